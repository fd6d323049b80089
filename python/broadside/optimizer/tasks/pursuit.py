"""Chooses the next task for one procedure, and keeps its best schedule and what searches proved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from broadside.linear.ir import Procedure
from broadside.optimizer.bounds.attempt import (
    PROVED,
    PROVED_WIDELY,
    WIDE_TIMEOUT,
    Attempt,
    is_least,
)
from broadside.optimizer.model.graph import Node
from broadside.optimizer.procedure.cost import cost
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.result import SearchResult
from broadside.optimizer.record.schedules import Memory, shape_of_any
from broadside.optimizer.tasks.task import CLIMB, ONE_INTERVAL, Found, Task

_ANY = 8.0  # seconds of the first search, if no search has found a schedule yet
_BEGIN, _GROWTH = 2.0, 3.0  # seconds of the first searches; factor by which later ones take longer
_MOST_LEVELS = 20  # most times that searches grow longer; no run lasts for more
_LEAST = 1.0  # seconds of a search, at least
_LAST = 0.7  # share of the time left for a search, at most; the rest is for ending it
_LOOPS = 0.6  # share of a search for its loops, if it has straight code too
_A_MODEL = 0.5  # share of a loop's time for one constraint model
_A_SPAN = 0.15  # share of a loop's time for a shorter span
_BOUND = 0.1  # share of a loop's time for its resource bound
_MOVES_A_SECOND = 1_500_000
_ENOUGH = 4.0  # after this many seconds of the model with copies, its interval is not tried again


def _regions_settled(scheduled: ScheduledProcedure) -> bool:
    """Whether each region is proved optimal."""
    regions = [item.region for item in scheduled.nodes if item.region is not None]
    return all(region.optimal or region.length <= region.lower_bound for region in regions)


def _proofs(scheduled: ScheduledProcedure) -> int:
    regions = (item.region for item in scheduled.nodes)
    proved = sum(1 for search in scheduled.searches.values() if search.optimal)
    return proved + sum(1 for region in regions if region is not None and region.optimal)


@dataclass
class Pursuit:
    """The search for one procedure: its best schedule, the known schedules and proofs, and the time spent."""

    procedure: Procedure
    isa: str
    options: Options
    best: ScheduledProcedure
    memory: Memory = field(default_factory=Memory)
    spent: float = 0.0
    answers: int = 0
    seeds: int = 0
    single: int = 0
    searched: float = 0.0  # seconds of the clock that all searches of the procedure took together
    last_failure: str = ""  # why the last search found no schedule
    proved: dict[str, dict[int, Attempt]] = field(default_factory=dict)  # by loop and interval
    reached: dict[str, int] = field(default_factory=dict)  # least interval of each loop so far
    resources: dict[str, int] = field(default_factory=dict)  # greatest resource bound proved
    widely: set[tuple[str, int]] = field(default_factory=set)  # intervals tried with copies

    @property
    def settled(self) -> bool:
        """Whether all that the options ask for is proved optimal."""
        return self._settled_as_written and not self._open_widely()

    @property
    def _settled_as_written(self) -> bool:
        loops = next(self._open_intervals(), None) is None and not self.best.hurried
        return loops and _regions_settled(self.best) and not self.best.plain

    @property
    def told(self) -> ScheduledProcedure:
        """The best schedule; its reasons also name the searches that found no schedule."""
        best = self.best
        if not (best.plain or best.hurried) or not self.searched:
            return best
        further = f"; nor did further searches, of {self.searched:.0f} s"
        if self.last_failure:
            further += f" (the last: {self.last_failure})"
        if best.plain:
            return best.because(best.plain + further)
        reasons = {node: best.unpipelined[node] + further for node in best.hurried}
        return replace(best, unpipelined=best.unpipelined | reasons)

    def take(self, found: Found) -> bool:
        """Keeps the schedule if it is better, and all proofs; returns whether the best has changed."""
        self.answers += 1
        self._learn(found)
        if found.scheduled is None:
            self.last_failure = found.cause
            return self._add_proofs()
        old, new = cost(self.best), cost(found.scheduled)
        if new > old or (new == old and _proofs(found.scheduled) <= _proofs(self.best)):
            return self._add_proofs()
        self.best = found.scheduled
        self._add_proofs()
        return True

    def _add_proofs(self) -> bool:
        """Adds the proofs of all searches to the best schedule; returns whether more is proved optimal."""
        before = _proofs(self.best)
        searches = {}
        for node, search in self.best.searches.items():
            lowest, found = search.bounds.interval, search.pipelined.interval
            model, proved = search.pipelined.loop.model, dict(self.proved.get(node.name, {}))
            for interval in range(lowest, found):
                refuted = self.memory.refuted.get(shape_of_any(model, interval))
                if refuted is not None:
                    proved.setdefault(interval, refuted)
            missing = [
                attempt
                for interval, attempt in sorted(proved.items())
                if lowest <= interval < found
                and not is_least(interval, interval + 1, search.attempts)
            ]
            resource = self.resources.get(node.name, 0)
            bounds = search.bounds
            if bounds.resource < resource <= found:
                bounds = replace(bounds, resource=resource)
            searches[node] = replace(search, bounds=bounds, attempts=[*missing, *search.attempts])
        self.best = replace(self.best, searches=searches)
        return _proofs(self.best) > before

    def _learn(self, found: Found) -> None:
        """Learns the schedules and proofs of a search.

        Failures without a proof are left out, because a longer search may succeed.
        """
        self.memory.failed |= {shape: True for shape, out in found.memory.failed.items() if out}
        self.memory.learn_loops(found.memory)
        self.memory.refuted |= found.memory.refuted
        for shape, region in found.memory.regions.items():
            if not isinstance(region, str):
                self.memory.best_regions[shape] = region
        for label, attempts in found.proofs.items():
            self._learn_proofs(label, attempts)
        if found.scheduled is not None:
            for node, search in found.scheduled.searches.items():
                self._learn_proofs(node.name, search.attempts)
                interval, name = search.pipelined.interval, node.name
                self.resources[name] = max(search.bounds.resource, self.resources.get(name, 0))
                self.reached[node.name] = min(interval, self.reached.get(node.name, interval))

    def _learn_proofs(self, label: str, attempts: Iterable[Attempt]) -> None:
        known = self.proved.setdefault(label, {})
        for attempt in attempts:
            enough = attempt.result == WIDE_TIMEOUT and attempt.seconds >= _ENOUGH
            if enough or attempt.result == PROVED_WIDELY:
                self.widely.add((label, attempt.interval))
            ruled_out = attempt.result in (PROVED, PROVED_WIDELY)
            if ruled_out and is_least(attempt.interval, attempt.interval + 1, [attempt]):
                known.setdefault(attempt.interval, attempt)

    def forget(self) -> None:
        """Forgets all known schedules and proofs, because they may have led to a wrong schedule."""
        self.answers += 1
        self.memory = Memory(self.memory.folder)
        self.proved.clear()
        self.reached.clear()
        self.resources.clear()
        self.widely.clear()

    def next_task(self, number: int, left: float, at_once: int) -> Task:
        """The next task, if `left` seconds remain and `at_once` searches of the procedure run at once.

        Tasks for all loops from their bounds on and tasks for one loop at one interval below its best take
        turns. If no search has found a schedule of all loops yet, the first task looks for any schedule.
        """
        if (self.best.plain or self.best.hurried) and not self.seeds:
            self.seeds += 1
            seconds = max(_LEAST, min(_ANY, left * _LAST))
            self.spent += seconds
            options = self._limited(seconds).for_first()
            return self._task(number, CLIMB, self.options.seed, seconds, options, {})
        level = min(self.answers // max(2, at_once), _MOST_LEVELS)
        seconds = max(_LEAST, min(_BEGIN * _GROWTH**level, left * _LAST))
        self.spent += seconds
        options = self._limited(seconds)
        open_ = list(self._open_intervals()) or self._open_widely()
        if open_ and (self.seeds > self.single or self._settled_as_written):
            label, interval = open_[self.single % len(open_)]
            seed = self.options.seed + self.single // len(open_)
            self.single += 1
            best = {n.name: s.pipelined.interval for n, s in self.best.searches.items()}
            options = replace(
                options,
                loop_intervals={**best, **options.loop_intervals},
                loop_seconds=seconds,
                seconds=min(self.options.seconds, seconds * _A_MODEL),
            )
            return self._task(number, ONE_INTERVAL, seed, seconds, options, {label: interval})
        seed = self.options.seed + self.seeds
        self.seeds += 1
        return self._task(number, CLIMB, seed, seconds, options, {})

    def _task(
        self,
        number: int,
        strategy: str,
        seed: int,
        seconds: float,
        options: Options,
        intervals: dict[str, int],
    ) -> Task:
        return Task(number, self.procedure, self.isa, strategy, seed, seconds, options, intervals)

    def _open_intervals(self) -> Iterator[tuple[str, int]]:
        """(loop, interval) for intervals below the best that are not ruled out.

        For each loop, the interval that another search has reached comes first, then the largest.
        """
        for node, search in self.best.searches.items():
            least = max(search.bounds.interval, self._asked(node, search))
            intervals = list(range(search.pipelined.interval - 1, least - 1, -1))
            reached = self.reached.get(node.name)
            for interval in sorted(intervals, key=lambda one: one != reached):
                if not is_least(interval, interval + 1, search.attempts):
                    yield node.name, interval

    def _open_widely(self) -> list[tuple[str, int]]:
        """(loop, interval) one below the best, if copies and equal instructions may make it possible."""
        found = [
            (node.name, search.pipelined.interval - 1)
            for node, search in self.best.searches.items()
            if search.widely is not None
            and search.widely < search.pipelined.interval
            and search.pipelined.interval > self._asked(node, search)
        ]
        return [one for one in found if one not in self.widely]

    def _asked(self, node: Node, search: SearchResult) -> int:
        """The smallest interval of a loop that the options ask for."""
        return self.options.least_interval(node.name, node.trip, search.bounds.interval)

    def _limited(self, seconds: float) -> Options:
        """The options with the limits for each loop and region in a search of `seconds`.

        A settled loop takes no time, because its schedule is known.
        """
        open_ = len({label for label, _ in self._open_intervals()}) + len(self.best.hurried)
        loops = max(1, open_ or len(self.best.searches) or len(self.best.unpipelined))
        regions = sum(1 for item in self.best.nodes if item.pipelined is None and item.length)
        loop = seconds * (_LOOPS if self.best.searches or self.best.unpipelined else 1) / loops
        region = seconds * (1 - _LOOPS if self.best.searches else 1) / max(1, regions)
        base = self.options
        return replace(
            base,
            loop_seconds=loop,
            seconds=min(base.seconds, loop * _A_MODEL),
            bound_seconds=min(base.bound_seconds, loop * _BOUND),
            improve_seconds=min(base.improve_seconds, loop * _A_SPAN),
            anneal_moves=min(base.anneal_moves, int(loop * _MOVES_A_SECOND)),
            region_seconds=min(base.region_seconds, region),
            large_region_seconds=min(base.large_region_seconds, region),
            workers=1,
            memory=Memory(
                self.memory.folder,
                dict(self.memory.found),
                dict(self.memory.failed),
                refuted=dict(self.memory.refuted),
                best_regions=dict(self.memory.best_regions),
            ),
            progress=Options.progress,
            rings={},
        )
