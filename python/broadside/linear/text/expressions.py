"""Computes expressions of constants, with TI's literals and precedence (SPRU186N 3.6, table 3-1).

The assembler reads expressions by the same rules (crates/c6000/src/asm/syntax/expression.rs).
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Mapping

MOST_OF_AN_EXPRESSION = 1000
"""The most characters of an expression."""

_LEAST, _GREATEST = -(1 << 63), (1 << 63) - 1  # the range of a number in an expression
_MOST_SHIFTED = 64
_TOKEN = re.compile(
    r"\s*(?:(?P<number>[0-9]\w*)|(?P<name>\.?[A-Za-z_$][\w$']*)|'(?P<character>''|[^'])'"
    r"|(?P<sign><<|>>|<=|>=|==|!=|[-+*/%<>=&^|~!()]))"
)
_RADIX = {"h": 16, "b": 2, "q": 8}
_OPEN, _UNARY_GROUP = "(", 1


def _quotient(left: int, right: int) -> int:
    """Division that rounds towards zero."""
    magnitude = abs(left) // abs(right)
    return magnitude if (left < 0) == (right < 0) else -magnitude


_UNARY: dict[str, Callable[[int], int]] = {
    "-": operator.neg,
    "+": operator.pos,
    "~": operator.invert,
    "!": lambda value: int(value == 0),
}
_BINARY: dict[str, tuple[int, Callable[[int, int], int]]] = {
    "*": (2, operator.mul),
    "/": (2, _quotient),
    "%": (2, lambda left, right: left - right * _quotient(left, right)),
    "+": (3, operator.add),
    "-": (3, operator.sub),
    "<<": (4, operator.lshift),
    ">>": (4, operator.rshift),
    "<": (5, operator.lt),
    "<=": (5, operator.le),
    ">": (5, operator.gt),
    ">=": (5, operator.ge),
    "=": (6, operator.eq),
    "==": (6, operator.eq),
    "!=": (6, operator.ne),
    "&": (7, operator.and_),
    "^": (8, operator.xor),
    "|": (9, operator.or_),
}
"""For each binary operator, its group in TI's table and its function. A lower group binds tighter."""


class ArithmeticFault(SyntaxError):
    """An expression without a value: a division by zero, or too long a shift. No assembler takes it."""


def evaluate(text: str, constants: Mapping[str, int]) -> int | None:
    """Value of an assembly expression. `None` if it names an unknown symbol.

    Raises SyntaxError if the text is not an expression, and ArithmeticFault if it cannot have a value.
    """
    if len(text) > MOST_OF_AN_EXPRESSION:
        raise SyntaxError("too long an expression")
    values: list[int | None] = []
    pending: list[tuple[str, int]] = []
    wants_value = True
    for kind, token in _tokens(text):
        if kind != "sign":
            if not wants_value:
                raise SyntaxError("an operator is missing")
            values.append(_literal(kind, token, constants))
            wants_value = False
        elif wants_value:
            if token != _OPEN and token not in _UNARY:
                raise SyntaxError("a number or symbol is missing")
            pending.append((token, _UNARY_GROUP))
        elif token == ")":
            _reduce(values, pending, max(group for group, _ in _BINARY.values()))
            if not pending:
                raise SyntaxError("a parenthesis is not open")
            pending.pop()
        elif token in _BINARY:
            group, _ = _BINARY[token]
            _reduce(values, pending, group)
            pending.append((token, group))
            wants_value = True
        else:
            raise SyntaxError("an operator is missing")
    if wants_value:
        raise SyntaxError("a number or symbol is missing")
    _reduce(values, pending, max(group for group, _ in _BINARY.values()))
    if pending:
        raise SyntaxError("a parenthesis is not closed")
    return values[0]


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    """The kind and the text of each token: literals, names and signs."""
    position, end = 0, len(text.rstrip())
    while position < end:
        match = _TOKEN.match(text, position)
        if match is None or match.lastgroup is None:
            raise SyntaxError("not an expression")
        yield match.lastgroup, match[match.lastgroup]
        position = match.end()


def _literal(kind: str, token: str, constants: Mapping[str, int]) -> int | None:
    if kind == "name":
        return constants.get(token)
    if kind == "character":
        return ord(token[0])
    return _bounded(_number(token.lower()))


def _number(digits: str) -> int:
    """A number in one of the forms `0x1F`, `1Fh`, `0b101`, `101b`, `17q`, `017` (octal), `17`."""
    try:
        if digits.startswith("0x"):
            return int(digits, 16)
        if digits[-1] in _RADIX:
            return int(digits[:-1], _RADIX[digits[-1]])
        if digits.startswith("0b"):
            return int(digits, 2)
        return int(digits, 8 if digits.startswith("0") else 10)
    except ValueError:
        octal = digits.isdecimal()
        raise SyntaxError(
            "a number that begins with 0 is octal" if octal else "not a number"
        ) from None


def _reduce(values: list[int | None], pending: list[tuple[str, int]], limit: int) -> None:
    """Applies the operators since the last parenthesis that bind at least as tightly as `limit`."""
    while pending and pending[-1][0] != _OPEN and pending[-1][1] <= limit:
        sign, group = pending.pop()
        right = values.pop()
        if group == _UNARY_GROUP:
            values.append(None if right is None else _UNARY[sign](right))
            continue
        left = values.pop()
        values.append(None if left is None or right is None else _applied(sign, left, right))


def _applied(sign: str, left: int, right: int) -> int:
    if sign in ("/", "%") and right == 0:
        raise ArithmeticFault("division by zero")
    if sign in ("<<", ">>") and not 0 <= right < _MOST_SHIFTED:
        raise ArithmeticFault("shift out of range")
    return _bounded(int(_BINARY[sign][1](left, right)))


def _bounded(value: int) -> int:
    if not _LEAST <= value <= _GREATEST:
        raise SyntaxError("too large a number")
    return value
