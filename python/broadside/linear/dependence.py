"""The dependence graph: which operation must follow which, and by how many cycles.

An edge means: `target` is issued at least `latency` cycles after the `source` of `distance` iterations
before. Registers are read in the cycle of issue. They are written at the end of the cycle `write_delay`
cycles later. With d as the write delay of an operation, the kinds of edges are:

    flow    target reads a register that source wrote     latency = d(source) + 1
    anti    target overwrites a register that source read latency = -d(target)
    output  both write one register                       latency = d(source) - d(target) + 1
    memory  the two may touch the same bytes, one stores  latency = 1 from a store, 0 from a load
            or both are volatile                          latency = 1

A latency may be negative: a load may be issued before the last read of its destination register.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

from broadside.linear.ir import (
    FRAME,
    Immediate,
    MemoryReference,
    Operation,
    PointerFact,
    Predicate,
    Procedure,
    Register,
)
from broadside.linear.procedure.conventions import CIRCULAR_REGISTERS
from broadside.linear.text.operands import access_bytes, offset_bytes


class Kind(enum.Enum):
    """The reason of an edge."""

    FLOW = "flow"
    ANTI = "anti"
    OUTPUT = "output"
    MEMORY = "memory"


@dataclass(frozen=True)
class Dependence:
    """One edge. `source` and `target` are positions in the sequence of operations."""

    source: int
    target: int
    latency: int
    distance: int
    kind: Kind
    register: Register | None = None


@dataclass(frozen=True)
class Definition:
    """A write of `register` by the operation at `position`, `distance` iterations before."""

    position: int
    distance: int = 0


@dataclass
class Reaching:
    """The definitions that each register may hold where an operation reads or keeps it.

    `definitions[i]` has them for operation i, by register. `entry[i]` has the registers whose value from
    before the sequence may still be seen by operation i (in a loop: by operation i of the first iteration).
    `exit` has the definitions that are alive at the end.
    """

    definitions: list[dict[Register, tuple[Definition, ...]]]
    entry: list[frozenset[Register]]
    exit: dict[Register, tuple[Definition, ...]] = field(default_factory=dict)
    through: frozenset[Register] = (
        frozenset()
    )  # registers that are written, but whose value on entry may survive to the end


@dataclass
class _State:
    """The definitions that reach a point, and whether the value on entry reaches it too."""

    reaching: dict[Register, list[Definition]] = field(default_factory=dict)
    sealed: set[Register] = field(default_factory=set)  # whose value on entry is overwritten

    def copy_previous(self) -> _State:
        """The state at the end of the previous iteration."""
        reaching = {
            register: [Definition(d.position, 1) for d in definitions]
            for register, definitions in self.reaching.items()
        }
        return _State(reaching, set())

    def write(self, operations: Sequence[Operation], position: int, register: Register) -> None:
        operation = operations[position]
        new = Definition(position)
        if operation.predicate is None:
            self.reaching[register] = [new]
            self.sealed.add(register)
            return
        before = self.reaching.get(register, [])
        partner = _complement(operations, before, position)
        if partner is not None:
            before = before[partner:]
            self.sealed.add(register)
        self.reaching[register] = [*before, new]


def _complement(
    operations: Sequence[Operation], before: list[Definition], position: int
) -> int | None:
    """Index in `before` of a definition with the opposite predicate. None if there is none."""
    predicate = operations[position].predicate
    assert predicate is not None
    opposite = Predicate(predicate.register, not predicate.negated)
    for index, definition in enumerate(before):
        if definition.distance or operations[definition.position].predicate != opposite:
            continue
        between = operations[definition.position : position]
        if not any(predicate.register in operation.writes for operation in between):
            return index
    return None


def reaching_definitions(operations: Sequence[Operation], loop: bool) -> Reaching:
    """The definitions that each read may see. With `loop`, the sequence repeats."""
    state = _State()
    if loop:
        _walk(operations, state)
        state = state.copy_previous()
    definitions, entry = _walk(operations, state)
    written = {register for operation in operations for register in operation.writes}
    reached = {register: tuple(found) for register, found in state.reaching.items()}
    return Reaching(definitions, entry, reached, frozenset(written - state.sealed))


def _walk(
    operations: Sequence[Operation], state: _State
) -> tuple[list[dict[Register, tuple[Definition, ...]]], list[frozenset[Register]]]:
    definitions, entry = [], []
    for position, operation in enumerate(operations):
        seen = dict.fromkeys((*operation.reads, *operation.keeps))
        definitions.append({r: tuple(state.reaching.get(r, ())) for r in seen})
        entry.append(frozenset(r for r in seen if r not in state.sealed))
        for register in operation.writes:
            state.write(operations, position, register)
    return definitions, entry


def dependence_graph(
    operations: Sequence[Operation], procedure: Procedure, *, loop: bool, renaming: bool = False
) -> list[Dependence]:
    """All edges among `operations`.

    With `loop`, the sequence is the body of a loop, and edges across its back edge have distance 1. With
    `renaming`, symbolic registers have no anti and output edges, because the register assignment keeps their
    values apart. Registers that some operation writes only in part keep these edges.
    """
    reaching = reaching_definitions(operations, loop)
    edges = [*_flow(operations, reaching), *_partial_writes(operations, reaching)]
    edges += _overwrites(operations, loop, renaming)
    edges += memory_dependences(operations, procedure, loop=loop)
    return list(dict.fromkeys(edges))


def flow(operations: Sequence[Operation], *, loop: bool) -> Iterator[Dependence]:
    """The flow edges of `dependence_graph`: from results to the operations that read them."""
    return _flow(operations, reaching_definitions(operations, loop))


def _flow(operations: Sequence[Operation], reaching: Reaching) -> Iterator[Dependence]:
    for target, operation in enumerate(operations):
        for register in operation.reads:
            for definition in reaching.definitions[target].get(register, ()):
                if not definition.distance and _exclusive(operations, definition.position, target):
                    continue
                delay = operations[definition.position].write_delay(register)
                yield Dependence(
                    definition.position, target, delay + 1, definition.distance, Kind.FLOW, register
                )


def _partial_writes(operations: Sequence[Operation], reaching: Reaching) -> Iterator[Dependence]:
    for target, operation in enumerate(operations):
        for register in operation.keeps:
            for definition in reaching.definitions[target].get(register, ()):
                source = operations[definition.position]
                if not definition.distance and _exclusive(operations, definition.position, target):
                    continue
                latency = source.write_delay(register) - operation.write_delay(register) + 1
                yield Dependence(
                    definition.position, target, latency, definition.distance, Kind.OUTPUT, register
                )


def _exclusive(operations: Sequence[Operation], first: int, second: int) -> bool:
    """Whether the predicates of two operations exclude each other within an iteration.

    If so, neither sees the result of the other. Both may be issued in any order, or in one cycle (SPRU189F
    3.7.6). But both test the predicate, so an operation that writes the predicate's register comes last.
    """
    one, other = operations[first].predicate, operations[second].predicate
    if one is None or other is None or one.register != other.register:
        return False
    between = operations[min(first, second) : max(first, second)]
    changed = any(one.register in operation.writes for operation in between)
    return one.negated != other.negated and not changed


def _overwrites(
    operations: Sequence[Operation], loop: bool, renaming: bool
) -> Iterator[Dependence]:
    """Anti and output edges: from each write to the nearest reads and writes of its register."""
    partial = {register for operation in operations for register in operation.keeps}
    touched = _touched(operations)
    for target, operation in enumerate(operations):
        for register in operation.writes:
            if renaming and register.is_symbolic and register not in partial:
                continue
            delay = operation.write_delay(register)
            for source, distance in _before(operations, touched[register], target, register, loop):
                other = operations[source]
                tested = other.predicate is not None and other.predicate.register == register
                if not (tested or distance) and _exclusive(operations, source, target):
                    continue
                if register in other.reads and (source, distance) != (target, 0):
                    yield Dependence(source, target, -delay, distance, Kind.ANTI, register)
                if register in other.writes:
                    latency = other.write_delay(register) - delay + 1
                    yield Dependence(source, target, latency, distance, Kind.OUTPUT, register)


def _touched(operations: Sequence[Operation]) -> dict[Register, list[int]]:
    """The positions of the operations that read or write each register, in order."""
    found: dict[Register, list[int]] = {}
    for position, operation in enumerate(operations):
        for register in dict.fromkeys((*operation.reads, *operation.writes)):
            found.setdefault(register, []).append(position)
    return found


def _before(
    operations: Sequence[Operation],
    touched: Sequence[int],
    position: int,
    register: Register,
    loop: bool,
) -> Iterator[tuple[int, int]]:
    """Operations that touch `register` before `position`, back to its last unconditional write."""
    backward = [(p, 0) for p in reversed(touched) if p < position]
    if loop:
        backward += [(p, 1) for p in reversed(touched) if p >= position]
    for source, distance in backward:
        yield source, distance
        operation = operations[source]
        if register in operation.writes and register not in operation.keeps:
            return


def memory_dependences(
    operations: Sequence[Operation], procedure: Procedure, *, loop: bool
) -> Iterator[Dependence]:
    """Edges between memory accesses that may touch the same bytes, if one of them is a store."""
    accesses = [i for i, operation in enumerate(operations) if operation.memory is not None]
    for first, second in combinations(accesses, 2):
        if _may_meet(operations, first, second, 0, procedure):
            yield _memory_edge(operations, first, second, 0)
    if loop:
        for first, second in product(accesses, accesses):
            if first >= second and _may_meet(operations, first, second, 1, procedure):
                yield _memory_edge(operations, first, second, 1)


def _memory_edge(
    operations: Sequence[Operation], source: int, target: int, distance: int
) -> Dependence:
    volatile = operations[source].is_volatile and operations[target].is_volatile
    latency = 1 if operations[source].is_store or volatile else 0
    return Dependence(source, target, latency, distance, Kind.MEMORY)


def _may_meet(
    operations: Sequence[Operation], first: int, second: int, distance: int, procedure: Procedure
) -> bool:
    one, two = operations[first], operations[second]
    if one.is_volatile and two.is_volatile:
        return True
    if not (one.is_store or two.is_store) or _in_frame(one) != _in_frame(two):
        return False
    if _in_frame(one):
        return _ranges_meet(one, two)
    if _named(one, two) in procedure.dependences:
        return True
    if procedure.no_aliases:
        return one.is_store and two.is_store and same_place(operations, first, second, distance)
    if distance == 0 and _same_base_value(operations, first, second):
        return _in_ring(one, procedure) or _ranges_meet(one, two)
    return not in_other_blocks(one, two, procedure)


def _in_frame(operation: Operation) -> bool:
    """Whether the access saves or restores a register. The source has no access to this part of the stack."""
    return operation.memory is not None and operation.memory.name == FRAME


def _in_ring(operation: Operation, procedure: Procedure) -> bool:
    """Whether AMR may make the access circular. Then two distances from its base may be one place."""
    memory = operation.memory
    assert memory is not None
    return procedure.may_be_circular and memory.base.name in CIRCULAR_REGISTERS


def _named(one: Operation, two: Operation) -> tuple[str, str]:
    """The annotations of two accesses. An access without one has the name "", which no `.mdep` has."""
    assert one.memory is not None and two.memory is not None
    return (one.memory.name or "", two.memory.name or "")


def _same_base_value(operations: Sequence[Operation], first: int, second: int) -> bool:
    one, two = operations[first].memory, operations[second].memory
    assert one is not None and two is not None
    if one.base != two.base or one.mode.updates_base or two.mode.updates_base:
        return False
    return not any(one.base in operation.writes for operation in operations[first:second])


def same_place(operations: Sequence[Operation], first: int, second: int, distance: int) -> bool:
    """Whether two accesses touch the same bytes, because nothing moves their base or index in between.

    The second one may move it: `STW x, *p`, then `[c] STW y, *p++`. If predicates decide whether the base
    or the index moves, this counts only for copies of one access: in `STW x, *p`, then `[c] ADD p, 4, p`, the
    next pass may store to the same place, and an unrolled loop has both passes.
    """
    one, two = operations[first], operations[second]
    if one.memory is None or two.memory is None or two.memory.base != one.memory.base:
        return False
    if None in (byte_offset(one), byte_offset(two)) and not _same_index(one.memory, two.memory):
        return False
    if not distance and _exclusive(operations, first, second):
        return False
    address = {r for r in (one.memory.base, one.memory.offset) if isinstance(r, Register)}
    if one.memory.mode.is_post:
        address = {one.memory.base}
    if first != second and address.isdisjoint(one.writes) and is_copy(one, two):
        between = _between(operations, first, second, distance)
        moved = any(_moves(o, address) and o.predicate is None for o in between)
    else:
        between = operations if distance else operations[first:second]
        moved = any(_moves(operation, address) for operation in between)
    if moved:
        return False
    if two.memory.mode.updates_base and not two.memory.mode.is_post:
        return False
    return _ranges_meet(one, two)


def _same_index(one: MemoryReference, two: MemoryReference) -> bool:
    """Whether two accesses by one base add the same register or symbol to it."""
    if one.mode.is_post or two.mode.is_post:
        return False
    return one.offset == two.offset and one.mode.is_negative == two.mode.is_negative


def _moves(operation: Operation, registers: set[Register]) -> bool:
    """Whether an operation gives one of the registers another value; `MV p, p` does not."""
    same = operation.mnemonic == "MV" and len(set(operation.operands)) == 1
    return not same and not registers.isdisjoint(operation.writes)


def _between(
    operations: Sequence[Operation], first: int, second: int, distance: int
) -> Sequence[Operation]:
    """The operations from the first one up to the second one, which may be of the next pass."""
    if not distance:
        return operations[first:second]
    return (*operations[first:], *operations[:second])


def is_copy(one: Operation, other: Operation) -> bool:
    """Whether two operations are one of the source, in two passes of a loop that is unrolled."""
    return one.location == other.location and one.mnemonic == other.mnemonic


def byte_offset(operation: Operation) -> int | None:
    """Distance in bytes of an access from its base register. `None` if a register holds the offset."""
    memory = operation.memory
    assert memory is not None
    if memory.mode.is_post:
        return 0
    if not isinstance(memory.offset, Immediate):
        return None
    bytes_ = memory.offset.value * offset_bytes(operation)
    return -bytes_ if memory.mode.is_negative else bytes_


def _ranges_meet(one: Operation, two: Operation) -> bool:
    first, second = byte_offset(one), byte_offset(two)
    if first is None or second is None:
        return True
    end_first = first + access_bytes(one.mnemonic)
    return first < second + access_bytes(two.mnemonic) and second < end_first


def pointer_fact(operation: Operation, procedure: Procedure) -> PointerFact | None:
    """The `.mptr` of an access: the one of its annotation, or else the one of its base register."""
    memory = operation.memory
    assert memory is not None
    if memory.name is not None and memory.name in procedure.pointers:
        return procedure.pointers[memory.name]
    return procedure.pointers.get(memory.base.name)


def in_other_blocks(one: Operation, two: Operation, procedure: Procedure) -> bool:
    """Whether `.mptr` says that two accesses reach different blocks of memory."""
    first, second = pointer_fact(one, procedure), pointer_fact(two, procedure)
    if first is None or second is None:
        return False
    return {first.base[:5], second.base[:5]} == {"data0", "data1"}


__all__ = [
    "Definition",
    "Dependence",
    "Kind",
    "Reaching",
    "byte_offset",
    "dependence_graph",
    "in_other_blocks",
    "is_copy",
    "memory_dependences",
    "pointer_fact",
    "reaching_definitions",
    "same_place",
]
