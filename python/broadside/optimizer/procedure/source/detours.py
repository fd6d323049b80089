"""Gives operations copies of their operands if they cannot use the registers themselves.

A register may be on a side from which no unit takes it, a predicate register may be occupied for too long, or
two operations may need the same register on different sides. A move before the operation copies an operand; a
move after it copies the result to its register. Such code is longer, so copies are made only if there is no
schedule without them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations, count

from broadside.facts.cpu import PAGES
from broadside.facts.isa import InstructionTable
from broadside.linear.ir import (
    FRAME,
    Operation,
    Predicate,
    Procedure,
    Register,
    RegisterPair,
    registers_of,
    renamed_operand,
)
from broadside.optimizer.machine.forms import has_choice
from broadside.optimizer.machine.target import tested_copy
from broadside.optimizer.model.inserted import load_constant, move
from broadside.optimizer.model.values import value_graph

_COPY = "$copy"
_ADDRESS_MODE = Register("AMR")


def with_forms(procedure: Procedure, table: InstructionTable) -> Procedure:
    """The procedure with copies for the operations that no unit can execute as the source writes them.

    This happens if the source fixes the sides of registers and units. A register also cannot be half of two
    pairs, so all pairs but the first are made of copies.
    """
    detours = _Detours()
    pairs: dict[Register, RegisterPair] = {}
    blocks = []
    for block in procedure.blocks:
        operations: list[Operation] = []
        for operation in block.operations:
            *before, tested = _tested(operation, table)
            torn = _halves_of_others(tested, pairs)
            parts = detours.around(tested, torn) if torn else [tested]
            for part in (*before, *parts):
                operations += _fitted(part, table, procedure, detours)
        blocks.append(replace(block, operations=tuple(operations)))
    made = tuple(blocks)
    return procedure if made == procedure.blocks else replace(procedure, blocks=made)


def _tested(operation: Operation, table: InstructionTable) -> list[Operation]:
    """The operation, after a copy of the register that it tests if this cannot be a predicate."""
    predicate = operation.predicate
    if predicate is None or predicate.register.is_symbolic:
        return [operation]
    if predicate.register.name in table.predicate_registers:
        return [operation]
    copied = tested_copy(predicate.register)
    before = move(predicate.register, copied, operation.location, f"test {predicate.register}")
    return [before, _renamed(operation, {}, replace(predicate, register=copied))]


def _halves_of_others(operation: Operation, pairs: dict[Register, RegisterPair]) -> list[Register]:
    """Halves of this operation's pairs that belong to another pair already; notes the new pairs."""
    found: list[Register] = []
    for operand in operation.operands:
        if isinstance(operand, RegisterPair) and operand.low.is_symbolic:
            halves = (operand.high, operand.low)
            if all(pairs.get(half, operand) == operand for half in halves):
                pairs.update(dict.fromkeys(halves, operand))
            else:
                found += halves
    return found


def _fitted(
    operation: Operation, table: InstructionTable, procedure: Procedure, detours: _Detours
) -> list[Operation]:
    """The operation with the fewest copies that give it a unit; unchanged if no copies do.

    If the source names a unit with an X (cross path), the operation is also tried without the X: TI's
    assembly optimizer takes only the side from the name, and the copy then uses the cross path. A base that
    AMR may make circular is copied last, because the copy is linear.
    """
    if operation.leaves or has_choice(operation, table, procedure):
        return [operation]
    ring = circular_base(operation) if procedure.may_be_circular else None
    registers = sorted(_may_be_copied(operation), key=lambda register: register == ring)
    without_x = replace(operation, unit=replace(operation.unit, cross=False))
    for tried in (operation, without_x) if operation.unit.cross else (operation,):
        for number in range(1, len(registers) + 1):
            for chosen in combinations(registers, number):
                found = detours.around(tried, chosen)
                core = next(o for o in found if o.mnemonic == tried.mnemonic and o.index >= 0)
                if has_choice(core, table, procedure):
                    return found
    return [operation]


