"""A loop body or a block: its dependences, its placement in time, its registers.

The order of the operations defines their meaning: a read takes the last write before it. Dependences between
iterations that do not go through fixed registers are given as further edges.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from broadside import _core, scheduling
from broadside.facts.cpu import LOAD_DELAY, READS_PER_REGISTER
from broadside.generators.bitslice.program.operations import (
    C62X,
    SIDES,
    Cpu,
    Form,
    Operation,
    unit_side,
)
from broadside.optimizer.bounds.solver import Limits, Meter
from broadside.optimizer.registers.straight import exactly

ANY, PREDICATE = 0, 1
_BOTH_SIDES = 3  # a bit for each side that a value may be on
_COLOURING = 60.0  # solver's work
_REHEATS = 8  # coolings after the first

Edge = tuple[int, int, int, int]  # source, target, latency, distance


class PlacementError(Exception):
    """The search found no placement without conflicts."""


@dataclass(slots=True)
class Body:
    """Operations in `length` cycles. `registers` are the free registers for values, by side.

    `anchored` operations have a fixed cycle. The others lie between `earliest` and `span` - 1.
    """

    name: str
    operations: list[Operation]
    length: int
    registers: tuple[tuple[str, ...], tuple[str, ...]]
    span: int
    start: list[int]  # where the search begins
    first_forms: list[int] | None = None  # and with which forms; None: any
    anchored: dict[int, int] = field(default_factory=dict)
    earliest: Callable[[Operation], int] = lambda operation: 0
    edges: list[Edge] = field(default_factory=list)
    cpu: Cpu = C62X

    def dependences(self) -> list[Edge]:
        """Everything that orders the operations: their registers, and the further edges."""
        return register_edges(self.operations, self.cpu) + self.edges


@dataclass(frozen=True, slots=True)
class Placed:
    """A body with a cycle and a form for each operation, and a register for each value."""

    body: Body
    cycles: tuple[int, ...]
    forms: tuple[Form, ...]
    registers: dict[str, str]

    def text(self, index: int) -> str:
        """The instruction with its predicate."""
        operation = self.body.operations[index]
        sources = [self.registers[name] for name in operation.reads]
        target = self.registers[operation.write] if operation.write else ""
        text = self.forms[index].render(sources, target)
        if operation.predicate is None:
            return text
        return f"[{self.registers.get(operation.predicate, operation.predicate)}] {text}"


def register_edges(operations: Sequence[Operation], cpu: Cpu = C62X) -> list[Edge]:
    """Edges from each write to its reads, and from reads to the next write of the register.

    If a cross path to the other side would stall (C64x), every reader waits, so that no packet stalls. A read
    as a predicate does not stall.
    """
    writer: dict[str, int] = {}
    readers: dict[str, list[int]] = defaultdict(list)
    edges: list[Edge] = []
    for index, operation in enumerate(operations):
        sources = [*operation.reads, *([operation.predicate] if operation.predicate else [])]
        for name in sources:
            if name in writer:
                source = writer[name]
                delay = operations[source].delay
                settling = cpu.settling if delay < LOAD_DELAY and name in operation.reads else 0
                edges.append((source, index, delay + 1 + settling, 0))
                readers[name].append(index)
        if operation.write is not None:
            for reader in readers[operation.write]:
                if reader != index:
                    edges.append((reader, index, 0, 0))
            writer[operation.write] = index
            readers[operation.write] = []
    return edges


def span_edges(body: Body) -> list[Edge]:
    """Edges from each reader back to the first write.

    Otherwise a value could outlive the interval and be overwritten.
    """
    first: dict[str, int] = {}
    edges = []
    for index, operation in enumerate(body.operations):
        for name in (*operation.reads, operation.predicate):
            if name in first:
                writer = first[name]
                latency = body.operations[writer].delay + 2 - body.length
                edges.append((index, writer, latency, 0))
        if operation.write is not None:
            first.setdefault(operation.write, index)
    return edges


def value_classes(operations: Sequence[Operation]) -> dict[str, int]:
    """Every written value, and whether a predicate tests it."""
    classes = {operation.write: ANY for operation in operations if operation.write}
    for operation in operations:
        if operation.predicate in classes:
            classes[operation.predicate] = PREDICATE
    return classes


def search(
    body: Body, moves: int, seed: int, heat: tuple[float, float]
) -> tuple[float, list[int], list[int]]:
    """Anneals the body. Returns the conflicts that are left, the cycles and the forms.

    The annealing counts cycles from 0, so the body is moved by whole intervals. One additional operation
    stands for cycle 0 of the body.
    """
    count, earliest = len(body.operations), min(map(body.earliest, body.operations))
    before = -(earliest // body.length)
    origin = before * body.length
    classes = value_classes(body.operations)
    number = {name: index for index, name in enumerate(classes)}
    forms = [list(_forms(operation)) for operation in body.operations]
    operations = [_described(body, n, forms[n], number, origin) for n in range(count)]
    operations.append(scheduling.Operation([scheduling.Form(side=0)], cycle=origin))
    dependences = [scheduling.Dependence(*edge) for edge in body.dependences() + span_edges(body)]
    for index, operation in enumerate(body.operations):
        dependences.append(scheduling.Dependence(count, index, body.earliest(operation)))
        dependences.append(scheduling.Dependence(index, count, 1 - body.span))
    side_a, side_b = (
        scheduling.Registers(
            len(side) - body.cpu.spare, sum(register in body.cpu.predicates for register in side)
        )
        for side in body.registers
    )
    values = [scheduling.Value(_BOTH_SIDES, tested=kind == PREDICATE) for kind in classes.values()]
    stages = before + -(-body.span // body.length)
    found = _core.anneal(
        scheduling.Body((side_a, side_b), values, operations, dependences),
        scheduling.Annealing(body.length, stages, moves, seed, _REHEATS, *heat),
    )
    cycles = [cycle - origin for cycle in found.cycles[:count]]
    chosen = [which[form][0] for which, form in zip(forms, found.forms, strict=False)]
    return found.cost, cycles, chosen


def _described(
    body: Body,
    index: int,
    forms: list[tuple[int, scheduling.Form]],
    number: dict[str, int],
    origin: int,
) -> scheduling.Operation:
    operation, anchored = body.operations[index], body.anchored.get(index)
    names = dict.fromkeys((*operation.reads, operation.predicate))
    write = [operation.write] if operation.write else []
    first = body.first_forms[index] if body.first_forms else None
    return scheduling.Operation(
        forms=[form for _, form in forms],
        reads=[number[name] for name in operation.reads],
        needs=[scheduling.Use(number[name]) for name in names if name in number],
        writes=[scheduling.Definition(number[name], operation.delay) for name in write],
        cycle=None if anchored is None else anchored + origin,
        start=scheduling.Start(
            max(body.start[index] + origin, 0),
            None if first is None else [which for which, _ in forms].index(first),
        ),
    )


def _forms(operation: Operation) -> Iterator[tuple[int, scheduling.Form]]:
    """Each form with each choice of sides of its reads that can be encoded, and the index of the form."""
    for index, form in enumerate(operation.forms):
        for sides, path in enumerate(form.paths):
            if path is not None:
                resources = form.resources | path
                yield (
                    index,
                    scheduling.Form(
                        side=unit_side(form.unit),
                        units=resources & ~(-1 << scheduling.UNITS),
                        paths=resources >> scheduling.UNITS,
                        reads=sides,
                        writes=form.side if operation.write else 0,
                    ),
                )


def lives(body: Body, cycles: Sequence[int]) -> dict[str, tuple[int, int]]:
    """The first and last cycle of each value's register."""
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    for operation, cycle in zip(body.operations, cycles, strict=True):
        if operation.write:
            ready = cycle + operation.delay + 1
            first[operation.write] = min(ready, first.get(operation.write, ready))
        for name in (*operation.reads, operation.predicate):
            if name:
                last[name] = max(cycle, last.get(name, cycle))
    return {name: (start, max(start, last.get(name, start))) for name, start in first.items()}


