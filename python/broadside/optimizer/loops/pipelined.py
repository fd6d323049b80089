"""A pipelined loop: the kernel, and the partial iterations of prolog and epilog around it.

With S stages and trip count N, the kernel runs N - (S - 1) times. Operation i of iteration j, counted from 0,
is issued t(i) + j * II cycles after the first stage of iteration 0 begins. The kernel begins at cycle
(S - 1) * II. The operations before it are the prolog; those after its last pass are the epilog.

With P collapsed stages of the prolog and E of the epilog, the kernel runs P + E times more and begins at
cycle (S - 1 - P) * II. It then also begins iterations N to N + E - 1, whose results are not used.

The branch is issued six cycles before the end of a pass. In a kernel shorter than six cycles, the branch
decides about a pass that comes `ahead` passes later. The first `ahead` branches are then part of the prolog
and always taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, replace

from broadside.facts.cpu import BRANCH_LATENCY, LOAD_DELAY
from broadside.linear.ir import Register
from broadside.optimizer.loops.collapsed import Collapse
from broadside.optimizer.loops.model import LoopModel, ModuloSchedule
from broadside.optimizer.loops.preparation import Loop


@dataclass(frozen=True)
class Instance:
    """One operation of one partial iteration.

    `iteration` counts from 0: forward from the first iteration in the prolog, back from the last in the
    epilog. `offset` is the cycle of issue, counted from the start of the epilog, or from the end of the
    prolog and then negative.
    """

    operation: int
    iteration: int
    offset: int


@dataclass
class PipelinedLoop:
    """A loop with its schedule and registers.

    `copies`: the registers on side B of invariants that are on both sides. `collapse`: collapsed stages.
    """

    loop: Loop
    schedule: ModuloSchedule
    registers: dict[Holder, str]
    copies: dict[Register, Register] = field(default_factory=dict)
    collapse: Collapse = field(default_factory=Collapse)

    def __post_init__(self) -> None:
        if any(len(sides) > 1 for sides in self.schedule.sides):
            self.loop = with_own_body(self.loop)
        for value, sides in enumerate(list(self.schedule.sides)):
            if len(sides) > 1:
                self._split(value)

    def _split(self, value: int) -> None:
        """Makes the copy of an invariant on side B a value of its own; code before the loop sets it."""
        body, number = self.loop.body, len(self.loop.body.region.values)
        original = body.graph.registers[value]
        twin = Register(f"{original.name}$B")
        self.copies[original] = twin
        self.schedule.sides[value] = "A"
        self.schedule.sides.append("B")
        self.registers[number, "B"] = self.registers.pop((value, "B"))
        body.region.values.append(replace(body.region.values[value], name=twin.name))
        body.graph.registers.append(twin)
        body.graph.entry[twin] = number
        operations = list(body.operations)
        for index, inside in enumerate(body.region.operations):
            sides = inside.forms[self.schedule.forms[index]].reads
            places = zip(inside.reads, sides, strict=True)
            moved = tuple(number if v == value and side == "B" else v for v, side in places)
            if moved != inside.reads:
                inside.reads = moved
                operations[index] = replace(
                    operations[index], reads=(*operations[index].reads, twin)
                )
        body.operations = tuple(operations)

    @property
    def interval(self) -> int:
        return self.schedule.interval

    @property
    def stages(self) -> int:
        return self.loop.model.stages(self.schedule)

    @property
    def ahead(self) -> int:
        """Number of passes by which the branch is issued before the pass that it decides about."""
        return -(-BRANCH_LATENCY // self.interval) - 1

    @property
    def filling(self) -> int:
        """Number of passes in the prolog."""
        return self.stages - 1 - self.collapse.prolog

    @property
    def least_trips(self) -> int:
        """The smallest trip count that the pipelined loop can run.

        The kernel runs at least once, and each iteration that the epilog ends must have begun.
        """
        ahead = 0 if self.collapse.counted else self.ahead
        ended = self.stages - 1 - self.collapse.epilog
        return max(1, self.filling + 1 - self.collapse.epilog + ahead, ended)

    @property
    def counter_excess(self) -> int:
        """The number to subtract from the trip count before the loop, because the counter counts passes.

        Negative if the kernel runs more often than the loop has iterations.
        """
        counts = self.schedule.cycles[self.loop.counter.decrement] % self.interval
        branches = self.schedule.cycles[self.loop.model.branch] % self.interval
        ahead = 0 if self.collapse.counted else self.ahead
        behind = 1 if counts >= branches else 0
        return self.filling - self.collapse.epilog + ahead + behind

    def prolog(self) -> Iterator[Instance]:
        """Operations of the prolog, the first iteration first, each in the order of the source."""
        start = self.filling * self.interval
        for iteration in range(self.filling):
            for number, cycle in enumerate(self.schedule.cycles):
                offset = cycle + iteration * self.interval - start
                if number not in self.loop.model.control and offset < 0:
                    yield Instance(number, iteration, offset)

    def prolog_branches(self) -> list[int]:
        """Offsets, from the end of the prolog, of the branches issued before the kernel."""
        return [number * self.interval - BRANCH_LATENCY for number in range(1, self.ahead + 1)]

    def prolog_counts(self) -> list[int]:
        """Offsets, from the end of the prolog, of the counter's steps before these branches."""
        slot = self.schedule.cycles[self.loop.counter.decrement] % self.interval
        passes = range(-self.ahead, 0) if self.collapse.counted else ()
        return [number * self.interval + slot for number in passes]

    def epilog(self) -> Iterator[Instance]:
        """Operations of the epilog, the oldest iteration first."""
        for iteration in reversed(range(self.collapse.epilog, self.stages - 1)):
            for number, cycle in enumerate(self.schedule.cycles):
                offset = cycle - (iteration + 1) * self.interval
                if number not in self.loop.model.control and offset >= 0:
                    yield Instance(number, iteration, offset)

    def leaving_iteration(self, value: int) -> int:
        """The iteration whose `value` the code after the loop reads, counted back from the last one begun."""
        restored = self.loop.body.graph.registers[value] in self.collapse.restored
        if not restored:
            return self.collapse.epilog
        return max(
            self.schedule.cycles[number] // self.interval
            for number, operation in enumerate(self.loop.body.region.operations)
            if any(write.value == value for write in operation.writes)
        )

    def under_way(self) -> Iterator[tuple[int, int]]:
        """(value, iteration) for values that the kernel writes and that land after it.

        Iterations count back from the last.
        """
        for number, operation in enumerate(self.loop.body.region.operations):
            for write in operation.writes:
                offset = self.schedule.cycles[number] - self.interval
                iteration = 0
                while offset + write.delay + 1 > 0:
                    if offset < 0:
                        yield write.value, iteration
                    offset -= self.interval
                    iteration += 1

    def landings(self, *, behind: bool) -> Iterator[tuple[str, int]]:
        """(write port, cycle) for results of the kernel: after its end (`behind`), or in its first cycles."""
        for number, operation in enumerate(self.loop.body.region.operations):
            slot = self.schedule.cycles[number] % self.interval
            for port, later in operation.forms[self.schedule.forms[number]].ports:
                if behind:
                    landing = slot - self.interval + later
                    yield from ((port, cycle) for cycle in range(landing, -1, -self.interval))
                else:
                    cycles = range(slot + later, LOAD_DELAY + 1, self.interval)
                    yield from ((port, cycle) for cycle in cycles)

    def register_of(self, value: int, side: str | None = None) -> str:
        """The register of a value on a side; without `side`, on the first side that the value is on."""
        return self.registers[value, side or self.schedule.sides[value][0]]


