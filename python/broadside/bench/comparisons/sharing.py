"""Methods of one cipher with shared caches: cycles after other code, and the cost for that code.

Chung and Elam conjecture that a small table wins if other code competes for the cache.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from broadside._core import Simulator
from broadside.bench.calls import intruder, reference
from broadside.bench.calls.memory import Buffer, allocate
from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure.cycles import KeySchedules, VerificationError
from broadside.bench.results.comparison import COUNT, TEXT, Column, Comparison, Value

MACHINE = "c6416"
SIZES_KB = (2, 4, 8, 10, 12, 14, 16, 32, 64)
BLOCKS = (1, 2, 4, 8, 16, 64)
KINDS = {"data": (1, 0), "code": (0, 1), "data and code": (1, 1)}
"""Whether the other code uses data, and whether it uses code."""
CACHE_BYTES = 16 * 1024
PLACES = tuple(range(0, intruder.CODE_KB, 2))
"""Places in KB in a cache of 16 KB where the other code and its data begin. Figures are means over them."""
TURNS = 3
"""The number of alternations between the other code and the cipher. The last one is measured."""


@dataclass(frozen=True)
class Point:
    """Cycles for a block, and the cycles that its cache misses cost the other code in each turn."""

    cycles: float
    cost: float


class Pair:
    """A kernel on one block, and the other code, on one machine."""

    def __init__(self, manifest: Manifest, kernel: Kernel, seed: int) -> None:
        self._kernel = kernel
        self._random = random.Random(f"{seed} {kernel.symbol} sharing")
        self._simulator = Simulator(MACHINE)
        parts = [part.data for part in program.objects(manifest, kernel)]
        self._simulator.load([*parts, intruder.assembled(kernel.isa)])
        self._key = self._random.randbytes(reference.key_bytes(kernel.cipher, kernel.key_bits))
        schedules = KeySchedules(manifest, MACHINE)
        self._schedule = schedules.prepare(kernel, self._simulator, self._key)
        size = reference.block_bytes(kernel.cipher)
        self._block: Buffer = allocate(self._simulator, size, data=self._random.randbytes(size))
        most = intruder.LARGEST_KB * 1024 + CACHE_BYTES
        self._data = self._simulator.allocate(most, CACHE_BYTES)

    def point(self, data_kb: int, code_kb: int, blocks: int = 1) -> Point:
        """Alternates the other code, of the given size in KB, with one call of the cipher for each block."""
        shared = [self._turns(data_kb, code_kb, blocks, place) for place in PLACES]
        alone = [self._turns(data_kb, code_kb, 0, place) for place in PLACES]
        return Point(
            mean(cipher for cipher, _ in shared) / blocks,
            mean(other for _, other in shared) - mean(other for _, other in alone),
        )

    def cold(self) -> float:
        """Cycles of a block with cold caches."""
        return self._encrypt("cold")

    def _turns(self, data_kb: int, code_kb: int, blocks: int, place: int) -> tuple[int, int]:
        """Cycles of the cipher and of the other code in the last turn."""
        self._simulator.invalidate_caches()
        cipher = other = 0
        for _ in range(TURNS):
            data = self._data + place * 1024
            other = intruder.touch(self._simulator, data, data_kb, code_kb, place)
            cipher = sum(self._encrypt("keep") for _ in range(blocks))
        return cipher, other

    def _encrypt(self, caches: str) -> int:
        kernel, before = self._kernel, self._block.read()
        arguments = [self._block.address, self._schedule.address]
        result = self._simulator.call(kernel.symbol, arguments, caches=caches)
        expected = reference.transform(kernel.cipher, kernel.direction, self._key, before)
        if self._block.read() != expected or not self._block.guards_hold():
            raise VerificationError(f"{kernel.symbol} on {MACHINE}: wrong output")
        return result.cycles


def methods(kernels: Sequence[Kernel]) -> list[Kernel]:
    """For each method, the C64x kernel that encrypts one block of Rijndael with a 128-bit key."""
    wanted = ("rijndael", 128, "encrypt", "single", "c64x")
    return [k for k in kernels if (k.cipher, k.key_bits, k.direction, k.mode, k.isa) == wanted]


def comparisons(manifest: Manifest, kernels: Sequence[Kernel], seed: int) -> list[Comparison]:
    """One table by what the other code uses, and one by blocks in a turn. Empty if there are no kernels."""
    if not kernels:
        return []
    pairs = {kernel.method: Pair(manifest, kernel, seed) for kernel in kernels}
    return [_by_use(pairs), _by_blocks(pairs)]


def _by_use(pairs: dict[str, Pair]) -> Comparison:
    warm = {method: pair.point(0, 0) for method, pair in pairs.items()}
    rows: list[dict[str, Value]] = [
        {"other": "none: warm caches", **{method: point.cycles for method, point in warm.items()}},
        {"other": "cold caches", **{method: pair.cold() for method, pair in pairs.items()}},
    ]
    by_use: dict[str, dict[str, Point]] = {}
    for kind, (data, code) in KINDS.items():
        for size in SIZES_KB:
            points = {m: pair.point(data * size, code * size) for m, pair in pairs.items()}
            by_use[f"After {size} KB of {kind}"] = points
            row: dict[str, Value] = {"other": kind, "kb": size}
            for method, point in points.items():
                row |= {method: point.cycles, _cost(method): point.cost}
            rows.append(row)
    columns = [Column("other", "other code uses", TEXT), Column("kb", "KB of each")]
    for method in pairs:
        columns += [Column(method, method), Column(_cost(method), "costs the other")]
    notes = [
        "In each turn, other code reads that much data and executes that much code, then one block is "
        "encrypted under a key of 128 bits. The figures are means over eight places of the other code in "
        "the caches.",
        "costs the other: cycles that the other code loses in each turn because the cipher took its cache "
        "lines. Compare the sums.",
    ]
    if len(pairs) > 1:
        last = list(by_use)[-1]
        widest = max(by_use, key=lambda use: _lead(by_use[use]))
        verdicts = {"With warm caches": warm, last: by_use[last], widest: by_use[widest]}
        notes.append(" ".join(_verdict(when, points) for when, points in verdicts.items()))
    return Comparison(
        "sharing",
        "Rijndael on the C6416, caches shared: cycles for one block after other code",
        tuple(columns),
        tuple(rows),
        tuple(notes),
    )


def _sums(points: dict[str, Point]) -> list[tuple[float, str]]:
    """Cycles with the other code's loss, and the method. The fewest cycles come first."""
    return sorted((point.cycles + point.cost, method) for method, point in points.items())


