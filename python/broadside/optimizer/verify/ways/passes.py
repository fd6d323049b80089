"""How many passes of each loop the verifier follows.

If three loops within each other run `n` times, and `.trip` promises 64 passes, the shortest way has 262,144
passes. A schedule is right for every count if it is right for a few small ones. So such a source is followed
with fewer passes than `.trip` promises, but with no fewer than the pipelines of the schedule need.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from broadside.linear.ir import Procedure, Trip
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.verify.values import counts

_AROUND = (1, 0, 2, 5, -1)  # passes to try, counted from the passes that a pipeline needs
_BRIEF, _BRIEF_EACH = 8_000, 100
"""A way is long if it has more operations than _BRIEF, and more than _BRIEF_EACH for each of the source.

So only loops within loops make a way long: one loop is followed for little more than `counts.MANY` passes.
"""
_FEWER = (8, 2)


@dataclass(frozen=True)
class Follow:
    """How ways are followed.

    `many`: a loop is followed for at most so many passes, unless its pipeline needs more, and a constant of
    so much or more counts as open. `longest`: a way of more operations is not followed. `is_short`: the
    promises of `.trip` count only as far as the schedule relies on them. `is_last`: no other way of following
    is left.
    """

    many: int
    longest: int
    is_short: bool = False
    is_last: bool = False


def is_long(source: Procedure, operations: int) -> bool:
    """Whether a way of so many operations is long for its source."""
    return operations > _brief(source)


def _brief(source: Procedure) -> int:
    return max(_BRIEF, _BRIEF_EACH * len(source.operations))


def follows(source: Procedure, most: int) -> Iterator[Follow]:
    """How to follow the ways of a source: the first of these that finds an end is enough.

    `most`: no way has more operations than this.
    """
    brief = min(most, _brief(source))
    yield Follow(counts.MANY, brief)
    for many in _FEWER:
        yield Follow(min(many, counts.MANY), brief, is_short=True)
    yield Follow(min(_FEWER[-1], counts.MANY), most, is_short=True)
    yield Follow(counts.MANY, most, is_last=True)


def passes_to_try(scheduled: ScheduledProcedure, follow: Follow) -> dict[str, list[int]]:
    """By label, the numbers of passes to try for each loop of one block if its count is open."""
    least, whole = {}, {}
    for search in scheduled.searches.values():
        least[search.pipelined.loop.name] = search.pipelined.least_trips
        whole[search.pipelined.loop.name] = search.pipelined.stages + search.pipelined.ahead
    trips = {block.label: block.trip for block in scheduled.source.blocks}
    found = {}
    for block in scheduled.procedure.blocks:
        if block.is_loop and block.label is not None:
            need, in_one = least.get(block.label, 1), scheduled.unrolled.get(block.label, 1)
            trip = trips.get(block.label) or Trip()
            if follow.is_short and in_one == 1:
                trip = Trip(trip.minimum, trip.maximum)  # only unrolling relies on the factor
            around = (*_AROUND, *range(3, in_one), *(-passes for passes in range(2, in_one)))
            wanted = [*(need * in_one + extra for extra in around), *range(1, in_one + 1)]
            if whole.get(block.label, need) > need:
                wanted += [passes * in_one for passes in range(need, whole[block.label] + 1)]
            enough = min(trip.minimum, need * in_one)
            floor = max(counts.least_walked(trip, follow.many), enough)
            allowed = (_allowed(trip, max(floor, count)) for count in wanted)
            found[block.label] = list(dict.fromkeys(allowed))
    return found


def _allowed(trip: Trip, wanted: int) -> int:
    """The least count from `wanted` on that `.trip` allows, or its greatest count."""
    count = max(wanted, 1)
    if trip.maximum is not None:
        count = min(count, trip.maximum)
    above = count + (trip.minimum - count) % trip.factor
    return above if trip.maximum is None or above <= trip.maximum else above - trip.factor
