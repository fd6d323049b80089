"""The constraint model of the operations of a body that belong to no round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from broadside.facts.cpu import BRANCH_LATENCY
from broadside.optimizer.bounds.assignment import Linear
from broadside.optimizer.bounds.solver import cp_model
from broadside.optimizer.loops.model import LoopModel, ModuloSchedule
from broadside.optimizer.model.graphs import paths
from broadside.optimizer.record.options import Options
from broadside.optimizer.strategies.loops.equal_rounds.rounds import Places, only_side
from broadside.optimizer.strategies.loops.equal_rounds.timed import Timed

AROUND = 60  # cycles for the rest before the rounds and after them
_SECONDS = 30.0


def latest(places: Places) -> int:
    """The cycle of the last operation of all rounds."""
    return max(cycle for cycle, _ in places.values())


class Rest:
    """The operations of a body beside its rounds. The rounds keep their cycles; their units may change.

    `stages`: most stages of the schedule.
    """

    def __init__(
        self,
        model: LoopModel,
        places: Places,
        interval: int,
        live: Mapping[str, int],
        banks_apart: bool,
        stages: int,
    ) -> None:
        self.loop, self.places, self.interval, self.stages = model, places, interval, stages
        self.region = model.region
        self.timed = Timed()
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
            self._minimize_span()

    def _on_b(self, value: int) -> Linear:
        side = only_side(self.loop, value)
        return int(side == "B") if side else self.timed.model.new_bool_var("")

    def _gaps(self) -> Iterator[paths.Arc]:
        """Arcs (operation, operation, least cycles between them): dependences and limits of live ranges."""
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
        """First and last cycle that the rounds leave to each operation; nothing if one has no cycle."""
        end = min(latest(self.places) + AROUND, self.stages * self.interval - 1)
        low, high = [], []
        for number in range(len(self.region.operations)):
            first, last = 0, self.interval - 1 if number in self.loop.control else end
            if number in self.places:
                first = last = self.places[number][0]
            elif number == self.loop.branch:
                first = last = (self.interval - BRANCH_LATENCY) % self.interval
            low.append(first)
            high.append(last)
        fits = paths.narrow(low, high, list(self._gaps()))
        return list(zip(low, high, strict=True)) if fits else None

    def _open(self, number: int, first: int, last: int) -> None:
        """Adds the choice of cycle and form of an operation. In a round, its operands keep their sides."""
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
                for slot in sorted(slots[one].keys() & slots[two].keys()):
                    self.timed.require(slots[one][slot] + slots[two][slot] <= 1)

    def _minimize_span(self) -> None:
        """Prolog and epilog take as many cycles together as one iteration, and some intervals more."""
        end = self.stages * self.interval
        first = self.timed.model.new_int_var(0, end, "first")
        last = self.timed.model.new_int_var(0, end, "last")
        for number in set(range(len(self.forms))) - self.loop.control:
            earliest, latest = self.timed.ends(number)
            self.timed.require(
                first <= (earliest if earliest == latest else self.timed.time(number))
            )
            self.timed.require(last >= (latest if earliest == latest else self.timed.time(number)))
        self.timed.model.minimize(last - first)

    def solve(self, options: Options) -> ModuloSchedule | None:
        """The schedule of the whole body, or nothing."""
        solver = self.timed.solved(_SECONDS, options) if self.possible else None
        if solver is None:
            return None
        return ModuloSchedule(
            self.interval,
            [self.timed.cycle(solver, number) for number in range(len(self.forms))],
            [next(f for f, chosen in forms if solver.value(chosen)) for forms in self.forms],
            ["B" if solver.value(side) else "A" for side in self.on_b],
        )