def _lead(points: dict[str, Point]) -> float:
    """The fraction by which the second method exceeds the first."""
    sums = _sums(points)
    return sums[1][0] / sums[0][0] - 1


def _verdict(when: str, points: dict[str, Point]) -> str:
    """A sentence: the method with the fewest cycles, losses included, and the lead over the second."""
    (least, first), (next_least, second) = _sums(points)[:2]
    lead = _lead(points)
    return f"{when} `{first}` wins: {least:.0f} cycles, {lead:.0%} ahead of `{second}` ({next_least:.0f})."


def _by_blocks(pairs: dict[str, Pair]) -> Comparison:
    largest = SIZES_KB[-1]
    rows: list[dict[str, Value]] = []
    winners: dict[str, list[int]] = {}
    for blocks in BLOCKS:
        points = {method: pair.point(largest, largest, blocks) for method, pair in pairs.items()}
        each = {method: point.cycles + point.cost / blocks for method, point in points.items()}
        winners.setdefault(min(each, key=lambda method: each[method]), []).append(blocks)
        rows.append({"blocks": blocks, **each})
    notes = [
        "Each block is a call, as in a feedback mode. The cycles include the other code's loss."
    ]
    if len(pairs) > 1:
        notes.append(
            " ".join(
                f"`{method}` takes the fewest cycles at {', '.join(map(str, won))} blocks a turn."
                for method, won in winners.items()
            )
        )
    return Comparison(
        "sharing_blocks",
        f"The same after {largest} KB of data and of code: cycles for each of several blocks a turn",
        (Column("blocks", "blocks", COUNT), *(Column(method, method) for method in pairs)),
        tuple(rows),
        tuple(notes),
    )


def _cost(method: str) -> str:
    return f"{method}: cost"
