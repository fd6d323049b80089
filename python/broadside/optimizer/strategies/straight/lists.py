"""Long straight-line code by list schedules with ever other priorities.

Where the dependences make a long chain and the units have room, as in one block of a cipher with all
its rounds written out, a list schedule is near its best at once: operations take the first cycle that
operands and units leave them, those with the longest way to the end first. What is left is chance, above
all which side a value goes to; `crates/anneal/src/lists.rs` changes priorities and sides a little at a time.
Here a region is made ready for it.
"""

from __future__ import annotations

from broadside._core import best_list
from broadside.optimizer.bounds.attempt import LISTED, NOT_LISTED, Attempt
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.model.placement import Placement
from broadside.optimizer.model.problem import Mode, Problem, landed
from broadside.optimizer.model.region import (
    CROSS_PATHS,
    LOAD_DELAY,
    SIDES,
    Anchor,
    Schedule,
    side_of,
)
from broadside.optimizer.record.options import Options, Progress
from broadside.optimizer.strategies.straight.task import (
    Code,
    StraightStrategy,
    StraightTask,
    coloured,
    finish,
    with_registers_of,
)
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound

_LEAST = 350  # free operations from which lists are tried before anything else
_LISTS = 60_000  # lists of one search
_SEARCHES = 4  # for one region, each with other choices by chance
_COLOURING = 5.0  # seconds
_CHOICE = 4  # units of either side from which an operation finds a place in any cycle
_LASTING = 8  # reads beyond which a value is taken for one that is there for long
_LIMIT = 2  # times what the dependences and the units need together: a list goes no further
_UNITS_OF_A_SIDE = 4

Placed = tuple[int, Placement]
"""Cycles of a list schedule, and the schedule."""

_Way = tuple[int, int, int, list[tuple[int, int]], list[int]]
"""Side, units of that side, shared paths, operands with their sides, and what comes over the cross path."""

_Value = tuple[int | None, int | None, int | None, bool]
"""Side, first and last cycle (`Value.ready`, `Value.due`), and whether a register must be found for it."""

_Listed = tuple[list[int], int | None, list[tuple[int, int]], list[_Way], int | None, bool, bool]
"""Reads, predicate, writes, ways, cycle from the end, and whether it is early and easy to place."""


