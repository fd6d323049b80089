"""The constraint model of one round, with its units counted modulo the period of the rounds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from broadside.optimizer.bounds.assignment import Linear
from broadside.optimizer.bounds.initiation import recurrence_bound
from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.model.region import Form, Operation
from broadside.optimizer.record.options import Options
from broadside.optimizer.strategies.loops.equal_rounds.rounds import Places, only_side
from broadside.optimizer.strategies.loops.equal_rounds.timed import Timed
from broadside.optimizer.strategies.straight.rounds.round_template import find_runs, rolled

_SPANS = 2.5  # most distances between rounds that a round may take, in addition to one period
_SECONDS = 20.0


class OneRound:
    """One round. Its units are counted modulo `period`; the next round follows `distance` periods later.

    `live`: registers of each side. `free`: cycles of each period in which the rounds use no .D unit; these
    are for memory accesses around the rounds.
    """

    def __init__(
        self,
        model: LoopModel,
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
        self.timed = Timed()
        self.possible = recurrence_bound(self.loop.region).interval <= self.apart
        if self.possible:
            self._add_times()
            self._add_units(free)
            self._add_registers(live)

    def _forms(self, operation: Operation) -> list[Form]:
        """Forms that suit the sides. An operation uses .D only if it can use no other unit."""
        found = [
            form
            for form in operation.forms
            if all(
                only_side(self.loop, value) in ("", side)
                for value, side in zip(operation.reads, form.reads, strict=True)
            )
            and all(
                only_side(self.loop, write.value) == side
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
        """Limits the live values of each side in each cycle, and minimizes their sum."""
        mortal = {value for value, _, _ in self.whole.lifetimes()} | self.whole.yielding
        always = [v for v in range(len(self.whole.region.values)) if v not in mortal]
        held: dict[tuple[str, int], list[Linear]] = defaultdict(list)
        for value, writes, reads in self.loop.lifetimes():
            waits = [(reader, self.apart * distance) for reader, distance in reads]
            for cycle, there in self.timed.live(writes[0], waits):
                held[only_side(self.loop, value), cycle % self.period].append(there)
        for (side, _), terms in held.items():
            taken = sum(only_side(self.whole, value) in ("", side) for value in always)
            self.timed.require(sum(terms) <= live[side] - taken)
        self.timed.model.minimize(sum(term for terms in held.values() for term in terms))

    def solve(self, options: Options) -> Places | None:
        """Cycle and form of each operation of the round, or nothing."""
        solver = self.timed.solved(_SECONDS, options) if self.possible else None
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
        """Whether the operations of one slot find units; puts the forms into `chosen`."""
        if not members:
            return True
        for form in self.forms[members[0]]:
            if taken.isdisjoint(form.resources):
                chosen[members[0]] = form
                if self._choose(members[1:], taken | set(form.resources), chosen):
                    return True
        return False
