"""The task of scheduling a loop at one initiation interval, and the common base of its strategies."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from broadside.linear.ir import Register
from broadside.optimizer.bounds.attempt import (
    AS_WRITTEN,
    FEW_STAGES,
    FOUND,
    PROVED,
    TIMEOUT,
    Attempt,
)
from broadside.optimizer.bounds.initiation import Bounds
from broadside.optimizer.loops.model import Channels, ModuloSchedule
from broadside.optimizer.loops.pipelined import PipelinedLoop, lives
from broadside.optimizer.loops.preparation import Loop
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.region import ports_collide
from broadside.optimizer.record.options import Options, Progress
from broadside.optimizer.registers.loop import colour
from broadside.optimizer.strategies.strategy import Budget, Found, Infeasible, NotFound


class RegistersNeeded(Exception):
    """Values that the loop does not use hold registers that it needs, at least `count` of them."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} registers are missing")
        self.count = count


@dataclass(frozen=True)
class LoopTask:
    """A loop and the interval to try.

    `source` is the loop of the source. `written` adds copies if no forms of its operations fit each other
    without. `loop` adds the moves for live ranges that are too long for `interval`; `moves` counts them.
    `known`: the registers of variables at other loops. `widely`: the bounds with copies and equal
    instructions, or None if these are not tried. `may_spill`: whether variables that live through the loop
    may be spilled.
    """

    source: Loop
    written: Loop
    loop: Loop
    interval: int
    machine: Machine
    options: Options
    bounds: Bounds
    known: Mapping[Register, str]
    may_spill: bool = False
    widely: Bounds | None = None
    moves: int = 0
    banks_apart: bool = False

    @property
    def size(self) -> int:
        return len(self.loop.body.operations)

    @cached_property
    def stages(self) -> int:
        """Enough stages for the longest chain of one iteration, with one to spare."""
        region = self.loop.body.region
        longest = [0] * len(region.operations)
        for edge in sorted(region.edges, key=lambda e: e.target):
            if edge.distance == 0 and edge.source < edge.target:
                reach = longest[edge.source] + edge.latency
                longest[edge.target] = max(longest[edge.target], reach)
        return max(longest, default=0) // self.interval + 2

    def available(self) -> dict[str, int]:
        """Number of registers of each side that values of this loop may take."""
        registers = set(self.machine.registers)
        for value in self.loop.body.region.values:
            registers.update(value.registers)
        count: dict[str, int] = defaultdict(int)
        for register in registers:
            count[register[0]] += 1
        return dict(count)

    def shortage(self, schedule: ModuloSchedule) -> int:
        """Registers that the fullest slot lacks; negative if some are left.

        If positive, no assignment exists.
        """
        all_lives = lives(self.loop.model, schedule)
        slots = Counter(
            slot
            for value, sides in enumerate(schedule.sides)
            for slot in all_lives[value].slots(self.interval)
            for _ in sides
        )
        return max(slots.values()) - sum(self.available().values())

    def collides(self, schedule: ModuloSchedule) -> bool:
        """Whether two results land through one port in one cycle; lists and annealing ignore ports."""
        region, cycles, forms = self.loop.body.region, schedule.cycles, schedule.forms
        return ports_collide(region, cycles, forms, schedule.interval, periodic=True)

    def with_registers(
        self, schedule: ModuloSchedule, work: float | None = None
    ) -> PipelinedLoop | None:
        """The loop with registers, if they suffice and the solver assigns them within `work`."""
        if self.collides(schedule) or self.shortage(schedule) > 0:
            return None
        graph = self.loop.body.graph
        preferred = {
            value: self.known[register]
            for register, value in (*graph.entry.items(), *graph.exit.items())
            if register in self.known
        }
        registers = colour(self.loop.model, schedule, preferred, work, self.known.values())
        own = replace(schedule, sides=list(schedule.sides))  # PipelinedLoop changes the list
        return None if registers is None else PipelinedLoop(self.loop, own, registers)


class Trial:
    """One try of one interval, its result in the record's words, and the seconds that it took."""

    success, failure = FOUND, TIMEOUT

    def __init__(
        self, task: LoopTask, budget: Budget, tell: Progress, channels: Channels = ()
    ) -> None:
        self.task, self.budget, self.channels = task, budget, channels
        self.options, self.progress = task.options, tell
        self.loop, self.interval, self.banks_apart = task.loop, task.interval, task.banks_apart
        self.stages = task.stages
        self.result = self.failure
        self.seconds = 0.0
        self.missing = 0  # cycles by which the interval seems to be too small

    def run(self) -> PipelinedLoop | None:
        """The pipelined loop, or nothing.

        Raises RegistersNeeded if registers do not suffice and variables that live through the loop may be
        spilled.
        """
        raise NotImplementedError

    def tell(self, what: str, seconds: float) -> None:
        """Says which step begins, and what it may take in seconds."""
        self.progress(f"{self.loop.name}: II {self.interval}: {what}", seconds)

    def record(self, found: PipelinedLoop | None) -> Attempt:
        """The record of the trial, with its result, seconds and notes."""
        note = f"up to {self.stages} stages" if self.result == FEW_STAGES else ""
        if self.channels:
            note = f"as {len(self.channels)} equal channels"
        result = self.success if found is not None else self.result
        seconds = round(self.seconds, 1)
        return Attempt(self.interval, result, seconds, self.banks_apart, note, self.task.moves)


class LoopStrategy:
    """A strategy that makes a `Trial` without bank conflicts, and if this fails, one that allows them."""

    name = ""
    formulation = AS_WRITTEN
    trial: type[Trial] = Trial
    heeds_banks = True

    def bound(self, task: LoopTask) -> int:
        """The least interval for which the strategy can have a schedule."""
        return task.bounds.interval

    def suits(self, task: LoopTask) -> bool:
        """Whether the strategy is worth trying for this task."""
        raise NotImplementedError

    def channels(self, task: LoopTask) -> Channels:
        """Equal groups of operations, if the strategy schedules these."""
        del task
        return ()

    def attempt(
        self, task: LoopTask, budget: Budget, tell: Progress
    ) -> Found[PipelinedLoop] | Infeasible | NotFound:
        attempts: list[Attempt] = []
        channels = self.channels(task)
        both = task.loop.model.apart and self.heeds_banks
        for banks_apart in (True, False) if both else (False,):
            trial = self.trial(replace(task, banks_apart=banks_apart), budget, tell, channels)
            found = trial.run()
            attempts.append(trial.record(found))
            tell(f"{task.loop.name}: {attempts[-1].words}", 0)
            if found is not None:
                return Found(found, tuple(attempts))
        proved = attempts[-1].result == PROVED
        return Infeasible(tuple(attempts)) if proved else NotFound(tuple(attempts), trial.missing)
