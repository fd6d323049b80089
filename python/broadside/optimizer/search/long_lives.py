"""Adds moves for values that must live longer than the initiation interval.

Each iteration of a pipelined loop writes its registers again, so no value may live longer than the interval.
Dependences alone may force a longer life: a value is read early, and again after a long computation. Then
`MV x, x` before the late read passes the value on to another register. In the source this move has no effect;
in the schedule it makes a second value.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from broadside.linear.ir import Operation, Register
from broadside.optimizer.loops.preparation import Loop, prepare_loop
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.graphs.paths import positive_cycle
from broadside.optimizer.model.inserted import move
from broadside.optimizer.model.region import Edge

_MANY = 200
"""In a body of more operations, the first cycle found will do, because the worst takes too long to find."""


@dataclass(frozen=True)
class MovedLoop:
    """A loop with the moves that an interval demands; `moves` counts them."""

    loop: Loop
    moves: int


def with_moves(loop: Loop, machine: Machine, interval: int) -> MovedLoop | None:
    """`loop` with the moves that `interval` demands; `None` if moves alone cannot help.

    Every schedule needs these moves. They suffice for the dependences, but units may demand more.
    """
    moves, room = 0, len(loop.body.operations)
    while moves <= room:
        lifetimes = _lifetime_edges(loop)
        cycle = positive_cycle(
            [*_data_edges(loop), *lifetimes], len(loop.body.operations), interval, soon=room > _MANY
        )
        if not cycle:
            return MovedLoop(loop, moves)
        late = next((edge for edge in cycle if edge in lifetimes), None)
        if late is None:
            return None
        loop = _with_move(loop, machine, lifetimes[late])
        moves += 1
    return None


@dataclass(frozen=True)
class _Read:
    """A read at `position` of the value that the operation at `writer` writes to `register`."""

    writer: int
    position: int
    register: Register
    distance: int


def _data_edges(loop: Loop) -> list[Edge]:
    """The dependences without those between branch and counter, whose stages have no meaning."""
    control = loop.model.control
    return [e for e in loop.body.region.edges if not {e.source, e.target} <= control]


def _lifetime_edges(loop: Loop) -> dict[Edge, _Read]:
    """Edges from readers back to writers that keep each live range within the interval, with their reads."""
    graph, operations = loop.body.graph, loop.body.operations
    found: dict[Edge, _Read] = {}
    for (position, register), value in graph.reads.items():
        writer = _only_writer(loop, value)
        if writer is None or position == writer or not register.is_symbolic:
            continue
        distance = graph.distance.get((position, register), 0)
        delay = operations[writer].write_delay(register)
        edge = Edge(position, writer, -delay, 1 - distance)
        found[edge] = _Read(writer, position, register, distance)
    return found


def _only_writer(loop: Loop, value: int) -> int | None:
    """The only operation that writes `value`, if it writes all of it and does not control the loop."""
    if value in loop.model.whole:
        return None
    writers = [(p, r) for (p, r), number in loop.body.graph.writes.items() if number == value]
    if len(writers) != 1:
        return None
    position, register = writers[0]
    keeps = register in loop.body.operations[position].keeps
    return None if keeps or position in loop.model.control else position


def _with_move(loop: Loop, machine: Machine, read: _Read) -> Loop:
    """`loop` with one more move, just before `read`."""
    operations: Sequence[Operation] = loop.block.operations
    place = read.position if not read.distance else len(operations) - 1
    location = operations[min(read.position, len(operations) - 1)].location
    added = move(read.register, read.register, location, f"{read.register} lives on")
    block = replace(loop.block, operations=(*operations[:place], added, *operations[place:]))
    return prepare_loop(block, machine, loop.live_out)
