"""`broadside asm`: assembly text to a relocatable object."""

from __future__ import annotations

from pathlib import Path

import click

from broadside import _core
from broadside.errors import InputError


@click.command("asm")
@click.argument("source", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    help="The object to write; by default the source's name with .o.",
)
@click.option("--isa", default="c62x", show_default=True, help="The ISA level.")
def command(source: Path, output: Path | None, isa: str) -> None:
    """Assemble a file in TI's syntax into a relocatable ELF object.

    Exit status 2 on an error, which names file, line, column and cause; nothing is written then.
    """
    if isa not in _core.isa_tables():
        known = ", ".join(_core.isa_tables())
        raise click.BadParameter(f"unknown ISA level {isa!r}; known: {known}", param_hint="--isa")
    try:
        text = source.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise InputError(source, f"not UTF-8 text: {error.reason} at byte {error.start}") from None
    data = _core.assemble(text, str(source), isa)
    (output or source.with_suffix(".o")).write_bytes(data)
