"""Long code with unrolled rounds: the rounds are found, laid out by one template, and mean the same."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import pytest
from regions import LOGIC, MULTIPLY, Builder

from broadside import _core
from broadside.optimizer.bounds.solver import Limits
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Outcome as Solved
from broadside.optimizer.model.placement import Outcome
from broadside.optimizer.model.region import Form, Region, Schedule, ScheduleError
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options, Progress
from broadside.optimizer.search import rings
from broadside.optimizer.search.lengths import schedule_region
from broadside.optimizer.strategies.straight.forward_lists import ManyLists
from broadside.optimizer.strategies.straight.rounds.insertion import Layout, keep_apart
from broadside.optimizer.strategies.straight.rounds.round_template import find_runs
from broadside.optimizer.strategies.straight.rounds.template import RoundTemplate
from broadside.optimizer.strategies.straight.rounds.unrolled_rounds import (
    Failure,
    Placed,
    Unrolled,
)
from broadside.optimizer.strategies.straight.task import Code, StraightTask
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound
from programs import QUICK, interpreted, optimized, simulated

MIX = """
mix     .macro  x, y, k
        .reg    a?, b?, c?, m?
        SHRU    x, 5, a?
        SHL     x, 3, b?
        XOR     a?, b?, c?
        MPY     c?, k, m?
        ADD     m?, y, y
        XOR     y, c?, y
        .endm
"""
PAIRS = 13
ROUNDS = (" mix x, y, k\n mix y, x, k\n") * PAIRS

CHAIN = f"""{MIX}
chain:  .cproc  p, q, count
        .reg    x, y, k, w, z
        .no_mdep
        MVK     77, k
        ZERO    x
        ZERO    y
        LDW     *p++, w
loop:   .trip   1
        XOR     w, x, x
        SHL     w, 7, z
{ROUNDS}
        LDW     *p++, w
        ADD     z, y, z
        STW     z, *q++
        SUB     count, 1, count
 [count] B      loop
        .return x
        .endproc
"""
"""A keyed chain over words, loaded one ahead: its body is too large for one exact model."""

ONCE = f"""{MIX}
once:   .cproc  x, k
        .reg    y
        MV      x, y
{ROUNDS}
        .return y
        .endproc
"""
LATENCY = 6 * 2 * PAIRS
"""SHRU or SHL, XOR, MPY (two cycles), ADD, XOR: from one half to the other."""


def rounds(count: int, before: int = 0) -> Region:
    """`count` rounds of five operations in two chains, after operations without a pattern."""
    build, rng = Builder(), random.Random(count)
    known = [build.value("x", ready=0), build.value("y", ready=0)]
    for number in range(before):
        known.append(build.value(f"b{number}"))
        build.add("xor", (known[0], rng.choice(known[:-1])), LOGIC, (known[-1],))
    x, y = known[-1], known[-2]
    for number in range(count):
        names = [build.value(f"{name}{number}") for name in "abcde"]
        a, b, c, d, e = names
        build.add("mpy", (x, y), MULTIPLY, (a,), 1)
        build.add("xor", (a, x), LOGIC, (b,))
        build.add("and", (a, y), LOGIC, (c,))
        build.add("or", (b, c), LOGIC, (d,))
        build.add("and", (d, b), LOGIC, (e,))
        x, y = d, e
    return build.region()


@pytest.mark.parametrize("before", [0, 17])
def test_rounds_are_found_behind_other_code(before: int) -> None:
    (run,) = find_runs(rounds(20, before))
    # two rounds are one period if a single round is too short to look for
    assert run.period == 10
    assert run.end == before + 100
    assert run.start <= before + 10
    assert run.steady >= before


def test_code_without_rounds_has_none() -> None:
    assert find_runs(rounds(0, 120)) == []
    assert find_runs(rounds(4)) == []


class Slow:
    """A solver that takes all its time and finds nothing; `given` has the seconds of each call."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.given: list[float] = []
        monkeypatch.setattr(ModuloModel, "solve", self.solve)
        monkeypatch.setattr(time, "monotonic", lambda: self.now)

    def solve(self, seconds: float, *_: object) -> Solved:
        self.given.append(seconds)
        self.now += seconds
        return Solved(None, False, seconds)


def test_templates_are_looked_for_as_long_as_an_interval_and_a_region_may_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow(monkeypatch)
    options = Options(seconds=130, region_seconds=50)
    task = StraightTask(Code(rounds(40), options), 300)
    strategy = RoundTemplate()
    assert strategy.suits(task)
    with pytest.raises(ScheduleError, match="no template of its rounds"):
        strategy.attempt(task, Budget(50), options.progress)
    assert slow.given == [120, 60]
    assert list(options.memory.failed.values()) == [False], "the second had not its full time"
    with pytest.raises(ScheduleError, match="in time"):
        strategy.attempt(StraightTask(task.code, 301), Budget(50), options.progress)
    assert len(slow.given) == 2


def test_a_search_for_a_template_is_not_repeated_in_the_same_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow(monkeypatch)
    options = Options(seconds=130, region_seconds=50)

    def search(seconds: float) -> int:
        before = len(slow.given)
        again = StraightTask(Code(rounds(40), replace(options, seconds=seconds)), 300)
        with pytest.raises(ScheduleError, match="no template of its rounds"):
            RoundTemplate().attempt(again, Budget(50), options.progress)
        return len(slow.given) - before

    assert [search(30), search(30), search(130), search(30)] == [1, 0, 2, 0]


