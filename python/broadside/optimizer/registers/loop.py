"""Registers for the values of a pipelined loop: colouring of circular arcs, by first fit or exactly.

A value occupies its register from the cycle in which it is written to its last read, modulo the interval. A
value that enters or leaves the loop must also have its register before the first iteration or after the last:

- An entering value is in its register from the start. Another value in the same register may be written only
  after the last read of the entering value in the first iteration.
- A leaving value stays in its register. Another value in the same register must be written before it in each
  iteration.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from broadside.linear.procedure.conventions import CALLEE_SAVED
from broadside.optimizer.bounds.assignment import Linear
from broadside.optimizer.bounds.solver import cp_model, new_solver
from broadside.optimizer.loops.model import LoopModel, ModuloSchedule
from broadside.optimizer.loops.pipelined import Holder, Life, lives
from broadside.optimizer.registers.first_fit import Wanted, bits
from broadside.optimizer.registers.loop_first_fit import fitted
from broadside.optimizer.registers.straight import join_pair

_LEAST, _EACH = 4.0, 0.1  # solver's work for an assignment; for each value of a large one
_WORK = 0.005  # solver's work, for each value, to use few registers that a callee must save


def holders(schedule: ModuloSchedule) -> list[Holder]:
    """Each value with each side on which it needs a register."""
    return [(value, side) for value, sides in enumerate(schedule.sides) for side in sides]


def conflicts(one: Life, two: Life, interval: int) -> bool:
    """Whether two values cannot share a register."""
    if one.slots(interval) & two.slots(interval):
        return True
    return _blocks(one, two, interval) or _blocks(two, one, interval)


def _blocks(one: Life, two: Life, interval: int) -> bool:
    """Whether `two` would overwrite `one` before the loop's first or after its last iteration."""
    if one.enters and (two.enters or two.written < one.last_read - interval):
        return True
    return one.leaves and (two.leaves or two.last_write > one.last_write)


def colour(
    loop: LoopModel,
    schedule: ModuloSchedule,
    preferred: Mapping[int, str] | None = None,
    work: float | None = None,
    occupied: Iterable[str] = (),
) -> dict[Holder, str] | None:
    """A register for each holder, or `None` if no assignment was found.

    With `work`, the first assignment found is taken: by first fit, else by the solver within `work` (0: first
    fit alone). Work is the solver's own measure, about seconds of a processor, so that a machine's load
    changes no assignment. `preferred`: the registers that values should have if possible. Registers that a
    callee must save are used last. `occupied`: registers that hold other variables before the loop; first fit
    puts no entering value into them if it can.
    """
    interval = schedule.interval
    all_lives = lives(loop, schedule)
    all_holders = holders(schedule)
    if work is not None:
        wanted = _wanted(loop, all_holders, all_lives, interval)
        found = fitted(loop, schedule, wanted, all_lives, preferred or {}, frozenset(occupied))
        if found is not None or not work:
            return found
    model = cp_model.CpModel()
    takes = {
        holder: {r: model.new_bool_var(f"{holder}_{r}") for r in _options(loop, holder)}
        for holder in all_holders
    }
    for variables in takes.values():
        model.add_exactly_one(variables.values())
    for one, two in combinations(all_holders, 2):
        if not conflicts(all_lives[one[0]], all_lives[two[0]], interval):
            continue
        for register in sorted(takes[one].keys() & takes[two].keys()):
            model.add_at_most_one(takes[one][register], takes[two][register])
    _add_cliques(model, takes, all_lives, interval)
    _add_pairs(model, takes, loop.region.pairs, schedule)
    _prefer(model, takes, preferred or {})
    solver = _solved(model, len(all_holders), work)
    if solver is None:
        return None
    return {
        holder: next(r for r, variable in variables.items() if solver.value(variable))
        for holder, variables in takes.items()
    }


def _wanted(
    loop: LoopModel, all_holders: Sequence[Holder], all_lives: Sequence[Life], interval: int
) -> dict[Holder, Wanted]:
    """The input of first fit for each holder. The halves of a pair have odd and even registers."""
    high = {value for value, _ in loop.region.pairs}
    low = {value for _, value in loop.region.pairs}
    found = {}
    for value, side in all_holders:
        life = all_lives[value]
        blocked = bits(
            n
            for n, (other, _) in enumerate(all_holders)
            if other != value
            and (
                _blocks(life, all_lives[other], interval)
                or _blocks(all_lives[other], life, interval)
            )
        )
        registers = [
            register
            for register in _options(loop, (value, side))
            if not (value in high and int(register[1:]) % 2 == 0)
            and not (value in low and int(register[1:]) % 2)
        ]
        found[value, side] = Wanted(registers, bits(life.slots(interval)), blocked)
    return found


def _solved(model: cp_model.CpModel, holders: int, work: float | None) -> cp_model.CpSolver | None:
    """The solver with an assignment, or None: the first within `work`, or without it a good one."""
    most = max(_LEAST, _EACH * holders)
    tries = [(_WORK * holders, False), (most, True)] if work is None else [(work, True)]
    solver = new_solver()
    solver.parameters.num_workers = 1
    for limit, only_first in tries:
        solver.parameters.max_deterministic_time = limit
        solver.parameters.stop_after_first_solution = only_first
        status = solver.solve(model)
        if status != cp_model.UNKNOWN:
            break
    return solver if status in (cp_model.OPTIMAL, cp_model.FEASIBLE) else None


def _options(loop: LoopModel, holder: Holder) -> Iterator[str]:
    value, side = holder
    allowed = loop.region.values[value].registers or loop.region.registers
    untouched = value in loop.untouched
    return (register for register in allowed if untouched or register[0] == side)


def _add_cliques(
    model: cp_model.CpModel,
    takes: dict[Holder, dict[str, cp_model.IntVar]],
    all_lives: list[Life],
    interval: int,
) -> None:
    """At most one of the values live in a slot has each register.

    The pairwise constraints imply this, but the solver is much faster with it.
    """
    for slot in range(interval):
        users: dict[str, list[cp_model.IntVar]] = defaultdict(list)
        for holder, variables in takes.items():
            if slot in all_lives[holder[0]].slots(interval):
                for register, variable in variables.items():
                    users[register].append(variable)
        for found in users.values():
            model.add_at_most_one(found)


def _add_pairs(
    model: cp_model.CpModel,
    takes: dict[Holder, dict[str, cp_model.IntVar]],
    pairs: Sequence[tuple[int, int]],
    schedule: ModuloSchedule,
) -> None:
    """Puts the halves of a pair beside each other, on each side that has both halves."""
    for high, low in pairs:
        for side in schedule.sides[low]:
            if side not in schedule.sides[high]:
                continue  # only one half is read on this side
            halves = {
                (value, register): variable
                for value in (high, low)
                for register, variable in takes[value, side].items()
            }
            join_pair(model, high, low, halves)


def _prefer(
    model: cp_model.CpModel,
    takes: dict[Holder, dict[str, cp_model.IntVar]],
    preferred: Mapping[int, str],
) -> None:
    users: dict[str, list[cp_model.IntVar]] = defaultdict(list)
    for variables in takes.values():
        for register in sorted(variables.keys() & CALLEE_SAVED):
            users[register].append(variables[register])
    costs: list[Linear] = [
        1 - variables[preferred[value]]
        for (value, _), variables in takes.items()
        if preferred.get(value) in variables
    ]
    for register in sorted(users):
        used = model.new_bool_var(f"used_{register}")
        model.add_max_equality(used, users[register])
        costs.append(3 * used)
    model.minimize(sum(costs))
