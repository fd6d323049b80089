"""`.order`: the loads of a loop when and in which order the source wants them."""

from __future__ import annotations

import pytest

from broadside.isa import instruction_table
from broadside.linear.ir import LinearError
from broadside.linear.parse import parse
from broadside.optimizer.bounds.attempt import NOT_SO, PROVED
from broadside.optimizer.complete import loop_of
from broadside.optimizer.optimize import optimize
from broadside.optimizer.search.intervals import try_exactly
from programs import QUICK, interpreted, simulated

TABLE = instruction_table("c62x")

LOADS = """
gather: .cproc  p, q, count
        .reg    a, b, c, d, p1, p2
        .no_mdep
        {order}
        ADD     p, 4, p1
        ADD     p, 8, p2
loop:   .trip   4
        LDW     *p++[4]{{first}}, a
        LDW     *p1++[4]{{second}}, b
        LDW     *p2++[4]{{third}}, c
        ADD     a, b, d
        ADD     c, d, d
        STW     d, *q++{{result}}
        SUB     count, 1, count
 [count] B      loop
        .return
        .endproc
"""
"""Four accesses in two cycles."""


def cycles(order: str) -> dict[str, int]:
    (procedure,) = optimize(LOADS.format(order=order), "order.sa", "c62x", QUICK).procedures
    (found,) = procedure.searches.values()
    loop, schedule = found.pipelined.loop, found.pipelined.schedule
    return {
        o.memory.name or "": cycle
        for o, cycle in zip(loop.body.operations, schedule.cycles, strict=True)
        if o.memory is not None
    }


def test_later_than_the_one_before() -> None:
    found = cycles(".order third, second, first")
    assert found["third"] < found["second"]
    assert found["first"] > found["second"]


@pytest.mark.parametrize(("second", "third"), [(3, 1), (1, 5), (-1, 2)])
def test_so_many_cycles_after_the_first(second: int, third: int) -> None:
    found = cycles(f".order first, second {second:+d}, third + {third}")
    assert found["second"] - found["first"] == second
    assert found["third"] - found["first"] == third


def test_the_results_are_the_same() -> None:
    text = LOADS.format(order=".order third, first + 3, second - 1")
    words = [list(range(5, 65)), [0] * 10]
    expected = interpreted(text, words, [-1, -2, 9])[1]
    assert simulated(text, words, [-1, -2, 9])[1] == expected


def test_what_no_interval_allows_is_no_proof() -> None:
    """Three loads and a store of which three are in the same cycle of any two: the order needs 3."""
    text = LOADS.format(order=".order first, second + 2, third + 4")
    (loop,) = optimize(text, "order.sa", "c62x", QUICK).loops
    assert loop["ii"] == 3
    assert next(a["result"] for a in loop["attempts"]) == NOT_SO  # type: ignore[attr-defined]
    assert loop["optimal"] is None
    found = loop_of(parse(text, "order.sa", TABLE)[0], "loop", TABLE)
    assert found is not None
    attempt, possible = try_exactly(*found, QUICK, 2)
    assert possible
    assert attempt.result != PROVED


@pytest.mark.parametrize(
    ("order", "cause"),
    [
        (".order first", "takes two names"),
        (".order first + 1, second", "first access of .order has no distance"),
        (".order first, fourth", "no block has one access each named first, fourth"),
        (".order first, first", "no block has one access each"),
        (".order first, second + x", "not a known constant"),
    ],
)
def test_a_faulty_order_is_refused(order: str, cause: str) -> None:
    with pytest.raises(LinearError, match=cause):
        parse(LOADS.format(order=order), "order.sa", TABLE)
