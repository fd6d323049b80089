"""Reads sources, and writes files whole or not at all."""

from __future__ import annotations

import codecs
import errno
import json
import os
import stat
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from broadside.errors import InputError, target_errors
from broadside.input.endings import signals_as_exceptions

_confinement: Path | None = None


def confine(folder: Path) -> None:
    """Restricts this process to sources (with included ones) in this folder."""
    global _confinement
    _confinement = folder.resolve()


MAX_INCLUDED = 1 << 24
"""The most bytes of an included file. The assembler has the same limit."""


MAX_READ = 1 << 28
"""The most bytes of a file that a command reads whole. No source, object or program has so many."""


def read_bytes(path: Path) -> bytes:
    """The bytes of a file, a pipe or a device. Raises OSError, also if there are more than `MAX_READ`."""
    with path.open("rb") as file:
        content = file.read(MAX_READ + 1)
    if len(content) > MAX_READ:
        raise OSError(errno.EFBIG, f"is larger than {MAX_READ >> 20} MB", str(path))
    return content


def read_source(path: Path, included: bool = False) -> str:
    """The text of a source. A byte-order mark decides between UTF-8 and UTF-16.

    Without a mark, the text is UTF-8, or else Latin-1. Raises OSError if the file cannot be read, or is
    outside of the folder that `confine` allows. With `included`, also if it is no file or is too large.
    """
    if _confinement is not None:
        path = _confinement / path  # a relative path counts from that folder
        if not path.resolve().is_relative_to(_confinement):
            raise PermissionError(errno.EACCES, "it lies outside the folder", str(path))
    if included:
        _refuse_endless(path)
    content = read_bytes(path)
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def lines_of(text: str) -> list[str]:
    """The lines of a source. Only a line feed ends a line, as for the assembler; \\r before it is dropped."""
    lines = text.removesuffix("\n").split("\n") if text else []
    return [line.removesuffix("\r") for line in lines]


def _refuse_endless(path: Path) -> None:
    """Raises OSError for what a text cannot include, such as `/dev/zero`."""
    about = path.stat()
    if not stat.S_ISREG(about.st_mode):
        raise OSError(errno.EINVAL, "is no file", str(path))
    if about.st_size > MAX_INCLUDED:
        raise OSError(errno.EFBIG, f"is larger than {MAX_INCLUDED >> 20} MB", str(path))


def read_toml(path: Path) -> dict[str, Any]:
    """The contents of a TOML file. Raises InputError with the file and the cause."""
    try:
        return tomllib.loads(read_bytes(path).decode("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise InputError(path, str(error)) from error


def read_json(path: Path, command: str | None = None) -> Any:
    """The contents of a JSON file. Raises InputError with the file and the cause.

    If the file is missing, the error says that `command` writes it.
    """
    try:
        return parse_json(read_bytes(path).decode("utf-8"))
    except OSError as error:
        missing = isinstance(error, FileNotFoundError) and command is not None
        hint = f": run `{command}` first" if missing else ""
        raise InputError(path, f"{error.strerror}{hint}") from error
    except ValueError as error:
        raise InputError(path, f"not JSON: {error}") from error


def parse_json(text: str) -> Any:
    """The value of a JSON text. Also raises ValueError for one that is nested too deeply, and for NaN."""
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"it has the number {name}")


def check_target(path: Path, *sources: Path) -> None:
    """Raises InputError if a file cannot be written, or is one of the sources.

    Called before the work whose result goes there.
    """
    if path.is_dir():
        raise InputError(path, "is a folder")
    if path.exists():
        for source in sources:
            if source.exists() and path.samefile(source):
                raise InputError(path, "is the source; name another file with -o")
    check_place(path)


def check_place(path: Path) -> None:
    """Raises InputError if no file of this name can be created."""
    if path.exists() and not path.is_file():
        return  # a device or a pipe, which is written directly
    _check_above(path, path.absolute().parents)


def check_folder(path: Path) -> None:
    """Raises InputError if this folder cannot be created, or if no file can be created in it."""
    _check_above(path, (path.absolute(), *path.absolute().parents))


def _check_above(path: Path, places: Sequence[Path]) -> None:
    """Raises InputError if the first of the places that exists is no folder to write in."""
    folder = next(place for place in places if place.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise InputError(path, f"cannot be written: {folder} is not a folder that you may write in")


def write_atomically(path: Path, content: str | bytes) -> None:
    """Writes a whole file or nothing. Creates its folder if it is missing.

    A link stays, and the file that it names is written. Devices and pipes are written directly. An error
    leaves nothing behind and names the path; nor does SIGTERM, which becomes SystemExit meanwhile.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    target = path.resolve()
    partial = target.with_name(f"{target.name}.{os.getpid()}.partial")
    with signals_as_exceptions(), target_errors(path, partial):
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            partial.write_bytes(data)
            if target.exists():
                partial.chmod(stat.S_IMODE(target.stat().st_mode))
            partial.replace(target)
        except BaseException:
            partial.unlink(missing_ok=True)
            raise
