"""Widens a loop: its operations may be equal instructions, and its values may have copies.

A copy passes a value on to another register, on the other side or on the same one. The value can then be read
on both sides, or live longer than the interval. A value that one operation writes may have copies: one, and
one more for each time that latencies make it outlive the interval. All reads of the next iteration read the
same copy, or all read the value itself; otherwise code before the loop would have to set several copies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from broadside.linear.ir import (
    Operation,
    Predicate,
    Register,
    renamed_operand,
)
from broadside.optimizer.loops.body import form
from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.loops.preparation import Loop, prepare_loop
from broadside.optimizer.machine.equal import equals, rotated
from broadside.optimizer.machine.forms import Choice, choices
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model import region as seam
from broadside.optimizer.model.inserted import move

_LONG_PRODUCT = 3
"""Delay slots of products whose results use the same write port as those of operations like ROTL."""


@dataclass(frozen=True)
class Spare:
    """A value, and the copies that a schedule may make of it.

    `operations`: make the copies. `targets`: the values that they write. `writer`, `delay`: the operation
    that writes the value, and its delay slots. `readers`: (operation, distance in iterations) of reads that
    may read a copy instead. `slow`: the forms of `operations` that have a delay slot.
    """

    value: int
    targets: tuple[int, ...]
    operations: tuple[int, ...]
    writer: int
    delay: int
    readers: tuple[tuple[int, int], ...]
    slow: frozenset[int] = frozenset()

    @property
    def holders(self) -> tuple[int, ...]:
        """The value, then its copies."""
        return (self.value, *self.targets)


@dataclass(frozen=True)
class Widened:
    """The model of a widened loop. Operations that make copies come last, and need not be issued."""

    loop: Loop
    model: LoopModel
    spares: tuple[Spare, ...]

    @property
    def optional(self) -> frozenset[int]:
        """The operations that make copies."""
        return frozenset(number for spare in self.spares for number in spare.operations)


@dataclass(frozen=True)
class Rewriting:
    """A choice of forms and copies.

    `forms`: the form of each operation. `copies`: for each copy made, its form and the number of its source.
    `reads`: for each (operation, value), the number that it reads. Number 0 is the value itself, number 1 its
    first copy.
    """

    forms: Mapping[int, seam.Form]
    copies: Mapping[Spare, Mapping[int, tuple[seam.Form, int]]]
    reads: Mapping[tuple[int, int], int]

    @property
    def count(self) -> int:
        """Number of copies made."""
        return sum(map(len, self.copies.values()))


def widen(loop: Loop, machine: Machine, interval: int) -> Widened:
    """The loop with all equal instructions and copies that can help at an interval."""
    region = loop.body.region
    operations = [_widened(loop, machine, n) for n in range(len(region.operations))]
    values = list(region.values)
    forms, slow = _copy_forms(loop, machine)
    spares = []
    longest = _ways(region, interval)
    for value in range(len(region.values)):
        spare = _spare(loop, value, slow)
        if spare is None:
            continue
        register = Register(f"{loop.body.graph.registers[value].name}$copy")
        tested = any(region.operations[n].predicate == value for n, _ in spare.readers)
        allowed = machine.allowed(register, predicate=tested)
        count = 1 + _outlived(spare, longest, interval)
        first, number = len(values), len(operations)
        values += [seam.Value(register.name, allowed) for _ in range(count)]
        operations += [
            seam.Operation(f"copy {register.name}", (value,), (seam.Write(first + k),), forms)
            for k in range(count)
        ]
        targets = tuple(range(first, first + count))
        spares.append(
            replace(spare, targets=targets, operations=tuple(range(number, number + count)))
        )
    wide = replace(region, operations=operations, values=values)
    return Widened(loop, replace(loop.model, region=wide), tuple(spares))


_LONG = 1 << 10
"""An interval, in cycles, that no value outlives."""


def with_fewest_copies(loop: Loop, machine: Machine) -> Widened:
    """The loop at an interval at which no value needs more than one copy."""
    return widen(loop, machine, _LONG)


def _widened(loop: Loop, machine: Machine, number: int) -> seam.Operation:
    """An operation with the forms of all instructions of the same meaning."""
    inside = loop.body.region.operations[number]
    if number in loop.model.control or loop.source_counter in inside.payload.writes:
        return inside
    forms = {(f.unit, f.reads, f.writes, f.paths): f for f in inside.forms}
    graph = loop.body.graph
    for other in equals(loop.body.operations[number]):
        for choice in choices(other, machine.table, machine.procedure):
            sides = {graph.reads[number, register]: side for register, side in choice.reads}
            made = seam.Form(
                choice.unit_name,
                tuple(sides[value] for value in inside.reads),
                tuple(side for _, side in choice.writes),
                choice.paths,
                choice.ports,
                (other, choice),
            )
            forms.setdefault((made.unit, made.reads, made.writes, made.paths), made)
    return replace(inside, forms=tuple(forms.values()))


def _copy_forms(loop: Loop, machine: Machine) -> tuple[tuple[seam.Form, ...], frozenset[int]]:
    """The forms in which a copy can be issued, and the numbers of those that have a delay slot."""
    table, procedure = machine.table, machine.procedure
    plain = move(Register("from$"), Register("to$"), loop.block.location, "copy")
    found = [replace(form(c), payload=(plain, c)) for c in choices(plain, table, procedure)]
    turned = rotated(plain)
    if any(o.delay_slots == _LONG_PRODUCT for o in procedure.operations):
        return tuple(found), frozenset()
    slow = [replace(form(c), payload=(turned, c)) for c in choices(turned, table, procedure)]
    return (*found, *slow), frozenset(range(len(found), len(found) + len(slow)))


_Ways = Mapping[tuple[int, int], int]


def _ways(region: seam.Region, interval: int) -> _Ways:
    """The least cycles from one operation to another, for each pair that a path of edges connects."""
    count = len(region.operations)
    ways = [[_FAR] * count for _ in range(count)]
    for edge in region.edges:
        gap = edge.latency - interval * edge.distance
        ways[edge.source][edge.target] = max(ways[edge.source][edge.target], gap)
    for middle in range(count):
        onward = ways[middle]
        for row in ways:
            before = row[middle]
            if before > _FAR:
                row[:] = [max(w, before + o) for w, o in zip(row, onward, strict=True)]
    return {(s, t): way for s, row in enumerate(ways) for t, way in enumerate(row) if way > _FAR}


_FAR = -(1 << 30)
"""Marks a pair of operations that no path connects."""


def _outlived(spare: Spare, ways: _Ways, interval: int) -> int:
    """How many times latencies make a value outlive the interval."""
    lives = [
        ways.get((spare.writer, reader), 0) + interval * distance - spare.delay
        for reader, distance in spare.readers
        if reader != spare.writer
    ]
    return max(0, -(-max(lives, default=0) // interval) - 1)


def _spare(loop: Loop, value: int, slow: frozenset[int]) -> Spare | None:
    """The value as a Spare without copies yet; None if it may have no copies.

    It may not if several operations write it, it is bound to a register, or all its readers are fixed.
    """
    region, graph = loop.body.region, loop.body.graph
    register = graph.registers[value]
    writers = [(n, r) for (n, r), v in graph.writes.items() if v == value]
    bound = not register.is_symbolic or register == loop.source_counter
    if len(writers) != 1 or value in loop.model.whole or bound:
        return None
    writer = writers[0][0]
    written = loop.body.operations[writer]
    if register in written.keeps or writer in loop.model.control:
        return None
    reads = loop.model.reads_of(value)
    carried = [n for n, distance in reads if distance]
    fixed = {n for n, _ in reads if not may_read_copy(loop, n, value)}
    if carried and (fixed.intersection(carried) or value in _paired(region)):
        fixed.update(carried)
    readers = tuple((n, distance) for n, distance in reads if n not in fixed)
    if not readers:
        return None
    delay = next(w.delay for w in region.operations[writer].writes if w.value == value)
    return Spare(value, (), (), writer, delay, readers, slow)


def _paired(region: seam.Region) -> frozenset[int]:
    return frozenset(value for pair in region.pairs for value in pair)


def may_read_copy(loop: Loop, number: int, value: int) -> bool:
    """Whether an operation can read another register in place of the value's."""
    halves = loop.body.region.operations[number].halves
    return number not in loop.model.control and value not in halves


