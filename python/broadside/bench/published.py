"""The figures of the papers, read from `data/published.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from broadside.errors import InputError


@dataclass(frozen=True)
class Cell:
    """One measured figure of a paper: `cycles` for `unit` of work on `device`."""

    paper: str
    cell: str
    cipher: str
    key_bits: int
    direction: str
    device: str
    mode: str
    unit: str
    source: str
    cycles: int
    method: str | None = None


@dataclass(frozen=True)
class Loop:
    """What a paper's compiler reported of one software-pipelined loop."""

    paper: str
    kernel: str
    recurrence_bound: int
    resource_bound_unpartitioned: int
    resource_bound_partitioned: int
    initiation_interval: int
    theoretical_minimum: int | None = None


@dataclass(frozen=True)
class Published:
    """All cells, loops and memory figures, in the order of the file."""

    cells: tuple[Cell, ...]
    loops: tuple[Loop, ...]
    routine_bytes: dict[str, int]


def load(path: Path) -> Published:
    """Reads the figures; raises InputError naming the file and what is wrong with it."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise InputError(path, str(error)) from error
    return Published(
        cells=tuple(_build(Cell, entry, path) for entry in document.get("result", [])),
        loops=tuple(_build(Loop, entry, path) for entry in document.get("loop", [])),
        routine_bytes={
            entry["routine"]: entry["bytes"]
            for entry in document.get("memory", [])
            if "routine" in entry
        },
    )


def _build(kind: type[Any], entry: dict[str, Any], path: Path) -> Any:
    try:
        return kind(**entry)
    except TypeError as error:
        raise InputError(path, f"{kind.__name__.lower()} {entry}: {error}") from error
