"""A schedule of a loop gets fewer stages and a shorter span, and its accesses stay apart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear.parse import parse
from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.complete import loop_of
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits, ModuloSchedule, keeps_channels
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.strategies.loops.channels import find_halves
from broadside.optimizer.strategies.loops.constraint_model import ModelTrial
from broadside.optimizer.strategies.loops.mirrored_sides import Halves, OneSideTrial
from broadside.optimizer.strategies.loops.task import LoopTask
from broadside.optimizer.strategies.strategy import Budget
from programs import QUICK

SUMS = """
sums:   .cproc  a, b, count
        .rega   near, x0, y0, s0
        .regb   far, x1, y1, s1
        .reg    s
        .no_mdep
        MV      a, near
        MV      b, far
        ZERO    s0
        ZERO    s1
loop:   .trip   8
        LDW     *near++, x0
        LDW     *far++, x1
        SHRU    x0, 3, y0
        SHRU    x1, 3, y1
        XOR     y0, x0, y0
        XOR     y1, x1, y1
        ADD     s0, y0, s0
        ADD     s1, y1, s1
        SUB     count, 1, count
 [count] B      loop
        XOR     s0, s1, s
        .return s
        .endproc
"""
INTERVAL = 3


def trial(kind: type[ModelTrial] = ModelTrial, *, by_work: bool = True) -> ModelTrial:
    table = instruction_table("c62x")
    found = loop_of(parse(SUMS, "sums.sa", table)[0], "loop", table)
    assert found is not None
    loop, machine = found
    options = replace(QUICK, memory=Memory(), by_work=by_work)
    task = LoopTask(loop, loop, loop, INTERVAL, machine, options, loop_bounds(loop), {})
    budget = Budget(5.0, moves=8_000_000, improve=0.5)
    return kind(task, budget, options.progress, find_halves(loop.model))


def in_many_stages(it: ModelTrial, limits: Limits) -> ModuloSchedule:
    """A schedule that ends in its last stage."""
    model = ModuloModel(it.loop.model, INTERVAL, limits)
    model.model.add(model.time(7) >= INTERVAL * (limits.stages - 1))
    schedule = model.solve(60, 1, 1).schedule
    assert schedule is not None
    return schedule


def stages(schedule: ModuloSchedule) -> int:
    return max(schedule.cycles) // INTERVAL + 1


@pytest.mark.parametrize("by_work", [True, False])
def test_fewer_stages_come_first_if_work_limits_the_search(by_work: bool) -> None:
    it = trial(by_work=by_work)
    limits = Limits(None, True, 6)
    told: list[str] = []
    it.progress = lambda message, seconds=None: told.append(message)
    shorter = it.improved(in_many_stages(it, limits), limits)
    assert stages(shorter) < 6
    assert any("one stage less" in message for message in told) is by_work


def test_accesses_that_do_not_meet_stay_apart() -> None:
    """Side B comes a cycle later; without regard to the banks it could come in the same cycle."""
    it = trial()
    loop, halves = it.loop.model, find_halves(it.loop.model)
    assert loop.apart
    limits = Limits({"A": 16, "B": 15}, False, 6, halves, annealed=True)
    schedule = Halves(loop, halves, INTERVAL).anneal(limits, 1, 1_000_000, 1).schedule
    assert schedule is not None
    assert not keeps_channels(loop, schedule, halves)
    assert loop.kept_apart(schedule) == list(loop.apart)
    shorter = it.improved(schedule, limits)
    assert loop.kept_apart(shorter) == list(loop.apart)


def test_one_side_is_annealed_again_in_fewer_stages() -> None:
    it = trial(OneSideTrial)
    loop, halves = it.loop.model, find_halves(it.loop.model)
    limits = Limits({"A": 16, "B": 15}, False, 8, halves, annealed=True)
    schedule = Halves(loop, halves, INTERVAL).anneal(limits, 2, 1_000_000, 1).schedule
    assert schedule is not None
    it.budget = replace(it.budget, improve=0.0)
    later = [c + 2 * INTERVAL * (n in halves[1]) for n, c in enumerate(schedule.cycles)]
    schedule = replace(schedule, cycles=later)
    fewer = it.improved(schedule, limits)
    assert stages(fewer) < stages(schedule)
    assert len(loop.kept_apart(fewer)) >= len(loop.kept_apart(schedule))
