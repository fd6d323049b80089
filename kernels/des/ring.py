#!/usr/bin/env python3
"""Schedules cbc3_encrypt_unrolled.sa, whose loop is beyond the optimizer's own search.

    python kernels/des/ring.py

One iteration is laid into a ring of cycles in two steps, each exact:

1. One round of one channel, every 17 cycles, is a constraint model of its own; the other channels
   repeat it 6 and 11 cycles later, so that units, paths, banks and registers are counted three times
   over (`RoundModel`). It leaves a cycle in which neither data port is used, and needs the fewest
   registers that such a round can.
2. FP and IP of each channel go into what the rounds leave, two at a time and each within some 60
   cycles (`plan`), by the model that the optimizer has for operations beside others that stand
   (optimizer/insertion.py).

What comes out is verified like every schedule. Takes some minutes; where the machine is too slow for
the limits of time it says so and writes nothing.
"""

from __future__ import annotations

import re
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise, product
from pathlib import Path

from ortools.sat.python import cp_model

from broadside.files import write_atomically
from broadside.linear.ir import Operation
from broadside.optimizer.model.placement import Limits, Outcome
from broadside.optimizer.model.region import Region, Value
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options
from broadside.optimizer.strategies.straight.rounds.insertion import Layout
from broadside.optimizer.strategies.straight.rounds.unrolled_rounds import Failure, Placed, Unrolled

ROOM = Path(__file__).parent
SOURCE = ROOM / "cbc3_encrypt_unrolled.sa"
TARGET = ROOM / "scheduled" / "c62x" / "cbc3_encrypt_unrolled.asm"
LOOP = "next"

RINGS = range(266, 281)  # cycles of an iteration, from the bound to the first that has a schedule
INTERVAL = 17  # cycles from a round to the next
OFFSETS = (0, 6, 11)  # cycles that a channel is behind the first
BEGIN = -5  # cycle in which u of the first channel's first round is there
ROUNDS = 16
CHANNELS = 3
SECONDS = 180.0  # for each model of the last ring
SECONDS_BELOW = 20.0  # for each of those before it
EARLIEST = -BEGIN  # cycle from which a round reads its u, so that the first is in the ring

JOINT = "joint"
Span = tuple[int, int]


def plan(ring: int) -> tuple[Mapping[str, Span], ...]:
    """What is placed together, and between which cycles of the ring.

    Of the joint: until when what begins the channels' rounds, and from when what begins the next ones.
    """
    return (
        {JOINT: (24, ring - 20), "FP0": (0, 60), "FP1": (25, 88)},
        {"IP1": (ring - 98, ring - 20), "IP2": (ring - 85, ring - 1)},
        {"FP2": (60, 155), "IP0": (110, 210)},
    )


class NotPlaced(Exception):
    """Something has no place in a ring of this length."""


@dataclass(frozen=True)
class Step:
    """An operation of a round: what it reads of the round, its delay slots, and (unit, path) forms."""

    reads: tuple[str, ...]
    delay: int
    forms: tuple[tuple[str, ...], ...]


A, B = (("L1",), ("S1",)), (("L2",), ("S2",))
CROSSING_TO_A, CROSSING_TO_B = (("L1", "1X"), ("S1", "1X")), (("L2", "2X"), ("S2", "2X"))
ROUND: dict[str, Step] = {
    "u8": Step(("u",), 0, (("S1",),)),
    "u24": Step(("u",), 0, (("S1",),)),
    "u16": Step(("u",), 1, (("M1", "1X"),)),  # `one` is on side B
    "t12": Step(("t",), 0, (("S2",),)),
    "t16": Step(("t",), 1, (("M2",),)),
    "high": Step(("t",), 0, (("S2",),)),
    "low": Step(("t",), 1, (("M2",),)),
    "t28": Step(("high", "low"), 0, (("L2",), ("S2",), ("D2",))),
    "s8": Step(("u",), 4, (("D1", "T1"),)),
    "s6": Step(("u8",), 4, (("D1", "T1"),)),
    "s2": Step(("u24",), 4, (("D1", "T1"),)),
    "s4": Step(("u16",), 4, (("D1", "T1"),)),
    "s7": Step(("t",), 4, (("D2", "T2"),)),
    "s5": Step(("t12",), 4, (("D2", "T2"),)),
    "s3": Step(("t16",), 4, (("D2", "T2"),)),
    "s1": Step(("t28",), 4, (("D2", "T2"),)),
    "even1": Step(("v", "s6"), 0, A),
    "even2": Step(("even1", "s2"), 0, A),
    "even3": Step(("even2", "s4"), 0, A),
    "even": Step(("even3", "s8"), 0, A),
    "odd1": Step(("s7", "s5"), 0, B),
    "odd2": Step(("odd1", "s3"), 0, B),
    "odd": Step(("odd2", "s1"), 0, B),
    "v": Step(("u", "d"), 0, A),
    "u": Step(("even", "odd"), 0, CROSSING_TO_A),
    "t": Step(("u", "e"), 0, CROSSING_TO_B),
}
"""`lean_round` of unrolled3.inc in the order of its text, and t. u and v are those of the next round."""

