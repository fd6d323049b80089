"""Writes the files of a report into a folder."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from broadside.errors import InputError
from broadside.input.files import check_place, write_atomically

KERNELS = "kernels"
_OURS = "style.css"
"""A folder with this file and `index.html` counts as a report."""


def check(folder: Path) -> None:
    """Raises InputError if the report cannot be written there, or if the folder holds something else."""
    if folder.exists() and not folder.is_dir():
        raise InputError(folder, "is a file; a report is a folder")
    check_place(folder / "index.html")
    if folder.is_dir() and any(folder.iterdir()) and not is_report(folder):
        raise InputError(folder, "holds other files; name a new folder or one with a report")


def is_report(folder: Path) -> bool:
    """Whether a report was written there before."""
    return (folder / "index.html").is_file() and (folder / _OURS).is_file()


def pages_in(folder: Path) -> frozenset[str]:
    """The pages in the folder, by their path in the folder."""
    return frozenset(str(page.relative_to(folder)) for page in folder.rglob("*.html"))


def is_older(page: Path, source: Path) -> bool:
    """Whether the source was written after the page."""
    return page.exists() and page.stat().st_mtime < source.stat().st_mtime


def write(folder: Path, files: Iterable[tuple[str, str]], *, keep: bool) -> int:
    """Writes each file as it comes, and returns the number of bytes written.

    A file is written whole or stays as it was. Unless `keep`, pages of kernels that were not written now are
    removed at the end.
    """
    written: dict[Path, int] = {}
    for name, text in files:
        path = folder / name
        write_atomically(path, text)
        written[path] = len(text.encode())
    if not keep:
        for page in (folder / KERNELS).glob("*.html"):
            if page not in written:
                page.unlink()
    return sum(written.values())
