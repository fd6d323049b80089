"""Oracles of the filters."""

from __future__ import annotations

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
    octets,
    oracle,
    pixels,
    signed,
    words,
)


def _filtered(x: list[int], h: list[int], outputs: int, step: int = 1) -> list[int]:
    taps = range(len(h))
    return [signed(sum(h[k] * x[step * n + k] for k in taps)) >> 15 for n in range(outputs)]


def _plain(random: Random, taps: int, outputs: int) -> tuple[Buffer, Buffer, Buffer]:
    x, h = numbers(random, outputs + taps + 2), numbers(random, taps)
    y = halves(_filtered(x, h, outputs))
    return Buffer(halves(x)), Buffer(halves(h)), Buffer(bytes(len(y)), y)


@oracle("c62x", "c64x")
def fir_real(random: Random) -> Case:
    taps, outputs = random.randint(4, 20), random.randint(1, 6)
    return call(*_plain(random, taps, outputs), taps, outputs)


@oracle("c62x", "c64x", path=EXAMPLES / "fir.sa")
def fir(random: Random) -> Case:
    taps, outputs = 2 * random.randint(8, 12), random.randint(1, 5)
    x, h = numbers(random, 2 * outputs + taps), numbers(random, taps)
    y = halves(_filtered(x, h, outputs, 2))
    return call(Buffer(halves(x)), Buffer(halves(h)), Buffer(bytes(len(y)), y), taps, outputs)


@oracle("c62x")
def fir_two_outputs(random: Random) -> Case:
    taps, outputs = 2 * random.randint(4, 10), 2 * random.randint(1, 4)
    return call(*_plain(random, taps, outputs), taps, outputs)


@oracle("c62x", "c64x")
def fir_complex(random: Random) -> Case:
    taps, outputs = random.randint(4, 12), random.randint(1, 5)
    x, h = complex_numbers(random, taps + outputs), complex_numbers(random, taps)
    y = []
    for n in range(outputs):
        pairs = list(zip(h, x[n:], strict=False))
        re = sum(a * c - b * d for (a, b), (c, d) in pairs)
        im = sum(a * d + b * c for (a, b), (c, d) in pairs)
        y.append((signed(re) >> 15, signed(im) >> 15))
    after = complex_words(y)
    return call(
        Buffer(complex_words(x)),
        Buffer(complex_words(h)),
        Buffer(bytes(len(after)), after),
        taps,
        outputs,
    )


@oracle("c62x")
def fir_symmetric(random: Random) -> Case:
    pairs, outputs = random.randint(4, 10), random.randint(1, 5)
    x, h = numbers(random, 2 * pairs + outputs, 15), numbers(random, pairs)
    y = halves(_filtered(x, h + h[::-1], outputs))
    return call(Buffer(halves(x)), Buffer(halves(h)), Buffer(bytes(len(y)), y), pairs, outputs)


@oracle("c62x")
def fir_decimate(random: Random) -> Case:
    taps, outputs, factor = random.randint(4, 12), random.randint(1, 5), random.randint(2, 5)
    x, h = numbers(random, factor * outputs + taps), numbers(random, taps)
    y = halves(_filtered(x, h, outputs, factor))
    return call(
        Buffer(halves(x)), Buffer(halves(h)), Buffer(bytes(len(y)), y), taps, outputs, factor
    )


@oracle("c62x")
def fir_interpolate(random: Random) -> Case:
    taps, inputs = random.randint(4, 10), random.randint(1, 5)
    x, h = numbers(random, inputs + taps), complex_numbers(random, taps)
    phases = [_filtered(x, [pair[phase] for pair in h], inputs) for phase in (0, 1)]
    y = halves(value for both in zip(*phases, strict=True) for value in both)
    return call(Buffer(halves(x)), Buffer(complex_words(h)), Buffer(bytes(len(y)), y), taps, inputs)


@oracle("c64x")
def fir_c64x(random: Random) -> Case:
    quads, outputs = random.randint(2, 6), random.randint(1, 6)
    return call(*_plain(random, 4 * quads, outputs), quads, outputs)


