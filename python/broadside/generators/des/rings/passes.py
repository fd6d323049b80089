"""The ring of cbc3_encrypt_passes.sa: sixteen rounds of three slots, with one FP and one IP beside them.

A round takes 15 cycles, in which the data ports are never free. So all other loads and stores get cycles of
their own (`PLANS`), in which no round uses a port. The operations around such a gap are placed again, so that
they take as few registers as possible there. Then the joint of the passes, FP and IP are placed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from broadside.generators.des.rings.laying import (
    ROUNDS,
    Group,
    Places,
    RingStrategy,
    begun,
    first_placed,
    insert,
    places_of_rounds,
    texts_of,
)
from broadside.generators.des.rings.round_model import (
    CHANNELS,
    ROUND,
    Round,
    Shape,
    Step,
)
from broadside.linear.ir import Operation
from broadside.optimizer.bounds.solver import Limits
from broadside.optimizer.model.region import Region
from broadside.optimizer.strategies.straight.rounds.insertion import Layout, Range
from broadside.optimizer.strategies.straight.rounds.unrolled_rounds import Unrolled

POINTERS, STORES, LOADS = 104, 119, 121  # cycles of the rounds beside loads and stores of text
PLANS: Mapping[int, tuple[int, ...]] = {
    246: (),
    247: (),
    248: (STORES,),
    249: (STORES, LOADS),
    250: (POINTERS, STORES, LOADS),
    251: (POINTERS, STORES, LOADS, 226),
    252: (POINTERS, STORES, LOADS, 222, 230),
}
"""Rings from the bound on.

Each has the cycles of the rounds before which a cycle without rounds is inserted.
"""
SECONDS = 60.0  # time limit of each model
TRIES = 12  # schedules of FP for which IP is tried

SHAPE = Shape(
    steps={**ROUND, "u16": Step(("u",), 0, (("S1",),)), "t16": Step(("t",), 0, (("S2",),))},
    interval=15,
    offsets=(5, 10, 0),
    begin=-3,
    earliest=3,
    ports={
        **{(0, "e"): "D1", (0, "d"): "D1", (1, "e"): "D1"},
        **{(1, "d"): "D2", (2, "e"): "D2", (2, "d"): "D2"},
    },
    waiting=("u", "t"),
    first={"d": 0, "e": 1},
    weights=(60, 30, 1),
    seconds=SECONDS,
)
"""bare_round of the source for slots 0, 1 and 2. Slot 2 comes first, because its block is finished."""

AT_A_GAP = ((5, 5), (5, 4), (4, 5), (4, 4), (4, 3), (3, 3), (3, 2), (2, 2), (1, 1), (0, 0))
AT_THE_JOINT = ((2, 2), (2, 1), (1, 2), (1, 1), (0, 1), (0, 0))
"""Registers of sides A and B to withhold for what is placed later. The first pair that works is taken."""


@dataclass(frozen=True)
class Parts:
    """The operations of the rounds, and the groups of the others."""

    rounds: Places
    joint: Group
    behind: Group
    ahead: Group


def parts_of(region: Region, ring: int) -> Parts:
    """Splits the text of the source: the beginning of the slots, FP, IP, the rounds, the rest."""
    payloads = [operation.payload for operation in region.operations]
    texts = texts_of(region)
    first = next(n for n, text in enumerate(texts) if text.startswith("LDW *-low[31 - 2 * 0]"))
    rounds = dict(places_of_rounds(first, "ed", range(CHANNELS)[::-1]))
    last = max(rounds) + 1
    begun = texts.index("LDW *+low[2]{input}, from")
    block = texts.index("LDW *+from[0], p")
    numbers = range(len(texts))
    carried = {n for n, (round_, _, name) in rounds.items() if (round_, name) == (ROUNDS, "e")}
    ends = {n: (200, ring - 1) for n in numbers if n >= last or n in carried}
    return Parts(
        {n: place for n, place in rounds.items() if n not in carried},
        {**ends, **dict.fromkeys(range(begun), (0, 14))},
        {n: _behind_range(payloads[n], ring) for n in range(begun, block)},
        dict.fromkeys(range(block, first), (STORES - 2, ring - 1)),
    )


def _behind_range(payload: Operation, ring: int) -> Range:
    """The range of an operation between two blocks.

    Operations on the pointer to the next block (`after`) may be placed up to the end.
    """
    if not re.search(r"\bafter\b", payload.source):
        return 0, LOADS + 8
    return (LOADS + 9 if payload.is_store else POINTERS), ring - 1


def clusters(left: Mapping[int, Range]) -> list[dict[int, Range]]:
    """The operations around gaps. Those around gaps that are near each other are placed together."""
    ordered = sorted(left, key=lambda number: left[number])
    cuts = [n for n, (a, b) in enumerate(pairwise(ordered), 1) if left[b][0] > left[a][1] + 2]
    return [
        {number: left[number] for number in ordered[begin:end]}
        for begin, end in pairwise([0, *cuts, len(ordered)])
    ]


def fill(search: Unrolled, found: Round, ring: int) -> Layout:
    """Places all operations in `ring` cycles. Raises NotPlaced."""
    parts = parts_of(search.region, ring)
    layout, left = begun(search, SHAPE, parts.rounds, found, ring, PLANS[ring])
    limits = Limits(SECONDS, timer=search.timer)
    for cluster in clusters(left) if left else ():
        insert(layout, "around gaps", cluster, ring, limits, AT_A_GAP)
    insert(layout, "joint", parts.joint, ring, limits, AT_THE_JOINT)

    def beside_rounds(seed: int) -> Layout:
        """Places FP, and IP in the places that FP leaves."""
        trial = layout.copy()
        limits = Limits(SECONDS, seed=seed, timer=search.timer)
        insert(trial, "FP", parts.behind, ring, limits, ((0, 1), (0, 0)))
        insert(trial, "IP", parts.ahead, ring, limits)
        return trial

    return first_placed(range(1, TRIES + 1), beside_rounds)


STRATEGY = RingStrategy(SHAPE, tuple(PLANS), fill)