class Lists:
    """List schedules of one region."""

    def __init__(self, problem: Problem, seed: int) -> None:
        self.problem, self.region, self.seed = problem, problem.region, seed
        self.sides = list(problem.sides)
        self.modes = [list(enumerate(modes)) for modes in problem.modes]
        while self._settle():
            pass
        for modes in self.modes:  # those without a cross path first
            modes.sort(key=lambda entry: not CROSS_PATHS.isdisjoint(entry[1].paths))
        self.paths: dict[str, int] = {}
        self.early = self._sources()

    def shortest(self, bound: int, tries: int) -> Placed | None:
        """The shortest of so many lists; nothing where values always end on sides that do not fit.

        A value too many for the registers of a side counts like a cycle, each cycle.
        """
        operations = [self._operation(op) for op in range(len(self.region.operations))]
        edges = [
            (source, target, latency)
            for source, after in enumerate(self.problem.successors)
            for target, latency, distance in after
            if not distance
        ]
        usable = [side_of(register) for register in self.region.registers]
        found = best_list(
            [self._value(value) for value in range(len(self.region.values))],
            operations,
            edges,
            list(self.region.apart),
            [usable.count(side) for side in SIDES],
            LOAD_DELAY,
            _LIMIT * (max(self.problem.height, default=0) + self.problem.resource_bound()),
            bound,
            tries,
            self.seed,
        )
        if found is None:
            return None
        length, _, cycles, ways = found
        modes = [self.modes[op][way][0] for op, way in enumerate(ways)]
        return length, Placement(list(cycles), modes)

    def _value(self, value: int) -> _Value:
        entry, side = self.region.values[value], self.sides[value]
        counted = not entry.registers or not set(self.region.registers).isdisjoint(entry.registers)
        return None if side is None else SIDES.index(side), entry.ready, entry.due, counted

    def _operation(self, op: int) -> _Listed:
        operation = self.region.operations[op]
        return (
            list(dict.fromkeys(operation.reads)),
            operation.predicate,
            [(write.value, write.delay) for write in operation.writes],
            [self._way(op, mode) for _, mode in self.modes[op]],
            operation.offset if operation.anchor is Anchor.END else None,
            op in self.early,
            len({form.unit for form in operation.forms}) >= _CHOICE,
        )

    def _way(self, op: int, mode: Mode) -> _Way:
        side = SIDES.index(mode.side)
        reads = self.region.operations[op].reads
        crosses = self.region.cross_wait and not CROSS_PATHS.isdisjoint(mode.paths)
        return (
            side,
            mode.units >> side * _UNITS_OF_A_SIDE,
            sum(1 << self.paths.setdefault(path, len(self.paths)) for path in mode.paths),
            [(value, SIDES.index(at)) for value, at in self._operands(op, mode)],
            [v for v, at in zip(reads, mode.reads, strict=True) if at != SIDES[side]]
            if crosses
            else [],
        )

    def _operands(self, op: int, mode: Mode) -> list[tuple[int, str]]:
        """What the operation reads and writes, with the sides that the mode wants."""
        operation = self.region.operations[op]
        written = [write.value for write in operation.writes]
        places = zip((*operation.reads, *written), (*mode.reads, *mode.writes), strict=True)
        return list(dict.fromkeys(places))

    def _settle(self) -> bool:
        """Drops modes that no longer fit, and gives values the side that all modes of an operation want."""
        before = list(self.sides)
        for op, modes in enumerate(self.modes):
            operands = [(entry, self._operands(op, entry[1])) for entry in modes]
            fitting = [
                (entry, places)
                for entry, places in operands
                if all(self.sides[value] in (None, at) for value, at in places)
            ]
            self.modes[op] = [entry for entry, _ in fitting]
            for choices in zip(*(places for _, places in fitting), strict=True):
                if len(set(choices)) == 1:
                    value, side = choices[0]
                    self.sides[value] = side
        return self.sides != before

    def _sources(self) -> frozenset[int]:
        """Operations that need only what is there for long anyway, or what such operations write."""
        problem, made = self.problem, self.problem.lifetimes
        usable = set(self.region.registers)
        lasting = [
            problem.through[v]
            or len(made[v].reads) > _LASTING
            or (bool(value.registers) and usable.isdisjoint(value.registers))
            for v, value in enumerate(self.region.values)
        ]
        found: set[int] = set()
        for op in problem.topological:
            operation = self.region.operations[op]
            reads = {*operation.reads, operation.predicate} - {None}
            if all(
                lasting[v]
                or (made[v].writes and all(w in found or w == op for w, _ in made[v].writes))
                for v in reads
                if v is not None
            ):
                found.add(op)
        return frozenset(found)


class ManyLists(StraightStrategy):
    """The best of many lists, if there are registers enough."""

    name = "many lists"

    def suits(self, task: StraightTask) -> bool:
        code = task.code
        return code.free >= _LEAST and not code.has_ports and _can_list(code)

    def attempt(
        self, task: StraightTask, budget: Budget, tell: Progress
    ) -> Found[Schedule] | NotFound:
        tries = int(_LISTS * min(1.0, budget.seconds / Options.region_seconds))
        found = by_lists(task.code, tries, tell)
        if found is None:
            return NotFound((Attempt(self.bound(task), NOT_LISTED, 0.0, False),))
        return Found(found, (Attempt(found.length, LISTED, 0.0, False),))


def _can_list(code: Code) -> bool:
    return not landed(code.region) and not code.from_start


def by_lists(code: Code, tries: int, tell: Progress) -> Schedule | None:
    """The best of several searches of so many lists, for which there are registers."""
    bound = lower_bound(code.problem)
    best: Schedule | None = None
    for number in range(_SEARCHES):
        placed = Lists(code.problem, code.options.seed + number).shortest(bound, tries)
        if placed is None or (best is not None and placed[0] >= best.length):
            continue
        found = _with_registers(code, placed, bound, tell)
        tell(f"{code.region.name}: {placed[0]} cycles (bound {bound}) by lists")
        best = found or best
        if placed[0] <= bound:
            break
    return best


def _with_registers(code: Code, placed: Placed, bound: int, tell: Progress) -> Schedule | None:
    """A list schedule with registers, those that need no saving if they suffice."""
    length, placement = placed
    region = code.region
    for registers in dict.fromkeys((region.cheap or region.registers, region.registers)):
        limited = Problem(with_registers_of(region, registers))
        if coloured(limited, placement, length, _COLOURING):
            return finish(code.problem, placement, length, bound, LISTED)
    tell(f"{region.name}: {length} cycles by lists: no registers")
    return None
