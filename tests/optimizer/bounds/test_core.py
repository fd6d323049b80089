"""Cores: they alone are infeasible, and no member of a minimal one can be left out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from sources import APART, TWO_PRODUCTS, recurrent

from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.bounds.stages import enough_stages
from broadside.optimizer.core.bound import recurrence_core, resource_core
from broadside.optimizer.core.deletion import shrink
from broadside.optimizer.core.find import find_core
from broadside.optimizer.core.loop import cores_of
from broadside.optimizer.core.reduction import Core
from broadside.optimizer.core.rules import (
    CROSS_WAIT,
    DEPENDENCES,
    LIFETIMES,
    SIDES,
    sentences,
)
from broadside.optimizer.core.weakened import Parts, decide
from broadside.optimizer.core.wording import tell_core
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits
from broadside.optimizer.loops.preparation import Loop
from programs import first_loop

WORK = 5.0

TOO_LONG = """
        .global lives
lives:  .cproc  p, q, count
        .reg    x, y, z
        .no_mdep
loop:   .trip   40
        LDW     *p++, x
        MPY     x, 3, y
        ADD     x, y, z
        STW     z, *q++
        SUB     count, 1, count
 [count] B      loop
        .return q
        .endproc
"""
"""x is read two cycles after it came, by the sum: at interval 1 the next x is there by then."""

COPY = """
        .global copy
copy:   .cproc  p, q, count
        .reg    x
        .no_mdep
loop:   .trip   40
        LDW     *p++, x
        STW     x, *q++
        SUB     count, 1, count
 [count] B      loop
        .return q
        .endproc
"""

CROSSING = """
        .global crossing
crossing: .cproc a, count
        .rega   x
        .regb   y, left
        MV      a, x
        MV      count, left
loop:   .trip   40
        ADD     .L2X x, 1, y
        ADD     .L1X y, 1, x
        SUB     left, 1, left
 [left] B       loop
        .return x
        .endproc
"""
"""On the C64x each sum waits a cycle for the other side's."""


def pieces(parts: Parts) -> Iterator[Parts]:
    """The parts without each of their members in turn, or with a member as a link only."""
    for number in parts.operations:
        yield Parts(parts.full - {number}, parts.links - {number}, parts.rules)
    for number in parts.full:
        yield Parts(parts.full - {number}, parts.links | {number}, parts.rules)
    for rule in parts.rules:
        yield Parts(parts.full, parts.links, parts.rules - {rule})


def assert_minimal(loop: Loop, core: Core) -> None:
    assert core.minimal
    assert decide(loop.model, core.interval, core.parts, WORK).infeasible is True
    for fewer in pieces(core.parts):
        assert decide(loop.model, core.interval, fewer, WORK).infeasible is False, fewer


def lines(loop: Loop, numbers: Sequence[int] | frozenset[int]) -> list[str]:
    return [" ".join(loop.body.operations[n].source.split()) for n in sorted(numbers)]


@pytest.fixture(scope="module")
def apart() -> tuple[Loop, Core]:
    loop = first_loop(APART, "c62x")
    core = find_core(loop.model, 4, WORK)
    assert core is not None
    return loop, core


def test_units_and_waits_that_leave_no_place(apart: tuple[Loop, Core]) -> None:
    loop, core = apart
    assert core.parts.rules == {"L1", DEPENDENCES}
    assert lines(loop, core.parts.full) == [
        "ADD .L1 a, 1, p",
        "ADD .L1 q, 1, r",
        "ADD .L1 b, 1, s",
        "ADD .L1 s, 1, t",
    ]
    assert lines(loop, core.parts.links) == [
        "ADD .S1 p, 1, q",
        "ADD .S1 r, 1, a",
        "MPY .M1 3, t, b",
    ]
    assert_minimal(loop, core)
    assert find_core(loop.model, 5, WORK) is None


def test_a_program_of_the_core_has_no_schedule_and_without_any_line_of_it_one(
    apart: tuple[Loop, Core],
) -> None:
    """By the text and the whole model, which know nothing of how a core is found."""
    loop, core = apart
    members = {loop.body.operations[n].location.line for n in core.parts.operations}
    text = APART.splitlines()
    first, last = (next(n for n, line in enumerate(text) if w in line) for w in ("loop:", "SUB"))
    body = range(first + 2, last + 1)
    for left_out in (None, *sorted(members)):
        kept = [
            line
            for number, line in enumerate(text, 1)
            if number not in body or (number in members and number != left_out)
        ]
        model = first_loop("\n".join(kept), "c62x").model
        limits = Limits(None, keep_banks_apart=False, stages=enough_stages(model, 4))
        assert ModuloModel(model, 4, limits).solve(60, 1, 1).infeasible is (left_out is None)


