"""Chooses a register file for each value, and adds copies if no form of an operation fits.

One constraint model decides for the whole region: sides of values, modes of operations, copies. A mode is a
set of forms that differ only in the unit. The model balances units and cross paths of the two sides, then
avoids copies, then reads over cross paths. So connected operations stay on one side. If the region has many
components (`components.py`), each gets a side first, in the order of the region, so that both sides always
have work.
"""

from __future__ import annotations

import copy
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from broadside.optimizer.bounds.solver import Limits, cp_model, new_solver, solve_within
from broadside.optimizer.model.components import components
from broadside.optimizer.model.problem import Mode, Problem, hall_sets, modes_of
from broadside.optimizer.model.region import (
    SIDES,
    Copy,
    Edge,
    Operation,
    Region,
    ScheduleError,
    Value,
    Write,
    side_of,
)

_COST_CYCLE = 100  # a copy takes about a sixth of a cycle; it costs more because it adds latency
_COST_COPY = 30
_COST_CROSS = 1
_FEW_COMPONENTS = 6  # components get sides as wholes if none exceeds the region divided by this
_PATIENCE = 20  # the second search, if the first finds no choice, takes this many times its limit
_SMALL_COMPONENT = 8  # the model itself chooses sides for components of fewer operations


@dataclass(slots=True)
class Partition:
    """The region with its copies, and the side of each value."""

    region: Region
    sides: list[str]

    def problem(self) -> Problem:
        return Problem(self.region, self.sides)


def partition(
    region: Region, limits: Limits, needs: Sequence[int] = (), room: Sequence[int] = (0, 0)
) -> Partition:
    """Chooses a side for each value, and adds register moves if an operation needs them.

    `needs`: the registers that each component takes, if known. `room`: the registers of each side. Raises
    ScheduleError if no choice is found.
    """
    return _PartitionModel(region, limits, list(needs), list(room)).solve()


class _PartitionModel:
    def __init__(self, region: Region, limits: Limits, needs: list[int], room: list[int]) -> None:
        self.needs, self.room = needs, room
        self.region = region
        self.limits = limits
        self.model = cp_model.CpModel()
        self.problem = Problem(region, settle=False)
        self.on_b = [self._side_variable(v) for v in range(len(region.values))]
        self.copied = {v: self.model.new_bool_var(f"copy{v}") for v in self._copyable()}
        self.uses_copy: dict[tuple[int, int], cp_model.IntVar] = {}
        self.modes: list[list[tuple[Mode, cp_model.IntVar]]] = []
        for op in range(len(region.operations)):
            self._choose_mode(op)
        for high, low in region.pairs:
            self.model.add(self.on_b[high] == self.on_b[low])
        self.cycles = self.model.new_int_var(0, len(region.operations) + 1, "cycles")
        self._balance()
        self._deal_components()

    def _deal_components(self) -> None:
        """Gives each component a side as a whole, if no component is large.

        It gets the side that lacks fewer registers for it or, if they are equal, the side with less work.
        """
        found = components(self.problem)
        if max(map(len, found), default=0) > len(self.region.operations) // _FEW_COMPONENTS:
            return
        load = {"A": 0, "B": 0}
        for number, members in enumerate(found):
            values = {
                v
                for op in members
                for v in (
                    *self.region.operations[op].reads,
                    *(write.value for write in self.region.operations[op].writes),
                )
                if not self.problem.through[v]
            }
            fixed = {self.problem.sides[v] for v in values} - {None}
            if len(members) < _SMALL_COMPONENT or fixed:
                continue
            need = self.needs[number] if len(self.needs) == len(found) else 0
            lacking = {side: max(0, need - self.room[k]) for k, side in enumerate(SIDES)}
            side = min(SIDES, key=lambda s: (lacking[s], load[s]))
            load[side] += len(members)
            for value in values:
                self.model.add(self.on_b[value] == (side == "B"))

    def _side_variable(self, value: int) -> cp_model.IntVar:
        variable = self.model.new_bool_var(f"b{value}")
        side = self.problem.sides[value]
        if side is not None:
            self.model.add(variable == (side == "B"))
        return variable

    def _copyable(self) -> list[int]:
        """Values with one definition, so that a copy never becomes wrong."""
        if not self.region.copy_forms:
            return []
        return [
            v
            for v, life in enumerate(self.problem.lifetimes)
            if len(life.writes) + (self.region.values[v].ready is not None) == 1
            and any(v in self.region.operations[op].reads for op, _ in life.reads)
        ]

    def _choose_mode(self, index: int) -> None:
        op = self.region.operations[index]
        modes = modes_of(self.region, index, [None] * len(self.region.values))
        literals = [self.model.new_bool_var(f"m{index}_{k}") for k in range(len(modes))]
        self.model.add_exactly_one(literals)
        self.modes.append(list(zip(modes, literals, strict=True)))
        for mode, literal in self.modes[-1]:
            for value, side in zip(op.reads, mode.reads, strict=True):
                self._read_on(index, value, side, literal)
            for write, side in zip(op.writes, mode.writes, strict=True):
                self._require(self.on_b[write.value], side, literal)

    def _read_on(self, index: int, value: int, side: str, literal: cp_model.IntVar) -> None:
        operation = self.region.operations[index]
        fixed = operation.anchor is not None or value in operation.halves
        if value not in self.copied or fixed:
            self._require(self.on_b[value], side, literal)
            return
        key = (index, value)
        if key not in self.uses_copy:
            self.uses_copy[key] = self.model.new_bool_var(f"u{index}_{value}")
            self.model.add_implication(self.uses_copy[key], self.copied[value])
        uses = self.uses_copy[key]
        direct = self.on_b[value] if side == "B" else self.on_b[value].negated()
        self.model.add_bool_or([literal.negated(), uses, direct])
        self.model.add_bool_or([literal.negated(), uses.negated(), direct.negated()])

    def _require(self, on_b: cp_model.IntVar, side: str, literal: cp_model.IntVar) -> None:
        self.model.add_implication(literal, on_b if side == "B" else on_b.negated())

    def _balance(self) -> None:
        entries = [pair for modes in self.modes for pair in modes]
        for subset, capacity in hall_sets(mode.units for mode, _ in entries):
            load = [x for mode, x in entries if mode.units & ~subset == 0]
            self.model.add(sum(load) <= capacity * self.cycles)
        for path in sorted({path for mode, _ in entries for path in mode.paths}):
            self.model.add(sum(x for mode, x in entries if path in mode.paths) <= self.cycles)
        crossing = [x for mode, x in entries if mode.paths & {"1X", "2X"}]
        self.model.minimize(
            _COST_CYCLE * self.cycles
            + _COST_COPY * sum(self.copied.values())
            + _COST_CROSS * sum(crossing)
        )
        self._limit_residents()

    def _limit_residents(self) -> None:
        """Limits the values that enter, and those that leave, to the registers of their sides."""
        values = self.region.values
        for together in (
            [v for v, value in enumerate(values) if value.ready is not None],
            [v for v, value in enumerate(values) if value.due is not None],
        ):
            for side in SIDES:
                room = sum(1 for r in self.region.registers if side_of(r) == side)
                free = [v for v in together if not values[v].registers]
                named = {r for v in together for r in values[v].registers if side_of(r) == side}
                room -= len(named.intersection(self.region.registers))
                held = [self.on_b[v] if side == "B" else 1 - self.on_b[v] for v in free]
                if len(held) > room:
                    self.model.add(sum(held) <= room)

    def solve(self) -> Partition:
        """The cheapest choice found in time; if there is none, the first choice found in more time.

        Raises ScheduleError if there is none then.
        """
        solver = new_solver()
        status = cp_model.UNKNOWN
        for patience in (1, _PATIENCE):
            if status == cp_model.UNKNOWN:
                limits = replace(self.limits, seconds=patience * self.limits.seconds)
                solver.parameters.stop_after_first_solution = patience > 1
                status = solve_within(solver, self.model, limits)
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            what = "fits every form" if status == cp_model.INFEASIBLE else "was found in time"
            raise ScheduleError(f"{self.region.name}: no choice of register sides {what}")
        sides = [SIDES[solver.boolean_value(b)] for b in self.on_b]
        grown = _Copies(self.region, sides)
        for (op, value), literal in self.uses_copy.items():
            if solver.boolean_value(literal):
                grown.redirect(op, value)
        return Partition(grown.region, grown.sides)


