"""Oracles of the routines on vectors, matrices, numbers and strings."""

from __future__ import annotations

from math import atan, isqrt
from random import Random

from corpus.routine import (
    EXAMPLES,
    Buffer,
    Case,
    call,
    halves,
    numbers,
    oracle,
    signed,
    words,
)


def _product(x: list[int], y: list[int]) -> int:
    return sum(a * b for a, b in zip(x, y, strict=True))


def _dot(random: Random, unit: int) -> Case:
    count = random.randint(1, 20)
    x, y = numbers(random, unit * count), numbers(random, unit * count)
    return call(Buffer(halves(x)), Buffer(halves(y)), count, returned=_product(x, y))


@oracle("c62x", "c64x", path=EXAMPLES / "dot.sa")
def dot(random: Random) -> Case:
    return _dot(random, 2)


@oracle("c64x", path=EXAMPLES / "dot_c64x.sa")
def dot_c64x(random: Random) -> Case:
    return _dot(random, 4)


@oracle("c62x", "c64x")
def dot_product(random: Random) -> Case:
    count = random.randint(2, 30)
    x, y = numbers(random, count), numbers(random, count)
    if random.random() < 0.3:
        x = y = [random.choice((-32768, 32767))] * count
    total = min(max(_product(x, y), -(1 << 31)), (1 << 31) - 1)
    return call(Buffer(halves(x)), Buffer(halves(y)), count, returned=total)


@oracle("c62x")
def weighted_sum(random: Random) -> Case:
    pairs, weight = random.randint(2, 12), signed(random.getrandbits(16), 16)
    x, y = numbers(random, 2 * pairs), numbers(random, 2 * pairs)
    z = halves((weight * a >> 15) + b for a, b in zip(x, y, strict=True))
    return call(Buffer(halves(x)), Buffer(halves(y)), Buffer(bytes(len(z)), z), weight, pairs)


@oracle("c62x")
def vector_sum(random: Random) -> Case:
    x = numbers(random, random.randint(2, 40))
    return call(Buffer(halves(x)), len(x), returned=sum(x))


@oracle("c62x")
def vector_max_index(random: Random) -> Case:
    x = numbers(random, random.randint(2, 40), 5)
    return call(Buffer(halves(x)), len(x), returned=x.index(max(x)))


