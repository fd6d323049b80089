"""Loops within loops: the verifier follows few passes of them, and compares few pairs of accesses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear.ir import LinearError, Procedure
from broadside.linear.parse import parse
from broadside.optimizer.optimize import optimize
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.verify import verify as verifier
from broadside.optimizer.verify.access import Access
from broadside.optimizer.verify.source_walk import TooLong
from broadside.optimizer.verify.verify import VerifyError, verify
from broadside.optimizer.verify.ways.passes import Follow, follows, passes_to_try
from programs import QUICK

TABLE = instruction_table("c62x")


def nest(trip: str, first: tuple[str, str, str], work: str) -> str:
    outer, middle, inner = first
    return f"""
f:      .cproc  p, n
        .reg    i, j, k, q, x, s
        .no_mdep
        ZERO    s
        {outer}, i
outer:  {middle}, j
middle: MV      p, q
        {inner}, k
inner:  .trip   {trip}
{work}  SUB     k, 1, k
 [k]    B       inner
        SUB     j, 1, j
 [j]    B       middle
        SUB     i, 1, i
 [i]    B       outer
        .return s
        .endproc
"""


SUM = "        LDH     *q++, x\n        ADD     s, x, s\n"
MOVE = "        LDH     *q, x\n        STH     x, *q++\n"
COUNTS = {"argument": ("MV n",) * 3, "constants": ("MVK 60",) * 3}


@pytest.mark.parametrize(
    ("way", "trip"), [("argument", "64"), ("argument", "64, 6400, 64"), ("constants", "60")]
)
def test_a_nest_of_many_passes_is_followed_with_few(way: str, trip: str) -> None:
    """A way of 64 passes of three loops has more operations than the verifier follows."""
    result = optimize(nest(trip, COUNTS[way], SUM), "f.sa", "c62x", QUICK)
    assert not result.procedures[0].plain
    report = verify(result.procedures[0], TABLE)
    assert not report.complete, "what was left out must be said"
    assert report.walks > 1


def test_a_wrong_nest_is_still_refused() -> None:
    """Its inner loop is checked with few passes only; the load reads another word."""
    good = optimize(nest("64", COUNTS["argument"], SUM), "f.sa", "c62x", QUICK).procedures[0]
    wrong = nest("64", COUNTS["argument"], SUM.replace("*q++", "*++q"))
    with pytest.raises(VerifyError, match="another result"):
        verify(replace(good, source=_parsed(wrong)), TABLE)


def test_a_pipeline_keeps_the_passes_that_it_needs() -> None:
    scheduled = optimize(nest("64", COUNTS["argument"], SUM), "f.sa", "c62x", QUICK).procedures[0]
    need = next(iter(scheduled.searches.values())).pipelined.least_trips
    assert need > 2
    assert min(passes_to_try(scheduled, Follow(2, 1_000, is_short=True))["inner"]) == need
    assert min(passes_to_try(scheduled, Follow(64, 1_000))["inner"]) == 64


def test_a_nest_that_is_too_long_in_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message does not say that a loop never ends, because each one changes its counter."""
    monkeypatch.setattr(verifier, "MAX_OPERATIONS", 30)
    procedure = _parsed(nest("64", COUNTS["argument"], SUM))
    with pytest.raises(TooLong, match="a smaller least count") as error:
        verify(schedule_plainly(procedure, TABLE, ""), TABLE)
    assert "does each loop change" not in str(error.value)


def test_one_loop_is_followed_as_its_trip_says() -> None:
    """A single loop never makes a way so long that `.trip` would be overlooked."""
    text = f"f: .cproc n, q\n .reg x, s\n ZERO s\nl: .trip 64\n{SUM} SUB n, 1, n\n [n] B l\n"
    procedure = _parsed(text + " .return s\n .endproc\n")
    first = next(follows(procedure, 1_000_000))
    assert first.longest > 70 * len(procedure.operations)
    assert verify(schedule_plainly(procedure, TABLE, ""), TABLE).complete


def test_accesses_in_order_are_not_compared_pair_by_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    meets = Access.meets

    def counted(self: Access, other: Access, *rest: object) -> bool:
        nonlocal compared
        compared += 1
        return meets(self, other, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Access, "meets", counted)
    procedure = _parsed(nest("16", COUNTS["argument"], MOVE).replace("        .no_mdep\n", ""))
    report = verify(schedule_plainly(procedure, TABLE, ""), TABLE)
    assert report.loads + report.stores > 1_000
    assert compared < report.loads + report.stores


def _parsed(text: str) -> Procedure:
    return parse(text, "f.sa", TABLE)[0]


AGAIN_FROM_ZERO = """
f:      .cproc  p, n, m
        .reg    x, s
        ZERO    s
inner:  LDW     *p++, x
        ADD     x, s, s
        SUB     n, 1, n
 [n]    B       inner
        SUB     m, 1, m
 [m]    B       inner
last:   LDW     *p++, x
        ADD     x, s, s
        SUB     n, 1, n
 [n]    B       last
        .return s
        .endproc
"""


def test_a_loop_that_begins_with_a_count_of_zero() -> None:
    """The first loop leaves n at zero. The check need not follow the next one for 1,000,000 operations."""
    with pytest.raises(LinearError, match=r"line 14: loop last may begin with n = 0, .*; set n"):
        optimize(AGAIN_FROM_ZERO, "f.sa", "c62x", QUICK)
