"""Unrolled rounds found again in a long block, and the schedule of one as the template of all.

A run is a stretch of operations that repeats itself: each depends on the operations before it as the
one a period earlier does. What repeats is a loop, small enough for the exact modulo model; its
schedule, laid out once a round, is the best that the rounds by themselves can have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from broadside.optimizer.bounds.initiation import recurrence_bound, resource_bound
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits, LoopModel, ModuloSchedule
from broadside.optimizer.model.region import Edge, Operation, Region, Value, Write
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.schedules import shape_of

_PERIODS = range(8, 121)  # operations of a round
_LEAST_ROUNDS = 3
_LEAST_COVER = 60  # operations for which a template is worth while
_NO_BRANCH = -1
_INTERVALS = 4  # tried from the bound of a round upward
_SPARE = (6, 4, 2, 0)  # registers of a side to be left to other code, as many as can be had
_STAGES = 3
_SECONDS = 120.0  # for one interval and one number of registers


@dataclass(frozen=True)
class _Signature:
    """What an operation is; of each operand, the value and how many operations ago it was written."""

    kind: tuple[object, ...]
    origins: tuple[tuple[int, int | None], ...]


@dataclass(frozen=True)
class Run:
    """Operations [start, end) that repeat with `period`; from `steady` on in all they depend on."""

    start: int
    end: int
    period: int
    steady: int

    @property
    def base(self) -> int:
        """First operation of the last full round, in which everything is as in all others."""
        return self.end - self.period


@dataclass(frozen=True)
class Template:
    """One schedule for every round of `run`: `cycles` and `forms` of the round at `run.base`."""

    run: Run
    schedule: ModuloSchedule

    def places(self) -> Iterator[tuple[int, int, int]]:
        """Each operation of the run, with its cycle relative to the base round, and its form."""
        period = self.run.period
        for op in range(self.run.start, self.run.end):
            rounds, place = divmod(op - self.run.base, period)
            cycle = self.schedule.cycles[place] + rounds * self.schedule.interval
            yield op, cycle, self.schedule.forms[place]


def find_runs(region: Region) -> list[Run]:
    """The runs of a region, the longest first chosen, none overlapping another."""
    signatures = _signatures(region)
    runs: list[Run] = []
    while True:
        best = _longest(region, signatures, runs)
        if best is None:
            return sorted(runs, key=lambda run: run.start)
        runs.append(best)


def _longest(region: Region, signatures: list[_Signature], taken: list[Run]) -> Run | None:
    best: Run | None = None
    covered = {op for run in taken for op in range(run.start, run.end)}
    for period in _PERIODS if not region.pairs else ():
        for first, last in _stretches(signatures, period, covered):
            cover = last - first + period
            if cover < max(_LEAST_COVER, _LEAST_ROUNDS * period):
                continue
            start = _extended(region, first, period, covered)
            if best is None or cover > best.end - best.steady:
                best = Run(start, last + period, period, first)
    return best


def _stretches(
    signatures: list[_Signature], period: int, covered: set[int]
) -> Iterator[tuple[int, int]]:
    """Maximal [first, last) in which each operation is like the one a period after it."""
    first: int | None = None
    count = len(signatures) - period
    for op in range(count + 1):
        alike = (
            op < count
            and op not in covered
            and op + period not in covered
            and _alike(signatures[op], signatures[op + period])
        )
        if alike and first is None:
            first = op
        elif not alike and first is not None:
            yield first, op
            first = None


def _extended(region: Region, first: int, period: int, covered: set[int]) -> int:
    """Back over the first round, which gets from elsewhere what the others get from each other."""
    names = [operation.name for operation in region.operations]
    start = first
    while start > max(0, first - period) and start - 1 not in covered:
        if names[start - 1] != names[start - 1 + period]:
            break
        start -= 1
    return start


def _alike(one: _Signature, two: _Signature) -> bool:
    """Whether two operations do the same with what comes from equally far before, or from one place."""
    return (
        one.kind == two.kind
        and len(one.origins) == len(two.origins)
        and all(
            value_one == value_two or (ago_one == ago_two and ago_one is not None)
            for (value_one, ago_one), (value_two, ago_two) in zip(
                one.origins, two.origins, strict=True
            )
        )
    )


def _signatures(region: Region) -> list[_Signature]:
    writers: dict[int, list[int]] = {}
    for number, operation in enumerate(region.operations):
        for write in operation.writes:
            writers.setdefault(write.value, []).append(number)

    def ago(number: int, value: int) -> int | None:
        found = writers.get(value, [])
        if len(found) != 1 or region.distances.get((number, value), 0) or found[0] >= number:
            return None
        return number - found[0]

    return [
        _Signature(
            (
                operation.name,
                tuple((form.unit, form.paths) for form in operation.forms),
                tuple(len(writers[write.value]) == 1 for write in operation.writes),
                operation.predicate is None or number,
            ),
            tuple((value, ago(number, value)) for value in operation.reads),
        )
        for number, operation in enumerate(region.operations)
    ]


@dataclass(frozen=True)
class _Round(LoopModel):
    """A round as a loop without a branch, whose invariants stand on one side."""

    @property
    def duplicable(self) -> frozenset[int]:
        return frozenset()


def rolled(region: Region, run: Run, apart: Sequence[tuple[int, int]]) -> LoopModel:
    """The loop whose iterations are the rounds of a run. `apart` holds pairs of the region."""
    builder = _Roller(region, run)
    pairs = {
        tuple(sorted(((one - run.base) % run.period, (two - run.base) % run.period)))
        for one, two in apart
        if run.start <= one < run.end and run.start <= two < run.end
    }
    return _Round(
        builder.region(),
        _NO_BRANCH,
        apart=tuple(sorted((one, two) for one, two in pairs if one != two)),
    )


class _Roller:
    """Gathers the values and edges of the base round."""

    def __init__(self, region: Region, run: Run) -> None:
        self.whole, self.run = region, run
        self.values: list[Value] = []
        self.invariant: dict[int, int] = {}
        self.written: dict[tuple[int, int], int] = {}
        self.writer = {
            write.value: (number, place)
            for number in range(run.start, run.end)
            for place, write in enumerate(region.operations[number].writes)
        }
        self.distances: dict[tuple[int, int], int] = {}

    def region(self) -> Region:
        members = range(self.run.base, self.run.end)
        for op in members:
            for place, write in enumerate(self.whole.operations[op].writes):
                value = replace(self.whole.values[write.value], ready=None, due=None)
                self.written[op - self.run.base, place] = self._add(value)
        operations = [self._operation(op) for op in members]
        return Region(
            operations=operations,
            values=self.values,
            edges=list(dict.fromkeys(self._edges())),
            registers=self.whole.registers,
            distances=self.distances,
            name=f"round of {self.whole.name}",
            cross_wait=self.whole.cross_wait,
        )

    def _add(self, value: Value) -> int:
        self.values.append(value)
        return len(self.values) - 1

    def _operation(self, op: int) -> Operation:
        old, place = self.whole.operations[op], op - self.run.base
        return replace(
            old,
            reads=tuple(self._read(place, value) for value in old.reads),
            writes=tuple(
                Write(self.written[place, k], write.delay) for k, write in enumerate(old.writes)
            ),
        )

    def _read(self, place: int, value: int) -> int:
        if value not in self.writer:
            if value not in self.invariant:
                entry = replace(self.whole.values[value], ready=0, due=0)
                self.invariant[value] = self._add(entry)
            return self.invariant[value]
        source, which = self.writer[value]
        rounds, origin = divmod(source - self.run.base, self.run.period)
        number = self.written[origin, which]
        if rounds:
            self.distances[place, number] = -rounds
        return number

    def _edges(self) -> Iterator[Edge]:
        run = self.run
        for edge in self.whole.edges:
            inside = run.base <= edge.target < run.end and edge.source >= run.start
            if not inside or edge.distance or edge.source >= run.end:
                continue
            rounds, source = divmod(edge.source - run.base, run.period)
            yield Edge(source, edge.target - run.base, edge.latency, -rounds)


def solve_template(
    region: Region,
    run: Run,
    apart: Sequence[tuple[int, int]],
    room: dict[str, int],
    options: Options,
) -> Template | None:
    """The round at the smallest interval found, with as many registers to spare as can be had.

    `room`: registers of each side for the round and its invariants, at most.
    """
    loop = rolled(region, run, apart)
    bound = max(resource_bound(loop.region), recurrence_bound(loop.region).interval)
    for interval in range(bound, bound + _INTERVALS):
        for spare in _SPARE:
            live = {side: count - spare for side, count in room.items()}
            found = _solve(loop, interval, live, options)
            result = "found" if found is not None else "not found"
            options.progress(
                f"{loop.region.name}: {run.period} operations, interval {interval}, "
                f"{spare} registers a side left: {result}"
            )
            if found is not None:
                return Template(run, found)
    return None


def _solve(
    loop: LoopModel, interval: int, live: dict[str, int], options: Options
) -> ModuloSchedule | None:
    limits = Limits(live, keep_banks_apart=True, stages=_STAGES)
    shape = shape_of(loop, interval, limits)
    recalled = options.memory.recall(loop, shape, interval)
    if recalled is not None:
        return recalled
    if shape in options.memory.failed:
        return None
    model = ModuloModel(loop, interval, limits)
    model.minimize_span()
    outcome = model.solve(_SECONDS, options.workers, options.seed)
    if outcome.schedule is None:
        options.memory.failed[shape] = outcome.infeasible
        return None
    options.memory.note(loop, shape, outcome.schedule)
    return outcome.schedule
