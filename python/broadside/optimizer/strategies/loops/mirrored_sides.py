"""Loops whose two sides do the same: side A is annealed, and side B repeats it some cycles later.

Half the operations are far easier to place than all. No value passes from one side to the other except
through memory. Branch and counter are on side A. This restriction proves nothing if it fails, as with equal
channels (channels.py).
"""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from broadside import _core, scheduling
from broadside.optimizer.bounds.attempt import ANNEALED
from broadside.optimizer.loops.model import (
    Channels,
    Limits,
    LoopModel,
    ModuloSchedule,
    Outcome,
    drop_unread_copies,
    on_other_side,
)
from broadside.optimizer.model.region import CROSS_PATHS, Form
from broadside.optimizer.strategies.loops.annealing import (
    MOVES_A_SECOND,
    SPARE,
    TRY_MOVES,
    AnnealingTrial,
    LoopBody,
)
from broadside.optimizer.strategies.loops.channels import find_halves
from broadside.optimizer.strategies.loops.constraint_model import EASY, MOST, ModelTrial
from broadside.optimizer.strategies.loops.task import LoopStrategy, LoopTask

_HALF = 80  # most operations of a side for which the constraint model is tried
_STAGGERS = (2, 4, 6)  # cycles by which side B comes later, in turn
_FAR = 3  # if the best try has more conflicts left than this, no more tries are made
_ON_A = 1  # bit mask of the sides of a value: side A only
_MEETING = 0.2  # cost, in conflicts, of two accesses that may meet in a bank


@dataclass(frozen=True)
class _Shifted:
    """A dependence between operations of side A, also for their counterparts on side B.

    Side B comes `shift` cycles later. `sign` is 1 for a dependence from side B to side A, -1 for one from A
    to B, and 0 within a side.
    """

    source: int
    target: int
    latency: int
    distance: int
    sign: int

    def slack(self, cycles: Sequence[int], shift: int, interval: int) -> int:
        gap = cycles[self.target] - cycles[self.source] + interval * self.distance
        return gap - self.latency - self.sign * shift


