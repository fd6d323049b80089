"""Straight-line regions and large loop bodies: legal, the same meaning, and short."""

from __future__ import annotations

import copy

import pytest
from region_replay import check_rules, replay
from regions import random_region

from broadside.optimizer.options import Options
from broadside.optimizer.region import Anchor, Region, Schedule
from broadside.optimizer.straight import schedule_region


@pytest.mark.parametrize("seed", range(6))
def test_random_region_keeps_its_meaning(seed: int) -> None:
    region = random_region(seed, 24)
    schedule = schedule_region(copy.deepcopy(region), Options(region_seconds=20, workers=1))
    check_rules(schedule)
    replay(schedule, region)


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
    first = schedule_region(random_region(seed, 60), Options(region_seconds=20, workers=1))
    region = anchored(first, 4, 3)
    schedule = schedule_region(copy.deepcopy(region), Options(region_seconds=20, workers=1))
    check_rules(schedule)
    replay(schedule, region)
    assert schedule.length <= first.length + 3
