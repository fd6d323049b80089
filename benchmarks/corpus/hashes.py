"""Oracles of checksums, ciphers, hash functions and codes."""

from __future__ import annotations

import base64
import hashlib
import struct
import zlib
from math import sin
from random import Random

from corpus.routine import (
    EXAMPLES,
    WORD,
    Buffer,
    Case,
    call,
    halves,
    numbers,
    octets,
    oracle,
    words,
)

Lanes = list[int]
"""The 25 lanes of Keccak's state, lane x + 5 y."""

_LANE = (1 << 64) - 1


def _message(random: Random, most: int = 40) -> bytes:
    return random.randbytes(random.randint(1, most))


def _crc_table() -> bytes:
    table = []
    for value in range(256):
        for _ in range(8):
            value = value >> 1 ^ (0xEDB88320 if value & 1 else 0)
        table.append(value)
    return words(table)


@oracle("c62x", "c64x", path=EXAMPLES / "crc.sa")
def crc32(random: Random) -> Case:
    data, before = _message(random), random.getrandbits(32)
    return call(
        before, Buffer(data), len(data), Buffer(_crc_table()), returned=zlib.crc32(data, before)
    )


@oracle("c62x", "c64x")
def crc32_bitwise(random: Random) -> Case:
    data, before = _message(random), random.getrandbits(32)
    return call(before, Buffer(data), len(data), returned=zlib.crc32(data, before))


@oracle("c62x")
def adler_32(random: Random) -> Case:
    data, before = _message(random, 300), zlib.adler32(_message(random))
    return call(before, Buffer(data), len(data), returned=zlib.adler32(data, before))


def _padded(random: Random, order: str) -> tuple[bytes, bytes]:
    """A message of less than one block, and the block that it makes."""
    message = random.randbytes(random.randrange(56))
    length = struct.pack(f"{order}Q", 8 * len(message))
    return message, message + b"\x80" + bytes(55 - len(message)) + length


def _swapped(block: bytes) -> bytes:
    """Big-endian words as the machine's little-endian ones."""
    return words(struct.unpack(f">{len(block) // 4}I", block))


def _schedule(block: bytes, count: int, sha: int) -> bytes:
    """The message schedule of SHA-1 or SHA-256 (FIPS 180-4)."""

    def rotated(value: int, bits: int) -> int:
        return (value >> bits | value << 32 - bits) & WORD

    w = list(struct.unpack(">16I", block))
    for t in range(16, count):
        if sha == 1:
            w.append(rotated(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 31))
            continue
        x, y = w[t - 15], w[t - 2]
        s0 = rotated(x, 7) ^ rotated(x, 18) ^ x >> 3
        s1 = rotated(y, 17) ^ rotated(y, 19) ^ y >> 10
        w.append((s1 + w[t - 7] + s0 + w[t - 16]) & WORD)
    return words(w)


_SHA1_START = words([0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0])


def _sha1(random: Random) -> Case:
    message, block = _padded(random, ">")
    w = Buffer(_swapped(block) + bytes(256), _schedule(block, 80, 1))
    return call(Buffer(_SHA1_START, _swapped(hashlib.sha1(message).digest())), w)


@oracle("c62x")
def sha1_block(random: Random) -> Case:
    return _sha1(random)


@oracle("c64x")
def sha1_block_c64x(random: Random) -> Case:
    return _sha1(random)


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _root_bits(number: int, power: int) -> int:
    """The first 32 bits of the fraction of a number's square or cube root."""
    low, high = 0, number << 32
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**power <= number << 32 * power else (low, middle - 1)
    return low & WORD


_SHA256_START = words(_root_bits(prime, 2) for prime in _primes(8))
_SHA256_CONSTANTS = words(_root_bits(prime, 3) for prime in _primes(64))


def _sha256(random: Random) -> Case:
    message, block = _padded(random, ">")
    return call(
        Buffer(_SHA256_START, _swapped(hashlib.sha256(message).digest())),
        Buffer(_swapped(block) + bytes(192), _schedule(block, 64, 256)),
        Buffer(_SHA256_CONSTANTS),
    )


@oracle("c62x")
def sha256_block(random: Random) -> Case:
    return _sha256(random)


@oracle("c64x")
def sha256_block_c64x(random: Random) -> Case:
    return _sha256(random)


@oracle("c62x", "c64x")
def md5_block(random: Random) -> Case:
    message, block = _padded(random, "<")
    places = [(a * i + b) % 16 for a, b in ((1, 0), (5, 1), (3, 5), (7, 0)) for i in range(16)]
    constants = [int(abs(sin(i + 1)) * (1 << 32)) for i in range(64)]
    table = words(value for pair in zip(places, constants, strict=True) for value in pair)
    start = words([0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476])
    return call(Buffer(start, hashlib.md5(message).digest()), Buffer(block), Buffer(table))


def _quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    """The quarter round of RFC 8439, 2.1."""
    for i, j, k, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[i] = x[i] + x[j] & WORD
        value = x[k] ^ x[i]
        x[k] = (value << bits | value >> 32 - bits) & WORD


def _chacha(random: Random) -> Case:
    state = [
        *struct.unpack("<4I", b"expand 32-byte k"),
        *(random.getrandbits(32) for _ in range(12)),
    ]
    x = list(state)
    for _ in range(10):
        for column in range(4):
            _quarter(x, column, 4 + column, 8 + column, 12 + column)
        for i in range(4):
            _quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    out = words(a + b for a, b in zip(x, state, strict=True))
    return call(Buffer(bytes(64), out), Buffer(words(state)))


