"""Ways to spoil a schedule as a whole: its order, its packets, its blocks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations

from mutants import Mutant, with_issued
from spoiled_operations import with_operand

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import (
    Immediate,
)
from broadside.optimizer.record.procedure import ScheduledNode, ScheduledProcedure


def branch_elsewhere(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    """Each branch to each other block."""
    for number, item in enumerate(scheduled.nodes):
        if item.node.target is None:
            continue
        for other in scheduled.nodes:
            if other.node is item.node.target:
                continue
            node = replace(item.node, target=other.node)
            yield _with_node(scheduled, number, replace(item, node=node))


def _with_node(scheduled: ScheduledProcedure, number: int, changed: ScheduledNode) -> Mutant:
    """A schedule in which branches to the old node lead to the changed one."""
    old = scheduled.nodes[number].node
    nodes = []
    for position, item in enumerate(scheduled.nodes):
        if position == number:
            nodes.append(changed)
        elif item.node.target is old:
            nodes.append(replace(item, node=replace(item.node, target=changed.node)))
        else:
            nodes.append(item)
    return replace(scheduled, nodes=nodes)


def issued_twice(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    for number, item in enumerate(scheduled.nodes):
        for issued in item.issued:
            yield with_issued(scheduled, number, [*item.issued, issued])


def issued_again(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    for number, item in enumerate(scheduled.nodes):
        for issued in item.issued:
            if issued.cycle + 1 < item.length:
                again = replace(issued, cycle=issued.cycle + 1)
                yield with_issued(scheduled, number, [*item.issued, again])


def cycle_lost(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    """All operations after a cycle are issued one cycle earlier, the next ones together with its own."""
    for number, item in enumerate(scheduled.nodes):
        for cycle in range(item.length - 1):
            moved = [replace(i, cycle=i.cycle - (i.cycle > cycle)) for i in item.issued]
            yield with_issued(scheduled, number, moved, item.length - 1)


def cycle_too_many(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    for number, item in enumerate(scheduled.nodes):
        for cycle in range(item.length):
            moved = [replace(i, cycle=i.cycle + (i.cycle >= cycle)) for i in item.issued]
            yield with_issued(scheduled, number, moved, item.length + 1)


def _exchanged(
    scheduled: ScheduledProcedure, number: int, places: Iterable[int]
) -> Iterator[Mutant]:
    """The schedule with each two of these operations of a block in each other's cycle."""
    item = scheduled.nodes[number]
    for first, second in combinations(places, 2):
        one, two = item.issued[first], item.issued[second]
        if one.cycle != two.cycle:
            issued = list(item.issued)
            issued[first] = replace(one, cycle=two.cycle)
            issued[second] = replace(two, cycle=one.cycle)
            yield with_issued(scheduled, number, issued)


def accesses_exchanged(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    """A load or store in the place of another one of the same block, and the other in its place."""
    for number, item in enumerate(scheduled.nodes):
        places = [n for n, i in enumerate(item.issued) if i.operation.memory is not None]
        yield from _exchanged(scheduled, number, places)


def operations_exchanged(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    """Two operations of one block that change places in time."""
    for number, item in enumerate(scheduled.nodes):
        yield from _exchanged(scheduled, number, range(len(item.issued)))


def _beside_kernels(scheduled: ScheduledProcedure, step: int) -> Iterator[int]:
    for number, item in enumerate(scheduled.nodes):
        if item.pipelined is not None and 0 <= number + step < len(scheduled.nodes):
            yield number + step


def _less_of(number: int, scheduled: ScheduledProcedure) -> Iterator[Mutant]:
    item = scheduled.nodes[number]
    for position, issued in enumerate(item.issued):
        if issued.iteration:
            rest = [*item.issued[:position], *item.issued[position + 1 :]]
            yield with_issued(scheduled, number, rest)


def prolog_shortened(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    for number in _beside_kernels(scheduled, -1):
        yield from _less_of(number, scheduled)


def epilog_shortened(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    for number in _beside_kernels(scheduled, 1):
        yield from _less_of(number, scheduled)


def kernel_shortened(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    for number in _beside_kernels(scheduled, 0):
        yield from _less_of(number, scheduled)


def guard_changed(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    """The test for few passes asks for one pass more or less."""
    for number, item in enumerate(scheduled.nodes):
        for position, issued in enumerate(item.issued):
            if "few iterations" not in issued.operation.source:
                continue
            for place, operand in enumerate(issued.operation.operands):
                if isinstance(operand, Immediate):
                    for step in (-1, -2):
                        changed = with_operand(issued, place, Immediate(operand.value + step))
                        rest = list(item.issued)
                        rest[position] = changed
                        yield with_issued(scheduled, number, rest)


def blocks_exchanged(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    for number in range(len(scheduled.nodes) - 1):
        nodes = list(scheduled.nodes)
        nodes[number], nodes[number + 1] = nodes[number + 1], nodes[number]
        yield replace(scheduled, nodes=nodes)


def block_dropped(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    for number in range(len(scheduled.nodes)):
        nodes = list(scheduled.nodes)
        del nodes[number]
        yield replace(scheduled, nodes=nodes)


def frame_of_another_size(scheduled: ScheduledProcedure, _: InstructionTable) -> Iterator[Mutant]:
    if scheduled.saved:
        yield replace(scheduled, saved=[*scheduled.saved, "A11", "A12"])


OF_SCHEDULES = (
    branch_elsewhere,
    issued_twice,
    issued_again,
    cycle_lost,
    cycle_too_many,
    accesses_exchanged,
    operations_exchanged,
    prolog_shortened,
    epilog_shortened,
    kernel_shortened,
    guard_changed,
    blocks_exchanged,
    block_dropped,
    frame_of_another_size,
)
