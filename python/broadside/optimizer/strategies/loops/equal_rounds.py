"""Loop bodies of many rounds alike: one round is scheduled, the others repeat it, the rest goes around them.

With R rounds in an interval of R * p cycles, rounds k * p cycles apart fall on each other's cycles modulo p,
and R of them fill the interval evenly. Where k and R have a divisor in common, those that would come to lie
on one another begin p cycles later. So the model of one round with its units counted modulo p decides for all
(`_Round`); what remains, few operations, is placed beside them exactly, with the registers counted (`_Rest`).
Values of the rounds stand on sides that the source gives. What fails so is not proved impossible.
"""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from ortools.sat.python import cp_model

from broadside.optimizer.bounds.assignment import Linear
from broadside.optimizer.bounds.initiation import recurrence_bound
from broadside.optimizer.bounds.solver import new_solver
from broadside.optimizer.loops.model import BRANCH_LATENCY, LoopModel, ModuloSchedule
from broadside.optimizer.model.region import Form, Operation
from broadside.optimizer.record.options import Options
from broadside.optimizer.strategies.straight.round_template import find_runs, rolled

SHORTEST = 8  # operations of a round
LEAST = 16  # rounds from which the others are so many that one is worth a model
_SHARE = 0.9  # of the operations, which the rounds must make up
_FARTHEST = 3  # periods from a round to the next, at most
_SPANS = 2.5  # of the distance between rounds: cycles that a round may take
_AROUND = 60  # cycles before the rounds and behind them for the rest
_SPARES = (1, 2)  # registers of a side that the rounds leave to the rest, in turn
_ROUND_SECONDS, _REST_SECONDS = 20.0, 30.0

Places = dict[int, tuple[int, int]]
"""Cycle and form of operations."""


@dataclass(frozen=True)
class Rounds:
    """Operations [first, first + count * period): `count` rounds alike."""

    first: int
    period: int
    count: int


