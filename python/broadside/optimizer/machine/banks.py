"""Finds pairs of memory accesses that may meet in a bank of the C6201's data memory.

The memory has four banks of 16 bits, so the address modulo 8 decides the bank. Accesses to different blocks
of the memory never meet, nor do accesses whose addresses are known to be in different banks (spru190d 2.4).
The eight banks of the C64x's cache are not modelled; no accesses are kept apart for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from broadside.linear.dependence import byte_offset, pointer_fact
from broadside.linear.ir import Immediate, Operation, PointerFact, Procedure, Register
from broadside.linear.text.operands import access_bytes, offset_bytes
from broadside.optimizer.machine.target import STACK_REGISTERS

PERIOD = 8  # bytes after which the banks repeat
BANK = 2  # bytes
_UNTOLD = "pointer "  # begins the roots of addresses of which `.mptr` says nothing
# instructions that add a constant to a register, with the bytes that a unit of the constant counts
_STEPS = {
    **{"MV": 0, "ADD": 1, "ADDK": 1, "ADDAB": 1, "ADDAH": 2, "ADDAW": 4},
    **{"SUB": -1, "SUBAB": -1, "SUBAH": -2, "SUBAW": -4},
}


def may_conflict(
    operations: Sequence[Operation], procedure: Procedure
) -> Iterator[tuple[int, int]]:
    """Pairs of positions whose accesses may meet in a bank, in the same or in different iterations."""
    accesses = [i for i, operation in enumerate(operations) if operation.memory is not None]
    for first, second in combinations(accesses, 2):
        if not _apart(operations, first, second, procedure):
            yield first, second


def _apart(operations: Sequence[Operation], first: int, second: int, procedure: Procedure) -> bool:
    one, two = operations[first], operations[second]
    assert one.memory is not None and two.memory is not None
    fact_one, fact_two = pointer_fact(one, procedure), pointer_fact(two, procedure)
    if fact_one is not None and fact_two is not None:
        if {fact_one.base[:5], fact_two.base[:5]} == {"data0", "data1"}:
            return True
        if fact_one.base != fact_two.base or fact_one.stride != fact_two.stride:
            return False
        if fact_one.stride % PERIOD:
            return False
        return _banks_differ(one, two, fact_two.offset - fact_one.offset)
    if one.memory.base == two.memory.base and _steady(operations, first):
        return _banks_differ(one, two, 0)
    return False


def _steady(operations: Sequence[Operation], position: int) -> bool:
    """Whether the base register of an access never changes, or only by multiples of the period."""
    memory = operations[position].memory
    assert memory is not None
    for operation in operations:
        if memory.base in operation.writes and not _step_is_period(operation):
            return False
    return True


def _step_is_period(operation: Operation) -> bool:
    memory = operation.memory
    if memory is None or not memory.mode.updates_base:
        return False
    step = getattr(memory.offset, "value", None)
    return step is not None and step * offset_bytes(operation) % PERIOD == 0


def _banks_differ(one: Operation, two: Operation, shift: int) -> bool:
    """Whether two accesses share no bank if the second base is `shift` bytes above the first."""
    first, second = byte_offset(one), byte_offset(two)
    if first is None or second is None:
        return False
    return not _banks(first, one).intersection(_banks(second + shift, two))


def _banks(offset: int, operation: Operation) -> set[int]:
    size = access_bytes(operation.mnemonic)
    return {byte % PERIOD // BANK for byte in range(offset, offset + size)}


@dataclass(frozen=True)
class Address:
    """The address of an access: `offset` bytes behind an unknown `root`, or anywhere behind it (None)."""

    root: str
    offset: int | None

    @property
    def block(self) -> str:
        """The block of data memory; empty if it is not known."""
        return self.root[:5] if self.root[:5] in ("data0", "data1") else ""


def address_in_any_pass(operation: Operation, procedure: Procedure) -> Address:
    """The address of an access in any iteration of a loop: its pointer may have moved."""
    memory = operation.memory
    assert memory is not None
    if pointer_fact(operation, procedure) is None and memory.base.name not in STACK_REGISTERS:
        return Address(_UNTOLD + memory.base.name, None)
    return Pointers(procedure).address(operation)


def may_meet(one: tuple[Operation, Address], two: tuple[Operation, Address]) -> bool:
    """Whether two accesses, each with its address, may meet in a bank."""
    (first, at_first), (second, at_second) = one, two
    if at_first.block and at_second.block and at_first.block != at_second.block:
        return False
    if at_first.root != at_second.root or at_first.offset is None or at_second.offset is None:
        return True
    banks = _banks(at_first.offset, first)
    return not banks.isdisjoint(_banks(at_second.offset, second))


class Pointers:
    """Follows the pointers of straight code, operation by operation.

    A register that nothing is known about is a root of its own until an operation writes it. What `.mptr`
    says of a pointer comes first. The stack pointer keeps its bank, because all frames are multiples of 8.
    """

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure
        self.places: dict[Register, Address] = {}
        self.written = 0

    def address(self, operation: Operation) -> Address:
        """The address of an access, which comes next in the code."""
        memory, offset = operation.memory, byte_offset(operation)
        assert memory is not None
        fact = pointer_fact(operation, self.procedure)
        place = self._place(memory.base) if fact is None else _stated(fact)
        return _moved(place, offset)

    def follow(self, operation: Operation) -> None:
        """Notes what the operation does to pointers."""
        moved = self._pointers_after(operation)
        for register in operation.writes:
            self.written += 1
            unknown = Address(f"{_UNTOLD}{register.name} {self.written}", 0)
            self.places[register] = moved.get(register, unknown)

    def _pointers_after(self, operation: Operation) -> dict[Register, Address]:
        """The registers that the operation writes and whose distance from an old pointer is known."""
        if operation.predicate is not None:
            return {}
        memory = operation.memory
        if memory is not None:
            if not memory.mode.updates_base or not isinstance(memory.offset, Immediate):
                return {}
            step = memory.offset.value * offset_bytes(operation)
            step = -step if memory.mode.is_negative else step
            return {memory.base: _moved(self._place(memory.base), step)}
        unit = _STEPS.get(operation.mnemonic)
        *sources, target = operation.operands
        if unit is None or not isinstance(target, Register):
            return {}
        if operation.mnemonic == "ADDK":
            sources.append(target)
        registers = [source for source in sources if isinstance(source, Register)]
        constants = [source.value for source in sources if isinstance(source, Immediate)]
        if len(registers) != 1 or len(registers) + len(constants) != len(sources):
            return {}
        if unit < 0 and sources[0] is not registers[0]:
            return {}
        return {target: _moved(self._place(registers[0]), unit * sum(constants))}

    def _place(self, register: Register) -> Address:
        fact = self.procedure.pointers.get(register.name)
        known = Address(_UNTOLD + register.name, 0) if fact is None else _stated(fact)
        return self.places.get(register, known)


def _stated(fact: PointerFact) -> Address:
    """The address that `.mptr` states. After a stride that is no multiple of the period it is not known."""
    return Address(fact.base, None if fact.stride % PERIOD else fact.offset)


def _moved(address: Address, step: int | None) -> Address:
    if address.offset is None or step is None:
        return replace(address, offset=None)
    return replace(address, offset=address.offset + step)
