"""Sums whose terms may be taken in any order, and the order that lets a loop run fastest.

Where XOR, ADD, AND or OR take each other's results, and what stands between is used nowhere else, only
the value at the root counts: the terms may be taken in any order. A term that comes late, last of all the
one that the iteration before has made, should be taken last.

The least interval that any order allows follows from the earliest times of all operations at that
interval: a least fixed point, in which a sum takes its two earliest terms first, then again the two
earliest of what is left. If there is one, these orders keep to the interval; if the times grow without
end, no order does. An inner sum that others read too may be made twice, once in each order, where that
lowers the bound. Terms that a loop does not change are summed before it, likewise.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from broadside.isa import InstructionTable
from broadside.linear.dependence import (
    Definition,
    Dependence,
    Kind,
    dependence_graph,
    reaching_definitions,
)
from broadside.linear.ir import (
    Block,
    Immediate,
    MemoryReference,
    Operand,
    Operation,
    Procedure,
    Register,
    RegisterPair,
    UnitSpecifier,
)
from broadside.optimizer.bounds.initiation import least_interval, positive_cycle, resource_bound
from broadside.optimizer.loops.preparation import NotPipelined, prepare_loop
from broadside.optimizer.machine.forms import choices
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.region import Edge
from broadside.optimizer.model.values import value_graph
from broadside.optimizer.procedure.flow import build

SUMMING = frozenset(("XOR", "ADD", "AND", "OR"))
_MOST_TERMS = 24
_SWEEPS = 200  # over all operations, until their earliest times are taken to grow without end
_MOST_OPERATIONS = 300  # of a loop whose inner sums may be made twice


@dataclass(frozen=True)
class Regrouped:
    """What was done to a loop: `sums` in another order, `before` the bound as the source has it.

    `added` operations make inner sums twice; `outside` are made before the loop and not in it.
    """

    sums: int
    before: int
    added: int = 0
    outside: int = 0

    def __str__(self) -> str:
        more = f", {self.added} operations more" if self.added > 0 else ""
        less = f", {self.outside} of them before the loop" if self.outside else ""
        return f"{self.sums} sums regrouped{more}{less}; as written the recurrence is {self.before}"


@dataclass(frozen=True)
class Term:
    """An operand of a sum: where it is read, and what may have written it."""

    operand: Operand
    reader: int
    definitions: tuple[Definition, ...] = ()
    enters: bool = False

    @property
    def written(self) -> int:
        """Position of the last operation of this iteration that writes it; -1: none does."""
        return max((d.position for d in self.definitions if not d.distance), default=-1)


Tree: TypeAlias = "Term | tuple[Tree, Tree]"


@dataclass(frozen=True)
class Sum:
    """Operations that add up `terms`; `members` are used by nothing else, the root is the last."""

    root: int
    members: tuple[int, ...]
    terms: tuple[Term, ...]


def regroup(
    procedure: Procedure, table: InstructionTable
) -> tuple[Procedure, dict[str, Regrouped]]:
    """The procedure, if it asks for that, with its sums in the order that suits them; and of which loops."""
    if not procedure.regroup:
        return procedure, {}
    found: dict[str, Regrouped] = {}
    if procedure.blocks[0].is_loop:  # what is summed before it needs a place
        entry = Block(None, (), None, procedure.location)
        procedure = replace(procedure, blocks=(entry, *procedure.blocks))
    for number in range(len(procedure.blocks)):
        changed = _regrouped_block(procedure, number, table)
        if changed is not None:
            procedure, done = changed
            label = procedure.blocks[number].label
            if label is not None and procedure.blocks[number].is_loop:
                found[label] = done
    return procedure, found


def _regrouped_block(
    procedure: Procedure, number: int, table: InstructionTable
) -> tuple[Procedure, Regrouped] | None:
    block = procedure.blocks[number]
    if sum(o.mnemonic in SUMMING for o in block.operations) < 2:
        return None
    if not block.is_loop:
        return _straight(_view(procedure, number, table), number)
    outside = _outside(_view(procedure, number, table), number)
    if outside is None:
        return _Loop(_view(procedure, number, table), number).run()
    before = least_interval(_edges(_view(procedure, number, table).edges()), len(block.operations))
    procedure, done = outside
    inside = _Loop(_view(procedure, number, table), number).run()
    if inside is None:
        return procedure, replace(done, before=before)
    return inside[0], replace(inside[1], before=before, outside=done.outside)


def _view(procedure: Procedure, number: int, table: InstructionTable) -> _View:
    block, node = procedure.blocks[number], build(procedure).nodes[number]
    live_out = node.next.live_in if block.is_loop and node.next is not None else node.live_out
    return _View(procedure, table, block, live_out)


def _outside(view: _View, number: int) -> tuple[Procedure, Regrouped] | None:
    """Terms that the loop does not change, summed at the end of the block before it."""
    procedure, label = view.procedure, view.block.label
    enters = [i for i in range(len(procedure.blocks)) if number in procedure.successors(i)]
    if enters != [number - 1, number] or procedure.blocks[number - 1].is_loop:
        return None
    trees: dict[int, Tree] = {}
    added: list[Operation] = []
    sides: dict[Register, str] = {}
    for one in view.sums():
        fixed = [t for t in one.terms if t.enters and not t.definitions]
        rest = [t for t in one.terms if t not in fixed]
        if len(fixed) < 2 or not rest:
            continue
        root = view.operations[one.root]
        total = fixed[0].operand
        for term in fixed[1:]:
            target = Register(f"{label}$outside{len(added) + 1}")
            side = view.side_of(root.writes[0])
            sides |= {target: side} if side else {}
            added.append(_addition(root, root, total, term.operand, target))
            total = target
        ordered = [Term(total, one.root, enters=True), *rest]
        trees[one.root] = chain([(0, term) for term in ordered])
    if not trees or not all(_possible(added, view, sides)):
        return None
    changed = _Rebuilder(view, trees, view.sums()).run()
    if changed.sums < len(trees):
        return None
    procedure = _with_block(procedure, number, replace(changed, sides=changed.sides | sides))
    blocks = list(procedure.blocks)
    before = blocks[number - 1]
    last = () if before.terminator is None else (before.terminator,)
    first = before.operations[: len(before.operations) - len(last)]
    blocks[number - 1] = replace(before, operations=(*first, *added, *last))
    return replace(procedure, blocks=tuple(blocks)), Regrouped(changed.sums, 0, 0, len(added))


def _possible(
    operations: Iterable[Operation], view: _View, sides: Mapping[Register, str]
) -> Iterator[bool]:
    """Whether some unit takes each of the operations."""
    procedure = replace(view.procedure, sides=view.procedure.sides | view.sides | dict(sides))
    return (bool(choices(o, view.table, procedure)) for o in operations)


class _Loop:
    """The loop that is block `number`: which of its sums take another order."""

    def __init__(self, view: _View, number: int) -> None:
        self.view, self.number = view, number
        self.before = least_interval(_edges(view.edges()), len(view.operations))
        self.resources = 0

    def run(self) -> tuple[Procedure, Regrouped] | None:
        view = self.view
        shared = view.shared() if len(view.operations) <= _MOST_OPERATIONS else frozenset[int]()
        if not view.sums(shared):
            return None
        self.resources = self._resources(view.operations, view.sides)
        bound = max(self.before, self.resources)
        best = self._at_least(frozenset(), bound)
        if shared and (best is None or best[0] > self.resources):
            twice = self._made_twice(shared, best[0] if best is not None else bound)
            best = twice or best
        if best is None:
            return None
        _, changed = best
        added = len(changed.operations) - len(view.operations)
        done = Regrouped(changed.sums, self.before, added)
        return _with_block(view.procedure, self.number, changed), done

    def _resources(self, operations: Sequence[Operation], sides: Mapping[Register, str]) -> int:
        procedure = replace(self.view.procedure, sides=self.view.procedure.sides | dict(sides))
        machine = Machine(self.view.table, procedure)
        block = replace(self.view.block, operations=tuple(operations))
        try:
            loop = prepare_loop(block, machine, self.view.live_out)
        except NotPipelined:
            return len(operations)
        return resource_bound(loop.body.region, loop.model.duplicable)

    def _at_least(self, twice: frozenset[int], bound: int) -> tuple[int, _Changed] | None:
        """The sums in the orders of the least interval up to `bound`, and that interval."""
        sums = self.view.sums(twice)
        times = _Times(self.view, sums)
        for interval in range(self.resources, bound + 1):
            if times.settle(interval):
                changed = self._ordered(sums, times, interval)
                return None if changed is None else (interval, changed)
        return None

    def _made_twice(self, shared: frozenset[int], bound: int) -> tuple[int, _Changed] | None:
        """The same with as few inner sums made twice as bring the bound below `bound`."""
        for interval in range(self.resources, bound):
            twice = shared
            if not _Times(self.view, self.view.sums(twice)).settle(interval):
                continue
            for position in sorted(shared):
                fewer = twice - {position}
                if _Times(self.view, self.view.sums(fewer)).settle(interval):
                    twice = fewer
            sums = self.view.sums(twice)
            times = _Times(self.view, sums)
            times.settle(interval)
            changed = self._ordered(sums, times, interval)
            if changed is not None and self._resources(changed.operations, changed.sides) < bound:
                units = self._resources(changed.operations, changed.sides)
                return max(units, interval), changed
        return None

    def _ordered(self, sums: Sequence[Sum], times: _Times, interval: int) -> _Changed | None:
        """The sums in orders that keep to the interval: as chains, where these do."""
        arrivals = {s.root: [(times.arrival(t, interval), t) for t in s.terms] for s in sums}
        trees = {root: chain(terms) for root, terms in arrivals.items()}
        if not self._keeps(sums, trees, interval):
            chains, trees = trees, {root: shallow(terms) for root, terms in arrivals.items()}
            for root in trees:
                trial = trees | {root: chains[root]}
                if self._keeps(sums, trial, interval):
                    trees = trial
        return self._changed(sums, trees) if self._keeps(sums, trees, interval) else None

    def _changed(self, sums: Sequence[Sum], trees: Mapping[int, Tree]) -> _Changed:
        return _Rebuilder(self.view, trees, sums).run()

    def _keeps(self, sums: Sequence[Sum], trees: Mapping[int, Tree], interval: int) -> bool:
        changed = self._changed(sums, trees).operations
        return not positive_cycle(_edges(self.view.edges(changed)), len(changed), interval)


def _edges(dependences: Iterable[Dependence]) -> list[Edge]:
    return [Edge(d.source, d.target, d.latency, d.distance) for d in dependences]


def _with_block(procedure: Procedure, number: int, changed: _Changed) -> Procedure:
    blocks = list(procedure.blocks)
    blocks[number] = replace(blocks[number], operations=changed.operations)
    return replace(procedure, blocks=tuple(blocks), sides=procedure.sides | changed.sides)


def _straight(view: _View, number: int) -> tuple[Procedure, Regrouped] | None:
    """Code without a loop: each sum as a chain if that ends no later."""
    sums = view.sums()
    times = _Times(view, sums)
    if not sums or not times.settle(0):
        return None
    trees = {}
    for one in sums:
        arrivals = [(times.arrival(t, 0), t) for t in one.terms]
        cycles = [time for time, _ in arrivals]
        as_chain = chain_finished(cycles) == finished(cycles)
        trees[one.root] = chain(arrivals) if as_chain else shallow(arrivals)
    changed = _Rebuilder(view, trees, sums).run()
    return _with_block(view.procedure, number, changed), Regrouped(changed.sums, 0)


class _View:
    """A block and what its operations read: where sums are, and what came of changing them."""

    def __init__(
        self,
        procedure: Procedure,
        table: InstructionTable,
        block: Block,
        live_out: frozenset[Register],
    ) -> None:
        self.procedure, self.table, self.block, self.live_out = procedure, table, block, live_out
        self.halves = _halves(procedure)
        self.operations, self.sides = _separated(procedure, block, live_out, self.halves)
        self.reaching = reaching_definitions(self.operations, block.is_loop)
        self.readers: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for position, seen in enumerate(self.reaching.definitions):
            for definitions in seen.values():
                for definition in definitions:
                    self.readers[definition.position].append((position, definition.distance))
        self.kept = {r for o in self.operations for r in o.keeps}

    def side_of(self, register: Register) -> str:
        return self.sides.get(register) or self.procedure.sides.get(register, "")

    def plain(self, position: int) -> bool:
        """Whether the operation adds two symbolic registers, or one and a constant, and no more."""
        operation = self.operations[position]
        if operation.mnemonic not in SUMMING or operation.predicate is not None:
            return False
        if operation.unit != UnitSpecifier() or len(operation.operands) != 3:
            return False
        *sources, target = operation.operands
        return (
            all(isinstance(o, (Register, Immediate)) for o in sources)
            and any(isinstance(o, Register) for o in sources)
            and isinstance(target, Register)
            and all(r.is_symbolic and r not in self.halves for r in operation.reads)
            and target.is_symbolic
            and target not in self.halves | self.kept
        )

    def used_once(self, position: int) -> bool:
        """Whether one operation of the same iteration reads the result, and nothing else does."""
        (target,) = self.operations[position].writes
        leaves = target in self.live_out and any(
            d.position == position for d in self.reaching.exit.get(target, ())
        )
        readers = self.readers[position]
        return not leaves and len(readers) == 1 and readers[0][1] == 0

    def _inner(self, position: int, register: Register, twice: frozenset[int]) -> int | None:
        """The operation whose sum `position` goes on with when it reads `register`."""
        definitions = self.reaching.definitions[position][register]
        if len(definitions) != 1 or definitions[0].distance:
            return None
        source = definitions[0].position
        if (
            register in self.reaching.entry[position]
            or not self.plain(source)
            or self.operations[source].mnemonic != self.operations[position].mnemonic
            or self.side_of(register) != self.side_of(self.operations[position].writes[0])
            or self.operations[position].operands.count(register) > 1
        ):
            return None
        return source if source in twice or self.used_once(source) else None

    def shared(self) -> frozenset[int]:
        """Inner sums that others read too."""
        found = set()
        everything = frozenset(range(len(self.operations)))
        for position in range(len(self.operations)):
            if self.plain(position):
                for register in self.operations[position].reads:
                    source = self._inner(position, register, everything)
                    if source is not None and not self.used_once(source):
                        found.add(source)
        return frozenset(found)

    def sums(self, twice: frozenset[int] = frozenset()) -> list[Sum]:
        """The sums of three terms or more, in the order of their roots."""
        plain = [p for p in range(len(self.operations)) if self.plain(p)]
        inner = {
            source
            for position in plain
            for register in self.operations[position].reads
            if (source := self._inner(position, register, twice)) is not None
        }
        found = []
        for root in plain:
            if root in inner and self.used_once(root):
                continue
            members, terms = self._gather(root, twice)
            constants = sum(isinstance(t.operand, Immediate) for t in terms)
            if 2 < len(terms) <= _MOST_TERMS and constants < 2:
                found.append(Sum(root, tuple(sorted(members)), tuple(terms)))
        return found

    def _gather(self, position: int, twice: frozenset[int]) -> tuple[list[int], list[Term]]:
        members, terms = [position], []
        for operand in self.operations[position].operands[:-1]:
            if not isinstance(operand, Register):
                terms.append(Term(operand, position))
                continue
            source = self._inner(position, operand, twice)
            if source is None:
                definitions = self.reaching.definitions[position][operand]
                enters = operand in self.reaching.entry[position]
                terms.append(Term(operand, position, definitions, enters))
                continue
            more, below = self._gather(source, twice)
            members += more if self.used_once(source) else []
            terms += below
        return members, terms

    def edges(self, operations: Sequence[Operation] | None = None) -> list[Dependence]:
        chosen = self.operations if operations is None else operations
        return dependence_graph(chosen, self.procedure, loop=self.block.is_loop, renaming=True)


def _halves(procedure: Procedure) -> frozenset[Register]:
    return frozenset(
        half
        for operation in procedure.operations
        for operand in operation.operands
        if isinstance(operand, RegisterPair)
        for half in (operand.high, operand.low)
    )


def _separated(
    procedure: Procedure, block: Block, live_out: frozenset[Register], halves: frozenset[Register]
) -> tuple[tuple[Operation, ...], dict[Register, str]]:
    """The block with a register of its own for each value that lives in one iteration only.

    So a name that the source uses again does not tie an operation to its place. And the sides of the
    new registers.
    """
    graph = value_graph(block.operations, loop=block.is_loop, live_out=live_out)
    carried = {graph.reads[place] for place in graph.distance}
    lasting = {*graph.entry.values(), *graph.exit.values(), *graph.whole} | carried
    values: dict[Register, set[int]] = defaultdict(set)
    for (_, register), value in (*graph.reads.items(), *graph.writes.items()):
        values[register].add(value)
    names: dict[tuple[Register, int], Register] = {}
    sides: dict[Register, str] = {}
    for register, found in values.items():
        if (
            register.is_symbolic
            and register not in halves
            and register.name not in procedure.pointers
        ):
            for number, value in enumerate(sorted(found - lasting) if len(found) > 1 else ()):
                names[register, value] = own = Register(f"{register.name}${number + 1}")
                if register in procedure.sides:
                    sides[own] = procedure.sides[register]
    operations = []
    for position, operation in enumerate(block.operations):
        read, written = (
            {r: names[r, v] for (p, r), v in places.items() if p == position and (r, v) in names}
            for places in (graph.reads, graph.writes)
        )
        operations.append(_renamed(operation, read, written) if read or written else operation)
    return tuple(operations), sides


def _renamed(
    operation: Operation, read: Mapping[Register, Register], written: Mapping[Register, Register]
) -> Operation:
    """The operation with other registers: `written` for its result, `read` for all else."""
    result = len(operation.operands) - 1 if operation.writes and not operation.is_store else -1

    def operand(number: int, old: Operand) -> Operand:
        if isinstance(old, Register):
            return (written if number == result else read).get(old, old)
        if isinstance(old, MemoryReference):
            offset = old.offset
            moved = read.get(offset, offset) if isinstance(offset, Register) else offset
            return replace(old, base=read.get(old.base, old.base), offset=moved)
        return old

    predicate = operation.predicate
    if predicate is not None:
        predicate = replace(predicate, register=read.get(predicate.register, predicate.register))
    return replace(
        operation,
        operands=tuple(operand(number, old) for number, old in enumerate(operation.operands)),
        predicate=predicate,
        reads=tuple(read.get(r, r) for r in operation.reads),
        writes=tuple(written.get(r, r) for r in operation.writes),
        keeps=tuple(written.get(r, r) for r in operation.keeps),
    )


class _Times:
    """Earliest times of all operations at an interval when `sums` may take any order."""

    def __init__(self, view: _View, sums: Sequence[Sum]) -> None:
        self.view = view
        self.sum_of = {s.root: s for s in sums}
        within = {m for s in sums for m in s.members} - self.sum_of.keys()
        self.order = [p for p in range(len(view.operations)) if p not in within]
        self.entering: dict[int, list[Dependence]] = defaultdict(list)
        for edge in view.edges():
            taken_over = edge.target in self.sum_of and edge.kind is Kind.FLOW
            if edge.target not in within and edge.source not in within and not taken_over:
                self.entering[edge.target].append(edge)
        self.at: list[int] = []

    def settle(self, interval: int) -> bool:
        """Find the times. False if they grow without end."""
        self.at = [0] * len(self.view.operations)
        return any(not self._sweep(interval) for _ in range(_SWEEPS))

    def _sweep(self, interval: int) -> bool:
        changed = False
        for position in self.order:
            time = max(
                (
                    self.at[e.source] + e.latency - interval * e.distance
                    for e in self.entering[position]
                ),
                default=0,
            )
            found = self.sum_of.get(position)
            if found is not None:
                time = max(time, finished([self.arrival(t, interval) for t in found.terms]))
            if time > self.at[position]:
                self.at[position], changed = time, True
        return changed

    def arrival(self, term: Term, interval: int) -> int:
        """The cycle in which a term can be read."""
        ready = [0]
        for definition in term.definitions:
            operation = self.view.operations[definition.position]
            assert isinstance(term.operand, Register)
            delay = operation.write_delay(term.operand)
            ready.append(self.at[definition.position] + delay + 1 - interval * definition.distance)
        return max(ready)


def finished(arrivals: Iterable[int]) -> int:
    """When the last addition of a sum begins, at the earliest."""
    waiting = list(arrivals)
    heapq.heapify(waiting)
    while len(waiting) > 2:
        first, second = heapq.heappop(waiting), heapq.heappop(waiting)
        heapq.heappush(waiting, max(first, second) + 1)
    return max(waiting)


def shallow(terms: Sequence[tuple[int, Term]]) -> Tree:
    """The two earliest first: the order that ends earliest."""
    waiting: list[tuple[int, int, Tree]] = [
        (time, number, term) for number, (time, term) in enumerate(terms)
    ]
    heapq.heapify(waiting)
    for number in range(len(terms), 2 * len(terms) - 1):
        one, _, first = heapq.heappop(waiting)
        other, _, second = heapq.heappop(waiting)
        heapq.heappush(waiting, (max(one, other) + 1, number, (first, second)))
    return waiting[0][2]


def chain(terms: Sequence[tuple[int, Term]]) -> Tree:
    """One after the other as they arrive: nothing but the sum waits in a register."""
    ordered = [term for _, term in sorted(terms, key=lambda entry: entry[0])]
    tree: Tree = ordered[0]
    for term in ordered[1:]:
        tree = (tree, term)
    return tree


def chain_finished(arrivals: Iterable[int]) -> int:
    """When the last addition of a chain begins, at the earliest."""
    first, *rest = sorted(arrivals)
    ready = begun = first
    for arrival in rest:
        begun = max(ready, arrival)
        ready = begun + 1
    return begun


@dataclass
class _Changed:
    """A block's operations with some of its sums in another order."""

    operations: tuple[Operation, ...]
    sides: dict[Register, str] = field(default_factory=dict)
    sums: int = 0


