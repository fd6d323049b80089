"""Makes several passes of a loop one: the copies of its body."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from broadside.facts.cpu import MOST_OFFSET
from broadside.linear.dependence import byte_offset, pointer_fact
from broadside.linear.ir import (
    AddressMode,
    Immediate,
    MemoryReference,
    Operation,
    PointerFact,
    Procedure,
    Register,
    registers_of,
)
from broadside.linear.text.operands import offset_bytes


@dataclass
class Copies:
    """The operations of several passes.

    `facts`: the facts of `.mptr` about their accesses, by name. `names`: for each name that `.mdep` uses, the
    names of the copies.
    """

    operations: list[Operation] = field(default_factory=list)
    facts: dict[str, PointerFact] = field(default_factory=dict)
    names: dict[str, list[str]] = field(default_factory=dict)


def copies(operations: Sequence[Operation], passes: int, procedure: Procedure) -> Copies:
    """`passes` copies of the body of a loop; `operations` is the body without its counter and branch."""
    found = Copies()
    once = {p: step for p in _moved(operations) if (step := _moved_once(operations, p, passes))}
    for number in range(passes):
        behind: set[Register] = set()
        for place, operation in enumerate(operations):
            memory = operation.memory
            copied = operation
            if memory is not None and memory.base in once:
                copied = _with_distance(
                    operation, once[memory.base], number, passes, memory.base in behind
                )
                behind.add(memory.base)
            found.operations.append(
                _named(operation, copied, place, number, passes, procedure, found)
            )
    return found


def dependences(pairs: frozenset[tuple[str, str]], found: Copies) -> frozenset[tuple[str, str]]:
    """The pairs of `.mdep`, with pairs for the names of the copies added."""
    return pairs | {
        (one, other)
        for first, second in pairs
        for one in (first, *found.names.get(first, ()))
        for other in (second, *found.names.get(second, ()))
    }


def _moved(operations: Sequence[Operation]) -> Iterator[Register]:
    """Pointers that an access moves."""
    moved = (o.memory.base for o in operations if o.memory and o.memory.mode.updates_base)
    yield from dict.fromkeys(moved)


def _moved_once(operations: Sequence[Operation], pointer: Register, passes: int) -> int:
    """Bytes by which a pass moves a pointer, if one access can move it for all passes; else 0.

    This needs a first access that increments the pointer after use, and no other operation may change the
    pointer or read it except as a base.
    """
    users = [o for o in operations if pointer in (*o.reads, *o.writes)]
    first = users[0].memory
    if first is None or first.mode is not AddressMode.POST_INCREMENT:
        return 0
    step = _step(users[0], pointer)
    for operation in users:
        memory = operation.memory
        if memory is None or memory.base != pointer or operation.predicate is not None:
            return 0
        others = [r for o in operation.operands if o != memory for r in registers_of(o)]
        if pointer in others or not isinstance(memory.offset, Immediate):
            return 0
        if operation is not users[0] and memory.mode.updates_base:
            return 0
    if not step or not all(_reaches(o, step, passes, o is not users[0]) for o in users):
        return 0
    return step


def _step(operation: Operation, pointer: Register) -> int:
    """Bytes by which an access moves its pointer; 0 if the offset is in a register."""
    memory = operation.memory
    if memory is None or memory.base != pointer or not isinstance(memory.offset, Immediate):
        return 0
    sign = -1 if memory.mode.is_negative else 1
    return sign * memory.offset.value * offset_bytes(operation)


def _reaches(operation: Operation, step: int, passes: int, behind: bool) -> bool:
    """Whether constant offsets reach the distances of an access in all copies."""
    distances = [
        _distance(operation, step, number, passes, behind or number > 0) for number in range(passes)
    ]
    unit = offset_bytes(operation)
    fits = all(d % unit == 0 and abs(d) <= MOST_OFFSET * unit for d in distances)
    return fits and step * passes % unit == 0 and abs(step * passes) <= MOST_OFFSET * unit


def _distance(operation: Operation, step: int, number: int, passes: int, behind: bool) -> int:
    """Bytes from the pointer to the access in copy `number`.

    `behind`: whether the access comes after the one that moves the pointer.
    """
    if not behind:
        return 0
    own = byte_offset(operation) or 0
    moved = own if operation.memory and operation.memory.mode.updates_base else own + step
    return moved + step * number - step * passes


def _with_distance(
    operation: Operation, step: int, number: int, passes: int, behind: bool
) -> Operation:
    """The access in copy `number`. The first access of all moves the pointer by the bytes of all passes."""
    memory = operation.memory
    assert memory is not None
    if number == 0 and not behind:
        mode, bytes_ = AddressMode.POST_INCREMENT, step * passes
    else:
        mode, bytes_ = AddressMode.PLUS, _distance(operation, step, number, passes, True)
    if bytes_ < 0:
        bytes_ = -bytes_
        mode = AddressMode.MINUS if mode is AddressMode.PLUS else AddressMode.POST_DECREMENT
    changed = replace(memory, mode=mode, offset=Immediate(bytes_ // offset_bytes(operation)))
    return _with_memory(operation, changed)


def _with_memory(operation: Operation, memory: MemoryReference) -> Operation:
    """The access with another address."""
    old = operation.memory
    assert old is not None
    stays = not (old.mode.updates_base and not memory.mode.updates_base)
    return replace(
        operation,
        operands=tuple(memory if o == old else o for o in operation.operands),
        writes=tuple(r for r in operation.writes if stays or r != old.base),
        keeps=tuple(r for r in operation.keeps if stays or r != old.base),
    )


def _named(
    source: Operation,
    copied: Operation,
    place: int,
    number: int,
    passes: int,
    procedure: Procedure,
    found: Copies,
) -> Operation:
    """The copy with a name of its own, if facts or dependences name its access; adds these to `found`."""
    memory, fact = copied.memory, None
    if memory is None:
        return copied
    fact = pointer_fact(source, procedure)
    if fact is None and memory.name is None:
        return copied
    name = f"{memory.name or memory.base}${place}${number}"
    if fact is not None:
        moved = (byte_offset(source) or 0) - (byte_offset(copied) or 0)
        offset = fact.offset + number * fact.stride + moved
        found.facts[name] = PointerFact(fact.base, offset, fact.stride * passes)
    if memory.name is not None:
        found.names.setdefault(memory.name, []).append(name)
    return _with_memory(copied, replace(memory, name=name))
