"""Searches for a core: operations and rules of a loop that leave no schedule at an interval.

The search begins with the operations near the recurrence if these alone are infeasible, else with the whole
loop. It leaves out rules and operations, in blocks and then one by one. Then it tries for each operation left
whether it must take a unit or is only waited for. The search ends when its work is spent. Work is the
solver's own measure, so that the core is the same on any machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from broadside.optimizer.bounds.initiation import recurrence_bound
from broadside.optimizer.bounds.refutation import refute, windows
from broadside.optimizer.core.reduction import Core, Reduction
from broadside.optimizer.core.rules import (
    BRANCH,
    CROSS_WAIT,
    DEPENDENCES,
    LIFETIMES,
    READS,
    SIDES,
    Rule,
    resources,
)
from broadside.optimizer.core.weakened import Parts, decide
from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.model.graphs.paths import positive_cycle

_EACH = 0.25
"""Largest share of the work for one question after the first."""


def all_rules(loop: LoopModel) -> frozenset[Rule]:
    """All rules of the model."""
    waits = {CROSS_WAIT} if loop.region.cross_wait else set[Rule]()
    return frozenset({DEPENDENCES, SIDES, LIFETIMES, READS, BRANCH, *resources(loop), *waits})


def whole(loop: LoopModel) -> Parts:
    """All operations and all rules of a loop."""
    return Parts(frozenset(range(len(loop.region.operations))), frozenset(), all_rules(loop))


def find_core(
    loop: LoopModel,
    interval: int,
    work: float,
    stages: int | None = None,
) -> Core | None:
    """The smallest core found; `None` if the work does not suffice to prove `interval` infeasible.

    `stages`: most stages of a schedule, or `None` for as many as any schedule can need.
    """
    search = _Search(loop, interval, work, stages)
    begin = search.begin()
    if begin is None:
        return None
    return search.smallest(begin)


@dataclass
class _Search:
    loop: LoopModel
    interval: int
    work: float
    stages: int | None
    spent: float = 0.0
    each: float = 0.0
    known: dict[Parts, bool | None] = field(default_factory=dict)

    def begin(self) -> Parts | None:
        """The first infeasible parts: those near the recurrence, or all."""
        self.each = self.work / 2
        for parts in self._beginnings():
            before = self.spent
            if self.infeasible(parts):
                self.each = min(self.work * _EACH, max(1.0, 3 * (self.spent - before)))
                return parts
        return None

    def _beginnings(self) -> Iterator[Parts]:
        everything = whole(self.loop)
        yield from self._near_recurrence(everything.rules)
        yield everything

    def _near_recurrence(self, rules: frozenset[Rule]) -> Iterator[Parts]:
        region = self.loop.region
        if self.stages is not None or positive_cycle(
            region.edges, len(region.operations), self.interval
        ):
            return
        found = refute(self.loop, self.interval)
        if found is None:
            return
        around = frozenset(windows(region, self.interval, found.operations[0]))
        full = frozenset(found.operations)
        yield Parts(full, around - full, rules - {LIFETIMES, READS, BRANCH})

    def infeasible(self, parts: Parts) -> bool | None:
        """Whether the parts have no schedule; `None` if this was not decided."""
        if parts not in self.known:
            left = self.work - self.spent
            if left <= 0:
                return None
            verdict = decide(self.loop, self.interval, parts, min(left, self.each), self.stages)
            self.spent += verdict.work
            self.known[parts] = verdict.infeasible
        return self.known[parts]

    def smallest(self, begin: Parts) -> Core:
        """The core with the fewest operations among those that several orders give."""
        found: list[Core] = []
        for order in self._orders(begin):
            if found and self.spent > self.work / 4:
                break
            parts, minimal = Reduction(self.infeasible).run(begin, order)
            found.append(Core(self.interval, parts, minimal, self.spent))
        return min(found, key=lambda core: (len(core.parts.operations), len(core.parts.rules)))

    def _orders(self, begin: Parts) -> Iterator[list[int]]:
        """Orders in which operations are left out: the most freedom first, or the last line first."""
        freedom = self._freedom()
        numbers = sorted(begin.operations)
        most = max(freedom.values(), default=0) + 1
        yield sorted(numbers, key=lambda number: (-freedom.get(number, most), number))
        yield sorted(numbers, key=lambda number: (-freedom.get(number, most), -number))
        yield numbers[::-1]

    def _freedom(self) -> dict[int, int]:
        region = self.loop.region
        cycle = recurrence_bound(region).cycle
        if not cycle or positive_cycle(region.edges, len(region.operations), self.interval):
            return {}
        found = windows(region, self.interval, cycle[0])
        return {number: last - first for number, (first, last) in found.items()}
