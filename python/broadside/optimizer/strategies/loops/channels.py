"""Channels of a loop body: equal groups of operations, each on its own data.

A body that does the same for several blocks is far easier to schedule as one channel that is repeated at
even distances: channel k of n issues each operation k * II / n cycles after channel 0. If the operations
that only side B can do are like those that only side A can do, side B mirrors side A. Both are
restrictions that a schedule need not keep, so a failure proves nothing about other schedules.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from broadside.optimizer.loops.model import (
    Channels,
    LoopModel,
    are_mirrored,
    on_other_side,
    units_of,
)
from broadside.optimizer.model.region import Operation, Region
from broadside.optimizer.strategies.loops.constraint_model import EASY, ModelTrial
from broadside.optimizer.strategies.loops.task import LoopStrategy, LoopTask


class EqualChannels(LoopStrategy):
    """The constraint model schedules one channel; the others repeat it at even distances."""

    name = "equal channels"
    trial = ModelTrial

    def suits(self, task: LoopTask) -> bool:
        return task.size > EASY and bool(find_channels(task.loop.model))

    def channels(self, task: LoopTask) -> Channels:
        return find_channels(task.loop.model)


def find_channels(loop: LoopModel) -> Channels:
    """The channels of a body, in the order of the source; none if they differ or are fewer than 2.

    Operations belong to one channel if values connect them. Shared values do not count: invariants, the
    counter, and pointers that the body only advances. If this gives no equal channels, loads through such
    pointers are left out of all channels, and the loaded values do not count either.
    """
    shared = _shared(loop)
    fed = _fed(loop, shared)
    for bonds_without, outside in ((shared, loop.control), (shared | fed, _feeders(loop, shared))):
        groups = _groups(loop, bonds_without, outside)
        same = all(_equal(loop.region, groups[0], g, bonds_without) for g in groups[1:])
        if len(groups) > 1 and same:
            return tuple(tuple(group) for group in groups)
    return ()


def find_halves(loop: LoopModel) -> Channels:
    """The operations that only side A can do, and those that only side B can do; none if they differ.

    Both groups are in the order of the source.
    """
    region = loop.region
    sides: dict[str, list[int]] = {"1": [], "2": []}
    for number, operation in enumerate(region.operations):
        there = {form.unit[-1:] for form in operation.forms}
        if number not in loop.control and len(there) == 1:
            sides[there.pop()].append(number)
    first, second = sides["1"], sides["2"]
    return (tuple(first), tuple(second)) if first and _same_forms(region, first, second) else ()


def _shared(loop: LoopModel) -> frozenset[int]:
    moved_on = {
        write.value
        for operation in loop.region.operations
        for write in operation.writes
        if write.value in operation.reads
    }
    return loop.invariants | loop.whole | moved_on


def _feeders(loop: LoopModel, shared: frozenset[int]) -> frozenset[int]:
    """Operations that read only shared values, and those that control the loop."""
    operations = enumerate(loop.region.operations)
    return loop.control | {n for n, o in operations if shared.issuperset(o.reads)}


def _fed(loop: LoopModel, shared: frozenset[int]) -> frozenset[int]:
    """Values that only feeders write."""
    feeders = _feeders(loop, shared)
    operations = loop.region.operations
    written = {w.value for n in feeders for w in operations[n].writes}
    others = {w.value for n, o in enumerate(operations) if n not in feeders for w in o.writes}
    return frozenset(written - others)


def _values(operation: Operation) -> tuple[int, ...]:
    return (*operation.reads, *(write.value for write in operation.writes))


def _groups(loop: LoopModel, shared: frozenset[int], outside: frozenset[int]) -> list[list[int]]:
    """Operations connected by values that are not shared."""
    group_of: dict[int, list[int]] = {}  # by value
    groups: list[list[int]] = []
    for number, operation in enumerate(loop.region.operations):
        if number in outside:
            continue
        own = [value for value in _values(operation) if value not in shared]
        joined = [number]
        for group in {id(g): g for g in map(group_of.get, own) if g is not None}.values():
            joined += group
            groups.remove(group)
        groups.append(joined)
        bonds = {v for member in joined for v in _values(loop.region.operations[member])}
        group_of.update(dict.fromkeys(bonds - shared, joined))
    return sorted(sorted(group) for group in groups)


def _equal(
    region: Region, first: Sequence[int], second: Sequence[int], shared: frozenset[int]
) -> bool:
    """Whether two groups have the same operations between corresponding values."""
    if not _same_forms(region, first, second):
        return False
    partner: dict[int, set[int]] = defaultdict(set)
    for one, two in zip(first, second, strict=True):
        a, b = region.operations[one], region.operations[two]
        for value, other in zip(_own(a, shared), _own(b, shared), strict=False):
            partner[value].add(other)
    return all(len(others) == 1 for others in partner.values())


def _same_forms(region: Region, first: Sequence[int], second: Sequence[int]) -> bool:
    """Whether two groups have the same operations, on the same units or all on those of the other side."""
    if len(first) != len(second):
        return False
    mirrored = are_mirrored(region, first, second)
    for one, two in zip(first, second, strict=True):
        a, b = region.operations[one], region.operations[two]
        if a.name != b.name or len(a.reads) != len(b.reads):
            return False
        if mirrored and set(map(on_other_side, units_of(region, one))) != units_of(region, two):
            return False
    return True


def _own(operation: Operation, shared: frozenset[int]) -> list[int]:
    return [value for value in _values(operation) if value not in shared]
