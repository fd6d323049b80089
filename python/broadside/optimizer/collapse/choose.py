"""Chooses the collapsed stages of a pipelined loop."""

from __future__ import annotations

from dataclasses import dataclass, replace

from broadside.linear.ir import Trip
from broadside.optimizer.collapse.filling import filled_by_kernel
from broadside.optimizer.collapse.harmless import Harm
from broadside.optimizer.loops.collapsed import Collapse
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.machine.target import Machine


@dataclass(frozen=True)
class Wish:
    """The demands on the collapsed stages of a loop.

    `epilog`: stages of the epilog to collapse if they do no harm; more collapse if the least trip count
    requires it. `prolog`: most stages of the prolog to collapse for less code; with 0, one collapses if the
    least trip count requires it. `bytes`: how far additional loads may read beyond the data of the loop.
    """

    bytes: int = 0
    epilog: int = 0
    prolog: int = 0


@dataclass(frozen=True)
class Further:
    """A choice that needs more bytes: how many, the stages of the epilog, and the least trip count."""

    bytes: int
    epilog: int
    least_trips: int


def collapsed(pipelined: PipelinedLoop, trip: Trip, wish: Wish, machine: Machine) -> PipelinedLoop:
    """The loop with collapsed stages as `wish` demands."""
    best = _without_epilog(pipelined, trip, wish)
    for prolog in range(min(wish.prolog, pipelined.stages - 1), 0, -1):
        trial = filled_by_kernel(best, prolog, machine)
        if trial is not None:
            return trial
    if best.least_trips <= trip.minimum or best.filling == 0:
        return best
    trial = filled_by_kernel(best, 1, machine)
    return best if trial is None or trial.least_trips == best.least_trips else trial


def _without_epilog(pipelined: PipelinedLoop, trip: Trip, wish: Wish) -> PipelinedLoop:
    best = _counted(pipelined, trip)
    harm = Harm(pipelined)
    for epilog in range(1, pipelined.stages):
        if best.least_trips <= trip.minimum and best.collapse.epilog >= wish.epilog:
            break
        surplus = harm.of_epilog(epilog)
        if surplus is None or surplus.bytes > wish.bytes:
            break
        found = Collapse(epilog=epilog, restored=surplus.restored, bytes=surplus.bytes)
        best = _counted(replace(pipelined, collapse=found), trip)
    return best


def _counted(pipelined: PipelinedLoop, trip: Trip) -> PipelinedLoop:
    """The loop; branches of its prolog test the counter if the loop may have fewer passes than it needs."""
    if not pipelined.ahead or pipelined.least_trips <= trip.minimum:
        return pipelined
    return replace(pipelined, collapse=replace(pipelined.collapse, counted=True))


def most_epilog(pipelined: PipelinedLoop, bytes_: int) -> int:
    """Number of epilog stages that may collapse if loads may read `bytes_` bytes beyond the loop's data."""
    harm = Harm(pipelined)
    found = 0
    for epilog in range(1, pipelined.stages):
        surplus = harm.of_epilog(epilog)
        if surplus is None or surplus.bytes > bytes_:
            break
        found = epilog
    return found


def further(pipelined: PipelinedLoop, trip: Trip) -> Further | None:
    """The bytes that would let the loop run fewer passes, or None if no number of bytes helps."""
    harm, best = Harm(pipelined), None
    least = pipelined.least_trips
    for epilog in range(pipelined.collapse.epilog + 1, pipelined.stages):
        surplus = harm.of_epilog(epilog)
        if surplus is None or least <= trip.minimum:
            break
        collapse = replace(pipelined.collapse, epilog=epilog, counted=pipelined.ahead > 0)
        least = replace(pipelined, collapse=collapse).least_trips
        if surplus.bytes > pipelined.collapse.bytes:
            best = Further(surplus.bytes, epilog, least)
    return best
