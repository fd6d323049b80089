"""The constraint solver as all models use it."""

from __future__ import annotations

from ortools.sat.python import cp_model


def new_solver() -> cp_model.CpSolver:
    """A solver that leaves the interrupt (Ctrl-C) to the process: OR-Tools would keep it to itself."""
    solver = cp_model.CpSolver()
    solver.parameters.catch_sigint_signal = False
    return solver
