"""Rings: long loops whose iteration fits into the interval, so that the code is the body itself.

There is no prolog and no epilog, and one iteration is enough to enter the loop. Iterations overlap only
where the source itself overlaps them.
"""

from __future__ import annotations

from dataclasses import dataclass

from broadside.facts.cpu import BRANCH_LATENCY
from broadside.optimizer.bounds.attempt import AS_WRITTEN, FOUND, Attempt
from broadside.optimizer.loops.model import ModuloSchedule
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.loops.preparation import Loop
from broadside.optimizer.model.region import side_of
from broadside.optimizer.record.options import Options, Progress
from broadside.optimizer.strategies.straight.rounds.unrolled_rounds import (
    Failure,
    Placed,
    Unrolled,
    loop_region,
)
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound

_NOT_FOUND = "not found beside the template of the rounds"


class Ring:
    """The body of a loop in a ring."""

    def __init__(self, loop: Loop, options: Options) -> None:
        self.loop = loop
        self.placer = options.rings.get(loop.name)
        region = loop_region(loop.body.region, loop.model.whole)
        branch = {loop.model.branch: -BRANCH_LATENCY}
        self.unrolled = Unrolled(
            region, options, True, loop.model.apart, branch, timer=options.timer()
        )


@dataclass(frozen=True)
class RingTask:
    """A ring at an interval of `cycles`, or of the fewest that can be found (`None`), at least `bound`."""

    ring: Ring
    bound: int
    cycles: int | None


class RoundsInRing:
    """A template places the rounds of the ring; all other operations are placed around them."""

    name = "templates of rounds in a ring"
    formulation = AS_WRITTEN

    def bound(self, task: RingTask) -> int:
        return task.bound

    def suits(self, task: RingTask) -> bool:
        return task.ring.placer is None

    def attempt(
        self, task: RingTask, budget: Budget, tell: Progress
    ) -> Found[PipelinedLoop] | NotFound:
        del budget, tell
        assert task.cycles is not None
        placed = task.ring.unrolled.at(task.cycles)
        if isinstance(placed, Failure):
            return NotFound((_failed(placed),))
        return _found(task.ring, placed)


class KernelsRing(RoundsInRing):
    """A program of the kernel places the operations of the ring."""

    name = "a kernel's own ring"

    def suits(self, task: RingTask) -> bool:
        return task.ring.placer is not None

    def attempt(
        self, task: RingTask, budget: Budget, tell: Progress
    ) -> Found[PipelinedLoop] | NotFound:
        del budget, tell
        ring = task.ring
        assert ring.placer is not None
        placed = ring.placer(ring.unrolled)
        failures = tuple(map(_failed, ring.unrolled.failures))
        return NotFound(failures) if placed is None else _found(ring, placed, failures)


def _failed(failure: Failure) -> Attempt:
    return Attempt(failure.length, _NOT_FOUND, round(failure.seconds, 1), True, failure.cause)


def _found(ring: Ring, placed: Placed, failures: tuple[Attempt, ...] = ()) -> Found[PipelinedLoop]:
    attempt = Attempt(placed.length, FOUND, round(placed.seconds, 1), True)
    return Found(_pipelined(ring.loop, placed), (*failures, attempt))


def _pipelined(loop: Loop, placed: Placed) -> PipelinedLoop:
    sides = [
        side_of(register) if register else side or "A"
        for register, side in zip(placed.registers, placed.sides, strict=True)
    ]
    schedule = ModuloSchedule(placed.length, placed.cycles, placed.forms, sides, placed.seconds)
    registers = {
        (value, sides[value]): register
        for value, register in enumerate(placed.registers)
        if register
    }
    return PipelinedLoop(loop, schedule, registers)
