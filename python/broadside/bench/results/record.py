"""The figures of the last whole run of `broadside bench`. They are valid while their inputs stay the same."""

from __future__ import annotations

import hashlib
import json
import sys
import types
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, is_dataclass
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from broadside import _core
from broadside.bench.results.comparison import Comparison
from broadside.bench.results.results import Result
from broadside.input.files import write_atomically
from broadside.places import toolchain

PACKAGE = Path(__file__).resolve().parents[1]
DATA = ("kernels", "data", "src", "include")
"""Folders on which the figures depend. The core includes machines and instruction tables."""


@dataclass(frozen=True)
class Figures:
    """Everything that one run of the bench measured."""

    results: list[Result]
    cycles_per_second: float
    comparisons: list[Comparison]


def digest(
    root: Path,
    seed: int,
    placements: str,
    *,
    package: Path = PACKAGE,
    core: Path = Path(str(_core.__file__)),
) -> str:
    """The digest of the inputs: simulator, kernels, papers, C library, compiler, bench.

    `placements` is the effort for placements of the arguments (none, some, all).
    """
    found = hashlib.sha256()
    for part in (root, seed, placements, sys.version, *_compiler()):
        found.update(f"{part}\n".encode())
    for path in (
        core,
        *_sources(package),
        *(file for name in DATA for file in _files(root / name)),
    ):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        found.update(f"{path} {content}\n".encode())
    return found.hexdigest()


def _sources(package: Path) -> list[Path]:
    return sorted(path for path in package.rglob("*.py") if "share" not in path.parts)


def _files(folder: Path) -> list[Path]:
    return sorted(
        path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )


def _compiler() -> Iterator[str]:
    """The files of GCC for tic6x by size and time, because they are many and large.

    Without GCC nothing is compiled, so the figures do not depend on the other tools.
    """
    if toolchain.tool("gcc") is None:
        return
    for path in _files(toolchain.folder()):
        state = path.stat()
        yield f"{path} {state.st_size} {state.st_mtime_ns}"


def save(path: Path, rests_on: str, figures: Figures) -> None:
    """Writes the whole record or nothing."""
    content = json.dumps(asdict(figures), default=str)
    write_atomically(path, f"{rests_on} {_checksum(rests_on, content)}\n{content}\n")


def load(path: Path, rests_on: str) -> Figures | None:
    """The recorded figures. None if there is no record, if it is damaged, or if its digest differs."""
    try:
        head, content = path.read_text(encoding="utf-8").rstrip("\n").split("\n")
    except (OSError, ValueError):
        return None
    if head != f"{rests_on} {_checksum(rests_on, content)}":
        return None
    figures: Figures = _decoded(Figures, json.loads(content))
    return figures


def _checksum(rests_on: str, content: str) -> str:
    return hashlib.sha256(f"{rests_on} {content}".encode()).hexdigest()


def _decoded(kind: Any, value: Any) -> Any:
    """The value of a given type that became `content` through `asdict` and JSON."""
    if is_dataclass(kind):
        types_of = get_type_hints(kind)
        fields = {name: _decoded(types_of[name], part) for name, part in value.items()}
        return kind(**fields)  # type: ignore[operator]
    if kind is Path:
        return Path(value)
    return _decoded_generic(get_origin(kind), get_args(kind), value)


def _decoded_generic(origin: Any, inner: Sequence[Any], value: Any) -> Any:
    """Restores `list[X]`, `tuple[X, ...]`, `dict[str, X]` and `X | None`. Other values stay as they are."""
    if origin in (list, tuple):
        return origin(_decoded(inner[0], part) for part in value)
    if origin is dict:
        return {key: _decoded(inner[1], part) for key, part in value.items()}
    if origin in (Union, types.UnionType) and value is not None:
        (one, *more) = (option for option in inner if option is not type(None))
        return value if more else _decoded(one, value)
    return value
