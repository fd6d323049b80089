"""The interpreter: runs the operations of a `.sa` file one by one, without units or latencies.

It defines the meaning of the file: the scheduled binary must leave the same memory and return the
same value. It is written from TI SPRU189F and independent of the simulator.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from broadside.linear.arithmetic import FUNCTIONS, LONG, WORD, Source, signed
from broadside.linear.expressions import evaluate
from broadside.linear.ir import (
    Block,
    Immediate,
    Location,
    MemoryReference,
    Operand,
    Operation,
    Procedure,
    Register,
    RegisterPair,
    SymbolExpression,
)
from broadside.linear.packed import DEFAULT_FIELD, PACKED, field_products
from broadside.linear.procedure import ARGUMENT_REGISTERS, CALLEE_SAVED, CIRCULAR_REGISTERS

RETURN_REGISTER = "A4"
STACK_POINTER = "B15"
STACK_BYTES = 1 << 16
MAX_CALLS = 100
"""Depth of nested calls, so that a recursion without end is an error."""
SATURATED = 1 << 9
"""Bit SAT of the control status register."""

_MASK = 0xFFFFFFFF
_HIGH = 0xFF
"""The bits that count in the upper half of a pair that holds 40 bits."""
_ACCESS = {
    **{"B": (1, True), "BU": (1, False), "H": (2, True), "HU": (2, False), "W": (4, True)},
    **{"NW": (4, True), "DW": (8, False), "NDW": (8, False)},
}
_ADDRESS_SHIFT = {"B": 0, "H": 1, "W": 2, "D": 3}


class InterpretError(Exception):
    """An operation without a defined meaning; the text is `path:line:column: error: cause`."""

    def __init__(self, location: Location, cause: str) -> None:
        super().__init__(f"{location}: error: {cause}")
        self.location = location
        self.cause = cause


class AccessError(Exception):
    """An access outside the allocated bytes, misaligned, or to bytes never written."""


class Memory:
    """A flat little-endian memory; only bytes that were allocated and written can be read."""

    def __init__(self, size: int = 1 << 20, base: int = 0x8000) -> None:
        self._bytes = bytearray(size)
        self._state = bytearray(size)  # 0 not allocated, 1 allocated, 2 written
        self._next = base

    def allocate(self, size: int, align: int = 8, data: bytes | None = None) -> int:
        """Address of `size` new bytes, apart from the last ones so that an overrun is an error."""
        address = -(-self._next // align) * align
        if address + size > len(self._bytes):
            raise AccessError(f"no room for {size} bytes")
        self._state[address : address + size] = b"\1" * size
        self._next = address + size + 32
        if data is not None:
            self.write(address, data)
        return address

    def write(self, address: int, data: bytes) -> None:
        """Stores bytes; they must have been allocated."""
        self._check(address, len(data), 1)
        self._bytes[address : address + len(data)] = data
        self._state[address : address + len(data)] = b"\2" * len(data)

    def read(self, address: int, size: int) -> bytes:
        """Loads bytes; they must have been written."""
        self._check(address, size, 2)
        return bytes(self._bytes[address : address + size])

    def _check(self, address: int, size: int, state: int) -> None:
        states = self._state[address : address + size]
        if len(states) < size or 0 in states:
            raise AccessError(f"address {address:#x} is not allocated")
        if state == 2 and 1 in states:
            raise AccessError(f"memory at {address:#x} was never written")


@dataclass
class _Machine:
    """Registers, control registers and memory while a procedure runs."""

    memory: Memory
    symbols: Mapping[str, int]
    functions: Mapping[str, Procedure]
    stack: int
    """The stack pointer at the entry."""
    max_operations: int
    depth: int = 0
    registers: dict[Register, int] = field(default_factory=dict)
    control: dict[str, int] = field(
        default_factory=lambda: {"AMR": 0, "CSR": 0x100, "GFPGFR": DEFAULT_FIELD}
    )

    def read(self, register: Register, location: Location) -> int:
        """Bits of a register; reading one that was never written is an error."""
        values = self.control if register.is_control else self.registers
        key = register.name if register.is_control else register
        try:
            return values[key]  # type: ignore[index]
        except KeyError:
            raise InterpretError(location, f"{register} is read before it is written") from None

    def write(self, register: Register, bits: int) -> None:
        if register.is_control:
            self.control[register.name] = bits & _MASK
        else:
            self.registers[register] = bits & _MASK

    def function(self, target: Operand, location: Location) -> Procedure:
        """The procedure that a call goes to: by its name, or by the address in a register."""
        name = str(target)
        if isinstance(target, Register):
            address = self.read(target, location)
            name = next((n for n, at in self.symbols.items() if at == address), f"{address:#x}")
        if name not in self.functions:
            raise InterpretError(location, f"the function {name} is not known here")
        return self.functions[name]

    def source(self, operand: Operand, location: Location) -> Source:
        """Value of a source operand."""
        if isinstance(operand, Register):
            return Source(self.read(operand, location))
        if isinstance(operand, RegisterPair):
            high = self.read(operand.high, location) & 0xFF
            return Source(high << WORD | self.read(operand.low, location), LONG)
        return Source(self.constant(operand, location) & _MASK)

    def constant(self, operand: Operand, location: Location) -> int:
        """Value of a constant; an undefined symbol is an error."""
        if isinstance(operand, Immediate):
            return operand.value
        value = None
        if isinstance(operand, SymbolExpression):
            value = evaluate(operand.text, dict(self.symbols))
        if value is None:
            raise InterpretError(location, f"undefined symbol in {operand}")
        return value

    def store_result(self, operand: Operand, value: int, high: int = _HIGH) -> None:
        """Writes a destination: a register, or a pair; `high` masks its upper half."""
        if isinstance(operand, RegisterPair):
            self.write(operand.low, value)
            self.write(operand.high, value >> WORD & high)
        else:
            assert isinstance(operand, Register)
            self.write(operand, value)


def interpret(
    procedure: Procedure,
    arguments: Sequence[int],
    memory: Memory,
    symbols: Mapping[str, int] | None = None,
    max_operations: int = 10_000_000,
    functions: Mapping[str, Procedure] | None = None,
) -> int | None:
    """Runs `procedure` on `memory` and returns its result, `None` if it returns none.

    `arguments` are words. `symbols` has the addresses that the linker would give, `functions` the procedures
    that may be called. Raises InterpretError for undefined symbols, values never written, and accesses that
    are misaligned or outside the allocated memory.
    """
    top = memory.allocate(STACK_BYTES) + STACK_BYTES
    machine = _Machine(memory, symbols or {}, functions or {}, top, max_operations)
    _bind_arguments(machine, procedure, arguments)
    returned = _run(machine, procedure, max_operations)
    return None if returned is None else returned.value


def _run(machine: _Machine, procedure: Procedure, max_operations: int) -> _Returned | None:
    """Runs a procedure whose arguments are set, and returns its result."""
    remaining = max_operations
    index = 0
    while index < len(procedure.blocks):
        block = procedure.blocks[index]
        remaining -= len(block.operations)
        if remaining < 0:
            raise InterpretError(block.location, f"no end after {max_operations} operations")
        target = _run_block(machine, procedure, block)
        if isinstance(target, _Returned):
            return target
        index = index + 1 if target is None else target
    return None


@dataclass(frozen=True)
class _Returned:
    """The word returned, or the 40 bits of a pair; and the whole upper word of a pair."""

    value: int | None
    high: int | None = None


def _bind_arguments(machine: _Machine, procedure: Procedure, arguments: Sequence[int]) -> None:
    frame = 8 * (procedure.frame_words // 2 + 1)
    machine.registers[Register(STACK_POINTER)] = machine.stack - frame
    for value, name in zip(arguments, ARGUMENT_REGISTERS, strict=False):
        machine.registers[Register(name)] = value & _MASK
    if not procedure.callable_from_c:
        return
    if len(arguments) != len(procedure.arguments):
        expected = len(procedure.arguments)
        raise InterpretError(
            procedure.location,
            f"{procedure.name} takes {expected} arguments, {len(arguments)} given",
        )
    for value, argument in zip(arguments, procedure.arguments, strict=True):
        machine.store_result(argument, value, _MASK)


def _run_block(machine: _Machine, procedure: Procedure, block: Block) -> int | _Returned | None:
    """Runs one block; returns the index of the next block, `None` for the following one."""
    for operation in block.operations:
        if not _holds(machine, operation):
            continue
        if operation.leaves:
            return _leave(machine, operation)
        if operation.is_branch:
            return _branch(machine, procedure, operation)
        if operation.is_call:
            _call(machine, operation)
            continue
        try:
            _execute(machine, operation)
        except AccessError as error:
            raise InterpretError(operation.location, str(error)) from error
    return None


def _holds(machine: _Machine, operation: Operation) -> bool:
    predicate = operation.predicate
    if predicate is None:
        return True
    return (machine.read(predicate.register, operation.location) != 0) != predicate.negated


def _leave(machine: _Machine, operation: Operation) -> _Returned:
    values = [machine.source(operand, operation.location).bits for operand in operation.operands]
    if not values:
        returned = machine.registers.get(Register(RETURN_REGISTER))
        return _Returned(returned if operation.mnemonic == ".endproc" else None)
    target = operation.operands[0]
    high = (
        machine.read(target.high, operation.location) if isinstance(target, RegisterPair) else None
    )
    return _Returned(values[0], high)


def _call(machine: _Machine, operation: Operation) -> None:
    """Calls a function by the C ABI (spru187l 8.4): its own registers, the same memory."""
    target, *operands = operation.operands
    function = machine.function(target, operation.location)
    if machine.depth >= MAX_CALLS:
        raise InterpretError(operation.location, f"calls are nested more than {MAX_CALLS} deep")
    arguments = [_passed(machine, operand, operation.location) for operand in operands]
    stack = machine.registers[Register(STACK_POINTER)]
    most = machine.max_operations
    inner = _Machine(
        machine.memory, machine.symbols, machine.functions, stack, most, machine.depth + 1
    )
    inner.control = machine.control
    _bind_arguments(inner, function, arguments)
    returned = _run(inner, function, most)
    for register in [r for r in machine.registers if r.is_machine and r.name not in CALLEE_SAVED]:
        del machine.registers[register]
    if returned is None or returned.value is None:
        return
    words = (returned.value, returned.high)
    for register, word in zip(reversed(operation.writes), words, strict=False):
        if word is not None:
            machine.write(register, word)


def _passed(machine: _Machine, operand: Operand, location: Location) -> int:
    if isinstance(operand, RegisterPair):
        high = machine.read(operand.high, location)
        return high << WORD | machine.read(operand.low, location)
    return machine.source(operand, location).bits


def _branch(machine: _Machine, procedure: Procedure, operation: Operation) -> int | _Returned:
    label = operation.target
    if label is None:  # a branch to a register leaves the procedure
        return _Returned(machine.registers.get(Register(RETURN_REGISTER)))
    for index, block in enumerate(procedure.blocks):
        if block.label == label:
            return index
    raise InterpretError(operation.location, f"no label {label}")


def _execute(machine: _Machine, operation: Operation) -> None:
    special = _SPECIAL.get(operation.mnemonic)
    if special is not None:
        special(machine, operation)
    elif operation.is_load or operation.mnemonic.startswith("LD"):
        _load(machine, operation)
    elif operation.is_store or operation.mnemonic.startswith("ST"):
        _store(machine, operation)
    else:
        _compute(machine, operation)


def _compute(machine: _Machine, operation: Operation) -> None:
    packed = PACKED.get(operation.mnemonic)
    function = packed or FUNCTIONS.get(operation.mnemonic)
    if function is None:
        raise InterpretError(operation.location, f"no meaning is known for {operation.mnemonic}")
    *operands, destination = operation.operands
    sources = [machine.source(operand, operation.location) for operand in operands]
    width = LONG if isinstance(destination, RegisterPair) else WORD
    result = function(sources, width)
    machine.store_result(destination, result.value, _HIGH if packed is None else _MASK)
    if result.saturated:
        machine.control["CSR"] |= SATURATED


def _nothing(machine: _Machine, operation: Operation) -> None:
    """NOP and IDLE do nothing, because the interpreter has no time."""


def _move_control(machine: _Machine, operation: Operation) -> None:
    source, destination = operation.operands
    machine.store_result(destination, machine.source(source, operation.location).bits)


def _add_constant(machine: _Machine, operation: Operation) -> None:
    constant, register = operation.operands
    assert isinstance(register, Register)
    value = machine.constant(constant, operation.location)
    machine.write(register, machine.read(register, operation.location) + signed(value, 16))


def _move_high(machine: _Machine, operation: Operation) -> None:
    """MVKH puts the upper half of its constant into the upper half, MVKLH the lower one."""
    constant, register = operation.operands
    assert isinstance(register, Register)
    value = machine.constant(constant, operation.location)
    half = value >> 16 if operation.mnemonic == "MVKH" else value
    low = machine.read(register, operation.location) & 0xFFFF
    machine.write(register, (half & 0xFFFF) << 16 | low)


def _address_arithmetic(machine: _Machine, operation: Operation) -> None:
    """ADDAx and SUBAx; circular if AMR makes the base circular."""
    base, index, destination = operation.operands
    assert isinstance(base, Register)
    offset = machine.source(index, operation.location).signed
    shifted = offset << _ADDRESS_SHIFT[operation.mnemonic[-1]]
    step = shifted if operation.mnemonic.startswith("ADD") else -shifted
    machine.store_result(destination, _moved(machine, base, step, operation.location))


def _moved(machine: _Machine, base: Register, step: int, location: Location) -> int:
    """`base` plus `step` bytes, by the addressing mode that AMR gives the base register."""
    start = machine.read(base, location)
    block = _circular_bytes(machine, base)
    if block is None:
        return (start + step) & _MASK
    return start & ~(block - 1) & _MASK | (start + step) & (block - 1)


def _circular_bytes(machine: _Machine, base: Register) -> int | None:
    """Size of the circular block of a base register, `None` under linear addressing."""
    amr = machine.control["AMR"]
    if amr == 0 or base.name not in CIRCULAR_REGISTERS:
        return None
    mode = amr >> 2 * CIRCULAR_REGISTERS.index(base.name) & 3
    if mode == 0:
        return None
    field_shift = 16 if mode == 1 else 21
    return 1 << ((amr >> field_shift & 31) + 1)


def _effective_address(machine: _Machine, operation: Operation, size: int) -> int:
    """Address of a load or store; updates the base if the mode says so."""
    reference = operation.memory
    assert isinstance(reference, MemoryReference)
    if reference.is_in_data_page:
        address = machine.constant(reference.offset, operation.location)
        return _aligned(address, size, operation)
    offset = machine.source(reference.offset, operation.location).signed * size
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


def _load(machine: _Machine, operation: Operation) -> None:
    size, extends_sign = _ACCESS[operation.mnemonic[2:]]
    address = _effective_address(machine, operation, size)
    data = machine.memory.read(address, size)
    value = int.from_bytes(data, "little", signed=extends_sign)
    machine.store_result(operation.operands[-1], value, _MASK)


def _store(machine: _Machine, operation: Operation) -> None:
    size, _ = _ACCESS[operation.mnemonic[2:]]
    value = _stored(machine, operation)
    address = _effective_address(machine, operation, size)
    machine.memory.write(address, (value & (1 << 8 * size) - 1).to_bytes(size, "little"))


def _stored(machine: _Machine, operation: Operation) -> int:
    source = operation.operands[0]
    if isinstance(source, RegisterPair):
        high = machine.read(source.high, operation.location)
        return high << WORD | machine.read(source.low, operation.location)
    return machine.source(source, operation.location).bits


def _field_multiply(machine: _Machine, operation: Operation) -> None:
    *operands, destination = operation.operands
    sources = [machine.source(operand, operation.location) for operand in operands]
    product = field_products(machine.control["GFPGFR"], sources)
    machine.store_result(destination, product.value)


_SPECIAL: dict[str, Callable[[_Machine, Operation], None]] = {
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