def spread(
    operations: Sequence[Operation], live_out: frozenset[Register], *, circular: bool
) -> list[Operation]:
    """Straight code with copies, in which no value binds two operations to one side or kind of register.

    The schedulers can copy only values with one definition to the other side. So values with several
    definitions are read and written through copies. The same holds for halves of pairs, machine registers
    and predicates. If AMR may be set (`circular`), a base that AMR may make circular gets no copy, because
    the copy would be linear.
    """
    graph = value_graph(operations, loop=False, live_out=live_out)
    definitions = Counter(graph.writes.values())
    definitions.update(set(graph.entry.values()))
    leaving = set(graph.exit.values())
    paired = {
        half
        for operation in operations
        for operand in operation.operands
        if isinstance(operand, RegisterPair)
        for half in (operand.high, operand.low)
    }
    detours = _Detours()
    found: list[Operation] = []
    for position, operation in enumerate(operations):
        predicate = operation.predicate.register if operation.predicate is not None else None
        chosen = []
        ring = circular_base(operation) if circular else None
        for register in _may_be_copied(operation):
            if register == ring:
                continue
            values = [
                numbers[position, register]
                for numbers in (graph.reads, graph.writes)
                if (position, register) in numbers
            ]
            bound = register in paired or register.is_machine or register == predicate
            if bound or any(definitions[v] > 1 or v in leaving for v in values):
                chosen.append(register)
        found += detours.around(operation, chosen) if chosen else [operation]
    return found


def circular_base(operation: Operation) -> Register | None:
    """The register of an address that AMR may make circular, if the operation names it."""
    if _ADDRESS_MODE not in operation.reads:
        return None
    memory = operation.memory
    base = operation.operands[0] if memory is None else memory.base
    return base if isinstance(base, Register) else None


def _may_be_copied(operation: Operation) -> tuple[Register, ...]:
    """The registers of an operation that a copy can replace."""
    memory = operation.memory
    if operation.leaves or (memory is not None and memory.name == FRAME):
        return ()
    registers = dict.fromkeys((*operation.reads, *operation.writes))
    return tuple(r for r in registers if not r.is_control and r.name not in PAGES)


class _Detours:
    """Makes copies, each with a name of its own."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self.made = 0

    def around(self, operation: Operation, chosen: Iterable[Register]) -> list[Operation]:
        """The operation with copies in place of the chosen registers, and the moves before and after it."""
        self.made += 1
        names = self._names(operation, frozenset(chosen))
        before = [self._move(r, names[r], operation) for r in operation.reads if r in names]
        predicate = operation.predicate
        if predicate is not None:
            tested = names.get(predicate.register, predicate.register)
            if predicate.register in operation.writes:  # the moves after it test the old value
                tested = Register(f"{predicate.register.name}{_COPY}{next(self._numbers)}")
                before.append(self._move(predicate.register, tested, operation))
            predicate = replace(predicate, register=tested)
        behind = []
        for register in operation.writes:
            if register not in names:
                continue
            target = names[register]
            # a register that is also read: its copy holds the old value if nothing is written
            holds = register in operation.reads
            if register in operation.keeps and not holds:
                before.append(load_constant(0, target, operation.location, f"{register} is open"))
            guard = None if holds else predicate
            behind.append(_under(self._move(target, register, operation), guard))
        return [*before, _renamed(operation, names, predicate), *behind]

    def _names(self, operation: Operation, chosen: frozenset[Register]) -> dict[Register, Register]:
        """A copy for each chosen register, and for the other half of a pair."""
        wanted = set(chosen)
        for operand in operation.operands:
            if isinstance(operand, RegisterPair) and wanted & {operand.high, operand.low}:
                wanted |= {operand.high, operand.low}
        number = next(self._numbers)
        return {r: Register(f"{r.name}{_COPY}{number}") for r in sorted(wanted)}

    def _move(self, source: Register, target: Register, operation: Operation) -> Operation:
        return move(source, target, operation.location, f"copy for {operation.mnemonic}")


def _under(operation: Operation, predicate: Predicate | None) -> Operation:
    """The move under a predicate, if there is one."""
    if predicate is None:
        return operation
    return replace(
        operation,
        predicate=predicate,
        reads=(*operation.reads, predicate.register),
        keeps=operation.writes,
    )


def _renamed(
    operation: Operation, names: dict[Register, Register], predicate: Predicate | None
) -> Operation:
    """The operation with registers replaced by their copies, under `predicate`."""
    read = {r: names.get(r, r) for r in operation.reads}
    if operation.predicate is not None and predicate is not None:
        sources = {r for o in operation.operands for r in registers_of(o)}
        if operation.predicate.register not in sources:
            del read[operation.predicate.register]
        read[predicate.register] = predicate.register

    def own(registers: tuple[Register, ...]) -> tuple[Register, ...]:
        return tuple(names.get(r, r) for r in registers)

    return replace(
        operation,
        operands=tuple(renamed_operand(o, names) for o in operation.operands),
        predicate=predicate,
        reads=tuple(dict.fromkeys(read.values())),
        writes=own(operation.writes),
        keeps=own(operation.keeps),
    )
