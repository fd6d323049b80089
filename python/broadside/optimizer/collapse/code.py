"""The additional operations of a loop with collapsed stages: in its kernel, before it and after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from broadside.linear.ir import Operation, Predicate
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.model.inserted import add_constant, load_constant
from broadside.optimizer.model.schedule import Issued


def restored(pipelined: PipelinedLoop) -> list[Operation]:
    """Operations after the loop that move registers back which additional iterations moved too far."""
    location, why = pipelined.loop.block.location, f"as {pipelined.loop.name} leaves it"
    return [
        add_constant(register, -moved, location, why)
        for register, moved in pipelined.collapse.restored.items()
        if moved
    ]


def switched_on(pipelined: PipelinedLoop) -> Iterator[Operation]:
    """The operation before the loop that sets the counter of passes before the first iteration arrives."""
    switch = pipelined.collapse.switch
    if switch is not None:
        location, why = pipelined.loop.block.location, f"filling of {pipelined.loop.name}"
        yield load_constant(switch.count, switch.register, location, why)


def switch_of(pipelined: PipelinedLoop) -> Iterator[Issued]:
    """The operation of the kernel that counts the passes before the first iteration arrives."""
    switch = pipelined.collapse.switch
    if switch is not None:
        home = {switch.register: switch.home}
        yield Issued(switch.slot, switch.counts, switch.choice, home, home, switch.home, "<fill>")


def switched(
    pipelined: PipelinedLoop, number: int, operation: Operation, predicate: str
) -> tuple[Operation, str]:
    """An operation of the kernel with its predicate; a harmful one tests the switch."""
    switch = pipelined.collapse.switch
    if switch is None or number not in switch.harmful:
        return operation, predicate
    own = Predicate(switch.register, negated=True)
    reads = (*operation.reads, switch.register)
    return replace(operation, predicate=own, reads=reads), switch.home
