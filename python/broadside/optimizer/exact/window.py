"""Exact scheduling of some operations of a region, the others standing fixed (CP-SAT).

Decision literals say "operation o is issued in cycle t or before": dependences are then
implications between two literals, and a value is live at a boundary when a write is past and a read
is not. Which unit an operation takes is left open: Hall's condition on the sets of units keeps each
cycle's operations assignable, and the units are filled in afterwards.
"""

from __future__ import annotations

from collections import defaultdict

from ortools.sat.python import cp_model

from broadside.optimizer.bounds.solver import new_solver
from broadside.optimizer.model.placement import Outcome, Placement, Window
from broadside.optimizer.model.problem import Mode, Problem, hall_sets
from broadside.optimizer.model.region import (
    CROSS_PATHS,
    READS_PER_REGISTER,
    SIDES,
    Anchor,
    cross_waits,
    side_of,
)
from broadside.optimizer.registers.straight import join_pair

Literal = cp_model.IntVar | bool


def solve_window(problem: Problem, window: Window) -> tuple[Outcome, Placement | None]:
    """Place the free operations, or say why not."""
    if not _tighten(problem, window):
        return Outcome.INFEASIBLE, None
    return _WindowModel(problem, window).solve()


def _tighten(problem: Problem, window: Window) -> bool:
    """Shrink the ranges of the free operations by the dependences; False if one is empty."""
    free, period = window.free, window.length if window.periodic else 0
    if not period:
        _meet_surroundings(problem, window)
    changed = True
    while changed:
        changed = False
        for op, (low, high) in free.items():
            new_low, new_high = low, high
            for source, latency, distance in problem.predecessors[op]:
                if distance and not period:
                    continue
                start = free[source][0] if source in free else window.fixed.cycles[source]
                if start is not None and source != op:
                    new_low = max(new_low, start + latency - distance * period)
            for target, latency, distance in problem.successors[op]:
                if distance and not period:
                    continue
                end = free[target][1] if target in free else window.fixed.cycles[target]
                if end is not None and target != op:
                    new_high = min(new_high, end - latency + distance * period)
            if new_low > new_high:
                return False
            if (new_low, new_high) != (low, high):
                free[op] = (new_low, new_high)
                changed = True
    return True


def _meet_surroundings(problem: Problem, window: Window) -> None:
    """Read what enters only when it is ready; have what leaves there when it is due."""
    values = problem.region.values
    for op, (low, high) in window.free.items():
        operation = problem.region.operations[op]
        for value in (*operation.reads, operation.predicate):
            if value is not None:
                low = max(low, values[value].ready or 0)
        for write in operation.writes:
            due = values[write.value].due
            if due is not None:
                high = min(high, window.length + due - write.delay - 1)
        window.free[op] = (low, high)


