"""Schedules loops by modulo lists alone: for a first schedule, and if there is no time for another way."""

from __future__ import annotations

import time

from broadside.optimizer.bounds.attempt import LISTED, NOT_LISTED
from broadside.optimizer.loops.model import Limits
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.strategies.loops.annealing import (
    LISTS_TRIED,
    LONG_CHAINS,
    SMALL,
    WAITING,
    place_by_list,
)
from broadside.optimizer.strategies.loops.task import LoopStrategy, LoopTask, RegistersNeeded, Trial

_NEAR = 6  # an interval is near the bound if it exceeds it by at most the bound divided by this
_TRIES, _FEW_TRIES = 6, 2  # lists for an interval; lists for an interval of a long body
_COLOURING = 1.0  # solver's work for assigning the registers of one list


class ModuloListTrial(Trial):
    success, failure = LISTED, NOT_LISTED

    def run(self) -> PipelinedLoop | None:
        begun = time.process_time()
        try:
            return self._listed()
        finally:
            self.seconds += time.process_time() - begun

    def _listed(self) -> PipelinedLoop | None:
        limits = Limits(self.task.available(), False, self.stages + WAITING)
        tries = _FEW_TRIES if self.task.size >= LONG_CHAINS else _TRIES
        placed = place_by_list(self.loop.model, self.interval, limits, tries)
        found = [schedule for schedule in placed if not self.task.collides(schedule)]
        for schedule in found[:LISTS_TRIED]:
            assigned = self.task.with_registers(schedule, _COLOURING)
            if assigned is not None:
                return assigned
        if found and self.task.may_spill:
            raise RegistersNeeded(max(1, self.task.shortage(found[0])))
        return None


class ModuloLists(LoopStrategy):
    name = "modulo lists"
    trial = ModuloListTrial
    heeds_banks = False

    def suits(self, task: LoopTask) -> bool:
        del task
        return True


class ModuloListsAtOnce(ModuloLists):
    """For a first schedule of a small body, or of any body at an interval that is not near the bound."""

    name = "modulo lists, at once"

    def suits(self, task: LoopTask) -> bool:
        bound = task.bounds.interval
        return task.size <= SMALL or task.interval > bound + bound // _NEAR
