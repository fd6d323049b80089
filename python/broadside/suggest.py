"""What a user probably meant: names like a wrong one, and hints for errors of the assembler."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

from broadside.isa import LEVELS, instruction_table

_MOST = 3
"""Names that a suggestion lists at most."""
_ALIKE = 0.6
"""How alike two names must be, from 0 to 1; `aes-257` and `aes-256` have 0.86, `bnech` and `bench` 0.8."""
_UNKNOWN = re.compile(r"unknown (?P<what>instruction|directive) `(?P<name>[^`]+)`")
_LINEAR = re.compile(
    r"\.(?:c?proc|endproc|reg[ab]?|reserve|return|trip|unroll|no_mdep|mdep|mptr)", re.I
)
"""Directives that only linear assembly has."""


_SOURCES = {
    ".sa": ": this is linear assembly; `broadside optimize` schedules it",
    ".asm": ": this is assembly text; `broadside asm` makes an object of it",
}


def did_you_mean(wrong: str, known: Iterable[str]) -> str:
    """`; did you mean a or b?` with the names of `known` most like `wrong`, or nothing if none is like it."""
    by_lower = {name.lower(): name for name in known}
    found = get_close_matches(wrong.lower(), by_lower, _MOST, _ALIKE)
    if not found:
        return ""
    *others, last = [by_lower[name] for name in found]
    return f"; did you mean {', '.join(others)} or {last}?" if others else f"; did you mean {last}?"


def of_file(path: Path) -> str:
    """`: ...` with the command for a source by its name, where a command wants something else; or nothing."""
    return _SOURCES.get(path.suffix.lower(), "")


class Name(click.Choice):  # type: ignore[type-arg]
    """A choice among names, whose error has the names that are like the wrong one."""

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        """The list of all names, and those that the user probably meant."""
        message = super().get_invalid_choice_message(value, ctx)
        return message.rstrip(".") + (did_you_mean(str(value), map(str, self.choices)) or ".")


def of_assembly(message: str) -> str:
    """An error of the assembler, with the command, the level or the name that the user probably wanted."""
    match = _UNKNOWN.search(message)
    if match is None:
        return message
    name = match["name"].upper()
    if match["what"] == "directive":
        linear = _LINEAR.fullmatch(match["name"])
        return message + (_SOURCES[".sa"] if linear else "")
    for level in LEVELS[1:]:
        if (
            name in instruction_table(level).forms
            and name not in instruction_table(LEVELS[0]).forms
        ):
            return f"{message}: it needs --isa {level} (`call`: --machine {level}-flat)"
    return message + did_you_mean(name, instruction_table(LEVELS[-1]).forms)
