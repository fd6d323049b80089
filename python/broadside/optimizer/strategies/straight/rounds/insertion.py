"""A schedule that grows group by group; a constraint model places each group among the placed operations."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from broadside.optimizer.bounds.solver import Limits
from broadside.optimizer.exact.window import solve_window
from broadside.optimizer.model.graphs import paths
from broadside.optimizer.model.placement import Outcome, Placement, Window
from broadside.optimizer.model.problem import Mode, Problem, choose_forms
from broadside.optimizer.model.region import Anchor, Form, Region, Value

Range = tuple[int, int]
_ModeKey = tuple[tuple[str, ...], tuple[str, ...], frozenset[str], str]


@dataclass
class Layout:
    """Cycles and forms of the operations placed so far, and the sides that they decide.

    `periodic`: the region is a loop body whose iteration fits into one interval; a value may live across the
    end of the interval.
    """

    region: Region
    periodic: bool
    withheld: frozenset[str] = frozenset()  # registers left free to make their assignment easier

    def __post_init__(self) -> None:
        self.cycles: dict[int, int] = {}
        self.chosen: dict[int, _ModeKey] = {}
        self.sides = Problem(self.region).sides

    def copy(self) -> Layout:
        """A copy to change on trial."""
        other = copy.copy(self)
        other.cycles, other.chosen = dict(self.cycles), dict(self.chosen)
        other.sides = list(self.sides)
        return other

    def place(self, operation: int, cycle: int, form: int) -> bool:
        """Places an operation; False if its operands are on other sides."""
        found = self.region.operations[operation]
        chosen = found.forms[form]
        operands = (*found.reads, *(write.value for write in found.writes))
        for value, side in zip(operands, (*chosen.reads, *chosen.writes), strict=True):
            if self.sides[value] not in (None, side):
                return False
        self.cycles[operation] = cycle
        self._choose(operation, _key_of(chosen))
        return True

    def _choose(self, operation: int, key: _ModeKey) -> None:
        found = self.region.operations[operation]
        reads, writes, _, _ = key
        self.chosen[operation] = key
        for value, side in zip(found.reads, reads, strict=True):
            self.sides[value] = side
        for write, side in zip(found.writes, writes, strict=True):
            self.sides[write.value] = side

    def ranges(self, length: int) -> dict[int, Range] | None:
        """First and last cycle that the dependences leave to each operation not yet placed.

        Returns `None` if an operation has no cycle left.
        """
        low, high = self._extremes(length)
        period = length if self.periodic else 0
        arcs = [
            (edge.source, edge.target, edge.latency - edge.distance * period)
            for edge in self.region.edges
            if self.periodic or not edge.distance
        ]
        if not paths.narrow(low, high, arcs):
            return None
        return {op: (low[op], high[op]) for op in range(len(low)) if op not in self.cycles}

    def _extremes(self, length: int) -> tuple[list[int], list[int]]:
        """The first and the last cycle of each operation, without regard to dependences."""
        low, high = [], []
        values = self.region.values
        for number, operation in enumerate(self.region.operations):
            first, last = 0, length - 1
            for value in (*operation.reads, operation.predicate):
                if value is not None and not self.periodic:
                    first = max(first, values[value].ready or 0)
            for write in operation.writes:
                due = values[write.value].due
                if self.periodic or due is not None:  # results land before the next pass begins
                    last = min(last, length - 1 - write.delay + (due or 0))
            given = self.cycles.get(number)
            if given is None and operation.anchor is not None:
                begin = 0 if operation.anchor is Anchor.START else length
                given = begin + operation.offset
            if given is not None:
                first, last = max(first, given), min(last, given)
            low.append(first)
            high.append(last)
        return low, high

    def insert(self, ranges: Mapping[int, Range], length: int, limits: Limits) -> Outcome:
        """Places these operations within their ranges; operations placed before keep their cycles."""
        members = sorted({*self.cycles, *ranges})
        problem = self._problem(members)
        fixed: list[int | None] = [self.cycles.get(op) for op in members]
        modes = [self._mode(problem, number, op) for number, op in enumerate(members)]
        free = {n: ranges[op] for n, op in enumerate(members) if op in ranges}
        window = Window(length, Placement(fixed, modes), free, periodic=self.periodic)
        outcome, placement = solve_window(problem, window, limits)
        if placement is not None:
            for number, op in enumerate(members):
                cycle = placement.cycles[number]
                if op in ranges and cycle is not None:
                    self.cycles[op] = cycle
                    self._choose(op, _key(problem.modes[number][placement.modes[number]]))
        return outcome

    def _problem(self, members: list[int]) -> Problem:
        """The region reduced to some operations, with the sides decided so far."""
        number = {op: n for n, op in enumerate(members)}
        region = self.region
        reduced = replace(
            region,
            registers=tuple(r for r in region.registers if r not in self.withheld),
            values=self._values(members),
            operations=[region.operations[op] for op in members],
            edges=[
                replace(e, source=number[e.source], target=number[e.target])
                for e in region.edges
                if e.source in number and e.target in number
            ],
            distances={
                (number[op], value): d
                for (op, value), d in region.distances.items()
                if op in number
            },
        )
        return Problem(reduced, self.sides)

    def _values(self, members: list[int]) -> list[Value]:
        """The values of the region without withheld registers.

        A value that the loop carries, but that no member reads or writes, holds a register in all cycles.
        """
        touched: set[int] = set()
        for op in members:
            operation = self.region.operations[op]
            touched.update(operation.reads, (write.value for write in operation.writes))
        carried = {value for (_, value), distance in self.region.distances.items() if distance}
        values = [
            replace(value, ready=0, due=0) if number in carried - touched else value
            for number, value in enumerate(self.region.values)
        ]
        return [
            replace(v, registers=tuple(r for r in v.registers if r not in self.withheld))
            if self.withheld.intersection(v.registers) and len(v.registers) > 1
            else v
            for v in values
        ]

    def _mode(self, problem: Problem, number: int, operation: int) -> int:
        if operation not in self.chosen:
            return 0
        wanted = self.chosen[operation]
        return next(k for k, mode in enumerate(problem.modes[number]) if _key(mode) == wanted)

    def problem(self) -> tuple[Problem, list[int], list[int]]:
        """The region with its sides, the cycles and the modes, once all operations are placed."""
        self.withheld = frozenset()
        members = list(range(len(self.region.operations)))
        problem = self._problem(members)
        modes = [self._mode(problem, op, op) for op in members]
        return problem, [self.cycles[op] for op in members], modes

    def forms(self, length: int) -> list[int]:
        """A form, and with it a unit, for each operation, once all operations are placed."""
        problem, cycles, modes = self.problem()
        return choose_forms(problem, cycles, modes, length if self.periodic else None)


def _key_of(form: Form) -> _ModeKey:
    return form.reads, form.writes, frozenset(form.paths), form.unit[1:]


def _key(mode: Mode) -> _ModeKey:
    unit = (mode.units & -mode.units).bit_length() - 1
    return mode.reads, mode.writes, mode.paths, "1" if 0 <= unit < 4 else "2" if unit >= 0 else ""


def keep_apart(region: Region, pairs: Iterable[tuple[int, int]]) -> Region:
    """The region changed so that the two operations of a pair are never issued in the same cycle.

    Each set of operations that exclude one another gets an artificial path, which serves one operation a
    cycle.
    """
    names: dict[int, list[str]] = {}
    for count, clique in enumerate(_cliques(pairs)):
        for op in clique:
            names.setdefault(op, []).append(f"apart{count}")
    operations = [
        operation
        if op not in names
        else replace(
            operation,
            forms=tuple(replace(form, paths=(*form.paths, *names[op])) for form in operation.forms),
        )
        for op, operation in enumerate(region.operations)
    ]
    return replace(region, operations=operations)


def _cliques(pairs: Iterable[tuple[int, int]]) -> list[list[int]]:
    """Sets of mutually exclusive operations that together cover all pairs."""
    neighbours: dict[int, set[int]] = {}
    for one, two in pairs:
        neighbours.setdefault(one, set()).add(two)
        neighbours.setdefault(two, set()).add(one)
    left = {(one, two) for one in neighbours for two in neighbours[one] if one < two}
    cliques = []
    while left:
        one, two = min(left)
        clique = [one, two]
        common = neighbours[one] & neighbours[two]
        while common:
            best = min(common)
            clique.append(best)
            common &= neighbours[best]
        cliques.append(clique)
        left -= {(a, b) for a in clique for b in clique if a < b}
    return cliques
