"""A region: operations to be scheduled together, and the values that enter and leave.

The region is the interface between the program and the schedulers of straight code and loop bodies. It knows
no mnemonics: an operation is a set of forms (unit, paths, sides of its operands), the values that it reads
and writes, and the edges that order it. The code that builds a region keeps the meaning in
`Operation.payload` and `Form.payload`, and finds both again in the schedule.

Cycles count execute packets. If an operation is issued in cycle c and has d delay slots, its result can be
read from cycle c + d + 1 on. A register holds the value from that cycle to the last read. In the cycle of the
last read the register may already take the next value, because a packet reads before it writes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from broadside.facts.cpu import LOAD_DELAY

SIDES = ("A", "B")
LONG = 150  # fewest operations of long code, in which unrolled rounds are looked for
CROSS_PATHS = frozenset(("1X", "2X"))


class Anchor(Enum):
    """The end of a region from which the fixed cycle of an operation is counted."""

    START = "start"
    END = "end"


@dataclass(frozen=True, slots=True)
class Form:
    """One way to issue an operation."""

    unit: str  # "L1" ... "D2"
    reads: tuple[str, ...]  # side ("A" or "B") of each read, parallel to Operation.reads
    writes: tuple[str, ...]  # side of each write, parallel to Operation.writes
    paths: tuple[str, ...] = ()  # further resources of one use per cycle: "1X" "2X" "T1" "T2" ...
    ports: tuple[tuple[str, int], ...] = ()  # (write port, cycles from issue to its one use)
    payload: Any = None

    @property
    def resources(self) -> tuple[str, ...]:
        """What the form uses in the cycle of its issue: its unit and its paths."""
        return (self.unit, *self.paths)


@dataclass(frozen=True, slots=True)
class Write:
    value: int
    delay: int = 0  # delay slots before the value can be read


@dataclass(slots=True)
class Value:
    """The content of one register: one definition, or several that must share the register.

    `ready` is set for a value that enters the region: the first cycle, from the start, in which it can be
    read. It is positive for a result still on its way. `due` is set for a value that leaves the region: the
    first cycle, from the end, in which it may be read afterwards. 0 is the cycle after the last one; a load
    that lands in the loop after the region has a positive `due`. A value with both lives through the region.

    A value with several writes lives from the first of them. A result on its way at the start takes its
    register when it lands, even if no operation reads it. If parts of it land earlier, it takes its register
    from the cycle `held` on.
    """

    name: str
    registers: tuple[str, ...] = ()  # machine registers that may hold it; empty: any usable one
    ready: int | None = None
    due: int | None = None
    held: int | None = None
    copies: tuple[str, ...] = ()  # machine registers that may hold a copy of it; empty: any

    @property
    def held_from(self) -> int | None:
        """The first cycle in which a value that enters holds its register."""
        return self.ready if self.held is None else self.held


@dataclass(slots=True)
class Operation:
    name: str
    reads: tuple[int, ...]
    writes: tuple[Write, ...]
    forms: tuple[Form, ...]
    predicate: int | None = None  # value tested; a read that no side or port restricts
    anchor: Anchor | None = None  # its cycle is fixed: `offset` cycles from this end of the region
    offset: int = 0  # negative if counted from the end: -1 is the last cycle
    payload: Any = None
    rematerializable: bool = False  # may be issued again later to yield the same values
    halves: frozenset[int] = frozenset()  # values read as halves of a pair
    merges: tuple[
        int, ...
    ] = ()  # values written under the predicate; each must be ready before, as if read


@dataclass(frozen=True, slots=True)
class Edge:
    """`target` is issued at least `latency` cycles after the `source` of `distance` iterations before."""

    source: int
    target: int
    latency: int
    distance: int = 0


@dataclass(slots=True)
class Region:
    """Operations, values and edges. Each write needs edges to its reads; live ranges need no edges.

    `distances`: (operation, value) -> iterations between write and read; 0 if absent. `pairs`: (high, low)
    values that must be in an odd register and the even one below it. `apart`: pairs of operations that should
    not share a cycle, because they may meet in a memory bank; only templates of rounds and lists heed it.
    `meeting`: pairs that may meet, with those of the frame, prolog and epilog. Once the region has its
    schedule, they are kept out of one cycle if it does not become longer (banks_apart.py).
    `cross_wait`: a read over a cross path of a result of the cycle before stalls the CPU (C64x); modulo
    schedulers, annealing, lists and windows heed it. `cheap`: the `registers` that need no saving. `taken`:
    (port, end of the region, cycle from that end) for ports that the loops before and after use.
    """

    operations: list[Operation]
    values: list[Value]
    edges: list[Edge]
    registers: tuple[str, ...]  # the usable machine registers
    copy_forms: tuple[Form, ...] = ()  # how a register move can be issued (one read, one write)
    distances: dict[tuple[int, int], int] = field(default_factory=dict)
    name: str = "region"
    pairs: tuple[tuple[int, int], ...] = ()
    apart: tuple[tuple[int, int], ...] = ()
    meeting: tuple[tuple[int, int], ...] = ()
    cross_wait: bool = False
    cheap: tuple[str, ...] = ()
    taken: tuple[tuple[str, Anchor, int], ...] = ()


@dataclass(slots=True)
class Schedule:
    """The cycle and form of each operation of `region`, and the register of each value.

    The region may be larger than the one given to the scheduler: copies (with `Copy` as payload) and repeated
    operations (with the payload of the original) follow at the end of its lists. Old numbers stay valid.
    """

    region: Region
    length: int  # cycles of the region; of a loop body, its initiation interval
    cycles: list[int]
    forms: list[int]  # index into Operation.forms
    registers: list[str]  # of each value; "" for a value never written nor read
    lower_bound: int
    optimal: bool
    result: str  # how it was found, in the words of the record
    seconds: float = 0.0  # seconds of a processor that the search took


@dataclass(frozen=True, slots=True)
class Copy:
    """Payload of an inserted register move."""

    source: int
    target: int


def cross_waits(region: Region) -> Iterator[tuple[int, int, int, int]]:
    """(writer, reader, value, delay) for reads that may wait one cycle more over a cross path.

    A read of a loaded value never waits, nor does a read that comes before the write.
    """
    if not region.cross_wait:
        return
    readers: dict[int, list[int]] = {}
    for number, operation in enumerate(region.operations):
        for value in dict.fromkeys(operation.reads):
            readers.setdefault(value, []).append(number)
    ordered = {(edge.source, edge.target) for edge in region.edges if not edge.distance}
    for number, operation in enumerate(region.operations):
        for write in operation.writes:
            if write.delay != LOAD_DELAY:
                for reader in readers.get(write.value, ()):
                    if (reader, number) not in ordered:
                        yield number, reader, write.value, write.delay


def stalls(schedule: Schedule) -> int:
    """Number of cycles in which the CPU waits for a value over a cross path."""
    region = schedule.region
    waiting = set[int]()
    for writer, reader, value, delay in cross_waits(region):
        form = region.operations[reader].forms[schedule.forms[reader]]
        crosses = not CROSS_PATHS.isdisjoint(form.paths) and any(
            read == value and side != SIDES[int(form.unit[-1]) - 1]
            for read, side in zip(region.operations[reader].reads, form.reads, strict=True)
        )
        if crosses and schedule.cycles[reader] == schedule.cycles[writer] + delay + 1:
            waiting.add(schedule.cycles[reader])
    return len(waiting)


def ports_collide(
    region: Region, cycles: Sequence[int], forms: Sequence[int], length: int, *, periodic: bool
) -> bool:
    """Whether two results would use one write port in the same cycle."""
    used = [
        (port, cycle + later)
        for operation, cycle, form in zip(region.operations, cycles, forms, strict=True)
        for port, later in operation.forms[form].ports
    ]
    used += [
        (port, cycle if end is Anchor.START else length + cycle)
        for port, end, cycle in region.taken
    ]
    landings = [(port, cycle % length if periodic else cycle) for port, cycle in used]
    return len(set(landings)) < len(landings)


class ScheduleError(Exception):
    """No schedule was found; the text says why."""


def side_of(register: str) -> str:
    """The side of a register: `A` or `B`."""
    return register[0]
