"""When a kernel writes and reads the values of one iteration, in cycles of the region before or after it."""

from __future__ import annotations

from broadside.optimizer.loops.pipelined import PipelinedLoop


def is_moved_base(loop: PipelinedLoop, value: int) -> bool:
    """Whether a load or store writes the value as the new address in its base register."""
    body = loop.loop.body
    return any(
        operation.memory is not None
        and operation.memory.mode.updates_base
        and operation.memory.base == body.graph.registers[value]
        and any(write.value == value for write in body.region.operations[n].writes)
        for n, operation in enumerate(body.operations)
    )


def is_begun(loop: PipelinedLoop, value: int, iteration: int) -> bool:
    """Whether the kernel issues an operation that writes an iteration's value, before the epilog."""
    cycles = loop.schedule.cycles
    return any(
        cycles[n] < (iteration + 1) * loop.interval
        for n, operation in enumerate(loop.loop.body.region.operations)
        if any(write.value == value for write in operation.writes)
    )


def ready(loop: PipelinedLoop, value: int, iteration: int) -> tuple[int | None, int | None]:
    """(ready, held): the cycles after the kernel from which a value can be read and holds its register.

    Both are None if the kernel does not write the value; `held` is None if it is not before `ready`. A value
    that all iterations share keeps its register from the kernel's last pass on, whichever iteration wrote it.
    """
    landings = []
    is_whole = value in loop.loop.body.graph.whole
    for n, operation in enumerate(loop.loop.body.region.operations):
        cycle = loop.schedule.cycles[n]
        last = cycle // loop.interval if is_whole else iteration
        offset = cycle - (last + 1) * loop.interval
        for write in operation.writes:
            if write.value == value and offset < 0:
                landings.append(offset + write.delay + 1)
    if not landings:
        return None, None
    there = max(0, *landings)
    held = 0 if is_whole else max(0, min(landings))
    return there, held if held < there else None


def due(loop: PipelinedLoop, value: int, iteration: int) -> int | None:
    """The cycle after the region in which a value of the prolog must be there, or None if it need not be.

    This is the kernel's first read of the value or its landing, whichever is later.
    """
    needed = reads(loop, value, iteration)
    landings = _landings(loop, value, iteration)
    if needed or any(landing > 0 for landing in landings):
        return max([0, *landings, min(needed, default=0)])
    return None


def reads(loop: PipelinedLoop, value: int, iteration: int) -> list[int]:
    """Cycles of the kernel, from its beginning, in which it reads an iteration's value."""
    region = loop.loop.body.region
    start = loop.filling * loop.interval
    cycles = [
        loop.schedule.cycles[n]
        + (iteration + region.distances.get((n, value), 0)) * loop.interval
        - start
        for n, operation in enumerate(region.operations)
        if value in operation.reads or operation.predicate == value
    ]
    return [cycle for cycle in cycles if cycle >= 0]


def _landings(loop: PipelinedLoop, value: int, iteration: int) -> list[int]:
    start = loop.filling * loop.interval
    return [
        loop.schedule.cycles[n] + iteration * loop.interval - start + write.delay + 1
        for n, operation in enumerate(loop.loop.body.region.operations)
        for write in operation.writes
        if write.value == value and loop.schedule.cycles[n] + iteration * loop.interval < start
    ]
