"""The range of a figure over other placements of the arguments: minimum, median and maximum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Range:
    """Cycles over placements, in the unit of the figure. `measured` of the `possible` placements were tried.

    `least_at` and `most_at` name a placement with the fewest cycles and one with the most. With caches,
    `possible` is None, because cache lines distinguish thousands of offsets.
    """

    least: float
    median: float
    most: float
    measured: int
    possible: int | None
    least_at: str
    most_at: str

    def as_dict(self) -> dict[str, Any]:
        """The object in bench.json. `from_dict` is the inverse."""
        return {
            "minimum": round(self.least, 1),
            "median": round(self.median, 1),
            "maximum": round(self.most, 1),
            "measured": self.measured,
            "possible": self.possible,
            "minimum_at": self.least_at,
            "maximum_at": self.most_at,
        }

    def __str__(self) -> str:
        return span(self.least, self.median, self.most)


def span(least: float, middle: float, most: float) -> str:
    """Minimum, median and maximum as a cell of a table. One number if they are equal."""
    shown = [f"{number:,.0f}" for number in (least, middle, most)]
    return shown[0] if len(set(shown)) == 1 else " / ".join(shown)


def range_of(found: Sequence[tuple[float, str]], possible: int | None) -> Range:
    """The range of cycles and the names of its placements.

    If cycles are equal, the first placement is named.
    """
    cycles = [number for number, _ in found]
    least, most = min(found, key=lambda one: one[0]), max(found, key=lambda one: one[0])
    measured = len(found) if possible is None else min(len(found), possible)
    return Range(least[0], median(cycles), most[0], measured, possible, least[1], most[1])
