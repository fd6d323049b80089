"""Long straight code by list schedules with changing priorities.

A list schedule issues each operation in the first cycle in which its operands and a unit are free. If
operations compete, the one with the longest path to the end goes first. This is near the best length at once
if dependences form a long chain and units have room, as in one block of a cipher with all rounds unrolled.
The remaining cycles depend on chance, above all on the side of each value. So `crates/schedule/src/lists`
changes priorities and sides a little at a time; this module describes a region to it. It counts registers
only after each list. `backward_list.py` never exceeds them, but is far slower.
"""

from __future__ import annotations

from broadside import _core, scheduling
from broadside.optimizer.bounds.attempt import LISTED, NOT_LISTED, Attempt
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.model.placement import Placement
from broadside.optimizer.model.problem import Mode, Problem, landed
from broadside.optimizer.model.region import (
    CROSS_PATHS,
    SIDES,
    Anchor,
    Schedule,
    side_of,
)
from broadside.optimizer.record.options import Options, Progress
from broadside.optimizer.strategies.forms import Paths, crossing, dependences, mask, needs, writes
from broadside.optimizer.strategies.straight.task import (
    Code,
    StraightStrategy,
    StraightTask,
    coloured,
    finish,
    with_registers_of,
)
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound

_LEAST = 350  # fewest free operations of code for which lists are tried first
_LISTS = 60_000  # lists of one search
_SEARCHES = 4  # searches for one region, each with another seed
_COLOURING = 5.0  # seconds for assigning registers
_CHOICE = 4  # with this many units, an operation finds a place in almost any cycle
_LASTING = 8  # a value with more reads than this counts as one that is there for long
_EITHER_SIDE = 3  # bit mask: one bit for each side
_LIMIT = 2  # most cycles of a list, as a multiple of the longest path plus the bound of the units

Placed = tuple[int, Placement]
"""Cycles of a list schedule, and the schedule."""


class ForwardLists:
    """List schedules of one region."""

    def __init__(self, problem: Problem, seed: int) -> None:
        self.problem, self.region, self.seed = problem, problem.region, seed
        self.sides = list(problem.sides)
        self.modes = [list(enumerate(modes)) for modes in problem.modes]
        while self._settle():
            pass
        for modes in self.modes:  # those without a cross path first
            modes.sort(key=lambda entry: not CROSS_PATHS.isdisjoint(entry[1].paths))
        self.paths = Paths()
        self.early = self._sources()

    def shortest(self, bound: int, tries: int) -> Placed | None:
        """The shortest of `tries` lists; nothing if in all of them values are on sides that do not fit.

        In each cycle, each value for which a side has no register counts as one more cycle of length.
        """
        height = max(self.problem.height, default=0) + self.problem.resource_bound()
        listing = scheduling.Listing(_LIMIT * height, bound, tries, self.seed)
        found = _core.best_list(self._described(), listing)
        if found is None:
            return None
        modes = [self.modes[op][form][0] for op, form in enumerate(found.forms)]
        return found.length, Placement(list(found.cycles), modes)

    def _described(self) -> scheduling.Body:
        usable = [side_of(register) for register in self.region.registers]
        room_a, room_b = (scheduling.Registers(usable.count(side)) for side in SIDES)
        return scheduling.Body(
            registers=(room_a, room_b),
            values=[self._value(value) for value in range(len(self.region.values))],
            operations=[self._operation(op) for op in range(len(self.region.operations))],
            dependences=list(dependences(self.problem)),
            apart=[scheduling.Apart(one, two) for one, two in self.region.apart],
        )

    def _value(self, value: int) -> scheduling.Value:
        entry, side = self.region.values[value], self.sides[value]
        counted = not entry.registers or not set(self.region.registers).isdisjoint(entry.registers)
        sides = _EITHER_SIDE if side is None else 1 << SIDES.index(side)
        return scheduling.Value(sides, counted=counted, ready=entry.ready, due=entry.due)

    def _operation(self, op: int) -> scheduling.Operation:
        operation = self.region.operations[op]
        return scheduling.Operation(
            forms=[self._form(op, mode) for _, mode in self.modes[op]],
            reads=operation.reads,
            needs=needs(operation),
            writes=writes(operation),
            from_end=operation.offset if operation.anchor is Anchor.END else None,
            early=op in self.early,
            easy=len({form.unit for form in operation.forms}) >= _CHOICE,
        )

    def _form(self, op: int, mode: Mode) -> scheduling.Form:
        operation, side = self.region.operations[op], SIDES.index(mode.side)
        crosses = not CROSS_PATHS.isdisjoint(mode.paths)
        return scheduling.Form(
            side=side,
            units=mode.units,
            paths=self.paths.bits(mode.paths),
            reads=mask(mode.reads),
            writes=mask(mode.writes),
            crossing=crossing(operation, mode.reads, side) if crosses else None,
        )

    def _operands(self, op: int, mode: Mode) -> list[tuple[int, str]]:
        """The values that the operation reads and writes, with the sides that the mode demands."""
        operation = self.region.operations[op]
        written = [write.value for write in operation.writes]
        places = zip((*operation.reads, *written), (*mode.reads, *mode.writes), strict=True)
        return list(dict.fromkeys(places))

    def _settle(self) -> bool:
        """Drops modes that no longer fit, and fixes the side of a value if all modes of an operation agree.

        Returns whether a side was fixed.
        """
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
        """Operations that read only lasting values, or values written by such operations."""
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
    """The shortest of many list schedules for which registers suffice."""

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
    """The shortest schedule of several searches of `tries` lists each for which registers suffice."""
    bound = lower_bound(code.problem)
    best: Schedule | None = None
    for number in range(_SEARCHES):
        placed = ForwardLists(code.problem, code.options.seed + number).shortest(bound, tries)
        if placed is None or (best is not None and placed[0] >= best.length):
            continue
        found = _with_registers(code, placed, bound, tell)
        tell(f"{code.region.name}: {placed[0]} cycles (bound {bound}) by lists")
        best = found or best
        if placed[0] <= bound:
            break
    return best


def _with_registers(code: Code, placed: Placed, bound: int, tell: Progress) -> Schedule | None:
    """A list schedule with registers; uses only registers that need no saving if these suffice."""
    length, placement = placed
    region = code.region
    for registers in dict.fromkeys((region.cheap or region.registers, region.registers)):
        limited = Problem(with_registers_of(region, registers))
        if coloured(limited, placement, length, _COLOURING, code.timer):
            return finish(code.problem, placement, length, bound, LISTED)
    tell(f"{region.name}: {length} cycles by lists: no registers")
    return None
