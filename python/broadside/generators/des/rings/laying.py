"""Lays one iteration of a loop with unrolled rounds into a ring of cycles.

The rounds of all channels repeat one round that a constraint model found (`round_model.py`). The other
operations go, group by group, into the places that the rounds leave. The optimizer's model for operations
beside fixed ones (`insertion.py`) places them.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from broadside.generators.des.rings.round_model import (
    CHANNELS,
    ROUND,
    NotPlaced,
    Round,
    RoundModel,
    Shape,
)
from broadside.optimizer.bounds.solver import Limits
from broadside.optimizer.model.placement import Outcome
from broadside.optimizer.model.region import Region, Value
from broadside.optimizer.strategies.straight.rounds.insertion import Layout, Range
from broadside.optimizer.strategies.straight.rounds.unrolled_rounds import Failure, Placed, Unrolled

ROUNDS = 16
AROUND = (5, 10)  # cycles before and after a gap in which the rounds are placed again

Group = Mapping[int, Range]
"""Operations that are placed together, each with its range of cycles in the ring."""
Places = Mapping[int, tuple[int, int, str]]
"""For each operation of the rounds: round, channel, and step (or word of keys)."""


class Ring(Layout):
    """A layout in which values carried around the loop take no register until their operations are placed."""

    def _values(self, members: list[int]) -> list[Value]:
        del members
        return self.region.values


@dataclass(frozen=True)
class RingStrategy:
    """Lays one iteration into the shortest of `rings` that has a schedule.

    `fill` places all operations in the given number of cycles, beside the rounds found. It raises NotPlaced.
    """

    shape: Shape
    rings: Sequence[int]
    fill: Callable[[Unrolled, Round, int], Layout]

    def __call__(self, search: Unrolled) -> Placed | None:
        """The schedule of the loop's body, or None. The search records the rings that failed."""
        try:
            found = RoundModel(self.shape).solve(search.timer)
        except NotPlaced as error:
            search.options.progress(f"{search.region.name}: {error}")
            return None
        for ring in self.rings:
            began = time.monotonic()
            try:
                placed = _finished(search, self.fill(search, found, ring), ring)
            except NotPlaced as error:
                cause = f"rounds every {self.shape.interval} cycles; {error}"
                search.options.progress(f"{search.region.name}: {ring} cycles: {cause}")
                search.failures.append(Failure(ring, cause, time.monotonic() - began))
                continue
            placed.seconds = time.monotonic() - began
            return placed
        return None


def _finished(search: Unrolled, layout: Layout, ring: int) -> Placed:
    """The schedule of a complete layout, with registers. Raises NotPlaced."""
    whole = Layout(search.separate, True)
    whole.cycles, whole.chosen, whole.sides = layout.cycles, layout.chosen, layout.sides
    placed, cause = search.finish(whole, ring)
    if placed is None:
        raise NotPlaced(cause)
    return placed


def texts_of(region: Region) -> list[str]:
    """The source line of each operation, with single spaces."""
    return [re.sub(r"\s+", " ", operation.payload.source) for operation in region.operations]


def places_of_rounds(
    first: int, last_words: str, last_channels: Sequence[int]
) -> Iterator[tuple[int, tuple[int, int, str]]]:
    """The operations of the rounds in the order of their text, from operation `first` on.

    The last round loads only `last_words` of the keys, computes no t, and has its own order of channels.
    """
    number = first
    for round_ in range(ROUNDS):
        more = round_ < ROUNDS - 1
        for channel in range(CHANNELS):
            for word in "ed" if more else last_words:
                yield number, (round_ + (word == "e"), channel, word)
                number += 1
        for channel in range(CHANNELS) if more else last_channels:
            for step in (name for name in ROUND if name != "t"):
                yield number, (round_, channel, step)
                number += 1
            if more:
                yield number, (round_ + 1, channel, "t")
                number += 1


