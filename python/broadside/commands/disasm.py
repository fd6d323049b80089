"""`broadside disasm`: a relocatable object to assembly text."""

from __future__ import annotations

from pathlib import Path

import click

from broadside import _core
from broadside.errors import InputError


@click.command("disasm")
@click.argument("object", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def command(object: Path) -> None:
    """Print an object as assembly text that assembles to the same bytes.

    Exit status 2 where the file is no relocatable ELF object of the C6000.
    """
    try:
        text = _core.disassemble(object.read_bytes())
    except _core.ObjectError as error:
        raise InputError(object, str(error)) from None
    click.echo(text, nl=False)
