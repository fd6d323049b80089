"""Ranges over placements for many figures at once, computed by several processes."""

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

from broadside.bench.kernels import manifest, program
from broadside.bench.kernels.kernel import IN_C, Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure.cycles import Measurement
from broadside.bench.measure.ranges import Range
from broadside.bench.placements import kernels as of_kernels
from broadside.bench.placements import key_schedules, placement
from broadside.bench.results.results import Result

NONE, SOME, ALL = "none", "some", "all"
LIMITS = {SOME: (64, 12), ALL: (4096, 256)}
"""The most placements of a figure: in memory with banks, and with caches."""
FEW = 6
"""Up to this number of figures, no processes are started."""


@dataclass(frozen=True)
class Task:
    """A figure of a routine, and the number of placements to measure.

    `user`: the figure belongs to the chain of key schedules that prepares this kernel's key argument.
    """

    root: Path
    figure: Measurement
    seed: int
    limit: int
    user: Kernel | None = None

    @property
    def name(self) -> str:
        """The name of the task in the progress line."""
        return f"{self.figure.kernel.symbol} on {self.figure.machine}, placements"


def task(root: Path, result: Result, seed: int, effort: str) -> Task | None:
    """The task for a result. None if placements make no difference or are not wanted."""
    most = limit(result.measurement.machine, effort)
    if most == 0 or result.kernel.method == IN_C:
        return None
    user = result.kernel if result.direction == "key_schedule" else None
    return Task(root, result.measurement, seed, most, user)


def limit(machine: str, effort: str) -> int:
    """The most placements to try. 0 if placements make no difference or are not wanted."""
    facts = placement.facts(machine)
    if facts is None or effort == NONE:
        return 0
    banked, cached = LIMITS[effort]
    return cached if facts.cached else banked


def with_placements(
    root: Path, results: Sequence[Result], seed: int, effort: str, progress: Callable[[str], None]
) -> list[Result]:
    """The results, each with its range. Calls `progress` for each. Raises VerificationError."""
    tasks = [task(root, result, seed, effort) for result in results]
    ranges = _ranges(tasks, progress)
    return [
        replace(result, measurement=replace(result.measurement, placements=found))
        for result, found in zip(results, ranges, strict=True)
    ]


def of_key_schedules(
    root: Path,
    figures: Sequence[Measurement],
    seed: int,
    effort: str,
    progress: Callable[[str], None],
) -> list[Measurement]:
    """Like `with_placements`, for figures of key schedules that take keys of any length."""
    limits = [limit(figure.machine, effort) for figure in figures]
    tasks = [
        Task(root, figure, seed, most) if most else None
        for figure, most in zip(figures, limits, strict=True)
    ]
    ranges = _ranges(tasks, progress)
    return [
        replace(figure, placements=found) for figure, found in zip(figures, ranges, strict=True)
    ]


def _ranges(tasks: Sequence[Task | None], progress: Callable[[str], None]) -> list[Range | None]:
    """The range of each task, or None where there is no task."""
    with _runner(sum(one is not None for one in tasks)) as run:
        waiting = [None if one is None else (one, run(one)) for one in tasks]
        found: list[Range | None] = []
        for begun in waiting:
            if begun is not None:
                progress(begun[0].name)
            found.append(begun and begun[1]())
        return found


def range_for(one: Task) -> Range | None:
    """Runs one task in a process."""
    kernels, figure = _manifest(one.root), one.figure
    if one.user is not None:
        return key_schedules.of_user(kernels, one.user, figure.machine, one.seed, figure, one.limit)
    if figure.kernel.takes_any_key:
        parts = program.objects(kernels, figure.kernel)
        return key_schedules.of_any_key(
            figure.kernel, parts, figure.machine, one.seed, figure, one.limit
        )
    return of_kernels.survey(kernels, figure.kernel, figure.machine, one.seed, figure, one.limit)


@cache
def _manifest(root: Path) -> Manifest:
    return manifest.load(root)


Survey = Callable[[], Range | None]


@contextmanager
def _runner(count: int) -> Iterator[Callable[[Task], Survey]]:
    """Yields a function that begins a task.

    That function returns another one that waits for the task's range.
    """
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
