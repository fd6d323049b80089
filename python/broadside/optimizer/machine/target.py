"""The registers of one machine that a procedure may use, and their rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import LinearError, Procedure, Register, RegisterPair
from broadside.linear.procedure.conventions import CIRCULAR_REGISTERS

STACK_REGISTERS = frozenset(("B14", "B15"))
"""Data page and stack pointer (spru187l 8.3)."""

RETURN_HOME = Register("B3")
"""The register of the return address at the entry (spru187l 8.3)."""

RETURN_ADDRESS = Register("return$")
"""The variable that holds the return address of a `.cproc`."""


def told(register: Register) -> str:
    """A register as messages name it: a copy that the optimizer made has its original's name before a `$`."""
    if register == RETURN_ADDRESS:
        return "the return address"
    return register.name.partition("$")[0] or register.name


def tested_copy(register: Register) -> Register:
    """The copy of a machine register that a predicate tests if it cannot test the register itself."""
    return Register(f"{register.name}$copy")


@dataclass
class Machine:
    """The instruction table, and the registers that a procedure may use."""

    table: InstructionTable
    procedure: Procedure

    def __post_init__(self) -> None:
        count = self.table.registers_per_side
        withheld = STACK_REGISTERS | self.procedure.reserved
        self.registers = tuple(
            f"{side}{number}"
            for side in "AB"
            for number in range(count)
            if f"{side}{number}" not in withheld
        )
        self.predicates = tuple(r for r in self.table.predicate_registers if r in self.registers)
        self.pairs = symbolic_pairs(self.procedure)
        self._high = {pair.high: pair for pair in self.pairs}
        self._low = {pair.low: pair for pair in self.pairs}
        self.circular = self.procedure.may_be_circular
        self._addresses = self._address_bases()

    @property
    def has_banks(self) -> bool:
        """Whether the memory is the C6201's, whose banks `banks.may_conflict` knows."""
        return self.table.isa == "c62x"

    def _address_bases(self) -> frozenset[Register]:
        """Variables that hold addresses, which circular addressing would corrupt in A4-A7 or B4-B7."""
        bases = {o.memory.base for o in self.procedure.operations if o.memory is not None}
        for operation in self.procedure.operations:
            if "circular" in operation.flags and isinstance(operation.operands[0], Register):
                bases.add(operation.operands[0])
        return frozenset(bases | {FRAME_COPY})

    def would_be_circular(self, register: Register, home: str) -> bool:
        """Whether the CPU may treat the address `register` in `home` as circular."""
        return self.circular and home in CIRCULAR_REGISTERS and register in self._addresses

    def allowed_for_copies(self, register: Register) -> tuple[str, ...]:
        """Machine registers for copies of an address if AMR may be set; empty: any register."""
        if not self.circular or register not in self._addresses:
            return ()
        return tuple(r for r in self.registers if r not in CIRCULAR_REGISTERS)

    def allowed(self, register: Register, *, predicate: bool) -> tuple[str, ...]:
        """Machine registers that may hold a variable; with `predicate`, one that a predicate tests.

        Raises LinearError if there is none.
        """
        if register.is_machine:
            return (register.name,)
        found: Iterable[str] = self.predicates if predicate else self.registers
        side = self.procedure.sides.get(register)
        if side:
            found = [r for r in found if r[0] == side]
        if self.circular and register in self._addresses:
            found = [r for r in found if r not in CIRCULAR_REGISTERS]
        if register in self._high or register in self._low:
            found = [r for r in found if self.beside(register, r) in self.registers]
        allowed = tuple(found)
        if not allowed:
            what = "predicate register" if predicate else "register"
            cause = f"no {what} is left for {told(register)}: all that may hold it are reserved"
            raise LinearError(self.procedure.location, cause)
        return allowed

    def partner(self, register: Register) -> Register | None:
        """The other half of the pair to which `register` belongs, or None."""
        if register in self._high:
            return self._high[register].low
        return self._low[register].high if register in self._low else None

    def torn(self, register: Register, homes: dict[Register, str]) -> bool:
        """Whether `register` is half of a pair and `homes` does not have the other half beside it."""
        partner = self.partner(register)
        if partner is None or register not in homes:
            return False
        return homes.get(partner) != self.beside(register, homes[register])

    def beside(self, register: Register, home: str) -> str:
        """The place of a pair's other half if `register` is in `home`; empty if it cannot be there."""
        odd, number = int(home[1:]) % 2 == 1, int(home[1:])
        if odd != (register in self._high):
            return ""
        return f"{home[0]}{number - 1 if odd else number + 1}"


def symbolic_pairs(procedure: Procedure) -> frozenset[RegisterPair]:
    """The pairs of variables that the procedure uses.

    Raises LinearError if a variable is half of two pairs.
    """
    pairs: dict[Register, RegisterPair] = {}
    for operation in procedure.operations:
        for operand in operation.operands:
            if not isinstance(operand, RegisterPair) or not operand.low.is_symbolic:
                continue
            for half in (operand.high, operand.low):
                if pairs.setdefault(half, operand) != operand:
                    raise LinearError(
                        operation.location, f"{half} is in two pairs: {pairs[half]} and {operand}"
                    )
    return frozenset(pairs.values())


FRAME_COPY = Register("frame$")
"""A copy of the stack pointer in a register of side A, so that unit .D1 can access the frame."""
