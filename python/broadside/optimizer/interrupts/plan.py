"""Plans the changes so that no interrupt does harm: branches in free slots, and other registers.

One constraint model decides which packets get a branch, and which registers some values take. If a value is
in a register to which a result is on its way, the moments between must be in the shadow of a branch: the five
cycles after it, in which the CPU takes no interrupt. For each path on which an interrupt would wait too long,
the model gets one more condition and is solved again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from broadside.counted import counted
from broadside.facts.isa import InstructionTable
from broadside.linear.procedure.conventions import CALLEE_SAVED, CIRCULAR_REGISTERS
from broadside.optimizer.bounds.solver import cp_model, new_solver
from broadside.optimizer.interrupts.control.paths import SHADOW, Moment, Paths
from broadside.optimizer.interrupts.control.webs import Web, Webs
from broadside.optimizer.interrupts.slots import Slot, slots
from broadside.optimizer.interrupts.wait import Wait, longest_wait

_NEAR = 6
"""At first, only values within this many packets of a moment that no slot covers may change registers."""
_MOST_MOVED = 800
"""If no more values than this are free, a second try may move them all."""
_ROUNDS = 300
_BRANCH, _MOVE = 4, 1
"""Costs of a branch, which makes the code larger, and of a moved value."""


class NoPlan(Exception):
    """No plan was found with which interrupts do no harm and wait no longer than allowed."""


@dataclass(frozen=True)
class Plan:
    """The branches to add, new registers for some webs (`homes`), and the longest wait of an interrupt."""

    webs: Webs
    branches: tuple[Slot, ...]
    homes: tuple[tuple[Web, str], ...]
    wait: Wait


@dataclass(frozen=True)
class Limits:
    """The most cycles that an interrupt may wait, and the most passes of loops by their labels."""

    threshold: int
    trips: Mapping[str, int]
    seconds: float = 60.0


def plan(paths: Paths, table: InstructionTable, limits: Limits) -> Plan:
    """The plan with the fewest changes. Raises NoPlan.

    If no branch fits near some moment, values may change registers: first those nearby, then all.
    """
    webs = Webs(paths)
    places = slots(paths, table)
    try:
        return _Model(webs, table, places, _near_stuck(webs, places)).solve(limits)
    except NoPlan:
        free = [web for web in webs.all if not web.is_fixed]
        if len(free) > _MOST_MOVED:
            raise
        return _Model(webs, table, places, free).solve(limits)


def _sharing(webs: Webs) -> Iterator[tuple[Web, Web, set[Moment]]]:
    """Pairs of webs, with the moments at which no interrupt may come if both are in one register.

    A web may be its own partner, if its value of the pass before is still read.
    """
    holders: dict[tuple[Moment, str], list[Web]] = defaultdict(list)
    for web in webs.all:
        for moment in sorted(web.held):
            holders[moment, web.register[0]].append(web)
    for web in webs.all:
        between: dict[Web, set[Moment]] = defaultdict(set)
        for trail in web.flights:
            for position, moment in enumerate(trail):
                for other in holders[moment, web.register[0]]:
                    between[other].update(trail[: position + 1])
        for other, moments in between.items():
            yield web, other, moments


def _near_stuck(webs: Webs, places: Mapping[int, Slot]) -> list[Web]:
    """Values near moments at which interrupts do harm and that no branch in a slot can cover."""
    paths, near = webs.paths, set[int]()
    for web, other, moments in _sharing(webs):
        for moment in moments if web.register == other.register else ():
            ways = () if moment.shadow else paths.back(moment, SHADOW)
            if any(not any(m.packet in places for m in trail) for trail in ways):
                near.update(range(moment.packet - _NEAR, moment.packet + _NEAR + 1))
    return [web for web in webs.all if not web.is_fixed and not near.isdisjoint(web.packets)]


def _cause(proved: bool, wait: Wait | None, limits: Limits) -> str:
    """Why the model has no solution, in words; `wait`: the longest wait of its last solution, if any."""
    if not proved:
        return f"no branches that keep interrupts from harm were found in {limits.seconds:g} s"
    if wait is None:
        return "no branches in free slots and no other registers keep interrupts from doing harm"
    return (
        "no choice of branches and registers lets every interrupt in within "
        + counted(limits.threshold, "cycle")
        + (
            "; a loop without a known greatest trip count lets none in while it runs"
            if wait.cycles is None
            else f"; one waits for {counted(wait.cycles, 'cycle')}"
        )
    )


class _Model:
    def __init__(
        self, webs: Webs, table: InstructionTable, places: Mapping[int, Slot], movable: list[Web]
    ) -> None:
        self.webs, self.paths, self.table = webs, webs.paths, table
        self.slots, self.movable = places, movable
        self.behind = {m: list(self.paths.back(m, SHADOW)) for m in self.paths.before}
        self.model = cp_model.CpModel()
        self.branch = {n: self.model.new_bool_var(f"branch_{n}") for n in places}
        self.open: dict[Moment, cp_model.IntVar] = {}
        self.harmed: dict[Moment, cp_model.IntVar] = {}
        self.takes = {web: self._homes(web) for web in movable}
        self._add_moments()
        self._add_registers()
        self._add_clashes()
        moved = sum(1 - self.takes[web][web.register] for web in movable)
        self.model.minimize(_BRANCH * sum(self.branch.values()) + _MOVE * moved)

    def _add_moments(self) -> None:
        """Adds the rules for moments: a harmful one has a branch before it on every way, an open one none."""
        for moment in self.paths.before:
            if moment.shadow:
                continue
            harmed = self.harmed[moment] = self.model.new_bool_var("harmed")
            for trail in self.behind[moment]:
                before = [self.branch[m.packet] for m in trail if m.packet in self.branch]
                self.model.add_bool_or([~harmed, *before])
            if self.paths.code.packets[moment.packet].branches:
                continue
            is_open = self.open[moment] = self.model.new_bool_var("open")
            self.model.add_implication(is_open, ~harmed)
            for number in self._near(moment):
                self.model.add_implication(is_open, ~self.branch[number])

    def _near(self, moment: Moment) -> set[int]:
        """The slots whose branches would keep interrupts away from the moment."""
        near = {m.packet for trail in self.behind[moment] for m in trail} | {moment.packet}
        return near & self.branch.keys()

    def _homes(self, web: Web) -> dict[str, cp_model.IntVar]:
        used = {other.register for other in self.webs.all if not other.is_fixed}
        free = {
            f"{web.register[0]}{n}" for n in range(self.table.registers_per_side)
        } - CALLEE_SAVED
        allowed = [r for r in sorted(used | free) if r[0] == web.register[0]]
        if web.is_predicate:
            allowed = [r for r in allowed if r in self.table.predicate_registers]
        if web.is_base:
            linear = web.register not in CIRCULAR_REGISTERS
            allowed = [r for r in allowed if linear and r not in CIRCULAR_REGISTERS]
        names = dict.fromkeys([web.register, *allowed])
        return {name: self.model.new_bool_var(f"{web.register}_{name}") for name in names}

    def _add_registers(self) -> None:
        """Each value has one register; each register holds one value at a moment."""
        here: dict[tuple[Moment, str], list[cp_model.IntVar]] = defaultdict(list)
        taken: set[tuple[Moment, str]] = set()
        for web in self.webs.all:
            homes = self.takes.get(web)
            if homes is None:
                taken.update((moment, web.register) for moment in web.held)
                continue
            self.model.add_exactly_one(homes.values())
            for register, variable in homes.items():
                self.model.add_hint(variable, register == web.register)
                for moment in sorted(web.held):
                    here[moment, register].append(variable)
        for place, variables in here.items():
            if place in taken:
                self.model.add_bool_and([~variable for variable in variables])
        for group in {tuple(v.index for v in group): group for group in here.values()}.values():
            self.model.add_at_most_one(group)

    def _add_clashes(self) -> None:
        for web, other, moments in _sharing(self.webs):
            one, two = self._where(web), self._where(other)
            harmed = [self.harmed[moment] for moment in sorted(moments) if not moment.shadow]
            for register in sorted(one.keys() & two.keys()):
                both = [~home for home in (one[register], two[register]) if home is not None]
                for variable in harmed:
                    self.model.add_bool_or([variable, *both])

    def _where(self, web: Web) -> Mapping[str, cp_model.IntVar | None]:
        return self.takes.get(web) or {web.register: None}

    def solve(self, limits: Limits) -> Plan:
        wait: Wait | None = None
        for _ in range(_ROUNDS):
            solver = new_solver()
            solver.parameters.max_time_in_seconds = limits.seconds
            solver.parameters.num_workers = 1
            status = solver.solve(self.model)
            if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
                raise NoPlan(_cause(status == cp_model.INFEASIBLE, wait, limits))
            wait = longest_wait(self.paths, self._open(solver), limits.trips)
            if not wait.exceeds(limits.threshold):
                return self._read(solver, wait)
            self.model.add_bool_or([self.open[m] for m in wait.moments if m in self.open])
        raise NoPlan(
            f"{_ROUNDS} attempts found no branches and registers "
            f"with which interrupts wait at most {counted(limits.threshold, 'cycle')}"
        )

    def _open(self, solver: cp_model.CpSolver) -> set[Moment]:
        return {
            moment
            for moment in self.open
            if not solver.value(self.harmed[moment])
            and not any(solver.value(self.branch[n]) for n in self._near(moment))
        }

    def _read(self, solver: cp_model.CpSolver, wait: Wait) -> Plan:
        branches = tuple(self.slots[n] for n, v in self.branch.items() if solver.value(v))
        homes = tuple(
            (web, register)
            for web, places in self.takes.items()
            for register, variable in places.items()
            if solver.value(variable) and register != web.register
        )
        return Plan(self.webs, branches, homes, wait)
