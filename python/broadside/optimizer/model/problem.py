"""A region prepared for search: modes, neighbours, lifetimes. A mode groups forms that differ in the unit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property

from broadside.facts.cpu import UNITS
from broadside.optimizer.model.graphs import paths
from broadside.optimizer.model.region import SIDES, Anchor, Edge, Region, ScheduleError, side_of

_UNIT_BIT = {unit: 1 << number for number, unit in enumerate(UNITS)}
_ALL_UNITS = (1 << len(UNITS)) - 1
_UNITS_OF_A = _ALL_UNITS >> len(UNITS) // 2


@dataclass(frozen=True, slots=True)
class Mode:
    """Forms of one operation that differ only in the unit; sides and paths are equal."""

    reads: tuple[str, ...]
    writes: tuple[str, ...]
    paths: frozenset[str]
    units: int  # bit mask over UNITS, all of one side
    forms: tuple[tuple[int, int], ...]  # (unit bit, index into Operation.forms)
    ports: tuple[tuple[str, int], ...] = ()

    @property
    def side(self) -> str:
        """The side of the mode's units."""
        return SIDES[0] if self.units & _UNITS_OF_A else SIDES[1]


@cache
def assignable(masks: tuple[int, ...]) -> bool:
    """Whether operations with these unit masks can each get a unit of their own in one cycle."""
    return assign_units(masks) is not None


@cache
def assign_units(masks: tuple[int, ...], free: int = _ALL_UNITS) -> tuple[int, ...] | None:
    """One bit of each mask, no bit twice; `None` if there is no such choice. `free`: the units to use."""
    if not masks:
        return ()
    if masks[0] == 0:  # needs no unit
        rest = assign_units(masks[1:], free)
        return None if rest is None else (0, *rest)
    candidates = masks[0] & free
    while candidates:
        bit = candidates & -candidates
        rest = assign_units(masks[1:], free ^ bit)
        if rest is not None:
            return (bit, *rest)
        candidates ^= bit
    return None


def modes_of(region: Region, operation: int, sides: Sequence[str | None]) -> list[Mode]:
    """The modes that the known sides of the operands allow."""
    found: dict[tuple[object, ...], list[tuple[int, int]]] = {}
    op = region.operations[operation]
    operands = (*op.reads, *(write.value for write in op.writes))
    for index, form in enumerate(op.forms):
        places = list(zip(operands, (*form.reads, *form.writes), strict=True))
        fits = all(sides[value] in (None, side) for value, side in places)
        if fits and len(set(places)) == len(set(operands)):
            key = (form.reads, form.writes, frozenset(form.paths), form.unit[1:], form.ports)
            found.setdefault(key, []).append((_UNIT_BIT.get(form.unit, 0), index))
    return [
        Mode(reads, writes, paths, union(bit for bit, _ in forms), tuple(forms), ports)  # type: ignore[arg-type]
        for (reads, writes, paths, _, ports), forms in found.items()
    ]


@dataclass(slots=True)
class Lifetime:
    """The writes of a value, as (operation, delay slots), and its reads, as (operation, distance)."""

    writes: list[tuple[int, int]] = field(default_factory=list)  # (operation, delay)
    reads: list[tuple[int, int]] = field(default_factory=list)


