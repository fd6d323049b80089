"""Searches as tasks of processes: what comes back, what is refused, and what is lost."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from hands import (
    DOT,
    PATIENCE,
    WIDE,
    Here,
    interval_of,
    lost,
    procedure,
    pursuit,
    right,
    task,
    wrong,
)
from sources import APART, TWO_PRODUCTS

from broadside.optimizer.procedure.cost import cost
from broadside.optimizer.tasks.improve import Progress, improve
from broadside.optimizer.tasks.intake import Refused, take_in
from broadside.optimizer.tasks.pursuit import Pursuit
from broadside.optimizer.tasks.task import (
    CLIMB,
    ONE_INTERVAL,
    Answer,
    Found,
    Task,
    packed,
    run,
    unpacked,
)


def test_a_task_brings_a_verified_schedule_of_its_own_source() -> None:
    found = take_in(right(task()))
    assert found.scheduled is not None and interval_of(found.scheduled) == 1
    other = replace(task(), procedure=procedure(DOT.replace("ADD p, sum", "SUB sum, p")))
    with pytest.raises(Refused):
        take_in(replace(right(task()), task=other))


def test_one_interval_alone() -> None:
    found = take_in(right(task(ONE_INTERVAL, loop=3)))
    assert found.scheduled is not None and interval_of(found.scheduled) == 3
    at_bound = replace(task(ONE_INTERVAL, loop=4), procedure=procedure(APART))
    none = take_in(right(at_bound))
    assert none.scheduled is None and "interval of 4" in none.cause
    assert True in none.memory.failed.values(), "the proof is kept"


@pytest.mark.parametrize(
    ("answer", "cause"),
    [
        (Answer(task(), b"no pickle"), "UnpicklingError"),
        (Answer(task(), packed("a word")), "kind str"),
    ],
)
def test_what_is_no_result_is_refused(answer: Answer, cause: str) -> None:
    with pytest.raises(Refused, match=cause):
        take_in(answer)


def test_an_interval_that_the_code_does_not_have_is_refused() -> None:
    found = unpacked(run(task()))
    search = next(iter(found.scheduled.searches.values()))
    schedule = replace(search.pipelined.schedule, interval=4)
    search.pipelined = replace(search.pipelined, schedule=schedule)
    with pytest.raises(Refused, match="another interval"):
        take_in(Answer(task(), packed(found)))


def test_a_wrong_schedule_is_refused_and_all_that_came_with_it_is_forgotten() -> None:
    said: list[str] = []
    one = pursuit()
    one.memory.found["a shape"] = ([0], [0], ["A"])
    before = one.best
    only_wrong = Here(wrong)
    improve(Progress(None, [one], say=said.append), only_wrong, time.monotonic() + PATIENCE)
    assert one.best is before and not one.memory.found
    assert said[0].startswith("dot: a result is refused: VerifyError")
    assert said[-1] == "no process brings a result; the search ends"
    improve(Progress(None, [one]), Here(wrong, lost, right), time.monotonic() + PATIENCE)
    assert interval_of(one.best) == 1 and one.settled


def test_the_best_never_gets_worse() -> None:
    one = pursuit()
    good = take_in(right(task()))
    slow = take_in(right(task(ONE_INTERVAL, loop=3)))
    assert one.take(good) and not one.take(slow) and not one.take(good)
    assert interval_of(one.best) == 1
    assert good.scheduled is not None and slow.scheduled is not None
    assert cost(good.scheduled) < cost(slow.scheduled)


def apart(strategy: str = CLIMB, **intervals: int) -> Task:
    """A task for a loop whose bound of 4 can be refuted."""
    return replace(task(strategy, **intervals), procedure=procedure(APART))


def at_five_unproved() -> Pursuit:
    one = pursuit(APART)
    one.take(take_in(right(apart(ONE_INTERVAL, loop=5))))
    assert interval_of(one.best) == 5 and [*one._open_intervals()] == [("loop", 4)]
    return one


def test_a_proof_for_one_interval_settles_its_loop() -> None:
    one = at_five_unproved()
    none = take_in(right(apart(ONE_INTERVAL, loop=4)))
    assert none.scheduled is None and one.take(none)
    assert interval_of(one.best) == 5 and [*one._open_intervals()] == []
    assert not one.take(none), "what is known changes nothing"


def test_one_interval_is_refuted_before_it_is_searched() -> None:
    one = replace(task(ONE_INTERVAL, loop=3), procedure=procedure(TWO_PRODUCTS))
    proof, *_ = take_in(right(one)).proofs["loop"]
    assert proof.interval == 3 and "near the recurrence" in proof.note


def test_what_a_longer_schedule_proves_of_its_loops_is_kept() -> None:
    one = at_five_unproved()
    proved = take_in(right(apart()))
    assert proved.scheduled is not None
    first, *others = proved.scheduled.nodes
    longer = replace(proved.scheduled, nodes=[replace(first, length=first.length + 1), *others])
    assert cost(longer) > cost(one.best)
    kept = one.best.nodes
    assert one.take(replace(proved, scheduled=longer))
    assert one.best.nodes is kept and [*one._open_intervals()] == []
    one.forget()
    assert not one.proved and not one.reached


def test_an_interval_that_a_worse_schedule_reached_is_tried_first() -> None:
    one = pursuit()
    one.take(take_in(right(task(ONE_INTERVAL, loop=3))))
    one.reached["loop"] = 1
    assert [interval for _, interval in one._open_intervals()] == [1, 2]


def test_settled_loops_take_no_time_of_a_search() -> None:
    one = at_five_unproved()
    (node, search), *_ = one.best.searches.items()
    at_bound = replace(search, bounds=replace(search.bounds, resource=5))
    other = replace(node, name="other")
    both = replace(one.best, searches={node: search, other: search})
    one.best = both
    shared = one._limited(10).loop_seconds
    one.best = replace(both, searches={node: search, other: at_bound})
    alone = one._limited(10).loop_seconds
    assert shared is not None and alone == 2 * shared


def test_time_is_spread_over_the_procedures() -> None:
    given: list[str] = []

    def fruitless(one: Task) -> Answer:
        if len(given) == 6:
            raise KeyboardInterrupt
        given.append(one.procedure.name)
        return Answer(one, packed(Found(None, "nothing", one.options.memory)))

    pair = [pursuit(), pursuit(WIDE)]
    end = time.monotonic() + PATIENCE
    with pytest.raises(KeyboardInterrupt):
        improve(Progress(end, pair), Here(fruitless), end)
    assert given.count("dot") == given.count("other") == 3


def test_a_longer_search_follows_one_in_vain_and_stays_within_the_time() -> None:
    one = pursuit()
    first = one.next_task(0, 1000, 1)
    one.answers = 4
    assert one.next_task(1, 1000, 1).seconds > first.seconds
    assert one.next_task(2, 10, 1).seconds < 10


def test_intervals_between_the_bound_and_the_best_are_tried_alone() -> None:
    one = pursuit()
    one.take(take_in(right(task(ONE_INTERVAL, loop=3))))
    tasks = [one.next_task(number, 100, 1) for number in range(4)]
    alone = [t.intervals["loop"] for t in tasks if t.strategy == ONE_INTERVAL]
    assert alone == [2, 1]
    assert len({t.seed for t in tasks if t.strategy == CLIMB}) == 2