def with_own_body(loop: Loop) -> Loop:
    """The loop with a copy of its body, so that changes do not reach other attempts."""
    region, graph = loop.body.region, loop.body.graph
    region = replace(
        region,
        operations=[copy(operation) for operation in region.operations],
        values=[copy(value) for value in region.values],
    )
    graph = replace(graph, registers=list(graph.registers), entry=dict(graph.entry))
    body = replace(loop.body, region=region, graph=graph)
    return replace(loop, body=body, model=replace(loop.model, region=region))


@dataclass(frozen=True)
class Life:
    """The live range of a value in cycles of one iteration: after `written`, up to `last_read`."""

    written: int
    last_read: int
    last_write: int
    enters: bool
    leaves: bool
    always: bool  # an invariant, or a value that is live in all cycles

    def slots(self, interval: int) -> frozenset[int]:
        """The slots, from 0 to `interval` - 1, in which the value keeps a register."""
        if self.always:
            return frozenset(range(interval))
        return frozenset(cycle % interval for cycle in range(self.written, self.last_read))


Holder = tuple[int, str]
"""(value, side); an invariant on both sides has two."""


def lives(loop: LoopModel, schedule: ModuloSchedule) -> list[Life]:
    """The live range of each value under `schedule`."""
    region = loop.region
    return [_life(loop, schedule, value) for value in range(len(region.values))]


def _life(loop: LoopModel, schedule: ModuloSchedule, value: int) -> Life:
    region, cycles, interval = loop.region, schedule.cycles, schedule.interval
    enters = region.values[value].ready is not None
    leaves = region.values[value].due is not None
    landings = [
        cycles[number] + write.delay
        for number, operation in enumerate(region.operations)
        for write in operation.writes
        if write.value == value
    ]
    if not landings or value in loop.whole:
        return Life(0, interval, 0, enters, leaves, True)
    reads = [
        cycles[number] + interval * region.distances.get((number, value), 0)
        for number, operation in enumerate(region.operations)
        if value in operation.reads or operation.predicate == value
    ]
    last = max([*reads, max(landings) + 1])
    return Life(min(landings), last, max(landings), enters, leaves, False)
