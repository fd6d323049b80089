"""The cost of a routine as a line: cycles = intercept + slope x blocks, fitted over many lengths."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure.cycles import Calls

LENGTHS = (1, 2, 3, 4, 5, 8, 12, 16, 24, 32, 33, 40, 64, 96, 128)
MODES = ("ecb", "cbc", "cbc3", "cfb", "ofb", "ctr", "multi")
"""Modes that take a number of blocks (of each channel)."""


@dataclass(frozen=True)
class Cost:
    """The least-squares line through `samples` (blocks, cycles). `worst` is its largest error in cycles."""

    machine: str
    intercept: float
    slope: float
    worst: float
    samples: tuple[tuple[int, int], ...]


def measure(
    manifest: Manifest, kernel: Kernel, machine: str, lengths: Sequence[int] = LENGTHS
) -> Cost:
    """Calls `kernel` once for each length. Raises VerificationError for a wrong output."""
    calls = Calls(manifest, kernel, machine)
    samples = []
    for blocks in lengths:
        source = random.Random(f"{kernel.symbol} {blocks}")
        samples.append((blocks, calls.run(f"of {blocks} blocks", source, blocks).cycles))
    return fit(machine, samples)


def fit(machine: str, samples: Sequence[tuple[int, int]]) -> Cost:
    """The least-squares line through at least two different lengths."""
    count = len(samples)
    mean_x = sum(x for x, _ in samples) / count
    mean_y = sum(y for _, y in samples) / count
    spread = sum((x - mean_x) ** 2 for x, _ in samples)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in samples) / spread
    intercept = mean_y - slope * mean_x
    worst = max(abs(y - intercept - slope * x) for x, y in samples)
    return Cost(machine, intercept, slope, worst, tuple(samples))
