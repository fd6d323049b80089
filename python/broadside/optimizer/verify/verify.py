"""An independent check of a scheduled procedure: it must compute what the source computes.

The source is executed one operation after another (`source_walk`), and the schedule cycle by cycle with delay
slots (`replay`). Both run on symbolic values (`terms`), so that one walk covers all inputs that take its way.
The check uses no part of the search. It takes unit, path, side and machine register of each operation as they
are emitted, and delay slots and ports from the instruction table.

The check proves on each way that it walks:

- The returned value and the control registers are the same, and so are all stores with their addresses, data
  and predicates.
- Every load of the source is made. Other loads read no farther beyond these than the option allows
  (`speculation`), except the loads of a loop that begins before it is known that it runs.
- Accesses that may meet keep their order.
- No result and no branch is on its way at the return. No two results meet in a register or at a write port.
- A10 to A15 and B10 to B15, which include the stack pointer, keep their values, and the return goes to B3.

It also checks the rules of every packet (`packet_rules`), even of those on no way walked.

These ways are walked: each branch whose condition is open on symbolic values goes both ways. A loop whose
count is open runs as often as its pipeline needs, one, two and five times more, one time less, and once, as
far as its `.trip` allows; ways on which a loop ends sooner are left out. A large constant count is treated as
open (`counts`). If loops within loops make a way long, fewer passes than `.trip` promises, and smaller
constants, are tried (`ways`). Then each decision is varied after each pair of decisions before it, until
MAX_WALKS ways or MAX_WORK operations are reached.

So an error may escape if only a longer history of branches or another count shows it. The check compares the
operands of an instruction, and that it is the one of the source, but not what the instruction does. Addresses
are compared as terms; if `.no_mdep` or `.mdep` says that accesses never meet, this is believed.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import Procedure, Register
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.verify.access import Access, Trace
from broadside.optimizer.verify.order.check import check_order
from broadside.optimizer.verify.packet_rules import (
    POINTERS_OF_C,
    NotPreserved,
    ReadUnwritten,
    VerifyError,
    check_packet,
)
from broadside.optimizer.verify.replay import Replay
from broadside.optimizer.verify.source_walk import (
    MAX_OPERATIONS,
    Decision,
    Endless,
    SourceWalk,
    TooLong,
)
from broadside.optimizer.verify.speculation import check_speculation
from broadside.optimizer.verify.values.counts import open_counts
from broadside.optimizer.verify.values.terms import Term, Terms
from broadside.optimizer.verify.ways.passes import Follow, follows, is_long, passes_to_try

__all__ = ["ReadUnwritten", "Report", "VerifyError", "verify"]

MAX_WALKS = 200
MAX_WORK = 400_000
"""After this many operations of the source in all walks, only branches not yet gone both ways are walked."""
MAX_WORK_NESTED = 40_000
"""The same if loops within loops make a way long; each such way runs the same code many times."""

_WIDEST = 8  # bytes of the widest store
_LEAST_CYCLES, _CYCLES_EACH = 10_000, 50
"""A schedule is endless after _LEAST_CYCLES cycles plus _CYCLES_EACH for each operation of the source.

