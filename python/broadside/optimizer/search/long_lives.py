"""Adds moves for values that must live longer than the initiation interval.

Each iteration of a pipelined loop writes its registers again, so no value may live longer than the interval.
Dependences alone may force a longer life: a value is read early, and again after a long computation. Then
`MV x, x` before the late read passes the value on to another register. In the source this move has no effect;
in the schedule it makes a second value.

All reads after such a move read the second value. That does not help if the value decides about the next
pass: in `LDW *+p[i], x`, `STW x, *+q[i]`, `ADD i, 1, i`, the addition would wait for the store's move. Then
the late read alone reads another register: `MV i, i$late`, `STW x, *+q[i$late]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from broadside.linear.dependence import pointer_fact, same_place
from broadside.linear.ir import Operation, Procedure, Register
from broadside.optimizer.loops.preparation import Loop, prepare_loop
from broadside.optimizer.loops.widened import may_read_copy, reading
from broadside.optimizer.machine.target import Machine, told
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

    Every schedule needs moves of these values. They suffice for the dependences, but units may demand more.
    """
    return _moved(loop, machine, interval, _with_move) or _moved(
        loop, machine, interval, _with_late_register
    )


def _moved(
    loop: Loop,
    machine: Machine,
    interval: int,
    with_move: Callable[[Loop, Machine, _Read], Loop | None],
) -> MovedLoop | None:
    """`loop` with the moves that `with_move` adds, one for each read that is too late."""
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
        changed = with_move(loop, machine, lifetimes[late])
        if changed is None:
            return None
        loop, moves = changed, moves + 1
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


def _with_move(loop: Loop, machine: Machine, read: _Read) -> Loop | None:
    """`loop` with one more move, just before `read`; None for the counter, which one operation writes."""
    if read.register == loop.source_counter:
        return None
    operations: Sequence[Operation] = loop.block.operations
    place = read.position if not read.distance else len(operations) - 1
    location = operations[min(read.position, len(operations) - 1)].location
    added = move(read.register, read.register, location, f"{told(read.register)} lives on")
    block = replace(loop.block, operations=(*operations[:place], added, *operations[place:]))
    return prepare_loop(block, machine, loop.live_out)


def _with_late_register(loop: Loop, machine: Machine, read: _Read) -> Loop | None:
    """`loop` with a move to a new register that this read alone reads, if it can read another one."""
    operations = loop.block.operations
    if not _may_read_late(loop, read, machine.procedure):
        return _with_move(loop, machine, read)
    place, register = read.position, read.register
    number = sum(_LATE in written.name for o in operations for written in o.writes)
    late = Register(f"{told(register)}{_LATE}{number}")
    added = move(register, late, operations[place].location, f"{told(register)} lives on")
    changed = reading(operations[place], {register: late})
    block = replace(
        loop.block, operations=(*operations[:place], added, changed, *operations[place + 1 :])
    )
    return prepare_loop(block, machine, loop.live_out)


_LATE = "$late"
"""Marks a register that one late read reads."""


def _may_read_late(loop: Loop, read: _Read, procedure: Procedure) -> bool:
    """Whether the read can be that of another register, and its dependences through memory stay known.

    These rest on names: on the `.mptr` of a base, and on stores by one address that keep their order.
    """
    operations, position, register = loop.block.operations, read.position, read.register
    if position >= len(operations) or register in operations[position].writes:
        return False
    if not may_read_copy(loop, position, loop.body.graph.reads[position, register]):
        return False
    reader = operations[position]
    if reader.memory is None:
        return True
    if reader.memory.base == register and pointer_fact(reader, procedure) is not None:
        return False
    return not (reader.is_store and any(_tied(operations, position)))


def _tied(operations: Sequence[Operation], position: int) -> Iterator[bool]:
    """Whether the store and each other store of a pass or the next one are known to touch the same bytes."""
    for other, operation in enumerate(operations):
        if operation.is_store and other != position:
            first, second = sorted((position, other))
            yield same_place(operations, first, second, 0)
            yield same_place(operations, second, first, 1)