TABLES_OF_U = ("s8", "s6", "s2", "s4")
LOOKUPS = (*TABLES_OF_U, "s7", "s5", "s3", "s1")
KEYS = tuple((channel, word) for channel in range(CHANNELS) for word in "ed")
Key = tuple[int, str]


@dataclass(frozen=True)
class Shape:
    """How three channels repeat a round.

    `ports`: the unit that loads each word of keys. `waiting`: the values that are read `earliest`
    cycles after the round's beginning at first. `first`: of a word of keys, the first round for which
    it is loaded in the ring, if that binds it. `idle`: one cycle of a round uses no data port.
    `weights`: of a register of side A, one of side B, and a value that lives through a cycle.
    """

    steps: Mapping[str, Step]
    interval: int
    offsets: tuple[int, ...]
    begin: int
    earliest: int
    ports: Mapping[Key, str]
    waiting: tuple[str, ...] = ("u",)
    first: Mapping[str, int] = field(default_factory=dict)
    idle: bool = False
    weights: tuple[int, int, int] = (1, 1, 0)


ONE_BLOCK = Shape(
    ROUND,
    INTERVAL,
    OFFSETS,
    BEGIN,
    EARLIEST,
    {key: "D1" if key[0] == 0 else "D2" for key in KEYS},
    idle=True,
)


@dataclass(frozen=True)
class Round:
    """Cycles after u is there: (cycle, form) of each step, and the cycle of each load of keys."""

    steps: Mapping[str, tuple[int, int]]
    keys: Mapping[Key, int]


