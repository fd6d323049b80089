"""The sources of a kit: the sources of its objects, and the files that these include."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from broadside.report.loops import schedules

_LINEAR = re.compile(r'^\s+\.include\s+"([^"]+)"', re.MULTILINE)
_C = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


def linear_assembly(objects: Iterable[Path]) -> list[Path]:
    """The `.sa` sources of assembly files, where they exist, and all files that these include."""
    sources = [place for path in objects for place in _sources(path)]
    return _with_included((s.resolve() for s in sources if s.is_file()), _LINEAR, [])


def _sources(assembly: Path) -> list[Path]:
    """The source with the file's name, and the sources that its loops name."""
    room = assembly.parent.parent.parent
    loops = schedules.read(assembly) if assembly.parent.parent.name == "scheduled" else []
    named = [loop.record["source"]["file"] for loop in loops if "source" in loop.record]
    return [room / name for name in (f"{assembly.stem}.sa", *named)]


def headers(source: Path, folder: Path) -> list[Path]:
    """The files of a folder that a C source includes."""
    return _with_included([source], _C, [folder])[1:]


def _with_included(
    sources: Iterable[Path], pattern: re.Pattern[str], folders: list[Path]
) -> list[Path]:
    """The sources, then the files that they include from their own folder or from `folders`.

    Each occurs once.
    """
    found = list(dict.fromkeys(sources))
    for path in found:
        for name in pattern.findall(path.read_text(encoding="utf-8")):
            places = [(folder / name).resolve() for folder in (path.parent, *folders)]
            included = next(place for place in places if place.is_file())
            if included not in found:
                found.append(included)
    return found
