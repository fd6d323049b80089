"""The model of a loop to schedule, and the schedule of one interval."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from broadside.facts.cpu import LOAD_DELAY
from broadside.optimizer.model.region import Region, Write

_MIRROR = str.maketrans("12", "21")


Channels = tuple[tuple[int, ...], ...]
"""The operations of each channel; operations at the same position of their channels correspond."""


@dataclass(frozen=True)
class LoopModel:
    """A loop body and the demands on its schedule.

    `branch`: the loop's closing branch; negative if there is none. `control`: branch and counter, whose
    stages have no meaning. `whole`: values that are live in every slot. `apart`: pairs of accesses that may
    meet in a memory bank. The span from the first operation of `objective_first` to the last operation of
    `objective_last` should be short.
    """

    region: Region
    branch: int
    control: frozenset[int] = frozenset()
    whole: frozenset[int] = frozenset()
    apart: tuple[tuple[int, int], ...] = ()
    objective_first: tuple[int, ...] = ()
    objective_last: tuple[int, ...] = ()

    @property
    def invariants(self) -> frozenset[int]:
        """Values never written in the body."""
        written = {w.value for operation in self.region.operations for w in operation.writes}
        return frozenset(range(len(self.region.values))) - written

    @property
    def untouched(self) -> frozenset[int]:
        """Values that only live through the loop."""
        read = {v for operation in self.region.operations for v in operation.reads}
        read |= {o.predicate for o in self.region.operations if o.predicate is not None}
        return self.invariants - read

    @property
    def yielding(self) -> frozenset[int]:
        """Values that only live through the loop and are not bound to one machine register."""
        values = self.region.values
        return frozenset(v for v in self.untouched if len(values[v].registers) != 1)

    @property
    def duplicable(self) -> frozenset[int]:
        """Invariants that may be in a register of each side at once."""
        values = self.region.values
        return frozenset(v for v in self.invariants if len({r[0] for r in values[v].registers}) > 1)

    def stages(self, schedule: ModuloSchedule) -> int:
        """The number of stages; those of branch and counter do not count."""
        cycles = [cycle for n, cycle in enumerate(schedule.cycles) if n not in self.control]
        return max(cycles, default=0) // schedule.interval + 1

    def reads_of(self, value: int) -> list[tuple[int, int]]:
        """(operation, distance) of each operation that reads `value`."""
        found = []
        for number, operation in enumerate(self.region.operations):
            if value in operation.reads or operation.predicate == value:
                found.append((number, self.region.distances.get((number, value), 0)))
        return found

    def cross_waits(self) -> Iterator[tuple[int, Write, int, int]]:
        """(writer, its write, reader, distance) for reads that wait one cycle more over a cross path.

        A read of a loaded value never waits. If several operations write a value, each read has, for each
        writer, the distance of the dependence between the two.
        """
        if not self.region.cross_wait:
            return
        edges = defaultdict(set)
        for edge in self.region.edges:
            edges[edge.source, edge.target].add((edge.latency, edge.distance))
        for number, operation in enumerate(self.region.operations):
            for write in operation.writes:
                if write.delay == LOAD_DELAY:
                    continue
                for reader in dict.fromkeys(reader for reader, _ in self.reads_of(write.value)):
                    for latency, distance in sorted(edges[number, reader]):
                        if reader != number and latency == write.delay + 1:
                            yield number, write, reader, distance

    def kept_apart(self, schedule: ModuloSchedule) -> list[tuple[int, int]]:
        """The pairs of `apart` that the schedule puts into different slots."""
        slots = [cycle % schedule.interval for cycle in schedule.cycles]
        return [(one, two) for one, two in self.apart if slots[one] != slots[two]]

    def lifetimes(self) -> list[tuple[int, list[tuple[int, int]], list[tuple[int, int]]]]:
        """(value, writes, reads) of values whose live range ends within the loop.

        A write is (operation, delay slots), a read is (operation, distance).
        """
        writes: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for number, operation in enumerate(self.region.operations):
            if number in self.control:
                continue
            for write in operation.writes:
                writes[write.value].append((number, write.delay))
        return [
            (value, found, self.reads_of(value))
            for value, found in sorted(writes.items())
            if value not in self.whole
        ]


@dataclass(frozen=True)
class Limits:
    """The limits that a schedule must keep.

    `live`: most values live at once on each side; `None`: no limit. `channels` (channels.py): each channel
    repeats the first, at even distances or mirrored. With `channels` or `annealed`, `live` does not count
    values that only live through the loop and could be spilled.
    """

    live: dict[str, int] | None = None
    keep_banks_apart: bool = True
    stages: int = 8
    channels: Channels = ()
    annealed: bool = False


@dataclass
class ModuloSchedule:
    """The cycle and form of each operation, and the sides of each value (two for a copied invariant)."""

    interval: int
    cycles: list[int]
    forms: list[int]
    sides: list[str]
    seconds: float = 0.0
    optimal: bool = False


@dataclass
class Outcome:
    """The outcome of one attempt: `schedule`, or a proof that there is none (`infeasible`), or neither.

    `conflicts`: the cost of broken rules that an annealing ended with.
    """

    schedule: ModuloSchedule | None
    infeasible: bool
    seconds: float
    conflicts: float = 0.0


def on_other_side(resource: str) -> str:
    """The corresponding unit, path or port of the other side."""
    return resource.translate(_MIRROR)


def channel_delay(region: Region, channels: Channels, number: int, interval: int) -> int:
    """Cycles by which a channel repeats the first: its share of the interval, or none if it mirrors it."""
    if are_mirrored(region, channels[0], channels[number]):
        return 0
    return number * interval // len(channels)


def keeps_channels(loop: LoopModel, schedule: ModuloSchedule, channels: Channels) -> bool:
    """Whether each channel repeats the first as late as the constraint model wants it."""
    cycles, interval = schedule.cycles, schedule.interval
    return all(
        cycles[later] - cycles[first] == channel_delay(loop.region, channels, number, interval)
        for number in range(len(channels))
        for first, later in zip(channels[0], channels[number], strict=True)
    )


def are_mirrored(region: Region, first: Sequence[int], second: Sequence[int]) -> bool:
    """Whether the second channel needs other units than the first, so that it can only mirror it."""
    return any(
        units_of(region, one) != units_of(region, two)
        for one, two in zip(first, second, strict=True)
    )


def units_of(region: Region, operation: int) -> set[str]:
    """The units that some form of the operation uses."""
    return {form.unit for form in region.operations[operation].forms}


def drop_unread_copies(region: Region, sides: list[str], forms: Sequence[int]) -> None:
    """Removes from `sides` the copies of invariants that no operation reads."""
    for value, both in enumerate(sides):
        if len(both) < 2:
            continue
        read = {
            operation.forms[form].reads[place]
            for operation, form in zip(region.operations, forms, strict=True)
            for place, number in enumerate(operation.reads)
            if number == value
        }
        sides[value] = "".join(sorted(read)) or both[0]
