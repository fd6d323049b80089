"""Schedules found before, by the shape of the loop body or of the region, because many kernels share a round.

Two loop bodies have the same shape if they differ only in names of registers, in constants and in values that
only live through the loop. Two regions have the same shape if they differ only in names and constants, as for
the key lengths of a cipher. A schedule from here is verified like any other.
"""

from __future__ import annotations

import contextlib
import copy
import hashlib
import json
from dataclasses import dataclass, field, replace
from pathlib import Path

from broadside.optimizer.bounds.attempt import Attempt
from broadside.optimizer.loops.model import Limits, LoopModel, ModuloSchedule
from broadside.optimizer.model.region import Form, Region, Schedule


def shape_of(loop: LoopModel, interval: int, limits: Limits, variant: int = 0) -> str:
    """A digest that is equal for loops that can have the same schedule.

    A search for several schedules of one loop numbers them: each `variant` has a name of its own.
    """
    region = loop.region
    touched = [v for v in range(len(region.values)) if v not in loop.untouched]
    number = {value: index for index, value in enumerate(touched)}
    operations = [
        (
            operation.name,
            [number[v] for v in operation.reads],
            [(number[w.value], w.delay) for w in operation.writes],
            None if operation.predicate is None else number[operation.predicate],
            [_form(form) for form in operation.forms],
        )
        for operation in region.operations
    ]
    values = [
        (
            sorted({register[0] for register in region.values[v].registers}),
            region.values[v].ready is not None,
            region.values[v].due is not None,
            v in loop.whole,
        )
        for v in touched
    ]
    distances = sorted((op, number[v], d) for (op, v), d in region.distances.items())
    edges = sorted((e.source, e.target, e.latency, e.distance) for e in region.edges)
    extra = [loop.branch, sorted(loop.control), loop.apart, interval, limits.keep_banks_apart]
    if region.cross_wait:
        extra.append("cross wait")
    if limits.channels:
        extra.append(limits.channels)
    if limits.annealed:
        extra.append("annealed")
    live = None if limits.live is None else sorted(limits.live.items())
    text = json.dumps([operations, values, distances, edges, extra, live])
    digest = hashlib.sha256(text.encode()).hexdigest()
    return f"{digest}-{variant}" if variant else digest


def shape_of_any(loop: LoopModel, interval: int) -> str:
    """A digest that is equal for loops that have a schedule at the interval either all or not at all."""
    return shape_of(loop, interval, Limits())


def shape_of_region(region: Region) -> str:
    """A digest that is equal for regions that can have the same schedule."""
    operations = [
        (
            operation.reads,
            [(write.value, write.delay) for write in operation.writes],
            [_form(form) for form in operation.forms],
            operation.predicate,
            None if operation.anchor is None else operation.anchor.value,
            operation.offset,
            operation.rematerializable,
            sorted(operation.halves),
        )
        for operation in region.operations
    ]
    values = [
        (
            value.registers,
            value.ready,
            value.due,
            *([] if value.held is None else [value.held]),
            *value.copies,
        )
        for value in region.values
    ]
    edges = sorted((e.source, e.target, e.latency, e.distance) for e in region.edges)
    extra = [
        region.registers,
        *[(port, end.value, cycle) for port, end, cycle in region.taken],
        [_form(form) for form in region.copy_forms],
        sorted(region.distances.items()),
        [region.pairs, region.apart, region.cross_wait],
    ]
    text = json.dumps([operations, values, edges, extra])
    return hashlib.sha256(text.encode()).hexdigest()


def _form(form: Form) -> tuple[object, ...]:
    return form.unit, form.reads, form.writes, form.paths, *form.ports


def _transferred(schedule: Schedule, region: Region) -> Schedule:
    """The schedule of a region of the same shape, transferred to `region`; its copies stay."""
    grown = copy.copy(region)
    count = len(region.operations)
    grown.operations = [
        replace(old, name=own.name, forms=own.forms, payload=own.payload)
        for old, own in zip(schedule.region.operations, region.operations, strict=False)
    ]
    grown.operations += schedule.region.operations[count:]
    grown.values = region.values + schedule.region.values[len(region.values) :]
    grown.edges = schedule.region.edges
    grown.distances = schedule.region.distances
    return replace(schedule, region=grown)


@dataclass
class Memory:
    """The schedules and proofs that searches know; with a `folder`, schedules of loops are also on disk."""

    folder: Path | None = None
    found: dict[str, tuple[list[int], list[int], list[str]]] = field(default_factory=dict)
    failed: dict[str, bool] = field(default_factory=dict)  # shape -> proved infeasible
    spent: dict[str, float] = field(default_factory=dict)  # shape -> seconds of a failed search
    # in memory only; a text says why there is no schedule
    regions: dict[str, Schedule | str] = field(default_factory=dict)
    refuted: dict[str, Attempt | None] = field(default_factory=dict)
    """The proof that a loop has no schedule at an interval; None if a search found no proof."""
    best_regions: dict[str, Schedule] = field(default_factory=dict)
    """Schedules of other searches, which may not be the best; these regions are searched again."""

    def recall_region(self, region: Region, shape: str) -> Schedule | str | None:
        """The schedule of a region, or a text that says why there is none; None if it is not known."""
        entry = self.regions.get(shape)
        return _transferred(entry, region) if isinstance(entry, Schedule) else entry

    def recall_best(self, region: Region, shape: str) -> Schedule | None:
        """The schedule of a region that another search found, or None."""
        entry = self.best_regions.get(shape)
        return None if entry is None else _transferred(entry, region)

    def recall(self, loop: LoopModel, shape: str, interval: int) -> ModuloSchedule | None:
        """The schedule that was noted under this shape, or None; `interval` is its initiation interval."""
        entry = self.found.get(shape) or self._read(shape)
        if entry is None:
            return None
        cycles, forms, sides = entry
        touched = iter(sides)
        # register assignment decides the side of a value that the loop does not use
        all_sides = [
            "A" if v in loop.untouched else next(touched) for v in range(len(loop.region.values))
        ]
        return ModuloSchedule(interval, list(cycles), list(forms), all_sides)

    def note(self, loop: LoopModel, shape: str, schedule: ModuloSchedule) -> None:
        """Keeps the schedule of a loop under its shape, also in the folder if there is one."""
        sides = [s for v, s in enumerate(schedule.sides) if v not in loop.untouched]
        self.found[shape] = (list(schedule.cycles), list(schedule.forms), sides)
        self._write(shape)

    def learn_loops(self, other: Memory) -> None:
        """Adds the schedules of loops that another search found."""
        new = other.found.keys() - self.found.keys()
        self.found |= other.found
        for shape in new:
            if self.folder is None or not (self.folder / f"{shape}.json").exists():
                self._write(shape)

    def _write(self, shape: str) -> None:
        if self.folder is None:
            return
        with contextlib.suppress(OSError):  # a schedule that cannot be cached is still good
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / f"{shape}.json").write_text(json.dumps(self.found[shape]))

    def _read(self, shape: str) -> tuple[list[int], list[int], list[str]] | None:
        if self.folder is None:
            return None
        try:
            cycles, forms, sides = json.loads((self.folder / f"{shape}.json").read_text())
        except (OSError, ValueError):
            return None
        return cycles, forms, sides
