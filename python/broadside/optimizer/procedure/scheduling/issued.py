"""Schedules in machine terms: operations with their cycles, forms and registers."""

from __future__ import annotations

from collections.abc import Sequence

from broadside.linear.ir import Location, Operation, Register
from broadside.optimizer.collapse.code import switch_of, switched
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.machine.forms import Choice
from broadside.optimizer.model import region as seam
from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.inserted import move
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.procedure.region.edges import BLOCK, PROLOG, Placed
from broadside.optimizer.record.procedure import ScheduledNode


def kernel(node: Node, pipelined: PipelinedLoop) -> ScheduledNode:
    """The kernel of a loop: all operations, each in its slot of the interval, with its stage as a note."""
    body = pipelined.loop.body
    issued = []
    for number, operation in enumerate(body.operations):
        inside = body.region.operations[number]
        choice = inside.forms[pipelined.schedule.forms[number]].payload
        assert isinstance(choice, Choice)
        cycle = pipelined.schedule.cycles[number]
        reads = {
            register: pipelined.register_of(value, side)
            for (register, side), value in zip(choice.reads, inside.reads, strict=True)
        }
        writes = {
            register: pipelined.register_of(write.value)
            for (register, _), write in zip(choice.writes, inside.writes, strict=True)
        }
        predicate = "" if inside.predicate is None else pipelined.register_of(inside.predicate)
        stage = 0 if number in pipelined.loop.model.control else cycle // pipelined.interval
        operation, predicate = switched(pipelined, number, operation, predicate)
        issued.append(
            Issued(
                cycle % pipelined.interval,
                operation,
                choice,
                reads,
                writes,
                predicate,
                f"<{stage}>",
            )
        )
    issued += switch_of(pipelined)
    return ScheduledNode(node, pipelined.interval, issued, pipelined)


def issued_of(schedule: seam.Schedule) -> list[Issued]:
    """The operations of a region's schedule, each with its cycle, unit and registers."""
    region = schedule.region
    issued = []
    for number, inside in enumerate(region.operations):
        choice = inside.forms[schedule.forms[number]].payload
        assert isinstance(choice, Choice)
        operation, note = _operation_of(inside, choice)
        issued.append(
            Issued(
                schedule.cycles[number],
                operation,
                choice,
                _registers(choice.reads, inside.reads, schedule),
                _registers(choice.writes, [w.value for w in inside.writes], schedule),
                schedule.registers[inside.predicate] if inside.predicate is not None else "",
                note,
            )
        )
    return issued


def _registers(
    places: Sequence[tuple[Register, str]], values: Sequence[int], schedule: seam.Schedule
) -> dict[Register, str]:
    return {
        register: schedule.registers[value]
        for (register, _), value in zip(places, values, strict=True)
    }


def _operation_of(inside: seam.Operation, choice: Choice) -> tuple[Operation, str]:
    if isinstance(inside.payload, Placed):
        placed = inside.payload
        if placed.part == BLOCK or placed.operation.is_branch:
            return placed.operation, ""
        which = f"{placed.iteration}" if placed.part == PROLOG else f"-{placed.iteration + 1}"
        return placed.operation, f"<{which}>"
    (source, _), (target, _) = choice.reads[0], choice.writes[0]
    return move(source, target, Location("", 0), "copy"), ""