@oracle("c62x")
def vector_min(random: Random) -> Case:
    x = numbers(random, 2 * random.randint(2, 20))
    return call(Buffer(halves(x)), len(x) // 2, returned=min(x))


@oracle("c64x")
def vector_max_c64x(random: Random) -> Case:
    x = numbers(random, 4 * random.randint(2, 12))
    return call(Buffer(halves(x)), len(x) // 4, returned=max(x))


@oracle("c62x")
def block_exponent(random: Random) -> Case:
    x = numbers(random, random.randint(2, 20), random.randint(2, 32))
    exponent = min(31 - (value if value >= 0 else ~value).bit_length() for value in x)
    return call(Buffer(words(x)), len(x), returned=exponent)


@oracle("c62x")
def saturating_add(random: Random) -> Case:
    count = random.randint(2, 20)
    x, y = numbers(random, count, 32), numbers(random, count, 32)
    sums = [min(max(a + b, -(1 << 31)), (1 << 31) - 1) for a, b in zip(x, y, strict=True)]
    return call(Buffer(words(x)), Buffer(words(y)), Buffer(bytes(4 * count), words(sums)), count)


@oracle("c64x")
def saturating_add_c64x(random: Random) -> Case:
    quads = random.randint(2, 8)
    x, y = numbers(random, 4 * quads), numbers(random, 4 * quads)
    sums = [min(max(a + b, -32768), 32767) for a, b in zip(x, y, strict=True)]
    return call(Buffer(halves(x)), Buffer(halves(y)), Buffer(bytes(8 * quads), halves(sums)), quads)


@oracle("c62x", "c64x")
def matrix_multiply(random: Random) -> Case:
    n = random.randint(4, 6)
    a, b = ([numbers(random, n) for _ in range(n)] for _ in range(2))
    c = [_product(row, [line[j] for line in b]) for row in a for j in range(n)]
    before = [Buffer(halves(v for row in m for v in row)) for m in (a, b)]
    return call(*before, Buffer(bytes(4 * n * n), words(c)), n)


@oracle("c62x")
def matrix_vector(random: Random) -> Case:
    rows, pairs = random.randint(1, 5), random.randint(4, 8)
    m, v = [numbers(random, 2 * pairs) for _ in range(rows)], numbers(random, 2 * pairs)
    y = words(_product(row, v) for row in m)
    matrix = Buffer(halves(value for row in m for value in row))
    return call(matrix, Buffer(halves(v)), Buffer(bytes(len(y)), y), rows, pairs)


@oracle("c62x")
def transpose(random: Random) -> Case:
    rows, columns = random.randint(1, 6), random.randint(4, 8)
    x = numbers(random, rows * columns)
    y = halves(value for column in range(columns) for value in x[column::columns])
    return call(Buffer(halves(x)), Buffer(bytes(len(y)), y), rows, columns)


@oracle("c64x")
def transpose_4x4_c64x(random: Random) -> Case:
    blocks = [numbers(random, 16) for _ in range(random.randint(2, 5))]
    x = halves(value for block in blocks for value in block)
    y = halves(value for block in blocks for column in range(4) for value in block[column::4])
    return call(Buffer(x), Buffer(bytes(len(y)), y), len(blocks))


@oracle("c62x", "c64x")
def sort_8(random: Random) -> Case:
    groups = [numbers(random, 8, random.choice((4, 32))) for _ in range(random.randint(1, 4))]
    before = words(value for group in groups for value in group)
    after = words(value for group in groups for value in sorted(group))
    return call(Buffer(before, after), len(groups))


@oracle("c64x")
def sort_8_c64x(random: Random) -> Case:
    groups = [(numbers(random, 8), numbers(random, 8, 5)) for _ in range(random.randint(1, 4))]

    def stored(rows: list[tuple[list[int], list[int]]]) -> bytes:
        return halves(v for low, high in rows for pair in zip(low, high, strict=True) for v in pair)

    after = [(sorted(low), sorted(high)) for low, high in groups]
    return call(Buffer(stored(groups), stored(after)), len(groups))


@oracle("c62x")
def population_count(random: Random) -> Case:
    x = [random.getrandbits(32) for _ in range(random.randint(2, 20))]
    return call(Buffer(words(x)), len(x), returned=sum(value.bit_count() for value in x))


@oracle("c64x")
def population_count_c64x(random: Random) -> Case:
    x = [random.getrandbits(32) for _ in range(2 * random.randint(2, 10))]
    return call(Buffer(words(x)), len(x) // 2, returned=sum(value.bit_count() for value in x))


def _text(random: Random, length: int) -> bytes:
    return bytes(random.choice(b"ab") for _ in range(length))


@oracle("c62x")
def string_compare(random: Random) -> Case:
    common = _text(random, random.randrange(9))
    a, b = (common + _text(random, random.randrange(3)) + b"\0" for _ in range(2))
    place = next((i for i in range(min(len(a), len(b))) if a[i] != b[i]), None)
    difference = 0 if place is None else a[place] - b[place]
    room = bytes(16)
    return call(Buffer(a + room), Buffer(b + room), returned=difference)


@oracle("c62x")
def string_search(random: Random) -> Case:
    text = _text(random, random.randint(1, 20)) + random.choice((b"c", b""))
    return call(Buffer(text), len(text), ord("c"), returned=text.find(b"c"))


@oracle("c62x")
def substring_search(random: Random) -> Case:
    length = random.randint(2, 4)
    text, pattern = _text(random, length + random.randint(0, 20)), _text(random, length)
    places = len(text) - length + 1
    matches = sum(text[i : i + length] == pattern for i in range(places))
    return call(Buffer(text), places, Buffer(pattern), length, returned=matches)


@oracle("c62x")
def square_root(random: Random) -> Case:
    x = [random.getrandbits(random.randint(1, 32)) for _ in range(random.randint(1, 5))]
    roots = words(map(isqrt, x))
    return call(Buffer(words(x)), Buffer(bytes(len(roots)), roots), len(x))


@oracle("c62x")
def divide(random: Random) -> Case:
    count = random.randint(2, 12)
    x = [random.getrandbits(16) for _ in range(count)]
    by = [random.getrandbits(random.randint(1, 16)) or 1 for _ in range(count)]
    quotients = halves(a // b for a, b in zip(x, by, strict=True))
    return call(Buffer(halves(x)), Buffer(halves(by)), Buffer(bytes(2 * count), quotients), count)


@oracle("c62x")
def reciprocal(random: Random) -> Case:
    d = [random.randrange(1 << 14, 1 << 15) for _ in range(random.randint(2, 12))]
    r = []
    for value in d:
        guess = signed(47742 - value, 16)
        for _ in range(3):
            rest = 32768 - (value * guess >> 15)
            guess = signed(signed(rest, 16) * guess >> 14, 16)
        r.append(guess)
    return call(Buffer(halves(d)), Buffer(bytes(2 * len(d)), halves(r)), len(d))


@oracle("c62x")
def cordic(random: Random) -> Case:
    x, y = numbers(random, 2, 28)
    start = numbers(random, 1, 30)[0]
    angles = [round(atan(2.0**-i) * (1 << 28)) for i in range(16)]
    before, rest = words([x, y]), start
    for i, angle in enumerate(angles):
        turn = -1 if rest < 0 else 1
        x, y, rest = x - turn * (y >> i), y + turn * (x >> i), rest - turn * angle
    return call(Buffer(before, words([x, y])), start, Buffer(words(angles)))
