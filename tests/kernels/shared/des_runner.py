"""Runs routines of kernels/des: their linear assembly interpreted, or their scheduled code simulated."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import linear_runner
from linear_runner import KERNELS, SUFFIX, Machine

from broadside.generators.des import tables

__all__ = ["ROOM", "Interpreted", "Machine", "Simulated", "path_of", "scheduled"]

ROOM = KERNELS / "des"


def path_of(source: str, isa: str) -> Path:
    """The `.sa` file for an ISA, given its name for the C62x."""
    return ROOM / f"{source.removesuffix('.sa')}{SUFFIX[isa]}.sa"


def scheduled(source: str, isa: str = "c62x") -> Path:
    """The scheduled file of a `.sa` file."""
    return linear_runner.scheduled(path_of(source, isa), isa)


@cache
def table_words() -> dict[str, tuple[int, list[int]]]:
    """Alignment and words of every table, by symbol."""
    rounds = {
        symbol: (256, [tables.entry(box, index) for box in boxes for index in range(64)])
        for symbol, _, boxes in tables.TABLES
    }
    keys = {
        symbol: (512, [tables.key_entry(first, boxes, i >> 7, i & 127) for i in range(512)])
        for symbol, _, first, boxes in tables.KEY_TABLES
    }
    symbol, _, boxes = tables.WIDE_TABLES
    wide = {symbol: (4096, [word for box in boxes for word in tables.wide_entries(box)])}
    return rounds | wide | keys | {"des_rotations": (8, tables.rotation_words())}


class Interpreted(linear_runner.Interpreted):
    """The meaning of one `.sa` file of the room."""

    def __init__(self, source: str, isa: str = "c62x") -> None:
        super().__init__(path_of(source, isa), isa, table_words())


class Simulated(linear_runner.Simulated):
    """The scheduled code of one `.sa` file on a simulated machine."""

    def __init__(self, machine: str, source: str, isa: str = "c62x") -> None:
        files = [scheduled(source, isa), *sorted((ROOM / "tables").glob("*.asm"))]
        if source == "key_schedule.sa" and isa == "c62x":
            files.append(ROOM / "triple_key_schedule.asm")
        super().__init__(machine, isa, files)