def begun(
    search: Unrolled,
    shape: Shape,
    places: Places,
    found: Round,
    ring: int,
    gaps: Sequence[int] = (),
) -> tuple[Ring, dict[int, Range]]:
    """A ring with the branch and the rounds. Each round begins an interval after the one before.

    `gaps` are cycles of the rounds before which a cycle without rounds is inserted. Operations near a gap
    that use no data port are left out. The second result has their ranges.
    """
    layout = Ring(search.separate, True)
    left = _lay_rounds(layout, shape, places, found, gaps)
    for number, cycle in search.given.items():
        if not layout.place(number, ring + cycle, 1):  # the branch, on side B
            raise NotPlaced("the branch meets a round")
    return layout, left


def _lay_rounds(
    layout: Layout, shape: Shape, places: Places, found: Round, gaps: Sequence[int]
) -> dict[int, Range]:
    before, after = AROUND
    left = {}
    for number, (round_, channel, name) in places.items():
        start = shape.begin + shape.offsets[channel] + shape.interval * round_
        if name in "ed":
            cycle, unit = start + found.keys[channel, name], shape.ports[channel, name]
            side = "B" if name == "e" else "A"
        else:
            step, form = found.steps[name]
            cycle, unit = start + step, shape.steps[name].forms[form][0]
            side = "A" if unit.endswith("1") else "B"
        if unit[0] != "D" and any(-before <= cycle - gap <= after for gap in gaps):
            earliest = cycle + sum(cycle - after > gap for gap in gaps) - 1
            left[number] = earliest, cycle + sum(cycle + before >= gap for gap in gaps) + 1
            continue
        delayed = cycle + sum(cycle >= gap for gap in gaps)
        _place(layout, number, delayed, (unit, side, name in shape.crossing))
    return left


def _place(layout: Layout, number: int, cycle: int, wanted: tuple[str, str, bool]) -> None:
    """Places an operation, in the one form that has the unit and the sides of the round."""
    unit, side, crosses = wanted
    operation = layout.region.operations[number]
    fitting = [
        index
        for index, form in enumerate(operation.forms)
        if form.unit == unit
        and form.writes == (side,)
        and (form.reads == ("A", "B") if crosses else len(set(form.reads)) == 1)
    ]
    if len(fitting) != 1 or not layout.place(number, cycle, fitting[0]):
        raise NotPlaced(f"{operation.payload.source}: {len(fitting)} forms on {unit}")


def first_placed(seeds: Iterable[int], attempt: Callable[[int], Layout]) -> Layout:
    """The layout of the first seed with which an attempt places all. Raises NotPlaced with the last cause.

    The places of earlier groups decide whether later groups have a place. The places depend on the seed.
    """
    cause = NotPlaced("no seed")
    for seed in seeds:
        try:
            return attempt(seed)
        except NotPlaced as error:
            cause = error
    raise cause


def insert(
    layout: Layout,
    what: str,
    group: Group,
    ring: int,
    limits: Limits,
    withheld: Sequence[Range] = ((0, 0),),
) -> None:
    """Places a group and withholds as many registers of sides A and B as possible. Raises NotPlaced.

    `withheld` has the numbers to try. Operations of the group that are placed already stay.
    """
    for of_a, of_b in withheld:
        sides = {side: [r for r in layout.region.registers if r[0] == side] for side in "AB"}
        kept = (*sides["A"][len(sides["A"]) - of_a :], *sides["B"][len(sides["B"]) - of_b :])
        layout.withheld = frozenset(kept)
        ranges = layout.ranges(ring)
        if ranges is None:
            raise NotPlaced(f"{what}: the dependences leave no place")
        open_ = {
            n: (max(ranges[n][0], low), min(ranges[n][1], high))
            for n, (low, high) in group.items()
            if n in ranges
        }
        outcome = layout.insert(open_, ring, limits)
        if outcome is Outcome.FOUND:
            layout.withheld = frozenset()
            return
    raise NotPlaced(f"{what}: {outcome.value}")
