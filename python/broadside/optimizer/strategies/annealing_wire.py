"""What the annealing of loop bodies (crates/anneal) takes, shared by loops and straight-line code."""

from __future__ import annotations

from broadside.optimizer.model.problem import UNITS
from broadside.optimizer.model.region import CROSS_PATHS, SIDES, Form, Operation

START, END = 0.6, 0.05  # temperatures, in conflicts
REHEATS = 2
CONFLICT = 1.0
"""The weight from which two operations in one slot are a conflict."""

FormTuple = tuple[int, int, int, int, int | None]
"""Resources, side of the unit, sides of the places read and of those written, value that crosses."""

OperationTuple = tuple[
    int | None, bool, list[int], list[tuple[int, int]], list[tuple[int, int]], list[FormTuple]
]
"""Slot, first stage or not, values by place, (value, distance) needed, (value, delay) written, forms."""

EdgeTuple = tuple[int, int, int, int, int | None]
"""Source, target, latency, distance, value that must cross for it to count."""


PairTuple = tuple[int, int, int, float]
"""Two operations for different slots, how many cycles the second counts later, and the weight of it."""


class Resources:
    """Bits for units and paths, given out as forms name them."""

    def __init__(self) -> None:
        self._bits = {unit: 1 << k for k, unit in enumerate(UNITS)}

    def form(self, operation: Operation, form: Form) -> FormTuple:
        resources = 0
        for name in form.resources:
            if name:
                resources |= self._bits.setdefault(name, 1 << len(self._bits))
        side = int(form.unit[-1]) - 1 if form.unit else 0
        reads = sum(SIDES.index(s) << place for place, s in enumerate(form.reads))
        writes = sum(SIDES.index(s) << place for place, s in enumerate(form.writes))
        crossing = None
        if not CROSS_PATHS.isdisjoint(form.paths):
            pairs = zip(operation.reads, form.reads, strict=True)
            crossing = next(value for value, s in pairs if s != SIDES[side])
        return resources, side, reads, writes, crossing
