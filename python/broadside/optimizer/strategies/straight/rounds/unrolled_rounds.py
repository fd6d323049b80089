"""Schedules long code with unrolled rounds: a template places the rounds, then all other code follows.

The template of `round_template.py` places the rounds, run after run. A constraint model places the joint
between two runs (the code that leads from one to the next), which decides how close they can follow. All
other operations are then inserted component by component. If the code is a loop, it is a ring: its iteration
fits into the interval, and the source itself overlaps the iterations.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from broadside.optimizer.bounds.solver import Limits, Timer
from broadside.optimizer.model.graphs.connected import Groups, reached
from broadside.optimizer.model.placement import Outcome
from broadside.optimizer.model.region import Anchor, Edge, Region, ScheduleError
from broadside.optimizer.record.options import Options
from broadside.optimizer.registers.straight import allocate
from broadside.optimizer.strategies.straight.rounds.insertion import Layout, Range, keep_apart
from broadside.optimizer.strategies.straight.rounds.round_template import (
    Template,
    TemplateSearch,
    find_runs,
)

_TIGHT = 24  # an operation with fewer cycles of freedom belongs to a joint
_BEFORE = 20  # cycles before a joint from which on it includes the operations that it needs
_GAPS = 16  # cycles in which a run is tried, from the first that its dependences allow
_FREEDOM = (12, 24, 48)  # most cycles from an inserted operation to its best place, in turn
_RETRIES = 5  # attempts to fill a length, each with more components placed together
_SECONDS = 100.0  # seconds for one joint or one component
_COLOURING = 20.0  # seconds for assigning registers


@dataclass
class Placed:
    """A complete schedule: cycles, forms, sides of values and their registers."""

    length: int
    cycles: list[int]
    forms: list[int]
    sides: list[str | None]
    registers: list[str]
    seconds: float = 0.0


@dataclass
class Failure:
    """Why no schedule of a length was found, and the seconds of the attempt."""

    length: int
    cause: str
    seconds: float


@dataclass
class Unrolled:
    """A region with unrolled rounds.

    `periodic`: the region is a ring. `apart`: pairs of operations that should not share a cycle. `given`:
    the cycles of some operations. `failures`: lengths at which a kernel's own program found no schedule.
    `until`: the time, by `timer`, after which nothing is solved. `variant`: which of several
    templates of the same rounds is used.
    """

    region: Region
    options: Options
    periodic: bool
    apart: Sequence[tuple[int, int]] = ()
    given: Mapping[int, int] = field(default_factory=dict)  # cycles, counted from the end
    failures: list[Failure] = field(default_factory=list)
    until: float = math.inf
    timer: Timer = field(default_factory=Timer)
    variant: int = 0

    def __post_init__(self) -> None:
        self.runs = find_runs(self.region)
        self.separate = keep_apart(self.region, self.apart)

    def at(self, length: int) -> Placed | Failure:
        """A schedule of that length, or why none was found. Raises ScheduleError if no template is found."""
        begun = time.monotonic()
        layout = self._laid_out
        if layout is None:
            raise ScheduleError(f"{self.region.name}: no template of its rounds")
        found, cause = self._at(layout.copy(), length)
        seconds = time.monotonic() - begun
        self.options.progress(f"{self.region.name}: {length} cycles: {cause}")
        if found is None:
            return Failure(length, cause, seconds)
        found.seconds = seconds
        return found

    def _limits(self) -> Limits:
        options = self.options
        seconds = max(0.0, min(_SECONDS, options.seconds, self.until - self.timer.now()))
        return Limits(seconds, options.workers, options.seed, self.timer)

    def _room(self) -> dict[str, int]:
        """Number of registers of each side that the values of the region may take."""
        registers = set(self.region.registers)
        for value in self.region.values:
            registers.update(value.registers)
        return {side: sum(1 for r in registers if r[0] == side) for side in "AB"}

    @cached_property
    def _laid_out(self) -> Layout | None:
        """The layout of all runs, each as close after the one before as their joint allows; or nothing."""
        layout = Layout(self.separate, self.periodic)
        search = TemplateSearch(self._room(), self.options, self.timer, self.until, self.variant)
        for run in self.runs:
            template = search.run(self.region, run, self.apart)
            next_ = None if template is None else self._next(layout, template)
            if next_ is None:
                return None
            layout = next_
        return layout

    def _next(self, layout: Layout, template: Template) -> Layout | None:
        ample = 4 * len(self.region.operations)
        ranges = layout.ranges(ample)
        if ranges is None:
            return None
        base = max(ranges[op][0] - cycle for op, cycle, _ in template.places())
        for gap in range(_GAPS):
            trial = self._with_run(layout, template, base + gap, ample)
            joint = None if trial is None else self._join(trial, ample, final=False)
            cause = "dependences" if joint is None else joint.value
            self.options.progress(f"{self.region.name}: run at {base + gap}: {cause}")
            if joint is Outcome.FOUND:
                return trial
        return None

    def _with_run(
        self, layout: Layout, template: Template, base: int, length: int
    ) -> Layout | None:
        """The layout with a run added, or nothing.

        An operation before `steady` is left out if its operands are on other sides. If the first round fits
        no cycle, all of it is left out.
        """
        steady = template.run.steady
        for start in (template.run.start, steady):
            trial = layout.copy()
            placed = [
                trial.place(op, base + cycle, form) or op < steady
                for op, cycle, form in template.places()
                if op >= start
            ]
            if all(placed) and trial.ranges(length) is not None:
                return trial
        return None

    def _join(self, layout: Layout, length: int, *, final: bool) -> Outcome | None:
        """Places all operations that have little freedom, with the operations whose results they soon need.

        Before the length is known (not `final`), operations anchored to the end are left out. Returns `None`
        if the dependences leave no place.
        """
        ranges = layout.ranges(length)
        if ranges is None:
            return None
        tight = {
            op
            for op, (low, high) in ranges.items()
            if high - low < _TIGHT
            and (final or self.region.operations[op].anchor is not Anchor.END)
        }
        if not tight:
            return Outcome.FOUND
        start = min(ranges[op][0] for op in tight) - _BEFORE
        edges = [edge for edge in self.region.edges if final or not edge.distance]
        awaited = _ancestors(edges, tight | layout.cycles.keys())
        near = {op for op in awaited & ranges.keys() if ranges[op][1] >= start}
        group = {
            op: (max(ranges[op][0], ranges[op][1] - _TIGHT), ranges[op][1]) for op in tight | near
        }
        self.options.progress(
            f"{self.region.name}: joint of {len(group)} operations, {len(tight)} tight"
        )
        return layout.insert(group, length, self._limits())

    def _at(self, layout: Layout, length: int) -> tuple[Placed | None, str]:
        """A schedule of `length` cycles, or nothing, and the cause of a failure.

        The first try withholds one register of each side, because register assignment may need one more
        than the live values show.
        """
        for op, cycle in self.given.items():
            layout.place(op, length + cycle, 0)
        last = {side: r for r in self.region.registers for side in r[0]}
        for withheld in (frozenset(last.values()), frozenset[str]()):
            trial = layout.copy()
            trial.withheld = withheld
            found, cause = self._complete(trial, length)
            if found is not None:
                break
            self.options.progress(
                f"{self.region.name}: {length} cycles, {len(withheld)} registers withheld: {cause}"
            )
        return found, cause

    def _complete(self, layout: Layout, length: int) -> tuple[Placed | None, str]:
        joint = self._join(layout, length, final=True)
        if joint is not Outcome.FOUND:
            return None, f"joint: {'dependences' if joint is None else joint.value}"
        together: set[int] = set()
        for _ in range(_RETRIES):
            trial = layout.copy()
            failed, cause = self._fill(trial, length, together)
            if not failed:
                return self.finish(trial, length)
            self.options.progress(f"{self.region.name}: {length} cycles: {cause}")
            if failed <= together:
                break
            together |= failed
        return None, cause

    def _fill(self, layout: Layout, length: int, together: set[int]) -> tuple[set[int], str]:
        """Inserts component by component, the smallest first, and last all those of `together` at once.

        If a component does not fit, returns its operations and those of the component before it, with the
        cause.
        """
        before: set[int] = set()
        while ranges := layout.ranges(length) or {}:
            components = sorted(_components(layout.region.edges, ranges), key=len)
            alone = [c for c in components if not c & together]
            group = alone[:1] or components
            members = set().union(*group)
            outcome = self._insert(layout, group, ranges, length)
            if outcome is not Outcome.FOUND:
                source = self.region.operations[min(members)].name
                return members | before, f"{len(members)} operations from {source}: {outcome.value}"
            before = members
        return set(), ""

    def _insert(
        self,
        layout: Layout,
        components: Sequence[set[int]],
        ranges: Mapping[int, Range],
        length: int,
    ) -> Outcome:
        """Inserts components together, at first within few cycles of their best place, then within more.

        If placed operations await a component, its best place is the latest possible, else the earliest.
        """
        late = {op for c in components if _feeds(layout, c) for op in c}
        for freedom in (*_FREEDOM, length):
            narrowed = {
                op: (max(low, high - freedom), high)
                if op in late
                else (low, min(high, low + freedom))
                for op, (low, high) in ranges.items()
                if any(op in c for c in components)
            }
            outcome = layout.insert(narrowed, length, self._limits())
            if outcome is Outcome.FOUND:
                self.options.progress(
                    f"{self.region.name}: {len(narrowed)} operations within {freedom} cycles"
                )
                return outcome
        return outcome

    def finish(self, layout: Layout, length: int) -> tuple[Placed | None, str]:
        """The schedule of a complete layout with registers, or nothing and the cause of failure."""
        problem, cycles, modes = layout.problem()
        sides = problem.mode_sides(modes)
        limits = Limits(_COLOURING, timer=self.timer)
        registers = allocate(problem, cycles, sides, length, periodic=self.periodic, limits=limits)
        if registers is None:
            return None, "no register assignment found"
        return Placed(length, cycles, layout.forms(length), sides, registers), "found"


def _components(edges: Sequence[Edge], members: Mapping[int, Range]) -> list[set[int]]:
    """The sets of members that dependences connect."""
    groups = Groups[int]()
    for edge in edges:
        if edge.source in members and edge.target in members:
            groups.join([edge.source, edge.target])
    return [set(group) for group in groups.all(sorted(members))]


def _ancestors(edges: Sequence[Edge], members: set[int]) -> set[int]:
    """Operations whose results reach some of `members` along these edges."""
    sources: dict[int, list[int]] = {}
    for edge in edges:
        if edge.latency > 0:
            sources.setdefault(edge.target, []).append(edge.source)
    return reached(members, lambda op: sources.get(op, ()))


def _feeds(layout: Layout, component: set[int]) -> bool:
    """Whether an operation already placed awaits a result of the component."""
    return any(
        edge.source in component and edge.target in layout.cycles and edge.latency > 0
        for edge in layout.region.edges
    )


def loop_region(region: Region, whole: frozenset[int]) -> Region:
    """A loop body for `Unrolled`, in which a register holds a value only during its live range.

    Exceptions: a value that is not written, or is in `whole`, holds its register in all cycles. A value that
    leaves the loop lives to the end of the interval. Edges keep each value from being written again before
    its last read.
    """
    written = {write.value for operation in region.operations for write in operation.writes}
    values = [
        replace(value, ready=None) if number in written - whole else replace(value, ready=0, due=0)
        for number, value in enumerate(region.values)
    ]
    limited = replace(region, values=values, edges=list(region.edges))
    for number in written - whole:
        limited.edges += _lifetime_edges(region, number)
    return limited


def _lifetime_edges(region: Region, value: int) -> Iterator[Edge]:
    for reader, operation in enumerate(region.operations):
        if value not in (*operation.reads, operation.predicate):
            continue
        distance = region.distances.get((reader, value), 0)
        for writer, other in enumerate(region.operations):
            for write in other.writes:
                if write.value == value:
                    yield Edge(reader, writer, -write.delay, 1 - distance)