class _WindowModel:
    def __init__(self, problem: Problem, window: Window) -> None:
        self.problem = problem
        self.window = window
        self.period = window.length if window.periodic else 0
        self.model = cp_model.CpModel()
        self.issued: dict[tuple[int, int], cp_model.IntVar] = {}
        self.at: dict[tuple[int, int], Literal] = {}
        self.mode: dict[int, list[Literal]] = {}
        self.on_b: dict[int, cp_model.IntVar] = {}
        self.touched = self._touched_values()
        self.excess: list[cp_model.IntVar] = []
        self._place()
        self._choose_modes()
        self._order()
        self._wait_for_other_side()
        self._share_resources()
        self.live: dict[int, dict[int, Literal]] = {}
        self.holds: dict[tuple[int, str], Literal] = {}
        self._limit_registers()
        self._limit_reads()
        if window.colour:
            self._colour()

    def _touched_values(self) -> list[int]:
        values: dict[int, None] = {}
        for op in self.window.free:
            operation = self.problem.region.operations[op]
            values.update(dict.fromkeys(operation.reads))
            values.update(dict.fromkeys(write.value for write in operation.writes))
            if operation.predicate is not None:
                values[operation.predicate] = None
        return [v for v in values if not self.problem.through[v]]

    def _place(self) -> None:
        for op, (low, high) in self.window.free.items():
            for t in range(low, high):
                self.issued[op, t] = self.model.new_bool_var(f"c{op}_{t}")
            for t in range(low, high - 1):
                self.model.add_implication(self.issued[op, t], self.issued[op, t + 1])
            for t in range(low, high + 1):
                self.at[op, t] = self._exactly_at(op, t, low, high)

    def _exactly_at(self, op: int, t: int, low: int, high: int) -> Literal:
        if low == high:
            return True
        if t == low:
            return self.issued[op, t]
        if t == high:
            return self.issued[op, t - 1].negated()  # type: ignore[return-value]
        literal = self.model.new_bool_var(f"x{op}_{t}")
        self.model.add(literal == self.issued[op, t] - self.issued[op, t - 1])
        return literal

    def issued_by(self, op: int, t: int) -> Literal:
        """Whether the operation is issued in cycle t or before."""
        if op not in self.window.free:
            cycle = self.window.fixed.cycles[op]
            assert cycle is not None
            return cycle <= t
        low, high = self.window.free[op]
        if t < low:
            return False
        return True if t >= high else self.issued[op, t]

    def _modes_of(self, op: int) -> list[Mode]:
        modes = self.problem.modes[op]
        return modes if op in self.window.free else [modes[self.window.fixed.modes[op]]]

    def _choose_modes(self) -> None:
        region = self.problem.region
        for op in self.window.free:
            modes = self.problem.modes[op]
            if len(modes) == 1:
                self.mode[op] = [True]
                continue
            literals = [self.model.new_bool_var(f"m{op}_{k}") for k in range(len(modes))]
            self.model.add_exactly_one(literals)
            self.mode[op] = list(literals)
            for literal, mode in zip(literals, modes, strict=True):
                operation = region.operations[op]
                written = [write.value for write in operation.writes]
                for value, side in (
                    *zip(operation.reads, mode.reads, strict=True),
                    *zip(written, mode.writes, strict=True),
                ):
                    on_b = self._on_b(value)
                    if isinstance(on_b, bool):
                        if on_b != (side == "B"):
                            self.model.add_bool_and([literal.negated()])
                    else:
                        self.model.add_implication(literal, on_b if side == "B" else on_b.negated())

    def _on_b(self, value: int) -> Literal:
        side = self.problem.sides[value]
        if side is not None:
            return side == "B"
        if value not in self.on_b:
            self.on_b[value] = self.model.new_bool_var(f"b{value}")
        return self.on_b[value]

    def _order(self) -> None:
        for source in self.window.free:
            for target, latency, distance in self.problem.successors[source]:
                if target not in self.window.free or (distance and not self.period):
                    continue
                gap = latency - distance * self.period
                low, high = self.window.free[target]
                for t in range(low, high + 1):
                    self._imply(self.issued_by(target, t), self.issued_by(source, t - gap))

    def _wait_for_other_side(self) -> None:
        """No cross path reads at once what stalls the CPU then, unless a ramp has it so."""
        region = self.problem.region
        distances = region.distances
        for writer, reader, value, delay in cross_waits(region):
            if all(region.operations[op].anchor is not None for op in (writer, reader)):
                continue
            if writer not in self.window.free and self.window.fixed.cycles[writer] is None:
                continue
            gap = delay + 1 - distances.get((reader, value), 0) * self.period
            crossing = self._crosses(reader, value)
            for t in self._cycles_of(writer):
                together = [self._issued_at(writer, t), self._issued_at(reader, t + gap), crossing]
                if all(literal is not False for literal in together):
                    self.model.add_bool_or([_negated(x) for x in together if x is not True])

    def _cycles_of(self, op: int) -> range:
        return range(self._earliest(op), self._latest(op) + 1)

    def _issued_at(self, op: int, t: int) -> Literal:
        if op in self.window.free:
            return self.at.get((op, t), False)
        return self.window.fixed.cycles[op] == t

    def _crosses(self, op: int, value: int) -> Literal:
        """Whether the operation reads a value over a cross path."""
        reads = self.problem.region.operations[op].reads
        modes = [
            not CROSS_PATHS.isdisjoint(mode.paths)
            and any(v == value and s != mode.side for v, s in zip(reads, mode.reads, strict=True))
            for mode in self._modes_of(op)
        ]
        if op not in self.window.free:
            return modes[0]
        chosen = [x for x, crosses in zip(self.mode[op], modes, strict=True) if crosses]
        if not chosen or any(literal is True for literal in chosen):
            return bool(chosen)
        crossing = self.model.new_bool_var("")
        for literal in chosen:
            self._imply(literal, crossing)
        return crossing

    def _imply(self, cause: Literal, effect: Literal) -> None:
        if cause is False or effect is True:
            return
        if cause is True and effect is False:
            self.model.add_bool_or([])
        elif effect is False:
            self.model.add_bool_or([cause.negated()])  # type: ignore[union-attr]
        elif cause is True:
            self.model.add_bool_or([effect])
        else:
            self.model.add_implication(cause, effect)

    def _row(self, t: int) -> int:
        return t % self.period if self.period else t

    def _share_resources(self) -> None:
        rows: dict[int, list[tuple[Mode, Literal]]] = defaultdict(list)
        for (op, t), literal in self.at.items():
            for mode, chosen in zip(self._modes_of(op), self.mode[op], strict=True):
                rows[self._row(t)].append((mode, self._both(literal, chosen)))
        for op, cycle in enumerate(self.window.fixed.cycles):
            if op not in self.window.free and cycle is not None:
                rows[self._row(cycle)].append((self._modes_of(op)[0], True))
        for entries in rows.values():
            self._share_row(entries)
        self._share_ports()

    def _share_ports(self) -> None:
        """No two results through one port in the cycle in which they land."""
        landing: dict[tuple[str, int], list[Literal]] = defaultdict(list)
        for (op, t), literal in self.at.items():
            for mode, chosen in zip(self._modes_of(op), self.mode[op], strict=True):
                for port, later in mode.ports:
                    landing[port, self._row(t + later)].append(self._both(literal, chosen))
        for op, cycle in enumerate(self.window.fixed.cycles):
            if op not in self.window.free and cycle is not None:
                for port, later in self._modes_of(op)[0].ports:
                    landing[port, self._row(cycle + later)].append(True)
        for port, end, cycle in self.problem.region.taken:
            begin = 0 if end is Anchor.START else self.window.length
            landing[port, begin + cycle].append(True)
        for literals in landing.values():
            self._at_most(1, literals)

    def _share_row(self, entries: list[tuple[Mode, Literal]]) -> None:
        for subset, capacity in hall_sets(mode.units for mode, _ in entries):
            self._at_most(capacity, [x for mode, x in entries if mode.units & ~subset == 0])
        for path in {path for mode, _ in entries for path in mode.paths}:
            self._at_most(1, [x for mode, x in entries if path in mode.paths])

    def _at_most(self, capacity: int, literals: list[Literal]) -> None:
        fixed = sum(1 for x in literals if x is True)
        open_ = [x for x in literals if not isinstance(x, bool)]
        if len(open_) + fixed <= capacity:
            return
        if fixed > capacity:  # operations given by the caller collide at this length
            self.model.add_bool_or([])
            return
        if capacity - fixed == 1:
            self.model.add_at_most_one(open_)
        else:
            self.model.add(sum(open_) <= capacity - fixed)

    def _both(self, one: Literal, two: Literal) -> Literal:
        if one is True or two is False:
            return two
        if two is True or one is False:
            return one
        both = self.model.new_bool_var("")
        self.model.add_bool_or([one.negated(), two.negated(), both])
        self.model.add_implication(both, one)
        self.model.add_implication(both, two)
        return both

    def _limit_registers(self) -> None:
        rows: dict[int, list[tuple[int, Literal]]] = defaultdict(list)
        for value in self.touched:
            self.live[value] = self._live(value)
            for t, literal in self.live[value].items():
                rows[self._row(t)].append((value, literal))
        touched = set(self.touched)
        for value in range(len(self.problem.region.values)):
            if value in touched or self.problem.through[value]:
                continue
            for t in fixed_boundaries(self.problem, self.window, value):
                if self._row(t) in rows:
                    rows[self._row(t)].append((value, True))
        for entries in rows.values():
            self._limit_sides(entries)
            self._limit_named(entries)

    def _live(self, value: int) -> dict[int, Literal]:
        """For each boundary at which it may be live, a literal that is true if it is."""
        live: dict[int, Literal] = {}
        for t in self._span(value):
            clauses = self._live_clauses(value, t)
            if not clauses:
                continue
            if any(not clause for clause in clauses):
                live[t] = True
                continue
            literal = self.model.new_bool_var(f"v{value}_{t}")
            for clause in clauses:
                self.model.add_bool_or([*clause, literal])
            live[t] = literal
        return live

    def _earliest(self, op: int) -> int:
        if op in self.window.free:
            return self.window.free[op][0]
        cycle = self.window.fixed.cycles[op]
        assert cycle is not None
        return cycle

    def _latest(self, op: int) -> int:
        return self.window.free[op][1] if op in self.window.free else self._earliest(op)

    def _span(self, value: int) -> range:
        life, entry = self.problem.lifetimes[value], self.problem.region.values[value]
        starts = [self._earliest(op) + delay + 1 for op, delay in life.writes]
        if entry.held_from is not None:
            starts.append(entry.held_from)
        ends = [self._latest(op) + delay + 1 for op, delay in life.writes]
        ends += [self._latest(op) + distance * self.period for op, distance in life.reads]
        if entry.ready:
            ends.append(entry.ready)
        if entry.due is not None:
            ends.append(self.window.length + max(entry.due, 0))
        return range(min(starts, default=0), max(ends, default=-1) + 1)

    def _live_clauses(self, value: int, t: int) -> list[list[cp_model.IntVar]]:
        """Clauses that, with none of their literals true, make the value live at boundary t."""
        life, entry = self.problem.lifetimes[value], self.problem.region.values[value]
        landed: list[Literal] = [self.issued_by(op, t - 1 - delay) for op, delay in life.writes]
        if entry.held_from is not None:
            landed.append(t >= entry.held_from)
        pending: list[Literal] = [
            self.issued_by(op, t - 1 - distance * self.period) for op, distance in life.reads
        ]
        if entry.due is not None:
            pending.append(t > self.window.length + max(entry.due, 0))
        if entry.ready:
            pending.append(t > entry.ready)
        if len(landed) > 1 or not pending:  # lives until the last write at least
            pending += [self.issued_by(op, t - 2 - delay) for op, delay in life.writes]
        clauses = []
        for write in landed:
            for read in pending:
                if write is not False and read is not True:
                    clauses.append(_open(write, read))
        return clauses

    def _limit_sides(self, entries: list[tuple[int, Literal]]) -> None:
        usable = set(self.problem.region.registers)
        for number, side in enumerate(SIDES):
            here: list[Literal] = []
            for value, literal in entries:
                registers = self.problem.region.values[value].registers
                if registers and not usable.intersection(registers):
                    continue
                here.append(self._both(literal, self._is_on(value, side)))
            self._limit(self.problem.register_classes[0][number], here)

    def _limit_named(self, entries: list[tuple[int, Literal]]) -> None:
        """Values that only some registers may hold: of both sides, and on each."""
        named = [frozenset(value.registers) for value in self.problem.region.values]
        for registers in {named[v] for v, _ in entries} - {frozenset()}:
            here = [(v, x) for v, x in entries if named[v] and named[v] <= registers]
            self._limit(len(registers) - self._held_through(registers), [x for _, x in here])
            for side in SIDES:
                on_side = frozenset(r for r in registers if side_of(r) == side)
                if on_side and on_side != registers:
                    there = [self._both(x, self._is_on(v, side)) for v, x in here]
                    self._limit(len(on_side) - self._held_through(on_side), there)

    def _held_through(self, registers: frozenset[str]) -> int:
        """How many of the registers are taken by values that live through."""
        return sum(
            through and bool(value.registers) and registers.issuperset(value.registers)
            for value, through in zip(self.problem.region.values, self.problem.through, strict=True)
        )

    def _is_on(self, value: int, side: str) -> Literal:
        on_b = self._on_b(value)
        return on_b if side == "B" else _negated(on_b)

    def _limit(self, room: int, live: list[Literal]) -> None:
        if not self.window.excess:
            self._at_most(room, live)
            return
        open_ = [x for x in live if not isinstance(x, bool)]
        certain = sum(1 for x in live if x is True)
        if open_ and len(open_) + certain > room:
            over = self.model.new_int_var(0, max(self.window.excess, certain - room), "")
            self.model.add(sum(open_) + certain <= room + over)
            self.excess.append(over)

    def _colour(self) -> None:
        """One register for each value, none for two values live at once."""
        taken: dict[tuple[str, int], list[Literal]] = defaultdict(list)
        for value in range(len(self.problem.region.values)):
            live = self._lives(value)
            candidates = candidate_registers(self.problem, value)
            if not live or not candidates:
                continue
            for register in candidates:
                alone = len(candidates) == 1
                holds: Literal = alone or self.model.new_bool_var(f"h{value}_{register}")
                self.holds[value, register] = holds
                for t, literal in live.items():
                    taken[register, self._row(t)].append(self._implied(literal, holds))
            if len(candidates) > 1:
                self.model.add_exactly_one(self.holds[value, r] for r in candidates)
        for entries in taken.values():
            self._at_most(1, entries)
        for high, low in self.problem.region.pairs:
            join_pair(self.model, high, low, self.holds)

    def _lives(self, value: int) -> dict[int, Literal]:
        """Boundaries at which the value is or may be live."""
        if self.problem.through[value]:
            return dict.fromkeys(range(self.window.length + (not self.period)), True)
        if value in self.live:
            return self.live[value]
        return dict.fromkeys(fixed_boundaries(self.problem, self.window, value), True)

    def _implied(self, one: Literal, two: Literal) -> Literal:
        """A literal that is true where both are (and may be true elsewhere)."""
        if isinstance(one, bool) or isinstance(two, bool):
            return self._both(one, two)
        both = self.model.new_bool_var("")
        self.model.add_bool_or([one.negated(), two.negated(), both])
        return both

    def _limit_reads(self) -> None:
        """At most four reads of one register in one cycle."""
        operations = self.problem.region.operations
        for value, life in enumerate(self.problem.lifetimes):
            counts = [(op, operations[op].reads.count(value)) for op, _ in life.reads]
            if sum(count for _, count in counts) <= READS_PER_REGISTER:
                continue
            rows: dict[int, list[cp_model.LinearExprT]] = defaultdict(list)
            for op, count in counts:
                if op in self.window.free:
                    low, high = self.window.free[op]
                    for t in range(low, high + 1):
                        rows[self._row(t)].append(count * self.at[op, t])
            for op, count in counts:
                cycle = self.window.fixed.cycles[op]
                if op not in self.window.free and cycle is not None:
                    rows[self._row(cycle)].append(count)
            for terms in rows.values():
                if len(terms) > 1:
                    self.model.add(sum(terms) <= READS_PER_REGISTER)

    def solve(self) -> tuple[Outcome, Placement | None]:
        if self.window.drain or self.excess:
            drained = [x for (_, t), x in self.at.items() if self._row(t) in self.window.drain]
            self.model.minimize(sum(drained) + sum(self.excess))
        self._give_hint()
        solver = new_solver()
        solver.parameters.max_time_in_seconds = self.window.limits.seconds
        solver.parameters.num_workers = self.window.limits.workers
        solver.parameters.random_seed = self.window.limits.seed
        if not self.model.has_objective():
            # Nearly all clauses: linear relaxation and probing cost more than they give.
            solver.parameters.linearization_level = 0
            solver.parameters.cp_model_probing_level = 0
            solver.parameters.symmetry_level = 0
        status = solver.solve(self.model)
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return Outcome.FOUND, self._read(solver)
        if status == cp_model.INFEASIBLE:
            return Outcome.INFEASIBLE, None
        return Outcome.UNKNOWN, None

    def _give_hint(self) -> None:
        hint = self.window.hint
        if hint is None:
            return
        for (op, t), literal in self.issued.items():
            cycle = hint.cycles[op]
            if cycle is not None:
                self.model.add_hint(literal, cycle <= t)
        for op, chosen in self.mode.items():
            for number, choice in enumerate(chosen):
                if not isinstance(choice, bool):
                    self.model.add_hint(choice, hint.modes[op] == number)

    def _read(self, solver: cp_model.CpSolver) -> Placement:
        placement = Placement(list(self.window.fixed.cycles), list(self.window.fixed.modes))
        for op, (low, high) in self.window.free.items():
            placement.cycles[op] = next(
                t for t in range(low, high + 1) if self._true(solver, self.at[op, t])
            )
            placement.modes[op] = next(
                k for k, literal in enumerate(self.mode[op]) if self._true(solver, literal)
            )
        if self.window.colour:
            placement.registers = [""] * len(self.problem.region.values)
            for (value, register), literal in self.holds.items():
                if self._true(solver, literal):
                    placement.registers[value] = register
        return placement

    @staticmethod
    def _true(solver: cp_model.CpSolver, literal: Literal) -> bool:
        return literal if isinstance(literal, bool) else solver.boolean_value(literal)


def candidate_registers(problem: Problem, value: int) -> list[str]:
    """The registers that may hold a value, as far as its side is known."""
    side = problem.sides[value]
    registers = problem.region.values[value].registers or problem.region.registers
    return [r for r in registers if side is None or side_of(r) == side]


def fixed_boundaries(problem: Problem, window: Window, value: int) -> range:
    """Boundaries at which a value is live whose operations all have a cycle."""
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


def _open(cause: Literal, stop: Literal) -> list[cp_model.IntVar]:
    """The literals of "not cause, or stop", constants left out."""
    literals: list[cp_model.IntVar] = []
    if not isinstance(cause, bool):
        literals.append(cause.negated())  # type: ignore[arg-type]
    if not isinstance(stop, bool):
        literals.append(stop)
    return literals


def _negated(literal: Literal) -> Literal:
    return not literal if isinstance(literal, bool) else literal.negated()  # type: ignore[return-value]