def test_random_recurrences() -> None:
    chance = random.Random(5)
    found = 0
    while found < 2:
        loop = first_loop(recurrent(chance), "c62x")
        core = find_core(loop.model, loop_bounds(loop).interval, WORK)
        if core is not None:
            found += 1
            assert_minimal(loop, core)


def test_a_value_that_lives_too_long() -> None:
    loop = first_loop(TOO_LONG, "c62x")
    core = find_core(loop.model, 1, WORK)
    assert core is not None
    assert core.parts.rules == {LIFETIMES, DEPENDENCES}
    assert lines(loop, core.parts.operations) == ["LDW *p++, x", "MPY x, 3, y", "ADD x, y, z"]
    assert lines(loop, core.parts.links) == ["MPY x, 3, y"]
    assert_minimal(loop, core)


def test_a_cross_path_that_stalls() -> None:
    loop = first_loop(CROSSING, "c64x")
    core = find_core(loop.model, 3, WORK)
    assert core is not None
    assert core.parts.rules == {CROSS_WAIT, DEPENDENCES}
    assert_minimal(loop, core)
    assert find_core(first_loop(CROSSING, "c62x").model, 2, WORK) is None


@pytest.mark.parametrize("text", [APART, TWO_PRODUCTS, TOO_LONG], ids=["apart", "two", "long"])
def test_cores_of_the_bounds(text: str) -> None:
    loop = first_loop(text, "c62x")
    bounds = loop_bounds(loop)
    one = resource_core(loop.model, bounds.resource - 1)
    other = recurrence_core(loop.body.region, bounds.recurrence.interval - 1)
    assert resource_core(loop.model, bounds.resource) is None
    assert recurrence_core(loop.body.region, bounds.recurrence.interval) is None
    for core in (one, other):
        if core is not None and core.interval:
            assert_minimal(loop, core)
    assert one is not None or bounds.resource == 1
    assert other is not None or bounds.recurrence.interval == 1


def test_sides_that_fill_a_path() -> None:
    """The word comes and goes over the T path of its side, whichever that is."""
    loop = first_loop(COPY, "c62x")
    core = resource_core(loop.model, 1)
    assert core is not None
    assert core.parts.rules == {SIDES, "T1", "T2"}
    assert lines(loop, core.parts.full) == ["LDW *p++, x", "STW x, *q++"]
    assert_minimal(loop, core)


def test_the_same_core_each_time_and_none_without_work(apart: tuple[Loop, Core]) -> None:
    loop, core = apart
    assert find_core(loop.model, 4, WORK) == core
    assert find_core(loop.model, 4, 0.0) is None


def test_a_core_of_too_little_work_does_not_claim_to_be_minimal(apart: tuple[Loop, Core]) -> None:
    loop, whole = apart
    core = find_core(loop.model, 4, whole.work / 5)
    assert core is not None and not core.minimal
    assert decide(loop.model, 4, core.parts, WORK).infeasible is True


def test_deletion_keeps_what_is_needed() -> None:
    wanted = {3, 11, 12}
    shrunk = shrink(range(20), lambda members: wanted <= set(members))
    assert (shrunk.needed, shrunk.unsure) == ([3, 11, 12], [])


def test_deletion_tells_what_is_not_known() -> None:
    def lasts(members: Sequence[int]) -> bool | None:
        return None if 7 not in members else 3 in members

    shrunk = shrink(range(20), lasts)
    assert (shrunk.needed, shrunk.unsure) == ([3], [7])


def test_the_words_of_a_core(apart: tuple[Loop, Core]) -> None:
    loop, core = apart
    told = list(tell_core(core, loop.body.region).lines())
    assert told[0] == (
        "A pass of 4 cycles is impossible: 4 operations want .L1, which serves 4 in 4 cycles; "
        "their waits leave no such places."
    )
    assert told[1].split() == ["line", "10", "ADD", ".L1", "a,", "1,", "p", "wants", ".L1"]
    assert told[2].split() == ["line", "11", "ADD", ".S1", "p,", "1,", "q", "is", "waited", "for"]
    assert told[8:10] == sentences(core.parts.rules)
    assert told[10].startswith("The core is minimal")
    assert "  and 2 operations more" in tell_core(core, loop.body.region).lines(most=5)


def test_the_words_of_both_bounds() -> None:
    loop = first_loop(APART, "c62x")
    recurrence, resources = cores_of(loop.model, 3, (4, 4), WORK)
    assert recurrence.summary.endswith(
        "these 3 operations depend on each other in a circle, which takes 4 cycles until the next pass."
    )
    assert [member.part for member in recurrence.operations].count("1 cycle to the next") == 2
    assert resources.summary.endswith("4 operations want .L1, which serves 3 in 3 cycles.")
