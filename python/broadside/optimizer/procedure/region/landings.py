"""Results of an epilog that nobody behind it reads: they land before the region ends all the same.

Each iteration of such a loop reads what the one before it has written, and the last result has no reader. In
a block every late result has one (see `source.unread`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadside.optimizer.model import region as seam
from broadside.optimizer.procedure.region.edges import EPILOG, part_of


def unread_landing(operations: Sequence[seam.Operation], values: Sequence[seam.Value]) -> int:
    """The first cycle of a region in which all results of its epilog have landed that only it reads.

    Operations of the epilog that may move count for nothing.
    """
    read_behind = {
        value
        for operation in operations
        if part_of(operation) != EPILOG
        for value in (*operation.reads, operation.predicate)
    }
    return max(
        (
            operation.offset + write.delay + 1
            for operation in operations
            if part_of(operation) == EPILOG and operation.anchor is seam.Anchor.START
            for write in operation.writes
            if write.delay and write.value not in read_behind and values[write.value].due is None
        ),
        default=0,
    )


def all_land(schedule: seam.Schedule) -> bool:
    """Whether every result lands before the region ends, or when it is due behind it."""
    return all(landing <= schedule.length for landing in _landings(schedule))


def _landings(schedule: seam.Schedule) -> Iterator[int]:
    values = schedule.region.values
    for operation, cycle in zip(schedule.region.operations, schedule.cycles, strict=True):
        for write in operation.writes:
            yield cycle + write.delay + 1 - max(values[write.value].due or 0, 0)
