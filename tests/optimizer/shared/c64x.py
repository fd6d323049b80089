"""Schedules for the C64x and runs of them, for tests."""

from __future__ import annotations

from functools import cache

from broadside import _core
from broadside.optimizer.optimize import Result, optimize
from broadside.optimizer.record.options import Options
from programs import QUICK

MIX = """
        .global mix
mix:    .cproc  data, count, key
        .reg    w, r, sum, t
        .no_mdep
        ZERO    sum
loop:   .trip   1
        LDW     *data++, w
        ROTL    w, 7, r
        XOR     r, key, t
        ADD     t, sum, sum
        SUB     count, 1, count
 [count] B      loop
        .return sum
        .endproc
"""


MOMENTS = """
        .global moments
moments: .cproc data, count, key
        .reg    x, y, xx, yy, xy, xk, yk, turned
        .reg    s0, s1, s2, s3, s4, s5
        .no_mdep
        ZERO    s0
        ZERO    s1
        ZERO    s2
        ZERO    s3
        ZERO    s4
        ZERO    s5
loop:   .trip   1
        LDW     *data++, x
        LDW     *data++, y
        DOTP2   x, x, xx
        DOTP2   y, y, yy
        DOTP2   x, y, xy
        DOTP2   x, key, xk
        DOTP2   y, key, yk
        ROTL    x, 7, turned
        ADD     xx, s0, s0
        ADD     yy, s1, s1
        ADD     xy, s2, s2
        ADD     xk, s3, s3
        ADD     yk, s4, s4
        ADD     turned, s5, s5
        SUB     count, 1, count
 [count] B      loop
        XOR     s0, s1, s0
        XOR     s2, s3, s2
        XOR     s4, s5, s4
        XOR     s0, s2, s0
        XOR     s0, s4, s0
        .return s0
        .endproc
"""
"""Six operations of .M: in three cycles both units are full; results of two and of four cycles meet."""

WIDE = MOMENTS.replace("DOTP2   x, x, xx", "MPY2    x, x, high:xx").replace(" xx,", " high:xx,", 1)
"""The same with a product of 64 bits, beside which no rotation may land."""


@cache
def optimized(text: str, *, at_once: bool = False) -> Result:
    options = Options().for_first() if at_once else QUICK
    return optimize(text, "program.sa", "c64x", options)


def run(text: str, symbol: str, *arguments: bytes | int, at_once: bool = False) -> int:
    """The result, `at_once` of the first schedule; bytes become a buffer, the first of them unaligned."""
    simulator = _core.Simulator("c64x-flat")
    simulator.load(
        [_core.assemble(optimized(text, at_once=at_once).assembly, "program.asm", "c64x")]
    )
    given: list[int] = []
    for argument in arguments:
        if isinstance(argument, bytes):
            place = simulator.allocate(len(argument) + 8) + (not given and symbol == "dots")
            simulator.write(place, argument)
            given.append(place)
        else:
            given.append(argument)
    return simulator.call(symbol, given).return_value


def signed(half: int) -> int:
    return half - (half >> 15 << 16)