class Halves:
    """Side A of a loop at one interval; side B repeats it `shift` cycles later."""

    def __init__(self, loop: LoopModel, halves: Channels, interval: int) -> None:
        self.loop, self.interval = loop, interval
        self.first, self.second = halves
        self.body = LoopBody(loop, interval, Limits())
        self.kept = [*self.first, *sorted(loop.control)]
        self.forms = [_on_side(loop, number, "1") for number in self.kept]
        operations = loop.region.operations
        touched = {
            value
            for number in self.kept
            for value in (
                *operations[number].reads,
                *(write.value for write in operations[number].writes),
            )
        }
        self.values = {value: place for place, value in enumerate(sorted(touched))}
        self.edges = list(dict.fromkeys(self._edges()))

    def anneal(
        self, limits: Limits, shift: int, moves: int, seed: int, seconds: float = math.inf
    ) -> Outcome:
        """A schedule within `limits`, or nothing. The same seed gives the same answer, unless time runs out.

        Accesses that may meet in a bank are kept apart if this breaks no rule. Of all shifts that the
        dependences allow, the schedule has the one at which the fewest accesses may meet.
        """
        begun = time.process_time()
        everything = self.body.values()
        body = scheduling.Body(
            registers=LoopBody(self.loop, self.interval, limits).registers(),
            values=[replace(everything[value], sides=_ON_A) for value in self.values],
            operations=[self._operation(place) for place in range(len(self.kept))],
            dependences=[it for it in self._shifted_by(shift) if it.source != it.target],
            apart=self._meeting(shift),
        )
        annealing = scheduling.Annealing(self.interval, limits.stages, moves, seed, seconds=seconds)
        found = _core.anneal(body, annealing)
        seconds = time.process_time() - begun
        if found.cost:
            return Outcome(None, False, seconds, found.cost)
        cycles = found.cycles
        best = min(self._borne(cycles), key=lambda shift: (self._meetings(cycles, shift), shift))
        return Outcome(self._whole(cycles, found.forms, best, seconds), False, seconds)

    def allows(self, shift: int) -> bool:
        """Whether the dependences between each operation and its counterpart on side B hold."""
        here = [0] * len(self.kept)
        return all(
            edge.slack(here, shift, self.interval) >= 0
            for edge in self.edges
            if edge.source == edge.target
        )

    def _operation(self, place: int) -> scheduling.Operation:
        whole = self.body.operation(self.kept[place])
        renamed = self.values
        return replace(
            whole,
            reads=[renamed[value] for value in whole.reads],
            needs=[replace(need, value=renamed[need.value]) for need in whole.needs],
            writes=[replace(write, value=renamed[write.value]) for write in whole.writes],
            forms=[whole.forms[index] for index in self.forms[place]],
        )

    def _edges(self) -> Iterator[_Shifted]:
        place = {number: k for k, number in enumerate(self.kept)}
        like = {number: k for k, number in enumerate(self.second)}
        for it in self.body.dependences():
            if it.crossing is None:
                sign = (it.source in like) - (it.target in like)
                here, there = (like[n] if n in like else place[n] for n in (it.source, it.target))
                yield _Shifted(here, there, it.latency, it.distance, sign)

    def _shifted_by(self, shift: int) -> Iterator[scheduling.Dependence]:
        for edge in self.edges:
            latency = edge.latency + edge.sign * shift
            yield scheduling.Dependence(edge.source, edge.target, latency, edge.distance)

    def _meeting(self, shift: int) -> list[scheduling.Apart]:
        """Pairs of an access of side A and an access of side B that may meet in a bank."""
        place = {number: k for k, number in enumerate(self.kept)}
        like = {number: k for k, number in enumerate(self.second)}
        pairs = (pair if pair[1] in like else pair[::-1] for pair in self.loop.apart)
        return [
            scheduling.Apart(place[here], like[there], shift, _MEETING)
            for here, there in pairs
            if here in place and there in like
        ]

    def _borne(self, cycles: Sequence[int]) -> list[int]:
        """The shifts at which all dependences hold and no operation of side B comes before cycle 0."""
        shifts = range(-self.interval, self.interval + 1)
        return [
            shift
            for shift in shifts
            if min(cycles) + shift >= 0
            and all(edge.slack(cycles, shift, self.interval) >= 0 for edge in self.edges)
        ]

    def _meetings(self, cycles: Sequence[int], shift: int) -> int:
        at = self._cycles(cycles, shift)
        return sum((at[one] - at[two]) % self.interval == 0 for one, two in self.loop.apart)

    def _cycles(self, cycles: Sequence[int], shift: int) -> list[int]:
        at = [0] * len(self.loop.region.operations)
        for number, cycle in zip(self.kept, cycles, strict=True):
            at[number] = cycle
        for number, cycle in zip(self.second, cycles, strict=False):
            at[number] = cycle + shift
        return at

    def _whole(
        self, cycles: Sequence[int], forms: Sequence[int], shift: int, seconds: float
    ) -> ModuloSchedule:
        operations = self.loop.region.operations
        chosen = [0] * len(operations)
        for place, number in enumerate(self.kept):
            chosen[number] = self.forms[place][forms[place]]
        for one, two in zip(self.first, self.second, strict=True):
            unit = on_other_side(operations[one].forms[chosen[one]].unit)
            chosen[two] = next(
                index
                for index in _on_side(self.loop, two, "2")
                if operations[two].forms[index].unit == unit
            )
        sides: dict[int, set[str]] = defaultdict(set)
        for operation, index in zip(operations, chosen, strict=True):
            form = operation.forms[index]
            values = (*operation.reads, *(write.value for write in operation.writes))
            for value, side in zip(values, (*form.reads, *form.writes), strict=True):
                sides[value].add(side)
        named = ["".join(sorted(sides[v])) or "A" for v in range(len(self.loop.region.values))]
        drop_unread_copies(self.loop.region, named, chosen)
        at = self._cycles(cycles, shift)
        return ModuloSchedule(self.interval, at, chosen, named, seconds)


