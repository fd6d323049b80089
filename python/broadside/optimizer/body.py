"""A block as a region: forms, values and edges of its operations, ready for a scheduler."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from broadside.isa import InstructionTable
from broadside.linear.dependence import dependence_graph
from broadside.linear.ir import LinearError, Operation, Procedure, Register
from broadside.optimizer import region as seam
from broadside.optimizer.resources import Choice, choices
from broadside.optimizer.values import ValueGraph, value_graph

CIRCULAR_REGISTERS = frozenset(f"{side}{number}" for side in "AB" for number in (4, 5, 6, 7))
STACK_REGISTERS = frozenset(("B14", "B15"))  # data page and stack pointer (spru187l 8.3)


@dataclass
class Machine:
    """What a procedure may use: the instruction table and the registers."""

    table: InstructionTable
    procedure: Procedure

    def __post_init__(self) -> None:
        count = self.table.registers_per_side
        withheld = STACK_REGISTERS | self.procedure.reserved
        self.registers = tuple(
            f"{side}{number}"
            for side in "AB"
            for number in range(count)
            if f"{side}{number}" not in withheld
        )
        self.predicates = tuple(r for r in self.table.predicate_registers if r in self.registers)
        self.circular = any(Register("AMR") in o.writes for o in self.procedure.operations)
        self._addresses = self._address_bases()

    def _address_bases(self) -> frozenset[Register]:
        """Symbolic registers that circular addressing would corrupt in A4-A7 or B4-B7."""
        bases = {o.memory.base for o in self.procedure.operations if o.memory is not None}
        for operation in self.procedure.operations:
            if "circular" in operation.flags and isinstance(operation.operands[0], Register):
                bases.add(operation.operands[0])
        return frozenset(bases)

    def would_be_circular(self, register: Register, home: str) -> bool:
        """Whether an address in `home` would be taken for a circular one."""
        return self.circular and home in CIRCULAR_REGISTERS and register in self._addresses

    def allowed(self, register: Register, *, predicate: bool) -> tuple[str, ...]:
        """Machine registers that may hold a value of `register`; of a predicate if `predicate`."""
        if register.is_machine:
            return (register.name,)
        found: Iterable[str] = self.predicates if predicate else self.registers
        side = self.procedure.sides.get(register)
        if side:
            found = [r for r in found if r[0] == side]
        if self.circular and register in self._addresses:
            found = [r for r in found if r not in CIRCULAR_REGISTERS]
        return tuple(found)


@dataclass
class Body:
    """A loop body: its region, and the values behind it."""

    operations: tuple[Operation, ...]
    region: seam.Region
    graph: ValueGraph

    @property
    def invariants(self) -> frozenset[int]:
        """Values read or passed through, but never written here."""
        return frozenset(self.graph.entry.values()) - frozenset(self.graph.writes.values())


def predicate_values(operations: Sequence[Operation], graph: ValueGraph) -> frozenset[int]:
    return frozenset(
        graph.reads[position, operation.predicate.register]
        for position, operation in enumerate(operations)
        if operation.predicate is not None
    )


def loop_body(
    operations: Sequence[Operation], machine: Machine, live_out: frozenset[Register], name: str
) -> Body:
    """The region of a loop body; `live_out` are the registers read after the loop."""
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
    )
    return Body(tuple(operations), region, graph)


def region_operation(
    operation: Operation, position: int, graph: ValueGraph, machine: Machine
) -> seam.Operation:
    """One operation with all its forms. Raises LinearError if none is left."""
    found = choices(operation, machine.table, machine.procedure)
    if not found:
        raise LinearError(
            operation.location,
            f"no unit can execute {operation.mnemonic} with these registers and sides",
        )
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
    )


def form(choice: Choice) -> seam.Form:
    return seam.Form(
        unit=choice.unit_name,
        reads=tuple(side for _, side in choice.reads),
        writes=tuple(side for _, side in choice.writes),
        paths=choice.paths,
        payload=choice,
    )
