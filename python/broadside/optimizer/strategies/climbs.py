"""The order in which a search tries numbers of cycles: upward, downward, in steps.

A climb asks a ladder for a schedule in one number of cycles after another and returns the best schedule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

_STEP = 4  # longest step upward, in cycles
# the longest step of a hasty search is the bound divided by this; the least step of `ever_higher` is its
# number of cycles divided by this
_FIRST_STEPS = 6
_SHARE = 0.5  # share of the time left that one of several numbers below the best gets
_STEADY = 24  # up to here above the bound, impossible numbers are passed one by one
_LEAST_TRIES = 4  # this number of lengths is tried even if the time is over
_SLOWNESS = 16  # a step of `upward_slowly` is the distance from the bound divided by this
_ABOVE_THE_BOUND = (110, 125, 150, 200, 300)  # per cent of the bound
_TWO_ABOVE_THE_BOUND = (150, 250)  # per cent of the bound

S = TypeVar("S")


class Ladder(Protocol[S]):
    """Numbers of cycles from `lowest` to `highest`, with the schedules that a phase finds for them."""

    @property
    def lowest(self) -> int: ...

    @property
    def highest(self) -> int: ...

    @property
    def best(self) -> S | None:
        """The schedule that an earlier phase found."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the time of the phase is over."""
        ...

    @property
    def is_hasty(self) -> bool:
        """Whether any schedule will do, because there is no time to look for the best."""
        ...

    def at(self, cycles: int | None) -> S | None:
        """A schedule in `cycles` cycles, or in the fewest that the strategies find (`None`)."""
        ...

    def at_within(self, cycles: int, share: float) -> S | None:
        """A schedule in `cycles` cycles, found within `share` of the time that is left."""
        ...

    @property
    def missing(self) -> int:
        """Cycles by which the last failed attempts seem to be too short; 0 if not known."""
        ...

    def was_tried(self, cycles: int) -> bool:
        """Whether this phase has asked for a schedule in `cycles` cycles."""
        ...

    def is_ruled_out(self, cycles: int) -> bool:
        """Whether it is proved that there is no schedule in `cycles` cycles."""
        ...

    def cycles_of(self, schedule: S) -> int: ...

    def cost_of(self, schedule: S) -> int:
        """The cycles of the schedule plus the cycles in which the CPU waits."""
        ...


Climb = Callable[[Ladder[S]], S | None]


def at_any(ladder: Ladder[S]) -> S | None:
    """Leaves the search for the fewest cycles to the strategy."""
    return ladder.at(None)


def one_by_one(ladder: Ladder[S]) -> S | None:
    """Upward by one cycle at a time, until a schedule is found."""
    for cycles in range(ladder.lowest, ladder.highest + 1):
        found = ladder.at(cycles)
        if found is not None:
            return found
    return None


def in_steps(ladder: Ladder[S]) -> S | None:
    """Upward in growing steps until a schedule is found, then down by one cycle until an attempt fails.

    After a proof that a number is impossible, the next step is one cycle.
    """
    found = first_in_steps(ladder)
    if found is None:
        return None
    for cycles in range(ladder.cycles_of(found) - 1, ladder.lowest - 1, -1):
        if ladder.was_tried(cycles):
            break
        fewer = ladder.at(cycles)
        if fewer is None:
            break
        found = fewer
    return found


def first_in_steps(ladder: Ladder[S]) -> S | None:
    """The first schedule found in growing steps upward."""
    return _in_steps(ladder, lambda: False)


def first_in_time(ladder: Ladder[S]) -> S | None:
    """The first schedule found in growing steps upward, or nothing once the time is over."""
    return _in_steps(ladder, lambda: ladder.is_over)


