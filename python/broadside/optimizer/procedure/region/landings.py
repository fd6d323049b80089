"""Results of an epilog that no later code reads. They too must land before the region ends.

Such a result comes from a loop whose iterations read the result of the iteration before; the last result has
no reader. In a block, every result with delay slots has a reader (see `source.unread`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadside.optimizer.model import region as seam
from broadside.optimizer.procedure.region.edges import EPILOG, part_of


def unread_landing(operations: Sequence[seam.Operation], values: Sequence[seam.Value]) -> int:
    """The first cycle in which all epilog results that only the epilog reads have landed; 0 if none.

    Operations of the epilog whose cycle is open are left out.
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
    """Whether every result lands before the region ends, or no later than it is due after the end."""
    return all(landing <= schedule.length for landing in _landings(schedule))


def _landings(schedule: seam.Schedule) -> Iterator[int]:
    values = schedule.region.values
    for operation, cycle in zip(schedule.region.operations, schedule.cycles, strict=True):
        for write in operation.writes:
            yield cycle + write.delay + 1 - max(values[write.value].due or 0, 0)