def are_apart(loop: LoopModel, halves: Channels) -> bool:
    """Whether the halves and the control are the whole loop, and neither half needs the other side."""
    first, second = halves
    control = sorted(loop.control)
    alone = [_on_side(loop, n, "1") for n in (*first, *control)]
    alone += [_on_side(loop, n, "2") for n in second]
    return len(alone) == len(loop.region.operations) and all(alone)


def _on_side(loop: LoopModel, number: int, side: str) -> list[int]:
    """The forms of an operation that use nothing of the other side."""
    return [
        index
        for index, form in enumerate(loop.region.operations[number].forms)
        if form.unit.endswith(side) and _stays(form)
    ]


def _stays(form: Form) -> bool:
    return len({*form.reads, *form.writes}) < 2 and CROSS_PATHS.isdisjoint(form.paths)


class OneSideTrial(AnnealingTrial):
    """Tries one interval by annealing side A; side B repeats it some cycles later."""

    def schedules(self, limits: Limits) -> Iterator[tuple[str, ModuloSchedule]]:
        """Schedules from annealing. A try may use all registers.

        If register assignment fails for a schedule, the next tries may use one or two registers fewer.
        """
        halves = Halves(self.loop.model, self.channels, self.interval)
        staggers = [s for s in _STAGGERS if halves.allows(s)] or list(_allowed(halves))
        left, seed, spare = self.budget.moves, self.options.seed, 0
        moves = min(left, TRY_MOVES * self.task.size)
        assert limits.live is not None
        least = 0.0
        while left > 0 and least <= _FAR and self.budget.left:
            least = math.inf
            self.tell(
                f"annealing a side, {left / 1e6:.0f} million moves left", left / MOVES_A_SECOND
            )
            for stagger in staggers:
                live = {side: count - spare for side, count in limits.live.items()}
                outcome = halves.anneal(
                    replace(limits, live=live), stagger, moves, seed, self.budget.left
                )
                self.seconds += outcome.seconds
                left -= moves
                seed += 1
                least = min(least, outcome.conflicts)
                spare = 0 if outcome.schedule is None else (spare + 1) % len(SPARE)
                if outcome.schedule is not None:
                    yield ANNEALED, outcome.schedule
                if left <= 0:
                    return
            moves *= 2


def _allowed(halves: Halves) -> Iterator[int]:
    """About four of the shifts that the counterparts allow, evenly spread over the interval."""
    allowed = [shift for shift in range(halves.interval) if halves.allows(shift)] or [0]
    yield from allowed[:: -(-len(allowed) // 4)]


class MirroredSides(LoopStrategy):
    """The constraint model looks for a schedule in which both sides do the same in the same cycle."""

    name = "mirrored sides"
    trial = ModelTrial

    def suits(self, task: LoopTask) -> bool:
        halves = self.channels(task)
        return bool(halves) and len(halves[0]) <= _HALF

    def channels(self, task: LoopTask) -> Channels:
        return find_halves(task.loop.model) if task.size > EASY else ()


class OneSide(MirroredSides):
    """One side is annealed, if neither needs values of the other; the other side repeats it later."""

    name = "one side annealed, the other later"
    trial = OneSideTrial
    heeds_banks = False  # `Halves.anneal` itself takes the shift at which the fewest accesses meet

    def suits(self, task: LoopTask) -> bool:
        halves = self.channels(task)
        return bool(halves) and are_apart(task.loop.model, halves)


class OneSideAlone(OneSide):
    """One side annealed, for large bodies; for these, nothing else is tried."""

    name = "one side annealed, and nothing else"

    def suits(self, task: LoopTask) -> bool:
        return task.size > MOST and super().suits(task)
