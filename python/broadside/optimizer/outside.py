"""Checks what the scheduled file takes over unchanged: outer lines, and expressions of symbols."""

from __future__ import annotations

import re
from collections.abc import Iterator

from broadside import _core
from broadside.facts.hints import of_assembly
from broadside.input.names import in_messages
from broadside.linear.ir import (
    LinearError,
    LinearFile,
    Location,
    Operation,
    Procedure,
    SymbolExpression,
)
from broadside.linear.text.lines import scan_line
from broadside.optimizer.assembly import references

_LINE = re.compile(r"(?<= (?:in|of) line )[0-9]+")
"""The number of a line that a cause of the assembler names."""


def check_outside(file: LinearFile, isa: str) -> None:
    """Raises LinearError for a line that the assembler refuses or that defines a label of the optimizer's.

    The assembler reads the lines with a short procedure in the place of each procedure: it has the constants
    that the assembler computes.
    """
    _check_labels(file)
    lines = list(_lines(file))
    path = in_messages(file.path)
    try:
        _core.assemble("".join(f"{text}\n" for text, _ in lines), path, isa)
    except _core.AssemblyError as error:
        if error.path != path or error.line > len(lines):
            raise LinearError(Location(file.path, 1), str(error)) from None
        place = lines[error.line - 1][1]
        cause = _LINE.sub(lambda found: str(lines[int(found[0]) - 1][1].line), error.cause)
        cause = of_assembly(cause, ())
        raise LinearError(Location(place.path, place.line, error.column), cause) from None


def _lines(file: LinearFile) -> Iterator[tuple[str, Location]]:
    """The lines for the assembler, each with its place in the source."""
    for text in references(file):
        yield text, Location(file.path, 1)
    for procedure in file.procedures:
        for block in procedure.blocks:
            if block.label is not None:
                yield f"{procedure.name}${block.label}:", block.location
    for part, place in zip(file.parts, file.places, strict=True):
        if not isinstance(part, Procedure):
            yield part, place
            continue
        yield f"{part.name}:", place
        for operation in part.operations:
            yield from _constants(operation)


def _constants(operation: Operation) -> Iterator[tuple[str, Location]]:
    """The operation with its constant of symbols, in the column of the source."""
    place = operation.location
    if operation.operands and isinstance(operation.operands[0], SymbolExpression):
        indent = " " * max(1, place.column - 1)
        yield f"{indent}{operation.mnemonic} {operation.operands[0]}, A4", place


def _check_labels(file: LinearFile) -> None:
    """Refuses labels that begin like the labels that the optimizer makes."""
    begins = tuple(f"{procedure.name}$" for procedure in file.procedures)
    for part, place in zip(file.parts, file.places, strict=True):
        label = (
            part.name
            if isinstance(part, Procedure)
            else scan_line(part, place.path, place.line).label
        )
        if label is not None and label.startswith(begins):
            owner = next(begin for begin in begins if label.startswith(begin))
            cause = f"label {label!r}: the optimizer makes the labels that begin with {owner}"
            raise LinearError(place, cause)
