"""The interpreter: runs the operations of a `.sa` file one by one, without units or latencies.

It defines the meaning of the file: the scheduled binary must leave the same memory and return the same value.
The interpreter follows TI SPRU189F and does not use the simulator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from broadside.linear.interpreter.arithmetic import WORD
from broadside.linear.interpreter.machine import MASK, InterpretError, Machine
from broadside.linear.interpreter.memory import AccessError, Memory
from broadside.linear.interpreter.operations import execute
from broadside.linear.ir import (
    Block,
    Location,
    Operand,
    Operation,
    Procedure,
    Register,
    RegisterPair,
)
from broadside.linear.procedure.conventions import ARGUMENT_REGISTERS, CALLEE_SAVED

RETURN_REGISTER = "A4"
STACK_POINTER = "B15"
STACK_BYTES = 1 << 16
MAX_CALLS = 100
"""The most nested calls, so that an endless recursion is an error."""


def interpret(
    procedure: Procedure,
    arguments: Sequence[int],
    memory: Memory,
    symbols: Mapping[str, int] | None = None,
    max_operations: int = 10_000_000,
    functions: Mapping[str, Procedure] | None = None,
) -> int | None:
    """Runs `procedure` on `memory` and returns its result; `None` if it returns none.

    `arguments` are words. `symbols` has the addresses of symbols, which the linker would define. `functions`
    has the procedures that may be called. Raises InterpretError for undefined symbols, for values that were
    never written, and for accesses that are misaligned or outside of allocated memory.
    """
    top = memory.allocate(STACK_BYTES) + STACK_BYTES
    machine = Machine(memory, symbols or {}, functions or {}, top, max_operations)
    _bind_arguments(machine, procedure, arguments)
    returned = _run(machine, procedure, max_operations)
    return None if returned is None else returned.value


def _run(machine: Machine, procedure: Procedure, max_operations: int) -> _Returned | None:
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
    """The returned word, or the 40 bits of a pair; and the whole upper word of a pair."""

    value: int | None
    high: int | None = None


def _bind_arguments(machine: Machine, procedure: Procedure, arguments: Sequence[int]) -> None:
    frame = 8 * (procedure.frame_words // 2 + 1)
    machine.registers[Register(STACK_POINTER)] = machine.stack - frame
    for value, name in zip(arguments, ARGUMENT_REGISTERS, strict=False):
        machine.registers[Register(name)] = value & MASK
    if not procedure.callable_from_c:
        return
    if len(arguments) != len(procedure.arguments):
        expected = len(procedure.arguments)
        raise InterpretError(
            procedure.location,
            f"{procedure.name} takes {expected} arguments, {len(arguments)} given",
        )
    for value, argument in zip(arguments, procedure.arguments, strict=True):
        machine.store_result(argument, value, MASK)


def _run_block(machine: Machine, procedure: Procedure, block: Block) -> int | _Returned | None:
    """Runs one block. Returns the index of the next block, or `None` if it is the following one."""
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
            execute(machine, operation)
        except AccessError as error:
            raise InterpretError(operation.location, str(error)) from error
    return None


def _holds(machine: Machine, operation: Operation) -> bool:
    predicate = operation.predicate
    if predicate is None:
        return True
    return (machine.read(predicate.register, operation.location) != 0) != predicate.negated


def _leave(machine: Machine, operation: Operation) -> _Returned:
    values = [machine.source(operand, operation.location).bits for operand in operation.operands]
    if not values:
        returned = machine.registers.get(Register(RETURN_REGISTER))
        return _Returned(returned if operation.mnemonic == ".endproc" else None)
    target = operation.operands[0]
    high = (
        machine.read(target.high, operation.location) if isinstance(target, RegisterPair) else None
    )
    return _Returned(values[0], high)


def _call(machine: Machine, operation: Operation) -> None:
    """Calls a function by the C ABI (spru187l 8.4). It has its own registers and shares the memory."""
    target, *operands = operation.operands
    function = machine.function(target, operation.location)
    if machine.depth >= MAX_CALLS:
        raise InterpretError(operation.location, f"calls are nested more than {MAX_CALLS} deep")
    arguments = [_passed(machine, operand, operation.location) for operand in operands]
    stack = machine.registers[Register(STACK_POINTER)]
    most = machine.max_operations
    inner = Machine(
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


def _passed(machine: Machine, operand: Operand, location: Location) -> int:
    if isinstance(operand, RegisterPair):
        high = machine.read(operand.high, location)
        return high << WORD | machine.read(operand.low, location)
    return machine.source(operand, location).bits


def _branch(machine: Machine, procedure: Procedure, operation: Operation) -> int | _Returned:
    label = operation.target
    if label is None:  # a branch to a register leaves the procedure
        return _Returned(machine.registers.get(Register(RETURN_REGISTER)))
    for index, block in enumerate(procedure.blocks):
        if block.label == label:
            return index
    raise InterpretError(operation.location, f"no label {label}")
