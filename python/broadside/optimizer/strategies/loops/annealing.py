"""Modulo scheduling by simulated annealing, for bodies beyond the constraint model.

The same rules as `modulo.py`, as costs (crates/anneal). What comes out is a schedule like any other;
what does not come out is not proved impossible.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from broadside._core import anneal_loop
from broadside.optimizer.loops.model import (
    BRANCH_LATENCY,
    Limits,
    LoopModel,
    ModuloSchedule,
    Outcome,
    drop_unread_copies,
)
from broadside.optimizer.strategies.annealing_wire import (
    CONFLICT,
    END,
    REHEATS,
    START,
    EdgeTuple,
    OperationTuple,
    Resources,
)
from broadside.optimizer.strategies.loops.iterative_modulo import ListScheduler

_SIDE = {"A": 0, "B": 1}
_SIDES = ("A", "B", "AB")


def anneal(loop: LoopModel, interval: int, limits: Limits, moves: int, seed: int) -> Outcome:
    """A schedule within `limits` (whose channels are left aside), or nothing; one seed, one answer."""
    begun = time.process_time()
    body = Body(loop, interval, limits)
    cost, cycles, forms, sides, _ = anneal_loop(
        interval,
        limits.stages,
        body.capacity(),
        body.values(),
        [body.operation(number) for number in range(len(loop.region.operations))],
        list(body.edges()),
        [(*pair, 0, CONFLICT) for pair in loop.apart] if limits.keep_banks_apart else [],
        moves,
        REHEATS,
        seed,
        START,
        END,
    )
    seconds = time.process_time() - begun
    if cost:
        return Outcome(None, False, seconds, cost)
    named = [_SIDES[side] for side in sides]
    drop_unread_copies(loop.region, named, forms)
    return Outcome(ModuloSchedule(interval, cycles, forms, named, seconds), False, seconds)


def place_by_list(
    loop: LoopModel, interval: int, limits: Limits, tries: int
) -> list[ModuloSchedule]:
    """Schedules that lists find (modulo_list.py), those of the fewest registers first."""
    body = Body(loop, interval, limits)
    numbers = range(len(loop.region.operations))
    scheduler = ListScheduler(
        interval,
        limits.stages,
        body.capacity(),
        body.values(),
        [body.operation(number) for number in numbers],
        list(body.edges()),
        list(loop.apart) if limits.keep_banks_apart else [],
    )
    found: list[tuple[int, int, ModuloSchedule]] = []
    for seed in range(tries):
        placed = scheduler.run(seed)
        if placed is None:
            continue
        cycles, forms, sides = placed
        named = [_SIDES[side] for side in sides]
        drop_unread_copies(loop.region, named, forms)
        found.append((scheduler.peak, seed, ModuloSchedule(interval, cycles, forms, named)))
    return [schedule for _, _, schedule in sorted(found, key=lambda entry: entry[:2])]


class Body:
    """A loop as the annealing and the lists want it."""

    def __init__(self, loop: LoopModel, interval: int, limits: Limits) -> None:
        self.loop, self.region = loop, loop.region
        self.interval, self.limits = interval, limits
        self.mortal = {value for value, _, _ in loop.lifetimes()}
        self.allowed = [
            {register[0] for register in value.registers} or {"A", "B"}
            for value in self.region.values
        ]
        self.resources = Resources()

    def capacity(self) -> list[int]:
        live = self.limits.live or {}
        return [live.get(side, len(self.region.operations)) for side in "AB"]

    def values(self) -> list[tuple[int, bool, bool]]:
        """(sides allowed, held in all slots, counted) of each value."""
        found = []
        duplicable, yielding = self.loop.duplicable, self.loop.yielding
        for number, sides in enumerate(self.allowed):
            bits = sum(1 << _SIDE[side] for side in sides) + 4 * (number in duplicable)
            counted = number not in yielding
            found.append((bits, number not in self.mortal, counted))
        return found

    def operation(self, number: int) -> OperationTuple:
        operation = self.region.operations[number]
        slot = None
        if number == self.loop.branch:
            slot = (self.interval - BRANCH_LATENCY) % self.interval
        needed = [*operation.reads, *([] if operation.predicate is None else [operation.predicate])]
        needs = [(v, self.region.distances.get((number, v), 0)) for v in dict.fromkeys(needed)]
        writes = [(write.value, write.delay) for write in operation.writes]
        forms = [self.resources.form(operation, form) for form in operation.forms]
        first_stage = number in self.loop.control
        return slot, first_stage, list(operation.reads), needs, writes, forms

    def edges(self) -> Iterator[EdgeTuple]:
        """Dependences, and what keeps lives within the interval."""
        control = self.loop.control
        for edge in self.region.edges:
            if not (edge.source in control and edge.target in control):
                yield edge.source, edge.target, edge.latency, edge.distance, None
        for _, writes, reads in self.loop.lifetimes():
            for number, delay in writes:
                for reader, distance in reads:
                    if reader != number:
                        yield reader, number, -delay, 1 - distance, None
                for other, other_delay in writes:
                    if other != number:
                        yield other, number, other_delay - delay + 1, 1, None
        if self.region.cross_wait:
            yield from self._waits()

    def _waits(self) -> Iterator[EdgeTuple]:
        """One cycle more from a write to a read over a cross path, unless a load wrote."""
        for number, write, reader, distance in self.loop.cross_waits():
            yield number, reader, write.delay + 2, distance, write.value
