"""A first schedule of straight code by a few backward lists."""

from __future__ import annotations

from collections.abc import Sequence

from broadside.optimizer.bounds.attempt import LISTED, NOT_LISTED, Attempt
from broadside.optimizer.bounds.solver import Timer
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.model.components import lanes, ordered_components
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import Anchor, Schedule
from broadside.optimizer.record.options import Progress
from broadside.optimizer.strategies.straight.backward_list import Priority, length_of, list_schedule
from broadside.optimizer.strategies.straight.constraint_model import FIRST
from broadside.optimizer.strategies.straight.task import (
    StraightStrategy,
    StraightTask,
    coloured,
    finish,
)
from broadside.optimizer.strategies.straight.windows import partitioned
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound

_URGENCIES = (0.25, 1.0)
_LOOKAHEAD = 20
_WIDTH = 20  # orders that the beam search keeps


class FewLists(StraightStrategy):
    name = "a few backward lists"

    def suits(self, task: StraightTask) -> bool:
        """Whether nothing is fixed to the start, because lists go backward from the end.

        Small code in which a loop's schedule fixes operations is left to the constraint model. Fixed
        operations make the model easier, but they are a great hindrance to lists.
        """
        code = task.code
        backward = not code.from_start and all(
            e is not Anchor.START for _, e, _ in code.region.taken
        )
        return backward and (code.free > FIRST or code.free == len(code.region.operations))

    def attempt(
        self, task: StraightTask, budget: Budget, tell: Progress
    ) -> Found[Schedule] | NotFound:
        code = task.code
        problem = partitioned(code.region, code.limits(budget.seconds), _WIDTH)
        components = lanes(ordered_components(problem, _WIDTH, code.options.seed))
        for order in (components, _source_order(problem)):
            found = _listed(problem, order, budget.seconds, code.timer)
            if found is not None:
                return Found(found, (Attempt(found.length, LISTED, 0.0, False),))
        tell(f"{code.region.name}: {NOT_LISTED}")
        return NotFound((Attempt(lower_bound(problem), NOT_LISTED, 0.0, False),))


def _source_order(problem: Problem) -> list[list[int]]:
    """One lane: the operations of the source, the last first.

    In this order the registers suffice if those that the source itself names do.
    """
    count = len(problem.region.operations)
    return [[op for op in reversed(range(count)) if op not in problem.late]]


def _listed(
    problem: Problem, order: Sequence[Sequence[int]], seconds: float, timer: Timer
) -> Schedule | None:
    """The shortest list schedule of one order for which registers suffice, or nothing."""
    placed = []
    for urgency in _URGENCIES:
        priority = Priority(_LOOKAHEAD, urgency)
        placement = list_schedule(problem, order, {"A": 0, "B": 0}, priority)
        if placement is not None:
            placed.append((length_of(problem, placement), placement))
    for length, placement in sorted(placed, key=lambda found: found[0]):
        if coloured(problem, placement, length, seconds, timer):
            return finish(problem, placement, length, lower_bound(problem), LISTED)
    return None
