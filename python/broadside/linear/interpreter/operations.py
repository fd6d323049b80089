"""The effect of each operation on registers and memory. Branches and calls are in `run`."""

from __future__ import annotations

from collections.abc import Callable

from broadside.linear.interpreter.arithmetic import FUNCTIONS, LONG, WORD, signed
from broadside.linear.interpreter.machine import HIGH, MASK, InterpretError, Machine
from broadside.linear.interpreter.memory import AccessError
from broadside.linear.interpreter.packed import PACKED, field_products
from broadside.linear.ir import Location, MemoryReference, Operation, Register, RegisterPair
from broadside.linear.procedure.conventions import CIRCULAR_REGISTERS
from broadside.linear.text.operands import offset_bytes

SATURATED = 1 << 9
"""Bit SAT of the control status register."""

_ACCESS = {
    **{"B": (1, True), "BU": (1, False), "H": (2, True), "HU": (2, False), "W": (4, True)},
    **{"NW": (4, True), "DW": (8, False), "NDW": (8, False)},
}
_ADDRESS_SHIFT = {"B": 0, "H": 1, "W": 2, "D": 3}


def execute(machine: Machine, operation: Operation) -> None:
    special = _SPECIAL.get(operation.mnemonic)
    if special is not None:
        special(machine, operation)
    elif operation.is_load or operation.mnemonic.startswith("LD"):
        _load(machine, operation)
    elif operation.is_store or operation.mnemonic.startswith("ST"):
        _store(machine, operation)
    else:
        _compute(machine, operation)


def _compute(machine: Machine, operation: Operation) -> None:
    packed = PACKED.get(operation.mnemonic)
    function = packed or FUNCTIONS.get(operation.mnemonic)
    if function is None:
        raise InterpretError(operation.location, f"no meaning is known for {operation.mnemonic}")
    *operands, destination = operation.operands
    sources = [machine.source(operand, operation.location) for operand in operands]
    width = LONG if isinstance(destination, RegisterPair) else WORD
    result = function(sources, width)
    machine.store_result(destination, result.value, HIGH if packed is None else MASK)
    if result.saturated:
        machine.control["CSR"] |= SATURATED


def _nothing(machine: Machine, operation: Operation) -> None:
    """NOP and IDLE: no effect, because the interpreter has no time."""


def _move_control(machine: Machine, operation: Operation) -> None:
    source, destination = operation.operands
    machine.store_result(destination, machine.source(source, operation.location).bits)


def _add_constant(machine: Machine, operation: Operation) -> None:
    constant, register = operation.operands
    assert isinstance(register, Register)
    value = machine.constant(constant, operation.location)
    machine.write(register, machine.read(register, operation.location) + signed(value, 16))


def _move_high(machine: Machine, operation: Operation) -> None:
    """MVKH writes the upper half of its constant into the upper half, MVKLH the lower half."""
    constant, register = operation.operands
    assert isinstance(register, Register)
    value = machine.constant(constant, operation.location)
    half = value >> 16 if operation.mnemonic == "MVKH" else value
    low = machine.read(register, operation.location) & 0xFFFF
    machine.write(register, (half & 0xFFFF) << 16 | low)


def _address_arithmetic(machine: Machine, operation: Operation) -> None:
    """ADDAx and SUBAx. The sum is circular if AMR makes the base circular."""
    base, index, destination = operation.operands
    assert isinstance(base, Register)
    offset = machine.source(index, operation.location).signed
    shifted = offset << _ADDRESS_SHIFT[operation.mnemonic[-1]]
    step = shifted if operation.mnemonic.startswith("ADD") else -shifted
    machine.store_result(destination, _moved(machine, base, step, operation.location))


def _moved(machine: Machine, base: Register, step: int, location: Location) -> int:
    """`base` plus `step` bytes, in the addressing mode that AMR sets for the base register."""
    start = machine.read(base, location)
    block = _circular_bytes(machine, base)
    if block is None:
        return (start + step) & MASK
    return start & ~(block - 1) & MASK | (start + step) & (block - 1)


def _circular_bytes(machine: Machine, base: Register) -> int | None:
    """Size in bytes of the circular buffer of a base register. `None` under linear addressing."""
    amr = machine.control["AMR"]
    if amr == 0 or base.name not in CIRCULAR_REGISTERS:
        return None
    mode = amr >> 2 * CIRCULAR_REGISTERS.index(base.name) & 3
    if mode == 0:
        return None
    field_shift = 16 if mode == 1 else 21
    return 1 << ((amr >> field_shift & 31) + 1)


def _effective_address(machine: Machine, operation: Operation, size: int) -> int:
    """Address of a load or store. If the mode says so, updates the base register."""
    reference = operation.memory
    assert isinstance(reference, MemoryReference)
    if reference.is_in_data_page:
        address = machine.constant(reference.offset, operation.location)
        return _aligned(address, size, operation)
    count = machine.source(reference.offset, operation.location).signed
    offset = count * offset_bytes(operation)
    step = -offset if reference.mode.is_negative else offset
    moved = _moved(machine, reference.base, step, operation.location)
    address = moved
    if reference.mode.is_post:
        address = machine.read(reference.base, operation.location)
    if reference.mode.updates_base:
        machine.write(reference.base, moved)
    return _aligned(address, size, operation)


def _aligned(address: int, size: int, operation: Operation) -> int:
    if address % size and not operation.mnemonic[2:].startswith("N"):
        raise AccessError(f"address {address:#x} is not aligned to {size} bytes")
    return address


def _load(machine: Machine, operation: Operation) -> None:
    size, extends_sign = _ACCESS[operation.mnemonic[2:]]
    address = _effective_address(machine, operation, size)
    data = machine.memory.read(address, size)
    value = int.from_bytes(data, "little", signed=extends_sign)
    machine.store_result(operation.operands[-1], value, MASK)


def _store(machine: Machine, operation: Operation) -> None:
    size, _ = _ACCESS[operation.mnemonic[2:]]
    value = _stored(machine, operation)
    address = _effective_address(machine, operation, size)
    machine.memory.write(address, (value & (1 << 8 * size) - 1).to_bytes(size, "little"))


def _stored(machine: Machine, operation: Operation) -> int:
    source = operation.operands[0]
    if isinstance(source, RegisterPair):
        high = machine.read(source.high, operation.location)
        return high << WORD | machine.read(source.low, operation.location)
    return machine.source(source, operation.location).bits


def _field_multiply(machine: Machine, operation: Operation) -> None:
    *operands, destination = operation.operands
    sources = [machine.source(operand, operation.location) for operand in operands]
    product = field_products(machine.control["GFPGFR"], sources)
    machine.store_result(destination, product.value)


_SPECIAL: dict[str, Callable[[Machine, Operation], None]] = {
    "NOP": _nothing,
    "IDLE": _nothing,
    "MVC": _move_control,
    "ADDK": _add_constant,
    "MVKH": _move_high,
    "MVKLH": _move_high,
    "GMPY4": _field_multiply,
    **dict.fromkeys(("ADDAB", "ADDAH", "ADDAW", "ADDAD"), _address_arithmetic),
    **dict.fromkeys(("SUBAB", "SUBAH", "SUBAW"), _address_arithmetic),
}
