"""The result of each C62x instruction, computed from its source values (TI SPRU189F, chapter 3).

The functions follow the manual's description of each instruction. They share nothing with the simulator, so
tests can compare the two. Values are bit patterns. 40-bit values are those of register pairs. `operations`
has loads, stores, `MVC` and address arithmetic, `run` has branches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from broadside.linear.ir import Operation, Register

WORD = 32
LONG = 40
_SELECTED = frozenset(
    ("CLR", "EXT", "EXTU", "SET", "SSHL")
)  # the second source is a bit field or a shift amount
_BOTH = frozenset(
    ("DOTPNRSU2", "DOTPNRUS2", "DOTPRSU2", "DOTPRUS2", "GMPY4")
)  # a sum must not overflow, and factors must lie in the field


def deciding(operation: Operation) -> tuple[Register, ...]:
    """The sources whose values decide whether the result is invalid by the manual."""
    if operation.mnemonic in _BOTH:
        return operation.reads
    selector = operation.operands[1] if operation.mnemonic in _SELECTED else None
    return (selector,) if isinstance(selector, Register) else ()


@dataclass(frozen=True)
class Source:
    """A source operand: its bits, and their number. A constant is a sign-extended word."""

    bits: int
    width: int = WORD

    @property
    def unsigned(self) -> int:
        return self.bits

    @property
    def signed(self) -> int:
        return signed(self.bits, self.width)


@dataclass(frozen=True)
class Result:
    """The result before it is cut to the destination, and whether the instruction saturated."""

    value: int
    saturated: bool = False


def signed(bits: int, width: int) -> int:
    """Two's complement value of the low `width` bits."""
    bits &= (1 << width) - 1
    return bits - (1 << width) if bits >> (width - 1) else bits


Function = Callable[[Sequence[Source], int], Result]
"""Computes a result from the sources, in the order of the text, and the width of the destination."""


def _signed(function: Callable[..., int]) -> Function:
    return lambda sources, width: Result(function(*(source.signed for source in sources)))


def _unsigned(function: Callable[..., int]) -> Function:
    return lambda sources, width: Result(function(*(source.unsigned for source in sources)))


def _saturating(function: Callable[..., int]) -> Function:
    def saturate(sources: Sequence[Source], width: int) -> Result:
        return _saturate(function(*(source.signed for source in sources)), width)

    return saturate


def _saturate(value: int, width: int) -> Result:
    limit = 1 << (width - 1)
    clipped = max(-limit, min(limit - 1, value))
    return Result(clipped, clipped != value)


def _halves(function: Callable[[int, int], int]) -> Function:
    """Two independent 16-bit operations."""

    def both(sources: Sequence[Source], width: int) -> Result:
        a, b = (source.bits for source in sources)
        low = function(a & 0xFFFF, b & 0xFFFF) & 0xFFFF
        high = function(a >> 16, b >> 16) & 0xFFFF
        return Result(high << 16 | low)

    return both


def _multiply(first: str, second: str, *, fractional: bool = False) -> Function:
    """Multiplies 16 x 16 bits. An operand is `hs`, `hu`, `ls` or `lu`: high or low half, signed or not."""

    def multiply(sources: Sequence[Source], width: int) -> Result:
        a, b = (_half(source, kind) for source, kind in zip(sources, (first, second), strict=True))
        return _saturate(2 * a * b, WORD) if fractional else Result(a * b)

    return multiply


def _half(source: Source, kind: str) -> int:
    half = source.bits >> 16 if kind[0] == "h" else source.bits & 0xFFFF
    return signed(half, 16) if kind[1] == "s" else half


def _absolute(sources: Sequence[Source], width: int) -> Result:
    return Result(_saturate(abs(sources[0].signed), sources[0].width).value)


def _left_most_bit(bit: int, word: int) -> int:
    """Number of bits above the left-most bit that equals bit 0 of the first operand. 32 if no bit does."""
    searched = word if bit & 1 else ~word & 0xFFFFFFFF
    return WORD - searched.bit_length()


def _redundant_sign_bits(sources: Sequence[Source], width: int) -> Result:
    value = sources[0].signed
    magnitude = value if value >= 0 else ~value
    return Result(sources[0].width - 1 - magnitude.bit_length())


def _conditional_subtract(a: int, b: int) -> int:
    """SUBC: one step of a division."""
    return ((a - b) << 1) + 1 if a >= b else a << 1


def _shift_amount(source: Source) -> int:
    return min(source.bits & 63, LONG)


def _shift_left(sources: Sequence[Source], width: int) -> Result:
    return Result(sources[0].unsigned << _shift_amount(sources[1]))


