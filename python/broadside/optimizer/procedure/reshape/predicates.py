"""Merges the blocks of a loop into one block, in which predicates replace the branches.

If a block does not run in every pass, its operations get the predicate under which it runs. An operation
needs no predicate if no way around the block reads its results. For a condition within another, or for an
operation that already has a predicate, one more register holds whether both are true: it begins as zero and
gets the inner condition under the outer one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from broadside.linear.interpreter.arithmetic import deciding
from broadside.linear.ir import (
    Block,
    Immediate,
    Location,
    Operation,
    Predicate,
    Register,
    registers_of,
)
from broadside.optimizer.model.inserted import computation, load_constant, move
from broadside.optimizer.procedure.reshape.conditions import Way, conditions


@dataclass
class Merged:
    """The merged block, the branches that were removed, and the number of operations they decided about.

    `begun`: registers that only predicated operations write. They need some value before the first pass,
    because a move between the sides may read them even if no operation has written them.
    """

    block: Block
    branches: list[Operation] = field(default_factory=list)
    conditional: int = 0
    begun: tuple[Register, ...] = ()


def merged(blocks: Sequence[Block], live: Sequence[frozenset[Register]]) -> Merged:
    """The blocks of a loop merged; `live`: for each block, the registers live at its beginning."""
    return _Merger(blocks, live).run()


class _Merger:
    def __init__(self, blocks: Sequence[Block], live: Sequence[frozenset[Register]]) -> None:
        self.blocks, self.live = blocks, live
        self.conditions = conditions(blocks)
        self.out: list[Operation] = []
        self.branches: list[Operation] = []
        self.conditional = 0
        self.guards: dict[frozenset[Way], Predicate] = {}
        self.both: dict[tuple[Predicate, Predicate], Predicate] = {}
        self.open: set[Register] = set()
        """Registers without a value if the block that writes them does not run."""
        self.begun: dict[Register, None] = {}
        self.made = 0

    def run(self) -> Merged:
        for number, block in enumerate(self.blocks):
            if not self.conditions.reached[number]:
                continue
            guard = self._guard(number)
            last = None if number == len(self.blocks) - 1 else block.terminator
            for operation in block.operations[: -1 if last is not None else None]:
                self._add(operation, number, guard)
            if last is not None:
                self.branches.append(last)
                self._decide(number, last, guard)
        block = replace(self.blocks[0], operations=tuple(self.out))
        return Merged(block, self.branches, self.conditional, tuple(self.begun))

    def _guard(self, number: int) -> Predicate | None:
        ways = self.conditions.ways[number]
        return self.guards[ways] if ways else None

    def _add(self, operation: Operation, number: int, guard: Predicate | None) -> None:
        """Adds an operation of a block, under the predicate of the block if it needs one."""
        if guard is None:
            self._emit(operation)
            return
        self.conditional += 1
        around = self._read_around(number)
        if self._may_run_in_vain(operation, around):
            self._emit(operation)
            return
        own = operation.predicate
        both = guard if own is None else self._both(guard, own, operation.location)
        self._emit(predicated(operation, both))
        self.open.update(r for r in operation.writes if not (r.is_control or r in around))
        self.begun.update(dict.fromkeys(r for r in self.open if r not in self.live[0]))

    def _emit(self, operation: Operation) -> None:
        self.out.append(operation)
        self.open.difference_update(operation.writes)
        for pair in [p for p in self.both if p[1].register in operation.writes]:
            del self.both[pair]

    def _may_run_in_vain(self, operation: Operation, around: frozenset[Register]) -> bool:
        """Whether the operation has no effect but on registers that are not read `around` its block."""
        if operation.memory is not None or "saturates" in operation.flags or deciding(operation):
            return False
        if self.open.intersection((*operation.reads, *operation.keeps)):
            return False
        return all(r.is_symbolic and r not in around for r in operation.writes)

    def _read_around(self, number: int) -> frozenset[Register]:
        """Registers that are read on the ways around a block."""
        return frozenset[Register]().union(*(self.live[n] for n in self._landings(number)))

    def _landings(self, number: int) -> list[int]:
        """The blocks to which the ways around a block lead."""
        labels = {block.label: place for place, block in enumerate(self.blocks)}
        targets = [
            labels[block.terminator.target]
            for block in self.blocks[:number]
            if block.terminator is not None
        ]
        return [target for target in targets if target > number]

    def _decide(self, number: int, branch: Operation, guard: Predicate | None) -> None:
        """Makes the predicates that the branch at the end of a block decides."""
        if branch.predicate is None:
            return
        own = branch.predicate
        if guard is None and self._changes_under(number, own.register):
            register = self._new()
            self._emit(
                move(own.register, register, branch.location, f"branch of line {_line(branch)}")
            )
            own = Predicate(register, own.negated)
        ways = dict.fromkeys(w for w in self.conditions.ways if any(n == number for n, _ in w))
        for all_ways in ways:
            for taken in sorted(taken for n, taken in all_ways if n == number):
                way = own if taken else Predicate(own.register, not own.negated)
                self._note_way(all_ways, way, guard, branch.location)

    def _note_way(
        self,
        ways: frozenset[Way],
        way: Predicate,
        guard: Predicate | None,
        location: Location,
    ) -> None:
        """Adds one of the `ways` that lead to a block: under `guard`, it is taken if `way` holds."""
        if len(ways) == 1:
            self.guards[ways] = way if guard is None else self._new_both(guard, way, location)
            return
        if ways not in self.guards:
            register = self._new()
            self.guards[ways] = Predicate(register)
            self._emit(load_constant(0, register, location, "several ways"))
        held = way if guard is None else self._new_both(guard, way, location)
        one = load_constant(1, self.guards[ways].register, location, "one of several ways")
        self._emit(predicated(one, held))

    def _changes_under(self, number: int, register: Register) -> bool:
        """Whether the register is written up to the last block that the branch of `number` decides about."""
        last = self.conditions.last_under(number)
        blocks = self.blocks[number + 1 : last + 1]
        return any(register in operation.writes for b in blocks for operation in b.operations)

    def _both(self, guard: Predicate, own: Predicate, location: Location) -> Predicate:
        if guard == own:
            return own
        if (guard, own) not in self.both:
            self.both[guard, own] = self._new_both(guard, own, location)
        return self.both[guard, own]

    def _new_both(self, outer: Predicate, inner: Predicate, location: Location) -> Predicate:
        """A new predicate that holds if both predicates hold."""
        register = self._new()
        self._emit(load_constant(0, register, location, "two conditions"))
        taken = move(inner.register, register, location, "two conditions")
        if inner.negated:
            taken = _is_zero(inner.register, register, location)
        self._emit(predicated(taken, outer))
        return Predicate(register)

    def _new(self) -> Register:
        self.made += 1
        return Register(f"{self.blocks[0].label}$if{self.made}")


def predicated(operation: Operation, predicate: Predicate) -> Operation:
    """The operation under `predicate` in place of its own."""
    old = operation.predicate
    reads = operation.reads
    if old is not None and not _names(operation, old.register):
        reads = tuple(r for r in reads if r != old.register)
    return replace(
        operation,
        predicate=predicate,
        reads=tuple(dict.fromkeys((predicate.register, *reads))),
        keeps=tuple(dict.fromkeys((*operation.keeps, *operation.writes))),
    )


def _names(operation: Operation, register: Register) -> bool:
    """Whether a register is among the operands of an operation."""
    return any(register in registers_of(operand) for operand in operation.operands)


def _is_zero(source: Register, target: Register, location: Location) -> Operation:
    return computation("CMPEQ", (Immediate(0), source, target), location, "two conditions")


def _line(operation: Operation) -> int:
    return operation.location.line
