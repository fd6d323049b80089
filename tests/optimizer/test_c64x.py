"""Linear assembly for the C64x, scheduled, verified and run on the simulator."""

from __future__ import annotations

import random
import struct
from functools import cache

import pytest

from broadside import _core
from broadside.linear.ir import LinearError
from broadside.optimizer.optimize import Result, optimize
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

DOTS = """
        .global dots
dots:   .cproc  a, b, count
        .reg    x1:x0, y1:y0, p, q, low, sum, sum2
        .no_mdep
        ZERO    sum
        ZERO    sum2
loop:   .trip   1
        LDNDW   *a++, x1:x0
        LDDW    *b++, y1:y0
        DOTP2   x0, y0, p
        DOTP2   x1, y1, q
        MPY     x0, y1, low
        ADD     p, sum, sum
        ADD     q, sum, sum
        ADD     low, sum2, sum2
        SUB     count, 1, count
 [count] B      loop
        XOR     sum, sum2, sum
        .return sum
        .endproc
"""


@cache
def optimized(text: str) -> Result:
    return optimize(text, "program.sa", "c64x", QUICK)


def run(text: str, symbol: str, *arguments: bytes | int) -> int:
    """The result; bytes become the address of a buffer, the first of them one byte off alignment."""
    simulator = _core.Simulator("c64x-flat")
    simulator.load([_core.assemble(optimized(text).assembly, "program.asm", "c64x")])
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


@pytest.mark.parametrize("count", [1, 2, 5, 40])
def test_rotates_run_on_m(count: int) -> None:
    generator = random.Random(count)
    data = [generator.getrandbits(32) for _ in range(count)]
    key = generator.getrandbits(32)
    expected = sum((w << 7 & 0xFFFFFFFF | w >> 25) ^ key for w in data)
    found = run(MIX, "mix", struct.pack(f"<{count}I", *data), count, key)
    assert found & 0xFFFFFFFF == expected & 0xFFFFFFFF
    (loop,) = optimized(MIX).loops
    assert loop["ii"] == 1


@pytest.mark.parametrize("count", [1, 3, 20])
def test_double_words_and_products_of_both_latencies(count: int) -> None:
    generator = random.Random(count)
    a, b = (generator.randbytes(8 * count) for _ in "ab")
    halves = [struct.unpack(f"<{4 * count}h", data) for data in (a, b)]
    first = sum(x * y for x, y in zip(*halves, strict=True))
    second = sum(halves[0][4 * i] * halves[1][4 * i + 2] for i in range(count))
    found = run(DOTS, "dots", a, b, count)
    assert found & 0xFFFFFFFF == (first & 0xFFFFFFFF) ^ (second & 0xFFFFFFFF)


def test_registers_beyond_the_sixteenth_are_used() -> None:
    """Twenty values live at once on one side."""
    names = [f"v{i}" for i in range(40)]
    loads = "\n".join(f"        LDW     *+p[{i % 31}], {name}" for i, name in enumerate(names))
    sums = "\n".join(f"        XOR     {name}, r, r" for name in reversed(names))
    text = (
        f"many:   .cproc  p\n        .reg    r, {', '.join(names)}\n        .no_mdep\n"
        f"{loads}\n        ZERO    r\n{sums}\n        .return r\n        .endproc\n"
    )
    data = [random.Random(3).getrandbits(32) for _ in range(31)]
    expected = 0
    for index in range(40):
        expected ^= data[index % 31]
    found = run("        .global many\n" + text, "many", struct.pack("<31I", *data))
    assert found & 0xFFFFFFFF == expected


CROSSED = """
        .global crossed
crossed: .cproc data, count
        .rega   sum, word, turned
        .regb   other
        .reg    step
        .no_mdep
        ZERO    sum
        MVK     3, step
loop:   .trip   1
        LDW     *data++, word
        ADD     sum, word, turned
        SUB     turned, step, other
        ADD     other, 1, sum
        SUB     count, 1, count
 [count] B      loop
        .return sum
        .endproc
"""


def test_loops_read_over_a_cross_path_when_it_stalls_no_more() -> None:
    """A pass takes 3 operations one after another, of which two read what crossed."""
    count = 40
    data = [random.Random(5).getrandbits(32) for _ in range(count)]
    simulator = _core.Simulator("c64x-flat")
    simulator.load([_core.assemble(optimized(CROSSED).assembly, "program.asm", "c64x")])
    place = simulator.allocate(4 * count)
    simulator.write(place, struct.pack(f"<{count}I", *data))
    result = simulator.call("crossed", [place, count])
    assert result.return_value & 0xFFFFFFFF == sum(data) - 2 * count & 0xFFFFFFFF
    (loop,) = optimized(CROSSED).loops
    assert loop["ii"] == 5
    assert result.stalls.get("cross_path", 0) < count


@pytest.mark.parametrize(
    "operation", ["BDEC    loop, count", "BPOS    loop, count", "BNOP    loop, 5"]
)
def test_branches_that_do_more_are_refused(operation: str) -> None:
    with pytest.raises(LinearError, match="no form of"):
        optimize(MIX.replace("[count] B      loop", operation), "program.sa", "c64x", QUICK)
