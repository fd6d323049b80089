"""Loop bodies of equal channels: found, scheduled as one that is repeated, and right."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from sizes import set_size

from broadside.facts.isa import instruction_table
from broadside.linear.parse import parse
from broadside.optimizer.bounds.attempt import ANNEALED
from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.complete import loop_of
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits, ModuloSchedule, Outcome, on_other_side
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.loops.preparation import Loop
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.strategies.loops import mirrored_sides
from broadside.optimizer.strategies.loops.channels import (
    EqualChannels,
    find_channels,
    find_halves,
)
from broadside.optimizer.strategies.loops.mirrored_sides import Halves, OneSideTrial, are_apart
from broadside.optimizer.strategies.loops.task import LoopTask
from broadside.optimizer.strategies.strategy import Budget, Found
from programs import QUICK, first_loop, interpreted, simulated

THREE_SUMS = """
sums:   .cproc  a, count
        .reg    x0, x1, x2, y0, y1, y2, s0, s1, s2, s
        .no_mdep
        ZERO    s0
        ZERO    s1
        ZERO    s2
loop:   .trip   {trip}
        LDW     *a++[3], x0
        LDW     *-a[2], x1
        LDW     *-a[1], x2
        SHRU    x0, 3, y0
        SHRU    x1, {shift}, y1
        SHRU    x2, 3, y2
        XOR     x0, y0, y0
        XOR     x1, y1, y1
        XOR     x2, y2, y2
        ADD     s0, y0, s0
        ADD     s1, y1, s1
        ADD     s2, {third}, s2
        SUB     count, 1, count
 [count] B      loop
        XOR     s0, s1, s
        SHL     s2, 1, s2
        XOR     s, s2, s
        .return s
        .endproc
"""


ON_BOTH_SIDES = """
sides:  .cproc  a, b, count
        .rega   near, x0, y0, s0
        .regb   far, x1, y1, s1
        .reg    s
        .no_mdep
        MV      a, near
        MV      b, far
        ZERO    s0
        ZERO    s1
loop:   .trip   {trip}
        LDW     *near++, x0
        LDW     *far++, x1
        SHRU    x0, 3, y0
        {shift}    x1, 3, y1
        XOR     y0, x1, y0
        XOR     y1, x0, y1
        ADD     s0, y0, s0
        ADD     s1, y1, s1
        SUB     count, 1, count
 [count] B      loop
        XOR     s0, s1, s
        .return s
        .endproc
