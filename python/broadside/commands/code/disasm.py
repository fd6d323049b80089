"""`broadside disasm` turns an object, a linked program or an archive into assembly text."""

from __future__ import annotations

from pathlib import Path

import click

from broadside import _core
from broadside.commands.options import isa_option
from broadside.errors import InputError
from broadside.facts.hints import of_file
from broadside.input.files import read_bytes
from broadside.terminal.output import echo_json, json_option


@click.command("disasm", short_help="Print an object, program or archive as assembly.")
@click.argument("object", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@isa_option("The ISA level if the file names none.")
@json_option
def command(object: Path, isa: str, as_json: bool) -> None:
    """Print an object, a linked program or the members of an archive (ELF or TI COFF) as assembly text.

    The text of a relocatable ELF object assembles to the same bytes. The exit status is 2 if the file is
    none of these.

    \b
    broadside disasm fir.o
    broadside disasm libbroadside_des_cbc.a
    """
    try:
        text = _core.disassemble(read_bytes(object), isa)
    except _core.ObjectError as error:
        raise InputError(object, f"{error}{of_file(object)}") from None
    if as_json:
        echo_json({"file": str(object), "assembly": text})
    else:
        click.echo(text, nl=False)
