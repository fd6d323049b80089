"""Measures the routines of the corpus one after another, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path

from corpus.measure import FIRST_SECONDS, LOOP, PASS, RIGHT, STRAIGHT, Part, Run
from corpus.routine import Routine

GOAL = 0.9
"""The wanted share of routines at the bound or proved."""

CRASHED, LATE = "traceback", "no schedule"
_SLACK = 1.1
"""Factor by which a run may exceed its seconds and still count as in time."""

_FOLDER = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Measured:
    """A routine for one ISA level: the first schedule, and the best within the seconds."""

    name: str
    isa: str
    seconds: float
    first: Run
    best: Run

    @cached_property
    def loops(self) -> list[Part]:
        return [part for part in self.best.parts if part.kind in (LOOP, PASS)]

    @cached_property
    def straight(self) -> list[Part]:
        return [part for part in self.best.parts if part.kind == STRAIGHT]

    @property
    def counted(self) -> list[Part]:
        """The parts that decide whether the routine is settled: its loops or, without loops, all its code."""
        return self.loops or self.straight

    @property
    def in_time(self) -> bool:
        return self.best.seconds <= self.seconds * _SLACK

    @property
    def is_settled(self) -> bool:
        """Whether the code is right and each part that counts is at its bound, or proved, in time."""
        right = self.best.outcome == RIGHT and self.first.outcome == RIGHT
        least = bool(self.counted) and all(part.is_settled for part in self.counted)
        return right and self.in_time and least

    def as_dict(self) -> dict[str, object]:
        return {**asdict(self), "settled": self.is_settled}


def measure(
    routines: Sequence[Routine],
    isas: Sequence[str],
    seconds: float,
    workers: int,
    tell: Callable[[Measured], None],
) -> list[Measured]:
    """Measures all routines for those of the ISA levels that they have; calls `tell` for each."""
    measured = []
    for routine in routines:
        for isa in routine.isas:
            if isa not in isas:
                continue
            first = in_process(routine, isa, FIRST_SECONDS, workers)
            best = in_process(routine, isa, seconds, workers)
            measured.append(Measured(routine.name, isa, seconds, first, best))
            tell(measured[-1])
    return measured


def in_process(routine: Routine, isa: str, seconds: float, workers: int) -> Run:
    """One run in a process, which is ended if it exceeds its time by far."""
    command = [sys.executable, "-m", "corpus.worker", routine.name, isa, str(seconds), str(workers)]
    paths = [str(_FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    limit = 2 * seconds + 60
    begun = time.monotonic()
    try:
        found = subprocess.run(
            command, capture_output=True, text=True, timeout=limit, env=environment, check=False
        )
    except subprocess.TimeoutExpired:
        return Run(LATE, limit, cause=f"none within {limit:.0f} s")
    if found.returncode != 0:
        lines = found.stderr.strip().splitlines() or [f"exit status {found.returncode}"]
        return Run(CRASHED, time.monotonic() - begun, cause=lines[-1])
    return Run.from_dict(json.loads(found.stdout))


def share_settled(measured: Sequence[Measured]) -> float:
    """The share of routines at the bound or proved."""
    return sum(one.is_settled for one in measured) / len(measured)
