"""The registers, constants and functions of an interpreted procedure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from broadside.linear.interpreter.arithmetic import LONG, WORD, Source
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.packed import DEFAULT_FIELD
from broadside.linear.ir import (
    Immediate,
    Location,
    Operand,
    Procedure,
    Register,
    RegisterPair,
    SymbolExpression,
)
from broadside.linear.text.expressions import evaluate

MASK = 0xFFFFFFFF
HIGH = 0xFF
"""The bits that have a meaning in the upper half of a pair of 40 bits."""


class InterpretError(Exception):
    """An operation without a defined meaning. The text is `path:line:column: error: cause`."""

    def __init__(self, location: Location, cause: str) -> None:
        super().__init__(f"{location}: error: {cause}")
        self.location = location
        self.cause = cause


@dataclass
class Machine:
    """Registers, control registers and memory of a running procedure."""

    memory: Memory
    symbols: Mapping[str, int]
    functions: Mapping[str, Procedure]
    stack: int
    """The value of the stack pointer at the entry."""
    max_operations: int
    depth: int = 0
    registers: dict[Register, int] = field(default_factory=dict)
    control: dict[str, int] = field(
        default_factory=lambda: {"AMR": 0, "CSR": 0x100, "GFPGFR": DEFAULT_FIELD}
    )

    def read(self, register: Register, location: Location) -> int:
        """The bits of a register. Reading a register that was never written raises InterpretError."""
        values = self.control if register.is_control else self.registers
        key = register.name if register.is_control else register
        try:
            return values[key]  # type: ignore[index]
        except KeyError:
            raise InterpretError(location, f"{register} is read before it is written") from None

    def write(self, register: Register, bits: int) -> None:
        if register.is_control:
            self.control[register.name] = bits & MASK
        else:
            self.registers[register] = bits & MASK

    def function(self, target: Operand, location: Location) -> Procedure:
        """The procedure that a call reaches: by its name, or by the address in a register."""
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
        return Source(self.constant(operand, location) & MASK)

    def constant(self, operand: Operand, location: Location) -> int:
        """The value of a constant. An undefined symbol raises InterpretError."""
        if isinstance(operand, Immediate):
            return operand.value
        value = None
        if isinstance(operand, SymbolExpression):
            value = evaluate(operand.text, dict(self.symbols))
        if value is None:
            raise InterpretError(location, f"undefined symbol in {operand}")
        return value

    def store_result(self, operand: Operand, value: int, high: int = HIGH) -> None:
        """Writes a register or a pair. `high` is the mask for the upper half of a pair."""
        if isinstance(operand, RegisterPair):
            self.write(operand.low, value)
            self.write(operand.high, value >> WORD & high)
        else:
            assert isinstance(operand, Register)
            self.write(operand, value)
