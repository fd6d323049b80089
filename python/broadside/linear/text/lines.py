"""Splits the text of a line into label, statement and operands. The operands stay text."""

from __future__ import annotations

import re
from dataclasses import dataclass

from broadside.linear.ir import (
    CONTROL_REGISTERS,
    LinearError,
    Location,
    Predicate,
    Register,
    UnitSpecifier,
)

IDENTIFIER = r"[A-Za-z_$][A-Za-z0-9_$']*"
_LINE = re.compile(
    rf"(?:(?P<label>{IDENTIFIER}):?(?=\s|$|:)|\s+(?P<indented>{IDENTIFIER}):(?=\s|$))?\s*(?P<rest>.*)"
)
_STATEMENT = re.compile(
    r"(?:\|\|\s*)?(?:\[\s*(?P<negated>!?)\s*(?P<predicate>[^\]\s]+)\s*\]\s*)?"
    r"(?P<mnemonic>\.?[A-Za-z][A-Za-z0-9_]*)(?:\s*(?P<unit>\.[A-Za-z0-9]+)(?=\s|$))?\s*(?P<operands>.*)"
)
_UNIT = re.compile(r"\.(?P<unit>[LSMD]?)(?P<side>[12]?)(?P<cross>X?)(?:T(?P<path>[12]))?", re.I)
_QUOTED = re.compile(r"\"[^\"]*\"?|(?<![\w$'])'(?:''|[^'])'")
_HIDDEN = "\0"
_SIDES = {"": "", "1": "A", "2": "B"}
_MACHINE = re.compile(r"[ABab]([0-9]|[12][0-9]|3[01])")


@dataclass(frozen=True)
class Line:
    """A line of source without its comment. The text of `rest` begins at `column`."""

    location: Location
    text: str
    label: str | None
    rest: str
    comment: str


@dataclass(frozen=True)
class Statement:
    """The parts of an instruction or directive. Operands are text, each with its column."""

    location: Location
    predicate: Predicate | None
    mnemonic: str
    unit: UnitSpecifier
    operands: tuple[tuple[str, Location], ...]
    operand_text: str


def scan_line(text: str, path: str, number: int) -> Line:
    """Splits a line into label, rest and comment. A comment line has neither label nor rest."""
    location = Location(path, number)
    if text.startswith("*"):
        return Line(location, text, None, "", text)
    code, _, comment = split_comment(text)
    match = _LINE.fullmatch(code.rstrip())
    assert match is not None
    label = match["label"] or match["indented"]
    rest = match["rest"].lstrip(": \t")
    column = len(code.rstrip()) - len(rest) + 1
    return Line(Location(path, number, max(column, 1)), text, label, rest, comment.strip())


def hidden(text: str) -> str:
    """The text with a character that means nothing in place of each one in quotation marks (`'a'`, `"b"`)."""
    return _QUOTED.sub(_hide, text) if '"' in text or "'" in text else text


def _hide(match: re.Match[str]) -> str:
    mark, inside = match[0][0], match[0][1:]
    end = mark if inside.endswith(mark) else ""
    return mark + _HIDDEN * (len(inside) - len(end)) + end


def split_comment(text: str) -> tuple[str, str, str]:
    """The code of a line, the semicolon and the comment. Both are empty if there is no comment."""
    position = hidden(text).find(";")
    return (text, "", "") if position < 0 else (text[:position], ";", text[position + 1 :])


def scan_statement(line: Line) -> Statement:
    """Splits an instruction or directive into its parts."""
    match = _STATEMENT.fullmatch(line.rest)
    if match is None:
        raise LinearError(line.location, f"not an instruction: {line.rest!r}")
    predicate = None
    if match["predicate"]:
        predicate = Predicate(
            scan_register(match["predicate"], line.location), bool(match["negated"])
        )
    start = line.location.column + match.start("operands")
    operands = split_operands(match["operands"], _at(line.location, start))
    mnemonic = match["mnemonic"]
    unit = scan_unit(match["unit"], _at(line.location, line.location.column + match.start("unit")))
    return Statement(
        _at(line.location, line.location.column + match.start("mnemonic")),
        predicate,
        mnemonic.lower() if mnemonic.startswith(".") else mnemonic.upper(),
        unit,
        operands,
        match["operands"],
    )


def _at(location: Location, column: int) -> Location:
    return Location(location.path, location.line, column)


def split_operands(text: str, location: Location) -> tuple[tuple[str, Location], ...]:
    """Splits at commas outside of brackets and quotes. A comma may follow the last operand.

    TI's own sources have such commas.
    """
    parts: list[tuple[str, Location]] = []
    depth, begin = 0, 0
    signs = hidden(text)
    quoted = signs.count('"') % 2 != 0
    for position, character in enumerate(signs + ("" if quoted else ",")):
        if character in "[({":
            depth += 1
        elif character in "])}":
            depth -= 1
        elif character == "," and depth == 0:
            part = text[begin:position]
            skipped = len(part) - len(part.lstrip())
            parts.append((part.strip(), _at(location, location.column + begin + skipped)))
            begin = position + 1
    if depth != 0 or quoted:
        raise LinearError(location, "brackets or quotation marks do not match")
    if not parts[-1][0]:
        parts.pop()
    for part, where in parts:
        if not part:
            raise LinearError(where, "empty operand")
    return tuple(parts)


def scan_unit(text: str | None, location: Location) -> UnitSpecifier:
    if not text:
        return UnitSpecifier()
    match = _UNIT.fullmatch(text)
    if match is None or text == ".":
        raise LinearError(location, f"not a functional unit: {text}")
    return UnitSpecifier(
        match["unit"].upper(),
        _SIDES[match["side"]],
        bool(match["cross"]),
        _SIDES[match["path"] or ""],
    )


def names_machine(text: str) -> bool:
    """Whether the text is the name of a machine or control register, in upper or lower case."""
    return bool(_MACHINE.fullmatch(text)) or text.upper() in CONTROL_REGISTERS


def scan_register(text: str, location: Location) -> Register:
    """A register by its name. Names of machine and control registers may be in upper or lower case."""
    if names_machine(text):
        return Register(text.upper())
    if re.fullmatch(IDENTIFIER, text):
        return Register(text)
    raise LinearError(location, f"not a register: {text!r}")
