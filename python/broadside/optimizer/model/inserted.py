"""Operations that the optimizer adds to a procedure: moves, branches, counters, accesses of the frame."""

from __future__ import annotations

from dataclasses import replace

from broadside.facts.cpu import LARGEST
from broadside.linear.ir import (
    FRAME,
    AddressMode,
    Immediate,
    LabelReference,
    Location,
    MemoryReference,
    Operand,
    Operation,
    Predicate,
    Register,
    UnitSpecifier,
)

STACK_POINTER = Register("B15")


def instruction(
    mnemonic: str,
    operands: tuple[Operand, ...],
    location: Location,
    why: str,
    *,
    reads: tuple[Register, ...] = (),
    writes: tuple[Register, ...] = (),
) -> Operation:
    """An operation without a place in the source; delay slots and flags are those of the table."""
    form = LARGEST.forms[mnemonic][0]
    return Operation(
        index=-1,
        mnemonic=mnemonic,
        operands=operands,
        predicate=None,
        unit=UnitSpecifier(),
        location=location,
        source=why,
        reads=reads,
        writes=writes,
        delay_slots=form.delay_slots,
        flags=form.flags,
    )


def computation(
    mnemonic: str, operands: tuple[Register | Immediate, ...], location: Location, why: str
) -> Operation:
    """An operation that reads all its operands but the last, and writes the last."""
    *sources, target = operands
    assert isinstance(target, Register)
    reads = tuple(dict.fromkeys(source for source in sources if isinstance(source, Register)))
    return instruction(mnemonic, operands, location, why, reads=reads, writes=(target,))


def move(source: Register, target: Register, location: Location, why: str) -> Operation:
    """`MV source, target`. `why` is its comment in the schedule."""
    return computation("MV", (source, target), location, why)


def return_branch(address: Register, location: Location) -> Operation:
    """The branch to the caller, whose return address is in `address`."""
    return instruction("B", (address,), location, "return", reads=(address,))


def branch(
    label: str, location: Location, why: str, predicate: Predicate | None = None
) -> Operation:
    """A branch to `label`, under `predicate` if there is one."""
    reads = () if predicate is None else (predicate.register,)
    made = instruction("B", (LabelReference(label),), location, why, reads=reads)
    return replace(made, predicate=predicate)


def add_constant(register: Register, value: int, location: Location, why: str) -> Operation:
    """`ADDK value, register`, or `SUB` for a small negative constant, because more units can do it."""
    if -15 <= value <= 0 and register != STACK_POINTER:
        return computation("SUB", (register, Immediate(-value), register), location, why)
    made = computation("ADDK", (Immediate(value), register), location, why)
    return replace(made, reads=(register,), keeps=(register,))


def compare_less(
    source: Register, limit: int | Register, target: Register, location: Location, why: str
) -> Operation:
    """target = source < limit, signed; a constant limit must be from -16 to 15."""
    operand = Immediate(limit) if isinstance(limit, int) else limit
    return computation("CMPGT", (operand, source, target), location, why)


def load_constant(value: int, target: Register, location: Location, why: str) -> Operation:
    """`MVK value, target`: `value` has 16 bits with a sign."""
    return computation("MVK", (Immediate(value), target), location, why)


def _frame_slot(base: Register, slot: int) -> MemoryReference:
    return MemoryReference(base, AddressMode.PLUS, Immediate(slot), FRAME)


def save(
    register: Register, slot: int, location: Location, base: Register = STACK_POINTER
) -> Operation:
    """A store to word `slot` of the frame, counted from the stack pointer, which `base` holds."""
    operands = (register, _frame_slot(base, slot))
    return instruction("STW", operands, location, f"save {register}", reads=(register, base))


def restore(
    register: Register, slot: int, location: Location, base: Register = STACK_POINTER
) -> Operation:
    """A load of word `slot` of the frame, the counterpart of `save`."""
    operands = (_frame_slot(base, slot), register)
    why = f"restore {register}"
    return instruction("LDW", operands, location, why, reads=(base,), writes=(register,))
