"""Executes the source on symbolic values, one operation after another, along a prescribed walk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass

from broadside.linear.ir import Block, Operation, Procedure, Register, RegisterPair
from broadside.linear.procedure import ARGUMENT_REGISTERS
from broadside.linear.scan import access_bytes
from broadside.optimizer.loops import NotPipelined, find_counter
from broadside.optimizer.packet_rules import VerifyError
from broadside.optimizer.replay import (
    Access,
    StackWords,
    Trace,
    address,
    circular_mode,
    loaded_parts,
    operand_terms,
    stored_term,
)
from broadside.optimizer.synthetic import STACK_POINTER
from broadside.optimizer.terms import MASK, Term, Terms, Undecided

MAX_OPERATIONS = 200_000


@dataclass(frozen=True)
class Walk:
    """How often each loop of one block runs, and how often other backward branches are taken."""

    trips: dict[str, int]
    repeats: int


class SourceWalk:
    """One execution of a procedure; `frame_bytes` is the stack that its schedule takes."""

    def __init__(self, procedure: Procedure, terms: Terms, walk: Walk, frame_bytes: int) -> None:
        self.procedure, self.terms, self.walk = procedure, terms, walk
        self.registers: dict[Register, Term] = {}
        self.stack = StackWords(terms)
        self.trace = Trace()
        self.taken: Counter[int] = Counter()
        entry = terms.make("entry", STACK_POINTER.name)
        self.registers[STACK_POINTER] = terms.plus(entry, -frame_bytes)
        self._bind_arguments()

    def _bind_arguments(self) -> None:
        if not self.procedure.callable_from_c:
            return
        for argument, home in zip(self.procedure.arguments, ARGUMENT_REGISTERS, strict=False):
            low = argument.low if isinstance(argument, RegisterPair) else argument
            self.registers[low] = self.terms.make("entry", home)
            if isinstance(argument, RegisterPair):
                high = f"{home[0]}{int(home[1:]) + 1}"
                self.registers[argument.high] = self.terms.make("entry", high)

    def run(self) -> Trace:
        """Execute from the top to the return."""
        position, count = 0, 0
        before = -1
        while position < len(self.procedure.blocks):
            block = self.procedure.blocks[position]
            if block.is_loop and before != position:
                self._enter_loop(block)
            following = position + 1
            for operation in block.operations:
                count += 1
                if operation.leaves:
                    return self._leave(operation)
                if operation.is_branch:
                    following = self._branch(position, operation)
                elif operation.memory is not None:
                    self._access(operation)
                else:
                    self._compute(operation)
            if count > MAX_OPERATIONS:
                raise VerifyError(f"{self.procedure.name}: the source does not end")
            before, position = position, following
        return self.trace

    def _enter_loop(self, block: Block) -> None:
        """Bind the counter, unless it is a constant, to the trip count of the walk."""
        try:
            counter = find_counter(block)
        except NotPipelined:
            return
        term = self._read(counter.register)
        if self.terms.value(term) is None and block.label is not None:
            base, added = self.terms.without_constant(term)
            self.terms.values[base] = (counter.step * self.walk.trips[block.label] - added) & MASK

    def _read(self, register: Register) -> Term:
        if register not in self.registers:
            if register.is_symbolic:
                raise VerifyError(f"{self.procedure.name}: {register} is read before it is written")
            self.registers[register] = self.terms.make("entry", register.name)
        return self.registers[register]

    def _guard(self, operation: Operation) -> tuple[Term, bool] | None:
        predicate = operation.predicate
        return None if predicate is None else (self._read(predicate.register), predicate.negated)

    def _write(self, operation: Operation, register: Register, new: Term) -> None:
        guard = self._guard(operation)
        if guard is not None:
            old = self.registers.get(register)
            if old is None:
                old = self.terms.make("nothing", register.name)
            new = self.terms.choice(*guard, new, old)
        self.pending[register] = new

    def _compute(self, operation: Operation) -> None:
        self.pending: dict[Register, Term] = {}
        read = {r: self._read(r) for r in operation.reads}
        sources = operand_terms(self.terms, operation, read)
        target = operation.operands[-1]
        if isinstance(target, RegisterPair):
            for part, register in (("high", target.high), ("low", target.low)):
                self._write(operation, register, self.terms.compute(operation, sources, part))
        else:
            assert isinstance(target, Register)
            self._write(operation, target, self.terms.compute(operation, sources))
        self.registers.update(self.pending)

    def _access(self, operation: Operation) -> None:
        self.pending = {}
        memory = operation.memory
        assert memory is not None
        offset = self._read(memory.offset) if isinstance(memory.offset, Register) else None
        root, distance, moved = address(
            self.terms, memory, access_bytes(operation.mnemonic), self._read(memory.base), offset
        )
        circular = None
        if memory.base.is_machine:
            circular = circular_mode(self.terms, memory.base.name, self._read(Register("AMR")))
        data = self._stored(operation) if operation.is_store else None
        guard = self._guard(operation)
        if data is not None:
            self.stack.store(operation.mnemonic, (root, distance), data, guard)
        cycle = len(self.trace.accesses)
        self.trace.accesses.append(Access(operation, root, distance, circular, data, guard, cycle))
        if memory.mode.updates_base:
            self._write(operation, memory.base, moved)
        if operation.is_load:
            parts = loaded_parts(operation.operands[1])
            waiting = self.stack.load(operation.mnemonic, (root, distance))
            for register, part in parts.items():
                loaded = self.terms.make(operation.mnemonic, root, distance, circular, *part)
                loaded = loaded if waiting is None else waiting
                self._write(operation, register, loaded)
        self.registers.update(self.pending)

    def _stored(self, operation: Operation) -> Term:
        return stored_term(self.terms, operation.operands[0], self._read)

    def _branch(self, position: int, operation: Operation) -> int:
        if operation.target is None:
            return len(self.procedure.blocks)
        labels = [block.label for block in self.procedure.blocks]
        target = labels.index(operation.target)
        guard = self._guard(operation)
        if guard is None:
            return target
        term, negated = guard
        try:
            holds = self.terms.holds(term)
        except Undecided as open_:
            holds = self._decide(position, target, open_.term, term, negated)
        return target if holds != negated else position + 1

    def _decide(
        self, position: int, target: int, undecided: Term, term: Term, negated: bool
    ) -> bool:
        """Choose the outcome of a test that nothing has fixed yet."""
        backward = target <= position
        taken = backward and self.taken[position] < self.walk.repeats
        self.taken[position] += 1
        holds = taken != negated
        self.terms.truths[undecided] = holds
        return self.terms.holds(term) if undecided != term else holds

    def _leave(self, operation: Operation) -> Trace:
        found: tuple[Hashable, ...] = tuple(self._read(r) for r in operation.reads)
        self.trace.result = found if operation.operands else None
        return self.trace
