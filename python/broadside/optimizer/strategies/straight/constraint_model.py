"""Straight code by one constraint model of all its operations, for one length.

The first model has fixed sides for all values, which is quicker. The second leaves the sides open, so it can
prove a length impossible. The proof holds for the copies that were chosen together with the fixed sides.
"""

from __future__ import annotations

from broadside.optimizer.bounds.attempt import FOUND, NO_REGISTERS, PROVED, TIMEOUT, Attempt
from broadside.optimizer.bounds.solver import Limits
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.exact.window import solve_window
from broadside.optimizer.model.placement import Outcome, Placement, Window
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import Schedule, ScheduleError
from broadside.optimizer.record.options import Progress
from broadside.optimizer.strategies.straight.task import (
    Code,
    StraightStrategy,
    StraightTask,
    coloured,
    finish,
    placed_cycles,
)
from broadside.optimizer.strategies.strategy import Budget, Found, Infeasible, NotFound

_REACHES = (3, 8)  # cycles by which operations may move to make registers suffice
_SIDES_CHOSEN, _SIDES_OPEN = 10, 3  # each model may take the seconds divided by this
_REGISTERS, _SHIFTED = 10, 3  # the same for a register assignment and for a model with registers
_LEAST_SECONDS, _LEAST_AT_ONCE = 2.0, 0.4  # seconds for one model, at least; for a first schedule
FIRST = 60  # most free operations for which the model looks for a first schedule


class OneLength(StraightStrategy):
    name = "constraint model of a length"

    def bound(self, task: StraightTask) -> int:
        return lower_bound(task.code.opened)

    def suits(self, task: StraightTask) -> bool:
        code = task.code
        return code.free <= code.options.exact_operations or code.from_start

    def attempt(
        self, task: StraightTask, budget: Budget, tell: Progress
    ) -> Found[Schedule] | Infeasible | NotFound:
        assert task.cycles is not None
        return _Length(task.code, task.cycles, budget.seconds, tell).tried()


class FirstLength(OneLength):
    """The model for a first schedule, if the code follows a loop or lists fail."""

    name = "constraint model of a length, at once"

    def suits(self, task: StraightTask) -> bool:
        return task.code.free <= FIRST


class _Length:
    """The attempt at one length of a region."""

    def __init__(self, code: Code, length: int, seconds: float, tell: Progress) -> None:
        self.code, self.length, self.seconds, self.tell = code, length, seconds, tell
        self.name = code.region.name
        self.decided = code.chosen.problem()
        self.decided.require_modes()

    def tried(self) -> Found[Schedule] | Infeasible | NotFound:
        outcome = Outcome.UNKNOWN
        for problem, parts in ((self.decided, _SIDES_CHOSEN), (self.code.opened, _SIDES_OPEN)):
            window = whole(problem, self.length)
            outcome, placement = solve_window(problem, window, self._limits(parts))
            kind = "sides open" if problem is self.code.opened else "sides chosen"
            self.tell(f"{self.name}: {self.length} cycles, {kind}: {outcome.value}")
            if placement is not None:
                return self._with_registers(problem, placement)
        if outcome is Outcome.INFEASIBLE:
            return Infeasible((self._record(PROVED),))
        return NotFound((self._record(TIMEOUT),))

    def _limits(self, parts: int) -> Limits:
        least = _LEAST_AT_ONCE if self.code.options.first else _LEAST_SECONDS
        return self.code.limits(max(least, self.seconds / parts))

    def _record(self, result: str) -> Attempt:
        return Attempt(self.length, result, 0.0, False)

    def _with_registers(self, problem: Problem, placement: Placement) -> Found[Schedule] | NotFound:
        """The placement with registers. If these do not suffice, operations move by a few cycles."""
        try:
            seconds = self.seconds / _REGISTERS
            if coloured(problem, placement, self.length, seconds, self.code.timer):
                return self._found(problem, placement)
            decided, modes = problem.with_sides_of(placement.modes)
            for reach in _REACHES:
                shifted = self._shifted(decided, Placement(list(placement.cycles), modes), reach)
                if shifted is not None:
                    return self._found(decided, shifted)
        except ScheduleError as error:
            self.tell(str(error))
        return NotFound((self._record(NO_REGISTERS),))

    def _shifted(self, decided: Problem, hint: Placement, reach: int) -> Placement | None:
        """A placement with registers in which no operation moves by more than `reach` cycles, or nothing."""
        cycles = placed_cycles(hint)
        window = whole(decided, self.length)
        window.colour = True
        window.hint = hint
        for op, (low, high) in window.free.items():
            window.free[op] = (max(low, cycles[op] - reach), min(high, cycles[op] + reach))
        outcome, found = solve_window(decided, window, self._limits(_SHIFTED))
        self.tell(f"{self.name}: {self.length} cycles, registers within {reach}: {outcome.value}")
        return found

    def _found(self, problem: Problem, placement: Placement) -> Found[Schedule]:
        bound = lower_bound(self.code.opened)
        schedule = finish(problem, placement, self.length, bound, FOUND)
        return Found(schedule, (self._record(FOUND),))


def whole(problem: Problem, length: int) -> Window:
    """A window of all operations that have a choice: of their cycle, or only of their unit if anchored."""
    count = len(problem.region.operations)
    fixed = [problem.anchored(op, length) for op in range(count)]
    free = {op: (0, length - 1) for op in range(count) if fixed[op] is None}
    for op, cycle in enumerate(fixed):
        if cycle is not None and cycle >= 0 and len(problem.modes[op]) > 1:
            free[op] = (cycle, cycle)
            fixed[op] = None
    return Window(length, Placement(fixed, [0] * count), free)