def _in_steps(ladder: Ladder[S], ends: Callable[[], bool]) -> S | None:
    cycles, step = ladder.lowest, 1
    while cycles <= ladder.highest and not ends():
        found = ladder.at(cycles)
        if found is not None:
            return found
        longest = max(_STEP, ladder.lowest // _FIRST_STEPS) if ladder.is_hasty else _STEP
        step = 1 if ladder.is_ruled_out(cycles) else min(2 * step, longest)
        step = max(step, min(ladder.missing, longest))
        cycles += step
    return None


def upward_by_missing(ladder: Ladder[S]) -> S | None:
    """Upward by the cycles that the attempts seem to lack, then by halving the gap, while there is time."""
    cycles = low = ladder.lowest
    while cycles <= ladder.highest and not ladder.is_over:
        found = ladder.at(cycles)
        if found is not None:
            return _halved(ladder, low, found)
        low = cycles + 1
        cycles += 1 if ladder.is_ruled_out(cycles) else max(1, ladder.missing)
    return None


def _halved(ladder: Ladder[S], low: int, found: S) -> S:
    """The schedule of fewest cycles from `low` on, found by halving.

    Halving assumes that a larger number of cycles is never harder.
    """
    high = ladder.cycles_of(found)
    while low < high and not ladder.is_over:
        middle = (low + high) // 2
        fewer = ladder.at(middle)
        if fewer is None:
            low = middle + 1
        else:
            found, high = fewer, ladder.cycles_of(fewer)
    return found


def upward_below_best(ladder: Ladder[S]) -> S | None:
    """Upward to one cycle below the best. Each number gets half of the time left, the last one all."""
    best = ladder.best
    if best is None:
        return None
    highest = ladder.cycles_of(best) - 1
    for cycles in range(ladder.lowest, highest + 1):
        if ladder.is_over:
            break
        fewer = ladder.at_within(cycles, 1.0 if cycles == highest else _SHARE)
        if fewer is not None:
            return fewer
    return None


def downward(ladder: Ladder[S]) -> S | None:
    """Down from the best by one cycle until an attempt fails.

    This suits a strategy that takes long when it fails, because it fails only once.
    """
    best = ladder.best
    while best is not None and ladder.cycles_of(best) > ladder.lowest and not ladder.is_over:
        fewer = ladder.at(ladder.cycles_of(best) - 1)
        if fewer is None:
            break
        best = fewer
    return best


def as_many_as_best(ladder: Ladder[S]) -> S | None:
    """Another schedule in as many cycles as the best has."""
    return None if ladder.best is None else ladder.at(ladder.cycles_of(ladder.best))


def upward_slowly(ladder: Ladder[S]) -> S | None:
    """Upward to twice the lowest number, or to one below the best, in steps that grow slowly."""
    cycles, highest = ladder.lowest, min(2 * ladder.lowest, ladder.highest)
    if ladder.best is not None:
        highest = min(highest, ladder.cost_of(ladder.best) - 1)
    while cycles <= highest:
        found = ladder.at(cycles)
        if found is not None:
            return found
        cycles += max(1, (cycles - ladder.lowest) // _SLOWNESS)
    return None


def halving(ladder: Ladder[S]) -> S | None:
    """Upward to a first schedule, then by halving the gap to the numbers ruled out, while there is time."""
    found = _growing(ladder, _STEADY)
    if found is None:
        return None
    low, high = ladder.lowest, ladder.cycles_of(found)
    low = next((c for c in range(high, low, -1) if ladder.is_ruled_out(c - 1)), low)
    return _halved(ladder, low, found)


def ever_higher(ladder: Ladder[S]) -> S | None:
    """The first schedule found upward in steps that double; each is at least a sixth of the cycles."""
    return _growing(ladder, 0, _FIRST_STEPS)


def _growing(ladder: Ladder[S], steady: int, parts: int | None = None) -> S | None:
    """The first schedule found upward in steps that double.

    Within `steady` cycles of the lowest number, a step is one cycle after a number that is proved
    impossible. With `parts`, a step is at least the number of cycles divided by `parts`.
    """
    cycles, step, tries = ladder.lowest, 1, 0
    while cycles <= ladder.highest and not (ladder.is_over and tries >= _LEAST_TRIES):
        found = ladder.at(cycles)
        tries += 1
        if found is not None:
            return found
        if cycles < ladder.lowest + steady and ladder.is_ruled_out(cycles):
            cycles += 1
        else:
            cycles += step if parts is None else max(step, cycles // parts)
            step *= 2
    return None


def two_far_above(ladder: Ladder[S]) -> S | None:
    """Two numbers of cycles far above the lowest, for which a little time suffices."""
    return _at_parts(ladder, _TWO_ABOVE_THE_BOUND)


def far_above(ladder: Ladder[S]) -> S | None:
    """A few numbers of cycles above the lowest, for which a schedule is soon found."""
    return _at_parts(ladder, _ABOVE_THE_BOUND)


def _at_parts(ladder: Ladder[S], percents: tuple[int, ...]) -> S | None:
    for percent in percents:
        found = ladder.at(ladder.lowest * percent // 100)
        if found is not None:
            return found
    return None


def ever_fewer(ladder: Ladder[S]) -> S | None:
    """Down from the best by a quarter of the distance to the lowest number; each failure halves the step."""
    best = ladder.best
    if best is None:
        return None
    cycles = ladder.cost_of(best)
    step = max(1, (cycles - ladder.lowest) // 4)
    while step and cycles > ladder.lowest:
        fewer = ladder.at(max(ladder.lowest, cycles - step))
        if fewer is None:
            step //= 2
        else:
            best, cycles = fewer, ladder.cycles_of(fewer)
    return best
