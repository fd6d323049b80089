"""A block as a region: forms, values and edges of its operations, ready for a scheduler."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from broadside.isa import InstructionTable
from broadside.linear.dependence import dependence_graph
from broadside.linear.ir import LinearError, Operation, Procedure, Register, RegisterPair
from broadside.optimizer import region as seam
from broadside.optimizer.resources import Choice, choices
from broadside.optimizer.synthetic import FRAME_COPY
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
        self.pairs = symbolic_pairs(self.procedure)
        self._high = {pair.high: pair for pair in self.pairs}
        self._low = {pair.low: pair for pair in self.pairs}
        self.circular = any(Register("AMR") in o.writes for o in self.procedure.operations)
        self._addresses = self._address_bases()

    @property
    def has_banks(self) -> bool:
        """Whether the memory is the C6201's, whose banks `banks.may_conflict` knows."""
        return self.table.isa == "c62x"

    def _address_bases(self) -> frozenset[Register]:
        """Symbolic registers that circular addressing would corrupt in A4-A7 or B4-B7."""
        bases = {o.memory.base for o in self.procedure.operations if o.memory is not None}
        for operation in self.procedure.operations:
            if "circular" in operation.flags and isinstance(operation.operands[0], Register):
                bases.add(operation.operands[0])
        return frozenset(bases | {FRAME_COPY})

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
        if register in self._high or register in self._low:
            found = [r for r in found if self.beside(register, r) in self.registers]
        allowed = tuple(found)
        if not allowed:
            what = "predicate register" if predicate else "register"
            cause = f"no {what} is left for {register}: all that may hold it are reserved"
            raise LinearError(self.procedure.location, cause)
        return allowed

    def partner(self, register: Register) -> Register | None:
        """The other half of the pair that `register` belongs to."""
        if register in self._high:
            return self._high[register].low
        return self._low[register].high if register in self._low else None

    def torn(self, register: Register, homes: dict[Register, str]) -> bool:
        """Whether `homes` has one half of a pair, `register`, without the other beside it."""
        partner = self.partner(register)
        if partner is None or register not in homes:
            return False
        return homes.get(partner) != self.beside(register, homes[register])

    def beside(self, register: Register, home: str) -> str:
        """Where the other half of a pair is if `register` is in `home`; empty if it cannot be there."""
        odd, number = int(home[1:]) % 2 == 1, int(home[1:])
        if odd != (register in self._high):
            return ""
        return f"{home[0]}{number - 1 if odd else number + 1}"


def symbolic_pairs(procedure: Procedure) -> frozenset[RegisterPair]:
    """The pairs in which symbolic registers are used.

    Raises LinearError for a register that is half of two pairs.
    """
    pairs: dict[Register, RegisterPair] = {}
    for operation in procedure.operations:
        for operand in operation.operands:
            if not isinstance(operand, RegisterPair) or not operand.low.is_symbolic:
                continue
            for half in (operand.high, operand.low):
                if pairs.setdefault(half, operand) != operand:
                    raise LinearError(
                        operation.location, f"{half} is in two pairs: {pairs[half]} and {operand}"
                    )
    return frozenset(pairs.values())


@dataclass
class Body:
    """A loop body: its region, and the values behind it.

    `order` are edges that the source asks for (`.order`), beside those that its meaning makes.
    """

    operations: tuple[Operation, ...]
    region: seam.Region
    graph: ValueGraph
    order: tuple[seam.Edge, ...] = ()

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
        pairs=pair_values(operations, graph),
        cross_wait=machine.table.isa != "c62x",
    )
    return Body(tuple(operations), region, graph, tuple(_order(operations, machine.procedure)))


def _order(operations: Sequence[Operation], procedure: Procedure) -> Iterator[seam.Edge]:
    """What `.order` says of these operations."""
    places = {o.memory.name: n for n, o in enumerate(operations) if o.memory is not None}
    for order in procedure.orders:
        if not all(access.name in places for access in order):
            continue
        first = places[order[0].name]
        for before, access in pairwise(order):
            place = places[access.name]
            if access.after is None:
                yield seam.Edge(places[before.name], place, 1, 0)
            else:
                yield seam.Edge(first, place, access.after, 0)
                yield seam.Edge(place, first, -access.after, 0)


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
        halves=halves_read(operation, position, graph),
    )


def form(choice: Choice) -> seam.Form:
    return seam.Form(
        unit=choice.unit_name,
        reads=tuple(side for _, side in choice.reads),
        writes=tuple(side for _, side in choice.writes),
        paths=choice.paths,
        payload=choice,
    )
