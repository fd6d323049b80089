"""Loops that read an index, a counter or a pointer again after a long computation."""

from __future__ import annotations

import pytest
from both_ways import FIRST, Words, agreed, optimized

WORDS = Words(tuple(range(0x30001, 0x1800001, 0x5A3D)))
ROOM = Words((0,) * 40)

INDEX = """
f:      .cproc  p, q, n
        .reg    i, x, c
        .no_mdep
        ZERO    i
lp:     LDH     *+p[i], x
        NEG     x, x
        STH     x, *+q[i]
        ADD     i, 1, i
        CMPLT   i, n, c
 [c]    B       lp
        .return i
        .endproc
"""
COUNTER = """
f:      .cproc  p, q, n
        .reg    x, k
        .no_mdep
        MV      n, k
lp:     LDW     *+p[n], x
        ADD     x, k, x
        XOR     x, n, x
        STW     x, *+q[n]
        SUB     n, 1, n
 [n]    B       lp
        .return k
        .endproc
"""
POINTER = """
f:      .cproc  p, q, n
        .reg    x, y, z
        .no_mdep
lp:     LDH     *p, x
        LDH     *+p[1], y
        MPY     x, y, z
        SHR     z, 5, z
        STH     z, *+p[1]
        ADD     p, 4, p
        SUB     n, 1, n
 [n]    B       lp
        .return z
        .endproc
"""
SEVERAL_LATE = """
f:      .cproc  p, q, n
        .reg    i, x, y
        .no_mdep
        ZERO    i
lp:     LDH     *+p[i], x
        MPY     x, x, y
        STH     y, *+q[i]
        MPYH    y, x, y
        SADD    y, i, y
        STB     y, *+p[i]
        ADD     i, 2, i
        SUB     n, 1, n
 [n]    B       lp
        SHL     i, 4, i
        .return i
        .endproc
"""
SAME_POINTER = """
f:      .cproc  p, q, n
        .reg    x, y, z
        .no_mdep
lp:     LDH     *p, x
        LDH     *+p[1], y
        STW     x, *q
        MPY     x, y, z
        SMPY    z, y, z
        STH     z, *q
        ADD     p, 4, p
        ADD     q, 4, q
        SUB     n, 1, n
 [n]    B       lp
        .return z
        .endproc
"""


@pytest.mark.parametrize(
    ("text", "isa", "least"),
    [
        (INDEX, "c62x", 2),
        (COUNTER, "c62x", 4),
        (POINTER, "c62x", 6),
        (SEVERAL_LATE, "c62x", 5),
        (SAME_POINTER, "c62x", 5),
        (SAME_POINTER, "c64x", 5),
    ],
)
def test_a_late_read_does_not_make_the_interval_longer(text: str, isa: str, least: int) -> None:
    """The read gets a register of its own, which moves fill; the next pass does not wait for them."""
    result = optimized(text, isa, FIRST)
    assert not result.not_pipelined
    assert [loop["ii"] for loop in result.loops] <= [least]
    for passes in (1, 2, 3, 5, 9, 19):
        agreed(text, [WORDS, ROOM, passes], isa)