class Problem:
    """A region, with tables that every scheduler needs.

    `modes[i]`: the modes of operation i that the sides chosen so far allow. `sides[v]`: the side of value v,
    or None if it is open. With `settle`, an operation that has one mode left decides the sides of its
    operands.
    """

    def __init__(
        self, region: Region, sides: Sequence[str | None] | None = None, *, settle: bool = True
    ) -> None:
        self.region = region
        self.sides: list[str | None] = list(sides) if sides else [None] * len(region.values)
        for number, value in enumerate(region.values):
            possible = {side_of(register) for register in value.registers}
            if len(possible) == 1:
                self.sides[number] = possible.pop()
        self.modes = [self._modes_of(i) for i in range(len(region.operations))]
        while settle and self._settle_sides():
            self.modes = [
                self._modes_of(i) if len(modes) > 1 else modes for i, modes in enumerate(self.modes)
            ]
        self.successors: list[list[tuple[int, int, int]]] = [[] for _ in region.operations]
        self.predecessors: list[list[tuple[int, int, int]]] = [[] for _ in region.operations]
        for edge in region.edges:
            if not self._settled(edge):
                self.successors[edge.source].append((edge.target, edge.latency, edge.distance))
                self.predecessors[edge.target].append((edge.source, edge.latency, edge.distance))

    def _settled(self, edge: Edge) -> bool:
        """Whether an edge need not be kept, because a loop's schedule fixes the cycles of both its ends.

        This holds for edges with a latency of zero or less. In a loop's schedule the target may come before
        the source, as far as the latency allows.
        """
        source, target = (self.region.operations[i] for i in (edge.source, edge.target))
        fixed = source.anchor is not None and source.anchor is target.anchor
        return fixed and edge.latency <= 0 and edge.distance == 0

    def _settle_sides(self) -> bool:
        """Fixes the sides of the operands of operations with one mode; whether a side was fixed."""
        before = list(self.sides)
        for op, modes in zip(self.region.operations, self.modes, strict=True):
            if len(modes) == 1:
                for value, side in zip(op.reads, modes[0].reads, strict=True):
                    self.sides[value] = side
                for write, side in zip(op.writes, modes[0].writes, strict=True):
                    self.sides[write.value] = side
        return self.sides != before

    def _modes_of(self, operation: int) -> list[Mode]:
        return modes_of(self.region, operation, self.sides)

    def mode_sides(self, modes: Sequence[int]) -> list[str | None]:
        """The side of each value if operations have these modes; None if no operation uses it."""
        sides = list(self.sides)
        for op, operation in enumerate(self.region.operations):
            mode = self.modes[op][modes[op]]
            for value, side in zip(operation.reads, mode.reads, strict=True):
                sides[value] = side
            for write, side in zip(operation.writes, mode.writes, strict=True):
                sides[write.value] = side
        return sides

    def with_sides_of(self, modes: Sequence[int]) -> tuple[Problem, list[int]]:
        """The problem with the sides that these modes decide, and the numbers of the modes in it."""
        decided = Problem(self.region, self.mode_sides(modes))
        return decided, [
            decided.modes[op].index(self.modes[op][mode]) for op, mode in enumerate(modes)
        ]

    def translated(self, other: Problem, modes: Sequence[int]) -> list[int]:
        """The numbers in this problem of modes of `other`, in which fewer sides are open."""
        return [self.modes[op].index(other.modes[op][mode]) for op, mode in enumerate(modes)]

    @property
    def decided(self) -> bool:
        """Whether each operation has exactly one mode left."""
        return all(len(modes) == 1 for modes in self.modes)

    def require_modes(self) -> None:
        """Raises ScheduleError if an operation cannot be issued with its operands on their sides."""
        for op, modes in zip(self.region.operations, self.modes, strict=True):
            if not modes:
                operands = ", ".join(
                    f"{self.region.values[v].name} on {self.sides[v] or 'either side'}"
                    for v in (*op.reads, *(write.value for write in op.writes))
                )
                raise ScheduleError(f"{op.name}: no form fits its operands ({operands})")

    @cached_property
    def lifetimes(self) -> list[Lifetime]:
        """For each value, its writes as (operation, delay) and its reads as (operation, distance)."""
        region = self.region
        found = [Lifetime() for _ in region.values]
        for index, op in enumerate(region.operations):
            for write in op.writes:
                found[write.value].writes.append((index, write.delay))
            reads = (*op.reads, op.predicate, *op.merges)
            for value in dict.fromkeys(v for v in reads if v is not None):
                found[value].reads.append((index, region.distances.get((index, value), 0)))
        return found

    @cached_property
    def through(self) -> list[bool]:
        """For each value, whether it holds its register in every cycle of the region."""
        return [
            value.held_from is not None and value.held_from <= 0 and value.due is not None
            for value in self.region.values
        ]

    @cached_property
    def late(self) -> list[int | None]:
        """For each value, the operation that should be issued just in time for the first use, if any.

        A result in its delay slots occupies no register, so a scheduler should place the operation backward
        from the first use of its result. Later writes to the same register (a predicated change of a loaded
        value) count as uses. An operation with one delay slot whose operands the region computes (a rotation)
        gains nothing by this, because its operands occupy registers; it is left out.
        """
        found: list[int | None] = [None] * len(self.region.values)
        position = {op: k for k, op in enumerate(self.topological)}
        for value, life in enumerate(self.lifetimes):
            entry = self.region.values[value]
            slow = [op for op, delay in life.writes if delay > 0]
            if any(delay == 1 for _, delay in life.writes) and self._works_on_made(slow[0]):
                continue
            if len(slow) != 1 or entry.ready is not None or entry.due is not None:
                continue
            source = self.region.operations[slow[0]]
            if len(source.writes) != 1 or source.anchor is not None or not life.reads:
                continue
            uses = {op for op, _ in (*life.writes, *life.reads)} - {slow[0]}
            if all(position[slow[0]] < position[op] for op in uses):
                found[value] = slow[0]
        return found

    def _works_on_made(self, op: int) -> bool:
        """Whether the operation reads a value that another operation of the region writes before it."""
        before = {source for source, _, distance in self.predecessors[op] if distance == 0}
        reads = self.region.operations[op].reads
        return any(source in before for v in reads for source, _ in self.lifetimes[v].writes)

    @cached_property
    def register_classes(self) -> tuple[list[int], list[tuple[int, ...]]]:
        """Limits on values live at once: (registers of each class, classes of each value).

        Classes 0 and 1 are the sides. Each set of registers to which some values are restricted is a further
        class. Values that live through the region are in no class; their registers are subtracted.
        """
        usable = self.region.registers
        sets = [frozenset(r for r in usable if side_of(r) == side) for side in SIDES]
        for value in self.region.values:
            named = frozenset(value.registers)
            if named and named not in sets:
                sets.append(named)
        room = [len(members) for members in sets]
        classes: list[tuple[int, ...]] = []
        for number, value in enumerate(self.region.values):
            here = frozenset(
                r for r in value.registers or usable if side_of(r) == (self.sides[number] or r[0])
            )
            found = tuple(k for k, members in enumerate(sets) if here and here <= members)
            if self.through[number]:
                for k in found:
                    room[k] -= 1
                found = ()
            classes.append(found)
        return room, classes

    @cached_property
    def topological(self) -> list[int]:
        """The operations in an order that keeps the edges of distance 0. Raises ScheduleError on a cycle."""
        waiting = [sum(1 for _, _, d in edges if d == 0) for edges in self.predecessors]
        ready = [i for i, count in enumerate(waiting) if count == 0]
        order: list[int] = []
        for index in ready:
            order.append(index)
            for target, _, distance in self.successors[index]:
                if distance == 0:
                    waiting[target] -= 1
                    if waiting[target] == 0:
                        ready.append(target)
        if len(order) != len(waiting):
            raise ScheduleError(f"{self.region.name}: the dependences of one iteration are cyclic")
        return order

    @cached_property
    def _arcs(self) -> list[paths.Arc]:
        """The dependences within one iteration, in topological order."""
        return [
            (source, target, latency)
            for source in self.topological
            for target, latency, distance in self.successors[source]
            if distance == 0
        ]

    @cached_property
    def depth(self) -> list[int]:
        """Longest latency from any operation to this one, within one iteration."""
        return self.earliest([0] * len(self.successors))

    @cached_property
    def height(self) -> list[int]:
        """Longest latency from this operation to any other, within one iteration."""
        return paths.longest(paths.backward(self._arcs), [0] * len(self.successors))

    def earliest(self, begin: Sequence[int]) -> list[int]:
        """The first cycle of each operation by the dependences of one iteration, no sooner than `begin`."""
        return paths.longest(self._arcs, begin)

    def resource_bound(self) -> int:
        """The least cycles that units and paths need, whatever the order of the operations.

        The bound is exact for units: by Hall's condition, it is the greatest need of any set of units. An
        operation whose sides are open may use the units of all its modes.
        """
        masks = Counter(union(mode.units for mode in modes) for modes in self.modes)
        bound = 0
        for subset in unions(masks):
            load = sum(count for mask, count in masks.items() if mask & ~subset == 0)
            bound = max(bound, -(-load // subset.bit_count()))
        forced = Counter(
            path
            for modes in self.modes
            if modes
            for path in frozenset.intersection(*(mode.paths for mode in modes))
        )
        return max([bound, *forced.values()])

    def anchored(self, operation: int, length: int) -> int | None:
        """The cycle of an anchored operation in a region of `length` cycles; None if it is not anchored."""
        op = self.region.operations[operation]
        if op.anchor is None:
            return None
        return op.offset if op.anchor is Anchor.START else length + op.offset


def choose_forms(
    problem: Problem, cycles: Sequence[int], modes: Sequence[int], period: int | None
) -> list[int]:
    """A form, and with it a unit, for each operation; no unit is used twice in a cycle.

    Raises ScheduleError if the units of a cycle do not suffice.
    """
    together: dict[int, list[int]] = {}
    for op, cycle in enumerate(cycles):
        together.setdefault(cycle % period if period else cycle, []).append(op)
    forms = [0] * len(cycles)
    for group in together.values():
        chosen = [problem.modes[op][modes[op]] for op in group]
        units = assign_units(tuple(mode.units for mode in chosen))
        if units is None:
            raise ScheduleError("more operations than units in one cycle")
        for op, mode, unit in zip(group, chosen, units, strict=True):
            forms[op] = next(index for bit, index in mode.forms if bit == unit)
    return forms


def landed(region: Region) -> int:
    """Least length of a region in which all results on their way at its start land when they are due."""
    return max(
        (value.ready - (value.due or 0) for value in region.values if value.ready), default=0
    )


def union(masks: Iterable[int]) -> int:
    """The masks joined by a bitwise or."""
    result = 0
    for mask in masks:
        result |= mask
    return result


def unions(masks: Iterable[int]) -> list[int]:
    """All distinct unions of the masks. Hall's condition can limit only these sets of units."""
    found = {0}
    for mask in masks:
        found |= {mask | other for other in found}
    return [mask for mask in found if mask]


def hall_sets(masks: Iterable[int]) -> list[tuple[int, int]]:
    """(set of units, number of its units) for each set that can limit the operations of a cycle.

    A set is left out if its masks fall into two groups without a common unit, because the limits of the
    groups imply its limit.
    """
    distinct = set(masks) - {0}
    return [
        (subset, subset.bit_count())
        for subset in unions(distinct)
        if _connected([mask for mask in distinct if mask & ~subset == 0])
    ]


def _connected(masks: list[int]) -> bool:
    reached, rest = masks[0], masks[1:]
    while rest:
        touching = [mask for mask in rest if mask & reached]
        if not touching:
            return False
        reached |= union(touching)
        rest = [mask for mask in rest if not mask & reached]
    return True
