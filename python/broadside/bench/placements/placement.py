"""Placements: the addresses that the contracts allow for a call's arguments, and the cycles of each.

A kernel's figure is for one placement: all arguments on multiples of 8 bytes, one after the other in the
memory of the stack. Stalls depend on the bank, the block of memory or the cache set of an address. The
machine's file has these facts.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from broadside.bench.measure.cycles import RUNS, Measurement
from broadside.bench.measure.ranges import Range, range_of
from broadside.facts import machines

STACK = "stack"
AS_QUOTED = "as quoted"


@dataclass(frozen=True)
class Facts:
    """The facts of a machine that decide stalls: its memories, and the `period` of its banks in bytes."""

    period: int
    memories: tuple[str, ...]  # one for each block of banks; the stack's comes first
    cached: bool


@dataclass(frozen=True)
class Spot:
    """A memory, and the number of bytes by which an address exceeds a multiple of the period.

    For the stack, the number of bytes between its top and the end of the memory.
    """

    memory: str
    offset: int

    def __str__(self) -> str:
        return f"{self.memory}+{self.offset}"


@dataclass(frozen=True)
class Placement:
    """The spot of the stack, and a spot for each argument in the order of their addresses.

    `in_place`: the output is the input. The spots of outputs are then ignored.
    """

    stack: Spot
    spots: tuple[tuple[str, Spot], ...]
    in_place: bool = False

    def __str__(self) -> str:
        named = [f"{role} {spot}" for role, spot in self.spots if not self._is_input_too(role)]
        same = ["out is in"] if self.in_place else []
        return ", ".join([*named, *same, f"{STACK} {self.stack}"])

    def _is_input_too(self, role: str) -> bool:
        return self.in_place and is_output(role)


def is_output(role: str) -> bool:
    """Whether the role is an output buffer that may be the input too."""
    return role.split()[0] == "out"


@cache
def facts(machine: str) -> Facts | None:
    """The facts in a machine's file. None if its memory never stalls."""
    table = machines.description(machine)
    data = sorted(
        (entry for entry in table["memory"] if entry["holds"] != "program"),
        key=lambda entry: not entry.get("stack", False),
    )
    if "caches" in table:
        shape = table["caches"]["l1d"]["shape"]
        return Facts(shape["size"] // shape["ways"], (data[0]["name"],), cached=True)
    banked = {entry["block"]: entry for entry in reversed(data) if "banks" in entry}
    if not banked:
        return None
    names = [entry["name"] for entry in data if entry in banked.values()]
    period = max(e["banks"]["count"] * e["banks"]["width"] for e in banked.values())
    return Facts(period, tuple(names), cached=False)


def possible(found: Facts, alignments: dict[str, int]) -> int | None:
    """The number of placements that `every` yields. None if there are caches."""
    if found.cached:
        return None
    return sum(
        len(found.memories) * math.prod(len(choice) for choice in choices.values())
        for choices in (_choices(found, alignments, same) for same in _in_place(alignments))
    )


def every(found: Facts, alignments: dict[str, int]) -> Iterator[Placement]:
    """All placements of arguments with these alignments, on a machine whose memory has banks."""
    stacks = [Spot(memory, 0) for memory in found.memories]
    for same in _in_place(alignments):
        choices = _choices(found, alignments, same)
        for stack, *spots in itertools.product(stacks, *choices.values()):
            chosen = dict(zip(choices, spots, strict=True))
            yield Placement(stack, _with_outputs(alignments, chosen), same)


def _in_place(roles: Iterable[str]) -> tuple[bool, ...]:
    """The choices for running in place: also true if an argument is an output that may be the input."""
    return (False, True) if any(map(is_output, roles)) else (False,)


def _choices(found: Facts, alignments: dict[str, int], same: bool) -> dict[str, list[Spot]]:
    """The possible spots of each argument. With `same`, outputs have no spots of their own."""
    return {
        role: [
            Spot(memory, offset)
            for memory in found.memories
            for offset in range(0, found.period, alignment)
        ]
        for role, alignment in alignments.items()
        if not (same and is_output(role))
    }


def _with_outputs(roles: Iterable[str], chosen: dict[str, Spot]) -> tuple[tuple[str, Spot], ...]:
    """The spots in the order of `roles`. An output without a spot gets the spot of its input."""
    return tuple((role, chosen.get(role) or chosen[role.replace("out", "in", 1)]) for role in roles)


def sampled(found: Facts, alignments: dict[str, int], seed: str) -> Iterator[Placement]:
    """An endless row of random placements: order of arguments, spots, in place or not, stack."""
    source = random.Random(seed)
    both = _in_place(alignments)
    stacks = [_any_stack(found, source) for _ in range(STACKS)]
    seen: set[Placement] = set()
    while True:
        same = len(both) > 1 and source.random() < IN_PLACE
        choices = _choices(found, alignments, same)
        order = list(alignments)
        source.shuffle(order)
        spots = {role: source.choice(choices[role]) for role in order if role in choices}
        placement = Placement(source.choice(stacks), _with_outputs(order, spots), same)
        if placement not in seen:
            seen.add(placement)
            yield placement


STACKS = 4
"""The number of spots of the stack in a sample. Each needs a machine of its own."""
IN_PLACE = 0.2
"""The share of a sample whose output is the input. A full enumeration with four spots per argument has it."""
DRAWS_A_PLACEMENT = 20
"""The number of draws for each wanted placement. A sample ends after them if most placements do not fit."""
STACK_STEP = 32
"""Sizes of memories are multiples of this number of bytes."""


def _any_stack(found: Facts, source: random.Random) -> Spot:
    lower = source.randrange(0, found.period, STACK_STEP) if found.cached else 0
    return Spot(source.choice(found.memories), lower)


class Surveyed(Protocol):
    """Something that can be called with any placement of its arguments."""

    facts: Facts

    @property
    def alignments(self) -> dict[str, int]:
        """The alignment in bytes of each argument, from the contract."""

    def cycles(self, placement: Placement, runs: int = RUNS) -> float | None:
        """The mean of `runs` calls in the unit of the figure. None if the machine has too little space."""


def range_over(surveyed: Surveyed, figure: Measurement, seed: str, limit: int) -> Range:
    """The range for a figure, over all placements, or over `limit` random ones if there are more."""
    same = bool(figure.equal_time and figure.equal_addresses)
    count = possible(surveyed.facts, surveyed.alignments)
    whole = count is not None and count <= limit
    chosen = (
        every(surveyed.facts, surveyed.alignments)
        if whole
        else itertools.islice(
            sampled(surveyed.facts, surveyed.alignments, seed), limit * DRAWS_A_PLACEMENT
        )
    )
    found = [(figure.cycles, AS_QUOTED)]
    for placement in chosen:
        cycles = surveyed.cycles(placement, 1 if same else RUNS)
        if cycles is not None:
            found.append((cycles, str(placement)))
        if len(found) > limit and not whole:
            break
    return range_of(found, count)
