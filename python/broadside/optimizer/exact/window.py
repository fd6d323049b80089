"""Schedules some operations of a region exactly, while the others keep their cycles (CP-SAT).

A literal says "operation o is issued in cycle t or before". A dependence is then an implication between two
literals. A value is live at the boundary between two cycles if a write has happened and a read has not. The
model does not choose units. Hall's condition (no more operations need a set of units than it has units)
ensures that the operations of each cycle can get units; these are chosen afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator

from broadside.optimizer.bounds.solver import Limits, cp_model, new_solver, solve_within
from broadside.optimizer.exact.windows.literals import Literal
from broadside.optimizer.exact.windows.lives import Lives
from broadside.optimizer.exact.windows.places import Places
from broadside.optimizer.exact.windows.ranges import tighten
from broadside.optimizer.exact.windows.resources import Resources
from broadside.optimizer.model.placement import Outcome, Placement, Window
from broadside.optimizer.model.problem import Problem


def solve_window(
    problem: Problem, window: Window, limits: Limits
) -> tuple[Outcome, Placement | None]:
    """Places the free operations of the window, or says whether this is impossible or time ran out."""
    if not tighten(problem, window):
        return Outcome.INFEASIBLE, None
    return _WindowModel(problem, window).solve(limits)


class _WindowModel:
    def __init__(self, problem: Problem, window: Window) -> None:
        self.problem, self.window = problem, window
        self.places = Places(problem, window)
        resources = Resources(self.places)
        resources.share()
        self.lives = Lives(self.places)
        resources.limit_reads()
        if window.colour:
            self.lives.colour()

    def solve(self, limits: Limits) -> tuple[Outcome, Placement | None]:
        meetings = list(self._meetings())
        if self.window.drain or self.lives.excess or meetings:
            drained = [
                x for (_, t), x in self.places.at.items() if self.places.row(t) in self.window.drain
            ]
            unwanted = (*drained, *self.lives.excess, *meetings)
            self.places.clauses.model.minimize(sum(unwanted))
        self._give_hint()
        solver = new_solver()
        if not self.places.clauses.model.has_objective():
            # Nearly all constraints are clauses: linear relaxation and probing cost more than they gain.
            solver.parameters.linearization_level = 0
            solver.parameters.cp_model_probing_level = 0
            solver.parameters.symmetry_level = 0
        status = solve_within(solver, self.places.clauses.model, limits)
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return Outcome.FOUND, self._read(solver)
        if status == cp_model.INFEASIBLE:
            return Outcome.INFEASIBLE, None
        return Outcome.UNKNOWN, None

    def _meetings(self) -> Iterator[Literal]:
        """For each pair of `apart` and each cycle, a literal that is true if both are issued in it."""
        places = self.places
        for one, two in self.window.apart:
            first = max(places.earliest(one), places.earliest(two))
            last = min(places.latest(one), places.latest(two))
            for t in range(first, last + 1):
                both = (places.issued_at(one, t), places.issued_at(two, t))
                yield places.clauses.implied(*both)

    def _give_hint(self) -> None:
        hint = self.window.hint
        if hint is None:
            return
        for (op, t), literal in self.places.issued.items():
            cycle = hint.cycles[op]
            if cycle is not None:
                self.places.clauses.model.add_hint(literal, cycle <= t)
        for op, chosen in self.places.mode.items():
            for number, choice in enumerate(chosen):
                if not isinstance(choice, bool):
                    self.places.clauses.model.add_hint(choice, hint.modes[op] == number)

    def _read(self, solver: cp_model.CpSolver) -> Placement:
        placement = Placement(list(self.window.fixed.cycles), list(self.window.fixed.modes))
        for op, (low, high) in self.window.free.items():
            placement.cycles[op] = next(
                t for t in range(low, high + 1) if self._true(solver, self.places.at[op, t])
            )
            placement.modes[op] = next(
                k for k, literal in enumerate(self.places.mode[op]) if self._true(solver, literal)
            )
        if self.window.colour:
            placement.registers = [""] * len(self.problem.region.values)
            for (value, register), literal in self.lives.holds.items():
                if self._true(solver, literal):
                    placement.registers[value] = register
        return placement

    @staticmethod
    def _true(solver: cp_model.CpSolver, literal: Literal) -> bool:
        return literal if isinstance(literal, bool) else solver.boolean_value(literal)
