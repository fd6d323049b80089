"""Hints for errors of the assembler: the command, level or name that a user probably wanted."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from broadside.facts.families import family_of
from broadside.facts.isa import LEVELS, instruction_table
from broadside.input.names import did_you_mean

_UNKNOWN = re.compile(r"unknown (?P<what>instruction|directive) `(?P<name>[^`]+)`")
_SOURCES = {
    ".sa": ": this is linear assembly; `broadside optimize` schedules it",
    ".asm": ": this is assembly text; `broadside asm` makes an object of it",
}


def of_file(path: Path) -> str:
    """The hint `: ...` with the command for a source, by its name. Empty if there is no better command."""
    return _SOURCES.get(path.suffix.lower(), "")


def of_assembly(message: str, linear: Collection[str]) -> str:
    """An error of the assembler with the command, level or name that the user probably wanted.

    `linear`: the directives that exist only in linear assembly.
    """
    match = _UNKNOWN.search(message)
    if match is None:
        return message
    name = match["name"].upper()
    if match["what"] == "directive":
        return message + (_SOURCES[".sa"] if match["name"].lower() in linear else "")
    for level in LEVELS[1:]:
        if (
            name in instruction_table(level).forms
            and name not in instruction_table(LEVELS[0]).forms
        ):
            return f"{message}: it needs --isa {level} (`call`: --machine {level}-flat)"
    if family := family_of(name):
        return f"{message}: {family}"
    return message + did_you_mean(name, instruction_table(LEVELS[-1]).forms)
