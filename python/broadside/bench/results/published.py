"""The figures of the papers, from `data/published.toml`."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from broadside.errors import InputError
from broadside.input.files import read_toml


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
    """What a paper's compiler reports on one software-pipelined loop."""

    paper: str
    kernel: str
    recurrence_bound: int
    resource_bound_partitioned: int
    initiation_interval: int


@dataclass(frozen=True)
class Memory:
    """Bytes of a cipher in one mode: tables and constants, and code for each direction."""

    paper: str
    cipher: str
    mode: str
    data_bytes: int
    program_bytes_encrypt: int
    program_bytes_decrypt: int


@dataclass(frozen=True)
class Reference:
    """Figures that a paper quotes for another processor: rates, or cycles of two programs in C."""

    paper: str
    processor: str
    cipher: str
    key_bits: int
    encrypt_mbit_s: float | None = None
    decrypt_mbit_s: float | None = None
    cycles_ansi_c: int | None = None
    cycles_gladman: int | None = None


@dataclass(frozen=True)
class CriticalPath:
    """Clapp's figure for one block: the cycles of the longest chain of dependent operations."""

    cipher: str
    encrypt_cycles: int
    decrypt_cycles: int


@dataclass(frozen=True)
class Published:
    """All figures, in the order of the file."""

    cells: tuple[Cell, ...]
    loops: tuple[Loop, ...]
    routine_bytes: dict[str, int]
    bytes_with_callees: dict[str, int] = field(default_factory=dict)
    memory: tuple[Memory, ...] = ()
    references: tuple[Reference, ...] = ()
    critical_paths: tuple[CriticalPath, ...] = ()


def load(path: Path) -> Published:
    """Reads the figures. Raises InputError with the file and the cause."""
    document = read_toml(path)
    return Published(
        cells=tuple(_build(Cell, entry, path) for entry in document.get("result", [])),
        loops=tuple(_build(Loop, entry, path) for entry in document.get("loop", [])),
        routine_bytes={
            entry["routine"]: entry["bytes"]
            for entry in document.get("memory", [])
            if "routine" in entry
        },
        bytes_with_callees={
            entry["routine"]: entry["bytes_with_callees"]
            for entry in document.get("memory", [])
            if "bytes_with_callees" in entry
        },
        memory=tuple(
            _build(Memory, entry, path)
            for entry in document.get("memory", [])
            if "routine" not in entry
        ),
        references=tuple(_build(Reference, entry, path) for entry in document.get("reference", [])),
        critical_paths=tuple(
            _build(CriticalPath, entry, path) for entry in document.get("critical_path", [])
        ),
    )


def _build(kind: type[Any], entry: dict[str, Any], path: Path) -> Any:
    try:
        return kind(**entry)
    except TypeError as error:
        raise InputError(path, f"{kind.__name__.lower()} {entry}: {error}") from error