class RoundModel:
    """The constraint model of one round of one channel that three channels repeat."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.model = cp_model.CpModel()
        self.span = range(-shape.interval, 2 * shape.interval)
        self.at = {
            (name, t, form): self.model.new_bool_var(f"{name}_{t}_{form}")
            for name, step in shape.steps.items()
            for t in self.span
            if t >= 0
            for form in range(len(step.forms))
        }
        self.key_at = {
            (key, t): self.model.new_bool_var(f"{key}_{t}") for key in KEYS for t in self.span
        }
        for name in shape.steps:
            self.model.add_exactly_one(x for (n, _, _), x in self.at.items() if n == name)
        for key in KEYS:
            self.model.add_exactly_one(x for (k, _), x in self.key_at.items() if k == key)
        self.model.add(self.time("u") == shape.interval - 1)
        for name, step in shape.steps.items():
            if set(step.reads).intersection(shape.waiting) and name not in ("t", "v"):
                self.model.add(self.time(name) >= shape.earliest)
            self._order(name, step)
        for (channel, word), t in product(KEYS, self.span):
            begin = shape.begin + shape.offsets[channel]
            if word in shape.first and begin + shape.interval * shape.first[word] + t < 0:
                self.model.add(self.key_at[(channel, word), t] == 0)
        self._share()
        self._limit_registers()

    def time(self, name: str) -> cp_model.LinearExpr:
        return cp_model.LinearExpr.sum([t * x for (n, t, _), x in self.at.items() if n == name])

    def key_time(self, key: Key) -> cp_model.LinearExpr:
        return cp_model.LinearExpr.sum([t * x for (k, t), x in self.key_at.items() if k == key])

    def _order(self, name: str, step: Step) -> None:
        """Operands before their readers, and no value longer than an interval."""
        for value in step.reads:
            if value in "ed":
                for channel in range(CHANNELS):
                    life = self.time(name) - self.key_time((channel, value)) - 4
                    self.model.add(life >= 1)
                    self.model.add(life <= self.shape.interval)
                continue
            life = (
                self.time(name)
                + self._later(name, value)
                - self.time(value)
                - self.shape.steps[value].delay
            )
            self.model.add(life >= 1)
            self.model.add(life <= self.shape.interval)

    def _share(self) -> None:
        """Units, paths and banks in each slot; in one slot neither data port is used."""
        idle = []
        for slot in range(self.shape.interval):
            users: dict[str, list[cp_model.IntVar]] = defaultdict(list)
            for (name, t, form), x in self.at.items():
                for resource in self.shape.steps[name].forms[form]:
                    users[resource] += [x] * self._times(t, slot)
            for ((channel, word), t), x in self.key_at.items():
                if (t + self.shape.offsets[channel]) % self.shape.interval == slot:
                    users[self.shape.ports[channel, word]].append(x)
                    users["T2" if word == "e" else "T1"].append(x)
                    users[f"bank of {word}"].append(x)
                    if (
                        self.shape.ports[channel, word] == "D2"
                    ):  # the frame lies in the block of the tables of u
                        users["block 0"].append(x)
            for name in TABLES_OF_U:
                for t in self.span:
                    if (name, t, 0) in self.at:
                        users["block 0"] += [self.at[name, t, 0]] * self._times(t, slot)
            for literals in users.values():
                self.model.add(sum(literals) <= 1)
            idle.append(self.model.new_bool_var(f"idle_{slot}"))
            for literal in (*users["D1"], *users["D2"]):
                self.model.add_implication(idle[-1], literal.negated())
        if self.shape.idle:
            self.model.add_at_least_one(idle)

    def _times(self, t: int, slot: int) -> int:
        return sum((t + offset) % self.shape.interval == slot for offset in self.shape.offsets)

    def _limit_registers(self) -> None:
        """As few values live at once on each side as can be."""
        live: dict[tuple[str, int], list[cp_model.IntVar]] = defaultdict(list)
        for name, step in self.shape.steps.items():
            readers = [
                (reader, self._later(reader, name))
                for reader, s in self.shape.steps.items()
                if name in s.reads
            ]
            side = "A" if step.forms[0][0].endswith("1") else "B"
            for t in range(3 * self.shape.interval):
                written = sum(
                    x
                    for (n, issue, _), x in self.at.items()
                    if n == name and issue + step.delay <= t
                )
                alive = self.model.new_bool_var(f"live_{name}_{t}")
                for reader, later in readers:
                    self._live_until(alive, written, reader, t - later)
                for offset in self.shape.offsets:
                    live[side, (t + offset) % self.shape.interval].append(alive)
        for channel, word in KEYS:
            reader = "t" if word == "e" else "v"
            for t in self.span:
                landed = sum(
                    x
                    for (key, issue), x in self.key_at.items()
                    if key == (channel, word) and issue + 4 <= t
                )
                alive = self.model.new_bool_var(f"live_{word}{channel}_{t}")
                self._live_until(alive, landed, reader, t)
                slot = (t + self.shape.offsets[channel]) % self.shape.interval
                live["B" if word == "e" else "A", slot].append(alive)
        most = {side: self.model.new_int_var(0, 16, side) for side in "AB"}
        for (side, _), values in live.items():
            self.model.add(sum(values) <= most[side])
        of_a, of_b, of_life = self.shape.weights
        lives = sum(x for values in live.values() for x in values) if of_life else 0
        self.model.minimize(of_a * most["A"] + of_b * most["B"] + of_life * lives)

    def _later(self, reader: str, value: str) -> int:
        """Cycles to add to a reader's: u and v are written for the round after."""
        return self.shape.interval if value in "uv" and reader != "u" else 0

    def _live_until(
        self, alive: cp_model.IntVar, written: cp_model.LinearExprT, reader: str, t: int
    ) -> None:
        """`alive` if the value is written and `reader` comes after cycle t."""
        later = [x for (n, issue, _), x in self.at.items() if n == reader and issue > t]
        coming = cp_model.LinearExpr.sum(later)
        self.model.add(alive >= cp_model.LinearExpr.sum([written, coming]) - 1)

    def solve(self) -> Round:
        solver = cp_model.CpSolver()
        solver.parameters.max_time_in_seconds = SECONDS
        solver.parameters.num_workers = 2
        if solver.solve(self.model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            sys.exit(f"no round of three channels every {self.shape.interval} cycles found")
        steps = {n: (t, form) for (n, t, form), x in self.at.items() if solver.value(x)}
        keys = {key: t for (key, t), x in self.key_at.items() if solver.value(x)}
        return Round(steps, keys)


class Ring(Layout):
    """A layout in which what is carried round the loop by operations still to come takes no register yet."""

    def _values(self, members: list[int]) -> list[Value]:
        del members
        return self.region.values


@dataclass(frozen=True)
class Parts:
    """Which operations are what: (round, channel, step or key) of the rounds, the rest by name."""

    rounds: Mapping[int, tuple[int, int, str]]
    others: Mapping[str, tuple[int, ...]]
    first: int  # operation of the rounds


def parts_of(region: Region) -> Parts:
    """Follows the text of the source: what begins the rounds, FP and IP by channel, the rounds, the rest."""
    payloads = [operation.payload for operation in region.operations]
    texts = [re.sub(r"\s+", " ", payload.source) for payload in payloads]
    first = texts.index("LDW *+middle[2 * 0], " + payloads[_first_key(texts)].writes[0].name)
    rounds = dict(_rounds(first))
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


def _rounds(first: int) -> Iterator[tuple[int, tuple[int, int, str]]]:
    """The operations of three_rounds and last_rounds in the order of their text."""
    number = first
    for round_ in range(ROUNDS):
        more = round_ < ROUNDS - 1
        for channel in range(CHANNELS):
            for word in "ed" if more else "d":
                yield number, (round_ + (word == "e"), channel, word)
                number += 1
        for channel in range(CHANNELS):
            for step in (name for name in ROUND if name != "t"):
                yield number, (round_, channel, step)
                number += 1
            if more:
                yield number, (round_ + 1, channel, "t")
                number += 1


def _entry(payload: Operation) -> tuple[int, int, str] | None:
    """What makes the first t of a channel: its sum, and the key that goes into it."""
    written = [register.name for register in payload.writes]
    for channel in range(CHANNELS):
        if written == [f"t{channel}"]:
            return 0, channel, "t"
        if payload.is_load and f"[128 + {channel}]" in payload.source:
            return 0, channel, "e"
    return None


def lay_rounds(layout: Layout, parts: Parts, found: Round) -> None:
    """All rounds, each an interval after the one before."""
    for number, (round_, channel, name) in parts.rounds.items():
        start = BEGIN + OFFSETS[channel] + INTERVAL * round_
        if name in "ed":
            cycle = found.keys[channel, name]
            unit, side = "D1" if channel == 0 else "D2", "B" if name == "e" else "A"
        else:
            cycle, form = found.steps[name]
            unit = ROUND[name].forms[form][0]
            side = "A" if unit.endswith("1") else "B"
        operation = layout.region.operations[number]
        fitting = [
            index
            for index, form_ in enumerate(operation.forms)
            if form_.unit == unit and form_.writes == (side,) and _reads_fit(name, form_.reads)
        ]
        if len(fitting) != 1 or not layout.place(number, start + cycle, fitting[0]):
            sys.exit(f"{operation.payload.source}: {len(fitting)} forms on {unit}")


def _reads_fit(name: str, sides: tuple[str, ...]) -> bool:
    """u, v, d and what comes of them are on side A; t, e, `one` and the odd words on side B."""
    crossing = {"u": ("A", "B"), "t": ("A", "B"), "u16": ("A", "B")}
    if name in crossing:
        return sides == crossing[name]
    return len(set(sides)) == 1


def fill(layout: Layout, parts: Parts, ring: int) -> None:
    """All else, group by group. Raises NotPlaced."""
    limits = Limits(SECONDS if ring == RINGS[-1] else SECONDS_BELOW)
    for group in plan(ring):
        ranges = layout.ranges(ring)
        if ranges is None:
            raise NotPlaced("the dependences leave no place")
        open_ = {}
        for name, (begin, end) in group.items():
            for number in parts.others[name]:
                low, high = ranges.get(number, (0, -1))
                if name == JOINT:
                    begin, end = (
                        (0, group[name][0]) if number < parts.first else (group[name][1], ring - 1)
                    )
                if number in ranges:
                    open_[number] = max(low, begin), min(high, end)
        outcome = layout.insert(open_, ring, limits)
        names = ", ".join(group)
        print(f"{ring} cycles, {names}: {outcome.value}", file=sys.stderr, flush=True)
        if outcome is not Outcome.FOUND:
            raise NotPlaced(f"{names}: {outcome.value}")


def place_in(search: Unrolled, found: Round, ring: int) -> Placed:
    """The schedule of the loop's body in so many cycles. Raises NotPlaced."""
    parts = parts_of(search.region)
    layout = Ring(search.separate, True)
    lay_rounds(layout, parts, found)
    for number, cycle in search.given.items():  # the branch, on side B
        if not layout.place(number, ring + cycle, 1):
            raise NotPlaced("the branch meets a round")
    fill(layout, parts, ring)
    whole = Layout(search.separate, True)
    whole.cycles, whole.chosen, whole.sides = layout.cycles, layout.chosen, layout.sides
    placed, cause = search.finish(whole, ring)
    if placed is None:
        raise NotPlaced(cause)
    return placed


def place(search: Unrolled) -> Placed:
    """The schedule of the loop's body in the shortest ring that has one; the others are noted."""
    found = RoundModel(ONE_BLOCK).solve()
    for ring in RINGS:
        began = time.monotonic()
        try:
            placed = place_in(search, found, ring)
        except NotPlaced as error:
            cause = f"rounds every {INTERVAL} cycles; {error}"
            search.failures.append(Failure(ring, cause, time.monotonic() - began))
            continue
        placed.seconds = time.monotonic() - began
        return placed
    sys.exit("no schedule found within the limits of time")


def main() -> None:
    options = Options(seconds=60, large_region_seconds=30, rings={LOOP: place})
    result = optimize(SOURCE.read_text(encoding="utf-8"), str(SOURCE), "c62x", options)
    write_atomically(TARGET, result.assembly)


if __name__ == "__main__":
    main()
