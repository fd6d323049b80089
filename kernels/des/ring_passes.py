#!/usr/bin/env python3
"""Schedules cbc3_encrypt_passes.sa, whose loop is beyond the optimizer's own search.

    python kernels/des/ring_passes.py

One iteration is laid into a ring of cycles as ring.py does it, but a round takes 15 cycles, in which
the data ports have no cycle to spare. So all that loads and stores beside the rounds gets cycles of its
own (`GAPS`), in which no round uses a port. What stands around a gap is placed anew, so that as few
registers as possible are taken there; then what joins the passes, FP and IP.

What comes out is verified like every schedule. Takes some minutes; where the machine is too slow for
the limits of time it says so and writes nothing.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ring import ROUND, Ring, Round, RoundModel, Shape, Step

from broadside.files import write_atomically
from broadside.linear.ir import Operation
from broadside.optimizer.insertion import Layout, Range
from broadside.optimizer.optimize import optimize
from broadside.optimizer.options import Options
from broadside.optimizer.region import Region
from broadside.optimizer.unrolled import Placed, Unrolled
from broadside.optimizer.window import Limits, Outcome

ROOM = Path(__file__).parent
SOURCE = ROOM / "cbc3_encrypt_passes.sa"
TARGET = ROOM / "scheduled" / "c62x" / "cbc3_encrypt_passes.asm"
LOOP = "next"

RING = 252  # cycles of an iteration
GAPS = (104, 119, 121, 222, 230)  # of the rounds' own cycles: before each, one without them
AROUND = (5, 10)  # cycles before and after a gap in which the rounds are placed anew
ROUNDS = 16
SLOTS = 3
SECONDS = 100.0  # for each model

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
)
"""bare_round of the source for slots 0, 1 and 2: slot 2 goes before, since its block is finished."""

AT_A_GAP = ((5, 5), (5, 4), (4, 5), (4, 4), (4, 3), (3, 3), (3, 2), (2, 2), (1, 1), (0, 0))
AT_THE_JOINT = ((2, 2), (2, 1), (1, 2), (1, 1), (0, 1), (0, 0))
"""How many registers of sides A and B are withheld for what is placed later: the first that do."""


@dataclass(frozen=True)
class Parts:
    """Which operations are what: (round, slot, step or key) of the rounds, the rest by name."""

    rounds: Mapping[int, tuple[int, int, str]]
    joint: Mapping[int, Range]
    behind: Mapping[int, Range]
    ahead: Mapping[int, Range]


def parts_of(region: Region) -> Parts:
    """Follows the text of the source: what begins the slots, FP, IP, the rounds, the rest."""
    payloads = [operation.payload for operation in region.operations]
    texts = [re.sub(r"\s+", " ", payload.source) for payload in payloads]
    first = next(n for n, text in enumerate(texts) if text.startswith("LDW *-low[31 - 2 * 0]"))
    rounds = dict(_rounds(first))
    last = max(rounds) + 1
    begun = texts.index("LDW *+low[2]{input}, from")
    block = texts.index("LDW *+from[0], p")
    numbers = range(len(texts))
    carried = {n for n, (round_, _, name) in rounds.items() if (round_, name) == (ROUNDS, "e")}
    ends = {n: (200, RING - 1) for n in numbers if n >= last or n in carried}
    return Parts(
        {n: place for n, place in rounds.items() if n not in carried},
        {**ends, **dict.fromkeys(range(begun), (0, 14))},
        {n: _behind_range(payloads[n]) for n in range(begun, block)},
        dict.fromkeys(range(block, first), (GAPS[1] - 2, RING - 1)),
    )


def _behind_range(payload: Operation) -> Range:
    """The pointer to the next block may wait for a place until the end."""
    if not re.search(r"\bafter\b", payload.source):
        return 0, GAPS[2] + 8
    return (GAPS[2] + 9 if payload.is_store else GAPS[0]), RING - 1


def _rounds(first: int) -> Iterator[tuple[int, tuple[int, int, str]]]:
    """The operations of slot_rounds and slot_ends in the order of their text."""
    number = first
    for round_ in range(ROUNDS):
        more = round_ < ROUNDS - 1
        for slot in range(SLOTS):
            for word in "ed":
                yield number, (round_ + (word == "e"), slot, word)
                number += 1
        for slot in range(SLOTS) if more else reversed(range(SLOTS)):
            for step in (name for name in ROUND if name != "t"):
                yield number, (round_, slot, step)
                number += 1
            if more:
                yield number, (round_ + 1, slot, "t")
                number += 1


def delayed(cycle: int) -> int:
    """A cycle of the rounds in the ring."""
    return cycle + sum(cycle >= gap for gap in GAPS)


def lay_rounds(layout: Layout, parts: Parts, found: Round) -> dict[int, Range]:
    """All rounds but what stands around the gaps and uses no data port: its ranges."""
    before, after = AROUND
    left = {}
    for number, (round_, slot, name) in parts.rounds.items():
        start = SHAPE.begin + SHAPE.offsets[slot] + SHAPE.interval * round_
        if name in "ed":
            cycle, unit = start + found.keys[slot, name], SHAPE.ports[slot, name]
            side = "B" if name == "e" else "A"
        else:
            step, form = found.steps[name]
            cycle, unit = start + step, SHAPE.steps[name].forms[form][0]
            side = "A" if unit.endswith("1") else "B"
        if unit[0] != "D" and any(-before <= cycle - gap <= after for gap in GAPS):
            earliest = cycle + sum(cycle - after > gap for gap in GAPS) - 1
            left[number] = earliest, cycle + sum(cycle + before >= gap for gap in GAPS) + 1
            continue
        operation = layout.region.operations[number]
        fitting = [
            index
            for index, form_ in enumerate(operation.forms)
            if form_.unit == unit and form_.writes == (side,) and _reads_fit(name, form_.reads)
        ]
        if len(fitting) != 1 or not layout.place(number, delayed(cycle), fitting[0]):
            sys.exit(f"{operation.payload.source}: {len(fitting)} forms on {unit}")
    return left


def _reads_fit(name: str, sides: tuple[str, ...]) -> bool:
    """u, v, d and what comes of them are on side A; t, e and the odd words on side B."""
    return sides == ("A", "B") if name in ("u", "t") else len(set(sides)) == 1


def clusters(left: Mapping[int, Range]) -> list[dict[int, Range]]:
    """What stands around gaps that are near each other, together."""
    ordered = sorted(left, key=lambda number: left[number])
    cuts = [n for n, (a, b) in enumerate(pairwise(ordered), 1) if left[b][0] > left[a][1] + 2]
    return [
        {number: left[number] for number in ordered[begin:end]}
        for begin, end in pairwise([0, *cuts, len(ordered)])
    ]


def insert(
    layout: Layout, what: str, group: Mapping[int, Range], withheld: tuple[Range, ...]
) -> None:
    """Place a group with as many registers withheld as it allows."""
    for of_a, of_b in withheld:
        sides = {side: [r for r in layout.region.registers if r[0] == side] for side in "AB"}
        kept = (*sides["A"][len(sides["A"]) - of_a :], *sides["B"][len(sides["B"]) - of_b :])
        layout.withheld = frozenset(kept)
        ranges = layout.ranges(RING)
        if ranges is None:
            sys.exit(f"{what}: the dependences leave no place")
        open_ = {
            n: (max(ranges[n][0], low), min(ranges[n][1], high)) for n, (low, high) in group.items()
        }
        outcome = layout.insert(open_, RING, Limits(SECONDS))
        print(f"{what}, {of_a} and {of_b} registers withheld: {outcome.value}", file=sys.stderr)
        if outcome is Outcome.FOUND:
            layout.withheld = frozenset()
            return
    sys.exit("no schedule found within the limits of time")


def place(search: Unrolled) -> Placed:
    """The schedule of the loop's body."""
    parts = parts_of(search.region)
    layout = Ring(search.separate, True)
    left = lay_rounds(layout, parts, RoundModel(SHAPE).solve())
    for number, cycle in search.given.items():  # the branch, on side B
        layout.place(number, RING + cycle, 1)
    for cluster in clusters(left):
        insert(layout, "around gaps", cluster, AT_A_GAP)
    joint = {n: range_ for n, range_ in parts.joint.items() if n not in layout.cycles}
    insert(layout, "joint", joint, AT_THE_JOINT)
    insert(layout, "FP", parts.behind, ((0, 1), (0, 0)))
    insert(layout, "IP", parts.ahead, ((0, 0),))
    whole = Layout(search.separate, True)
    whole.cycles, whole.chosen, whole.sides = layout.cycles, layout.chosen, layout.sides
    placed, cause = search.finish(whole, RING)
    if placed is None:
        sys.exit(cause)
    return placed


def main() -> None:
    options = Options(
        seconds=10,
        region_seconds=15,
        large_region_seconds=15,
        anneal_moves=5_000_000,
        rings={LOOP: place},
    )
    result = optimize(SOURCE.read_text(encoding="utf-8"), str(SOURCE), "c62x", options)
    write_atomically(TARGET, result.assembly)


if __name__ == "__main__":
    main()
