"""Loops that the tests of several rooms schedule."""

from __future__ import annotations

import random

APART = """
        .global apart
apart:  .cproc  x, y, count
        .rega   a, p, q, r, b, s, t, sum
        .regb   left
        MV      x, a
        MV      y, b
        MV      count, left
loop:   .trip   40
        ADD     .L1 a, 1, p
        ADD     .S1 p, 1, q
        ADD     .L1 q, 1, r
        ADD     .S1 r, 1, a
        ADD     .L1 b, 1, s
        ADD     .L1 s, 1, t
        MPY     .M1 3, t, b
        SUB     left, 1, left
 [left] B       loop
        ADD     a, b, sum
        .return sum
        .endproc
"""

TWO_PRODUCTS = """
        .global products
products: .cproc a, count
        .rega   x, p, q
        .regb   left
        MV      a, x
        MV      count, left
loop:   .trip   40
        MPY     .M1 x, 3, p
        MPY     .M1 x, 5, q
        ADD     .L1 p, q, x
        SUB     left, 1, left
 [left] B       loop
        .return x
        .endproc
"""

RUNNING_SUM = """
sum:    .cproc  p, q, count
        .reg    x, y, total
        .no_mdep
        ZERO    total
loop:   .trip   20
        LDW     *p++, x
        LDW     *p++, y
        ADD     x, total, total
        XOR     y, total, total
        STW     total, *q++
        SUB     count, 1, count
 [count] B      loop
        .return total
        .endproc
"""


def recurrent(chance: random.Random) -> str:
    """A loop that carries two values through random operations, each bound to one unit."""
    lines, known = [], ["x", "y"]
    for number in range(chance.randrange(4, 9)):
        one, other = chance.choice(known[-4:]), chance.choice(known[-4:])
        kind = chance.choice(("MPY     .M1", "ADD     .L1", "ADD     .S1"))
        lines.append(f"        {kind} {one}, {other}, v{number}")
        known.append(f"v{number}")
    values = ", ".join(known)
    body = "\n".join(lines)
    return f"""
        .global carried
carried: .cproc a, b, count
        .rega   {values}
        .regb   left
        MV      a, x
        MV      b, y
        MV      count, left
loop:   .trip   40
{body}
        ADD     .S1 {known[-1]}, {known[-2]}, x
        ADD     .L1 {known[-1]}, {known[-3]}, y
        SUB     left, 1, left
 [left] B       loop
        .return x
        .endproc
"""
