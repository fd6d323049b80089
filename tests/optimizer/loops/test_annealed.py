"""Loop bodies scheduled by annealing: within every rule of the constraint model, and right."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import both_ways
import pytest
from both_ways import Words
from sizes import set_size

from broadside.facts.isa import instruction_table
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits, LoopModel, ModuloSchedule, Outcome
from broadside.optimizer.loops.preparation import Loop
from broadside.optimizer.optimize import Result, optimize
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.strategies.loops import annealing as annealed
from broadside.optimizer.strategies.loops import widening
from broadside.optimizer.strategies.loops.annealing import anneal, place_by_list
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify
from programs import QUICK, first_loop

STEPS = "\n".join(
    f"""
        LDW     *+a[{k}], x{k}
        MPY     x{k}, factor, y{k}
        SHRU    x{k}, {k + 1}, z{k}
        XOR     y{k}, z{k}, y{k}
        ADD     s{k % 2}, y{k}, s{k % 2}
        STW     y{k}, *+b[{k}]"""
    for k in range(7)
)
NAMES = ", ".join(f"{name}{k}" for k in range(7) for name in "xyz")
BODY = f"""
mixed:  .cproc  a, b, factor, count
        .reg    {NAMES}, s0, s1
        .no_mdep
        ZERO    s0
        ZERO    s1
loop:   .trip   1
        {STEPS}
        ADDAW   a, 7, a
        ADDAW   b, 7, b
        SUB     count, 1, count
 [count] B      loop
        XOR     s0, s1, s0
        .return s0
        .endproc
