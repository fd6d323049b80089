"""Small machines of forms and random regions for the scheduler tests."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from broadside.optimizer.model.region import Anchor, Edge, Form, Operation, Region, Value, Write

OTHER = {"A": "B", "B": "A"}
NUMBER = {"A": "1", "B": "2"}
REGISTERS = tuple(f"{side}{n}" for side in "AB" for n in range(16) if (side, n) != ("B", 15))
PREDICATES = ("A1", "A2", "B0", "B1", "B2")


def alu(units: str, reads: int = 2) -> tuple[Form, ...]:
    """Forms of an operation on L, S or D; one operand may cross, but not to D."""
    forms = []
    for side, number in NUMBER.items():
        for unit in units:
            forms.append(Form(unit + number, (side,) * reads, (side,)))
            for crossing in range(reads if unit in "LSM" else 0):
                sides = tuple(OTHER[side] if k == crossing else side for k in range(reads))
                forms.append(Form(unit + number, sides, (side,), (f"{number}X",)))
    return tuple(forms)


def memory(store: bool) -> tuple[Form, ...]:
    """Loads (base; data) and stores (data, base)."""
    return tuple(
        Form(
            f"D{number}",
            (data, side) if store else (side,),
            () if store else (data,),
            (f"T{NUMBER[data]}",),
        )
        for side, number in NUMBER.items()
        for data in "AB"
    )


LOGIC, ARITHMETIC, MOVE, MULTIPLY = alu("LS"), alu("LSD"), alu("LSD", 1), alu("M")
LOAD, STORE = memory(False), memory(True)
BRANCH = (Form("S1", (), ()), Form("S2", (), ()))


@dataclass
class Builder:
    """Collects a region; flow edges come by themselves."""

    operations: list[Operation] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)
    edges: list[Edge] = field(default_factory=list)
    writers: dict[int, list[tuple[int, int]]] = field(default_factory=dict)

    def value(self, name: str, **facts: object) -> int:
        self.values.append(Value(name, **facts))  # type: ignore[arg-type]
        return len(self.values) - 1

    def add(
        self,
        name: str,
        reads: tuple[int, ...],
        forms: tuple[Form, ...],
        writes: tuple[int, ...] = (),
        delay: int = 0,
        **facts: object,
    ) -> int:
        number = len(self.operations)
        self.operations.append(
            Operation(name, reads, tuple(Write(w, delay) for w in writes), forms, **facts)  # type: ignore[arg-type]
        )
        predicate = self.operations[number].predicate
        for value in {*reads, predicate} - {None}:
            for writer, slots in self.writers.get(value, ()):  # type: ignore[arg-type]
                self.edges.append(Edge(writer, number, slots + 1))
        for value in writes:
            self.writers.setdefault(value, []).append((number, delay))
        return number

    def region(self, registers: tuple[str, ...] = REGISTERS) -> Region:
        return Region(self.operations, self.values, self.edges, registers, MOVE_FORMS, name="test")


MOVE_FORMS = tuple(form for form in MOVE)


def crossing_at_once(delay: int) -> Region:
    """A value that an operation on side B reads over its cross path as soon as it is written on side A."""
    build = Builder()
    entering = build.value("in", registers=("A4",), ready=0)
    middle = build.value("middle", registers=("A5",))
    leaving = build.value("out", registers=("B5",), due=0)
    build.add("first", (entering,), MOVE, (middle,), delay)
    build.add("second", (middle,), MOVE, (leaving,))
    return build.region()


def random_region(seed: int, size: int) -> Region:
    """Loads, logic, multiplies, predicated moves, stores, values in and out; some fixed registers."""
    rng = random.Random(seed)
    build = Builder()
    base = [build.value(f"base{s}", registers=(f"{s}4",), ready=0, due=0) for s in "AB"]
    live = [build.value(f"in{k}", ready=rng.choice((0, 0, 2))) for k in range(4)]
    flag = build.value("flag", registers=PREDICATES, ready=0)
    for k in range(size):
        kind = rng.choice(("load", "logic", "logic", "logic", "add", "multiply", "store", "pick"))
        if kind == "store":
            build.add(f"store{k}", (rng.choice(live), rng.choice(base)), STORE)
            continue
        new = build.value(f"{kind}{k}")
        if kind == "load":
            build.add(f"load{k}", (rng.choice(base),), LOAD, (new,), 4)
        elif kind == "multiply":
            build.add(f"multiply{k}", _two(rng, live), MULTIPLY, (new,), 1)
        elif kind == "pick":
            first = build.add(f"move{k}", (rng.choice(live),), MOVE, (new,))
            second = build.add(f"pick{k}", (rng.choice(live),), MOVE, (new,), predicate=flag)
            build.edges.append(Edge(first, second, 1))
        else:
            build.add(
                f"{kind}{k}", _two(rng, live), LOGIC if kind == "logic" else ARITHMETIC, (new,)
            )
        live = [*live, new][-8:]
    for value in live[-3:]:
        build.values[value].due = rng.choice((0, 0, -1, 2))
    build.values[live[-1]].registers = ("A9",)
    build.add("branch", (), BRANCH, anchor=Anchor.END, offset=-6)
    return build.region()


def _two(rng: random.Random, live: list[int]) -> tuple[int, int]:
    return rng.choice(live), rng.choice(live)


def boxes(seed: int, count: int, gates: int = 14, linked: bool = False) -> Region:
    """Boolean circuits on words in memory: loads, gates, stores, as in a bitsliced cipher.

    With `linked`, a store feeds a load of the next iteration.
    """
    rng = random.Random(seed)
    build = Builder()
    base = [build.value(f"base{s}", registers=(f"{s}4",), ready=0, due=0) for s in "AB"]
    loads, stores = [], []
    for box in range(count):
        known = []
        for k in range(4):
            known.append(build.value(f"x{box}.{k}"))
            loads.append(build.add("load", (base[box % 2],), LOAD, (known[-1],), 4))
        for k in range(gates):
            first, second = rng.sample(known[-7:], 2)
            known.append(build.value(f"g{box}.{k}"))
            build.add("gate", (first, second), LOGIC if k % 4 else ARITHMETIC, (known[-1],))
        for value in known[-2:]:
            stores.append(build.add("store", (value, base[box % 2]), STORE))
    if linked:
        for store, load in zip(stores, loads, strict=False):
            build.edges += [Edge(store, load, 1, 1), Edge(load, store, 0)]
    return build.region(tuple(r for r in REGISTERS if int(r[1:]) < 14))
