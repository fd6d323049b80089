"""With `by_work`, a busy host finds the same schedule of straight code as an idle one."""

from __future__ import annotations

import copy
import itertools
import os
import subprocess
import sys
import time
from dataclasses import replace

import pytest
from region_replay import check_rules, replay
from regions import boxes, random_region

from broadside.optimizer.bounds.solver import (
    Limits,
    Meter,
    Timer,
    cp_model,
    new_solver,
    solve_within,
)
from broadside.optimizer.model.region import Region, Schedule
from broadside.optimizer.record.options import Options
from broadside.optimizer.search.lengths import schedule_region

LITTLE = Options(region_seconds=0.5, anneal_moves=100_000, by_work=True)


def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets an hour pass between any two looks at the clock."""
    monkeypatch.setattr(time, "monotonic", itertools.count(0, 3600).__next__)


def found(region: Region, options: Options) -> Schedule:
    schedule = schedule_region(
        copy.deepcopy(region), replace(options, memory=type(options.memory)())
    )
    check_rules(schedule)
    replay(schedule, region)
    return schedule


@pytest.mark.parametrize(
    ("region", "options"),
    [
        pytest.param(random_region(1, 24), LITTLE, id="one model"),
        pytest.param(boxes(1, 3), replace(LITTLE, exact_operations=0), id="windows"),
    ],
)
def test_a_slow_clock_changes_nothing(
    region: Region, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = found(region, options)
    slowly(monkeypatch)
    again = found(region, options)
    assert replace(again, seconds=first.seconds) == first


def test_the_order_of_sets_changes_nothing() -> None:
    """Python gives sets of names another order in each process."""
    script = (
        "from regions import boxes\n"
        "from broadside.optimizer.record.options import Options\n"
        "from broadside.optimizer.search.lengths import schedule_region\n"
        "options = Options(region_seconds=0.5, anneal_moves=0, by_work=True, exact_operations=0)\n"
        "found = schedule_region(boxes(1, 2), options)\n"
        "print(found.cycles, found.forms, found.registers)\n"
    )
    schedules = {
        subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"PYTHONHASHSEED": str(seed), "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (1, 2)
    }
    assert len(schedules) == 1


def test_work_is_counted() -> None:
    meter = Meter()
    meter.spend(2.5)
    assert meter.now() == 2.5
    model = cp_model.CpModel()
    numbers = [model.new_int_var(0, 20, f"{k}") for k in range(12)]
    model.add_all_different(numbers)
    model.maximize(sum(k * k * n for k, n in enumerate(numbers)))
    solve_within(new_solver(), model, Limits(0.1, timer=meter))
    assert 2.5 < meter.now() < 3.5


def test_the_clock_counts_no_work() -> None:
    timer = Timer()
    before = timer.now()
    timer.spend(1e6)
    assert timer.now() - before < 1e5
