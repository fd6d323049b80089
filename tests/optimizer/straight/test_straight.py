"""Straight-line regions and large loop bodies: legal, the same meaning, and short."""

from __future__ import annotations

import copy
import time

import pytest
from region_replay import check_rules, replay
from regions import BRANCH, LOAD, LOGIC, Builder, alu, boxes, crossing_at_once, random_region

from broadside.facts.cpu import LOAD_DELAY
from broadside.optimizer.bounds.attempt import FOUND
from broadside.optimizer.bounds.solver import Limits
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.exact import sides as partitioning
from broadside.optimizer.exact.sides import partition
from broadside.optimizer.exact.window import solve_window
from broadside.optimizer.model.components import lanes, ordered_components
from broadside.optimizer.model.placement import Outcome
from broadside.optimizer.model.region import (
    Anchor,
    Form,
    Operation,
    Region,
    Schedule,
    ScheduleError,
    stalls,
)
from broadside.optimizer.record.options import Options
from broadside.optimizer.search.lengths import schedule_region
from broadside.optimizer.strategies.straight.backward_list import Priority, length_of, list_schedule
from broadside.optimizer.strategies.straight.constraint_model import whole
from broadside.optimizer.strategies.straight.task import finish
from broadside.optimizer.strategies.straight.windows import Draft, Improver

ROTATE = alu("M", 1)


@pytest.mark.parametrize("seed", range(6))
def test_random_region_keeps_its_meaning(seed: int) -> None:
    region = random_region(seed, 24)
    schedule = schedule_region(copy.deepcopy(region), Options(region_seconds=120, workers=1))
    check_rules(schedule)
    replay(schedule, region)


@pytest.mark.parametrize("delay", [0, 1, LOAD_DELAY])
def test_what_crosses_at_once_waits_a_cycle_on_the_c64x(delay: int) -> None:
    """A loaded value does not wait."""
    for cross_wait in (False, True):
        region = crossing_at_once(delay)
        region.cross_wait = cross_wait
        schedule = schedule_region(region, Options(region_seconds=20, workers=1))
        assert schedule.length == delay + 2 + (cross_wait and delay != LOAD_DELAY)
        assert stalls(schedule) == 0


def anchored(schedule: Schedule, early: int, late: int) -> Region:
    """The region with its first and last cycles fixed as scheduled: an epilog and a prolog."""
    region = copy.deepcopy(schedule.region)
    for number, op in enumerate(region.operations):
        cycle = schedule.cycles[number]
        if op.anchor is not None or early <= cycle < schedule.length - late:
            continue
        op.anchor = Anchor.START if cycle < early else Anchor.END
        op.offset = cycle if cycle < early else cycle - schedule.length
        op.forms = (op.forms[schedule.forms[number]],)
        for write in op.writes:
            region.values[write.value].registers = (schedule.registers[write.value],)
    return region


@pytest.mark.parametrize("seed", range(4))
def test_fixed_epilog_and_prolog_stay(seed: int) -> None:
    first = schedule_region(random_region(seed, 60), Options(region_seconds=120, workers=1))
    region = anchored(first, 4, 3)
    schedule = schedule_region(copy.deepcopy(region), Options(region_seconds=120, workers=1))
    check_rules(schedule)
    replay(schedule, region)
    assert schedule.length <= first.length + 3


@pytest.mark.matrix
def test_large_region_is_legal_and_keeps_its_meaning() -> None:
    region = boxes(1, 6)
    region.operations.append(Operation("branch", (), (), BRANCH, anchor=Anchor.END, offset=-6))
    options = Options(region_seconds=8, workers=1, exact_operations=0, anneal_moves=1_000_000)
    schedule = schedule_region(copy.deepcopy(region), options)
    check_rules(schedule)
    replay(schedule, region)
    assert schedule.lower_bound <= schedule.length <= 2 * schedule.lower_bound


