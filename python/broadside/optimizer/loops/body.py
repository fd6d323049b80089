"""Turns a block into a region: the forms, values and edges of its operations, ready for a scheduler."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from broadside.facts.cpu import cross_path_wait
from broadside.linear.dependence import dependence_graph
from broadside.linear.ir import Operation, Register, RegisterPair
from broadside.optimizer.machine.forms import Choice, choices, no_choice
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model import region as seam
from broadside.optimizer.model.values import ValueGraph, value_graph


@dataclass
class Body:
    """A loop body: its operations, its region, and the values that these read and write."""

    operations: tuple[Operation, ...]
    region: seam.Region
    graph: ValueGraph

    @property
    def invariants(self) -> frozenset[int]:
        """Values that the body reads or passes through but never writes."""
        return frozenset(self.graph.entry.values()) - frozenset(self.graph.writes.values())


def predicate_values(operations: Sequence[Operation], graph: ValueGraph) -> frozenset[int]:
    """The values, by their numbers in `graph`, that predicates of the operations test."""
    return frozenset(
        graph.reads[position, operation.predicate.register]
        for position, operation in enumerate(operations)
        if operation.predicate is not None
    )


def loop_body(
    operations: Sequence[Operation], machine: Machine, live_out: frozenset[Register], name: str
) -> Body:
    """The region of a loop body; `live_out`: the registers read after the loop. Raises LinearError."""
    graph = value_graph(operations, loop=True, live_out=live_out)
    predicates = predicate_values(operations, graph)
    values = [
        seam.Value(register.name, machine.allowed(register, predicate=number in predicates))
        for number, register in enumerate(graph.registers)
    ]
    for number in graph.entry.values():
        values[number].ready = 0
    for number in graph.exit.values():
        values[number].due = 0
    region = seam.Region(
        operations=[
            region_operation(operation, position, graph, machine)
            for position, operation in enumerate(operations)
        ],
        values=values,
        edges=[
            seam.Edge(d.source, d.target, d.latency, d.distance)
            for d in dependence_graph(operations, machine.procedure, loop=True, renaming=True)
        ],
        registers=machine.registers,
        distances={
            (position, graph.reads[position, register]): distance
            for (position, register), distance in graph.distance.items()
        },
        name=name,
        pairs=pair_values(operations, graph),
        cross_wait=bool(cross_path_wait(machine.table.isa)),
    )
    return Body(tuple(operations), region, graph)


def pair_values(operations: Sequence[Operation], graph: ValueGraph) -> tuple[tuple[int, int], ...]:
    """(high, low) values of the symbolic pairs that the operations read and write."""
    found: dict[tuple[int, int], None] = {}
    for position, operation in enumerate(operations):
        for operand in operation.operands:
            if not isinstance(operand, RegisterPair) or not operand.low.is_symbolic:
                continue
            for numbers in (graph.reads, graph.writes):
                high = numbers.get((position, operand.high))
                low = numbers.get((position, operand.low))
                if high is not None and low is not None:
                    found[high, low] = None
    return tuple(found)


def halves_read(operation: Operation, position: int, graph: ValueGraph) -> frozenset[int]:
    """Values that the operation reads as halves of a pair."""
    halves = [
        half
        for operand in operation.operands
        if isinstance(operand, RegisterPair)
        for half in (operand.high, operand.low)
    ]
    return frozenset(graph.reads[position, h] for h in halves if (position, h) in graph.reads)


def region_operation(
    operation: Operation, position: int, graph: ValueGraph, machine: Machine
) -> seam.Operation:
    """One operation with all its forms. Raises LinearError if it has none."""
    found = choices(operation, machine.table, machine.procedure)
    if not found:
        raise no_choice(operation)
    predicate = operation.predicate
    return seam.Operation(
        name=operation.mnemonic,
        reads=tuple(graph.reads[position, register] for register, _ in found[0].reads),
        writes=tuple(
            seam.Write(graph.writes[position, register], operation.write_delay(register))
            for register, _ in found[0].writes
        ),
        forms=tuple(form(choice) for choice in found),
        predicate=graph.reads[position, predicate.register] if predicate is not None else None,
        payload=operation,
        halves=halves_read(operation, position, graph),
    )


def form(choice: Choice) -> seam.Form:
    """A choice of unit and sides as a form of the model, which keeps the choice as its payload."""
    return seam.Form(
        unit=choice.unit_name,
        reads=tuple(side for _, side in choice.reads),
        writes=tuple(side for _, side in choice.writes),
        paths=choice.paths,
        ports=choice.ports,
        payload=choice,
    )
