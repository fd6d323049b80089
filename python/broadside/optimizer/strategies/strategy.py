"""What all ways of finding a schedule have in common, for loops and straight code alike.

A strategy gets a task and a budget. It knows for which tasks it suits, and from how many cycles on a schedule
can exist in its formulation. The cycles of a schedule are the initiation interval of a loop, or the length of
straight code. `portfolio.py` says which strategies are tried, in which order and with which budget.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from broadside.optimizer.bounds.attempt import Attempt
from broadside.optimizer.record.options import Progress

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)
T_contra = TypeVar("T_contra", contravariant=True)


@dataclass(frozen=True)
class Budget:
    """What one attempt may take: seconds of the solver, moves of an annealing.

    `improve` are the seconds for a shorter span of a loop's schedule. Once `clock` shows `until`, nothing
    more is begun.
    """

    seconds: float
    moves: int = 0
    improve: float = 0.0
    until: float = math.inf
    clock: Callable[[], float] = time.monotonic

    @property
    def left(self) -> float:
        """Seconds of the clock until the end."""
        return math.inf if math.isinf(self.until) else max(0.0, self.until - self.clock())


@dataclass(frozen=True)
class Found(Generic[S_co]):
    """A schedule; `attempts` are the records of how it came about."""

    schedule: S_co
    attempts: tuple[Attempt, ...] = ()


@dataclass(frozen=True)
class Infeasible:
    """The task has no schedule in the formulation of the strategy: that is proved."""

    attempts: tuple[Attempt, ...] = ()


@dataclass(frozen=True)
class NotFound:
    """No schedule was found, which proves nothing. It seems to lack `missing` cycles, if that is known."""

    attempts: tuple[Attempt, ...] = ()
    missing: int = 0


class Strategy(Protocol[T_contra, S_co]):
    """One way of finding a schedule. An object serves one search, and may keep what it prepared for it."""

    @property
    def name(self) -> str:
        """As the documentation lists it."""
        ...

    @property
    def formulation(self) -> str:
        """What a proof of it is a proof of: AS_WRITTEN or WITH_COPIES."""
        ...

    def bound(self, task: T_contra) -> int:
        """Fewer cycles than this are impossible in its formulation."""
        ...

    def suits(self, task: T_contra) -> bool:
        """Whether the task is of the kind and size for which it is worth trying."""
        ...

    def attempt(
        self, task: T_contra, budget: Budget, tell: Progress
    ) -> Found[S_co] | Infeasible | NotFound:
        """Try the cycles that the task asks for. Tells `tell` of each step that takes time."""
        ...
