"""Linear assembly for the C64x, scheduled, verified and run on the simulator."""

from __future__ import annotations

import random
import struct

import pytest
from c64x import MIX, optimized, run

from broadside import _core
from broadside.optimizer.emit.fetch_packets import aligned

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

PAIRS = """
        .global pairs
pairs:  .cproc  places, words, out
        .reg    i, x1:x0, p, q, sum, first, second, count
        .no_mdep
        ZERO    sum
        LDW     *+out[0], first
        LDW     *+out[1], second
        MVK     40, count
loop:   .trip   40, 40
        LDW     *places++, i
        LDDW    *+words[i], x1:x0
        DOTP2   x0, x1, p
        XOR     x0, p, q
        ADD     q, sum, sum
        SUB     count, 1, count
 [count] B      loop
        XOR     sum, first, first
        XOR     sum, second, second
        STW     first, *+out[0]
        STW     second, *+out[1]
        .return
        .endproc
"""
"""The double words of the last iterations are loaded in the epilog."""


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


def test_halves_of_a_pair_stay_side_by_side_in_loose_ramps() -> None:
    (procedure,) = optimized(PAIRS).procedures
    halves = [
        value
        for node in procedure.nodes
        if node.region is not None
        for value in node.region.region.values
        if value.name == "x1"
    ]
    assert halves
    assert all(len(value.registers) == 1 for value in halves)


def test_registers_beyond_the_sixteenth_are_used() -> None:
    """Forty sums live from pass to pass: the thirty-two registers below do not hold them."""
    names = [f"v{i}" for i in range(40)]
    zeros = "\n".join(f"        ZERO    {name}" for name in names)
    sums = "\n".join(f"        ADD     x, {name}, {name}" for name in names)
    mixed = "\n".join(f"        ADDAH   r, {name}, r" for name in names)
    text = (
        f"many:   .cproc  p\n        .reg    r, x, n, {', '.join(names)}\n        .no_mdep\n{zeros}\n"
        f"        MVK     5, n\nloop:   .trip   5\n        LDW     *p++, x\n{sums}\n"
        "        SUB     n, 1, n\n [n]    B       loop\n        ZERO    r\n"
        f"{mixed}\n        .return r\n        .endproc\n"
    )
    chance = random.Random(3)
    data = [chance.getrandbits(20) for _ in range(5)]
    found = run(
        "        .global many\n" + text,
        "many",
        struct.pack("<5I", *data),
        at_once=True,
    )
    assert found & 0xFFFFFFFF == 2 * 40 * sum(data) & 0xFFFFFFFF


TURNS = """
        .global turns
turns:  .cproc  number
        .rega   swapped, left, turned, sum, s1, s2, s3, word
        .no_mdep
        ADD     number, 0, word
        SWAP2   word, swapped
        SHLMB   word, word, left
        ROTL    word, 3, turned
        ADD     number, word, sum
        XOR     swapped, left, s1
        XOR     turned, sum, s2
        XOR     s1, s2, s3
        .return s3
        .endproc
"""


def test_a_swap_reads_its_source_twice() -> None:
    """Five reads of one register in a cycle stop the simulator."""
    word = 0x12345678
    turned = word << 3 | word >> 29
    expected = 0x56781234 ^ 0x34567812 ^ turned ^ 2 * word
    assert run(TURNS, "turns", word) & 0xFFFFFFFF == expected & 0xFFFFFFFF


PRODUCTS = """
        .global products
products: .cproc data, count, factor
        .reg    field, polynomial, word, product, sum
        .no_mdep
        MVC     GFPGFR, field
        MVKL    0x0700001b, polynomial
        MVKH    0x0700001b, polynomial
        MVC     polynomial, GFPGFR
        GMPY4   factor, factor, sum
loop:   .trip   1
        LDW     *data++, word
        GMPY4   word, factor, product
        XOR     product, sum, sum
        SUB     count, 1, count
 [count] B      loop
        MVC     field, GFPGFR
        .return sum
        .endproc
"""


def times(a: int, b: int) -> int:
    """The product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1."""
    product = 0
    for bit in range(8):
        product ^= a << bit if b >> bit & 1 else 0
    for bit in range(14, 7, -1):
        product ^= 0x11B << bit - 8 if product >> bit & 1 else 0
    return product


