"""Values: sets of definitions and reads of a block that must share one register.

A variable of the source may hold several unrelated contents in turn. Each of them becomes a value of its own,
which may be in another register. Two definitions belong to one value if some read may see either of them, or
if one keeps part of the other (a predicated write, `MVKH`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from broadside.linear.dependence import Reaching, reaching_definitions
from broadside.linear.ir import Operation, Register
from broadside.optimizer.model.graphs.connected import Groups

_ENTRY = -1
"""The position of definitions before the block."""

Definition = tuple[int, Register]
"""(position of the operation that writes the register, register); `_ENTRY` for a value that enters."""


@dataclass
class ValueGraph:
    """Values of a sequence of operations, numbered from 0.

    `reads` and `writes` map (position, register) to a value. `distance`: reads that see the iteration before.
    `entry` and `exit`: the values with which registers enter and leave. `whole`: values that are live in all
    cycles, because each iteration writes only a part and the next iteration reads the rest.
    """

    registers: list[Register] = field(default_factory=list)
    reads: dict[tuple[int, Register], int] = field(default_factory=dict)
    writes: dict[tuple[int, Register], int] = field(default_factory=dict)
    distance: dict[tuple[int, Register], int] = field(default_factory=dict)
    entry: dict[Register, int] = field(default_factory=dict)
    exit: dict[Register, int] = field(default_factory=dict)
    whole: set[int] = field(default_factory=set)

    def __len__(self) -> int:
        return len(self.registers)


def value_graph(
    operations: Sequence[Operation], *, loop: bool, live_out: frozenset[Register]
) -> ValueGraph:
    """The values of a block or, with `loop`, of a loop body.

    `live_out`: the registers read after the block; a value that only passes through it gets a number too.
    """
    live_out = frozenset(register for register in live_out if not register.is_control)
    reaching = reaching_definitions(operations, loop)
    groups = Groups[Definition]()
    _join(operations, reaching, groups)
    _join_exits(reaching, groups, live_out)
    return _number(operations, reaching, groups, live_out)


def _seen(reaching: Reaching, position: int, register: Register) -> list[Definition]:
    """The definitions, including those before the block, that a read or partial write may see."""
    found = [(d.position, register) for d in reaching.definitions[position].get(register, ())]
    if register in reaching.entry[position]:
        found.append((_ENTRY, register))
    return found


def _join(operations: Sequence[Operation], reaching: Reaching, groups: Groups[Definition]) -> None:
    for position, operation in enumerate(operations):
        for register in dict.fromkeys((*operation.reads, *operation.keeps)):
            seen = _seen(reaching, position, register)
            if register in operation.keeps and register in operation.writes:
                seen.append((position, register))
            groups.join(seen)


def _join_exits(
    reaching: Reaching, groups: Groups[Definition], live_out: frozenset[Register]
) -> None:
    for register in live_out:
        found = [(d.position, register) for d in reaching.exit.get(register, ())]
        if not found or register in reaching.through:
            found.append((_ENTRY, register))
        groups.join(found)


def _held(registers: Sequence[Register]) -> list[Register]:
    """The registers without control registers, which hold no values; edges order their accesses."""
    return [register for register in registers if not register.is_control]


def _number(
    operations: Sequence[Operation],
    reaching: Reaching,
    groups: Groups[Definition],
    live_out: frozenset[Register],
) -> ValueGraph:
    graph = ValueGraph()
    numbers: dict[Definition, int] = {}

    def number(item: Definition) -> int:
        root = groups.find(item)
        if root not in numbers:
            numbers[root] = len(graph.registers)
            graph.registers.append(item[1])
        return numbers[root]

    for position, operation in enumerate(operations):
        for register in _held(operation.reads):
            seen = _seen(reaching, position, register)
            value = number(seen[0])
            graph.reads[position, register] = value
            if (_ENTRY, register) in seen:
                graph.entry[register] = value
            _note_distance(graph, reaching, position, register)
        for register in _held(operation.writes):
            graph.writes[position, register] = number((position, register))
        for register in _held(operation.keeps):
            if (_ENTRY, register) in _seen(reaching, position, register):
                graph.entry[register] = graph.writes[position, register]
            if any(d.distance for d in reaching.definitions[position].get(register, ())):
                graph.whole.add(graph.writes[position, register])
    for register in sorted(live_out):
        found = reaching.exit.get(register, ())
        value = number((found[0].position if found else _ENTRY, register))
        graph.exit[register] = value
        if not found or register in reaching.through:
            graph.entry[register] = value
    return graph


def _note_distance(
    graph: ValueGraph, reaching: Reaching, position: int, register: Register
) -> None:
    distances = {d.distance for d in reaching.definitions[position].get(register, ())}
    value = graph.reads[position, register]
    if distances == {1}:
        graph.distance[position, register] = 1
    elif len(distances) > 1:
        graph.whole.add(value)