@oracle("c62x")
def lms(random: Random) -> Case:
    taps, rate = random.randint(4, 20), signed(random.getrandbits(16), 16)
    x, h = numbers(random, taps, 15), numbers(random, taps, 14)
    changed = [signed(hk + (xk * rate >> 15), 16) for xk, hk in zip(x, h, strict=True)]
    output = sum(a * b for a, b in zip(changed, x, strict=True))
    return call(Buffer(halves(x)), Buffer(halves(h), halves(changed)), taps, rate, returned=output)


@oracle("c62x", "c64x")
def iir_biquad(random: Random) -> Case:
    samples = random.randint(4, 30)
    x, coefficients = numbers(random, samples, 12), numbers(random, 5, 15)
    b, a = coefficients[:3], coefficients[3:]
    y = [0, 0]
    for n in range(samples):
        last = [x[n - i] if n >= i else 0 for i in range(3)]
        total = sum(c * v for c, v in zip(b, last, strict=True)) - a[0] * y[-1] - a[1] * y[-2]
        y.append(signed(signed(total) >> 14, 16))
    after = halves(y[2:])
    return call(
        Buffer(halves(x)),
        Buffer(bytes(len(after)), after),
        Buffer(halves(coefficients)),
        samples,
    )


@oracle("c62x")
def iir_lattice(random: Random) -> Case:
    stages = random.randint(2, 12)
    f, k, b = (
        signed(random.getrandbits(13), 13),
        numbers(random, stages, 15),
        numbers(random, stages + 1, 13),
    )
    after, value = list(b), f
    for i in reversed(range(stages)):
        value = value - (k[i] * b[i] >> 15)
        after[i + 1] = b[i] + (k[i] * value >> 15)
    after[0] = value
    return call(f, Buffer(halves(b), halves(after)), Buffer(halves(k)), stages, returned=value)


@oracle("c62x")
def autocorrelation(random: Random) -> Case:
    length, lags = random.randint(4, 20), random.randint(1, 5)
    x = numbers(random, length + lags)
    r = words(sum(x[n] * x[n + lag] for n in range(length)) for lag in range(lags))
    return call(Buffer(halves(x)), Buffer(bytes(len(r)), r), length, lags)


@oracle("c62x")
def goertzel(random: Random) -> Case:
    samples, c = random.randint(4, 40), random.randrange(-30000, 30000)
    x = numbers(random, samples, 7)
    s = [0, 0]
    for value in x:
        s.append(value + (c * s[-1] >> 14) - s[-2])
    return call(Buffer(halves(x)), samples, c, Buffer(bytes(8), words([s[-1], s[-2]])))


@oracle("c62x")
def resample(random: Random) -> Case:
    outputs, step = random.randint(2, 20), random.randrange(1 << 14, 3 << 16)
    x = numbers(random, (outputs * step >> 16) + 2, 15)
    y = []
    for position in range(0, outputs * step, step):
        a, b = x[position >> 16 : (position >> 16) + 2]
        y.append(a + ((b - a) * ((position & 0xFFFF) >> 1) >> 15))
    return call(Buffer(halves(x)), Buffer(bytes(2 * outputs), halves(y)), outputs, step)


@oracle("c62x")
def mixer(random: Random) -> Case:
    samples = random.randint(2, 20)
    x = complex_numbers(random, samples, 15)
    phase, step = (random.randrange(23000), random.randrange(23000)), (23170, -23170)

    def times(u: tuple[int, int], v: tuple[int, int]) -> tuple[int, int]:
        re, im = u[0] * v[0] - u[1] * v[1], u[0] * v[1] + u[1] * v[0]
        return signed(re >> 15, 16), signed(im >> 15, 16)

    y, now = [], phase
    for value in x:
        y.append(times(value, now))
        now = times(now, step)
    first, turn = (int.from_bytes(complex_words([v]), "little") for v in (phase, step))
    return call(
        Buffer(complex_words(x)), Buffer(bytes(4 * samples), complex_words(y)), first, turn, samples
    )


@oracle("c62x")
def companding(random: Random) -> Case:
    count = random.randint(2, 30)
    coded, table = pixels(random, count), numbers(random, 256)
    samples = [table[code] for code in coded]
    energy = sum(sample * sample for sample in samples) >> 8
    return call(
        Buffer(octets(coded)),
        Buffer(bytes(2 * count), halves(samples)),
        Buffer(halves(table)),
        count,
        returned=energy,
    )