def rewritten(wide: Widened, chosen: Rewriting, machine: Machine) -> Loop:
    """The loop as linear assembly with the chosen instructions and copies."""
    loop = wide.loop
    renames, moves = _names(wide, chosen)
    operations: list[Operation] = []
    for number, operation in enumerate(loop.block.operations):
        found = operation
        if number not in loop.model.control:
            found = _chosen(operation, chosen.forms[number])
            found = reading(found, renames.get(number, {}))
        target, added = moves.get(number, (None, []))
        operations.append(found if target is None else _writing(found, *target))
        operations += added
    return prepare_loop(replace(loop.block, operations=tuple(operations)), machine, loop.live_out)


_Moves = dict[int, tuple[tuple[Register, Register] | None, list[Operation]]]


def _names(wide: Widened, chosen: Rewriting) -> tuple[dict[int, dict[Register, Register]], _Moves]:
    """New names of the registers that operations read; and for writers, new destinations and moves after."""
    loop = wide.loop
    renames: dict[int, dict[Register, Register]] = {}
    moves: _Moves = {}
    for spare, copies in chosen.copies.items():
        register = loop.body.graph.registers[spare.value]
        reads = {n: chosen.reads[n, spare.value] for n, _ in spare.readers}
        carried = next((reads[n] for n, distance in spare.readers if distance), 0)
        names = {
            k: Register(f"{register.name}$copy{holder}") for k, holder in enumerate(spare.holders)
        }
        # the value or copy that the next iteration reads keeps the name of the source
        names[carried] = register
        for reader, distance in loop.model.reads_of(spare.value):
            name = names[reads.get(reader, 0)]
            if not distance and name != register:
                renames.setdefault(reader, {})[register] = name
        target, added = moves.get(spare.writer, (None, []))
        moves[spare.writer] = ((register, names[0]) if carried else target, added)
        location = loop.block.operations[spare.writer].location
        for number in sorted(copies):
            form_, source = copies[number]
            made = move(names[source], names[number], location, "copy")
            added.append(made if form_.payload[0].mnemonic == "MV" else rotated(made))
    return renames, moves


