"""Placements of operations in cycles, and the task of finding one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Outcome(Enum):
    FOUND = "found"
    INFEASIBLE = "proved infeasible"
    UNKNOWN = "time out"


@dataclass(slots=True)
class Placement:
    """A cycle and a mode for each operation; the cycle is None if the operation is not placed yet.

    `registers`: the registers of the values, if the model has assigned them.
    """

    cycles: list[int | None]
    modes: list[int]
    registers: list[str] | None = None


@dataclass(slots=True)
class Window:
    """A task for the constraint model: operations to place among others that are fixed.

    `length`: cycles of the region. `free`: the operations to place, each with its first and last cycle.
    `fixed`: the placement of all others. `periodic`: the region is a loop body, `length` is the initiation
    interval, and cycles count from the start of an iteration and may exceed it. `drain`: cycles that should
    have few operations, so that the next window can use the free places. `excess`: how many values beyond the
    registers may be live at once; their number is minimized. `apart`: pairs of operations of which as few as
    possible are to share a cycle. `colour`: the model assigns registers too; the
    sides of all values must be decided. `hint`: a placement from which the search starts.
    """

    length: int
    fixed: Placement
    free: dict[int, tuple[int, int]]
    periodic: bool = False
    excess: int = 0
    colour: bool = False
    drain: tuple[int, ...] = ()
    apart: tuple[tuple[int, int], ...] = ()
    hint: Placement | None = None
