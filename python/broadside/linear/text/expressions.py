"""The value of an expression of constants, as the assembler counts it."""

from __future__ import annotations

import ast
import operator
import re
import warnings
from collections.abc import Callable

MOST_OF_AN_EXPRESSION = 1000
"""Limit of the characters of an expression."""

_MOST_BITS = 128  # limit of a number in an expression
_BINARY: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}
_UNARY: dict[type[ast.unaryop], Callable[[int], int]] = {
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}
_COMPARISON: dict[type[ast.cmpop], Callable[[int, int], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_DOT = re.compile(r"(?<![\w.])\.(?=[A-Za-z])")
"""The dot that begins the name of a predefined symbol."""


def evaluate(text: str, constants: dict[str, int]) -> int | None:
    """Value of an assembly expression, `None` if it names an unknown symbol.

    Raises SyntaxError if the text is not an expression.
    """
    source = re.sub(r"\b([0-9][0-9A-Fa-f]*)[hH]\b", r"0x\1", text)
    source = re.sub(r"\b([01]+)[bB]\b", r"0b\1", source)
    source = re.sub(r"\b0+([0-9]+)\b", r"\1", source).replace("/", "//").replace("$", "_dollar_")
    source = _DOT.sub("_dot_", source)
    if len(source) > MOST_OF_AN_EXPRESSION:
        raise SyntaxError("too long an expression")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(source.strip(), mode="eval")
        return _evaluate(tree.body, constants)
    except (ValueError, RecursionError, MemoryError) as error:
        raise SyntaxError(str(error)) from None


def _evaluate(node: ast.expr, constants: dict[str, int]) -> int | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return _bounded(node.value)
    if isinstance(node, ast.Name):
        return constants.get(node.id.replace("_dollar_", "$").replace("_dot_", "."))
    if isinstance(node, ast.UnaryOp) and type(node.op) in _UNARY:
        value = _evaluate(node.operand, constants)
        return None if value is None else _UNARY[type(node.op)](value)
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARISON:
        left = _evaluate(node.left, constants)
        right = _evaluate(node.comparators[0], constants)
        if left is None or right is None:
            return None
        return int(_COMPARISON[type(node.ops[0])](left, right))
    if isinstance(node, ast.BinOp) and type(node.op) in _BINARY:
        left, right = _evaluate(node.left, constants), _evaluate(node.right, constants)
        if left is None or right is None:
            return None
        return _apply(node.op, left, right)
    raise SyntaxError("not an expression")


def _apply(op: ast.operator, left: int, right: int) -> int:
    if isinstance(op, (ast.FloorDiv, ast.Mod)) and right == 0:
        raise SyntaxError("division by zero")
    if isinstance(op, (ast.LShift, ast.RShift)) and not 0 <= right < 64:
        raise SyntaxError("shift out of range")
    return _bounded(_BINARY[type(op)](left, right))


def _bounded(value: int) -> int:
    if value.bit_length() > _MOST_BITS:
        raise SyntaxError("too large a number")
    return value