def _chosen(operation: Operation, form_: seam.Form) -> Operation:
    """The operation, or the equal instruction to which the form belongs."""
    if isinstance(form_.payload, Choice):
        return operation
    other: Operation = form_.payload[0]
    return replace(operation, mnemonic=other.mnemonic, operands=other.operands, unit=other.unit)


def reading(operation: Operation, names: Mapping[Register, Register]) -> Operation:
    """The operation with the registers that it reads renamed."""
    if not names:
        return operation
    predicate = operation.predicate
    if predicate is not None:
        predicate = Predicate(names.get(predicate.register, predicate.register), predicate.negated)
    *sources, last = operation.operands
    changed = [renamed_operand(operand, names) for operand in sources]
    reads_last = operation.is_store or not operation.writes
    return replace(
        operation,
        predicate=predicate,
        operands=(*changed, renamed_operand(last, names) if reads_last else last),
        reads=tuple(dict.fromkeys(names.get(r, r) for r in operation.reads)),
    )


def _writing(operation: Operation, old: Register, new: Register) -> Operation:
    """The operation with the destination `new` in place of `old`."""
    *sources, last = operation.operands
    return replace(
        operation,
        operands=(*sources, new if last == old else last),
        writes=tuple(new if r == old else r for r in operation.writes),
    )
