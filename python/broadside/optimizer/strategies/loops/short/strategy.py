"""Strategies for loops by a few short annealings: for a first schedule, and for one in limited time."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator

from broadside.optimizer.bounds.attempt import ANNEALED, NO_REGISTERS, NOT_ANNEALED
from broadside.optimizer.loops.model import Limits, ModuloSchedule
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.record.schedules import shape_of
from broadside.optimizer.strategies.loops.annealing import SMALL
from broadside.optimizer.strategies.loops.constraint_model import ModelTrial
from broadside.optimizer.strategies.loops.short.annealings import short_annealings
from broadside.optimizer.strategies.loops.task import LoopStrategy, LoopTask, RegistersNeeded

_COLOURING, _FAILURES = 1.0, 2  # solver's work for a register assignment; how many may fail
_FIT = 0.0  # no solver's work for a first schedule: first fit alone
_CROWDED = 2  # additional cycles with which registers may suffice


class ShortTrial(ModelTrial):
    success, failure = ANNEALED, NOT_ANNEALED

    def run(self) -> PipelinedLoop | None:
        begun = time.process_time()
        try:
            return self._annealed()
        finally:
            self.seconds += time.process_time() - begun

    def _annealed(self) -> PipelinedLoop | None:
        model, memory, schedule = self.loop.model, self.options.memory, None
        shape, failures = shape_of(model, self.interval, self.limits), 0
        work = _FIT if self.options.first else _COLOURING
        for schedule in self._schedules(shape):
            found = self.task.with_registers(schedule, work)
            if found is not None:
                memory.note(model, shape, schedule)
                return found
            self.result, self.missing, failures = NO_REGISTERS, _CROWDED, failures + 1
            if failures == _FAILURES:
                break
        if schedule is not None and self.task.may_spill:
            raise RegistersNeeded(max(1, self.task.shortage(schedule)))
        return None

    @property
    def limits(self) -> Limits:
        return Limits(self.task.available(), False, self.stages, annealed=True)

    def _schedules(self, shape: str) -> Iterator[ModuloSchedule]:
        """The schedule of an earlier search, if there is one, then those that the tries find."""
        model = self.loop.model
        recalled = self.options.memory.recall(model, shape, self.interval)
        if recalled is not None:
            yield recalled
        live, seed = self.task.available(), self.options.seed
        tries = short_annealings(
            model, self.interval, self.stages, live, seed, lambda: self.budget.left
        )
        while self.budget.left:
            outcome = next(tries, None)
            if outcome is None:
                break
            if outcome.schedule is not None:
                yield outcome.schedule
                continue
            missing = math.ceil(outcome.conflicts)
            self.missing = min(self.missing or missing, missing)


class ShorterSpanTrial(ShortTrial):
    def run(self) -> PipelinedLoop | None:
        """The schedule that short annealings found, with a shorter span."""
        model, memory, limits = self.loop.model, self.options.memory, self.limits
        shape = shape_of(model, self.interval, limits)
        known = memory.recall(model, shape, self.interval)
        if known is None:
            return None
        shorter = self.improved(known, limits)
        found = self.task.with_registers(shorter) if shorter is not known else None
        if found is not None:
            memory.note(model, shape, shorter)
        return found


class ShortAnnealing(LoopStrategy):
    name = "short annealings, at once"
    trial = ShortTrial
    heeds_banks = False

    def suits(self, task: LoopTask) -> bool:
        del task
        return True


class ShortAnnealingSoon(ShortAnnealing):
    """Short annealings for bodies that the constraint model may not decide in time."""

    name = "short annealings"

    def suits(self, task: LoopTask) -> bool:
        return task.size > SMALL


class ShorterSpan(ShortAnnealingSoon):
    name = "shorter span of a short annealing"
    trial = ShorterSpanTrial
