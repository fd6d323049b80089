"""Modulo scheduling by simulated annealing, for bodies that are too large for the constraint model.

Each rule of `exact/modulo.py` is a cost here; `crates/schedule` has the annealing. A schedule without cost
keeps all rules. If annealing finds none, this proves nothing.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import replace

from broadside import _core, scheduling
from broadside.facts.cpu import BRANCH_LATENCY
from broadside.optimizer.bounds.attempt import ANNEALED, LISTED, NO_REGISTERS, NOT_ANNEALED
from broadside.optimizer.loops.model import (
    Limits,
    LoopModel,
    ModuloSchedule,
    Outcome,
    drop_unread_copies,
)
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.record.schedules import shape_of
from broadside.optimizer.strategies.forms import Paths, needs, writes
from broadside.optimizer.strategies.loops.constraint_model import (
    EASY,
    LEAST_STAGES,
    MOST,
    ModelTrial,
)
from broadside.optimizer.strategies.loops.iterative_modulo import ModuloScheduler
from broadside.optimizer.strategies.loops.task import LoopStrategy, LoopTask, RegistersNeeded

SMALL = 30  # a body of more operations is annealed if the constraint model fails
LONG_CHAINS = 100  # for a body of at least as many operations, lists are tried before annealing
LISTS_TRIED = 3  # list schedules, the best ones, for which registers are sought
WAITING = 3  # additional stages for lists, because they delay operations whose units are taken
TRY_MOVES = 50_000  # moves for each operation in the first annealing; later ones take longer
MOVES_A_SECOND = 2_000_000  # approximately
SPARE = (2, 1, 0)
"""Registers left out of each file, in turn: a loop may need more registers than it has live values."""
_SHARE_FOR_STAGES = 0.25  # share of the moves for a schedule of one stage less
_LISTS = 20  # tries with lists
_FAR = 12  # if the best of a few tries has more conflicts left, no more are made

_SIDE = {"A": 0, "B": 1}
_SIDES = ("A", "B", "AB")


def anneal(
    loop: LoopModel,
    interval: int,
    limits: Limits,
    moves: int,
    seed: int,
    seconds: float = math.inf,
) -> Outcome:
    """A schedule within `limits`, whose channels are ignored, or nothing.

    The same seed gives the same answer, unless the `seconds` of the clock are over before the moves.
    """
    begun = time.process_time()
    body = LoopBody(loop, interval, limits).described()
    found = _core.anneal(
        body, scheduling.Annealing(interval, limits.stages, moves, seed, seconds=seconds)
    )
    seconds = time.process_time() - begun
    if found.cost:
        return Outcome(None, False, seconds, found.cost)
    named, forms = [_SIDES[side] for side in found.sides], found.forms
    drop_unread_copies(loop.region, named, forms)
    return Outcome(ModuloSchedule(interval, found.cycles, forms, named, seconds), False, seconds)


def place_by_list(
    loop: LoopModel, interval: int, limits: Limits, tries: int
) -> list[ModuloSchedule]:
    """Schedules that lists find (iterative_modulo.py), the fewest registers first."""
    body = LoopBody(loop, interval, limits).described()
    scheduler = ModuloScheduler(body, interval, limits.stages)
    found: list[tuple[int, int, ModuloSchedule]] = []
    for seed in range(tries):
        placed = scheduler.run(seed)
        if placed is None:
            continue
        named = [_SIDES[side] for side in placed.sides]
        drop_unread_copies(loop.region, named, placed.forms)
        schedule = ModuloSchedule(interval, placed.cycles, placed.forms, named)
        found.append((scheduler.peak, seed, schedule))
    return [schedule for _, _, schedule in sorted(found, key=lambda entry: entry[:2])]


class LoopBody:
    """Describes a loop to the annealing and to the lists."""

    def __init__(self, loop: LoopModel, interval: int, limits: Limits) -> None:
        self.loop, self.region = loop, loop.region
        self.interval, self.limits = interval, limits
        self.mortal = {value for value, _, _ in loop.lifetimes()}
        self.allowed = [
            {register[0] for register in value.registers} or {"A", "B"}
            for value in self.region.values
        ]
        self.paths = Paths()

    def described(self) -> scheduling.Body:
        """The body as `crates/schedule` takes it."""
        apart = self.loop.apart if self.limits.keep_banks_apart else ()
        return scheduling.Body(
            registers=self.registers(),
            values=self.values(),
            operations=[self.operation(n) for n in range(len(self.region.operations))],
            dependences=list(self.dependences()),
            apart=[scheduling.Apart(one, two) for one, two in apart],
        )

    def registers(self) -> tuple[scheduling.Registers, scheduling.Registers]:
        """The registers that the values may use at once, on side A and on side B."""
        live, most = self.limits.live or {}, len(self.region.operations)
        return scheduling.Registers(live.get("A", most)), scheduling.Registers(live.get("B", most))

    def values(self) -> list[scheduling.Value]:
        """The values, in the order of the region."""
        found = []
        duplicable, yielding = self.loop.duplicable, self.loop.yielding
        for number, sides in enumerate(self.allowed):
            bits = sum(1 << _SIDE[side] for side in sides) + 4 * (number in duplicable)
            held, counted = number not in self.mortal, number not in yielding
            found.append(scheduling.Value(bits, held, counted))
        return found

    def operation(self, number: int) -> scheduling.Operation:
        """Operation `number`. The cycle of the branch is given; it ends the kernel."""
        operation = self.region.operations[number]
        is_branch = number == self.loop.branch
        distances = {
            value: distance
            for (reader, value), distance in self.region.distances.items()
            if reader == number
        }
        return scheduling.Operation(
            forms=[self.paths.form(operation, form) for form in operation.forms],
            reads=operation.reads,
            needs=needs(operation, distances),
            writes=writes(operation),
            cycle=(self.interval - BRANCH_LATENCY) % self.interval if is_branch else None,
            first_stage=number in self.loop.control,
        )

    def dependences(self) -> Iterator[scheduling.Dependence]:
        """The region's dependences, those that limit live ranges to the interval, and cross-path waits."""
        control = self.loop.control
        for edge in self.region.edges:
            if not (edge.source in control and edge.target in control):
                yield scheduling.Dependence(edge.source, edge.target, edge.latency, edge.distance)
        for _, writers, readers in self.loop.lifetimes():
            for number, delay in writers:
                for reader, distance in readers:
                    if reader != number:
                        yield scheduling.Dependence(reader, number, -delay, 1 - distance)
                for other, other_delay in writers:
                    if other != number:
                        yield scheduling.Dependence(other, number, other_delay - delay + 1, 1)
        yield from self._waits()

    def _waits(self) -> Iterator[scheduling.Dependence]:
        """One more cycle from a write to a read over a cross path, unless a load writes."""
        for number, write, reader, distance in self.loop.cross_waits():
            yield scheduling.Dependence(number, reader, write.delay + 2, distance, write.value)