def test_another_template_is_tried_where_the_first_does_not_fit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def at(self: Unrolled, length: int) -> Placed | Failure:
        asked.append(self.variant)
        return real(self, length) if self.variant == 2 else Failure(length, "no room", 0.0)

    real = Unrolled.at
    monkeypatch.setattr(Unrolled, "at", at)
    options = Options(seconds=30, region_seconds=10)
    outcome = RoundTemplate().attempt(
        StraightTask(Code(rounds(40), options), 220), Budget(50), options.progress
    )
    assert isinstance(outcome, Found) and outcome.schedule.length == 220
    assert asked == [0, 1, 2]


def test_a_template_shortens_what_lists_found(monkeypatch: pytest.MonkeyPatch) -> None:
    region, options = rounds(71), Options(seconds=30, region_seconds=10, anneal_moves=0)
    lists = ManyLists.attempt

    def longer(
        self: ManyLists, task: StraightTask, budget: Budget, tell: Progress
    ) -> Found[Schedule] | NotFound:
        found = lists(self, task, budget, tell)
        assert isinstance(found, Found)
        later = replace(found.schedule, length=found.schedule.length + 40, optimal=False)
        return Found(later, found.attempts)

    monkeypatch.setattr(ManyLists, "attempt", longer)
    found = schedule_region(region, options)
    assert found.length == found.lower_bound


@pytest.mark.matrix
def test_loop_of_unrolled_rounds_means_the_same() -> None:
    for count in (1, 2, 3, 8):
        generator = random.Random(count)
        buffers = [[generator.getrandbits(32) for _ in range(count + 1)], [0] * count]
        expected, memory = interpreted(CHAIN, buffers, [-1, -2, count])
        found, written, _ = simulated(CHAIN, buffers, [-1, -2, count])
        assert found == expected & 0xFFFFFFFF, count
        assert written == memory, count


@pytest.mark.matrix
def test_loop_of_unrolled_rounds_comes_close_to_its_recurrence() -> None:
    (loop,) = optimized(CHAIN).loops
    assert loop["rec_mii"] == LATENCY + 1  # and the word added
    assert loop["rec_mii"] <= loop["ii"] <= LATENCY + 2
    assert loop["optimal"] is (True if loop["ii"] == loop["rec_mii"] else None)
    tried = [attempt["interval"] for attempt in loop["attempts"]]
    assert tried == list(range(LATENCY + 1, loop["ii"] + 1))
    assert loop["stages"] == 1


@pytest.mark.matrix
def test_loop_of_unrolled_rounds_does_not_wait_for_the_other_side(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On the C64x what crosses as soon as it is written costs a cycle: none in any iteration."""
    # The proofs take minutes, and are not what is tested.
    monkeypatch.setattr(rings, "ruled_out", lambda *_: [])
    options = replace(QUICK, bound_seconds=1, seconds=20, region_seconds=10)
    assembly = optimize(f"        .global chain\n{CHAIN}", "chain.sa", "c64x", options).assembly
    code = _core.assemble(assembly, "chain.asm", "c64x")
    waits = []
    for count in (3, 13):
        simulator = _core.Simulator("c64x-flat")
        simulator.load([code])
        words, out = simulator.allocate(4 * count + 4), simulator.allocate(4 * count)
        simulator.write(words, bytes(4 * count + 4))
        waits.append(simulator.call("chain", [words, out, count]).stalls["cross_path"])
    assert waits[0] == waits[1]


@pytest.mark.matrix
def test_straight_rounds_reach_their_latency() -> None:
    found, _, cycles = simulated(ONCE, [], [0x1234567, 77])
    assert found == interpreted(ONCE, [], [0x1234567, 77])[0] & 0xFFFFFFFF
    assert LATENCY <= cycles <= LATENCY + 3


def test_operations_kept_apart_are_not_placed_together() -> None:
    region = keep_apart(rounds(1), [(1, 2)])  # both wait for the product alone
    layout = Layout(region, periodic=False)
    assert layout.insert(layout.ranges(5) or {}, 5, Limits()) is Outcome.INFEASIBLE
    assert Layout(rounds(1), False).insert(layout.ranges(5) or {}, 5, Limits()) is Outcome.FOUND
    assert layout.insert(layout.ranges(6) or {}, 6, Limits()) is Outcome.FOUND
    assert layout.cycles[1] != layout.cycles[2]


def test_what_crosses_in_a_loop_of_the_c64x_is_a_cycle_old() -> None:
    build = Builder()
    first, second = build.value("first"), build.value("second")
    build.add("one", (), (Form("L1", (), ("A",)),), (first,))
    build.add("two", (first,), (Form("L2", ("A",), ("B",), ("2X",)),), (second,))
    region = replace(build.region(), cross_wait=True)
    at_once, later = {0: (0, 0), 1: (1, 1)}, {0: (0, 0), 1: (2, 2)}
    assert Layout(region, periodic=True).insert(at_once, 4, Limits()) is Outcome.INFEASIBLE
    assert Layout(region, periodic=True).insert(later, 4, Limits()) is Outcome.FOUND
    placed_first = Layout(region, periodic=True)
    assert placed_first.place(0, 0, 0)
    assert placed_first.insert({1: (1, 1)}, 4, Limits()) is Outcome.INFEASIBLE
    elsewhere = replace(region, cross_wait=False)
    assert Layout(elsewhere, periodic=True).insert(at_once, 4, Limits()) is Outcome.FOUND
