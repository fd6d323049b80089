"""The ring of cbc3_encrypt_unrolled.sa: sixteen rounds of three channels, with FP and IP beside them.

A round takes 17 cycles. The other channels are 6 and 11 cycles behind the first. The round leaves one cycle
in which no data port is used. FP and IP of each channel go into the places that the rounds leave, two of them
at a time, each within about 60 cycles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from broadside.generators.des.rings.laying import (
    Group,
    Places,
    RingStrategy,
    begun,
    first_placed,
    insert,
    places_of_rounds,
    texts_of,
)
from broadside.generators.des.rings.round_model import CHANNELS, KEYS, ROUND, Round, Shape
from broadside.linear.ir import Operation
from broadside.optimizer.bounds.solver import Limits
from broadside.optimizer.model.region import Region
from broadside.optimizer.strategies.straight.rounds.insertion import Layout, Range
from broadside.optimizer.strategies.straight.rounds.unrolled_rounds import Unrolled

RINGS = range(266, 281)  # cycles of an iteration, from the bound to the first that has a schedule
SECONDS = 180.0  # time limit of each model of the last ring
SECONDS_BELOW = 20.0  # time limit of each model of the rings before it
TRIES = 8  # seeds for the last ring

SHAPE = Shape(
    steps=ROUND,
    interval=17,
    offsets=(0, 6, 11),
    begin=-5,
    earliest=5,  # so that the first round is in the ring
    ports={key: "D1" if key[0] == 0 else "D2" for key in KEYS},
    idle=True,
)

JOINT = "joint"


def plan(ring: int) -> tuple[Mapping[str, Range], ...]:
    """The groups that are placed together, each with its range of cycles in the ring.

    For the joint: the end of the range of operations that begin the rounds, and the start of the range of
    operations that begin the next rounds.
    """
    return (
        {JOINT: (24, ring - 20), "FP0": (0, 60), "FP1": (25, 88)},
        {"IP1": (ring - 98, ring - 20), "IP2": (ring - 85, ring - 1)},
        {"FP2": (60, 155), "IP0": (110, 210)},
    )


@dataclass(frozen=True)
class Parts:
    """The operations of the rounds, and the others by name. `first` is the first operation of the rounds."""

    rounds: Places
    others: Mapping[str, tuple[int, ...]]
    first: int


def parts_of(region: Region) -> Parts:
    """Splits the text of the source: beginning of the rounds, FP and IP by channel, rounds, rest."""
    payloads = [operation.payload for operation in region.operations]
    texts = texts_of(region)
    first = texts.index("LDW *+middle[2 * 0], " + payloads[_first_key(texts)].writes[0].name)
    rounds = dict(places_of_rounds(first, "d", range(CHANNELS)))
    last = max(rounds) + 1
    for number, payload in enumerate(payloads[:first]):
        entry = _entry(payload)
        if entry is not None:
            rounds[number] = entry
    marks = [n for n, text in enumerate(texts[:first]) if "*-middle[24 -" in text]
    kept = [next(n for n, text in enumerate(texts) if f"old{c}}}, f{c}" in text) for c in (1, 2)]
    bounds = [marks[0], *kept, *marks[3:], first]
    names = [f"{what}{channel}" for what in ("FP", "IP") for channel in range(CHANNELS)]
    others = {
        name: tuple(range(start, end))
        for name, (start, end) in zip(names, pairwise(bounds), strict=True)
    }
    joint = (*range(marks[0]), *range(last, len(texts)))
    return Parts(rounds, {JOINT: tuple(n for n in joint if n not in rounds), **others}, first)


def _first_key(texts: list[str]) -> int:
    return next(n for n, text in enumerate(texts) if text.startswith("LDW *+middle[2 * 0], "))


def _entry(payload: Operation) -> tuple[int, int, str] | None:
    """The place of an operation that computes the first t of a channel: the sum, or the key that it takes."""
    written = [register.name for register in payload.writes]
    for channel in range(CHANNELS):
        if written == [f"t{channel}"]:
            return 0, channel, "t"
        if payload.is_load and f"[128 + {channel}]" in payload.source:
            return 0, channel, "e"
    return None


def _group(parts: Parts, spans: Mapping[str, Range], ring: int) -> Group:
    """The operations of some parts, with their ranges."""
    group: dict[int, Range] = {}
    for name, span in spans.items():
        for number in parts.others[name]:
            if name != JOINT:
                group[number] = span
            else:
                group[number] = (0, span[0]) if number < parts.first else (span[1], ring - 1)
    return group


def fill(search: Unrolled, found: Round, ring: int) -> Layout:
    """Places all operations in `ring` cycles. Raises NotPlaced."""
    parts = parts_of(search.region)
    rounds, _ = begun(search, SHAPE, parts.rounds, found, ring)
    is_last = ring == RINGS[-1]

    def beside_rounds(seed: int) -> Layout:
        layout = rounds.copy()
        seconds = SECONDS if is_last else SECONDS_BELOW
        limits = Limits(seconds, seed=seed, timer=search.timer)
        for spans in plan(ring):
            insert(layout, ", ".join(spans), _group(parts, spans, ring), ring, limits)
        return layout

    return first_placed(range(1, TRIES + 1 if is_last else 2), beside_rounds)


STRATEGY = RingStrategy(SHAPE, RINGS, fill)
