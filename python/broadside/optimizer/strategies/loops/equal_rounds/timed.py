"""Cycles of operations in a constraint model: one boolean for each cycle that an operation may take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadside.optimizer.bounds.assignment import Linear
from broadside.optimizer.bounds.solver import Limits, cp_model, new_solver, solve_within
from broadside.optimizer.record.options import Options


class Timed:
    """A constraint model with the cycles of operations as booleans."""

    def __init__(self) -> None:
        self.model = cp_model.CpModel()
        self.first: dict[int, int] = {}
        self.at: dict[int, list[Linear]] = {}
        self.until: dict[int, list[cp_model.IntVar]] = {}

    def open(self, number: int, first: int, at: list[Linear]) -> None:
        """Adds an operation: `at` has a boolean for each cycle from `first` on; exactly one is true."""
        self.model.add(sum(at) == 1)
        self.first[number], self.at[number] = first, at
        until: list[cp_model.IntVar] = []
        for there in at:
            until.append(self.model.new_bool_var(""))
            self.model.add(until[-1] == there + (until[-2] if len(until) > 1 else 0))
        self.until[number] = until

    def time(self, number: int) -> Linear:
        """The cycle of the operation."""
        first = self.first[number]
        return sum((first + n) * there for n, there in enumerate(self.at[number]))

    def slots(self, number: int, period: int) -> dict[int, Linear]:
        """By slot of the period (cycle modulo `period`): whether the operation is issued in it."""
        found: dict[int, Linear] = {}
        for place, there in enumerate(self.at[number]):
            slot = (self.first[number] + place) % period
            found[slot] = found[slot] + there if slot in found else there
        return found

    def by(self, number: int, cycle: int) -> Linear:
        """Whether the operation is issued in this cycle or before it."""
        place = cycle - self.first[number]
        until = self.until[number]
        return 0 if place < 0 else 1 if place >= len(until) - 1 else until[place]

    def ends(self, number: int) -> tuple[int, int]:
        """The first and the last cycle in which the operation may be issued."""
        first = self.first[number]
        return first, first + len(self.at[number]) - 1

    def live(
        self, write: tuple[int, int], reads: Sequence[tuple[int, int]]
    ) -> Iterator[tuple[int, Linear]]:
        """Pairs (cycle, whether a register holds the value in it).

        `write` is (operation, delay slots). Each of `reads` is (operation, wait): it reads `wait` cycles
        after its cycle in this iteration.
        """
        writer, delay = write
        first, last = self.ends(writer)
        ends = [self.ends(reader)[1] + wait for reader, wait in reads]
        for cycle in range(first + delay, max([last + delay + 1, *ends])):
            written = self.by(writer, cycle - delay)
            claims = [written - self.by(writer, cycle - delay - 1)]
            claims += [written - self.by(reader, cycle - wait) for reader, wait in reads]
            if any(isinstance(claim, int) and claim > 0 for claim in claims):
                yield cycle, 1
                continue
            open_ = [claim for claim in claims if not isinstance(claim, int)]
            if open_:
                held = self.model.new_bool_var("")
                for claim in open_:
                    self.model.add(held >= claim)
                yield cycle, held

    def require(self, constraint: cp_model.BoundedLinearExpression | bool) -> None:
        """Adds a constraint. If its terms are all constants, Python has already made it a bool."""
        if isinstance(constraint, bool):
            if not constraint:
                self.model.add_bool_or()
        else:
            self.model.add(constraint)

    def solved(self, seconds: float, options: Options) -> cp_model.CpSolver | None:
        """A solver with a solution, or None if there is none within `seconds` or the options' limit."""
        solver = new_solver()
        seconds = min(seconds, options.seconds)
        limits = Limits(seconds, options.workers, options.seed, options.timer())
        status = solve_within(solver, self.model, limits)
        found = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
        return solver if found else None

    def cycle(self, solver: cp_model.CpSolver, number: int) -> int:
        """The cycle of the operation in the solution."""
        first = self.first[number]
        return next(first + n for n, t in enumerate(self.at[number]) if solver.value(t))
