#!/usr/bin/env python3
"""Schedules cbc3_encrypt_passes.sa, whose loop is beyond the optimizer's own search.

    python kernels/des/ring_passes.py

One iteration is laid into a ring of cycles as ring.py does it, but a round takes 15 cycles, in which
the data ports have no cycle to spare. So all that loads and stores beside the rounds gets cycles of its
own (`PLANS`), in which no round uses a port. What stands around a gap is placed anew, so that as few
registers as possible are taken there; then what joins the passes, FP and IP.

What comes out is verified like every schedule. Takes some minutes; where the machine is too slow for
the limits of time it says so and writes nothing.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ring import ROUND, NotPlaced, Ring, Round, RoundModel, Shape, Step

from broadside.files import write_atomically
from broadside.linear.ir import Operation
from broadside.optimizer.model.placement import Limits, Outcome
from broadside.optimizer.model.region import Region
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options
from broadside.optimizer.strategies.straight.rounds.insertion import Layout, Range
from broadside.optimizer.strategies.straight.rounds.unrolled_rounds import Failure, Placed, Unrolled

ROOM = Path(__file__).parent
SOURCE = ROOM / "cbc3_encrypt_passes.sa"
TARGET = ROOM / "scheduled" / "c62x" / "cbc3_encrypt_passes.asm"
LOOP = "next"

POINTERS, STORES, LOADS = 104, 119, 121  # cycles of the rounds beside which text is dealt with
PLANS: Mapping[int, tuple[int, ...]] = {
    246: (),
    247: (),
    248: (STORES,),
    249: (STORES, LOADS),
    250: (POINTERS, STORES, LOADS),
    251: (POINTERS, STORES, LOADS, 226),
    252: (POINTERS, STORES, LOADS, 222, 230),
}
"""Rings from the bound on: the cycles of the rounds before which there is one without them."""
AROUND = (5, 10)  # cycles before and after a gap in which the rounds are placed anew
ROUNDS = 16
SLOTS = 3
SECONDS = 60.0  # for each model
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


def parts_of(region: Region, ring: int) -> Parts:
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
    ends = {n: (200, ring - 1) for n in numbers if n >= last or n in carried}
    return Parts(
        {n: place for n, place in rounds.items() if n not in carried},
        {**ends, **dict.fromkeys(range(begun), (0, 14))},
        {n: _behind_range(payloads[n], ring) for n in range(begun, block)},
        dict.fromkeys(range(block, first), (STORES - 2, ring - 1)),
    )


def _behind_range(payload: Operation, ring: int) -> Range:
    """The pointer to the next block may wait for a place until the end."""
    if not re.search(r"\bafter\b", payload.source):
        return 0, LOADS + 8
    return (LOADS + 9 if payload.is_store else POINTERS), ring - 1


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


def delayed(cycle: int, gaps: tuple[int, ...]) -> int:
    """A cycle of the rounds in the ring."""
    return cycle + sum(cycle >= gap for gap in gaps)


def lay_rounds(
    layout: Layout, parts: Parts, found: Round, gaps: tuple[int, ...]
) -> dict[int, Range]:
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
        if unit[0] != "D" and any(-before <= cycle - gap <= after for gap in gaps):
            earliest = cycle + sum(cycle - after > gap for gap in gaps) - 1
            left[number] = earliest, cycle + sum(cycle + before >= gap for gap in gaps) + 1
            continue
        operation = layout.region.operations[number]
        fitting = [
            index
            for index, form_ in enumerate(operation.forms)
            if form_.unit == unit and form_.writes == (side,) and _reads_fit(name, form_.reads)
        ]
        if len(fitting) != 1 or not layout.place(number, delayed(cycle, gaps), fitting[0]):
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
    layout: Layout,
    what: str,
    group: Mapping[int, Range],
    withheld: tuple[Range, ...],
    ring: int,
    seed: int = 1,
) -> None:
    """Place a group with as many registers withheld as it allows. Raises NotPlaced."""
    causes = []
    for of_a, of_b in withheld:
        sides = {side: [r for r in layout.region.registers if r[0] == side] for side in "AB"}
        kept = (*sides["A"][len(sides["A"]) - of_a :], *sides["B"][len(sides["B"]) - of_b :])
        layout.withheld = frozenset(kept)
        ranges = layout.ranges(ring)
        if ranges is None:
            raise NotPlaced(f"{what}: the dependences leave no place")
        open_ = {
            n: (max(ranges[n][0], low), min(ranges[n][1], high)) for n, (low, high) in group.items()
        }
        outcome = layout.insert(open_, ring, Limits(SECONDS, seed=seed))
        print(
            f"{ring} cycles: {what}, {of_a} and {of_b} registers withheld: {outcome.value}",
            file=sys.stderr,
            flush=True,
        )
        if outcome is Outcome.FOUND:
            layout.withheld = frozenset()
            return
        causes.append(outcome.value)
    raise NotPlaced(f"{what}: {causes[-1]}")


def beside_rounds(begun: Layout, parts: Parts, ring: int) -> Layout:
    """FP, and IP in what it leaves: that depends on where FP stands. Raises NotPlaced."""
    cause = NotPlaced("")
    for seed in range(1, TRIES + 1):
        layout = begun.copy()
        insert(layout, "FP", parts.behind, ((0, 1), (0, 0)), ring, seed)
        try:
            insert(layout, "IP", parts.ahead, ((0, 0),), ring, seed)
        except NotPlaced as error:
            cause = error
            continue
        return layout
    raise cause


def place_in(search: Unrolled, found: Round, ring: int) -> Placed:
    """The schedule of the loop's body in so many cycles. Raises NotPlaced."""
    parts = parts_of(search.region, ring)
    rounds = Ring(search.separate, True)
    left = lay_rounds(rounds, parts, found, PLANS[ring])
    for number, cycle in search.given.items():  # the branch, on side B
        rounds.place(number, ring + cycle, 1)
    for cluster in clusters(left) if left else ():
        insert(rounds, "around gaps", cluster, AT_A_GAP, ring)
    joint = {n: range_ for n, range_ in parts.joint.items() if n not in rounds.cycles}
    insert(rounds, "joint", joint, AT_THE_JOINT, ring)
    layout = beside_rounds(rounds, parts, ring)
    whole = Layout(search.separate, True)
    whole.cycles, whole.chosen, whole.sides = layout.cycles, layout.chosen, layout.sides
    placed, cause = search.finish(whole, ring)
    if placed is None:
        raise NotPlaced(cause)
    return placed


def place(search: Unrolled) -> Placed:
    """The schedule of the loop's body in the shortest ring that has one; the others are noted."""
    found = RoundModel(SHAPE).solve()
    for ring in PLANS:
        began = time.monotonic()
        try:
            placed = place_in(search, found, ring)
        except NotPlaced as error:
            cause = f"rounds every {SHAPE.interval} cycles; {error}"
            search.failures.append(Failure(ring, cause, time.monotonic() - began))
            continue
        placed.seconds = time.monotonic() - began
        return placed
    sys.exit("no schedule found within the limits of time")


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
