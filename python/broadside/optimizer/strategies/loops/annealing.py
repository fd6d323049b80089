"""Modulo scheduling by simulated annealing, for bodies beyond the constraint model.

The rules are those of `exact/modulo.py`, here as costs (`crates/schedule`). A schedule that it finds is like
any other. If it finds none, that proves nothing.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from broadside import _core, scheduling
from broadside.optimizer.loops.model import (
    BRANCH_LATENCY,
    Limits,
    LoopModel,
    ModuloSchedule,
    Outcome,
    drop_unread_copies,
)
from broadside.optimizer.strategies.forms import Paths, needs, writes
from broadside.optimizer.strategies.loops.iterative_modulo import ListScheduler

_SIDE = {"A": 0, "B": 1}
_SIDES = ("A", "B", "AB")


def anneal(loop: LoopModel, interval: int, limits: Limits, moves: int, seed: int) -> Outcome:
    """A schedule within `limits` (whose channels are left aside), or nothing; one seed, one answer."""
    begun = time.process_time()
    body = LoopBody(loop, interval, limits).described()
    found = _core.anneal(
        body, scheduling.Annealing(interval, limits.stages, moves=moves, seed=seed)
    )
    seconds = time.process_time() - begun
    if found.cost:
        return Outcome(None, False, seconds, found.cost)
    named, forms = [_SIDES[side] for side in found.sides], found.forms
    drop_unread_copies(loop.region, named, forms)
    return Outcome(ModuloSchedule(interval, found.cycles, forms, named, seconds), False, seconds)


def place_by_list(
    loop: LoopModel, interval: int, limits: Limits, tries: int
) -> list[ModuloSchedule]:
    """Schedules that lists find (iterative_modulo.py), those of the fewest registers first."""
    body = LoopBody(loop, interval, limits).described()
    scheduler = ListScheduler(body, interval, limits.stages)
    found: list[tuple[int, int, ModuloSchedule]] = []
    for seed in range(tries):
        placed = scheduler.run(seed)
        if placed is None:
            continue
        named = [_SIDES[side] for side in placed.sides]
        drop_unread_copies(loop.region, named, placed.forms)
        schedule = ModuloSchedule(interval, placed.cycles, placed.forms, named)
        found.append((scheduler.peak, seed, schedule))
    return [schedule for _, _, schedule in sorted(found, key=lambda entry: entry[:2])]


class LoopBody:
    """A loop as the annealing and the lists take it."""

    def __init__(self, loop: LoopModel, interval: int, limits: Limits) -> None:
        self.loop, self.region = loop, loop.region
        self.interval, self.limits = interval, limits
        self.mortal = {value for value, _, _ in loop.lifetimes()}
        self.allowed = [
            {register[0] for register in value.registers} or {"A", "B"}
            for value in self.region.values
        ]
        self.paths = Paths()

    def described(self) -> scheduling.Body:
        apart = self.loop.apart if self.limits.keep_banks_apart else ()
        return scheduling.Body(
            registers=self.registers(),
            values=self.values(),
            operations=[self.operation(n) for n in range(len(self.region.operations))],
            dependences=list(self.dependences()),
            apart=[scheduling.Apart(one, two) for one, two in apart],
        )

    def registers(self) -> tuple[scheduling.Registers, scheduling.Registers]:
        live, most = self.limits.live or {}, len(self.region.operations)
        return scheduling.Registers(live.get("A", most)), scheduling.Registers(live.get("B", most))

    def values(self) -> list[scheduling.Value]:
        found = []
        duplicable, yielding = self.loop.duplicable, self.loop.yielding
        for number, sides in enumerate(self.allowed):
            bits = sum(1 << _SIDE[side] for side in sides) + 4 * (number in duplicable)
            held, counted = number not in self.mortal, number not in yielding
            found.append(scheduling.Value(bits, held, counted))
        return found

    def operation(self, number: int) -> scheduling.Operation:
        operation = self.region.operations[number]
        is_branch = number == self.loop.branch
        distances = {
            value: distance
            for (reader, value), distance in self.region.distances.items()
            if reader == number
        }
        return scheduling.Operation(
            forms=[self.paths.form(operation, form) for form in operation.forms],
            reads=operation.reads,
            needs=needs(operation, distances),
            writes=writes(operation),
            cycle=(self.interval - BRANCH_LATENCY) % self.interval if is_branch else None,
            first_stage=number in self.loop.control,
        )

    def dependences(self) -> Iterator[scheduling.Dependence]:
        """Those of the region, those that keep lives within the interval, and waits for cross paths."""
        control = self.loop.control
        for edge in self.region.edges:
            if not (edge.source in control and edge.target in control):
                yield scheduling.Dependence(edge.source, edge.target, edge.latency, edge.distance)
        for _, writers, readers in self.loop.lifetimes():
            for number, delay in writers:
                for reader, distance in readers:
                    if reader != number:
                        yield scheduling.Dependence(reader, number, -delay, 1 - distance)
                for other, other_delay in writers:
                    if other != number:
                        yield scheduling.Dependence(other, number, other_delay - delay + 1, 1)
        if self.region.cross_wait:
            yield from self._waits()

    def _waits(self) -> Iterator[scheduling.Dependence]:
        """One cycle more from a write to a read over a cross path, unless a load wrote."""
        for number, write, reader, distance in self.loop.cross_waits():
            yield scheduling.Dependence(number, reader, write.delay + 2, distance, write.value)
