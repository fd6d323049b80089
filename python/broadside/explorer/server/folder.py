"""Access to the sources of one folder, and to no other files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from broadside import _core
from broadside.explorer.server.guard import MOST_BYTES
from broadside.facts.isa import LEVELS
from broadside.input.files import read_source, write_atomically

_SUFFIX = ".sa"
_MOST_FILES = 500


class NotHere(Exception):
    """A name that does not belong to a source of the folder. The text says why."""


@dataclass
class Folder:
    """A folder with sources. `root` is resolved. Links that lead out of it are refused."""

    root: Path

    def files(self) -> list[dict[str, Any]]:
        """`SourceFile` for each source, sorted by name."""
        found = [
            {"name": path.relative_to(self.root).as_posix(), "bytes": path.stat().st_size}
            for path in self._sources()
        ]
        return sorted(found, key=lambda one: str(one["name"]))

    def _sources(self) -> Iterator[Path]:
        count = 0
        for place, folders, names in os.walk(self.root):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            for name in sorted(names):
                path = Path(place) / name
                if name.endswith(_SUFFIX) and path.is_file() and self._holds(path):
                    count += 1
                    if count > _MOST_FILES:
                        return
                    yield path

    def open(self, name: str) -> dict[str, Any]:
        """`OpenedFile` for a source. Raises NotHere."""
        path = self.path(name)
        if not path.is_file():
            raise NotHere(f"{name}: no such file")
        if path.stat().st_size > MOST_BYTES:
            raise NotHere(f"{name}: larger than 1 MB")
        try:
            source = read_source(path)
        except OSError as error:
            raise NotHere(f"{name}: {error.strerror}") from None
        return {"name": name, "source": source, "isa": level_of(source)}

    def save(self, name: str, source: str) -> None:
        """Writes a whole source or nothing. Raises NotHere."""
        path = self.path(name)
        if len(source.encode()) > MOST_BYTES:
            raise NotHere(f"{name}: larger than 1 MB")
        if not path.parent.is_dir():
            raise NotHere(f"{name}: no such folder")
        try:
            write_atomically(path, source)
        except OSError as error:
            raise NotHere(f"{name}: {error.strerror}") from None

    def path(self, name: str) -> Path:
        """The path of a name. Raises NotHere if it leads out of the folder or is not a source."""
        parts = PurePosixPath(name).parts
        plain = name and not name.startswith("/") and "\\" not in name and "\0" not in name
        if not plain or ".." in parts or any(part.startswith(".") for part in parts):
            raise NotHere(f"{name!r}: a name within the folder is needed")
        if not name.endswith(_SUFFIX):
            raise NotHere(f"{name}: only linear assembly ({_SUFFIX}) can be opened and saved")
        path = self.root.joinpath(*parts)
        if not self._holds(path):
            raise NotHere(f"{name}: leads out of the folder")
        return path

    def _holds(self, path: Path) -> bool:
        return path.resolve().is_relative_to(self.root)


def level_of(source: str) -> str:
    """The lowest level that has all mnemonics of a source."""
    low, high = (_mnemonics(level) for level in LEVELS)
    words = {
        word.upper() for line in source.splitlines() for word in line.partition(";")[0].split()
    }
    return LEVELS[1] if words & (high - low) else LEVELS[0]


def _mnemonics(level: str) -> set[str]:
    text = _core.isa_tables()[level]
    return {line.split('"')[1] for line in text.splitlines() if line.startswith("mnemonic = ")}
