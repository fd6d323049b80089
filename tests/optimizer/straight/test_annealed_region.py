"""Annealed straight-line code: legal, the same meaning, within the registers, shorter."""

from __future__ import annotations

import copy

import pytest
from region_replay import check_rules, replay
from regions import BRANCH, MOVE, Builder, boxes, crossing_at_once, random_region

from broadside.facts.cpu import LOAD_DELAY
from broadside.optimizer.bounds.attempt import FOUND
from broadside.optimizer.bounds.solver import Limits
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.exact.sides import partition
from broadside.optimizer.model.placement import Placement
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import (
    Anchor,
    Operation,
    Region,
    Schedule,
    ScheduleError,
    stalls,
)
from broadside.optimizer.record.options import Options, Progress
from broadside.optimizer.registers.straight import allocate, live_rows
from broadside.optimizer.search import lengths
from broadside.optimizer.search.lengths import schedule_region
from broadside.optimizer.strategies import climbs
from broadside.optimizer.strategies.portfolio import Phase, Row
from broadside.optimizer.strategies.straight.annealing import (
    AnnealedFirst,
    AnnealedShorter,
    anneal_region,
)
from broadside.optimizer.strategies.straight.task import (
    StraightStrategy,
    StraightTask,
    finish,
)
from broadside.optimizer.strategies.strategy import Budget, Found

MOVES = 4_000_000


def opened(region: Region) -> Problem:
    return Problem(partition(copy.deepcopy(region), Limits(5, 1)).region)


def finished(problem: Problem, placement: Placement, length: int) -> Schedule:
    sides = problem.mode_sides(placement.modes)
    cycles = [cycle for cycle in placement.cycles if cycle is not None]
    placement.registers = allocate(problem, cycles, sides, length)
    assert placement.registers is not None
    return finish(problem, placement, length, 1, FOUND)


@pytest.mark.parametrize("seed", range(4))
def test_random_regions_keep_their_meaning(seed: int) -> None:
    """Values in and out, on their way, predicated, in given registers; an anchored branch."""
    region = random_region(seed, 40)
    problem = opened(region)
    length = lower_bound(problem) + 4
    placement = anneal_region(problem, length, 1, MOVES, 1)
    assert placement is not None
    schedule = finished(problem, placement, length)
    check_rules(schedule)
    replay(schedule, region)


@pytest.mark.parametrize("spare", [3, pytest.param(0, marks=pytest.mark.matrix)])
def test_registers_stay_free(spare: int) -> None:
    problem = opened(boxes(1, 4))
    length = lower_bound(problem) + 8
    placement = anneal_region(problem, length, spare, MOVES, 1)
    assert placement is not None
    cycles = [cycle for cycle in placement.cycles if cycle is not None]
    sides = problem.mode_sides(placement.modes)
    rows = live_rows(problem, cycles, length, False)
    room = dict(zip("AB", problem.register_classes[0], strict=False))
    for boundary in range(1, length + 1):
        held = [
            sides[value]
            for value, row in enumerate(rows)
            if boundary in row and not problem.through[value]
        ]
        assert all(held.count(side) <= room[side] - spare for side in "AB")


def test_a_length_that_cannot_be_is_not_found() -> None:
    problem = opened(boxes(1, 3))
    assert anneal_region(problem, lower_bound(problem) - 1, 0, MOVES // 4, 1) is None


def test_an_anchored_operation_outside_is_not_placed() -> None:
    build = Builder()
    build.add("branch", (), BRANCH, anchor=Anchor.END, offset=-6)
    assert anneal_region(Problem(build.region()), 5, 0, MOVES // 4, 1) is None


def test_a_value_may_be_due_long_after_the_end() -> None:
    build = Builder()
    entering, leaving = build.value("in", ready=0), build.value("out", due=20)
    build.add("move", (entering,), MOVE, (leaving,))
    placement = anneal_region(Problem(build.region()), 3, 0, MOVES // 4, 1)
    assert placement is not None
    assert placement.cycles[0] in range(3)


@pytest.mark.parametrize("delay", [0, 1, LOAD_DELAY])
def test_what_crosses_at_once_waits_a_cycle_on_the_c64x(delay: int) -> None:
    """Unless a load brought it; a schedule that does not heed this stalls, and its stalls are counted."""
    waits = delay != LOAD_DELAY
    for cross_wait in (False, True):
        problem = Problem(crossing_at_once(delay))
        problem.region.cross_wait = cross_wait
        least = delay + 2 + (cross_wait and waits)
        assert anneal_region(problem, least - 1, 0, MOVES // 4, 1) is None
        placement = anneal_region(problem, least, 0, MOVES // 4, 1)
        assert placement is not None
        schedule = finished(problem, placement, least)
        assert stalls(schedule) == 0
        schedule.region.cross_wait = True
        assert stalls(schedule) == (waits and not cross_wait)


@pytest.mark.matrix
def test_a_long_schedule_becomes_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Annealing removes the cycles that the other schedulers leave above the bound, and the note says so."""
    region = boxes(1, 6)
    region.operations.append(Operation("branch", (), (), BRANCH, anchor=Anchor.END, offset=-6))
    problem = opened(region)
    length = lower_bound(problem) + 16
    placement = anneal_region(problem, length, 1, MOVES, 1)
    assert placement is not None
    long = finished(problem, placement, length)

    class Long(StraightStrategy):
        name = "a long schedule"

        def suits(self, task: StraightTask) -> bool:
            return task.code.region.name == region.name

        def attempt(self, task: StraightTask, budget: Budget, tell: Progress) -> Found[Schedule]:
            del task, budget, tell
            return Found(long)

    first = Phase(climbs.at_any, (Row(Long),))
    shorter = Phase(climbs.ever_fewer, (Row(AnnealedShorter, moves=0.25),), improves=True)
    monkeypatch.setattr(lengths, "STRAIGHT", (first, shorter))
    options = Options(region_seconds=600, workers=1, anneal_moves=MOVES)
    schedule = schedule_region(copy.deepcopy(region), options)
    check_rules(schedule)
    replay(schedule, region)
    assert schedule.lower_bound <= schedule.length < length
    assert schedule.result == "found by annealing"


@pytest.mark.matrix
def test_annealing_alone_finds_a_large_region(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = Phase(climbs.far_above, (Row(AnnealedFirst, moves=0.25),))
    monkeypatch.setattr(lengths, "STRAIGHT", (alone,))
    region = boxes(1, 6)
    options = Options(region_seconds=600, workers=1, anneal_moves=MOVES)
    schedule = schedule_region(copy.deepcopy(region), options)
    check_rules(schedule)
    replay(schedule, region)
    with pytest.raises(ScheduleError, match="no schedule found"):
        schedule_region(boxes(1, 1), options)
