"""One search for another process, on this machine or another, and its result."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from broadside.facts.isa import instruction_table
from broadside.linear.ir import Procedure
from broadside.optimizer.bounds.attempt import Attempt
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.search.intervals import NothingAt
from broadside.optimizer.tasks.first import NOT_FOUND, cause_of

CLIMB, ONE_INTERVAL = "climb", "one interval"
"""Strategies: all loops and regions from their bounds on; one loop at one interval, the rest as known."""

_DEPTH = 20_000  # recursion limit, because pickle follows the nodes of a procedure by recursion


@dataclass(frozen=True)
class Task:
    """A search for one procedure.

    `intervals`: by loop, the interval that ONE_INTERVAL tries. `seconds`: approximate time of the search; the
    limits are in `options`, whose memory holds the schedules and proofs known.
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
        """The options, with seed and intervals of the task."""
        lowest = {**self.options.loop_intervals, **self.intervals}
        return replace(
            self.options, seed=self.seed, only_intervals=self.intervals, loop_intervals=lowest
        )


@dataclass(frozen=True)
class Found:
    """The result of a search: a schedule, or why there is none (`cause`), and what the search learnt."""

    scheduled: ScheduledProcedure | None
    cause: str
    memory: Memory
    proofs: Mapping[str, Sequence[Attempt]] = field(default_factory=dict)
    """By loop, the attempts at its intervals, if the procedure has no schedule."""


@dataclass(frozen=True)
class Answer:
    """The answer to a task: the result of `run`, or why there is none."""

    task: Task
    packed: bytes = b""
    error: str = ""


class Workers(Protocol):
    """Processes that run tasks: those of this machine, or those of a cluster."""

    @property
    def size(self) -> int:
        """Number of tasks that can run at once."""
        ...

    def submit(self, task: Task) -> None: ...

    def answers(self, seconds: float) -> list[Answer]:
        """The answers that have arrived; waits for the first one for at most `seconds`."""
        ...

    def cancel(self, task: Task) -> None:
        """Cancels a task; no answer comes for it."""
        ...

    def close(self) -> None: ...


def run(task: Task) -> bytes:
    """Searches, and packs the result (`Found`)."""
    memory = task.options.memory
    try:
        found = schedule_procedure(task.procedure, instruction_table(task.isa), task.for_search())
    except NothingAt as failure:
        proofs = {failure.loop: failure.attempts}
        return packed(Found(None, str(failure), memory, proofs))
    except NOT_FOUND as failure:
        return packed(Found(None, cause_of(failure), memory))
    return packed(Found(found, "", memory))


def packed(what: object) -> bytes:
    """The object as bytes, for another process."""
    with _deep():
        return pickle.dumps(what, pickle.HIGHEST_PROTOCOL)


def unpacked(data: bytes) -> Any:
    """The object that another process packed."""
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