"""
"""Fourteen memory accesses and more than forty operations: interval 8, as s0 takes seven of L and S."""


def the_loop(isa: str) -> Loop:
    return first_loop(BODY, isa)


def admits(loop: LoopModel, limits: Limits, schedule: ModuloSchedule) -> bool:
    """Whether the constraint model allows exactly this schedule."""
    exact = ModuloModel(loop, schedule.interval, limits)
    for number, cycle in enumerate(schedule.cycles):
        exact.model.add(exact.time(number) == cycle)
        exact.model.add(exact.variables.assignment.forms[number][schedule.forms[number]] == 1)
    return exact.solve(60, 1, 1).schedule is not None


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
@pytest.mark.parametrize("seed", range(4))
def test_the_constraint_model_admits_it(isa: str, seed: int) -> None:
    loop = the_loop(isa).model
    limits = Limits({"A": 12, "B": 12}, False, 5)
    schedule = anneal(loop, 9, limits, 2_000_000, seed).schedule
    assert schedule is not None
    assert admits(loop, limits, schedule)
    number = next(n for n, o in enumerate(loop.region.operations) if o.name.startswith("MPY"))
    load = next(e for e in loop.region.edges if e.target == number and e.latency == 5)
    schedule.cycles[number] = schedule.cycles[load.source] - 9 * load.distance + 4
    assert not admits(loop, limits, schedule)


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_the_constraint_model_admits_what_lists_find(isa: str) -> None:
    loop = the_loop(isa).model
    limits = Limits({"A": 14, "B": 14}, False, 5)
    found = place_by_list(loop, 10, limits, 20)
    assert found
    for schedule in found[:2]:
        assert admits(loop, limits, schedule)
    number = next(n for n, o in enumerate(loop.region.operations) if o.name.startswith("MPY"))
    found[0].cycles[number] -= 5
    assert not admits(loop, limits, found[0])


def test_lists_keep_within_units_and_registers() -> None:
    """One interval below the bound there is no schedule, and none in three registers a side."""
    loop = the_loop("c64x").model
    assert not place_by_list(loop, 6, Limits({"A": 32, "B": 32}, False, 5), 5)
    assert not place_by_list(loop, 10, Limits({"A": 3, "B": 3}, False, 5), 5)


@pytest.mark.matrix
def test_a_long_body_is_first_placed_by_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    set_size(monkeypatch, "EASY", 40)
    monkeypatch.setattr(annealed, "LONG_CHAINS", 40)
    options = replace(QUICK, lowest_interval=10, memory=Memory())
    loop = optimize(BODY, "program.sa", "c62x", options).loops[0]
    attempts = loop["attempts"]
    assert isinstance(attempts, list)
    assert (loop["ii"], attempts[-1]["result"]) == (10, "found by lists")


def test_one_seed_gives_one_schedule() -> None:
    limits = Limits({"A": 16, "B": 16}, False, 5)
    found = [anneal(the_loop("c62x").model, 9, limits, 2_000_000, 3).schedule for _ in range(2)]
    assert found[0] is not None and found[1] is not None
    assert found[0].cycles == found[1].cycles
    assert found[0].forms == found[1].forms


def test_below_the_bound_there_is_none() -> None:
    """Annealing finds no schedule below the bound, and does not call this a proof."""
    outcome = anneal(the_loop("c62x").model, 6, Limits(None, False, 4), 100_000, 1)
    assert outcome.schedule is None
    assert not outcome.infeasible


def test_so_few_registers_are_not_enough() -> None:
    limits = Limits({"A": 3, "B": 3}, False, 4)
    assert anneal(the_loop("c62x").model, 9, limits, 100_000, 1).schedule is None


@cache
def found_by_annealing() -> Result:
    with pytest.MonkeyPatch.context() as patch:
        set_size(patch, "EASY", 40)
        options = replace(QUICK, lowest_interval=8)
        return optimize(BODY, "program.sa", "c62x", options)


@pytest.mark.matrix
def test_result() -> None:
    result = found_by_annealing()
    attempts = result.loops[0]["attempts"]
    assert isinstance(attempts, list)
    assert attempts[-1]["result"] == "found by annealing"
    for count in (1, 2, 3, 8):
        generator = random.Random(count)
        words = tuple(generator.getrandbits(32) for _ in range(7 * count))
        arguments = (Words(words), Words((0,) * (7 * count)), 12345, count)
        expected = both_ways.interpreted(BODY, arguments, "c62x")
        returns = expected.returned is not None
        assert both_ways.simulated(result, BODY, arguments, "c62x", returns) == expected, count


@pytest.mark.matrix
def test_a_failure_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    set_size(monkeypatch, "EASY", 40)
    set_size(monkeypatch, "MOST", 40)
    real = annealed.anneal

    def only_from_9(loop: LoopModel, interval: int, *rest: object) -> Outcome:
        if interval < 9:
            return Outcome(None, False, 1.0)
        return real(loop, interval, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(annealed, "anneal", only_from_9)
    monkeypatch.setattr(widening, "_LARGEST", 0)
    options = replace(QUICK, lowest_interval=8, memory=Memory())
    result = optimize(BODY, "program.sa", "c62x", options)
    assert result.loops[0]["ii"] == 9
    assert result.loops[0]["optimal"] is None
    assert "II 8 without possible bank conflicts: not found by annealing" in result.assembly
    assert "infeasible" not in result.assembly


@pytest.mark.matrix
def test_a_broken_result_is_refused() -> None:
    """The independent verifier accepts the schedule found, and none that differs by one operation."""
    table = instruction_table("c62x")
    scheduled = found_by_annealing().procedures[0]
    assert verify(scheduled, table).walks >= 4
    place, kernel = next((i, n) for i, n in enumerate(scheduled.nodes) if n.pipelined is not None)
    noticed = 0
    for position, issued in enumerate(kernel.issued):
        moved = replace(issued, cycle=(issued.cycle + 1) % kernel.length)
        broken = [*kernel.issued[:position], moved, *kernel.issued[position + 1 :]]
        nodes = list(scheduled.nodes)
        nodes[place] = replace(kernel, issued=broken)
        try:
            verify(replace(scheduled, nodes=nodes), table)
        except VerifyError:
            noticed += 1
    assert noticed >= len(kernel.issued) * 3 // 4  # some have room to move
