"""`broadside explore` serves a page that shows a loop while you edit it."""

from __future__ import annotations

from pathlib import Path

import click

from broadside.errors import InputError
from broadside.explorer.server.app import NOT_BUILT, PAGE
from broadside.explorer.server.serve import serve


@click.command("explore", short_help="Serve a page that shows a loop while you edit it.")
@click.argument(
    "file", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@click.option(
    "--folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder whose .sa files can be opened and saved [default: the folder of FILE, or none].",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=0,
    show_default="a free one",
    help="Port of this machine's loopback address.",
)
@click.option("--no-browser", is_flag=True, help="Print the address, open no browser.")
def command(file: Path | None, folder: Path | None, port: int, no_browser: bool) -> None:
    """Serve a page with an editor that shows a loop's bounds, schedule and run while you type.

    The server answers only requests from this machine with the token of the address that it prints. It
    reads and writes .sa files of one folder only. Ctrl-C ends the server and every search.

    \b
    broadside explore
    broadside explore dot.sa
    """
    Path.cwd()  # the processes of the server begin there; an error says that it is gone
    root = None if file is None and folder is None else (folder or _folder_of(file)).resolve()
    name = None
    if file is not None and root is not None:
        if not file.resolve().is_relative_to(root):
            raise InputError(file, f"lies outside of {root}")
        name = file.resolve().relative_to(root).as_posix()
        if file.suffix != ".sa":
            raise InputError(file, "is not linear assembly: its name must end in .sa")
    if not PAGE.is_dir():
        click.echo(f"broadside: warning: {NOT_BUILT}", err=True)
    try:
        serve(root, name, port, _announce, browser=not no_browser)
    except OSError as error:
        raise InputError(f"port {port}", str(error.strerror or error)) from None


def _folder_of(file: Path | None) -> Path:
    return Path.cwd() if file is None else file.absolute().parent


def _announce(address: str) -> None:
    click.echo(f"The explorer is at {address}")
    click.echo("Ctrl-C ends it.")
