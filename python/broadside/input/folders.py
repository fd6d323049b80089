"""Writes folders whole or not at all."""

from __future__ import annotations

import os
import shutil
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from broadside.errors import target_errors
from broadside.input.endings import signals_as_exceptions


@contextmanager
def whole_folder(target: Path, marks: Collection[str] = ()) -> Iterator[Path]:
    """A new folder for the files of `target`. They move there at the end of the block.

    If the block fails, `target` is as before, and the error names a file of `target`. A folder that exists
    keeps its other files. The files of `marks` move first: by them a command knows a folder that it wrote.
    SIGTERM meanwhile becomes SystemExit.
    """
    place = target.resolve()
    parent = place if place.is_dir() else place.parent
    partial = parent / f"{place.name}.{os.getpid()}.partial"
    with signals_as_exceptions():
        try:
            with target_errors(target, partial):
                partial.mkdir(parents=True)
                yield partial
                if place.is_dir():
                    _move(partial, place, marks)
                else:
                    partial.replace(place)
        finally:
            shutil.rmtree(partial, ignore_errors=True)


def files_in(folder: Path) -> set[Path]:
    """All files in the folder and in those below, by their path in the folder."""
    return {path.relative_to(folder) for path in folder.rglob("*") if not path.is_dir()}


def remove(folder: Path, names: Collection[Path]) -> None:
    """Removes files, by their path in the folder, and the folders below that get empty."""
    for name in names:
        (folder / name).unlink(missing_ok=True)
        for above in list(name.parents)[:-1]:
            if not any((folder / above).iterdir()):
                (folder / above).rmdir()


def _move(source: Path, target: Path, marks: Collection[str]) -> None:
    for name in sorted(files_in(source), key=lambda name: (str(name) not in marks, name)):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).replace(target / name)
