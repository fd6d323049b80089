"""Operations that the optimizer adds to a procedure: moves, branches, counters, accesses of the frame."""

from __future__ import annotations

from broadside.linear.ir import (
    FRAME,
    AddressMode,
    Immediate,
    LabelReference,
    Location,
    MemoryReference,
    Operation,
    Predicate,
    Register,
    UnitSpecifier,
)

STACK_POINTER = Register("B15")


def move(source: Register, target: Register, location: Location, why: str) -> Operation:
    return Operation(
        index=-1,
        mnemonic="MV",
        operands=(source, target),
        predicate=None,
        unit=UnitSpecifier(),
        location=location,
        source=why,
        reads=(source,),
        writes=(target,),
    )


def return_branch(address: Register, location: Location) -> Operation:
    return Operation(
        index=-1,
        mnemonic="B",
        operands=(address,),
        predicate=None,
        unit=UnitSpecifier(),
        location=location,
        source="return",
        reads=(address,),
        delay_slots=5,
        flags=frozenset(("branch",)),
    )


def branch(
    label: str, location: Location, why: str, predicate: Predicate | None = None
) -> Operation:
    return Operation(
        index=-1,
        mnemonic="B",
        operands=(LabelReference(label),),
        predicate=predicate,
        unit=UnitSpecifier(),
        location=location,
        source=why,
        reads=(predicate.register,) if predicate is not None else (),
        delay_slots=5,
        flags=frozenset(("branch",)),
    )


def add_constant(register: Register, value: int, location: Location, why: str) -> Operation:
    """`ADDK value, register`, or `SUB` for a small negative constant, because more units can do it."""
    operands: tuple[Register | Immediate, ...] = (Immediate(value), register)
    mnemonic = "ADDK"
    keeps: tuple[Register, ...] = (register,)
    if -15 <= value <= 0 and register != STACK_POINTER:
        operands, mnemonic, keeps = (register, Immediate(-value), register), "SUB", ()
    return Operation(
        index=-1,
        mnemonic=mnemonic,
        operands=operands,
        predicate=None,
        unit=UnitSpecifier(),
        location=location,
        source=why,
        reads=(register,),
        writes=(register,),
        keeps=keeps,
    )


def compare_less(
    source: Register, limit: int | Register, target: Register, location: Location, why: str
) -> Operation:
    """target = source < limit, signed; a constant limit must be from -16 to 15."""
    operand = Immediate(limit) if isinstance(limit, int) else limit
    return Operation(
        index=-1,
        mnemonic="CMPGT",
        operands=(operand, source, target),
        predicate=None,
        unit=UnitSpecifier(),
        location=location,
        source=why,
        reads=(source,) if isinstance(limit, int) else (limit, source),
        writes=(target,),
    )


def load_constant(value: int, target: Register, location: Location, why: str) -> Operation:
    return Operation(
        index=-1,
        mnemonic="MVK",
        operands=(Immediate(value), target),
        predicate=None,
        unit=UnitSpecifier(),
        location=location,
        source=why,
        writes=(target,),
    )


def _frame_slot(base: Register, slot: int) -> MemoryReference:
    return MemoryReference(base, AddressMode.PLUS, Immediate(slot), FRAME)


def save(
    register: Register, slot: int, location: Location, base: Register = STACK_POINTER
) -> Operation:
    """A store to word `slot` of the frame, counted from the stack pointer, which `base` holds."""
    return Operation(
        index=-1,
        mnemonic="STW",
        operands=(register, _frame_slot(base, slot)),
        predicate=None,
        unit=UnitSpecifier(),
        location=location,
        source=f"save {register}",
        reads=(register, base),
        flags=frozenset(("store",)),
    )


def restore(
    register: Register, slot: int, location: Location, base: Register = STACK_POINTER
) -> Operation:
    return Operation(
        index=-1,
        mnemonic="LDW",
        operands=(_frame_slot(base, slot), register),
        predicate=None,
        unit=UnitSpecifier(),
        location=location,
        source=f"restore {register}",
        reads=(base,),
        writes=(register,),
        delay_slots=4,
        flags=frozenset(("load",)),
    )
