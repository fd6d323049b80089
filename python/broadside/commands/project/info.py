"""`broadside info` tells what is installed: version, machine, extras, oracles, folders, ciphers."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

import click
from rich.table import Table

from broadside import __version__, _core
from broadside.places import installation
from broadside.terminal.output import console, echo_json, json_option, print_line, print_table

FIELDS = ("cipher", "name", "tier", "blocks", "constant_time", "usable")
"""The fields of `_core.Implementation`."""
_LABEL = 24
"""The width in columns of the labels."""


@click.command("info", short_help="Tell version, machine, what is installed, and where.")
@click.option(
    "--all",
    "everything",
    is_flag=True,
    help="Also list implementations that this machine cannot run.",
)
@json_option
def command(everything: bool, as_json: bool) -> None:
    """Say what is installed: version, machine, extras, tools that tests compare with, folders.

    The table lists the implementations of every cipher on this machine, in the order in which the library
    goes through them. The library takes the first one for which there are enough blocks or channels. The
    environment variable BROADSIDE_CPU names the highest tier that the library may use. --json has all
    implementations, and whether this machine can run them.

    \b
    broadside info
    broadside info --all
    BROADSIDE_CPU=avx2 broadside info --json
    """
    found = [{field: getattr(one, field) for field in FIELDS} for one in _core.implementations()]
    told: dict[str, Any] = {
        "version": __version__,
        "machine": installation.machine(),
        "extras": installation.extras(),
        "oracles": installation.oracles(),
        "folders": installation.folders(),
        "implementations": found,
    }
    if as_json:
        echo_json(told)
        return
    for line in _lines(told):
        print_line(line)
    _print_implementations(found, everything)


def _lines(told: Mapping[str, Any]) -> Iterator[str]:
    """A line for each fact, without the ciphers."""
    machine = told["machine"]
    yield f"Broadside {told['version']}, Python {machine['python']}"
    count = machine["processors"]
    plural = "" if count == 1 else "s"
    yield f"{machine['processor']}, {count} processor{plural}, {machine['system']}"
    for extra, packages in told["extras"].items():
        lacking = f"not installed (pip install 'broadside[{extra}]')"
        yield from ("", f"Extra `{extra}`")
        yield from _rows({name: version or lacking for name, version in packages.items()})
    yield from ("", "Tools of others that the tests compare with")
    yield from _rows({name: path or "not installed" for name, path in told["oracles"].items()})
    yield from ("", "Folders")
    yield from _rows(told["folders"])
    wanted = os.environ.get("BROADSIDE_CPU")
    tiers = sorted({one["tier"] for one in told["implementations"]})
    if wanted is not None and wanted.lower().replace("_", "-") not in tiers:
        yield from (
            "",
            f"BROADSIDE_CPU={wanted} names no tier of this library, so all tiers may run. "
            f"The tiers are {', '.join(tiers)}.",
        )
    yield ""


def _rows(values: Mapping[str, str]) -> Iterator[str]:
    for name, value in values.items():
        yield f"  {name:<{_LABEL}} {value}"


def _print_implementations(found: list[dict[str, Any]], everything: bool) -> None:
    table = Table(title="Implementations of the ciphers")
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
