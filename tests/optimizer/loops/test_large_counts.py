"""Loops whose counts the source says, and which are too large to be followed pass by pass."""

from __future__ import annotations

import pytest
from both_ways import Words, agreed, optimized

from broadside.facts.isa import instruction_table
from broadside.linear.ir import Trip
from broadside.linear.parse import parse
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options
from broadside.optimizer.verify import verify as verifier
from broadside.optimizer.verify.values.counts import least_walked, open_counts
from programs import QUICK

_FOLLOWED = 8_000  # operations of a walk, and fewer than those of any source here


def source(before: str, body: str, end: str) -> str:
    return (
        "f: .cproc p, q\n .reg i, j, n, c, x, y, s\n .no_mdep\n ZERO s\n"
        f"{before}loop:{body} ADD s, x, s\n STW s, *q++\n{end} .return s\n .endproc\n"
    )


LOAD, COUNT = " LDW *p++, x\n", " SUB i, 1, i\n [i] B loop\n"
WAYS = {
    "down": source(" MVK 2000, i\n", LOAD, COUNT),
    "both halves": source(" MVKL 2000, i\n MVKH 2000, i\n", LOAD, COUNT),
    "promised": source(" MVK 2000, i\n", f" .trip 2000, 2000\n{LOAD}", COUNT),
    "up": source(" MVK 2000, n\n ZERO i\n", LOAD, " ADD i, 1, i\n CMPLT i, n, c\n [c] B loop\n"),
    "to zero": source(" MVK 2000, i\n", LOAD, " SUB i, 1, i\n CMPGT i, 0, c\n [c] B loop\n"),
    "by two": source(" MVK 4000, i\n", LOAD, " SUB i, 2, i\n [i] B loop\n"),
    "from below": source(" MVK -2000, i\n", LOAD, " ADD i, 1, i\n [i] B loop\n"),
    "used": source(" MVK 2000, i\n", f"{LOAD} XOR x, i, x\n", COUNT),
    "index": source(" MVK 1999, i\n", " LDW *+p[i], x\n", COUNT),
    "index up": source(
        " MVK 2000, n\n ZERO i\n",
        " LDW *+p[i], x\n",
        " ADD i, 1, i\n CMPLT i, n, c\n [c] B loop\n",
    ),
    "unrolled": source(" MVK 2000, i\n", f" .trip 4, 20000, 4\n .unroll 2\n{LOAD}", COUNT),
    "nested": source(
        " MVK 40, j\nouter: MVK 200, i\n",
        " ADD i, j, x\n",
        f"{COUNT} SUB q, 4, q\n SUB j, 1, j\n [j] B outer\n",
    ),
    "two loops of one counter": source(
        " MVK 1000, i\nfirst: ADD s, i, s\n SUB i, 1, i\n [i] B first\n MVK 1500, i\n", LOAD, COUNT
    ),
}


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
@pytest.mark.parametrize("way", WAYS)
def test_the_check_need_not_follow_every_pass(
    way: str, isa: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every loop is pipelined, and gives the result of the interpreter, which follows all passes."""
    monkeypatch.setattr(verifier, "MAX_OPERATIONS", _FOLLOWED)
    text, pairs = WAYS[way], Words(tuple(7 * n ^ n << 20 for n in range(2100)))
    result = optimized(text, isa, QUICK)
    assert not result.procedures[0].plain
    agreed(text, [pairs, Words((0,) * 8100)], isa, QUICK)


TAKEN_FOR_COUNTS = {
    "a constant under a counter's predicate": """
f:      .cproc  w, p
        .reg    v, n
        MVKL    0x9fb7d503, v
        MVK     27, n
loop:   .trip   4, 11
 [!n]   MVK     -9396, v
 [n]    ADD     n, -3, n
 [n]    B       loop
        .return v
        .endproc
""",
    "a constant that begins the loop": """
f:      .cproc  a, n
        .reg    x, most, big, sum
        ZERO    sum
loop:   .trip   3
        MVK     1000, most
        LDW     *a++, x
        CMPGT   x, most, big
 [big]  ADD     sum, 1, sum
        SUB     n, 7, n
 [n]    B       loop
        .return sum
        .endproc
""",
}


@pytest.mark.parametrize("text", TAKEN_FOR_COUNTS.values(), ids=TAKEN_FOR_COUNTS)
def test_inserted_constants_are_no_counts(text: str) -> None:
    """The comparison for few passes has a constant with the location of the loop's first operation."""
    result = optimize(text, "f.sa", "c62x", Options().for_first())
    assert [loop["name"] for loop in result.loops] == ["loop"]


def test_only_counts_are_open() -> None:
    """Not a constant that goes to AMR, is shifted, is an argument too, or depends on a predicate."""
    text = """
f:      .cproc  a
        .reg    mode, mask, n, m, x
        .no_mdep
        MVK     4096, mode
        MVC     mode, AMR
        MVK     0x4000, mask
        MVK     1000, n
 [a]    MVK     900, m
 [!a]   MVK     900, m
        ADD     m, 1, m
        MVK     800, a
loop:   SHRU    mask, 1, mask
 [mask] B       loop
next:   SUB     n, 1, n
 [n]    B       next
        ADD     a, m, x
        ZERO    mode
        MVC     mode, AMR
        .return x
        .endproc
"""
    procedure = parse(text, "f.sa", instruction_table("c62x"))[0]
    assert [(place.line, *rest) for place, *rest in open_counts(procedure)] == [(8, "MVK", "n")]


@pytest.mark.parametrize(
    ("trip", "least"),
    [
        (Trip(3), 3),
        (Trip(64), 64),
        (Trip(1000), 64),
        (Trip(1000, 2000, 24), 64),
        (Trip(999, None, 37), 74),
    ],
)
def test_a_promise_of_many_passes_is_kept_in_its_factor(trip: Trip, least: int) -> None:
    assert least_walked(trip) == least
    assert (trip.minimum - least) % trip.factor == 0