class _Copies:
    """Adds register moves to a copy of a region."""

    def __init__(self, region: Region, sides: list[str]) -> None:
        self.region = copy.copy(region)
        self.region.operations = list(region.operations)
        self.region.values = list(region.values)
        self.region.edges = list(region.edges)
        self.region.distances = dict(region.distances)
        self.sides = sides
        self._copy_of: dict[int, tuple[int, int]] = {}
        self._sources: dict[int, list[Edge]] = defaultdict(list)
        for edge in region.edges:
            self._sources[edge.target].append(edge)

    def redirect(self, op: int, value: int) -> None:
        """Makes the operation read a copy of `value` on the other side."""
        if value not in self._copy_of:
            self._copy_of[value] = self._insert(value)
        move, target = self._copy_of[value]
        operation = self.region.operations[op]
        reads = tuple(target if v == value else v for v in operation.reads)
        self.region.operations[op] = _with_reads(operation, reads)
        distance = self.region.distances.get((op, value), 0)
        if operation.predicate != value:
            self.region.distances.pop((op, value), None)
        if distance:
            self.region.distances[op, target] = distance
        self.region.edges.append(Edge(move, op, 1, distance))

    def _insert(self, value: int) -> tuple[int, int]:
        region = self.region
        target, move = len(region.values), len(region.operations)
        allowed = tuple(r for r in region.values[value].copies if r in region.registers)
        region.values.append(Value(f"{region.values[value].name}'", allowed))
        self.sides.append("A" if self.sides[value] == "B" else "B")
        region.operations.append(
            Operation(
                f"copy {region.values[value].name}",
                (value,),
                (Write(target),),
                region.copy_forms,
                payload=Copy(value, target),
            )
        )
        for index, op in enumerate(region.operations[:move]):
            for write in op.writes:
                if write.value == value:
                    region.edges.append(Edge(index, move, write.delay + 1))
        return move, target


def _with_reads(operation: Operation, reads: tuple[int, ...]) -> Operation:
    changed = copy.copy(operation)
    changed.reads = reads
    return changed
