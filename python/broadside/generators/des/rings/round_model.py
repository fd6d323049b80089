"""One round of one channel, as a constraint model. Three channels repeat the round.

Each channel repeats the round some cycles after the one before. So units, paths, banks and registers are
counted three times. The solver finds the round that needs the fewest registers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product

from broadside.facts.cpu import LOAD_DELAY, MULTIPLY_DELAY
from broadside.optimizer.bounds.solver import Limits, Timer, cp_model, new_solver, solve_within

CHANNELS = 3


class NotPlaced(Exception):
    """Something has no place in a ring of this length."""


@dataclass(frozen=True)
class Step:
    """An operation of a round: its reads within the round, its delay slots, and its forms (unit, path)."""

    reads: tuple[str, ...]
    delay: int
    forms: tuple[tuple[str, ...], ...]


A, B = (("L1",), ("S1",)), (("L2",), ("S2",))
CROSSING_TO_A, CROSSING_TO_B = (("L1", "1X"), ("S1", "1X")), (("L2", "2X"), ("S2", "2X"))
ROUND: dict[str, Step] = {
    "u8": Step(("u",), 0, (("S1",),)),
    "u24": Step(("u",), 0, (("S1",),)),
    "u16": Step(("u",), MULTIPLY_DELAY, (("M1", "1X"),)),  # `one` is on side B
    "t12": Step(("t",), 0, (("S2",),)),
    "t16": Step(("t",), MULTIPLY_DELAY, (("M2",),)),
    "high": Step(("t",), 0, (("S2",),)),
    "low": Step(("t",), MULTIPLY_DELAY, (("M2",),)),
    "t28": Step(("high", "low"), 0, (("L2",), ("S2",), ("D2",))),
    "s8": Step(("u",), LOAD_DELAY, (("D1", "T1"),)),
    "s6": Step(("u8",), LOAD_DELAY, (("D1", "T1"),)),
    "s2": Step(("u24",), LOAD_DELAY, (("D1", "T1"),)),
    "s4": Step(("u16",), LOAD_DELAY, (("D1", "T1"),)),
    "s7": Step(("t",), LOAD_DELAY, (("D2", "T2"),)),
    "s5": Step(("t12",), LOAD_DELAY, (("D2", "T2"),)),
    "s3": Step(("t16",), LOAD_DELAY, (("D2", "T2"),)),
    "s1": Step(("t28",), LOAD_DELAY, (("D2", "T2"),)),
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
Key = tuple[int, str]
KEYS: tuple[Key, ...] = tuple((channel, word) for channel in range(CHANNELS) for word in "ed")


@dataclass(frozen=True)
class Shape:
    """How three channels repeat a round: at `offsets` cycles after the first, every `interval` cycles.

    `ports`: the unit that loads each word of keys. `waiting`: values that are read `earliest` cycles after
    the beginning of the round at the earliest. `first`: for a word of keys, the first round for which the
    ring loads it, if this is a limit. `idle`: one cycle of a round uses no data port. `weights`: the cost of
    a register of side A, of one of side B, and of a value that lives through a cycle. `seconds`: the time
    limit of the solver.
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
    seconds: float = 180.0

    @property
    def crossing(self) -> frozenset[str]:
        """Steps that read a word of side A and a word of side B."""
        return frozenset(
            name
            for name, step in self.steps.items()
            if any(resource.endswith("X") for form in step.forms for resource in form)
        )


@dataclass(frozen=True)
class Round:
    """The cycle and form of each step, and the cycle of each load of keys.

    Cycles count from the one in which u is available.
    """

    steps: Mapping[str, tuple[int, int]]
    keys: Mapping[Key, int]


class RoundModel:
    """The constraint model of one round of one channel, which three channels repeat."""

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
        """Constraints: operands come before their readers, and no value lives longer than an interval."""
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
        """Constraints on units, paths and banks in each slot. With `idle`, one slot uses no data port."""
        idle = []
        for slot in range(self.shape.interval):
            users = self._users(slot)
            for literals in users.values():
                self.model.add(sum(literals) <= 1)
            idle.append(self.model.new_bool_var(f"idle_{slot}"))
            for literal in (*users["D1"], *users["D2"]):
                self.model.add_implication(idle[-1], literal.negated())
        if self.shape.idle:
            self.model.add_at_least_one(idle)

    def _users(self, slot: int) -> dict[str, list[cp_model.IntVar]]:
        """For each unit, path and bank, who may use it in the slot, once for each use."""
        users: dict[str, list[cp_model.IntVar]] = defaultdict(list)
        for (name, t, form), x in self.at.items():
            for resource in self.shape.steps[name].forms[form]:
                users[resource] += [x] * self._times(t, slot)
        for ((channel, word), t), x in self.key_at.items():
            if (t + self.shape.offsets[channel]) % self.shape.interval == slot:
                port = self.shape.ports[channel, word]
                users[port].append(x)
                users["T2" if word == "e" else "T1"].append(x)
                users[f"bank of {word}"].append(x)
                if port == "D2":  # the frame is in the memory block of the tables of u
                    users["block 0"].append(x)
        for name in TABLES_OF_U:
            for t in self.span:
                if (name, t, 0) in self.at:
                    users["block 0"] += [self.at[name, t, 0]] * self._times(t, slot)
        return users

    def _times(self, t: int, slot: int) -> int:
        return sum((t + offset) % self.shape.interval == slot for offset in self.shape.offsets)

    def _limit_registers(self) -> None:
        """Minimizes the number of values that are live at once on each side."""
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
        """Cycles to add to the cycle of a reader: u and v are written for the next round."""
        return self.shape.interval if value in "uv" and reader != "u" else 0

    def _live_until(
        self, alive: cp_model.IntVar, written: cp_model.LinearExprT, reader: str, t: int
    ) -> None:
        """Constraint: `alive` is true if the value is written, and `reader` comes after cycle t."""
        later = [x for (n, issue, _), x in self.at.items() if n == reader and issue > t]
        coming = cp_model.LinearExpr.sum(later)
        self.model.add(alive >= cp_model.LinearExpr.sum([written, coming]) - 1)

    def solve(self, timer: Timer) -> Round:
        """The round with the fewest registers found. Raises NotPlaced."""
        solver, limits = new_solver(), Limits(self.shape.seconds, timer=timer)
        if solve_within(solver, self.model, limits) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            raise NotPlaced(f"no round of three channels every {self.shape.interval} cycles found")
        steps = {n: (t, form) for (n, t, form), x in self.at.items() if solver.value(x)}
        keys = {key: t for (key, t), x in self.key_at.items() if solver.value(x)}
        return Round(steps, keys)
