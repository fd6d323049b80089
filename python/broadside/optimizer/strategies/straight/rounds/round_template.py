"""Finds unrolled rounds in a long block and schedules one of them as the template of all.

A run is a stretch of operations that repeats with a period: each operation depends on those before it in the
same way as the operation one period earlier. One period is the body of a loop that is small enough for the
constraint model. The loop's schedule, repeated for each round, is the best that the rounds alone can have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from broadside.optimizer.bounds.initiation import recurrence_bound, resource_bound
from broadside.optimizer.bounds.solver import Timer
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits, LoopModel, ModuloSchedule
from broadside.optimizer.model.region import Edge, Operation, Region, Value, Write
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.schedules import shape_of

_PERIODS = range(8, 121)  # operations of a round
_LEAST_ROUNDS = 3
_LEAST_COVER = 60  # least operations of a run for which a template is worthwhile
_NO_BRANCH = -1
_INTERVALS = 4  # intervals tried, from the bound of a round upward
_SPARE = (6, 4, 2, 0)  # registers of each side left to other code, tried in turn
_STAGES = 3
_SECONDS = 120.0  # seconds for one interval and one number of registers
_LITTLE = 1.0  # seconds more than last time that do not justify another search


@dataclass(frozen=True)
class _Signature:
    """An operation's kind, and its operands: value, and by how many operations its writer comes before."""

    kind: tuple[object, ...]
    origins: tuple[tuple[int, int | None], ...]


@dataclass(frozen=True)
class Run:
    """Operations [start, end) that repeat with `period`.

    From `steady` on, their dependences repeat too. In the first round before it, only the names are equal.
    """

    start: int
    end: int
    period: int
    steady: int

    @property
    def base(self) -> int:
        """First operation of the last full round, whose dependences are those of all rounds but the first."""
        return self.end - self.period


@dataclass(frozen=True)
class Template:
    """One schedule for each round of `run`, with the cycles and forms of the round at `run.base`."""

    run: Run
    schedule: ModuloSchedule

    def places(self) -> Iterator[tuple[int, int, int]]:
        """(operation, cycle relative to the base round, form) for each operation of the run."""
        period = self.run.period
        for op in range(self.run.start, self.run.end):
            rounds, place = divmod(op - self.run.base, period)
            cycle = self.schedule.cycles[place] + rounds * self.schedule.interval
            yield op, cycle, self.schedule.forms[place]


def find_runs(region: Region) -> list[Run]:
    """The runs of a region in its order; they do not overlap. Longer runs are chosen first."""
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
    """The longest ranges [first, last) in which each operation is like the one a period after it."""
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
    """The start of a run, extended back over its first round.

    The first round gets its inputs from other code, so only the names of its operations are compared.
    """
    names = [operation.name for operation in region.operations]
    start = first
    while start > max(0, first - period) and start - 1 not in covered:
        if names[start - 1] != names[start - 1 + period]:
            break
        start -= 1
    return start


def _alike(one: _Signature, two: _Signature) -> bool:
    """Whether two operations do the same, with operands from equally far before or with the same operands."""
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
    """A round as a loop without a branch, with each invariant on one side only."""

    @property
    def duplicable(self) -> frozenset[int]:
        return frozenset()


def rolled(region: Region, run: Run, apart: Sequence[tuple[int, int]]) -> LoopModel:
    """The loop whose iterations are the rounds of a run.

    `apart`: pairs of the region's operations that should not share a cycle.
    """
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


@dataclass(frozen=True)
class TemplateSearch:
    """A search for the template of a run of rounds.

    `room`: registers of each side that a round and its invariants may use at most. `until`: the time, by
    `timer`, after which nothing is solved. Another `variant` may find another template.
    """

    room: dict[str, int]
    options: Options
    timer: Timer
    until: float
    variant: int = 0

    def run(self, region: Region, run: Run, apart: Sequence[tuple[int, int]]) -> Template | None:
        """The template at the smallest interval found, or nothing.

        Of several templates, it is one that leaves the most registers for other code.
        """
        loop = rolled(region, run, apart)
        bound = max(resource_bound(loop.region), recurrence_bound(loop.region).interval)
        seconds = max(0.0, self.until - self.timer.now())
        memory = self.options.memory
        whole = self._whole(loop, bound)
        if seconds <= memory.spent.get(whole, -1.0) + _LITTLE:
            return None
        for interval in range(bound, bound + _INTERVALS):
            for spare in _SPARE:
                found = self._solved(loop, interval, spare)
                result = "found" if found is not None else "not found"
                self.options.progress(
                    f"{loop.region.name}: {run.period} operations, interval {interval}, "
                    f"{spare} registers a side left: {result}"
                )
                if found is not None:
                    return Template(run, found)
        memory.spent[whole] = seconds
        return None

    def _whole(self, loop: LoopModel, bound: int) -> str:
        """The name under which the memory keeps the seconds of a search that found nothing.

        Many regions have the same round: the key lengths of a cipher, and a region with more moves.
        """
        return f"template {self._shape(loop, bound, self._limits(spare=0))}"

    def _limits(self, spare: int) -> Limits:
        live = {side: count - spare for side, count in self.room.items()}
        return Limits(live, keep_banks_apart=True, stages=_STAGES)

    def _shape(self, loop: LoopModel, interval: int, limits: Limits) -> str:
        return shape_of(loop, interval, limits, self.variant)

    def _solved(self, loop: LoopModel, interval: int, spare: int) -> ModuloSchedule | None:
        """The schedule of one round at an interval that leaves `spare` registers of each side."""
        options, limits = self.options, self._limits(spare)
        shape = self._shape(loop, interval, limits)
        recalled = options.memory.recall(loop, shape, interval)
        if recalled is not None:
            return recalled
        left = self.until - self.timer.now()
        if shape in options.memory.failed or left <= 0:
            return None
        model = ModuloModel(loop, interval, limits)
        model.minimize_span()
        seconds, seed = min(_SECONDS, left), options.seed + self.variant
        outcome = model.solve(seconds, options.workers, seed, self.timer)
        if outcome.schedule is None:
            if outcome.infeasible or left >= _SECONDS:  # more time could find one otherwise
                options.memory.failed[shape] = outcome.infeasible
            return None
        options.memory.note(loop, shape, outcome.schedule)
        return outcome.schedule
