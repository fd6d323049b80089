"""Loop bodies of many equal rounds: one round is scheduled, the others repeat it.

With R rounds in an interval of R * p cycles, each round begins k * p cycles after the one before. Modulo p,
all rounds then use their units in the same cycles, and the R rounds fill the interval evenly. If k and R have
a common divisor, two rounds would begin in the same cycle modulo the interval; the later one begins p cycles
later instead. A model of one round that counts units modulo p therefore decides for all rounds (`OneRound`).
A second model places the few other operations and counts registers (`Rest`). The source gives the sides of
the rounds' values. A failure does not prove the interval impossible.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from broadside.optimizer.bounds.attempt import NO_REGISTERS, NO_ROUNDS, Attempt
from broadside.optimizer.loops.model import Limits, LoopModel, ModuloSchedule
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.record.options import Options, Progress
from broadside.optimizer.record.schedules import shape_of
from broadside.optimizer.strategies.loops.equal_rounds.one_round import OneRound
from broadside.optimizer.strategies.loops.equal_rounds.rest import AROUND, Rest, latest
from broadside.optimizer.strategies.loops.equal_rounds.rounds import Places, Rounds, find_rounds
from broadside.optimizer.strategies.loops.task import LoopStrategy, LoopTask, RegistersNeeded, Trial
from broadside.optimizer.strategies.strategy import Budget, Found, Infeasible, NotFound

_FARTHEST = 3  # periods from a round to the next, at most
_SPARES = (1, 2)  # registers of each side that the rounds leave to the rest, in turn
_COLOURING = 30.0  # solver's work for assigning registers to hundreds of values


class RoundsTrial(Trial):
    """Tries one interval by a model of one round, which the others repeat."""

    failure = NO_ROUNDS

    def run(self) -> PipelinedLoop | None:
        if self.task.may_spill:
            raise RegistersNeeded(1)
        model, memory, live = self.loop.model, self.options.memory, self.task.available()
        shape = shape_of(model, self.interval, Limits(live, self.banks_apart, self.stages))
        recalled = memory.recall(model, shape, self.interval)
        found = None if recalled is None else self.task.with_registers(recalled, _COLOURING)
        rounds = find_rounds(model)
        if found is not None or rounds is None:
            return found
        begun = time.process_time()
        self.tell("one round for all", self.options.seconds)
        for schedule in schedules(
            model, rounds, self.interval, live, self.options, self.banks_apart
        ):
            found = self.task.with_registers(schedule, _COLOURING)
            if found is not None:
                memory.note(model, shape, schedule)
                break
            self.result = NO_REGISTERS
        self.seconds += time.process_time() - begun
        return found


class EqualRounds(LoopStrategy):
    """Equal rounds at intervals that are a multiple of the number of rounds."""

    name = "equal rounds"
    trial = RoundsTrial

    def suits(self, task: LoopTask) -> bool:
        return find_rounds(task.loop.model) is not None

    def attempt(
        self, task: LoopTask, budget: Budget, tell: Progress
    ) -> Found[PipelinedLoop] | Infeasible | NotFound:
        rounds = find_rounds(task.loop.model)
        if rounds is not None and task.interval % rounds.count:
            note = f"no multiple of {rounds.count} rounds"
            return NotFound((Attempt(task.interval, NO_ROUNDS, 0.0, False, note),))
        return super().attempt(task, budget, tell)


def schedules(
    model: LoopModel,
    rounds: Rounds,
    interval: int,
    live: Mapping[str, int],
    options: Options,
    banks_apart: bool,
) -> Iterator[ModuloSchedule]:
    """Schedules at an interval that is a multiple of the number of rounds, before register assignment."""
    period = interval // rounds.count
    for distance in range(2, _FARTHEST + 1):
        for free, spare in product((1, 0), _SPARES):
            left = {side: count - spare for side, count in live.items()}
            found = OneRound(model, period, distance, left, free).solve(options)
            if found is None:
                continue
            turns = [_repeated(rounds, found, period, distance, turn) for turn in range(period)]
            for places, stages in by_stages(turns, interval):
                begun = time.perf_counter()
                placed = Rest(model, places, interval, live, banks_apart, stages).solve(options)
                if placed is not None:
                    placed.seconds = time.perf_counter() - begun
                    yield placed


def by_stages(turns: Sequence[Places], interval: int) -> Iterator[tuple[Places, int]]:
    """Each turn with each number of stages that it can have, the fewest stages first.

    Each stage more makes prolog and epilog longer by one interval together.
    """
    fewest = [latest(places) // interval + 1 for places in turns]
    most = [(latest(places) + AROUND) // interval + 1 for places in turns]
    for stages in range(min(fewest), max(most) + 1):
        for places, least, greatest in zip(turns, fewest, most, strict=True):
            if least <= stages <= greatest:
                yield places, stages


def _repeated(rounds: Rounds, one: Places, period: int, distance: int, turn: int) -> Places:
    """Cycles and forms of all rounds, from those of one; the first round begins at cycle AROUND + `turn`."""
    before = AROUND + turn - min(cycle for cycle, _ in one.values())
    together = rounds.count // math.gcd(distance, rounds.count)
    places = {}
    for number in range(rounds.count):
        later = before + period * (distance * number + number // together)
        for place, (cycle, form) in one.items():
            places[rounds.first + number * rounds.period + place] = (cycle + later, form)
    return places
