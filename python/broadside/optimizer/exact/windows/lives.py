"""Live ranges of the values of a window, and the registers that they take."""

from __future__ import annotations

from collections import defaultdict

from broadside.optimizer.bounds.solver import cp_model
from broadside.optimizer.exact.windows.literals import Literal, negated, unless
from broadside.optimizer.exact.windows.places import Places
from broadside.optimizer.model.placement import Window
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import SIDES, side_of
from broadside.optimizer.registers.straight import join_pair


class Lives:
    """Limits the live values to the registers of each side.

    A boundary is the moment before a cycle. `live`: for each value of a free operation, a literal for each
    boundary at which it may be live. `excess`: numbers of live values beyond the registers. `holds`: whether
    a value has a register, after `colour`.
    """

    def __init__(self, places: Places) -> None:
        self.places, self.clauses = places, places.clauses
        self.problem, self.window = places.problem, places.window
        self.touched = self._touched_values()
        self.excess: list[cp_model.IntVar] = []
        self.live: dict[int, dict[int, Literal]] = {}
        self.holds: dict[tuple[int, str], Literal] = {}
        self._limit_registers()

    def _touched_values(self) -> list[int]:
        values: dict[int, None] = {}
        for op in self.window.free:
            operation = self.problem.region.operations[op]
            values.update(dict.fromkeys(operation.reads))
            values.update(dict.fromkeys(write.value for write in operation.writes))
            if operation.predicate is not None:
                values[operation.predicate] = None
        return [v for v in values if not self.problem.through[v]]

    def _limit_registers(self) -> None:
        rows: dict[int, list[tuple[int, Literal]]] = defaultdict(list)
        for value in self.touched:
            self.live[value] = self._live(value)
            for t, literal in self.live[value].items():
                rows[self.places.row(t)].append((value, literal))
        touched = set(self.touched)
        for value in range(len(self.problem.region.values)):
            if value in touched or self.problem.through[value]:
                continue
            for t in fixed_boundaries(self.problem, self.window, value):
                if self.places.row(t) in rows:
                    rows[self.places.row(t)].append((value, True))
        for entries in rows.values():
            self._limit_sides(entries)
            self._limit_named(entries)

    def _live(self, value: int) -> dict[int, Literal]:
        """For each boundary at which the value may be live, a literal that is true if it is live."""
        live: dict[int, Literal] = {}
        for t in self._span(value):
            clauses = self._live_clauses(value, t)
            if not clauses:
                continue
            if any(not clause for clause in clauses):
                live[t] = True
                continue
            literal = self.clauses.model.new_bool_var(f"v{value}_{t}")
            for clause in clauses:
                self.clauses.model.add_bool_or([*clause, literal])
            live[t] = literal
        return live

    def _span(self, value: int) -> range:
        life, entry = self.problem.lifetimes[value], self.problem.region.values[value]
        starts = [self.places.earliest(op) + delay + 1 for op, delay in life.writes]
        if entry.held_from is not None:
            starts.append(entry.held_from)
        ends = [self.places.latest(op) + delay + 1 for op, delay in life.writes]
        ends += [
            self.places.latest(op) + distance * self.places.period for op, distance in life.reads
        ]
        if entry.ready:
            ends.append(entry.ready)
        if entry.due is not None:
            ends.append(self.window.length + max(entry.due, 0))
        return range(min(starts, default=0), max(ends, default=-1) + 1)

    def _live_clauses(self, value: int, t: int) -> list[list[cp_model.IntVar]]:
        """Lists of literals; the value is live at boundary t if no literal of one list is true."""
        life, entry = self.problem.lifetimes[value], self.problem.region.values[value]
        landed: list[Literal] = [
            self.places.issued_by(op, t - 1 - delay) for op, delay in life.writes
        ]
        if entry.held_from is not None:
            landed.append(t >= entry.held_from)
        pending: list[Literal] = [
            self.places.issued_by(op, t - 1 - distance * self.places.period)
            for op, distance in life.reads
        ]
        if entry.due is not None:
            pending.append(t > self.window.length + max(entry.due, 0))
        if entry.ready:
            pending.append(t > entry.ready)
        if len(landed) > 1 or not pending:  # the value lives at least until its last write
            pending += [self.places.issued_by(op, t - 2 - delay) for op, delay in life.writes]
        clauses = []
        for write in landed:
            for read in pending:
                if write is not False and read is not True:
                    clauses.append(unless(write, read))
        return clauses

    def _limit_sides(self, entries: list[tuple[int, Literal]]) -> None:
        usable = set(self.problem.region.registers)
        for number, side in enumerate(SIDES):
            here: list[Literal] = []
            for value, literal in entries:
                registers = self.problem.region.values[value].registers
                if registers and not usable.intersection(registers):
                    continue
                here.append(self.clauses.both(literal, self._is_on(value, side)))
            self._limit(self.problem.register_classes[0][number], here)

    def _limit_named(self, entries: list[tuple[int, Literal]]) -> None:
        """Limits the live values that only some registers may hold, over both sides and on each side."""
        named = [frozenset(value.registers) for value in self.problem.region.values]
        for registers in dict.fromkeys(named[v] for v, _ in entries if named[v]):
            here = [(v, x) for v, x in entries if named[v] and named[v] <= registers]
            self._limit(len(registers) - self._held_through(registers), [x for _, x in here])
            for side in SIDES:
                on_side = frozenset(r for r in registers if side_of(r) == side)
                if on_side and on_side != registers:
                    there = [self.clauses.both(x, self._is_on(v, side)) for v, x in here]
                    self._limit(len(on_side) - self._held_through(on_side), there)

    def _held_through(self, registers: frozenset[str]) -> int:
        """Number of the registers that values living through the region hold."""
        return sum(
            through and bool(value.registers) and registers.issuperset(value.registers)
            for value, through in zip(self.problem.region.values, self.problem.through, strict=True)
        )

    def _is_on(self, value: int, side: str) -> Literal:
        on_b = self.places.on_b(value)
        return on_b if side == "B" else negated(on_b)

    def _limit(self, room: int, live: list[Literal]) -> None:
        if not self.window.excess:
            self.clauses.at_most(room, live)
            return
        open_ = [x for x in live if not isinstance(x, bool)]
        certain = sum(1 for x in live if x is True)
        if open_ and len(open_) + certain > room:
            over = self.clauses.model.new_int_var(0, max(self.window.excess, certain - room), "")
            self.clauses.model.add(sum(open_) + certain <= room + over)
            self.excess.append(over)

    def colour(self) -> None:
        """Assigns one register to each value; no two values live at once share one."""
        taken: dict[tuple[str, int], list[Literal]] = defaultdict(list)
        for value in range(len(self.problem.region.values)):
            live = self._lives(value)
            candidates = candidate_registers(self.problem, value)
            if not live or not candidates:
                continue
            for register in candidates:
                alone = len(candidates) == 1
                holds: Literal = alone or self.clauses.model.new_bool_var(f"h{value}_{register}")
                self.holds[value, register] = holds
                for t, literal in live.items():
                    taken[register, self.places.row(t)].append(self.clauses.implied(literal, holds))
            if len(candidates) > 1:
                self.clauses.model.add_exactly_one(self.holds[value, r] for r in candidates)
        for entries in taken.values():
            self.clauses.at_most(1, entries)
        for high, low in self.problem.region.pairs:
            join_pair(self.clauses.model, high, low, self.holds)

    def _lives(self, value: int) -> dict[int, Literal]:
        """Boundaries at which the value is or may be live, with literals."""
        if self.problem.through[value]:
            return dict.fromkeys(range(self.window.length + (not self.places.period)), True)
        if value in self.live:
            return self.live[value]
        return dict.fromkeys(fixed_boundaries(self.problem, self.window, value), True)


def candidate_registers(problem: Problem, value: int) -> list[str]:
    """The registers that may hold a value, as far as its side is known."""
    side = problem.sides[value]
    registers = problem.region.values[value].registers or problem.region.registers
    return [r for r in registers if side is None or side_of(r) == side]


def fixed_boundaries(problem: Problem, window: Window, value: int) -> range:
    """Boundaries at which a value is live; all its operations must have a cycle."""
    life, entry = problem.lifetimes[value], problem.region.values[value]
    cycles, period = window.fixed.cycles, window.length if window.periodic else 0
    starts = [_known(cycles[op]) + delay + 1 for op, delay in life.writes]
    ends = [_known(cycles[op]) + distance * period for op, distance in life.reads]
    if entry.held_from is not None:
        starts.append(entry.held_from)
    if entry.ready:
        ends.append(entry.ready)
    if entry.due is not None:
        ends.append(window.length + max(entry.due, 0))
    if not starts:
        return range(0)
    if life.writes:
        ends.append(max(starts))
    return range(min(starts), max(ends, default=min(starts) - 1) + 1)


def _known(cycle: int | None) -> int:
    assert cycle is not None
    return cycle
