"""Schedules a loop at one interval by the constraint model, with all operations free."""

from __future__ import annotations

from collections.abc import Iterator

from broadside.optimizer.bounds.attempt import (
    FEW_STAGES,
    NO_CHANNELS,
    NO_REGISTERS,
    PROVED,
    TIMEOUT,
)
from broadside.optimizer.bounds.stages import enough_stages
from broadside.optimizer.core.find import whole
from broadside.optimizer.core.weakened import SECONDS_OF_WORK, decide
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits, ModuloSchedule
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.record.schedules import shape_of
from broadside.optimizer.strategies.loops.task import LoopStrategy, LoopTask, RegistersNeeded, Trial

EASY = 60  # most operations of a body for which the model is tried first
MOST = 150  # most operations of a body for which the model of all operations is tried


class ModelTrial(Trial):
    """First a model that does not count registers; if there are too few, a model that counts them."""

    def run(self) -> PipelinedLoop | None:
        """Tries few stages first; if these are too few, as many as any schedule can need."""
        found = self._within_stages()
        if found is None and self.result == FEW_STAGES:
            self.stages = enough_stages(self.loop.model, self.interval)
            found = self._within_stages()
        return found

    def _within_stages(self) -> PipelinedLoop | None:
        for limits in self._limits():
            schedule = self._solve(limits)
            if schedule is None:
                return None
            found = self.task.with_registers(schedule)
            if found is not None:
                return found
            self.result = NO_REGISTERS
            if self.task.may_spill:
                raise RegistersNeeded(max(1, self.task.shortage(schedule)))
        return None

    def _limits(self) -> Iterator[Limits]:
        """The limits to try, in turn."""
        full = self.task.available()
        if self.channels:
            yield Limits(full, self.banks_apart, self.stages, self.channels)
            return
        yield Limits(None, self.banks_apart, self.stages)
        for less in (0, 1, 2):
            live = {side: count - less for side, count in full.items()}
            yield Limits(live, self.banks_apart, self.stages)

    def _solve(self, limits: Limits) -> ModuloSchedule | None:
        options = self.options
        shape = shape_of(self.loop.model, self.interval, limits)
        recalled = options.memory.recall(self.loop.model, shape, self.interval)
        if recalled is not None:
            return recalled
        failure = f"{shape} in {limits.stages} stages"
        if failure in options.memory.failed:
            self.seconds += options.memory.spent.get(failure, 0.0)
            self._note_failure(options.memory.failed[failure], limits)
            return None
        seconds = min(self.budget.seconds, self.budget.left)
        if not seconds:
            self._note_failure(False, limits)
            return None
        self.tell("solving", seconds)
        model = ModuloModel(self.loop.model, self.interval, limits)
        outcome = model.solve(seconds, options.workers, options.seed, options.timer())
        self.seconds += outcome.seconds
        if outcome.schedule is None:
            options.memory.failed[failure] = outcome.infeasible
            options.memory.spent[failure] = outcome.seconds
            self._note_failure(outcome.infeasible, limits)
            return None
        found = self.improved(outcome.schedule, limits)
        options.memory.note(self.loop.model, shape, found)
        return found

    def improved(self, schedule: ModuloSchedule, limits: Limits) -> ModuloSchedule:
        """A schedule with a shorter span, or `schedule` if none is found in time."""
        self.tell("found; looking for a shorter span", self.budget.improve)
        model = ModuloModel(self.loop.model, self.interval, limits)
        model.hint(schedule)
        model.minimize_span()
        options = self.options
        seconds = min(self.budget.improve, self.budget.left)
        if not seconds:
            return schedule
        improved = model.solve(seconds, options.workers, options.seed, options.timer())
        self.seconds += improved.seconds
        return improved.schedule or schedule

    def _note_failure(self, infeasible: bool, limits: Limits) -> None:
        if infeasible and limits.channels:
            self.result = NO_CHANNELS
        elif infeasible and limits.live is None:
            self.result = PROVED if self._is_proof(limits) else FEW_STAGES
        elif infeasible:
            self.result = NO_REGISTERS
        elif limits.live is None or limits.channels:
            self.result = TIMEOUT

    def _is_proof(self, limits: Limits) -> bool:
        """Whether an infeasible model rules the interval out for any number of stages."""
        model, interval = self.loop.model, self.interval
        if limits.stages >= enough_stages(model, interval):
            return True
        seconds = min(self.budget.seconds, self.budget.left)
        verdict = decide(model, interval, whole(model), seconds / SECONDS_OF_WORK)
        self.seconds += verdict.work * SECONDS_OF_WORK
        return verdict.infeasible is True


class ConstraintModel(LoopStrategy):
    name = "constraint model of one interval"
    trial = ModelTrial

    def suits(self, task: LoopTask) -> bool:
        return task.size <= MOST