"""
"""Each side computes with a value that the other side loads."""

EACH_ITS_OWN = ON_BOTH_SIDES.replace("y0, x1, y0", "y0, x0, y0").replace("y1, x0, y1", "y1, x1, y1")


def the_loop(text: str) -> Loop:
    return first_loop(text, "c62x")


def on_machine(text: str) -> tuple[Loop, Machine]:
    table = instruction_table("c62x")
    found = loop_of(parse(text, "p.sa", table)[0], "loop", table)
    assert found is not None
    return found


def names(loop: Loop, channel: tuple[int, ...]) -> list[str]:
    return [loop.body.operations[number].mnemonic for number in channel]


def test_channels_are_found() -> None:
    loop = the_loop(THREE_SUMS.format(trip=8, shift=3, third="y2"))
    channels = find_channels(loop.model)
    assert [names(loop, channel) for channel in channels] == 3 * [["LDW", "SHRU", "XOR", "ADD"]]
    assert sorted(n for c in channels for n in c) == list(range(12))


def test_a_channel_that_reads_elsewhere_is_none() -> None:
    """The third sum takes from the first channel: two of the groups are one."""
    assert not find_channels(the_loop(THREE_SUMS.format(trip=8, shift=3, third="y1")).model)


def test_shared_input_belongs_to_no_channel() -> None:
    text = THREE_SUMS.format(trip=8, shift=3, third="y2").replace("SHRU    x1", "SHRU    x0")
    loop = the_loop(text.replace("XOR     x1", "XOR     x0"))
    assert [names(loop, c) for c in find_channels(loop.model)] == 3 * [["SHRU", "XOR", "ADD"]]


def test_channels_repeat_the_first() -> None:
    loop = the_loop(THREE_SUMS.format(trip=8, shift=3, third="y2"))
    channels = find_channels(loop.model)
    limits = Limits({"A": 16, "B": 15}, True, 4, channels)
    schedule = ModuloModel(loop.model, 6, limits).solve(60, 1, 1).schedule
    assert schedule is not None
    for number, channel in enumerate(channels):
        for first, repeated in zip(channels[0], channel, strict=True):
            assert schedule.cycles[repeated] == schedule.cycles[first] + 2 * number
            units = [
                loop.body.region.operations[n].forms[schedule.forms[n]].unit
                for n in (first, repeated)
            ]
            assert units[0] == units[1]


def test_halves_mirror_each_other() -> None:
    loop = the_loop(ON_BOTH_SIDES.format(trip=8, shift="SHRU"))
    halves = find_halves(loop.model)
    assert [names(loop, half) for half in halves] == 2 * [["LDW", "SHRU", "XOR", "ADD"]]
    limits = Limits({"A": 16, "B": 15}, True, 6, halves)
    schedule = ModuloModel(loop.model, 3, limits).solve(60, 1, 1).schedule
    assert schedule is not None
    for one, two in zip(*halves, strict=True):
        first, second = (
            loop.body.region.operations[n].forms[schedule.forms[n]] for n in (one, two)
        )
        assert schedule.cycles[one] == schedule.cycles[two]
        assert tuple(map(on_other_side, first.resources)) == second.resources


def test_sides_that_differ_are_no_halves() -> None:
    assert not find_halves(the_loop(ON_BOTH_SIDES.format(trip=8, shift="SHR ")).model)
    assert not find_halves(the_loop(THREE_SUMS.format(trip=8, shift=3, third="y2")).model)


def test_halves_that_need_each_other_are_not_apart() -> None:
    for text, apart in ((EACH_ITS_OWN, True), (ON_BOTH_SIDES, False)):
        loop = the_loop(text.format(trip=8, shift="SHRU"))
        assert are_apart(loop.model, find_halves(loop.model)) is apart


@pytest.mark.parametrize("shift", [0, 1])
def test_one_side_annealed_and_the_other_later(shift: int) -> None:
    loop = the_loop(EACH_ITS_OWN.format(trip=8, shift="SHRU"))
    region, first, second = loop.body.region, *find_halves(loop.model)
    limits = Limits({"A": 16, "B": 15}, False, 6)
    halves = Halves(loop.model, (first, second), 3)
    assert halves.allows(shift)
    schedule = halves.anneal(limits, shift, 1_000_000, 1).schedule
    assert schedule is not None
    cycles = schedule.cycles
    assert len({cycles[two] - cycles[one] for one, two in zip(first, second, strict=True)}) == 1
    forms = [o.forms[n] for o, n in zip(region.operations, schedule.forms, strict=True)]
    used = [(f.unit, c % 3) for f, c in zip(forms, cycles, strict=True)]
    assert len(set(used)) == len(used)
    for edge in region.edges:
        if not {edge.source, edge.target} <= loop.model.control:
            gap = cycles[edge.target] - cycles[edge.source] + 3 * edge.distance
            assert gap >= edge.latency


def test_operations_of_both_sides_that_may_meet_are_kept_apart() -> None:
    """The operations after the load of side B, a cycle apart, would take all slots, so one of them waits."""
    loop = the_loop(EACH_ITS_OWN.format(trip=8, shift="SHRU"))
    first, second = find_halves(loop.model)
    apart = tuple((first[0], other) for other in second[1:])
    halves = Halves(replace(loop.model, apart=apart), (first, second), 3)
    limits = Limits({"A": 16, "B": 15}, False, 6)
    for seed in range(4):
        schedule = halves.anneal(limits, 0, 1_000_000, seed).schedule
        assert schedule is not None
        cycles = schedule.cycles
        assert all((cycles[one] - cycles[two]) % 3 for one, two in apart)


@pytest.mark.parametrize("count", [1, 3, 9])
def test_result_of_one_side_annealed(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    set_size(monkeypatch, "EASY", 0)
    monkeypatch.setattr(mirrored_sides, "_HALF", 0)
    text = EACH_ITS_OWN.format(trip=1, shift="SHRU")
    attempts = optimize(text, "program.sa", "c62x", QUICK).loops[0]["attempts"]
    assert attempts[-1]["result"] == ANNEALED
    assert attempts[-1]["note"] == "as 2 equal channels"
    generator = random.Random(count)
    buffers = [[generator.getrandbits(32) for _ in range(count)] for _ in range(2)]
    expected, _ = interpreted(text, buffers, [-1, -2, count])
    assert simulated(text, buffers, [-1, -2, count])[0] == expected


@pytest.mark.parametrize("count", [1, 3, 9])
def test_result_of_halves(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    set_size(monkeypatch, "EASY", 0)
    text = ON_BOTH_SIDES.format(trip=1, shift="SHRU")
    notes = [a["note"] for a in optimize(text, "program.sa", "c62x", QUICK).loops[0]["attempts"]]
    assert any("2 equal channels" in note for note in notes)
    generator = random.Random(count)
    buffers = [[generator.getrandbits(32) for _ in range(count)] for _ in range(2)]
    expected, _ = interpreted(text, buffers, [-1, -2, count])
    assert simulated(text, buffers, [-1, -2, count])[0] == expected


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 9])
@pytest.mark.parametrize("third", ["y2", "y1"])
def test_result(monkeypatch: pytest.MonkeyPatch, count: int, third: str) -> None:
    set_size(monkeypatch, "EASY", 0)
    text = THREE_SUMS.format(trip=1, shift=3, third=third)
    notes = [a["note"] for a in optimize(text, "program.sa", "c62x", QUICK).loops[0]["attempts"]]
    assert any("3 equal channels" in note for note in notes) == (third == "y2")
    generator = random.Random(count)
    buffers = [[generator.getrandbits(32) for _ in range(3 * count)]]
    expected, _ = interpreted(text, buffers, [-1, count])
    assert simulated(text, buffers, [-1, count])[0] == expected & 0xFFFFFFFF


def tries(monkeypatch: pytest.MonkeyPatch, conflicts: float) -> list[tuple[int, int, int]]:
    """The annealings of one side at one interval, as (stagger, moves, seed), if time is always left."""
    loop, machine = on_machine(EACH_ITS_OWN.format(trip=8, shift="SHRU"))
    asked: list[tuple[int, int, int]] = []

    def anneal(
        halves: Halves, limits: Limits, shift: int, moves: int, seed: int, seconds: float
    ) -> Outcome:
        assert limits.live == task.available()
        assert seconds == budget.left
        asked.append((shift, moves, seed))
        return Outcome(None, False, 0.0, conflicts)

    monkeypatch.setattr(Halves, "anneal", anneal)
    options = replace(QUICK, memory=Memory())
    task = LoopTask(loop, loop, loop, 8, machine, options, loop_bounds(loop), {})
    budget = Budget(options.seconds, 30_000_000)
    half = OneSideTrial(task, budget, options.progress, find_halves(loop.model))
    assert half.run() is None
    return asked


def test_a_side_is_annealed_at_some_distances_again_and_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves = 50_000 * 10  # operations
    found = tries(monkeypatch, 1.0)
    assert found[:4] == [(2, moves, 1), (4, moves, 2), (6, moves, 3), (2, 2 * moves, 4)]
    assert sum(m for _, m, _ in found[:-1]) < 30_000_000 <= sum(m for _, m, _ in found)
    assert len(tries(monkeypatch, 20.0)) == 3


def test_of_a_large_body_whose_sides_are_apart_one_side_alone_is_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_size(monkeypatch, "EASY", 4)
    set_size(monkeypatch, "MOST", 6)
    source = EACH_ITS_OWN.format(trip=8, shift="SHRU")
    loop = optimize(source, "p.sa", "c62x", replace(QUICK, memory=Memory())).loops[0]
    attempts = loop["attempts"]
    assert {a["note"] for a in attempts} == {"as 2 equal channels"}
    assert attempts[-1]["result"] == "found by annealing"


def test_other_schedules_of_equal_channels_are_tried_where_registers_do_not_suffice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_size(monkeypatch, "EASY", 4)
    asked: list[ModuloSchedule] = []

    def third_alone(self: LoopTask, schedule: ModuloSchedule) -> PipelinedLoop | None:
        asked.append(schedule)
        return with_registers(self, schedule) if len(asked) == 3 else None

    with_registers = LoopTask.with_registers
    monkeypatch.setattr(LoopTask, "with_registers", third_alone)
    loop, machine = on_machine(THREE_SUMS.format(trip=8, shift=3, third="y2"))
    options = replace(QUICK, memory=Memory())
    task = LoopTask(loop, loop, loop, 6, machine, options, loop_bounds(loop), {})
    assert EqualChannels().suits(task)
    found = EqualChannels().attempt(task, Budget(20, improve=1), options.progress)
    assert isinstance(found, Found) and len(asked) == 3
