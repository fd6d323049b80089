"""`broadside info` lists the implementations of the cipher library on this machine."""

from __future__ import annotations

from itertools import groupby

import click
from rich.table import Table

from broadside import __version__, _core
from broadside.output import console, echo_json, json_option, print_table

FIELDS = ("cipher", "name", "tier", "blocks", "constant_time", "usable")
"""What `_core.implementations` says of each implementation."""


@click.command("info", short_help="List the ciphers' implementations on this machine.")
@click.option("--all", "everything", is_flag=True, help="Also those that this machine cannot run.")
@json_option
def command(everything: bool, as_json: bool) -> None:
    """List the implementations of every cipher on this machine, the widest first.

    The library chooses among them by the number of blocks or channels. The environment variable
    BROADSIDE_CPU names the highest tier that it may use. --json has all implementations, and whether this
    machine can run them.

    \b
    broadside info --all
    BROADSIDE_CPU=avx2 broadside info --json
    """
    found = [dict(zip(FIELDS, one, strict=True)) for one in _core.implementations()]
    if as_json:
        echo_json({"version": __version__, "implementations": found})
        return
    table = Table(title=f"Implementations of the ciphers (Broadside {__version__})")
    for name in ("cipher", "implementation", "tier"):
        table.add_column(name)
    table.add_column("blocks at once", justify="right")
    table.add_column("constant-time")
    if everything:
        table.add_column("usable here")
    for cipher, group in groupby(found, key=lambda one: one["cipher"]):
        shown = [one for one in group if everything or one["usable"]]
        for number, one in enumerate(shown):
            row = [cipher if number == 0 else "", one["name"], one["tier"], one["blocks"]]
            row.append("yes" if one["constant_time"] else "no: tables")
            row += ["yes" if one["usable"] else "no"] if everything else []
            table.add_row(*map(str, row))
    print_table(console(), table, ("cipher", "implementation", "constant-time"))
