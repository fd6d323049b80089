"""Schedules a loop at one interval by the constraint model, with all operations free."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

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
from broadside.optimizer.loops.model import Limits, ModuloSchedule, keeps_channels
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.record.schedules import shape_of
from broadside.optimizer.strategies.loops.task import LoopStrategy, LoopTask, RegistersNeeded, Trial

EASY = 60  # most operations of a body for which the model is tried first
LEAST_STAGES = 2  # a loop whose passes overlap has at least two
MOST = 150  # most operations of a body for which the model of all operations is tried
_SEEDS = 4  # schedules of equal channels that are tried if registers do not suffice


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
        for limits, seed in self._limits():
            schedule = self._solve(limits, seed)
            if schedule is None:
                return None
            found = self.task.with_registers(schedule)
            if found is not None:
                return found
            self.result = NO_REGISTERS
            if self.task.may_spill:
                raise RegistersNeeded(max(1, self.task.shortage(schedule)))
        return None

    def _limits(self) -> Iterator[tuple[Limits, int]]:
        """The limits to try, in turn, and what is added to the seed.

        Equal channels often need all registers. So other schedules are tried rather than narrower limits.
        """
        full = self.task.available()
        if self.channels:
            for seed in range(_SEEDS):
                yield Limits(full, self.banks_apart, self.stages, self.channels), seed
            return
        yield Limits(None, self.banks_apart, self.stages), 0
        for less in (0, 1, 2):
            live = {side: count - less for side, count in full.items()}
            yield Limits(live, self.banks_apart, self.stages), 0

    def _solve(self, limits: Limits, seed: int) -> ModuloSchedule | None:
        options = self.options
        shape = shape_of(self.loop.model, self.interval, limits, seed)
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
        outcome = model.solve(seconds, options.workers, options.seed + seed, options.timer())
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
        """A schedule with a shorter span, or `schedule` if none is found in time.

        If work limits the search, fewer stages are tried before.
        """
        return self._shortened(self._in_fewer_stages(schedule, limits), limits)

    def _shortened(self, schedule: ModuloSchedule, limits: Limits) -> ModuloSchedule:
        self.tell("found; looking for a shorter span", self.budget.improve)
        model = self._near(schedule, replace(limits, stages=self.loop.model.stages(schedule)))
        model.minimize_span()
        return self._solved(model) or schedule

    def _in_fewer_stages(self, schedule: ModuloSchedule, limits: Limits) -> ModuloSchedule:
        """The schedule of the fewest stages that is found.

        A stage less makes prolog and epilog shorter by one interval together, whatever the span is.
        """
        while self.options.by_work and (stages := self.loop.model.stages(schedule)) > LEAST_STAGES:
            self.tell(f"found in {stages} stages; looking for one stage less", self.budget.improve)
            found = self._solved(self._near(schedule, replace(limits, stages=stages - 1)))
            if found is None:
                break
            schedule = found
        return schedule

    def _near(self, schedule: ModuloSchedule, limits: Limits) -> ModuloModel:
        """A model that begins with `schedule`.

        Accesses that may meet in a bank, but do not in `schedule`, stay apart: a shorter span saves a few
        cycles of a call, but a wait for a bank costs one in each pass. So side B need not mirror side A in
        the same cycle if in `schedule` it comes later.
        """
        if not keeps_channels(self.loop.model, schedule, limits.channels):
            limits = replace(limits, channels=())
        model = ModuloModel(self.loop.model, self.interval, limits)
        model.hint(schedule)
        if not limits.keep_banks_apart:
            model.keep_apart(self.loop.model.kept_apart(schedule))
        return model

    def _solved(self, model: ModuloModel) -> ModuloSchedule | None:
        options = self.options
        seconds = min(self.budget.improve, self.budget.left)
        if not seconds:
            return None
        improved = model.solve(seconds, options.workers, options.seed, options.timer())
        self.seconds += improved.seconds
        return improved.schedule

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
