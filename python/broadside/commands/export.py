"""`broadside export`: a kit of kernels for one device, cipher and mode."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from broadside import _core, checkout

KEY_BITS = {"des": 56, "3des": 168}
"""Where nothing else is asked for; the AES finalists' is 128."""


@click.command("export")
@click.option(
    "--device",
    required=True,
    type=click.Choice(_core.machine_names()),
    help="Machine that the kit is for: its instruction set, and the cycles of the datasheet.",
)
@click.option(
    "--cipher",
    required=True,
    type=click.Choice(["des", "3des", "mars", "rc6", "rijndael", "serpent", "twofish"]),
)
@click.option("--key-bits", type=int, help="Length of the key [default: 56, 168 or 128].")
@click.option("--mode", required=True, type=click.Choice(["ecb", "cbc", "cbc3"]))
@click.option("--method", help="table, bitslice, ... [default: the fastest of each direction].")
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path),
    help="Folder to make; it must be empty or not exist.",
)
def command(
    device: str, cipher: str, key_bits: int | None, mode: str, method: str | None, out: Path
) -> None:
    """Write a kit: assembly, objects, archive, C header, test program and datasheet.

    All that a project needs to call one cipher in one mode, both directions where there are
    kernels, with the cycles of every routine measured anew.

    \b
    broadside export --device c6201 --cipher 3des --mode cbc --out kit
    broadside export --device c6201 --cipher des --mode ecb --method bitslice --out kit
    """
    from broadside.export import kit

    root = checkout.root()
    bits = key_bits or KEY_BITS.get(cipher, 128)
    errors = Console(stderr=True)
    with errors.status("reading") as status:
        order = kit.Order(device, cipher, bits, mode, method)
        made = kit.gather(root, order, lambda what: status.update(what))
        kit.write(root, made, out)
    for path in sorted(path for path in out.rglob("*") if path.is_file()):
        click.echo(path)
