"""One search that another process does by itself, here or on another machine, and what it brings back."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from broadside.facts.isa import instruction_table
from broadside.linear.ir import LinearError, Procedure
from broadside.optimizer.bounds.attempt import Attempt
from broadside.optimizer.model.region import ScheduleError
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.procedure.seams import OutOfRegisters
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.search.intervals import NothingAt

CLIMB, ONE_INTERVAL = "climb", "one interval"
"""Strategies: all loops and regions from their bounds on; one loop at one interval, the rest as known."""

_DEPTH = 20_000  # nodes of a procedure lead to each other, which pickle follows by recursion


@dataclass(frozen=True)
class Task:
    """A search for one procedure. `intervals` are those that ONE_INTERVAL tries, by loop.

    `seconds` is about what it takes; what limits it stands in `options`, whose memory holds what is known.
    """

    number: int
    procedure: Procedure
    isa: str
    strategy: str
    seed: int
    seconds: float
    options: Options
    intervals: Mapping[str, int] = field(default_factory=dict)

    def for_search(self) -> Options:
        """The options with what the task itself decides."""
        lowest = {**self.options.loop_intervals, **self.intervals}
        return replace(
            self.options, seed=self.seed, only_intervals=self.intervals, loop_intervals=lowest
        )


@dataclass(frozen=True)
class Found:
    """What a search came to: a schedule, or why there is none; and what it learnt."""

    scheduled: ScheduledProcedure | None
    cause: str
    memory: Memory
    proofs: Mapping[str, Sequence[Attempt]] = field(default_factory=dict)
    """By loop, what came of its intervals where there is no schedule of the procedure."""


@dataclass(frozen=True)
class Answer:
    """What came of a task: the result of `run`, or why there is none."""

    task: Task
    packed: bytes = b""
    error: str = ""


class Workers(Protocol):
    """Processes that run tasks: those of this machine, or those of a cluster."""

    @property
    def size(self) -> int:
        """Tasks that can run at once."""
        ...

    def submit(self, task: Task) -> None: ...

    def answers(self, seconds: float) -> list[Answer]:
        """Those that are there, after waiting for the first of them so long at most."""
        ...

    def cancel(self, task: Task) -> None:
        """No answer comes for the task any more."""
        ...

    def close(self) -> None: ...


def run(task: Task) -> bytes:
    """Search, and pack what was found."""
    memory = task.options.memory
    try:
        found = schedule_procedure(task.procedure, instruction_table(task.isa), task.for_search())
    except NothingAt as failure:
        proofs = {failure.loop: failure.attempts}
        return packed(Found(None, str(failure), memory, proofs))
    except (LinearError, ScheduleError, OutOfRegisters) as failure:
        cause = failure.cause if isinstance(failure, LinearError) else str(failure)
        return packed(Found(None, cause, memory))
    return packed(Found(found, "", memory))


def packed(what: object) -> bytes:
    """As bytes, for another process."""
    with _deep():
        return pickle.dumps(what, pickle.HIGHEST_PROTOCOL)


def unpacked(data: bytes) -> Any:
    """What another process packed."""
    with _deep():
        return pickle.loads(data)


@contextmanager
def _deep() -> Iterator[None]:
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, _DEPTH))
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