A loop whose interval the user has made longer has more cycles for each of its operations.
"""

_HISTORY = 2  # decisions directly before a decision that, if they differ, make it a new one
_TIMES_LONGER = 200  # a walk this many times longer than those before it counts as endless


@dataclass
class Report:
    """Counts of what was compared. `unreached`: operations of the schedule that no walk issued."""

    packets: int = 0
    walks: int = 0
    results: int = 0
    loads: int = 0
    stores: int = 0
    unreached: list[tuple[str, int]] = field(default_factory=list)
    complete: bool = True
    """Whether no limit cut the walks short."""

    def __str__(self) -> str:
        compared = self.results + self.loads + self.stores
        parts = [f"{self.walks} ways, {compared} effects"]
        if self.unreached:
            parts.append(f"{len(self.unreached)} never issued")
        if not self.complete:
            parts.append("a limit left out further ways")
        return "; ".join(parts)


def verify(scheduled: ScheduledProcedure, table: InstructionTable) -> Report:
    """Checks a schedule; returns a report of what was compared.

    Raises VerifyError on the first difference, and if there was nothing to compare.
    """
    report = Report(packets=_check_packets(scheduled, table))
    executed: set[tuple[str, int]] = set()
    for follow in follows(scheduled.source, MAX_OPERATIONS):
        try:
            _compare_ways(scheduled, follow, report, executed, table)
        except Endless as endless:
            if follow.is_last or not (follow.is_short or isinstance(endless, TooLong)):
                raise
        if report.walks:
            break
        report.complete = False
    report.unreached = [
        (item.node.name, number)
        for item in scheduled.nodes
        for number in range(len(item.issued))
        if (item.node.name, number) not in executed
    ]
    if not report.walks or not report.packets or not executed:
        raise VerifyError(f"{scheduled.procedure.name}: nothing was compared")
    return report


def _compare_ways(
    scheduled: ScheduledProcedure,
    follow: Follow,
    report: Report,
    executed: set[tuple[str, int]],
    table: InstructionTable,
) -> None:
    """Compares source and schedule on all ways. Raises Endless if the first of them does not end."""
    longest = follow.longest
    for script in _Scripts(scheduled.source, report):
        try:
            walk = _compare(scheduled, script.choices, report, executed, table, follow, longest)
        except Endless:
            if not report.walks:
                raise
            report.complete = False
            continue
        script.take(walk)
        longest = max(longest if report.walks > 1 else 0, _TIMES_LONGER * walk.executed)


def _check_packets(scheduled: ScheduledProcedure, table: InstructionTable) -> int:
    """Checks the rules of single packets; returns the number of packets."""
    count = 0
    for item in scheduled.nodes:
        by_cycle = defaultdict(list)
        for issued in item.issued:
            if not 0 <= issued.cycle < item.length:
                raise VerifyError(
                    f"{item.node.name}: an operation outside its {item.length} cycles"
                )
            by_cycle[issued.cycle].append(issued)
        for packet in by_cycle.values():
            check_packet(packet, table, scheduled.source)
        count += len(by_cycle)
    return count


@dataclass
class _Script:
    """The first decisions for a walk; `take` notes those that the walk made."""

    choices: tuple[int, ...]
    made: Sequence[Decision] = ()
    work: int = 0

    def take(self, walk: SourceWalk) -> None:
        self.made, self.work = walk.decisions, walk.work


class _Scripts:
    """The ways to walk: first each choice of each decision, then each choice after each history."""

    def __init__(self, source: Procedure, report: Report) -> None:
        self.source, self.report = source, report
        self._most_work = MAX_WORK
        self._waiting: list[deque[tuple[int, ...]]] = [deque() for _ in range(_HISTORY + 1)]
        self._seen: set[tuple[tuple[Decision, ...], Decision]] = set()

    def __iter__(self) -> Iterator[_Script]:
        work = 0
        self._waiting[0].append(())
        while any(self._waiting):
            history = next(n for n, waiting in enumerate(self._waiting) if waiting)
            if history and (self.report.walks >= MAX_WALKS or work >= self._most_work):
                self.report.complete = False
                return
            script = _Script(self._waiting[history].popleft())
            yield script
            work += script.work
            if is_long(self.source, script.work):
                self._most_work = MAX_WORK_NESTED
            self._vary(script.choices, script.made)

    def _vary(self, script: tuple[int, ...], made: Sequence[Decision]) -> None:
        """Adds scripts with the other choices of each decision that came after the script."""
        for number, decision in enumerate(made):
            for history in range(_HISTORY + 1):
                self._seen.add(_context(made, number, history, decision))
        for number in range(len(script), len(made)):
            before = tuple(decision.chosen for decision in made[:number])
            for chosen in range(made[number].choices):
                other = Decision(made[number].place, made[number].choices, chosen)
                self._ask(made, number, other, (*before, chosen))

    def _ask(
        self, made: Sequence[Decision], number: int, other: Decision, script: tuple[int, ...]
    ) -> None:
        for history in range(_HISTORY + 1):
            context = _context(made, number, history, other)
            if context not in self._seen:
                self._seen.add(context)
                self._waiting[history].append(script)
                return


def _context(
    made: Sequence[Decision], number: int, history: int, decision: Decision
) -> tuple[tuple[Decision, ...], Decision]:
    return tuple(made[max(0, number - history) : number]), decision


def _compare(
    scheduled: ScheduledProcedure,
    script: tuple[int, ...],
    report: Report,
    executed: set[tuple[str, int]],
    table: InstructionTable,
    follow: Follow,
    longest: int,
) -> SourceWalk:
    """Executes source and schedule on one way and compares their effects. Raises VerifyError."""
    source = scheduled.source
    terms = Terms(open_counts(source, follow.many))
    passes = passes_to_try(scheduled, follow)
    walk, expected = _walked(scheduled, terms, script, passes, longest)
    if report.walks and not walk.is_promised:
        raise Endless(f"{source.name}: a loop ends before its .trip allows")
    cycles = _LEAST_CYCLES + _cycles_each(scheduled) * walk.executed
    width = table.multiplier_write_bits
    try:
        found = Replay(scheduled, terms, executed, cycles, width).run()
        _compare_effects(scheduled, expected, found, terms, _way(walk.decisions))
    except VerifyError:
        _blame_source(source, expected, terms)
        _blame_pointers(scheduled, walk)
        raise
    _blame_source(source, expected, terms)
    report.walks += 1
    report.results += len(expected.result or ())
    report.stores += sum(1 for _ in expected.stores())
    report.loads += sum(1 for _ in expected.loads())
    return walk


def _cycles_each(scheduled: ScheduledProcedure) -> int:
    kernels = [item for item in scheduled.nodes if item.node in scheduled.searches]
    return max(_CYCLES_EACH, *(item.length // max(1, len(item.issued)) for item in kernels), 0)


def _compare_effects(
    scheduled: ScheduledProcedure, expected: Trace, found: Trace, terms: Terms, way: str
) -> None:
    source, where = scheduled.source, f"{scheduled.procedure.name}, {way}"
    _compare_results(expected, found, terms, where)
    if Counter(expected.stores()) != Counter(found.stores()):
        raise VerifyError(f"{where}: {_difference(expected, found)}")
    _compare_loads(expected, found, where)
    check_speculation(scheduled, expected, found, terms, where)
    ordered = any(operation.is_volatile or operation.is_call for operation in source.operations)
    if not source.no_aliases or source.dependences or ordered or _stores_meet(expected, terms):
        check_order(source, expected, found, terms, where)


def _stores_meet(trace: Trace, terms: Terms) -> bool:
    """Whether the trace has stores to the same bytes, whose order counts even with `.no_mdep`."""
    near: dict[tuple[Term, Hashable, int], list[Access]] = {}
    places: dict[int, set[Term]] = {}
    for store in (access for access in trace.accesses if access.is_store):
        earlier = places.setdefault(store.line, set())
        if not earlier.isdisjoint(terms.choices_of(store.base)):
            return True
        earlier.add(store.base)
        base, constant = terms.without_constant(store.base)
        distance, index = (
            (store.offset, None) if isinstance(store.offset, int) else (0, store.offset)
        )
        begin = (constant + distance) % (1 << 32)
        for word in (begin - _WIDEST, begin, begin + _WIDEST):
            others = near.get((base, index, word // _WIDEST), ())
            if any(other.surely_meets(store, terms) for other in others):
                return True
        near.setdefault((base, index, begin // _WIDEST), []).append(store)
    return False


def _blame_source(source: Procedure, expected: Trace, terms: Terms) -> None:
    """Raises ReadUnwritten if an effect of the source depends on a register that it has not written.

    Such an effect has no defined value, whether the schedule differs from the source or not.
    """
    effects = [*(expected.result or ()), *expected.controls.values(), *terms.truths]
    for access in expected.accesses:
        effects += [access.base, *terms.within(access.offset)]
        effects += [access.guard[0]] if isinstance(access.guard, tuple) else []
        effects += [access.data] if access.data is not None else []
    name = terms.unwritten(effects)
    if name is not None:
        readers = (o.location for o in source.operations if any(r.name == name for r in o.reads))
        raise ReadUnwritten(name, next(readers, source.location))


def _blame_pointers(scheduled: ScheduledProcedure, walk: SourceWalk) -> None:
    """Raises NotPreserved if the source itself changes a pointer of C, because every schedule then does."""
    if not scheduled.source.callable_from_c:
        return
    for name in POINTERS_OF_C:
        register = Register(name)
        writers = [o.location for o in scheduled.source.operations if register in o.writes]
        if writers and walk.changes(register):
            raise NotPreserved(name, writers[-1])


def _walked(
    scheduled: ScheduledProcedure,
    terms: Terms,
    script: tuple[int, ...],
    passes: Mapping[str, Sequence[int]],
    longest: int,
) -> tuple[SourceWalk, Trace]:
    """One way through the source: the walk and its trace.

    The way is walked again with the same decisions as long as a walk finds new tests. In the last walk all
    terms take all tests of this way into account from the beginning.
    """
    made: list[Decision] = []
    work = 0
    while True:
        known = len(terms.tested)
        walk = SourceWalk(
            scheduled.source,
            terms,
            script[len(made) :],
            passes,
            scheduled.frame_bytes,
            longest,
        )
        trace = walk.run()
        made += walk.decisions
        work += walk.executed
        if len(terms.tested) == known:
            walk.decisions, walk.work = made, work
            return walk, trace


def _way(decisions: Sequence[Decision]) -> str:
    """The way in words for a message, such as `decisions 0 1 1`."""
    chosen = " ".join(str(decision.chosen) for decision in decisions[:20])
    return f"decisions {chosen}" if decisions else "the only way"


def _compare_results(expected: Trace, found: Trace, terms: Terms, where: str) -> None:
    """Compares the returned values and the control registers at the end."""
    wanted, given = expected.result or (), found.result or ()
    if len(wanted) > len(given) or not all(map(terms.agree, wanted, given)):
        raise VerifyError(f"{where}: another result is returned")
    for name in expected.controls.keys() | found.controls.keys():
        entry = terms.make("entry", name)
        if expected.controls.get(name, entry) == found.controls.get(name, entry):
            continue
        if name != "AMR" or terms.constant_of(found.controls[name]) != 0:
            raise VerifyError(f"{where}: {name} holds something else at the end")


def _difference(expected: Trace, found: Trace) -> str:
    missing = Counter(expected.stores()) - Counter(found.stores())
    surplus = Counter(found.stores()) - Counter(expected.stores())
    wrong = missing | surplus
    lines = sorted({a.line for a in expected.accesses + found.accesses if a.key in wrong})
    return f"{missing.total()} stores missing, {surplus.total()} too many, of lines {lines}"


def _compare_loads(expected: Trace, found: Trace, where: str) -> None:
    """Checks that every load of the source is made, and calls and volatile accesses equally often."""
    missing = Counter(expected.loads()) - Counter(found.loads())
    if missing:
        lines = sorted({a.line for a in expected.accesses if a.key in missing})
        raise VerifyError(f"{where}: loads of lines {lines} are missing")
    if Counter(a.key for a in _once(expected)) != Counter(a.key for a in _once(found)):
        lines = sorted({access.line for access in _once(expected)})
        raise VerifyError(
            f"{where}: other calls or volatile accesses are made than those of lines {lines}"
        )


def _once(trace: Trace) -> list[Access]:
    """Volatile accesses and calls, which must be made exactly as often as in the source."""
    return [access for access in trace.accesses if access.is_volatile or access.is_call]
