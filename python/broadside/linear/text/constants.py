"""Constants whose definitions use other constants."""

from __future__ import annotations

import re
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter

from broadside.linear.ir import LinearError, Location
from broadside.linear.text.expressions import ArithmeticFault, evaluate
from broadside.linear.text.lines import IDENTIFIER, hidden, split_comment

_CONSTANT = re.compile(
    rf"\s*(?P<name>{IDENTIFIER}):?\s+\.(?:set|equ)\s+(?P<value>.+)", re.IGNORECASE
)

_NAME = re.compile(r"(?<![\w.$])[A-Za-z_$][\w$]*")
_MOST_NAMED = 3


class OpenConstants:
    """Definitions whose values are unknown where they stand: `a .set b + 1`.

    The assembler may know a value from a later line. If definitions form a circle, it never does.
    """

    def __init__(self) -> None:
        self._found: dict[str, tuple[tuple[str, ...], Location]] = {}

    def note(self, text: str, location: Location, constants: Mapping[str, int]) -> None:
        """Records a line that defines a constant. `constants` are the known values."""
        definition = constant_of(text)
        if definition is None:
            return
        name, value = definition
        if name in constants:
            self._found.pop(name, None)
        else:
            self._found[name] = tuple(dict.fromkeys(_NAME.findall(hidden(value)))), location

    def refuse_circles(self) -> None:
        """Raises LinearError if a constant is defined by itself, directly or through others."""
        try:
            TopologicalSorter({name: used for name, (used, _) in self._found.items()}).prepare()
        except CycleError as error:
            circle = list(reversed(error.args[1]))[1:]  # each constant is defined by the next one
            first = min(circle, key=list(self._found).index)
            begin = circle.index(first)
            others = [*circle[begin + 1 :], *circle[:begin]]
            by = f"by {', '.join(others[:_MOST_NAMED])}, and so " if others else ""
            cause = f"the constant {first!r} is defined {by}by itself"
            raise LinearError(self._found[first][1], cause) from None


def constant_of(text: str) -> tuple[str, str] | None:
    """The name of the constant that a line defines, and the expression of its value: `TAPS .set 8`."""
    match = _CONSTANT.match(split_comment(text)[0])
    return None if match is None else (match["name"], match["value"].strip())


def note_constant(text: str, location: Location, constants: dict[str, int]) -> None:
    """Adds the constant that a line defines, if its value is known at this line.

    Raises LinearError if it cannot have a value.
    """
    definition = constant_of(text)
    if definition is None:
        return
    name, expression = definition
    try:
        value = evaluate(expression, constants)
    except ArithmeticFault as fault:
        raise LinearError(location, f"the constant {name!r} has no value: {fault}") from None
    except SyntaxError:
        return  # the assembler accepts more expressions, and reports its own errors
    if value is not None:
        constants[name] = value
