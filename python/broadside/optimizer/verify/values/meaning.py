"""Identities of the instruction set (spru189f chapter 3): operations of the same meaning get one term.

The verifier compares terms. Each rule gives an operation another name and other sources, so that both
spellings become the same term.
"""

from __future__ import annotations

from collections.abc import Callable

Term = int
Spelling = tuple[str, list[Term]]
ConstantOf = Callable[[Term], int | None]
Constant = Callable[[int], Term]

_WORD = 0xFFFFFFFF

_EXCHANGED = {
    **{"MPYLH": "MPYHL", "MPYLHU": "MPYHLU", "MPYHUS": "MPYHSU", "MPYUS": "MPYSU"},
    **{"MPYLUHS": "MPYHSLU", "MPYLSHU": "MPYHULS", "SMPYLH": "SMPYHL"},
    **{"CMPLT": "CMPGT", "CMPLTU": "CMPGTU"},
}
"""Instructions that equal another instruction with exchanged sources."""
_SHIFTS = {"EXTU": "SHRU", "EXT": "SHR"}
_FIELDS = ("EXTU", "CLR", "SET")


def canonical(
    name: str, sources: list[Term], constant_of: ConstantOf, constant: Constant
) -> Spelling:
    """The spelling (name, sources) that represents all operations of the same meaning."""
    known = [constant_of(source) for source in sources]
    if name in _EXCHANGED and len(sources) == 2:
        return _EXCHANGED[name], sources[::-1]
    if name == "SHL" and known[1:] == [1]:
        return "ADD", [sources[0], sources[0]]
    if name == "SHRU" and known[1:] == [31]:
        return "CMPGT", [constant(0), sources[0]]
    if name in _SHIFTS and len(sources) == 3 and known[1] == 0:
        return canonical(_SHIFTS[name], [sources[0], sources[2]], constant_of, constant)
    if name in _FIELDS and len(sources) == 3:
        first, second = known[1:]
        mask = None if first is None or second is None else _mask(name, first, second)
        if mask is not None:
            return ("OR" if name == "SET" else "AND"), [sources[0], constant(mask)]
    return name, sources


def _mask(name: str, first: int, second: int) -> int | None:
    """The bits of a word that the operation keeps or sets in place; None if it also shifts them."""
    if name == "EXTU":
        return _WORD >> first if first == second else None
    if first > second:
        return None
    field = (1 << second + 1) - (1 << first)
    return field if name == "SET" else _WORD & ~field
