"""Writes the files of a report into a folder."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from broadside.errors import InputError
from broadside.input.files import check_folder
from broadside.input.folders import files_in, remove, whole_folder

KERNELS = "kernels"
_MARKS = ("index.html", "style.css")
"""A folder with these files counts as a report."""


def check(folder: Path) -> None:
    """Raises InputError if the report cannot be written there, or if the folder holds something else."""
    if folder.exists() and not folder.is_dir():
        raise InputError(folder, "is a file; a report is a folder")
    check_folder(folder)
    if folder.is_dir() and any(folder.iterdir()) and not is_report(folder):
        raise InputError(folder, "holds other files; name a new folder or one with a report")


def is_report(folder: Path) -> bool:
    """Whether a report was written there before."""
    return all((folder / name).is_file() for name in _MARKS)


def pages_in(folder: Path) -> frozenset[str]:
    """The pages in the folder, by their path in the folder."""
    return frozenset(str(page.relative_to(folder)) for page in folder.rglob("*.html"))


def is_older(page: Path, source: Path) -> bool:
    """Whether the source was written after the page."""
    return page.exists() and page.stat().st_mtime < source.stat().st_mtime


def write(folder: Path, files: Iterable[tuple[str, str]], *, keep: bool) -> int:
    """Writes all files or none, and returns the number of bytes written.

    Unless `keep`, pages of kernels that were not written now are removed at the end.
    """
    texts = dict(files)  # all are made before the first is written
    with whole_folder(folder, _MARKS) as partial:
        for name, text in texts.items():
            path = partial / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if not keep:
        pages = {
            Path(KERNELS, path) for path in files_in(folder / KERNELS) if path.suffix == ".html"
        }
        remove(folder, pages - {Path(name) for name in texts})
    return sum(len(text.encode()) for text in texts.values())
