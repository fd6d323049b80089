"""Oracles of the transforms."""

from __future__ import annotations

from math import cos, pi, sqrt
from random import Random

from corpus.routine import (
    EXAMPLES,
    Buffer,
    Case,
    call,
    complex_numbers,
    complex_words,
    halves,
    numbers,
    oracle,
    signed,
    words,
)

Complex = tuple[int, int]


def _turned(value: Complex, factor: Complex) -> Complex:
    (a, b), (c, d) = value, factor
    return signed(a * c - b * d) >> 15, signed(a * d + b * c) >> 15


def _pair(a: Complex, b: Complex, w: Complex) -> tuple[Complex, Complex]:
    (re, im) = _turned(b, w)
    return ((a[0] + re) >> 1, (a[1] + im) >> 1), ((a[0] - re) >> 1, (a[1] - im) >> 1)


@oracle("c62x", "c64x", path=EXAMPLES / "butterfly.sa")
def butterflies(random: Random) -> Case:
    count = random.randint(4, 12)
    a, b, w = (complex_numbers(random, count) for _ in range(3))
    results = [_pair(*values) for values in zip(a, b, w, strict=True)]
    return call(
        Buffer(complex_words(a), complex_words(x for x, _ in results)),
        Buffer(complex_words(b), complex_words(y for _, y in results)),
        Buffer(complex_words(w)),
        count,
    )


@oracle("c62x", "c64x")
def fft_radix2(random: Random) -> Case:
    half, groups = random.randint(4, 9), random.randint(1, 4)
    data, w = complex_numbers(random, 2 * half * groups), complex_numbers(random, half)
    after = list(data)
    for start in range(0, len(data), 2 * half):
        for n in range(half):
            i, j = start + n, start + half + n
            after[i], after[j] = _pair(data[i], data[j], w[n])
    return call(
        Buffer(complex_words(data), complex_words(after)), Buffer(complex_words(w)), half, groups
    )


def _radix4(data: list[Complex], w: list[Complex], shift: int) -> list[Complex]:
    """All butterflies of one stage; `w` has three factors for each."""
    quarter = len(data) // 4
    after = list(data)
    for n in range(quarter):
        a = data[n]
        b, c, d = (_turned(data[n + (i + 1) * quarter], w[3 * n + i]) for i in range(3))
        for output in range(4):
            re, im = 0, 0
            for i, (r, m) in enumerate((a, b, c, d)):
                for _ in range(i * output % 4):
                    r, m = m, -r
                re, im = re + r, im + m
            after[n + output * quarter] = (re >> shift, im >> shift)
    return after


@oracle("c62x")
def fft_radix4(random: Random) -> Case:
    quarter = random.randint(4, 9)
    data, w = complex_numbers(random, 4 * quarter), complex_numbers(random, 3 * quarter)
    after = _radix4(data, w, 2)
    return call(
        Buffer(complex_words(data), complex_words(after)), Buffer(complex_words(w)), quarter
    )


@oracle("c64x")
def fft_radix4_c64x(random: Random) -> Case:
    quarter = random.randint(2, 9)
    data, w = complex_numbers(random, 4 * quarter), complex_numbers(random, 3 * quarter)
    conjugates = [(re, max(-im, -32767)) for re, im in w]
    after = _radix4(data, conjugates, 0)
    stored = complex_words((re, -im) for re, im in conjugates)
    return call(Buffer(complex_words(data), complex_words(after)), Buffer(stored), quarter)


def _reversed(random: Random) -> Case:
    bits = random.randint(1, 6)
    x = numbers(random, 1 << bits, 32)
    y = [0] * len(x)
    for i, value in enumerate(x):
        y[int(f"{i:0{bits}b}"[::-1], 2)] = value
    return call(Buffer(words(x)), Buffer(bytes(4 * len(x)), words(y)), len(x), 32 - bits)


@oracle("c62x", "c64x")
def bit_reverse(random: Random) -> Case:
    return _reversed(random)


@oracle("c64x")
def bit_reverse_c64x(random: Random) -> Case:
    return _reversed(random)


@oracle("c62x")
def walsh_hadamard(random: Random) -> Case:
    half, groups = random.randint(2, 9), random.randint(1, 4)
    data = numbers(random, 2 * half * groups, 32)
    after = list(data)
    for start in range(0, len(data), 2 * half):
        for i in range(start, start + half):
            after[i], after[i + half] = data[i] + data[i + half], data[i] - data[i + half]
    return call(Buffer(words(data), words(after)), half, groups)


_COSINES = [round(cos(j * pi / 16) / 2 * (1 << 14)) for j in range(1, 8)]
"""cos(j pi / 16) / 2 in Q14 for j from 1 to 7."""


def _dct8(x: list[int]) -> list[int]:
    """By the definition: each output is a sum of eight products."""
    y = []
    for k in range(8):
        total = 0
        for n, value in enumerate(x):
            exact = cos((2 * n + 1) * k * pi / 16) / 2 * (1 << 14) / (sqrt(2) if k == 0 else 1)
            total += value * round(exact)
        y.append(total >> 14)
    return y


@oracle("c62x", "c64x")
def dct8_rows(random: Random) -> Case:
    count = random.randint(2, 6)
    rows = [numbers(random, 8, 12) for _ in range(count)]
    after = halves(value for row in rows for value in _dct8(row))
    before = halves(value for row in rows for value in row)
    return call(Buffer(before, after), Buffer(halves(_COSINES)), count)


@oracle("c62x")
def dct8_columns(random: Random) -> Case:
    block = numbers(random, 64, 12)
    columns = [_dct8(block[column::8]) for column in range(8)]
    after = halves(columns[column][row] for row in range(8) for column in range(8))
    return call(Buffer(halves(block), after), Buffer(halves(_COSINES)))
