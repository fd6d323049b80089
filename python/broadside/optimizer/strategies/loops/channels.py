"""Channels of a loop body: equal groups of operations on data of their own.

A body that does one thing for several blocks is scheduled far more easily as one channel that is
repeated at even distances: channel k of n issues each operation k * II / n cycles after channel 0.
Where one side of the machine can do only what the other does, side B is side A mirrored: two channels,
or the halves of one thing. All this is a choice, not a bound: where no such schedule exists, another
may.
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
    """One channel by the constraint model; the others repeat it at even distances."""

    name = "equal channels"
    trial = ModelTrial

    def suits(self, task: LoopTask) -> bool:
        return task.size > EASY and bool(find_channels(task.loop.model))

    def channels(self, task: LoopTask) -> Channels:
        return find_channels(task.loop.model)


def find_channels(loop: LoopModel) -> Channels:
    """The channels of a body, in the order of the source; none if they differ or are fewer than 2.

    What all share (invariants, pointers that the body only moves on, the counter) is no bond. Where
    channels also share what is loaded through such pointers, or load it in different ways, the
    loads belong to none.
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
    """What side A alone can do and side B alone, in the order of the source; none if they differ."""
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
    """Operations that read nothing but shared values, and those of the control."""
    operations = enumerate(loop.region.operations)
    return loop.control | {n for n, o in operations if shared.issuperset(o.reads)}


def _fed(loop: LoopModel, shared: frozenset[int]) -> frozenset[int]:
    """What the feeders alone write."""
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
    """Whether two groups have the same operations, in the same ways or all on units of the other side."""
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