def _shift_left_saturating(sources: Sequence[Source], width: int) -> Result:
    """The C64x uses six bits of the shift amount. On the C62x, amounts above 31 are invalid."""
    return _saturate(sources[0].signed << (sources[1].bits & 63), WORD)


def _shift_right(sources: Sequence[Source], width: int) -> Result:
    return Result(sources[0].signed >> _shift_amount(sources[1]))


def _shift_right_unsigned(sources: Sequence[Source], width: int) -> Result:
    return Result(sources[0].unsigned >> _shift_amount(sources[1]))


def _field(sources: Sequence[Source]) -> tuple[int, int, int]:
    """The value and the two numbers of a bit field. A register has the numbers in bits 9:5 and 4:0."""
    if len(sources) == 3:
        return sources[0].bits, sources[1].bits & 31, sources[2].bits & 31
    return sources[0].bits, sources[1].bits >> 5 & 31, sources[1].bits & 31


def _extract(sources: Sequence[Source], width: int) -> Result:
    value, left, right = _field(sources)
    return Result(signed(value << left, WORD) >> right)


def _extract_unsigned(sources: Sequence[Source], width: int) -> Result:
    value, left, right = _field(sources)
    return Result((value << left & 0xFFFFFFFF) >> right)


def _clear(sources: Sequence[Source], width: int) -> Result:
    value, low, high = _field(sources)
    return Result(value & ~_ones(low, high))


def _set(sources: Sequence[Source], width: int) -> Result:
    value, low, high = _field(sources)
    return Result(value | _ones(low, high))


def _ones(low: int, high: int) -> int:
    """A mask of the bits `low` to `high`, both included. 0 if `low` is above `high`."""
    return (1 << (high + 1)) - (1 << low) if high >= low else 0


MULTIPLIES = {
    "MPY": ("ls", "ls"),
    "MPYU": ("lu", "lu"),
    "MPYUS": ("lu", "ls"),
    "MPYSU": ("ls", "lu"),
    "MPYH": ("hs", "hs"),
    "MPYHU": ("hu", "hu"),
    "MPYHUS": ("hu", "hs"),
    "MPYHSU": ("hs", "hu"),
    "MPYHL": ("hs", "ls"),
    "MPYHLU": ("hu", "lu"),
    "MPYHULS": ("hu", "ls"),
    "MPYHSLU": ("hs", "lu"),
    "MPYLH": ("ls", "hs"),
    "MPYLHU": ("lu", "hu"),
    "MPYLUHS": ("lu", "hs"),
    "MPYLSHU": ("ls", "hu"),
}

FUNCTIONS: dict[str, Function] = {
    "ABS": _absolute,
    "ADD": _signed(lambda a, b: a + b),
    "ADDU": _unsigned(lambda a, b: a + b),
    "ADD2": _halves(lambda a, b: a + b),
    "AND": _signed(lambda a, b: a & b),
    "CLR": _clear,
    "CMPEQ": _signed(lambda a, b: int(a == b)),
    "CMPGT": _signed(lambda a, b: int(a > b)),
    "CMPGTU": _unsigned(lambda a, b: int(a > b)),
    "CMPLT": _signed(lambda a, b: int(a < b)),
    "CMPLTU": _unsigned(lambda a, b: int(a < b)),
    "EXT": _extract,
    "EXTU": _extract_unsigned,
    "LMBD": _unsigned(_left_most_bit),
    "MV": _signed(lambda a: a),
    "MVK": _signed(lambda a: signed(a, 16)),
    "MVKL": _signed(lambda a: signed(a, 16)),
    "NEG": _signed(lambda a: -a),
    "NORM": _redundant_sign_bits,
    "NOT": _signed(lambda a: ~a),
    "OR": _signed(lambda a, b: a | b),
    "SADD": _saturating(lambda a, b: a + b),
    "SAT": _saturating(lambda a: a),
    "SET": _set,
    "SHL": _shift_left,
    "SHR": _shift_right,
    "SHRU": _shift_right_unsigned,
    "SSHL": _shift_left_saturating,
    "SSUB": _saturating(lambda a, b: a - b),
    "SUB": _signed(lambda a, b: a - b),
    "SUBC": _unsigned(_conditional_subtract),
    "SUBU": _unsigned(lambda a, b: a - b),
    "SUB2": _halves(lambda a, b: a - b),
    "XOR": _signed(lambda a, b: a ^ b),
    "ZERO": lambda sources, width: Result(0),
    **{name: _multiply(*halves) for name, halves in MULTIPLIES.items()},
    **{
        "S" + name: _multiply(*MULTIPLIES[name], fractional=True)
        for name in ("MPY", "MPYH", "MPYHL", "MPYLH")
    },
}
