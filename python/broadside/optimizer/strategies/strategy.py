"""The interface of all strategies, for loops and straight code alike.

A strategy gets a task and a budget. It knows which tasks it suits, and a lower bound on the cycles of a
schedule in its formulation. The cycles of a schedule are the initiation interval of a loop or the length of
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

S_co = TypeVar("S_co", covariant=True)
T_contra = TypeVar("T_contra", contravariant=True)


@dataclass(frozen=True)
class Budget:
    """What one attempt may take: seconds of the solver, moves of an annealing.

    `improve`: seconds for shortening the span of a loop's schedule (first to last cycle of an iteration).
    `until`: the time, by `clock`, after which nothing more is begun.
    """

    seconds: float
    moves: int = 0
    improve: float = 0.0
    until: float = math.inf
    clock: Callable[[], float] = time.monotonic

    @property
    def left(self) -> float:
        """Seconds of the clock until `until`."""
        return math.inf if math.isinf(self.until) else max(0.0, self.until - self.clock())


@dataclass(frozen=True)
class Found(Generic[S_co]):
    """A schedule, and the records of the attempts that led to it."""

    schedule: S_co
    attempts: tuple[Attempt, ...] = ()


@dataclass(frozen=True)
class Infeasible:
    """It is proved that the task has no schedule in the formulation of the strategy."""

    attempts: tuple[Attempt, ...] = ()


@dataclass(frozen=True)
class NotFound:
    """No schedule was found, which proves nothing.

    `missing`: cycles by which the number tried seems to be too small; 0 if not known.
    """

    attempts: tuple[Attempt, ...] = ()
    missing: int = 0


class Strategy(Protocol[T_contra, S_co]):
    """One way of finding a schedule. An object serves one search and may keep data between its attempts."""

    @property
    def name(self) -> str:
        """The name in the documentation's table of strategies."""
        ...

    @property
    def formulation(self) -> str:
        """The formulation for which its proofs hold: AS_WRITTEN or WITH_COPIES."""
        ...

    def bound(self, task: T_contra) -> int:
        """Lower bound on the cycles of a schedule in its formulation."""
        ...

    def suits(self, task: T_contra) -> bool:
        """Whether the task has a kind and size for which the strategy is worth trying."""
        ...

    def attempt(
        self, task: T_contra, budget: Budget, tell: Progress
    ) -> Found[S_co] | Infeasible | NotFound:
        """Tries the number of cycles that the task asks for. Reports each longer step through `tell`."""
        ...
