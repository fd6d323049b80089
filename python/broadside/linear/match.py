"""Finds the encodings of an instruction that fit the operands of an operation."""

from __future__ import annotations

from dataclasses import dataclass

from broadside.facts.cpu import MOST_IN_PAGE, MOST_OFFSET, PAGES
from broadside.facts.isa import Instruction, InstructionTable, OperandForm
from broadside.linear.ir import (
    AddressMode,
    Immediate,
    LabelReference,
    MemoryReference,
    Operand,
    Register,
    RegisterPair,
    SymbolExpression,
)

_COMMUTATIVE_ALU = ("ADD", "ADDU", "ADD2", "SADD", "AND", "OR", "XOR", "CMPEQ")
_COMMUTATIVE_MULTIPLY = ("MPY", "MPYU", "MPYH", "MPYHU", "SMPY", "SMPYH")
_COMMUTATIVE_PACKED = (
    *("ADD4", "SADD2", "SADDU4", "AVG2", "AVGU4", "CMPEQ2", "CMPEQ4"),
    *("MAX2", "MAXU4", "MIN2", "MINU4"),
    *("DOTP2", "DOTPN2", "DOTPU4", "MPY2", "MPYU4", "SMPY2", "SUBABS4"),
)
COMMUTATIVE = frozenset((*_COMMUTATIVE_ALU, *_COMMUTATIVE_MULTIPLY, *_COMMUTATIVE_PACKED))
"""Instructions whose two sources may be exchanged, so that either may be a constant or use the cross path."""


@dataclass(frozen=True)
class Fit:
    """An encoding, and the order in which it takes the operation's operands."""

    instruction: Instruction
    order: tuple[int, ...]

    def form_of(self, operand: int) -> OperandForm:
        """The operand form for operand number `operand` of the operation."""
        return self.instruction.operands[self.order.index(operand)]


def fitting(
    table: InstructionTable, mnemonic: str, operands: tuple[Operand, ...]
) -> tuple[Fit, ...]:
    """All encodings that fit, in the order of the table. Encodings for exchanged sources come last."""
    straight = tuple(range(len(operands)))
    orders = [straight]
    if mnemonic in COMMUTATIVE and len(operands) == 3:
        orders.append((1, 0, 2))
    return tuple(
        Fit(instruction, order)
        for order in orders
        for instruction in table.forms.get(mnemonic, [])
        if _fits(instruction, tuple(operands[i] for i in order))
    )


def _fits(instruction: Instruction, operands: tuple[Operand, ...]) -> bool:
    return len(instruction.operands) == len(operands) and all(
        _accepts(form, operand)
        for form, operand in zip(instruction.operands, operands, strict=True)
    )


def _accepts(form: OperandForm, operand: Operand) -> bool:
    if isinstance(operand, Register):
        return _accepts_register(form, operand)
    if isinstance(operand, RegisterPair):
        return form.is_pair
    if isinstance(operand, Immediate):
        return form.is_constant and _in_range(form, operand.value)
    if isinstance(operand, SymbolExpression):
        return form.kind in ("scst16", "hi16", "lo16")
    if isinstance(operand, LabelReference):
        return form.is_label
    return form.is_memory and _accepts_memory(form, operand)


def _accepts_register(form: OperandForm, register: Register) -> bool:
    if register.is_control:
        return form.kind in ("creg", register.name)
    return form.is_register and not form.is_pair


def _in_range(form: OperandForm, value: int) -> bool:
    least, greatest = form.constant_range
    return least <= value <= greatest


def _accepts_memory(form: OperandForm, operand: MemoryReference) -> bool:
    if form.kind == "mem15":
        return (
            operand.mode is AddressMode.PLUS
            and operand.base.name in PAGES
            and (operand.is_in_data_page or _in_page(operand.offset))
        )
    if isinstance(operand.offset, Register):
        return True
    if isinstance(operand.offset, SymbolExpression):
        return False
    low = -MOST_OFFSET if operand.mode in (AddressMode.PLUS, AddressMode.MINUS) else 0
    return low <= operand.offset.value <= MOST_OFFSET


def _in_page(offset: Operand) -> bool:
    return isinstance(offset, Immediate) and 0 <= offset.value <= MOST_IN_PAGE
