"""The constraint solver as all models use it. OR-Tools is loaded when the first model is made."""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ortools.sat.python import cp_model
else:

    class _WhenUsed:
        """Stands for `cp_model`: loading it takes half a second, which a schedule without a search saves."""

        def __getattr__(self, name: str) -> Any:
            found = getattr(load_solver(), name)
            setattr(self, name, found)
            return found

    cp_model = _WhenUsed()

if importlib.util.find_spec("ortools") is None:
    raise ModuleNotFoundError("No module named 'ortools'", name="ortools")

__all__ = ["cp_model", "load_solver", "new_solver"]


def load_solver() -> Any:
    """Load OR-Tools now: an alarm in the middle of it would leave half of it."""
    return importlib.import_module("ortools.sat.python.cp_model")


def new_solver() -> cp_model.CpSolver:
    """A solver that leaves the interrupt (Ctrl-C) to the process: OR-Tools would keep it to itself."""
    solver = cp_model.CpSolver()
    solver.parameters.catch_sigint_signal = False
    return solver
