"""`broadside encrypt`: a file through a cipher."""

from __future__ import annotations

from pathlib import Path

import click

from broadside.ciphers import transform


@click.command(
    "encrypt", short_help="Encrypt a file on the host.", help=transform.help_of("encrypt")
)
@transform.options
def command(
    cipher_name: str,
    mode: str,
    key_file: Path,
    iv_file: Path | None,
    iv_hex: str | None,
    no_pad: bool,
    as_json: bool,
    source: str,
    target: str,
) -> None:
    """Encrypt a file."""
    given = transform.Given(cipher_name, mode, key_file, iv_file, iv_hex, no_pad, source, target)
    transform.run("encrypt", given, as_json)
