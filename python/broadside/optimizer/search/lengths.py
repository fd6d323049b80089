"""Searches for the shortest schedule of straight code."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import replace

from broadside.optimizer.model.region import Region, Schedule, ScheduleError, stalls
from broadside.optimizer.record.options import Options, silent
from broadside.optimizer.record.schedules import shape_of_region
from broadside.optimizer.search.least import Search, least
from broadside.optimizer.strategies.portfolio import FIRST_STRAIGHT, ONE_MODEL, STRAIGHT, Phase
from broadside.optimizer.strategies.straight.constraint_model import OneLength
from broadside.optimizer.strategies.straight.task import Code, StraightTask
from broadside.optimizer.strategies.strategy import Budget, Found

# the search gives up at _TIMES_THE_BOUND times the bound plus _BEYOND cycles
_TIMES_THE_BOUND, _BEYOND = 4, 64
_TOLD = 4  # last attempts that the error of a failed search names


def schedule_region(region: Region, options: Options) -> Schedule:
    """The shortest schedule found for straight code. Raises ScheduleError if there is none.

    Each phase takes at most `options.region_seconds`, but annealing takes the time of its moves
    (`options.anneal_moves`), and templates of rounds also take `options.seconds`. A phase ends early if its
    result is proved best. The result of an earlier search for an equal region is used again.
    """
    shape = shape_of_region(region)
    known = options.memory.recall_region(region, shape)
    if known is None:
        begun = time.process_time()
        try:
            found = _searched(region, options, FIRST_STRAIGHT if options.first else STRAIGHT)
            known = replace(found, seconds=time.process_time() - begun)
        except ScheduleError as error:
            known = str(error)
        known = _better(options.memory.recall_best(region, shape), known)
        options.memory.regions[shape] = known
    if isinstance(known, str):
        raise ScheduleError(known)
    return known


def _better(before: Schedule | None, now: Schedule | str) -> Schedule | str:
    """The schedule of an earlier search, if it is shorter, else the new result."""
    if before is None:
        return now
    if isinstance(now, str) or _cost(before) < _cost(now):
        return before
    return now


def _cost(schedule: Schedule) -> tuple[int, bool]:
    return _cycles_and_stalls(schedule), not schedule.optimal


def _cycles_and_stalls(schedule: Schedule) -> int:
    return schedule.length + stalls(schedule)


def schedule_exactly(region: Region, options: Options) -> Schedule:
    """The shortest schedule that the constraint model alone finds. Raises ScheduleError if there is none.

    This is the best way if each operation can be issued in few cycles only.
    """
    return _searched(region, options, ONE_MODEL)


def shortest_below(region: Region, options: Options, cycles: int) -> tuple[int | None, float]:
    """The least length below `cycles` that the constraint model finds, or None; and the seconds it took.

    `options.region_seconds` limits each length. None also if the model does not suit the region.
    """
    code = Code(region, options)
    model, begun = OneLength(), code.timer.now()
    budget = Budget(options.region_seconds, clock=code.timer.now)

    def found_at(length: int) -> bool:
        return isinstance(model.attempt(StraightTask(code, length), budget, silent), Found)

    lengths: Iterable[int] = ()
    try:
        if model.suits(StraightTask(code)):
            lengths = range(model.bound(StraightTask(code)), cycles)
        found = next((length for length in lengths if found_at(length)), None)
    except ScheduleError:  # the values find no sides
        found = None
    return found, code.timer.now() - begun


def schedule_of(region: Region, options: Options, cycles: int) -> Schedule | None:
    """A schedule of exactly this length that the constraint model finds within `options.region_seconds`."""
    code = Code(region, options)
    budget = Budget(options.region_seconds, clock=code.timer.now)
    try:
        task = StraightTask(code, cycles)
        found = OneLength().attempt(task, budget, silent) if OneLength().suits(task) else None
    except ScheduleError:  # the values find no sides
        return None
    return found.schedule if isinstance(found, Found) else None


def _searched(region: Region, options: Options, phases: Sequence[Phase]) -> Schedule:
    code = Code(region, options)
    search = Search[StraightTask, Schedule](
        lambda cycles: StraightTask(code, cycles),
        lambda schedule: schedule.length,
        _cycles_and_stalls,
        lambda lowest: _TIMES_THE_BOUND * lowest + _BEYOND,
        Budget(options.region_seconds, options.anneal_moves, clock=code.timer.now),
        options.progress,
        phase_seconds=options.region_seconds,
        is_settled=_is_settled,
        prove=lambda schedule: replace(schedule, optimal=True),
    )
    found = least(search, phases)
    if found is None:
        tried = [f"{a.interval}: {a.result}" for a in search.attempts[-_TOLD:]]
        causes = [*search.causes, *([f"tried {', '.join(tried)}"] if tried else [])]
        raise ScheduleError(f"{region.name}: no schedule found; {'; '.join(causes)}")
    return found


def _is_settled(schedule: Schedule) -> bool:
    """Whether no shorter schedule exists and the CPU never waits."""
    least_length = schedule.optimal or schedule.length <= schedule.lower_bound
    return least_length and not stalls(schedule)
