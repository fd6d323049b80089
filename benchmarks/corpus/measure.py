"""Measures the optimizer on one routine: its code against the oracle, its intervals against the bounds."""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace

from broadside import _core
from broadside.linear.ir import LinearError
from broadside.optimizer.optimize import Result, optimize_in_time
from broadside.optimizer.record.options import Options
from broadside.optimizer.tasks.improve import Progress
from broadside.optimizer.tasks.local import LocalWorkers
from corpus.routine import Routine
from corpus.running import WrongResult, check_interpreted, check_simulated

RIGHT, REFUSED, WRONG = "right", "refused", "wrong"
CASES = 4
"""Number of calls with random data that check a routine."""

LOOP, PASS, STRAIGHT = "loop", "pass", "straight"
"""A pipelined loop; one whose passes do not overlap, as straight code; the code around them."""

FIRST_SECONDS = 0.0
"""The time of a run that ends with the first schedule: as `--time 0`."""


@dataclass(frozen=True)
class Part:
    """A loop or a stretch of straight code: its cycles, the bound, and whether fewer cycles are ruled out.

    Code that was scheduled without a search has no bound.
    """

    name: str
    kind: str
    cycles: int
    bound: int | None
    proved: bool

    @property
    def is_settled(self) -> bool:
        return self.proved or self.cycles == self.bound


@dataclass(frozen=True)
class Run:
    """One run of the optimizer. `cycles` are those of the checked calls together, on flat memory.

    `seconds` are of the clock; on a busy machine, `processor_seconds` of all its processes say how long the
    run worked. The best schedule was there after `best_seconds` of the clock.
    """

    outcome: str
    seconds: float
    processor_seconds: float = 0.0
    best_seconds: float = 0.0
    cause: str = ""
    cycles: int = 0
    parts: tuple[Part, ...] = ()

    def as_dict(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_dict(cls, entry: dict[str, object]) -> Run:
        parts = tuple(Part(**part) for part in entry["parts"])  # type: ignore[attr-defined]
        return cls(**{**entry, "parts": parts})  # type: ignore[arg-type]


def run(routine: Routine, isa: str, seconds: float, workers: int) -> Run:
    """Schedules a routine as `broadside optimize --time` does, without schedules of earlier runs.

    Then checks source and schedule on the same calls. The caller handles tracebacks.
    """
    begun, worked = time.monotonic(), _processor_seconds()
    progress = Progress(begun + seconds if seconds else None)

    def ended(outcome: str, cause: str = "") -> Run:
        best = 0.0 if progress.changed is None else progress.changed - begun
        spent = _processor_seconds() - worked
        return Run(outcome, time.monotonic() - begun, spent, best, cause)

    try:
        result = optimize_in_time(
            routine.text,
            str(routine.path),
            isa,
            Options(),
            begun + seconds,
            lambda: LocalWorkers(workers),
            progress,
        )
    except LinearError as error:
        return ended(REFUSED, str(error))
    spent = ended(RIGHT)
    try:
        check_interpreted(routine, isa, CASES)
        cycles = check_simulated(routine, isa, result.assembly, CASES)
    except (WrongResult, _core.SimulationError) as error:
        return replace(spent, outcome=WRONG, cause=str(error))
    return replace(spent, cycles=cycles, parts=tuple(parts_of(result)))


def _processor_seconds() -> float:
    """Of this process and of those that it started and that have ended."""
    usages = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def parts_of(result: Result) -> Iterator[Part]:
    """All loops of a result, then its straight code."""
    for loop in result.loops:
        yield _loop(loop)
    for procedure in result.procedures:
        for item in procedure.nodes:
            if item.pipelined is not None or not item.length:
                continue
            region = item.region
            kind = PASS if item.node in procedure.unpipelined else STRAIGHT
            bound, proved = (region.lower_bound, region.optimal) if region else (None, False)
            yield Part(item.node.name, kind, item.length, bound, proved)


def _loop(record: dict[str, object]) -> Part:
    """A pipelined loop from its record."""
    numbers = [record[key] for key in ("ii", "res_mii", "rec_mii")]
    interval, resource_bound, recurrence = (int(str(number)) for number in numbers)
    bound = max(resource_bound, recurrence)
    return Part(str(record["name"]), LOOP, interval, bound, record["optimal"] is True)