@pytest.mark.parametrize(("forms", "delay"), [(ROTATE, 1), (LOAD, 4)])
def test_slow_operations_within_a_chain_are_list_scheduled(
    forms: tuple[Form, ...], delay: int
) -> None:
    """A leaving value may come straight from a slow operation; loads are placed by their readers."""
    build = Builder()
    words = [build.value(f"in{k}", ready=0) for k in range(3)]
    for step in range(12):
        mixed, slow = build.value(f"mixed{step}"), build.value(f"slow{step}")
        build.add("mix", (words[0], words[1]), LOGIC, (mixed,))
        build.add("slow", (mixed,), forms, (slow,), delay)
        words = [*words[1:], slow]
    for word in words:
        build.values[word].due = 0
    build.add("branch", (), BRANCH, anchor=Anchor.END, offset=-6)
    region = build.region()
    options = Options(region_seconds=20, workers=1, exact_operations=0)
    schedule = schedule_region(copy.deepcopy(region), options)
    check_rules(schedule)
    replay(schedule, region)


def test_windows_take_an_empty_cycle_out() -> None:
    problem = partition(boxes(3, 4), Limits(5, 1)).problem()
    found = ordered_components(problem)
    placement = list_schedule(problem, lanes(found), {"A": 0, "B": 0}, Priority())
    assert placement is not None
    length = length_of(problem, placement)
    cycles = [cycle + (cycle >= length // 2) for cycle in placement.cycles if cycle is not None]
    draft = Draft(problem, cycles, placement.modes, length + 1)
    Improver(draft, Limits(60, 1), time.monotonic() + 600, length).run()
    assert draft.length <= length


def test_model_assigns_registers_itself() -> None:
    region = random_region(7, 24)
    problem = partition(copy.deepcopy(region), Limits(5, 1)).problem()
    length = lower_bound(problem) + 3
    window = whole(problem, length)
    window.colour = True
    outcome, placement = solve_window(problem, window, Limits(20, 1))
    assert outcome is Outcome.FOUND and placement is not None and placement.registers is not None
    schedule = finish(problem, placement, length, 1, FOUND)
    assert schedule.registers == placement.registers
    check_rules(schedule)
    replay(schedule, region)


def test_too_few_registers_are_an_error() -> None:
    build = Builder()
    inputs = [build.value(f"in{k}", ready=0) for k in range(5)]
    for value in inputs:
        build.add("use", (value, inputs[0]), LOGIC, (build.value("out", due=0),))
    with pytest.raises(ScheduleError):
        schedule_region(build.region(("A0", "A1", "B0")), Options(region_seconds=5, workers=1))


def test_want_of_time_is_not_taken_for_want_of_a_choice_of_sides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    region = random_region(3, 24)
    with pytest.raises(ScheduleError, match="found in time"):
        partition(region, Limits(1e-9))
    monkeypatch.setattr(partitioning, "_PATIENCE", 1e11)
    assert partition(region, Limits(1e-9)).sides


@pytest.mark.parametrize("damage", ["cycle", "register"])
def test_the_judge_notices_damage(damage: str) -> None:
    region = random_region(3, 24)
    schedule = schedule_region(copy.deepcopy(region), Options(region_seconds=120, workers=1))
    reader = next(e for e in region.edges if e.latency > 1)
    if damage == "cycle":
        schedule.cycles[reader.target] = schedule.cycles[reader.source]
    else:
        value = region.operations[reader.source].writes[0].value
        side = schedule.registers[value][0]
        others = [r for r in schedule.registers if r and r[0] == side]
        schedule.registers[value] = next(r for r in others if r != schedule.registers[value])
    with pytest.raises(AssertionError):
        check_rules(schedule)
        replay(schedule, region)


def test_empty_region() -> None:
    build = Builder()
    build.value("through", registers=("A4",), ready=0, due=0)
    schedule = schedule_region(build.region(), Options(region_seconds=5, workers=1))
    assert (schedule.length, schedule.cycles, schedule.registers) == (1, [], ["A4"])
