"""`broadside disasm`: an object, linked program or archive to assembly text."""

from __future__ import annotations

from pathlib import Path

import click

from broadside import _core
from broadside.errors import InputError


@click.command("disasm")
@click.argument("object", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--isa",
    type=click.Choice(list(_core.isa_tables())),
    default="c62x",
    show_default=True,
    help="The ISA level where the file names none.",
)
def command(object: Path, isa: str) -> None:
    """Print an object, a linked program or the members of an archive (ELF or TI COFF) as assembly text.

    The text of a relocatable ELF object assembles to the same bytes. Exit status 2 where the file is
    none of these.
    """
    try:
        text = _core.disassemble(object.read_bytes(), isa)
    except _core.ObjectError as error:
        raise InputError(object, str(error)) from None
    click.echo(text, nl=False)
