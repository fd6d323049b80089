"""Machine registers for the values of a scheduled region.

First fit places the values in the order in which their live ranges begin; of those that begin together, the
values with the fewest possible registers come first. If first fit fails, because some values may take few
registers or because live ranges wrap around a loop, a constraint model decides. It knows only live ranges.
For a pipelined loop, `loop.py` also knows which values enter or leave, and which registers are preferred.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from broadside.optimizer.bounds.solver import Limits, cp_model, new_solver, solve_within
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import ScheduleError, side_of
from broadside.optimizer.registers.first_fit import Unplaced, Wanted, bits, first_fit, shifted


def live_rows(
    problem: Problem, cycles: Sequence[int], length: int, periodic: bool
) -> list[frozenset[int]]:
    """For each value, the boundaries between cycles at which it is live (in a loop, modulo the interval)."""
    return [
        frozenset(
            t % length if periodic else t for t in _span(problem, cycles, length, periodic, v)
        )
        for v in range(len(problem.region.values))
    ]


def _span(
    problem: Problem, cycles: Sequence[int], length: int, periodic: bool, value: int
) -> range:
    life, entry = problem.lifetimes[value], problem.region.values[value]
    if problem.through[value]:
        return range(length + 1)
    period = length if periodic else 0
    starts = [cycles[op] + delay + 1 for op, delay in life.writes]
    ends = [cycles[op] + distance * period for op, distance in life.reads]
    if entry.held_from is not None:
        starts.append(entry.held_from)
    if entry.ready:
        ends.append(entry.ready)
    if entry.due is not None:
        ends.append(length + max(entry.due, 0))
    if not starts:
        return range(0)
    if life.writes:
        ends.append(max(starts))
    span = range(min(starts), max(ends, default=min(starts) - 1) + 1)
    if periodic and len(span) > length:
        name = problem.region.values[value].name
        raise ScheduleError(f"{name} lives {len(span)} cycles in a loop of {length}")
    return span


def allocate(
    problem: Problem,
    cycles: Sequence[int],
    sides: Sequence[str | None],
    length: int,
    *,
    periodic: bool = False,
    limits: Limits | None = None,
) -> list[str] | None:
    """A register for each value that is ever live ("" for others); `None` if no assignment was found.

    `limits`: those of the constraint model; without them it has 20 seconds.

    Raises ScheduleError if a value outlives a loop's interval (`periodic`).
    """
    rows = live_rows(problem, cycles, length, periodic)
    candidates = [_candidates(problem, v, sides[v]) if rows[v] else [] for v in range(len(rows))]
    pairs = [(high, low) for high, low in problem.region.pairs if rows[high] or rows[low]]
    for high, low in pairs:
        candidates[high] = [r for r in candidates[high] if int(r[1:]) % 2]
        candidates[low] = [r for r in candidates[low] if int(r[1:]) % 2 == 0]
    return _first_fit(rows, candidates, pairs) or exactly(
        rows, candidates, pairs, limits or Limits(20.0)
    )


def _candidates(problem: Problem, value: int, side: str | None) -> list[str]:
    registers = problem.region.values[value].registers or problem.region.registers
    return [r for r in registers if side is None or side_of(r) == side]


def _first_fit(
    rows: Sequence[frozenset[int]],
    candidates: Sequence[Sequence[str]],
    pairs: Sequence[tuple[int, int]],
) -> list[str] | None:
    wanted = [Wanted(found, bits(row)) for found, row in zip(candidates, rows, strict=True)]
    alive = [v for v in range(len(rows)) if rows[v]]
    fixed = [v for v in alive if len(candidates[v]) == 1]
    rest = [v for v in alive if len(candidates[v]) != 1]
    rest.sort(key=lambda v: (min(rows[v]), len(candidates[v]), -len(rows[v])))
    try:
        return first_fit(
            wanted, (*fixed, *rest), pairs, lambda v, _, taken: (_waste(taken.rows, min(rows[v])),)
        )
    except Unplaced:
        return None


def _waste(taken: int, start: int) -> int:
    """Free boundaries in the register before this live range; the best register leaves few."""
    return start - ((taken & ((1 << start) - 1)).bit_length() - 1)


def exactly(
    rows: Sequence[frozenset[int]],
    candidates: Sequence[Sequence[str]],
    pairs: Sequence[tuple[int, int]],
    limits: Limits,
) -> list[str] | None:
    """One of its `candidates` for each value, so that two values with a common row have different registers.

    "" for a value without rows; `None` if no choice was found. `pairs`: (high, low) values whose registers
    must be beside each other.
    """
    model = cp_model.CpModel()
    literals: dict[tuple[int, str], cp_model.IntVar] = {}
    here: dict[tuple[int, str], list[cp_model.IntVar]] = defaultdict(list)
    for value, registers in enumerate(candidates):
        if not rows[value]:
            continue
        for register in registers:
            literals[value, register] = model.new_bool_var(f"{value}_{register}")
            for row in rows[value]:
                here[row, register].append(literals[value, register])
        model.add_exactly_one(literals[value, r] for r in registers)
    for clique in {tuple(x.index for x in group): group for group in here.values()}.values():
        model.add_at_most_one(clique)
    for high, low in pairs:
        join_pair(model, high, low, literals)
    solver = new_solver()
    if solve_within(solver, model, limits) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return None
    chosen = [""] * len(rows)
    for (value, register), literal in literals.items():
        if solver.boolean_value(literal):
            chosen[value] = register
    return chosen


def join_pair(
    model: cp_model.CpModel,
    high: int,
    low: int,
    holds: Mapping[tuple[int, str], cp_model.IntVar | bool],
) -> None:
    """Puts values `high` and `low` into an odd register and the even register below it."""
    for (value, register), literal in holds.items():
        if value != low:
            continue
        above = shifted(register, 1)
        partner = False if int(register[1:]) % 2 else holds.get((high, above), False)
        if partner is not True:
            model.add_implication(literal, partner)