class AnnealingTrial(ModelTrial):
    """Tries one interval by lists, then by annealing from several seeds until the moves are spent."""

    success, failure = ANNEALED, NOT_ANNEALED

    def run(self) -> PipelinedLoop | None:
        limits = Limits(
            self.task.available(), self.banks_apart, self.stages, self.channels, annealed=True
        )
        model, memory = self.loop.model, self.options.memory
        shape = shape_of(model, self.interval, limits)
        schedule = memory.recall(model, shape, self.interval)
        found = None if schedule is None else self._with_registers(schedule)
        if found is None and shape in memory.failed:
            self.seconds = memory.spent[shape]
            return None
        for how, schedule in () if found is not None else self.schedules(limits):
            memory.note(model, shape, schedule)
            found = self._with_registers(schedule)
            if found is not None:
                self.success = how
                if how == LISTED:
                    return found
                small = len(model.region.operations) <= MOST
                improved = self.improved if small else self._in_fewer_stages
                shorter = improved(schedule, limits)
                better = None if shorter is schedule else self.task.with_registers(shorter)
                if better is None:
                    return found
                memory.note(model, shape, shorter)
                return better
        if found is None:
            if self.task.may_spill and self.result == NO_REGISTERS:
                raise RegistersNeeded(1)
            memory.failed[shape], memory.spent[shape] = False, self.seconds
        return found

    def _in_fewer_stages(self, schedule: ModuloSchedule, limits: Limits) -> ModuloSchedule:
        """The schedule of the fewest stages that annealing finds, with a part of the moves for each."""
        whole = self.budget
        self.budget = replace(whole, moves=int(_SHARE_FOR_STAGES * whole.moves))
        while self.options.by_work and (stages := self.loop.model.stages(schedule)) > LEAST_STAGES:
            self.tell(f"found in {stages} stages; looking for one stage less", 0)
            fewer = self._as_good(schedule, replace(limits, stages=stages - 1))
            if fewer is None:
                break
            schedule = fewer
        self.budget = whole
        return schedule

    def _as_good(self, schedule: ModuloSchedule, limits: Limits) -> ModuloSchedule | None:
        """A schedule that has registers, and in which no more accesses meet than in `schedule`."""
        model = self.loop.model
        apart = len(model.kept_apart(schedule))
        return next(
            (
                found
                for how, found in self.schedules(limits)
                if how == ANNEALED
                and len(model.kept_apart(found)) >= apart
                and self.task.with_registers(found) is not None
            ),
            None,
        )

    def schedules(self, limits: Limits) -> Iterator[tuple[str, ModuloSchedule]]:
        """Pairs (LISTED or ANNEALED, schedule): first from lists, then from annealing.

        Annealing goes on until the moves of the budget are spent.
        """
        for schedule in self._listed(limits):
            yield LISTED, schedule
        left, seed = self.budget.moves, self.options.seed
        moves = min(left, TRY_MOVES * self.task.size)
        assert limits.live is not None
        least = float(_FAR)
        while left > 0 and least <= _FAR and self.budget.left:
            least = math.inf
            self.tell(f"annealing, {left / 1e6:.0f} million moves left", left / MOVES_A_SECOND)
            for spare in SPARE:
                fewer = replace(
                    limits, live={side: count - spare for side, count in limits.live.items()}
                )
                outcome = anneal(
                    self.loop.model, self.interval, fewer, moves, seed, self.budget.left
                )
                self.seconds += outcome.seconds
                left -= moves
                seed += 1
                least = min(least, outcome.conflicts)
                if outcome.schedule is not None:
                    yield ANNEALED, outcome.schedule
            moves *= 2

    def _listed(self, limits: Limits) -> list[ModuloSchedule]:
        if self.task.size < LONG_CHAINS or not self.budget.left:
            return []
        begun = time.process_time()
        longer = replace(limits, stages=limits.stages + WAITING)
        found = place_by_list(self.loop.model, self.interval, longer, _LISTS)
        self.seconds += time.process_time() - begun
        return [schedule for schedule in found if not self.task.collides(schedule)][:LISTS_TRIED]

    def _with_registers(self, schedule: ModuloSchedule) -> PipelinedLoop | None:
        found = self.task.with_registers(schedule)
        if found is None:
            self.result = NO_REGISTERS
            missing = self.task.shortage(schedule)
            if self.task.may_spill and missing > 0:
                raise RegistersNeeded(missing)
        return found


class Annealing(LoopStrategy):
    name = "annealing"
    trial = AnnealingTrial

    def suits(self, task: LoopTask) -> bool:
        return task.size > max(SMALL, EASY)


class AnnealingAfterModel(Annealing):
    """Annealing of smaller bodies, after the constraint model has failed."""

    name = "annealing after the model"

    def suits(self, task: LoopTask) -> bool:
        return SMALL < task.size <= EASY