class _Rebuilder:
    """Writes sums anew. One that cannot be (a term is overwritten too early, no unit takes it) stays."""

    def __init__(self, view: _View, trees: Mapping[int, Tree], sums: Sequence[Sum]) -> None:
        self.view, self.trees = view, trees
        self.sums = [s for s in sums if s.root in trees]
        self.sides: dict[Register, str] = {}
        self.gone: set[int] = set()
        self.behind: dict[int, list[Operation]] = defaultdict(list)
        self.roots: dict[int, Operation] = {}
        self.count = 0

    def run(self) -> _Changed:
        self.gone = {m for s in self.sums for m in s.members if m != s.root}
        placed = 0
        for one in self.sums:
            written = _Written(self, one).run()
            if written is None:
                self.gone -= set(one.members)
                continue
            placed += 1
            self.roots[one.root] = written.root
            self.sides |= written.sides
            for at, operation in written.behind:
                self.behind[at].append(operation)
        operations = list(self.behind[-1])
        for position, operation in enumerate(self.view.operations):
            if position not in self.gone:
                operations.append(self.roots.get(position, operation))
            operations += self.behind[position]
        kept = _without_unread(operations, self.view)
        return _Changed(kept, self.view.sides | self.sides, placed)


class _Written:
    """One sum written anew: its root, and the inner sums with the positions that they stand behind."""

    def __init__(self, rebuilder: _Rebuilder, one: Sum) -> None:
        self.rebuilder, self.one, self.view = rebuilder, one, rebuilder.view
        self.templates = iter([m for m in one.members if m != one.root])
        self.behind: list[tuple[int, Operation]] = []
        self.sides: dict[Register, str] = {}

    def run(self) -> _Written | None:
        """Nothing where a term is overwritten too early or no unit takes an addition."""
        root = self.view.operations[self.one.root]
        tree = self.rebuilder.trees[self.one.root]
        assert not isinstance(tree, Term)
        first = self._operand(tree[0], self.one.root - 1)
        second = self._operand(tree[1], self.one.root - 1)
        if first is None or second is None:
            return None
        self.root = _addition(root, root, first, second, root.writes[0])
        added = (self.root, *(operation for _, operation in self.behind))
        return self if all(_possible(added, self.view, self.sides)) else None

    def _operand(self, tree: Tree, place: int) -> Operand | None:
        """What stands for `tree` where it is read behind `place`; its additions are written before."""
        if isinstance(tree, Term):
            return tree.operand if self._lasts(tree, place) else None
        at = _known(tree)
        first, second = self._operand(tree[0], at), self._operand(tree[1], at)
        if first is None or second is None:
            return None
        root = self.view.operations[self.one.root]
        self.rebuilder.count += 1
        target = Register(f"{root.writes[0].name}$sum{self.rebuilder.count}")
        side = self.view.side_of(root.writes[0])
        if side:
            self.sides[target] = side
        template = self.view.operations[next(self.templates, self.one.root)]
        self.behind.append((at, _addition(root, template, first, second, target)))
        return target

    def _lasts(self, term: Term, place: int) -> bool:
        """Whether nothing has written over `term` up to `place`."""
        return not any(
            term.operand in self.view.operations[position].writes
            and position not in self.rebuilder.gone
            for position in range(term.written + 1, place + 1)
        )


def _known(tree: Tree) -> int:
    """The position behind which all terms are known."""
    return tree.written if isinstance(tree, Term) else max(_known(tree[0]), _known(tree[1]))


def _addition(
    root: Operation, template: Operation, first: Operand, second: Operand, target: Register
) -> Operation:
    """An addition like `root`, in the place of `template`."""
    operands = (first, second, target)
    return replace(
        root,
        index=template.index,
        operands=operands,
        location=template.location,
        source=f"{root.mnemonic} {', '.join(map(str, operands))}",
        reads=tuple(dict.fromkeys(o for o in (first, second) if isinstance(o, Register))),
        writes=(target,),
    )


def _without_unread(operations: list[Operation], view: _View) -> tuple[Operation, ...]:
    """Without inner sums whose every reader now makes them itself."""
    shared = {view.operations[p].writes[0] for p in view.shared()}
    read = {r for o in operations for r in (*o.reads, *o.keeps)} | view.live_out
    return tuple(o for o in operations if not (shared & set(o.writes)) or set(o.writes) & read)