@pytest.mark.parametrize("count", [1, 2, 9])
def test_a_product_stays_where_its_field_is_set(count: int) -> None:
    """No GMPY4 runs before GFPGFR is written, and none after GFPGFR has its old value again."""
    data, factor = random.Random(count).randbytes(4 * count), bytes((2, 3, 0x80, 0xFF))
    expected = bytearray(times(byte, byte) for byte in factor)
    for place, byte in enumerate(data):
        expected[place % 4] ^= times(byte, factor[place % 4])
    word = int.from_bytes(factor, "little")
    found = run(PRODUCTS, "products", data, count, word)
    assert (found & 0xFFFFFFFF).to_bytes(4, "little") == expected


def first_words(lines: list[str]) -> dict[str, tuple[int, int]]:
    """Where the packet of each label lies: words before it, from the routine's start, and its own."""
    found: dict[str, tuple[int, int]] = {}
    at, label = 0, ""
    for line in lines:
        if line.endswith(":"):
            label = line[:-1]
            found[label] = (at, 0)
        elif not line.startswith((";", "        .")):
            if label and found[label][1] and not line.startswith("||"):
                label = ""
            if label:
                found[label] = (found[label][0], found[label][1] + 1)
            at += 1
    return found


@pytest.mark.parametrize("before", range(1, 9))
def test_a_branch_target_lies_in_one_fetch_packet(before: int) -> None:
    packet = ["        MVK     .S1    1, A1", *["||      NOP"] * 4]
    wide = ["        MVK     .S1    1, A1", *["||      NOP"] * (before - 1)]
    loop = ["r$loop:", *packet, "        B       .S2    r$loop", "        NOP     5"]
    lines = aligned(["r:", *wide, "        NOP", "; a comment", *loop, "r$end:", *packet])
    assert lines[0] == "        .align  32"
    assert [line for line in lines[1:] if line != "||      NOP"] == [
        line
        for line in ["r:", *wide, "        NOP", "; a comment", *loop, "r$end:", *packet]
        if line != "||      NOP"
    ]
    at, words = first_words(lines)["r$loop"]
    assert at % 8 + words <= 8
    assert words == 5


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
    """A pass takes 3 operations one after another. Two of them read a value over the cross path."""
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


def test_what_is_bound_to_a_side_takes_registers_that_need_no_saving() -> None:
    """Twenty words at once on side A: more than A0 to A9."""
    words = range(20)
    text = "\n".join(
        [
            "many:   .cproc  data, out",
            "        .rega   " + ", ".join(f"w{n}" for n in words),
            *(f"        LDW     *+data[{n}], w{n}" for n in words),
            *(f"        STW     w{n}, *+out[{n}]" for n in words),
            "        .return",
            "        .endproc",
        ]
    )
    assert "; save" not in optimized(text).assembly


CIRCLE = """
circle: .cproc a, begin, end, count
        .reg    s, w, x, sum
        .no_mdep
        ZERO    sum
        MV      begin, s
loop:   .trip   4
        LDW     *s, x
        ADD     x, sum, sum
        ADD     s, 4, s
        CMPEQ   s, end, w
 [w]    MV      begin, s
        SUB     count, 1, count
 [count] B      loop
        .return sum
        .endproc
"""
"""Only CMPEQ of the next pass reads the result of MV: CMPEQ of the same pass comes before."""


def test_a_predicated_move_sends_a_pointer_back() -> None:
    """ADD, CMPEQ and MV after one another, a cycle each, or one more where one of them reads across."""
    (loop,) = optimized(CIRCLE).loops
    assert loop["ii"] == loop["rec_mii"] == 3
    simulator = _core.Simulator("c64x-flat")
    simulator.load(
        [_core.assemble("        .global circle\n" + optimized(CIRCLE).assembly, "c.asm", "c64x")]
    )
    place = simulator.allocate(20)
    simulator.write(place, struct.pack("<5I", 1, 20, 300, 4000, 50000))
    call = simulator.call("circle", [0, place, place + 20, 12])
    assert call.return_value == 2 * 54321 + 21
