"""Loop bodies of many equal rounds. One round is scheduled for all."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from broadside.optimizer.bounds.attempt import FOUND, NO_ROUNDS
from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.strategies.loops.equal_rounds.rounds import Places, Rounds, find_rounds
from broadside.optimizer.strategies.loops.equal_rounds.strategy import by_stages, schedules
from programs import QUICK, first_loop, interpreted, optimized, simulated


def body(rounds: int) -> str:
    """Words of `a` through this many rounds to `b`; the work of a round takes both sides of the machine."""
    steps = """
        SHRU    x, 3, p
        SHL     x, 7, q
        XOR     p, y, r
        ADD     q, y, s
        XOR     x, r, x
        ADD     x, s, t
        SHRU    t, 5, u
        XOR     u, s, y"""
    return f"""
rounds: .cproc  a, b, count
        .rega   from, x, p, q
        .regb   to, y, r, s, t, u
        .no_mdep
        MV      a, from
        MV      b, to
loop:   .trip   6
        LDW     *from++, x
        MV      x, y
        {steps * rounds}
        STW     y, *to++
        SUB     count, 1, count
 [count] B      loop
        .return
        .endproc
"""


def model(rounds: int) -> LoopModel:
    return first_loop(body(rounds), "c62x").model


def test_rounds_are_found_where_a_body_is_little_else() -> None:
    assert find_rounds(model(16)) == Rounds(2, 8, 16)
    assert find_rounds(model(20)) == Rounds(2, 8, 20)
    assert find_rounds(model(15)) is None


def test_the_fewest_stages_come_first() -> None:
    """With an interval of 100, the second turn of rounds does not fit into one stage."""
    turns: list[Places] = [{0: (98, 0)}, {0: (100, 0)}]
    assert list(by_stages(turns, 100)) == [(turns[0], 1), (turns[0], 2), (turns[1], 2)]


def test_an_iteration_has_as_few_stages_as_its_span_allows() -> None:
    loop = first_loop(body(16), "c62x").model
    rounds = find_rounds(loop)
    assert rounds is not None
    options = replace(QUICK, memory=Memory())
    interval, live = 64, {"A": 16, "B": 15}
    schedule = next(schedules(loop, rounds, interval, live, options, True))
    cycles = [c for n, c in enumerate(schedule.cycles) if n not in loop.control]
    assert max(cycles) // interval == (max(cycles) - min(cycles)) // interval


def test_rounds_without_sides_are_left_alone() -> None:
    text = body(16).replace(".rega   from, x, p, q", ".reg    from, x, p, q")
    assert find_rounds(first_loop(text, "c62x").model) is None


@pytest.mark.parametrize("count", [6, 7, 20])
def test_the_schedule_does_what_the_source_says(count: int) -> None:
    source = random.Random(count)
    buffers = [[source.getrandbits(32) for _ in range(count)], [0] * count]
    arguments = [-1, -2, count]
    _, expected = interpreted(body(16), buffers, arguments)
    _, written, _ = simulated(body(16), buffers, arguments)
    assert written == expected


def test_the_record_names_every_interval_passed_over() -> None:
    (loop,) = optimized(body(16)).loops
    attempts = {attempt["interval"]: attempt["result"] for attempt in loop["attempts"]}
    assert loop["ii"] % 16 == 0
    assert attempts.pop(loop["ii"]) == FOUND
    assert set(attempts) == set(range(loop["res_mii"], loop["ii"]))
    assert set(attempts.values()) <= {NO_ROUNDS}