def assign_registers(
    body: Body, cycles: Sequence[int], forms: Sequence[Form]
) -> dict[str, str] | None:
    """Assigns registers to the live ranges, which wrap around in a loop.

    None if there are too few registers.
    """
    classes = value_classes(body.operations)
    side = {
        operation.write: form.side
        for operation, form in zip(body.operations, forms, strict=True)
        if operation.write
    }
    spans = lives(body, cycles)
    registers: dict[str, str] = {}
    for number in range(2):
        chosen = [name for name in classes if side[name] == number]
        colours = colour(body, chosen, spans, classes, body.registers[number])
        if colours is None:
            return None
        registers.update(colours)
    return registers


def colour(
    body: Body,
    names: list[str],
    spans: dict[str, tuple[int, int]],
    classes: dict[str, int],
    registers: Sequence[str],
) -> dict[str, str] | None:
    """A register of one file for each name, so that live ranges do not overlap.

    `None` if this is impossible.
    """
    rows = []
    for name in names:
        first, last = spans[name]
        if last - first >= body.length:
            return None
        rows.append(frozenset(cycle % body.length for cycle in range(first, last + 1)))
    allowed = [
        [r for r in registers if classes[name] == ANY or r in body.cpu.predicates] for name in names
    ]
    chosen = exactly(rows, allowed, (), Limits(_COLOURING, timer=Meter()))
    return None if chosen is None else dict(zip(names, chosen, strict=True))


def check(placed: Placed) -> None:
    """Checks the placement against the rules again, from its text."""
    body = placed.body
    for source, target, latency, distance in body.dependences():
        apart = placed.cycles[target] + distance * body.length - placed.cycles[source]
        if apart < latency:
            raise PlacementError(
                f"{body.name}: {body.operations[target].name} comes {latency - apart} too early"
            )
    used: dict[tuple[int, int], str] = {}
    reads: dict[tuple[int, str], int] = defaultdict(int)
    for index, operation in enumerate(body.operations):
        form, cycle = placed.forms[index], placed.cycles[index] % body.length
        sides = [SIDES.index(placed.registers[name][0]) for name in operation.reads]
        path = form.paths[sum(side << k for k, side in enumerate(sides))]
        if path is None:
            raise PlacementError(f"{body.name}: {operation.name} reads over two cross paths")
        for bit in range(32):
            if (form.resources | path) >> bit & 1 and used.setdefault((cycle, bit), "") != "":
                raise PlacementError(f"{body.name}: cycle {cycle}: a resource is taken twice")
            if (form.resources | path) >> bit & 1:
                used[cycle, bit] = operation.name
        for name in operation.reads:
            reads[cycle, placed.registers[name]] += 1
    if any(count > READS_PER_REGISTER for count in reads.values()):
        raise PlacementError(f"{body.name}: more than four reads of a register in a cycle")
