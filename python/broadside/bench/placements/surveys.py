"""Ranges over placements for many figures at once, by several processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from broadside.bench.kernels import manifest
from broadside.bench.kernels.manifest import IN_C, Manifest
from broadside.bench.measure.cycles import Measurement
from broadside.bench.measure.ranges import Range
from broadside.bench.placements import placement
from broadside.bench.results.results import Result

NONE, SOME, ALL = "none", "some", "all"
LIMITS = {SOME: (64, 12), ALL: (4096, 256)}
"""Placements of a figure at most: in memory with banks, and with caches."""
FEW = 6
"""Figures for which no processes are started."""


@dataclass(frozen=True)
class Task:
    """A figure of a kernel, and how many placements it is to be measured in."""

    root: Path
    figure: Measurement
    seed: int
    limit: int

    @property
    def name(self) -> str:
        """For the line of progress."""
        return f"{self.figure.kernel.symbol} on {self.figure.machine}, placements"


def task(root: Path, result: Result, seed: int, effort: str) -> Task | None:
    """None where placements make no difference, or are not asked for."""
    most = limit(result.measurement.machine, effort)
    in_c, of_keys = result.kernel.method == IN_C, result.direction == "key_schedule"
    return None if most == 0 or in_c or of_keys else Task(root, result.measurement, seed, most)


def limit(machine: str, effort: str) -> int:
    """How many placements are tried at most; 0 where they make no difference."""
    facts = placement.facts(machine)
    if facts is None or effort == NONE:
        return 0
    banked, cached = LIMITS[effort]
    return cached if facts.cached else banked


def with_placements(
    root: Path, results: Sequence[Result], seed: int, effort: str, progress: Callable[[str], None]
) -> list[Result]:
    """The results, each with its range; `progress` is told of each. Raises VerificationError."""
    tasks = {number: task(root, result, seed, effort) for number, result in enumerate(results)}
    wanted = {number: one for number, one in tasks.items() if one is not None}
    found = list(results)
    with _runner(len(wanted)) as run:
        waiting = {number: run(one) for number, one in wanted.items()}
        for number, survey in waiting.items():
            progress(wanted[number].name)
            ranged = replace(found[number].measurement, placements=survey())
            found[number] = replace(found[number], measurement=ranged)
    return found


def range_for(one: Task) -> Range | None:
    """What a process does."""
    kernels = _manifest(one.root)
    return placement.survey(
        kernels, one.figure.kernel, one.figure.machine, one.seed, one.figure, one.limit
    )


@cache
def _manifest(root: Path) -> Manifest:
    return manifest.load(root)


Survey = Callable[[], Range | None]


@contextmanager
def _runner(count: int) -> Iterator[Callable[[Task], Survey]]:
    """Begins tasks; what each gives waits for its range."""
    if count <= FEW:
        yield lambda one: lambda: range_for(one)
        return
    pool = ProcessPoolExecutor(
        os.cpu_count(), multiprocessing.get_context("spawn"), _leave_interrupts_to_the_parent
    )

    def begin(one: Task) -> Survey:
        future: Future[Range | None] = pool.submit(range_for, one)
        return future.result

    try:
        yield begin
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
