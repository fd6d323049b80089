"""Equal instructions: other names for the same operation, for other units or for a cross path.

Each equal instruction computes the same result from the same registers, with the same delay slots. The
verifier has its own list of these identities (`verify/values/meaning.py`), so it refuses a schedule that a
wrong line here would give.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from broadside.facts.cpu import LARGEST
from broadside.linear.ir import Immediate, Operand, Operation, Register

_EXCHANGED_PAIRS = (
    ("MPYHL", "MPYLH"),
    ("MPYHLU", "MPYLHU"),
    ("MPYHSU", "MPYHUS"),
    ("MPYSU", "MPYUS"),
    ("MPYHSLU", "MPYLUHS"),
    ("MPYHULS", "MPYLSHU"),
    ("SMPYHL", "SMPYLH"),
    ("CMPGT", "CMPLT"),
    ("CMPGTU", "CMPLTU"),
)
"""Pairs of instructions that equal each other if their sources are exchanged (spru189f chapter 3)."""

_EXCHANGED = {
    one: other for pair in _EXCHANGED_PAIRS for one, other in (pair, tuple(reversed(pair)))
}
_SUMS = {"ADD": "SUB", "SUB": "ADD"}
_SHIFTS = {"EXTU": "SHRU", "EXT": "SHR"}
_LEAST, _GREATEST = -16, 15
"""Range of constants of logical instructions: five bits with a sign."""

_Form = tuple[str, tuple[Operand, ...]]


def equals(operation: Operation) -> list[Operation]:
    """Other operations of the same meaning, whether or not a unit can execute them.

    An X in the source without an operand on the other side is ignored, as by TI's tool (spru198g example
    5-39).
    """
    operands = operation.operands
    found = [_renamed(operation, operation.mnemonic, operands)] if operation.unit.cross else []
    if not operands or not all(isinstance(o, Register | Immediate) for o in operands):
        return found
    return found + [
        _renamed(operation, mnemonic, changed)
        for rule in _RULES
        for mnemonic, changed in rule(operation.mnemonic, operands)
    ]


def _renamed(operation: Operation, mnemonic: str, operands: tuple[Operand, ...]) -> Operation:
    unit = replace(operation.unit, cross=False)
    return replace(operation, mnemonic=mnemonic, operands=operands, unit=unit)


def _exchanged(mnemonic: str, operands: tuple[Operand, ...]) -> Iterator[_Form]:
    if mnemonic in _EXCHANGED and len(operands) == 3:
        first, second, target = operands
        yield _EXCHANGED[mnemonic], (second, first, target)


def _sum_with_constant(mnemonic: str, operands: tuple[Operand, ...]) -> Iterator[_Form]:
    """ADD of a constant equals SUB of its negative. They differ in units and in the range of the constant."""
    if mnemonic not in _SUMS or len(operands) != 3:
        return
    first, second, target = operands
    if mnemonic == "ADD" and isinstance(first, Immediate):
        first, second = second, first
    if isinstance(first, Register) and isinstance(second, Immediate):
        yield _SUMS[mnemonic], (first, Immediate(-second.value), target)


def _doubled(mnemonic: str, operands: tuple[Operand, ...]) -> Iterator[_Form]:
    if mnemonic == "SHL" and operands[1] == Immediate(1):
        source, _, target = operands
        yield "ADD", (source, source, target)


def _field_at_the_top(mnemonic: str, operands: tuple[Operand, ...]) -> Iterator[_Form]:
    """A field that begins at the top bit equals a shift, whose source may use a cross path."""
    if mnemonic in _SHIFTS and operands[1:2] == (Immediate(0),) and len(operands) == 4:
        source, _, right, target = operands
        yield _SHIFTS[mnemonic], (source, right, target)


def _masked(mnemonic: str, operands: tuple[Operand, ...]) -> Iterator[_Form]:
    """A field that is kept, cleared or set in place, if its mask is a constant of five bits."""
    if mnemonic not in _MASKS or len(operands) != 4:
        return
    source, first, second, target = operands
    if not (isinstance(first, Immediate) and isinstance(second, Immediate)):
        return
    name, mask = _MASKS[mnemonic](first.value, second.value)
    if mask is not None and _LEAST <= mask <= _GREATEST:
        yield name, (Immediate(mask), source, target)


def _kept(left: int, right: int) -> tuple[str, int | None]:
    return "AND", (1 << 32 - left) - 1 if left == right else None


def _cleared(low: int, high: int) -> tuple[str, int | None]:
    return "AND", _signed(~_field(low, high)) if low <= high else None


def _set(low: int, high: int) -> tuple[str, int | None]:
    return "OR", _signed(_field(low, high)) if low <= high else None


_MASKS: dict[str, Callable[[int, int], tuple[str, int | None]]] = {
    "EXTU": _kept,
    "CLR": _cleared,
    "SET": _set,
}


def _field(low: int, high: int) -> int:
    return (1 << high + 1) - (1 << low)


def _signed(word: int) -> int:
    word &= 0xFFFFFFFF
    return word - (1 << 32) if word >> 31 else word


def _sign_bit(mnemonic: str, operands: tuple[Operand, ...]) -> Iterator[_Form]:
    if mnemonic == "SHRU" and operands[1] == Immediate(31):
        source, _, target = operands
        yield "CMPGT", (Immediate(0), source, target)


_RULES: tuple[Callable[[str, tuple[Operand, ...]], Iterator[_Form]], ...] = (
    _exchanged,
    _sum_with_constant,
    _doubled,
    _field_at_the_top,
    _masked,
    _sign_bit,
)


def rotated(move: Operation) -> Operation:
    """A register move as a rotation by 0, which runs on .M and has one delay slot (spru189f ROTL)."""
    source, target = move.operands
    operands, delay = (source, Immediate(0), target), LARGEST.delay_slots("ROTL")
    return replace(move, mnemonic="ROTL", operands=operands, delay_slots=delay)
