"""`broadside asm` turns assembly text into a relocatable object."""

from __future__ import annotations

from pathlib import Path

import click

from broadside import _core
from broadside.commands.options import isa_option
from broadside.input.files import check_target, read_bytes, write_atomically
from broadside.input.names import in_messages
from broadside.terminal.output import echo_json, json_option


@click.command("asm", short_help="Assemble TI's syntax into a relocatable object.")
@click.argument("source", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    help="The object file to write [default: the source's name with .o].",
)
@isa_option()
@json_option
def command(source: Path, output: Path | None, isa: str, as_json: bool) -> None:
    """Assemble a file in TI's syntax into a relocatable ELF object.

    An error names file, line, column and cause; then nothing is written, and the exit status is 2.

    \b
    broadside asm fir.asm
    broadside asm fir.asm --isa c64x -o fir64.o
    """
    target = output or source.with_suffix(".o")
    check_target(target, source)
    data = _core.assemble(read_bytes(source), in_messages(source), isa)
    write_atomically(target, data)
    if as_json:
        summary = _core.object_summary(data)
        echo_json(
            {
                "written": str(target),
                "isa": isa,
                "sections": summary.sections,
                "defined": sorted(summary.defined),
                "undefined": sorted(summary.undefined),
            }
        )
