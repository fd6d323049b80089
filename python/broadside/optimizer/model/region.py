"""A region: operations to be scheduled together, with what surrounds them.

The seam between the program and the schedulers of straight-line code and of large loop bodies. A
region knows nothing of mnemonics: an operation is a set of forms (unit, paths, sides of its
operands), the values that it reads and writes, and the edges that order it. Whoever builds the
region keeps the meaning in `Operation.payload` and `Form.payload` and finds both again in the
schedule.

Cycles count execute packets. A value written by an operation issued in cycle c with delay d (delay
slots) can be read from cycle c + d + 1 on; its register holds it from there to the last read, and
may take the next value in the cycle of that last read, because a packet reads before it writes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

SIDES = ("A", "B")
LONG = 150  # operations from which unrolled rounds are looked for
LOAD_DELAY = 4
CROSS_PATHS = frozenset(("1X", "2X"))
READS_PER_REGISTER = 4  # spru189f 3.7.5; predicates are not counted


class Anchor(Enum):
    """What an operation's given cycle counts from."""

    START = "start"
    END = "end"


@dataclass(frozen=True, slots=True)
class Form:
    """One way to issue an operation."""

    unit: str  # "L1" ... "D2"
    reads: tuple[str, ...]  # side ("A" or "B") of each read, parallel to Operation.reads
    writes: tuple[str, ...]  # side of each write, parallel to Operation.writes
    paths: tuple[str, ...] = ()  # further resources of one use per cycle: "1X" "2X" "T1" "T2" ...
    ports: tuple[tuple[str, int], ...] = ()  # for results: of one use, so many cycles later
    payload: Any = None

    @property
    def resources(self) -> tuple[str, ...]:
        return (self.unit, *self.paths)


@dataclass(frozen=True, slots=True)
class Write:
    value: int
    delay: int = 0  # delay slots before the value can be read


@dataclass(slots=True)
class Value:
    """What one register holds: one definition, or several that must share the register.

    `ready` is set for a value that enters the region: the first cycle in which it can be read,
    counted from the start (a load still under way has `ready` > 0). `due` is set for a value that
    leaves it: the first cycle in which it may be read afterwards, counted from the end (0: the
    cycle after the last one; a load that lands in the loop that follows has `due` > 0). A value
    with both lives through; one with several writes lives from the first of them. What is under way at
    the start (`ready` > 0) takes its register when it lands, even if nobody reads it; where parts of it
    land before, from the cycle `held` on.
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
    anchor: Anchor | None = None  # given: issued `offset` cycles after the start, or after the end
    offset: int = 0  # (then negative: -1 is the last cycle)
    payload: Any = None
    rematerializable: bool = False  # may be issued again later to yield the same values
    halves: frozenset[int] = frozenset()  # values read as halves of a pair


@dataclass(frozen=True, slots=True)
class Edge:
    """`target` is issued `latency` or more cycles after `source` of `distance` iterations ago."""

    source: int
    target: int
    latency: int
    distance: int = 0


@dataclass(slots=True)
class Region:
    """Edges must include those from each write to its reads; lifetimes need no edges.

    `distances` gives reads that cross iterations: (operation, value) -> iterations, 0 where absent.
    `pairs` are (high, low) values that must be in an odd register and the even one below it.
    `apart` are operations that had better not share a cycle (they may meet in a memory bank): only
    the schedulers of unrolled rounds and by lists heed it. With `cross_wait` a read over a cross path of
    what the cycle before wrote stalls the CPU (C64x): the modulo scheduler, the annealing, the lists and
    windows heed it. `cheap` are those of `registers` that need no saving. `taken` are ports that a loop
    before or behind the region uses, each with the cycle from that end.
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
    cross_wait: bool = False
    cheap: tuple[str, ...] = ()
    taken: tuple[tuple[str, Anchor, int], ...] = ()


@dataclass(slots=True)
class Schedule:
    """Where each operation and value of `region` went.

    The region may have grown: the scheduler appends copies (`Copy` payload) and repeated operations
    (same payload as the original) at the end of its lists, and never renumbers.
    """

    region: Region
    length: int  # cycles of the region; of a loop body, its initiation interval
    cycles: list[int]
    forms: list[int]  # index into Operation.forms
    registers: list[str]  # of each value; "" for a value never written nor read
    lower_bound: int
    optimal: bool
    result: str  # how it was found, in the words of the record
    seconds: float = 0.0  # of a processor that the search took


@dataclass(frozen=True, slots=True)
class Copy:
    """Payload of an inserted register move."""

    source: int
    target: int


def cross_waits(region: Region) -> Iterator[tuple[int, int, int, int]]:
    """(writer, reader, value, delay) where a read over a cross path may wait a cycle more.

    What a load brought never waits, nor does who reads a value before it is written anew.
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
    """Cycles in which the CPU waits for what comes over a cross path."""
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
    """Whether two results would pass through one port in one cycle."""
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
    """No schedule was found; the text says what did not suffice."""


def side_of(register: str) -> str:
    return register[0]
