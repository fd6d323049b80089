"""The ways through numbers of cycles, and how a search with a time limit differs."""

from __future__ import annotations

import math
import time

import pytest
from hands import DOT, pursuit
from sources import TWO_PRODUCTS

from broadside.optimizer.bounds import refutation
from broadside.optimizer.bounds.attempt import WIDE_TIMEOUT, Attempt
from broadside.optimizer.loops.model import Limits
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.search import intervals
from broadside.optimizer.search.least import Search, least
from broadside.optimizer.strategies import climbs
from broadside.optimizer.strategies.loops.annealing import anneal
from broadside.optimizer.strategies.portfolio import Phase, Row
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound
from broadside.optimizer.tasks.pursuit import Pursuit
from broadside.optimizer.tasks.task import CLIMB, unpacked
from broadside.optimizer.tasks.task import Found as Brought
from broadside.optimizer.tasks.task import run as run_task
from programs import first_loop


class From:
    """A strategy that finds a schedule from `least_cycles` cycles on; below, it seems to lack `missing`."""

    name, formulation = "from", "as written"

    def __init__(self, least_cycles: int, missing: int, tried: list[int]) -> None:
        self.least, self.missing, self.tried = least_cycles, missing, tried

    def bound(self, task: int) -> int:
        return 1

    def suits(self, task: int) -> bool:
        return True

    def attempt(self, task: int, budget: Budget, tell: object) -> Found[int] | NotFound:
        self.tried.append(task)
        return Found(task) if task >= self.least else NotFound((), self.missing)


def run(*phases: Phase, until: float = math.inf) -> int | None:
    whole: Search[int, int] = Search(
        lambda cycles: cycles or 0,
        lambda found: found,
        lambda found: found,
        lambda lowest: lowest + 40,
        Budget(1.0, until=until),
        lambda message, seconds=None: None,
    )
    return least(whole, phases)


def test_a_jump_too_far_is_halved() -> None:
    tried: list[int] = []
    phase = Phase(climbs.upward_by_missing, (Row(lambda: From(9, 20, tried)),))
    assert run(phase) == 9
    assert tried[:2] == [1, 21] and len(tried) < 9


def test_down_by_one_until_one_fails() -> None:
    tried: list[int] = []
    finds = Row(lambda: From(12, 20, []))
    phases = (
        Phase(climbs.first_in_steps, (finds,)),
        Phase(climbs.downward, (Row(lambda: From(10, 0, tried)),), improves=True),
    )
    assert run(*phases) == 10 and tried == [*range(tried[0], 8, -1)]


class FromTen(From):
    """The same, with a bound of ten cycles."""

    def bound(self, task: int) -> int:
        return 10


@pytest.mark.parametrize(("least_cycles", "expected"), [(15, 15), (30, 17)])
def test_a_slow_way_upward_ends_below_the_best(least_cycles: int, expected: int) -> None:
    tried: list[int] = []
    phases = (
        Phase(climbs.one_by_one, (Row(lambda: From(17, 0, [])),)),
        Phase(climbs.upward_slowly, (Row(lambda: FromTen(least_cycles, 0, tried)),), improves=True),
    )
    assert run(*phases) == expected
    assert tried == [*range(10, min(least_cycles, 16) + 1)]


@pytest.mark.parametrize("timed", [False, True])
def test_what_is_unhurried_is_left_out_where_the_clock_ends_the_search(timed: bool) -> None:
    phase = Phase(climbs.one_by_one, (Row(lambda: From(3, 0, []), unhurried=True),))
    until = time.monotonic() + 100 if timed else math.inf
    assert run(phase, until=until) == (None if timed else 3)


def test_an_annealing_ends_when_its_seconds_are_spent() -> None:
    loop = first_loop(DOT, "c62x")
    limits = Limits({"A": 1, "B": 1}, False, stages=4, annealed=True)
    begun = time.monotonic()
    assert anneal(loop.model, 1, limits, 10**12, seed=1, seconds=0.1).schedule is None
    assert time.monotonic() - begun < 20


def two_products() -> Pursuit:
    """The least interval of its loop is 4, its bound 3; nothing is proved yet."""
    one = pursuit(TWO_PRODUCTS)
    task = one.next_task(0, 30, 1)
    assert task.strategy == CLIMB and task.options.first, "any schedule comes first"
    one.take(unpacked(run_task(task)))
    assert not one.best.plain and ("loop", 3) in one._open_intervals()
    return one


def test_what_a_search_without_a_schedule_refuted_counts() -> None:
    one = two_products()
    (search,) = one.best.searches.values()
    memory = Memory()
    again = intervals._Intervals(
        search.pipelined.loop,
        search.pipelined.loop,
        None,  # type: ignore[arg-type]
        Options(memory=memory),
        search.bounds,
        {},
    )
    assert [attempt.interval for attempt in again.ruled_out(1, math.inf, 9)] == [3]
    one.take(Brought(None, "no registers", memory))
    assert ("loop", 3) not in one._open_intervals()


def test_what_was_refuted_is_not_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    ruled_out = refutation.ruled_out
    monkeypatch.setattr(
        intervals,
        "ruled_out",
        lambda loop, low, *rest: asked.append(low) or ruled_out(loop, low, *rest),  # type: ignore[func-returns-value]
    )
    one = two_products()
    task = one.next_task(1, 30, 1)
    for _ in range(2):
        one.take(unpacked(run_task(task)))
        task = one.next_task(2, 30, 1)
        assert task.options.memory.refuted
    assert sorted(set(asked)) == sorted(asked)


def test_copies_are_tried_below_the_least_as_written() -> None:
    one = two_products()
    for number in range(1, 6):
        if [*one._open_intervals()]:
            one.take(unpacked(run_task(one.next_task(number, 30, 1))))
    assert [*one._open_intervals()] == []
    (node,) = one.best.searches
    one.best.searches[node].widely = 2
    one.widely.clear()
    assert one._open_widely() == [("loop", 3)] and not one.settled
    short = Attempt(3, WIDE_TIMEOUT, 0.5, False)
    one._learn_proofs("loop", [short])
    assert one._open_widely() == [("loop", 3)]
    one._learn_proofs("loop", [Attempt(3, WIDE_TIMEOUT, 30.0, False)])
    assert one._open_widely() == []
