"""The `broadside` command: gathers the subcommands, one module of `broadside.commands` each."""

from __future__ import annotations

import importlib
import pkgutil

import click

from broadside import __version__, commands


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="broadside")
def main() -> None:
    """Block ciphers for wide machines: optimize, assemble, simulate and measure C6000 kernels."""


for _module in sorted(info.name for info in pkgutil.iter_modules(commands.__path__)):
    main.add_command(importlib.import_module(f"broadside.commands.{_module}").command)
