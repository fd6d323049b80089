"""Intervals that copies of values, or other instructions of the same meaning, may make possible."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cached_property

from broadside.optimizer.bounds.attempt import PROVED_WIDELY, WIDE_TIMEOUT, WIDENED, Attempt
from broadside.optimizer.bounds.copied import copied_range, fewest_copies, has_forms
from broadside.optimizer.bounds.stages import enough_stages
from broadside.optimizer.exact.copying import CopyingModel, CopyingOutcome
from broadside.optimizer.loops.preparation import Loop, NotPipelined
from broadside.optimizer.loops.widened import (
    Rewriting,
    Widened,
    rewritten,
    widen,
    with_fewest_copies,
)
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.record.options import Options

_LARGEST = 60
"""Operations of a body up to which copies and equal instructions are tried."""

_SHARE = 0.5
"""Of the seconds of an interval, for the model with copies: of work, as the solver measures it."""


@dataclass
class Widening:
    """The freedom that a loop has beyond its operations as they stand."""

    loop: Loop
    machine: Machine
    options: Options

    @property
    def is_tried(self) -> bool:
        return not self.options.first and len(self.loop.body.operations) <= _LARGEST

    @cached_property
    def resource_bound(self) -> int:
        """ResMII of the loop with its copies and equal instructions."""
        return copied_range(self._least)[0]

    @cached_property
    def _least(self) -> Widened:
        return with_fewest_copies(self.loop, self.machine)

    def legal(self) -> Loop:
        """The loop itself, or with the fewest copies where no forms of its operations fit each other."""
        if has_forms(self.loop):
            return self.loop
        chosen = fewest_copies(self._least)[2]
        if chosen is None:
            raise NotPipelined("no choice of register sides fits all operations")
        return rewritten(self._least, chosen, self.machine)

    def at(self, interval: int, stages: int) -> tuple[Attempt, Loop | None]:
        """What came of an interval, and the rewritten loop that has a schedule there but for registers."""
        options = self.options
        seconds = _SHARE * options.seconds
        options.progress(f"{self.loop.name}: II {interval}: copies and equal instructions", seconds)
        wide = widen(self.loop, self.machine, interval)
        enough = _enough_stages(wide, interval)
        begun = time.monotonic()
        outcome = self._outcome(wide, interval, min(stages, enough), seconds)
        if outcome.infeasible and stages < enough:
            stages, left = enough, seconds - (time.monotonic() - begun)
            outcome = self._outcome(wide, interval, enough, max(0.0, left))
        result = WIDE_TIMEOUT
        if outcome.infeasible:
            result = PROVED_WIDELY
        note, loop = "", None
        if outcome.chosen is not None:
            result, note = WIDENED, _told(outcome.chosen)
            loop = rewritten(wide, outcome.chosen, self.machine)
        spent = round(time.monotonic() - begun, 1)
        return Attempt(interval, result, spent, False, note), loop

    def _outcome(self, wide: Widened, interval: int, stages: int, seconds: float) -> CopyingOutcome:
        model = CopyingModel(wide, interval, stages)
        return model.search(seconds, self.options.seconds, self.options.seed)


def _enough_stages(wide: Widened, interval: int) -> int:
    """So many stages that more cannot make `interval` possible, with every copy that may be made.

    A copy can wait two stages for the value and as long for its reader; the value then lives on to its
    next iteration.
    """
    stages = enough_stages(wide.model, interval)
    for spare in wide.spares:
        stages += -(-(spare.delay + 2 + interval) // interval) + 2 * len(spare.operations)
        stages += sum(distance for _, distance in spare.readers)
    return stages


def _told(chosen: Rewriting) -> str:
    """`1 copy, 2 other instructions`."""
    copies = chosen.count
    others = sum(isinstance(form.payload, tuple) for form in chosen.forms.values())
    words = [f"{copies} {'copy' if copies == 1 else 'copies'}"] if copies else []
    words += [f"{others} other instruction{'s' * (others > 1)}"] if others else []
    return ", ".join(words)