def find_rounds(model: LoopModel) -> Rounds | None:
    """The rounds of a body that is little else, if their values have sides."""
    size = len(model.region.operations)
    runs = find_runs(model.region) if size >= LEAST * SHORTEST else []
    if len(runs) != 1:
        return None
    run = runs[0]
    count = min(run.end // run.period, -(-(run.end - run.start) // run.period))
    found = Rounds(run.end - count * run.period, run.period, count)
    if count < LEAST or count * run.period < _SHARE * size:
        return None
    members = model.region.operations[found.first : run.end]
    base = members[-run.period :]
    alike = all(o.name == base[n % run.period].name for n, o in enumerate(members))
    written = {write.value for operation in members for write in operation.writes}
    sided = all(_side(model, value) for value in written)
    return found if alike and sided and not model.region.cross_wait else None


def _side(model: LoopModel, value: int) -> str:
    """The only side on which a value may stand, or nothing."""
    sides = {register[0] for register in model.region.values[value].registers}
    return sides.pop() if len(sides) == 1 else ""


def schedules(
    model: LoopModel,
    rounds: Rounds,
    interval: int,
    live: Mapping[str, int],
    options: Options,
    banks_apart: bool,
) -> Iterator[ModuloSchedule]:
    """Schedules at an interval, a multiple of the number of rounds; registers are yet to be found."""
    period = interval // rounds.count
    for distance in range(2, _FARTHEST + 1):
        for free, spare in product((1, 0), _SPARES):
            left = {side: count - spare for side, count in live.items()}
            found = _Round(model, rounds, period, distance, left, free).solve(options)
            if found is None:
                continue
            for turn in range(period):
                begun = time.perf_counter()
                places = _repeated(rounds, found, period, distance, turn)
                placed = _Rest(model, places, interval, live, banks_apart).solve(options)
                if placed is not None:
                    placed.seconds = time.perf_counter() - begun
                    yield placed


def _repeated(rounds: Rounds, one: Places, period: int, distance: int, turn: int) -> Places:
    """All rounds from one, the first `turn` cycles after the earliest."""
    before = _AROUND + turn - min(cycle for cycle, _ in one.values())
    together = rounds.count // math.gcd(distance, rounds.count)
    places = {}
    for number in range(rounds.count):
        later = before + period * (distance * number + number // together)
        for place, (cycle, form) in one.items():
            places[rounds.first + number * rounds.period + place] = (cycle + later, form)
    return places


class _Timed:
    """Cycles of operations as booleans, one for each cycle that an operation may take."""

    def __init__(self) -> None:
        self.model = cp_model.CpModel()
        self.first: dict[int, int] = {}
        self.at: dict[int, list[Linear]] = {}
        self.until: dict[int, list[cp_model.IntVar]] = {}

    def open(self, number: int, first: int, at: list[Linear]) -> None:
        """The operation is in one of the cycles from `first` on for which `at` has its booleans."""
        self.model.add(sum(at) == 1)
        self.first[number], self.at[number] = first, at
        until: list[cp_model.IntVar] = []
        for there in at:
            until.append(self.model.new_bool_var(""))
            self.model.add(until[-1] == there + (until[-2] if len(until) > 1 else 0))
        self.until[number] = until

    def time(self, number: int) -> Linear:
        first = self.first[number]
        return sum((first + n) * there for n, there in enumerate(self.at[number]))

    def slots(self, number: int, period: int) -> dict[int, Linear]:
        """Whether the operation is in a slot of the period, for each in which it may be."""
        found: dict[int, Linear] = {}
        for place, there in enumerate(self.at[number]):
            slot = (self.first[number] + place) % period
            found[slot] = found[slot] + there if slot in found else there
        return found

    def by(self, number: int, cycle: int) -> Linear:
        """Whether the operation is issued in this cycle or before it."""
        place = cycle - self.first[number]
        until = self.until[number]
        return 0 if place < 0 else 1 if place >= len(until) - 1 else until[place]

    def ends(self, number: int) -> tuple[int, int]:
        first = self.first[number]
        return first, first + len(self.at[number]) - 1

    def live(
        self, write: tuple[int, int], reads: Sequence[tuple[int, int]]
    ) -> Iterator[tuple[int, Linear]]:
        """(cycle, whether a value is held in it): `write` is (operation, delay), reads (operation, wait)."""
        writer, delay = write
        first, last = self.ends(writer)
        ends = [self.ends(reader)[1] + wait for reader, wait in reads]
        for cycle in range(first + delay, max([last + delay + 1, *ends])):
            written = self.by(writer, cycle - delay)
            claims = [written - self.by(writer, cycle - delay - 1)]
            claims += [written - self.by(reader, cycle - wait) for reader, wait in reads]
            if any(isinstance(claim, int) and claim > 0 for claim in claims):
                yield cycle, 1
                continue
            open_ = [claim for claim in claims if not isinstance(claim, int)]
            if open_:
                held = self.model.new_bool_var("")
                for claim in open_:
                    self.model.add(held >= claim)
                yield cycle, held

    def require(self, constraint: cp_model.BoundedLinearExpression | bool) -> None:
        """A constraint, of which the constants may have decided already."""
        if isinstance(constraint, bool):
            if not constraint:
                self.model.add_bool_or()
        else:
            self.model.add(constraint)

    def solved(self, seconds: float, options: Options) -> cp_model.CpSolver | None:
        solver = new_solver()
        solver.parameters.max_time_in_seconds = min(seconds, options.seconds)
        solver.parameters.num_workers = options.workers
        solver.parameters.random_seed = options.seed
        found = solver.solve(self.model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)
        return solver if found else None

    def cycle(self, solver: cp_model.CpSolver, number: int) -> int:
        first = self.first[number]
        return next(first + n for n, t in enumerate(self.at[number]) if solver.value(t))


class _Round:
    """One round, its units counted modulo `period`, the next `distance` periods later.

    `free`: cycles of each period in which neither .D unit is used, for memory accesses around the rounds.
    """

    def __init__(
        self,
        model: LoopModel,
        rounds: Rounds,
        period: int,
        distance: int,
        live: Mapping[str, int],
        free: int,
    ) -> None:
        self.whole, self.period, self.apart = model, period, distance * period
        run = next(iter(find_runs(model.region)))
        self.loop = rolled(model.region, run, model.apart)
        self.operations = self.loop.region.operations
        self.forms = [self._forms(operation) for operation in self.operations]
        self.timed = _Timed()
        self.possible = recurrence_bound(self.loop.region).interval <= self.apart
        if self.possible:
            self._add_times()
            self._add_units(free)
            self._add_registers(live)

    def _forms(self, operation: Operation) -> list[Form]:
        """Forms that suit the sides; .D is left to what can go nowhere else."""
        found = [
            form
            for form in operation.forms
            if all(
                _side(self.loop, value) in ("", side)
                for value, side in zip(operation.reads, form.reads, strict=True)
            )
            and all(
                _side(self.loop, write.value) == side
                for write, side in zip(operation.writes, form.writes, strict=True)
            )
        ]
        return [form for form in found if form.unit[0] != "D"] or found

    def _add_times(self) -> None:
        span = int(_SPANS * self.apart) + self.period
        for number in range(len(self.operations)):
            at: list[Linear] = [self.timed.model.new_bool_var("") for _ in range(span)]
            self.timed.open(number, 0, at)
        for edge in self.loop.region.edges:
            if edge.source != edge.target:
                gap = self.timed.time(edge.target) - self.timed.time(edge.source)
                self.timed.require(gap >= edge.latency - self.apart * edge.distance)
        middle = span // 2 // self.period * self.period
        self.timed.require(self.timed.by(0, middle + self.period - 1) == 1)
        self.timed.require(self.timed.by(0, middle - 1) == 0)
        self.timed.require(self.timed.slots(0, self.period)[0] == 1)

    def _add_units(self, free: int) -> None:
        users: dict[frozenset[str], list[int]] = defaultdict(list)
        for number, forms in enumerate(self.forms):
            users[frozenset(form.unit for form in forms)].append(number)
            for path in set.intersection(*(set(form.paths) for form in forms)):
                users[frozenset((path,))].append(number)
        on_d = [n for n, forms in enumerate(self.forms) if forms[0].unit[0] == "D"]
        kept = [self.timed.model.new_bool_var("") for _ in range(self.period)]
        self.timed.require(sum(kept) >= free)
        slots = [self.timed.slots(number, self.period) for number in range(len(self.forms))]
        for slot in range(self.period):
            there = [slots_of[slot] for slots_of in slots]
            for units in users:
                within = [n for few, found in users.items() if few <= units for n in found]
                self.timed.require(sum(there[n] for n in within) <= len(units))
            self.timed.require(sum(there[n] for n in on_d) <= 2 * (1 - kept[slot]))
            for one, two in self.loop.apart:
                self.timed.require(there[one] + there[two] <= 1)

    def _add_registers(self, live: Mapping[str, int]) -> None:
        """As few as can be, and on each side in each cycle no more than are left."""
        mortal = {value for value, _, _ in self.whole.lifetimes()} | self.whole.yielding
        always = [v for v in range(len(self.whole.region.values)) if v not in mortal]
        held: dict[tuple[str, int], list[Linear]] = defaultdict(list)
        for value, writes, reads in self.loop.lifetimes():
            waits = [(reader, self.apart * distance) for reader, distance in reads]
            for cycle, there in self.timed.live(writes[0], waits):
                held[_side(self.loop, value), cycle % self.period].append(there)
        for (side, _), terms in held.items():
            taken = sum(_side(self.whole, value) in ("", side) for value in always)
            self.timed.require(sum(terms) <= live[side] - taken)
        self.timed.model.minimize(sum(term for terms in held.values() for term in terms))

    def solve(self, options: Options) -> Places | None:
        """Cycle and form of each operation of the round."""
        solver = self.timed.solved(_ROUND_SECONDS, options) if self.possible else None
        if solver is None:
            return None
        cycles = [self.timed.cycle(solver, number) for number in range(len(self.forms))]
        chosen: dict[int, Form] = {}
        for slot in range(self.period):
            members = [n for n, cycle in enumerate(cycles) if cycle % self.period == slot]
            members.sort(key=lambda n: len(self.forms[n]))
            if not self._choose(members, frozenset(), chosen):
                return None
        return {
            number: (cycles[number], self.operations[number].forms.index(form))
            for number, form in chosen.items()
        }

    def _choose(self, members: list[int], taken: frozenset[str], chosen: dict[int, Form]) -> bool:
        """Units for the operations of one slot."""
        if not members:
            return True
        for form in self.forms[members[0]]:
            if taken.isdisjoint(form.resources):
                chosen[members[0]] = form
                if self._choose(members[1:], taken | set(form.resources), chosen):
                    return True
        return False


class _Rest:
    """What is left of a body when the rounds have their cycles: of these only the units may change."""

    def __init__(
        self,
        model: LoopModel,
        places: Places,
        interval: int,
        live: Mapping[str, int],
        banks_apart: bool,
    ) -> None:
        self.loop, self.places, self.interval = model, places, interval
        self.region = model.region
        self.timed = _Timed()
        self.forms: list[list[tuple[int, Linear]]] = []
        self.users: dict[tuple[str, int], list[cp_model.IntVar]] = defaultdict(list)
        self.on_b = [self._on_b(value) for value in range(len(self.region.values))]
        ranges = self._ranges()
        self.possible = ranges is not None
        if ranges is not None:
            for number, (first, last) in enumerate(ranges):
                self._open(number, first, last)
            for resource in self.users.values():
                self.timed.model.add_at_most_one(resource)
            self._add_gaps()
            self._add_registers(live)
            if banks_apart:
                self._keep_apart()

    def _on_b(self, value: int) -> Linear:
        side = _side(self.loop, value)
        return int(side == "B") if side else self.timed.model.new_bool_var("")

    def _gaps(self) -> Iterator[tuple[int, int, int]]:
        """(operation, operation, least cycles between them), which keeps lives within the interval too."""
        for edge in self.region.edges:
            control = {edge.source, edge.target} <= self.loop.control
            if edge.source != edge.target and not control:
                yield edge.source, edge.target, edge.latency - self.interval * edge.distance
        for _, writes, reads in self.loop.lifetimes():
            for writer, delay in writes:
                for reader, distance in reads:
                    if reader != writer:
                        yield reader, writer, self.interval * (distance - 1) - delay

    def _ranges(self) -> list[tuple[int, int]] | None:
        """The cycles that the rounds leave to each operation, or nothing."""
        end = max(cycle for cycle, _ in self.places.values()) + _AROUND
        low, high = [], []
        for number in range(len(self.region.operations)):
            first, last = 0, self.interval - 1 if number in self.loop.control else end
            if number in self.places:
                first = last = self.places[number][0]
            elif number == self.loop.branch:
                first = last = (self.interval - BRANCH_LATENCY) % self.interval
            low.append(first)
            high.append(last)
        gaps = list(self._gaps())
        changed = True
        while changed:
            changed = False
            for one, two, gap in gaps:
                if low[one] + gap > low[two]:
                    low[two], changed = low[one] + gap, True
                if high[two] - gap < high[one]:
                    high[one], changed = high[two] - gap, True
                if low[one] > high[one] or low[two] > high[two]:
                    return None
        return list(zip(low, high, strict=True))

    def _open(self, number: int, first: int, last: int) -> None:
        """Cycle and form of an operation; one of the rounds keeps the sides of its form."""
        operation = self.region.operations[number]
        allowed = list(range(len(operation.forms)))
        if number in self.places:
            own = operation.forms[self.places[number][1]]
            alike = (own.reads, own.writes)
            allowed = [
                n for n in allowed if (operation.forms[n].reads, operation.forms[n].writes) == alike
            ]
        at: list[Linear] = []
        chosen: dict[int, list[cp_model.IntVar]] = defaultdict(list)
        for cycle in range(first, last + 1):
            here = [self.timed.model.new_bool_var("") for _ in allowed]
            for form, variable in zip(allowed, here, strict=True):
                chosen[form].append(variable)
                for resource in operation.forms[form].resources:
                    self.users[resource, cycle % self.interval].append(variable)
            at.append(sum(here))
        self.timed.open(number, first, at)
        self.forms.append([(form, sum(variables)) for form, variables in chosen.items()])
        written = tuple(write.value for write in operation.writes)
        for place, value in enumerate((*operation.reads, *written)):
            there = sum(
                variable
                for form, variable in self.forms[number]
                if (*operation.forms[form].reads, *operation.forms[form].writes)[place] == "B"
            )
            self.timed.require(there == self.on_b[value])

    def _add_gaps(self) -> None:
        for one, two, gap in self._gaps():
            if self.timed.ends(two)[0] - self.timed.ends(one)[1] < gap:
                self.timed.require(self.timed.time(two) - self.timed.time(one) >= gap)

    def _add_registers(self, live: Mapping[str, int]) -> None:
        held: dict[tuple[str, int], list[Linear]] = defaultdict(list)
        mortal = set()
        for value, writes, reads in self.loop.lifetimes():
            mortal.add(value)
            waits = [(reader, self.interval * distance) for reader, distance in reads]
            for cycle, there in self.timed.live(writes[0], waits):
                self._hold(held, value, cycle % self.interval, there)
        for value in set(range(len(self.on_b))) - mortal - self.loop.yielding:
            for slot in range(self.interval):
                self._hold(held, value, slot, 1)
        for (side, _), terms in held.items():
            self.timed.require(sum(terms) <= live[side])

    def _hold(
        self, held: dict[tuple[str, int], list[Linear]], value: int, slot: int, there: Linear
    ) -> None:
        on_b = self.on_b[value]
        if isinstance(on_b, int):
            held["B" if on_b else "A", slot].append(there)
            return
        for side, here in (("A", 1 - on_b), ("B", on_b)):
            both = self.timed.model.new_bool_var("")
            self.timed.model.add(both >= there + here - 1)
            held[side, slot].append(both)

    def _keep_apart(self) -> None:
        near = {number for pair in self.loop.apart for number in pair}
        slots = {number: self.timed.slots(number, self.interval) for number in near}
        for one, two in self.loop.apart:
            if one not in self.places or two not in self.places:
                for slot in slots[one].keys() & slots[two].keys():
                    self.timed.require(slots[one][slot] + slots[two][slot] <= 1)

    def solve(self, options: Options) -> ModuloSchedule | None:
        """Cycle and form of each operation of the body."""
        solver = self.timed.solved(_REST_SECONDS, options) if self.possible else None
        if solver is None:
            return None
        return ModuloSchedule(
            self.interval,
            [self.timed.cycle(solver, number) for number in range(len(self.forms))],
            [next(f for f, chosen in forms if solver.value(chosen)) for forms in self.forms],
            ["B" if solver.value(side) else "A" for side in self.on_b],
        )
