"""Reads sources, and writes files whole or not at all."""

from __future__ import annotations

import codecs
import errno
import os
import tomllib
from pathlib import Path
from typing import Any

from broadside.errors import InputError

_confinement: Path | None = None


def confine(folder: Path) -> None:
    """From now on this process reads sources of that folder alone, included ones too."""
    global _confinement
    _confinement = folder.resolve()


def read_source(path: Path) -> str:
    """The text of a source: UTF-8 or UTF-16 by its byte-order mark, else UTF-8, else Latin-1.

    Raises OSError if the file cannot be read, or lies outside of what `confine` allows.
    """
    if _confinement is not None:
        path = _confinement / path  # of a path that is relative, the folder is the confinement
        if not path.resolve().is_relative_to(_confinement):
            raise PermissionError(errno.EACCES, "it lies outside the folder", str(path))
    content = path.read_bytes()
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def read_toml(path: Path) -> dict[str, Any]:
    """The contents of a TOML file; raises InputError naming the file and the cause."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise InputError(path, str(error)) from error


def check_target(path: Path) -> None:
    """Raises InputError if a file cannot be written; called before the work for it is done."""
    if path.is_dir():
        raise InputError(path, "is a folder")
    check_place(path)


def check_place(path: Path) -> None:
    """Raises InputError if no file of that name can be made."""
    folder = next(place for place in path.absolute().parents if place.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise InputError(path, f"cannot be written: {folder} is not a folder that you may write in")


def write_atomically(path: Path, text: str) -> None:
    """Writes all of a file or nothing; makes its folder if that is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}.partial")
    partial.write_text(text, encoding="utf-8")
    partial.replace(path)
