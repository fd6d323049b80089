"""Oracles of the routines on images, and of the sums that motion search takes."""

from __future__ import annotations

from random import Random
from statistics import median

from corpus.routine import (
    Buffer,
    Case,
    call,
    halves,
    numbers,
    octets,
    oracle,
    pixels,
    words,
)


def _difference(random: Random, size: int) -> Case:
    pitch = size + random.randint(0, 9)
    block, reference = pixels(random, size * size), pixels(random, size * pitch)
    total = sum(
        abs(block[size * row + column] - reference[pitch * row + column])
        for row in range(size)
        for column in range(size)
    )
    return call(Buffer(octets(block)), Buffer(octets(reference)), pitch, returned=total)


@oracle("c62x")
def sad_8x8(random: Random) -> Case:
    return _difference(random, 8)


@oracle("c62x")
def sad_16x16(random: Random) -> Case:
    return _difference(random, 16)


@oracle("c64x")
def sad_16x16_c64x(random: Random) -> Case:
    return _difference(random, 16)


@oracle("c62x", "c64x")
def ycbcr_to_rgb(random: Random) -> Case:
    count = random.randint(2, 20)
    light, blue, red = (pixels(random, count) for _ in range(3))
    rgb = []
    for y, cb, cr in zip(light, blue, red, strict=True):
        exact = (
            (y << 13) + 11485 * (cr - 128),
            (y << 13) - 2818 * (cb - 128) - 5849 * (cr - 128),
            (y << 13) + 14516 * (cb - 128),
        )
        rgb += [min(max(value >> 13, 0), 255) for value in exact]
    planes = [Buffer(octets(plane)) for plane in (light, blue, red)]
    return call(*planes, Buffer(bytes(3 * count), octets(rgb)), count)


@oracle("c62x")
def rgb_to_gray(random: Random) -> Case:
    count = random.randint(2, 20)
    rgb = pixels(random, 3 * count)
    gray = [(77 * rgb[i] + 150 * rgb[i + 1] + 29 * rgb[i + 2]) >> 8 for i in range(0, len(rgb), 3)]
    return call(Buffer(octets(rgb)), Buffer(bytes(count), octets(gray)), count)


@oracle("c62x")
def convolve_3x3(random: Random) -> Case:
    outputs, shift = random.randint(4, 20), random.randint(0, 8)
    pitch = outputs + random.randint(2, 6)
    image, mask = pixels(random, 3 * pitch), numbers(random, 9, 10)
    y = [
        sum(mask[3 * i + j] * image[pitch * i + n + j] for i in range(3) for j in range(3)) >> shift
        for n in range(outputs)
    ]
    return call(
        Buffer(octets(image)),
        Buffer(bytes(2 * outputs), halves(y)),
        Buffer(halves(mask)),
        outputs,
        pitch,
        shift,
    )


@oracle("c62x")
def sobel(random: Random) -> Case:
    outputs = random.randint(4, 20)
    pitch = outputs + random.randint(2, 6)
    image = pixels(random, 3 * pitch)
    across, down = (-1, 0, 1, -2, 0, 2, -1, 0, 1), (-1, -2, -1, 0, 0, 0, 1, 2, 1)
    y = []
    for n in range(outputs):
        window = [image[pitch * i + n + j] for i in range(3) for j in range(3)]
        gradients = [
            abs(sum(a * b for a, b in zip(mask, window, strict=True))) for mask in (across, down)
        ]
        y.append(min(sum(gradients), 255))
    return call(Buffer(octets(image)), Buffer(bytes(outputs), octets(y)), outputs, pitch)


def _medians(x: list[int]) -> list[int]:
    return [int(median(x[i : i + 3])) for i in range(len(x) - 2)]


@oracle("c62x")
def median_3(random: Random) -> Case:
    outputs = random.randint(4, 30)
    x = pixels(random, outputs + 2)
    return call(Buffer(octets(x)), Buffer(bytes(outputs), octets(_medians(x))), outputs)


@oracle("c64x")
def median_3_c64x(random: Random) -> Case:
    quads = random.randint(2, 8)
    x = pixels(random, 4 * quads + 2)
    return call(Buffer(octets(x)), Buffer(bytes(4 * quads), octets(_medians(x))), quads)


@oracle("c62x")
def threshold(random: Random) -> Case:
    count, limit = random.randint(4, 30), random.randrange(256)
    x = pixels(random, count)
    y = [255 if value > limit else value for value in x]
    return call(Buffer(octets(x)), Buffer(bytes(count), octets(y)), count, limit)


@oracle("c64x")
def threshold_c64x(random: Random) -> Case:
    count, limit = random.randint(2, 8), random.randrange(256)
    x = pixels(random, 8 * count)
    y = [255 if value > limit else value for value in x]
    return call(Buffer(octets(x)), Buffer(bytes(8 * count), octets(y)), count, 0x01010101 * limit)


@oracle("c62x", "c64x")
def histogram(random: Random) -> Case:
    count = random.randint(2, 60)
    x = [value & 15 for value in pixels(random, count)]
    counters = numbers(random, 256, 20)
    after = [before + x.count(value) for value, before in enumerate(counters)]
    return call(Buffer(octets(x)), Buffer(words(counters), words(after)), count)
