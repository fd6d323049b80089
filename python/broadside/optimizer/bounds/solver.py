"""The constraint solver for all models. OR-Tools is loaded when the first model is made."""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ortools.sat.python import cp_model
else:

    class _WhenUsed:
        """Loads `cp_model` at its first use, because a run without a search should save that half second."""

        def __getattr__(self, name: str) -> Any:
            found = getattr(load_solver(), name)
            setattr(self, name, found)
            return found

    cp_model = _WhenUsed()

if importlib.util.find_spec("ortools") is None:
    raise ModuleNotFoundError("No module named 'ortools'", name="ortools")

__all__ = ["cp_model", "load_solver", "new_solver"]


def load_solver() -> Any:
    """Loads OR-Tools now, before any alarm is set: an alarm while it loads would leave it half loaded."""
    return importlib.import_module("ortools.sat.python.cp_model")


def new_solver() -> cp_model.CpSolver:
    """A solver that leaves the interrupt (Ctrl-C) to the process, which OR-Tools would otherwise catch."""
    solver = cp_model.CpSolver()
    solver.parameters.catch_sigint_signal = False
    return solver
