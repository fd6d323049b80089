"""`broadside export` writes a kit of kernels for one device, cipher and mode."""

from __future__ import annotations

from pathlib import Path

import click

from broadside import _core
from broadside.facts import registry
from broadside.input.names import Name
from broadside.places import checkout
from broadside.terminal.output import echo_json, json_option, steps


@click.command("export", short_help="Write a kit: code, header, test, datasheet.")
@click.option(
    "--device",
    required=True,
    type=Name(_core.machine_names()),
    help="Machine of the kit; it decides the instruction set and the cycles of the datasheet.",
)
@click.option(
    "--cipher",
    required=True,
    type=Name(list(registry.meanings())),
    help="The cipher, by any of its names.",
)
@click.option(
    "--key-bits", type=click.IntRange(1), help="Length of the key [default: 56, 168 or 128]."
)
@click.option(
    "--mode",
    required=True,
    type=Name(["ecb", "cbc", "cfb", "ofb", "ctr", "cbc3", "single"]),
    help="The mode of operation; cbc3 is CBC on three channels, single is one block.",
)
@click.option("--method", help="table, bitslice, ... [default: the fastest for each direction].")
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path),
    help="Folder to write; without --force it must be empty or not exist.",
)
@click.option(
    "--force", is_flag=True, help="Replace a kit that is in the folder already, and only a kit."
)
@json_option
def command(
    device: str,
    cipher: str,
    key_bits: int | None,
    mode: str,
    method: str | None,
    out: Path,
    force: bool,
    as_json: bool,
) -> None:
    """Write a kit: assembly, objects, archive, C header, test program and datasheet.

    A kit has all that a project needs to call one cipher in one mode, in both directions if there are
    kernels for both. The command measures the cycles of every routine again.

    \b
    broadside export --device c6201 --cipher 3des --mode cbc --out kit
    broadside export --device c6201 --cipher des --mode ecb --method bitslice --out kit
    broadside export --device c64x-flat --cipher rijndael --key-bits 256 --mode ctr --out kit
    """
    from broadside.export import folder, kit

    root = checkout.root()
    cipher = registry.meanings()[cipher].name
    bits = key_bits or kit.usual_key_bits(cipher)
    folder.check(out, replace=force)
    with steps(kit.STEPS) as begin:
        try:
            made = kit.gather(root, kit.Order(device, cipher, bits, mode, method), begin)
        except kit.NoKernel as error:
            raise click.UsageError(str(error)) from None
        folder.write(root, made, out, replace=force)
    files = sorted(path for path in out.rglob("*") if path.is_file())
    if as_json:
        echo_json({"written": str(out), "files": list(map(str, files)), **made.as_dict()})
        return
    for path in files:
        click.echo(path)
