"""Executes the source on symbolic values, one operation after another.

If the terms leave a branch open, the walk decides whether it is taken: first by its script, then by turns, so
that a walk reaches the end of any procedure that has one. The walk notes all decisions, and the caller can
ask for others. A loop that counts a register by a constant takes one decision: the walk binds its counter to
a number of passes. This holds for loops of one block, and for loops of several blocks whose passes the
schedule overlaps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from broadside.linear.ir import STATUS, Block, Operation, Procedure, Register, Trip
from broadside.linear.procedure.conventions import argument_homes
from broadside.linear.text.operands import offset_bytes
from broadside.optimizer.verify.access import (
    Access,
    StackWords,
    Trace,
    address,
    call,
    circular_mode,
    counted_base,
    operand_terms,
    stored_term,
    written_parts,
)
from broadside.optimizer.verify.order.visits import Visits
from broadside.optimizer.verify.packet_rules import RESULTS, CircularElsewhere, VerifyError
from broadside.optimizer.verify.source_loops import CountedLoops, repeats_for_ever
from broadside.optimizer.verify.values.decided import Decided
from broadside.optimizer.verify.values.terms import MASK, Term, Terms, Undecided

MAX_OPERATIONS = 1_000_000
_STACK_POINTER = Register("B15")
_ADDRESS_MODE = Register("AMR")
_SOME_VALUE = 1000  # start value of a loop's register if nothing else decides it
# terms may have the sources exchanged
_EXCHANGED = {"CMPLT": "CMPGT", "CMPLTU": "CMPGTU"}
_PASSES_APART = 15  # passes that count as different places of a decision
_MANY_ALIKE = 100  # so many passes with the same test count as a loop that never ends
_MANY_IMPLIED = 100  # so many decisions of a branch may follow from others, or a way gets too long
_ONCE = (1,)  # number of passes of a loop if nothing else is known


class Endless(VerifyError):
    """The decisions lead to a way without an end, for example past the zero of a counter."""


class TooLong(Endless):
    """The decisions lead to a way that was not followed to its end."""


@dataclass(frozen=True)
class Decision:
    """A decision of a walk: its place (and pass), the number of choices, and the choice taken."""

    place: tuple[str | int, ...]
    choices: int
    chosen: int


class SourceWalk:
    """One execution of a procedure.

    `script`: the first decisions. `passes`: by label, the numbers of passes to choose from, for loops whose
    count is open. `frame_bytes`: the stack frame of the schedule. `longest`: a way of more operations counts
    as endless.
    """

    def __init__(
        self,
        procedure: Procedure,
        terms: Terms,
        script: Sequence[int],
        passes: Mapping[str, Sequence[int]],
        frame_bytes: int,
        longest: int = MAX_OPERATIONS,
    ) -> None:
        self.procedure, self.terms, self.longest = procedure, terms, longest
        self.script, self.passes = script, passes
        self.registers: dict[Register, Term] = {}
        self.stack = StackWords(terms)
        self.trace, self.visits = Trace(), Visits(procedure)
        self.decisions: list[Decision] = []
        self.executed = 0
        self.work = 0  # operations of this walk and of the walks that it repeats
        self.is_promised = True  # whether all loops of one block ran as often as their `.trip` says
        self._passes_made = 0
        self._turns: Counter[tuple[str, int]] = Counter()
        self._decided = Decided(terms)
        self._implied: Counter[tuple[str, int]] = Counter()
        self._entered: dict[int, Term] = {}
        self._loops = CountedLoops(procedure, passes)
        self._tested: dict[int, tuple[Term, int]] = {}
        """By the last block of a loop: the value that its branch tested, and in how many passes the same."""
        self._done: dict[int, int] = {}
        """By the last block of a loop: passes made."""
        self._all: dict[int, int] = {}
        """By the last block of a loop: passes chosen."""
        entry = terms.make("entry", _STACK_POINTER.name)
        self._stack_pointer = terms.plus(entry, -frame_bytes)
        self.registers[_STACK_POINTER] = self._stack_pointer
        self._bind_arguments()

    def _bind_arguments(self) -> None:
        if not self.procedure.callable_from_c:
            return
        for home, argument in argument_homes(self.procedure.arguments):
            self.registers[argument] = self.terms.make("entry", home)

    def changes(self, register: Register) -> bool:
        """Whether a machine register, after the walk, holds another value than at the entry."""
        entry = self.terms.make("entry", register.name)
        before = self._stack_pointer if register == _STACK_POINTER else entry
        return self.registers.get(register, before) != before

    def run(self) -> Trace:
        """Executes the source from its beginning to the return. Raises Endless or CircularElsewhere."""
        position, before = 0, -1
        while position < len(self.procedure.blocks):
            block = self.procedure.blocks[position]
            for end, head in self._loops.heads.items():
                if head == position and not head <= before <= end:
                    self._enter_loop(end, self.procedure.blocks[end])
            self.visits.walk(before, position)
            before, position = position, self._run_block(position, block)
            if block.is_loop:
                self._count_pass(before, position, block)
                if position == before and repeats_for_ever(block):
                    raise Endless(
                        f"{self.procedure.name}: loop {block.label} never ends once it has branched back: "
                        "none of its operations changes what its branch tests"
                    )
            if self.executed > self.longest:
                self._refuse_long()
        self.trace.controls = {r.name: term for r, term in self.registers.items() if r.is_control}
        return self.trace

    def _refuse_long(self) -> NoReturn:
        """Raises TooLong; its message says whether a loop tests the same value again and again."""
        way = (
            f"{self.procedure.name} did not end within {self.longest} operations, as it was followed "
            "for the check"
        )
        if any(passes >= _MANY_ALIKE for _, passes in self._tested.values()):
            raise TooLong(f"{way}: does each loop change what its branch tests?")
        raise TooLong(f"{way}: a smaller least count in .trip, or a smaller constant, may help")

    def _count_pass(self, position: int, following: int, block: Block) -> None:
        """Notes whether a loop ends sooner than its `.trip` says. Raises Endless if it runs more often."""
        self._passes_made += 1
        trip = block.trip or Trip()
        if following != position:
            least = min(self.passes.get(block.label or "", ()), default=trip.minimum)
            self.is_promised &= self._passes_made >= least
            self._passes_made = 0
        elif trip.maximum is not None and self._passes_made >= trip.maximum:
            raise Endless(
                f"{self.procedure.name}: loop {block.label} runs more often than the {trip.maximum} "
                "passes that its .trip allows"
            )

    @property
    def _end(self) -> int:
        return len(self.procedure.blocks)

    def _run_block(self, position: int, block: Block) -> int:
        """Executes a block; returns the position of the block that follows."""
        for operation in block.operations:
            self.executed += 1
            if operation.leaves:
                self._leave(operation)
                return self._end
            if operation.is_branch:
                return self._branch(position, operation)
            if operation.is_call:
                self._call(operation)
            elif self._is_off(operation):
                continue
            elif operation.memory is not None:
                self._access(operation)
            else:
                self._compute(operation)
        return position + 1

    def _enter_loop(self, position: int, block: Block) -> None:
        """Notes the value before the first pass of the register that the loop's branch tests."""
        last = block.operations[-1]
        self._done[position] = 0
        self._all.pop(position, None)
        if last.predicate is None:
            return
        tested = last.predicate.register
        # a machine register has a value at the entry, although nothing has read it yet
        if tested in self.registers or tested.is_machine:
            self._entered[position] = self._read(tested)
            self._refuse_zero(position, block, self._entered[position])

    def _refuse_zero(self, position: int, block: Block, count: Term) -> None:
        """Raises TooLong if the loop counts down from zero: it would meet zero after 2**32 passes."""
        writers = [o for o in block.operations if o.predicate is None]
        last = block.operations[-1]
        if not block.is_loop or self._loops.steps[position] <= 0 or last.predicate is None:
            return
        tested = last.predicate.register
        counts = any(tested in operation.writes for operation in writers)
        if counts and self.terms.known(count) == 0:
            raise TooLong(
                f"{self.procedure.name}: line {last.location.line}: loop {block.label} may begin with "
                f"{tested} = 0, and would then run nearly for ever; set {tested} before the loop, or "
                "branch around the loop if it is 0"
            )

    def _read(self, register: Register) -> Term:
        if register not in self.registers:
            kind = "nothing" if register.is_symbolic else "entry"
            self.registers[register] = self.terms.make(kind, register.name)
        return self.registers[register]

    def _guard(self, operation: Operation) -> tuple[Term, bool] | None:
        predicate = operation.predicate
        if predicate is None:
            return None
        return self.terms.guard(self._read(predicate.register), predicate.negated)

    def _is_off(self, operation: Operation) -> bool:
        """Whether the predicate of an operation is known not to hold on this way."""
        predicate = operation.predicate
        if predicate is None:
            return False
        return self.terms.is_off(self._read(predicate.register), predicate.negated)

    def _reading(self, operation: Operation) -> dict[Register, Term]:
        guard = self._guard(operation)
        return {r: self.terms.under(guard, self._read(r)) for r in operation.reads}

    def _write_all(self, operation: Operation, results: Mapping[Register, Term]) -> None:
        guard = self._guard(operation)
        for register, new in results.items():
            if guard is None:
                self.registers[register] = new
            else:
                self.registers[register] = self.terms.choice(*guard, new, self._read(register))

    def _circular(self, operation: Operation, base: Register) -> Term | None:
        """The addressing mode of a base register, `None` for linear."""
        if not base.is_machine:
            return None
        mode = circular_mode(self.terms, base.name, self._read(_ADDRESS_MODE))
        if mode is not None and operation.unit.side not in ("", base.side):
            raise CircularElsewhere(base.name, operation.location)
        return mode

    def _compute(self, operation: Operation) -> None:
        base = counted_base(operation)
        circular = None if base is None else self._circular(operation, base)
        sources = operand_terms(self.terms, operation, self._reading(operation), circular)
        parts = written_parts(operation.operands[-1])
        results = {r: self.terms.compute(operation, sources, *part) for r, part in parts.items()}
        if "saturates" in operation.flags and STATUS in operation.writes:
            *_, last = results.values()
            results[STATUS] = self.terms.saturated(self._read(STATUS), last)
        self._write_all(operation, results)

    def _access(self, operation: Operation) -> None:
        memory = operation.memory
        assert memory is not None
        read, guard = self._reading(operation), self._guard(operation)
        offset = read[memory.offset] if isinstance(memory.offset, Register) else None
        root, distance, moved = address(
            self.terms, memory, offset_bytes(operation), read[memory.base], offset
        )
        circular = self._circular(operation, memory.base)
        data = stored_term(operation.operands[0], read, self.terms) if operation.is_store else None
        if data is not None:
            self.stack.store(operation.mnemonic, (root, distance), data, guard)
        cycle, visit = len(self.trace.accesses), self.visits.current(operation.location)
        self.trace.accesses.append(
            Access(operation, root, distance, circular, data, guard, cycle, visit)
        )
        results = {memory.base: moved} if memory.mode.updates_base else {}
        if operation.is_load:
            waiting = self.stack.load(operation.mnemonic, (root, distance))
            for register, part in written_parts(operation.operands[1]).items():
                loaded = self.terms.make(operation.mnemonic, root, distance, circular, *part)
                results[register] = loaded if waiting is None else waiting
        self._write_all(operation, results)

    def _call(self, operation: Operation) -> None:
        """Executes a call, which may change all registers that the C ABI does not keep."""
        target, *arguments = operation.operands
        function = self.terms.make("symbol", str(target))
        if isinstance(target, Register):
            function = self._read(target)
        passed = {home: self._read(argument) for home, argument in argument_homes(arguments)}
        left = call(self.trace, self.terms, operation, function, passed)
        self.registers.update({Register(name): term for name, term in left.items()})
        self.registers.update(
            zip(operation.writes[::-1], (left[name] for name in RESULTS), strict=False)
        )
        self.stack.words.clear()

    def _branch(self, position: int, operation: Operation) -> int:
        target = self._end if operation.target is None else self._loops.places[operation.target]
        if operation.predicate is None:
            return target
        guard = self._read(operation.predicate.register), operation.predicate.negated
        holds = self._holds(position, target, guard)
        self._note_test(position, target, guard[0], holds != guard[1])
        self._done[position] = self._done.get(position, 0) + 1
        if target > position:
            self.terms.tested[guard[0]] = holds
        elif holds == guard[1] and self._loops.is_counted(position):
            # the schedule may compute the number of passes, instead of testing in each
            self._decided.settle(guard[0])
        return target if holds != guard[1] else position + 1

    def _note_test(self, position: int, target: int, tested: Term, taken: bool) -> None:
        """Counts the passes in which a branch back has tested the same value."""
        if not taken:
            self._tested.pop(position, None)
        elif target <= position:
            before, passes = self._tested.get(position, (tested, 0))
            self._tested[position] = tested, passes + 1 if before == tested else 0

    def _holds(self, position: int, target: int, guard: tuple[Term, bool]) -> bool:
        """Whether the register that a branch tests is not zero."""
        term, negated = guard
        while True:
            try:
                return self.terms.holds(term)
            except Undecided as open_:
                if self._bind_counter(position, target, term, negated):
                    continue
                if self._loops.heads.get(position) == target and self._bind_ends(
                    position, open_.term
                ):
                    continue
                if self._bind_within(position, open_.term):
                    continue
                if open_.term == self.terms.chosen(term):
                    self._decide(("branch", position), open_.term, negated)
                else:
                    self._decide(("value", position), open_.term, negated=False)

    def _decide(self, place: tuple[str, int], term: Term, negated: bool) -> None:
        """Decides an open test, unless earlier decisions do: first no branch is taken, then by turns."""
        chosen = self.terms.chosen(term)
        if chosen in self.terms.truths:
            self.terms.truths[term] = self.terms.truths[chosen]
            return
        outcomes = self._decided.outcomes(chosen)
        if len(outcomes) == 1 and self._implied[place] < _MANY_IMPLIED:
            self._implied[place] += 1
            (truth,) = outcomes
        else:
            truth = bool(self._choose(place, 2)) != negated
        self.terms.truths[term] = self.terms.truths[chosen] = truth
        self._decided.note(chosen, truth)

    def _bind_counter(self, position: int, target: int, term: Term, negated: bool) -> bool:
        """Binds the counter of a loop to a number of passes; False if the term is no counter."""
        label = self.procedure.blocks[target].label if target < self._end else None
        back = self._loops.heads.get(position) == target
        if not back or negated or position not in self._entered or label is None:
            return False
        entered = self._entered[position]
        # `[n] SUB n, 1, n` counts while n is not zero
        term = self.terms.under((entered, False), term)
        base, begin = self.terms.without_constant(entered)
        other, now = self.terms.without_constant(term)
        step = (begin - now) & MASK
        if base != other or step == 0 or base in self.terms.values:
            return False
        if self.terms.shapes[base][0] == "count" and begin % (step & -step):
            first = begin - (begin >> 31 << 32)
            raise Endless(
                f"{self.procedure.name}: loop {label} never ends: it counts from {first} and misses zero"
            )
        passes = self.passes.get(label, _ONCE)
        count = passes[self._choose(("passes", position), len(passes))]
        self.terms.values[base] = (step * count - begin) & MASK
        self._all[position] = count
        return True

    def _bind_within(self, position: int, term: Term) -> bool:
        """Binds the counter of a loop if an operation before the loop's end tests it; else False."""
        base, _ = self.terms.without_constant(term)
        for end, head in self._loops.heads.items():
            label = self.procedure.blocks[head].label
            if not head <= position < end or end not in self._entered or label is None:
                continue
            counted, begin = self.terms.without_constant(self._entered[end])
            if base != counted or base in self.terms.values or not self._loops.steps[end]:
                continue
            passes = self.passes.get(label, _ONCE)
            count = passes[self._choose(("passes", end), len(passes))]
            self.terms.values[base] = (self._loops.steps[end] * count - begin) & MASK
            self._all[end] = count
            return True
        return False

    def _bind_ends(self, position: int, term: Term) -> bool:
        """Binds the values that a loop compares at its end, so that it runs a chosen number of passes.

        This decides which ways are walked, not what is right on them.
        """
        end = self._loops.ends.get(position)
        label = self.procedure.blocks[self._loops.heads[position]].label
        if end is None or label is None:
            return False
        kind, name = self.terms.shapes[term][0], end.operation.mnemonic
        if kind not in (name, _EXCHANGED.get(name)):
            return False
        left, right = (int(str(part)) for part in self.terms.shapes[term][2:4])
        first_moves = (end.operation.operands[0] == end.moving) == (kind == name)
        moving, bound = (left, right) if first_moves else (right, left)
        first, limit = self.terms.value(moving), self.terms.value(bound)
        if first is not None and limit is not None:
            return False
        passes = self.passes.get(label, _ONCE)
        count = passes[self._choose(("passes", position), len(passes))]
        self._all[position] = count
        far = end.step * (count - (2 if end.beyond else 1))
        if limit is None:
            first = _SOME_VALUE if first is None else first
            self._bind(moving, first)
            self._bind(bound, first + far)
        else:
            self._bind(moving, limit - far)
        return True

    def _bind(self, term: Term, value: int) -> None:
        base, constant = self.terms.without_constant(term)
        self.terms.values[base] = (value - constant) & MASK

    def _choose(self, place: tuple[str, int], choices: int) -> int:
        number = len(self.decisions)
        chosen = self._turns[place] % choices
        if number < len(self.script):
            chosen = self.script[number] % choices
        self._turns[place] = chosen + 1
        self.decisions.append(Decision((*place, *self._pass(place[1])), choices, chosen))
        return chosen

    def _pass(self, position: int) -> Iterator[int]:
        """The pass in which a branch within a pipelined loop decides, counted from the last pass if known.

        Passes differ because the first and the last ones run in the code of prolog and epilog.
        """
        for end, head in self._loops.heads.items():
            if head <= position < end:
                done = self._done[end]
                yield min(_PASSES_APART, self._all[end] - done if end in self._all else done)

    def _leave(self, operation: Operation) -> None:
        if operation.operands:
            found = tuple(self._read(r) for r in operation.reads)
            self.trace.result = found[::-1] if self.procedure.callable_from_c else found
