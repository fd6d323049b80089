"""Tries intervals that need copies of values or other instructions of the same meaning."""

from __future__ import annotations

import time
from dataclasses import replace

from broadside.optimizer.bounds.attempt import (
    PROVED_WIDELY,
    WIDE_TIMEOUT,
    WIDENED,
    WITH_COPIES,
    Attempt,
)
from broadside.optimizer.bounds.copied import copied_range, fewest_copies, has_forms
from broadside.optimizer.bounds.stages import enough_stages
from broadside.optimizer.exact.copying import CopyingModel, CopyingOutcome
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.loops.preparation import Loop, NotPipelined
from broadside.optimizer.loops.widened import (
    Rewriting,
    Widened,
    rewritten,
    widen,
    with_fewest_copies,
)
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.record.options import Progress
from broadside.optimizer.strategies.loops.constraint_model import ConstraintModel
from broadside.optimizer.strategies.loops.task import LoopTask
from broadside.optimizer.strategies.strategy import Budget, Found, Infeasible, NotFound

_LARGEST = 60
"""Most operations of a body for which copies and equal instructions are tried."""

_SHARE = 0.5
"""Share of an interval's seconds for the model with copies, in the solver's own measure of work."""


def is_widened(loop: Loop) -> bool:
    """Whether copies and equal instructions are tried for a loop."""
    return len(loop.body.operations) <= _LARGEST


def legal(loop: Loop, machine: Machine) -> Loop:
    """The loop itself, or the loop with the fewest copies if no forms of its operations fit each other.

    Raises NotPipelined if copies do not help either.
    """
    if has_forms(loop):
        return loop
    least = with_fewest_copies(loop, machine)
    chosen = fewest_copies(least)[2]
    if chosen is None:
        raise NotPipelined("no choice of register sides fits all operations")
    return rewritten(least, chosen, machine)


def wide_resource_bound(loop: Loop, machine: Machine, seconds: float) -> int:
    """A lower bound of ResMII for the loop with copies and equal instructions, proved in `seconds`."""
    return copied_range(with_fewest_copies(loop, machine), seconds)[0]


class WidenedModel(ConstraintModel):
    """A model with copies and equal instructions. Its solution is a loop, scheduled like any other."""

    name = "model with copies and equal instructions"
    formulation = WITH_COPIES

    def bound(self, task: LoopTask) -> int:
        return (task.widely or task.bounds).interval

    def suits(self, task: LoopTask) -> bool:
        return task.widely is not None

    def attempt(
        self, task: LoopTask, budget: Budget, tell: Progress
    ) -> Found[PipelinedLoop] | Infeasible | NotFound:
        if not budget.left:
            return NotFound()
        attempt, loop = _rewritten(task, budget, tell)
        tell(f"{task.source.name}: II {task.interval}: {attempt.result}", 0)
        if loop is None:
            proved = attempt.result == PROVED_WIDELY
            return Infeasible((attempt,)) if proved else NotFound((attempt,))
        outcome = super().attempt(replace(task, loop=loop, moves=0), budget, tell)
        attempts = (attempt, *outcome.attempts)
        if isinstance(outcome, Found):
            return Found(outcome.schedule, attempts)
        return NotFound(attempts)


def _rewritten(task: LoopTask, budget: Budget, tell: Progress) -> tuple[Attempt, Loop | None]:
    """The attempt at an interval, and the rewritten loop if it has a schedule, registers aside."""
    interval, seconds = task.interval, _SHARE * budget.seconds
    tell(f"{task.source.name}: II {interval}: copies and equal instructions", seconds)
    wide = widen(task.source, task.machine, interval)
    enough = _enough_stages(wide, interval)
    stages = replace(task, loop=task.written).stages + 1
    begun = time.monotonic()

    def searched(most: int) -> CopyingOutcome:
        model = CopyingModel(wide, interval, most)
        return model.search(seconds, budget.seconds, task.options.seed)

    outcome = searched(min(stages, enough))
    if outcome.infeasible and stages < enough:
        outcome = searched(enough)
    result = PROVED_WIDELY if outcome.infeasible else WIDE_TIMEOUT
    note, loop = "", None
    if outcome.chosen is not None:
        result, note = WIDENED, _told(outcome.chosen)
        loop = rewritten(wide, outcome.chosen, task.machine)
    spent = round(time.monotonic() - begun, 1)
    return Attempt(interval, result, spent, False, note), loop


def _enough_stages(wide: Widened, interval: int) -> int:
    """A number of stages that is enough for any copies: if `interval` is impossible, more do not help.

    A copy can wait two stages for its value, and its reader two more for the copy; the value then lives on
    into the next iteration.
    """
    stages = enough_stages(wide.model, interval)
    for spare in wide.spares:
        stages += -(-(spare.delay + 2 + interval) // interval) + 2 * len(spare.operations)
        stages += sum(distance for _, distance in spare.readers)
    return stages


def _told(chosen: Rewriting) -> str:
    """A note for the record, such as `1 copy, 2 other instructions`."""
    copies = chosen.count
    others = sum(isinstance(form.payload, tuple) for form in chosen.forms.values())
    words = [f"{copies} {'copy' if copies == 1 else 'copies'}"] if copies else []
    words += [f"{others} other instruction{'s' * (others > 1)}"] if others else []
    return ", ".join(words)
