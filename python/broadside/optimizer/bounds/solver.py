"""The constraint solver for all models, and what ends its searches: time on the clock, or the work done.

OR-Tools is loaded when the first model is made.
"""

from __future__ import annotations

import importlib
import importlib.util
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ortools.sat.python import cp_model
else:

    class _WhenUsed:
        """Loads `cp_model` at its first use. Loading takes half a second, which some runs need not spend."""

        def __getattr__(self, name: str) -> Any:
            found = getattr(load_solver(), name)
            setattr(self, name, found)
            return found

    cp_model = _WhenUsed()

if importlib.util.find_spec("ortools") is None:
    raise ModuleNotFoundError("No module named 'ortools'", name="ortools")

__all__ = ["Limits", "Meter", "Timer", "cp_model", "load_solver", "new_solver", "solve_within"]


class Timer:
    """The clock of the host. How much a search does until a deadline depends on the host and its load."""

    by_work = False

    def now(self) -> float:
        return time.monotonic()

    def spend(self, work: float) -> None:
        """Notes work that the search has done. The clock needs no note."""


class Meter(Timer):
    """Counts the work of one search. A search limited by its work does the same on any host, however busy.

    A unit is one of the solver's own measure of its work. It takes about a second of a processor: 0.7 for the
    windows of straight code, 1.5 for loops.
    """

    by_work = True

    def __init__(self) -> None:
        self._done = 0.0

    def now(self) -> float:
        return self._done

    def spend(self, work: float) -> None:
        self._done += work


GREATEST_SEED = 2**30
"""The greatest seed that a user may give. The solver takes 31 bits, and searches count on from a seed."""


@dataclass(slots=True)
class Limits:
    """The time, threads and seed of the solver. `timer`: what counts the seconds."""

    seconds: float = 10.0
    workers: int = 2
    seed: int = 1
    timer: Timer = field(default_factory=Timer)


def load_solver() -> Any:
    """Loads OR-Tools now, before any alarm is set: an alarm while it loads would leave it half loaded."""
    return importlib.import_module("ortools.sat.python.cp_model")


def new_solver() -> cp_model.CpSolver:
    """A solver that leaves Ctrl-C to the process; by default OR-Tools catches it."""
    solver = cp_model.CpSolver()
    solver.parameters.catch_sigint_signal = False
    return solver


def solve_within(
    solver: cp_model.CpSolver, model: cp_model.CpModel, limits: Limits
) -> cp_model.CpSolverStatus:
    """Solves the model.

    If the limits count work, one thread follows the solver's strategies in turn, because several threads
    are not reproducible.
    """
    timer, parameters = limits.timer, solver.parameters
    parameters.random_seed = limits.seed
    if timer.by_work:
        parameters.max_deterministic_time = limits.seconds
        parameters.num_workers = 1
        parameters.interleave_search = True
    else:
        parameters.max_time_in_seconds = limits.seconds
        parameters.num_workers = limits.workers
    status = solver.solve(model)
    timer.spend(solver.deterministic_time)
    return status
