"""Placements: the addresses that the contracts allow for the arguments of a call, and the cycles of each.

A kernel's figure is for one placement: all arguments on multiples of 8 bytes, one after the other in the
memory that holds the stack. The bank, the block of memory or the set of a cache that an address falls into
decides about stalls; the machine's file has these facts.
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
    """The facts of a machine that decide stalls: its memories, and the `period` in bytes of its banks."""

    period: int
    memories: tuple[str, ...]  # one for each block of banks, the stack's first
    cached: bool


@dataclass(frozen=True)
class Spot:
    """A memory, and the bytes by which an address exceeds a multiple of the period.

    Of the stack: the bytes by which its top lies below the end of its memory.
    """

    memory: str
    offset: int

    def __str__(self) -> str:
        return f"{self.memory}+{self.offset}"


@dataclass(frozen=True)
class Placement:
    """The stack's spot and one for each argument, in the order of their addresses.

    `in_place`: the output is the input; the spots of outputs are then ignored.
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
    """Whether it is an output buffer that may be the input too."""
    return role.split()[0] == "out"


@cache
def facts(machine: str) -> Facts | None:
    """The facts in a machine's file; None if its memory never stalls."""
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
    """How many placements `every` yields; None if there are caches."""
    if found.cached:
        return None
    return sum(
        len(found.memories) * math.prod(len(choice) for choice in choices.values())
        for choices in (_choices(found, alignments, same) for same in _in_place(alignments))
    )


def every(found: Facts, alignments: dict[str, int]) -> Iterator[Placement]:
    """All placements in a memory with banks, of arguments with these alignments."""
    stacks = [Spot(memory, 0) for memory in found.memories]
    for same in _in_place(alignments):
        choices = _choices(found, alignments, same)
        for stack, *spots in itertools.product(stacks, *choices.values()):
            chosen = dict(zip(choices, spots, strict=True))
            yield Placement(stack, _with_outputs(alignments, chosen), same)


def _in_place(roles: Iterable[str]) -> tuple[bool, ...]:
    """Whether the output may be the input, too."""
    return (False, True) if any(map(is_output, roles)) else (False,)


def _choices(found: Facts, alignments: dict[str, int], same: bool) -> dict[str, list[Spot]]:
    """The spots of each argument; with `same`, outputs have none of their own."""
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
    """The spots in the order of `roles`; an output without one has its input's."""
    return tuple((role, chosen.get(role) or chosen[role.replace("out", "in", 1)]) for role in roles)


def sampled(found: Facts, alignments: dict[str, int], seed: str) -> Iterator[Placement]:
    """Random placements without end: order of the arguments, spots, in place or not, stack."""
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
"""Number of places of the stack in a sample; each needs a machine of its own."""
IN_PLACE = 0.2
"""Share of a sample whose output is the input, as in a full enumeration with four spots an argument."""
DRAWS_A_PLACEMENT = 20
"""Draws for each wanted placement; a sample ends after them if the machine has no room for most."""
STACK_STEP = 32
"""Sizes of memories are multiples of this number of bytes."""


def _any_stack(found: Facts, source: random.Random) -> Spot:
    lower = source.randrange(0, found.period, STACK_STEP) if found.cached else 0
    return Spot(source.choice(found.memories), lower)


class Surveyed(Protocol):
    """What is called with its arguments wherever they are to lie."""

    facts: Facts

    @property
    def alignments(self) -> dict[str, int]:
        """The alignment of each argument by the contract."""

    def cycles(self, placement: Placement, runs: int = RUNS) -> float | None:
        """Mean of `runs` calls in the unit of the figure; None if the machine has no room."""


def range_over(surveyed: Surveyed, figure: Measurement, seed: str, limit: int) -> Range:
    """The range around the figure, over all placements or over `limit` random ones if there are more."""
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