@oracle("c62x")
def chacha20_block(random: Random) -> Case:
    return _chacha(random)


@oracle("c64x")
def chacha20_block_c64x(random: Random) -> Case:
    return _chacha(random)


@oracle("c62x")
def chacha20_quarter(random: Random) -> Case:
    x = [random.getrandbits(32) for _ in range(4)]
    before = words(x)
    _quarter(x, 0, 1, 2, 3)
    return call(Buffer(before, words(x)))


def _rotated(lane: int, bits: int) -> int:
    return (lane << bits | lane >> 64 - bits) & _LANE


def theta(a: Lanes) -> Lanes:
    """Theta of FIPS 202, 3.2.1."""
    c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
    d = [c[(x - 1) % 5] ^ _rotated(c[(x + 1) % 5], 1) for x in range(5)]
    return [lane ^ d[i % 5] for i, lane in enumerate(a)]


def _rotations() -> list[int]:
    """The offsets of FIPS 202, 3.2.2, by lane."""
    offsets, x, y = [0] * 25, 1, 0
    for t in range(24):
        offsets[x + 5 * y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return offsets


ROTATIONS = _rotations()
PLACES = [y + 5 * ((2 * x + 3 * y) % 5) for y in range(5) for x in range(5)]
"""The place to which pi moves each lane (FIPS 202, 3.2.3)."""


def rho_pi(a: Lanes) -> Lanes:
    """Rho and pi of FIPS 202, 3.2.2 and 3.2.3."""
    after = [0] * 25
    for lane, bits, place in zip(a, ROTATIONS, PLACES, strict=True):
        after[place] = _rotated(lane, bits)
    return after


def chi(a: Lanes) -> Lanes:
    """Chi of FIPS 202, 3.2.4."""

    def lane(x: int, y: int) -> int:
        return a[x % 5 + 5 * y]

    return [
        lane(x, y) ^ ~lane(x + 1, y) & lane(x + 2, y) & _LANE for y in range(5) for x in range(5)
    ]


def _state(random: Random) -> Lanes:
    return [random.getrandbits(64) for _ in range(25)]


def _stored(lanes: Lanes) -> bytes:
    return struct.pack("<25Q", *lanes)


@oracle("c62x")
def keccak_theta(random: Random) -> Case:
    a = _state(random)
    c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
    ring = struct.pack("<7Q", c[4], *c, c[0])
    return call(Buffer(_stored(a), _stored(theta(a))), Buffer(bytes(56), ring))


@oracle("c62x")
def keccak_rho_pi(random: Random) -> Case:
    a = _state(random)
    table = halves(
        v for pair in zip(ROTATIONS, PLACES, strict=True) for v in (pair[0], 8 * pair[1])
    )
    return call(Buffer(_stored(a)), Buffer(bytes(200), _stored(rho_pi(a))), Buffer(table))


@oracle("c62x")
def keccak_chi(random: Random) -> Case:
    a = _state(random)
    return call(Buffer(_stored(a), _stored(chi(a))))


@oracle("c62x")
def base64_encode(random: Random) -> Case:
    data = random.randbytes(3 * random.randint(2, 12))
    coded = base64.b64encode(data)
    table = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    return call(Buffer(data), Buffer(bytes(len(coded)), coded), Buffer(table), len(data) // 3)


@oracle("c62x")
def run_length(random: Random) -> Case:
    data = b""
    for _ in range(random.randint(1, 6)):
        data += bytes([random.randrange(3)]) * random.choice((1, 2, 3, 9, 255, 300))
    pairs: list[tuple[int, int]] = []
    for byte in data:
        last, run = pairs[-1] if pairs else (-1, 0)
        if byte == last and run < 255:
            pairs[-1] = (byte, run + 1)
        else:
            pairs.append((byte, 1))
    out = octets(value for pair in pairs for value in pair)
    room = bytes(16)
    return call(
        Buffer(data), Buffer(bytes(len(out)) + room, out + room), len(data), returned=len(pairs)
    )


def _acs(
    random: Random, half: int, choose_least: bool
) -> tuple[list[int], list[int], list[int], list[int]]:
    """Old metrics, branch metrics, new metrics, and whether the second sum won for each new state."""
    old, b = numbers(random, 2 * half, 14), numbers(random, half, 10)
    new, seconds = [], []
    for i in range(half):
        for metric in (b[i], -b[i]):
            first, second = old[i] + metric, old[i + half] - metric
            new.append(min(first, second) if choose_least else max(first, second))
            seconds.append(int(second < first if choose_least else first <= second))
    return old, b, new, seconds


@oracle("c62x", "c64x")
def viterbi_butterfly(random: Random) -> Case:
    half = random.randint(2, 12)
    old, b, new, seconds = _acs(random, half, True)
    return call(
        Buffer(halves(old)),
        Buffer(halves(b)),
        Buffer(bytes(4 * half), halves(new)),
        Buffer(bytes(2 * half), octets(seconds)),
        half,
    )


@oracle("c64x")
def viterbi_butterfly_c64x(random: Random) -> Case:
    half = 2 * random.randint(2, 8)
    old, b, new, seconds = _acs(random, half, False)
    decisions = []
    for i in range(0, 2 * half, 4):
        even0, odd0, even1, odd1 = (1 - second for second in seconds[i : i + 4])
        decisions.append(even0 | even1 << 1 | odd0 << 2 | odd1 << 3)
    return call(
        Buffer(halves(old)),
        Buffer(halves(b)),
        Buffer(bytes(4 * half), halves(new)),
        Buffer(bytes(half // 2), octets(decisions)),
        half,
    )
