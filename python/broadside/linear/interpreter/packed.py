"""The result of each operation that only the C64x has (TI SPRU189F, chapter 5).

`arithmetic` has the operations of the C62x. Sources and results are split into lanes, the least significant
lane first. `operations` has loads, stores and ADDAD, `run` has branches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from broadside.linear.interpreter.arithmetic import WORD, Function, Result, Source, signed

DEFAULT_FIELD = 0x0700_001D
"""GFPGFR after reset: GF(256) with the polynomial 0x11d."""

Lanes = list[int]


def _split(word: int, width: int, is_signed: bool) -> Lanes:
    lanes = [word >> at & (1 << width) - 1 for at in range(0, WORD, width)]
    return [signed(lane, width) for lane in lanes] if is_signed else lanes


def _join(lanes: Lanes, width: int) -> Result:
    return Result(sum((lane & (1 << width) - 1) << i * width for i, lane in enumerate(lanes)))


def _lanes(kinds: str, width: int, operation: Callable[..., int], result: int = 0) -> Function:
    """An operation on each lane. `kinds` has `s` or `u` for each source. Results have `result` bits."""

    def each(sources: Sequence[Source], _: int) -> Result:
        split = [_split(x.bits, width, k == "s") for x, k in zip(sources, kinds, strict=True)]
        return _join([operation(*lane) for lane in zip(*split, strict=True)], result or width)

    return each


def _test(kinds: str, width: int, passes: Callable[[int, int], bool]) -> Function:
    """A comparison. Bit n of the result says whether it holds for lane n."""
    return _lanes_then(kinds, width, lambda a, b: int(passes(a, b)), lambda bits: _join(bits, 1))


def _lanes_then(
    kinds: str, width: int, operation: Callable[..., int], end: Callable[[Lanes], Result]
) -> Function:
    def each(sources: Sequence[Source], _: int) -> Result:
        split = [_split(x.bits, width, k == "s") for x, k in zip(sources, kinds, strict=True)]
        return end([operation(*lane) for lane in zip(*split, strict=True)])

    return each


def _dot(kinds: str, width: int, end: Callable[[Lanes], int] = sum) -> Function:
    """The products of the lanes, combined by the function `end`."""
    return _lanes_then(kinds, width, lambda a, b: a * b, lambda products: Result(end(products)))


def _difference(products: Lanes) -> int:
    low, high = products
    return high - low


def _rounded(end: Callable[[Lanes], int]) -> Callable[[Lanes], int]:
    return lambda products: signed(end(products) + (1 << 15), WORD) >> 16


def _wide_product(half: int, factor: int, is_rounded: bool) -> Function:
    """A product of 16 by 32 bits: the half (0 low, 1 high) of source `factor`, and the other source."""

    def product(sources: Sequence[Source], _: int) -> Result:
        short = _split(sources[factor].bits, 16, True)[half]
        exact = short * sources[1 - factor].signed
        return Result((exact + (1 << 14)) >> 15 if is_rounded else exact)

    return product


def _pick(width: int, places: str) -> Function:
    """A result made of lanes, the most significant first.

    `a1` is lane 1 of the first source, `b0` of the second.
    """

    def pick(sources: Sequence[Source], _: int) -> Result:
        split = [_split(source.bits, width, False) for source in sources]
        chosen = [split["ab".index(p[0])][int(p[1])] if p != "00" else 0 for p in places.split()]
        return _join(chosen[::-1], width)

    return pick


def _bits(order: Callable[[str], str]) -> Function:
    """A new order of the 32 bits, which are given as text with the most significant bit first."""
    return lambda sources, _: Result(int(order(f"{sources[0].bits:032b}"), 2))


def _expand(lanes: int) -> Function:
    width = WORD // lanes
    return lambda sources, _: _join([-(sources[0].bits >> i & 1) for i in range(lanes)], width)


def _shift_halves(is_signed: bool) -> Function:
    def shift(sources: Sequence[Source], _: int) -> Result:
        amount = sources[1].bits & 31
        return _join([half >> amount for half in _split(sources[0].bits, 16, is_signed)], 16)

    return shift


def _variable_shift(direction: int) -> Function:
    """Shifts left if the amount times `direction` is positive, else right. Saturates."""

    def shift(sources: Sequence[Source], _: int) -> Result:
        amount = max(-31, min(31, direction * sources[1].signed))
        exact = sources[0].signed * 2**amount if amount >= 0 else sources[0].signed >> -amount
        value = int(_clamp(exact, WORD))
        return Result(value, value != exact)

    return shift


def _clamp(value: int, width: int) -> int:
    return max(-(1 << width - 1), min((1 << width - 1) - 1, value))


def _clamp_unsigned(value: int, width: int) -> int:
    return max(0, min((1 << width) - 1, value))


def _doubled_products(sources: Sequence[Source], _: int) -> Result:
    halves = (_split(source.bits, 16, True) for source in sources)
    exact = [2 * a * b for a, b in zip(*halves, strict=True)]
    clamped = [_clamp(value, WORD) for value in exact]
    return Result(_join(clamped, WORD).value, clamped != exact)


def _saturating_pack(sources: Sequence[Source], _: int) -> Result:
    return _join([_clamp(source.signed, 16) for source in sources[::-1]], 16)


def _saturating_pack_bytes(sources: Sequence[Source], _: int) -> Result:
    halves = _split(sources[1].bits, 16, True) + _split(sources[0].bits, 16, True)
    return _join([_clamp_unsigned(half, 8) for half in halves], 8)


def _rotate(sources: Sequence[Source], _: int) -> Result:
    amount = sources[1].bits & 31
    return Result(sources[0].bits << amount | sources[0].bits >> WORD - amount)


def field_products(field: int, sources: Sequence[Source]) -> Result:
    """GMPY4 in the field that GFPGFR describes: products without carries, reduced from the top bit down."""
    degree = (field >> 24 & 7) + 1
    modulus = 1 << degree | field & 0xFF

    def product(a: int, b: int) -> int:
        total = 0
        for bit in range(degree):
            total ^= (a << bit) * (b >> bit & 1)
        for bit in range(2 * degree, degree - 1, -1):
            total ^= (modulus << bit - degree) * (total >> bit & 1)
        return total

    first, second = (_split(source.bits, 8, False) for source in sources)
    return _join([product(a, b) for a, b in zip(first, second, strict=True)], 8)


PACKED: dict[str, Function] = {
    "ABS2": _lanes("s", 16, lambda a: _clamp(abs(a), 16)),
    "ADD4": _lanes("uu", 8, lambda a, b: a + b),
    "ANDN": lambda sources, _: Result(sources[0].bits & ~sources[1].bits),
    "AVG2": _lanes("ss", 16, lambda a, b: (a + b + 1) // 2),
    "AVGU4": _lanes("uu", 8, lambda a, b: (a + b + 1) // 2),
    "BITC4": _lanes("u", 8, int.bit_count),
    "BITR": _bits(lambda bits: bits[::-1]),
    "CMPEQ2": _test("ss", 16, int.__eq__),
    "CMPEQ4": _test("ss", 8, int.__eq__),
    "CMPGT2": _test("ss", 16, int.__gt__),
    "CMPGTU4": _test("uu", 8, int.__gt__),
    "CMPLT2": _test("ss", 16, int.__lt__),
    "CMPLTU4": _test("uu", 8, int.__lt__),
    "DEAL": _bits(lambda bits: bits[::2] + bits[1::2]),
    "DOTP2": _dot("ss", 16),
    "DOTPN2": _dot("ss", 16, _difference),
    "DOTPNRSU2": _dot("su", 16, _rounded(_difference)),
    "DOTPNRUS2": _dot("us", 16, _rounded(_difference)),
    "DOTPRSU2": _dot("su", 16, _rounded(sum)),
    "DOTPRUS2": _dot("us", 16, _rounded(sum)),
    "DOTPSU4": _dot("su", 8),
    "DOTPU4": _dot("uu", 8),
    "DOTPUS4": _dot("us", 8),
    "GMPY4": lambda sources, _: field_products(DEFAULT_FIELD, sources),
    "MAX2": _lanes("ss", 16, max),
    "MAXU4": _lanes("uu", 8, max),
    "MIN2": _lanes("ss", 16, min),
    "MINU4": _lanes("uu", 8, min),
    "MPY2": _lanes("ss", 16, lambda a, b: a * b, 32),
    "MPYHI": _wide_product(1, 0, False),
    "MPYHIR": _wide_product(1, 0, True),
    "MPYIH": _wide_product(1, 1, False),
    "MPYIHR": _wide_product(1, 1, True),
    "MPYIL": _wide_product(0, 1, False),
    "MPYILR": _wide_product(0, 1, True),
    "MPYLI": _wide_product(0, 0, False),
    "MPYLIR": _wide_product(0, 0, True),
    "MPYSU4": _lanes("su", 8, lambda a, b: a * b, 16),
    "MPYU4": _lanes("uu", 8, lambda a, b: a * b, 16),
    "MPYUS4": _lanes("us", 8, lambda a, b: a * b, 16),
    "MVD": lambda sources, _: Result(sources[0].bits),
    "PACK2": _pick(16, "a0 b0"),
    "PACKH2": _pick(16, "a1 b1"),
    "PACKH4": _pick(8, "a3 a1 b3 b1"),
    "PACKHL2": _pick(16, "a1 b0"),
    "PACKL4": _pick(8, "a2 a0 b2 b0"),
    "PACKLH2": _pick(16, "a0 b1"),
    "ROTL": _rotate,
    "SADD2": _lanes("ss", 16, lambda a, b: _clamp(a + b, 16)),
    "SADDSU2": _lanes("su", 16, lambda a, b: _clamp_unsigned(a + b, 16)),
    "SADDU4": _lanes("uu", 8, lambda a, b: _clamp_unsigned(a + b, 8)),
    "SADDUS2": _lanes("us", 16, lambda a, b: _clamp_unsigned(a + b, 16)),
    "SHFL": _bits(lambda bits: "".join(map("".join, zip(bits[:16], bits[16:], strict=True)))),
    "SHLMB": _pick(8, "b2 b1 b0 a3"),
    "SHR2": _shift_halves(True),
    "SHRMB": _pick(8, "a0 b3 b2 b1"),
    "SHRU2": _shift_halves(False),
    "SMPY2": _doubled_products,
    "SPACK2": _saturating_pack,
    "SPACKU4": _saturating_pack_bytes,
    "SSHVL": _variable_shift(1),
    "SSHVR": _variable_shift(-1),
    "SUB4": _lanes("uu", 8, lambda a, b: a - b),
    "SUBABS4": _lanes("uu", 8, lambda a, b: abs(a - b)),
    "SWAP2": _pick(16, "a0 a1"),
    "SWAP4": _pick(8, "a2 a3 a0 a1"),
    "UNPKHU4": _pick(8, "00 a3 00 a2"),
    "UNPKLU4": _pick(8, "00 a1 00 a0"),
    "XPND2": _expand(2),
    "XPND4": _expand(4),
}
"""The operations of the C64x by mnemonic. A 64-bit result fills a whole pair."""
