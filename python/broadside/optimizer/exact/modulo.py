"""Modulo scheduling of a loop body as one constraint model.

The time of operation i is t = II * stage + slot. The model chooses for all operations at once the slot, the
stage, the unit with its side, cross path and T path, and the side of each value. It keeps these rules:

- Every dependence holds, also from one iteration to a later one.
- No unit, path or port is used twice in a slot; no write port takes two results that land in the same slot.
- No cross path reads a result of the cycle before, if this stalls the CPU.
- No value lives longer than II cycles (there are no rotating registers).
- No more values are live on a side than it has registers (optional).
- No register is read more than four times in a cycle.
- Accesses that may meet in a memory bank are in different slots (optional).

The branch is six cycles before the end of the kernel; this fixes the slots in which stages begin.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from broadside.facts.cpu import BRANCH_LATENCY, READS_PER_REGISTER
from broadside.optimizer.bounds import solver as solving
from broadside.optimizer.bounds.assignment import Assignment, Linear, add_assignment
from broadside.optimizer.bounds.solver import Timer, cp_model, new_solver, solve_within
from broadside.optimizer.loops.model import (
    Limits,
    LoopModel,
    ModuloSchedule,
    Outcome,
    are_mirrored,
    channel_delay,
    drop_unread_copies,
    on_other_side,
)


@dataclass
class _Variables:
    assignment: Assignment
    at: list[dict[tuple[str, int], cp_model.IntVar]] = field(default_factory=list)  # (unit, slot)
    stage: list[cp_model.IntVar] = field(default_factory=list)


class ModuloModel:
    """The constraint model of one loop at one initiation interval."""

    optional: frozenset[int] = frozenset()
    """Operations that need not be issued."""

    def __init__(self, loop: LoopModel, interval: int, limits: Limits) -> None:
        self.loop = loop
        self.region = loop.region
        self.interval = interval
        self.limits = limits
        self.model = cp_model.CpModel()
        self.variables = _Variables(self._assigned())
        for number in range(len(self.region.operations)):
            self._add_operation(number)
        self._fix_branch()
        self._add_edges()
        self._add_distances()
        self._add_cross_waits()
        self._add_units()
        self._add_paths()
        self._add_ports()
        self._add_lifetimes()
        self._add_read_limit()
        if limits.live is not None:
            self._add_pressure(limits.live)
        if limits.keep_banks_apart:
            self.keep_apart(loop.apart)
        for number in range(1, len(limits.channels)):
            self._repeat_first(number)

    def _assigned(self) -> Assignment:
        return add_assignment(self.model, self.region, self.loop.duplicable)

    def slot_is(self, number: int, slot: int) -> Linear:
        """1 if the operation is in `slot`, else 0."""
        return sum(v for (_, s), v in self.variables.at[number].items() if s == slot)

    def time(self, number: int) -> Linear:
        """The operation's cycle in its iteration: stage times interval, plus slot."""
        slots = sum(slot * v for (_, slot), v in self.variables.at[number].items())
        return self.interval * self.variables.stage[number] + slots

    def _add_operation(self, number: int) -> None:
        assignment = self.variables.assignment
        units = dict.fromkeys(form.unit for form in self.region.operations[number].forms)
        at = {
            (unit, slot): self.model.new_bool_var(f"at_{number}_{unit}_{slot}")
            for unit in units
            for slot in range(self.interval)
        }
        if number in self.optional:
            self.model.add_at_most_one(at.values())
        else:
            self.model.add_exactly_one(at.values())
        for unit in units:
            chosen = sum(assignment.uses(number, unit))
            self.model.add(sum(v for (u, _), v in at.items() if u == unit) == chosen)
        last = 0 if number in self.loop.control else self.limits.stages - 1
        self.variables.at.append(at)
        self.variables.stage.append(self.model.new_int_var(0, last, f"stage_{number}"))

    def _fix_branch(self) -> None:
        if self.loop.branch < 0:
            return
        slot = (self.interval - BRANCH_LATENCY) % self.interval
        self.model.add(self.slot_is(self.loop.branch, slot) == 1)

    def _add_edges(self) -> None:
        control = self.loop.control
        for edge in self.region.edges:
            if edge.source in control and edge.target in control:
                continue
            if edge.source == edge.target:
                if edge.latency > self.interval * edge.distance:
                    self.model.add_bool_or()
                continue
            gap = self.time(edge.target) - self.time(edge.source)
            self.model.add(gap >= edge.latency - self.interval * edge.distance)

    def _add_distances(self) -> None:
        """Ties the slots of two operations if edges in both directions fix their distance.

        The edges imply these constraints; stating them makes the search faster.
        """
        gaps = {(e.source, e.target): e.latency for e in self.region.edges if not e.distance}
        for (first, then), gap in gaps.items():
            if first < then and gaps.get((then, first)) == -gap:
                for slot in range(self.interval):
                    there = self.slot_is(then, (slot + gap) % self.interval)
                    self.model.add(self.slot_is(first, slot) == there)

    def _add_cross_waits(self) -> None:
        """Adds one more cycle from a write to a read over a cross path, unless a load writes."""
        for number, write, reader, distance in self.loop.cross_waits():
            crossing = self.variables.assignment.crossing(reader, write.value)
            if crossing:
                gap = self.time(reader) - self.time(number) + self.interval * distance
                self.model.add(gap >= write.delay + 1 + sum(crossing))

    def _add_units(self) -> None:
        users: dict[tuple[str, int], list[cp_model.IntVar]] = defaultdict(list)
        for at in self.variables.at:
            for key, variable in at.items():
                users[key].append(variable)
        for variables in users.values():
            self.model.add_at_most_one(variables)

    def _add_paths(self) -> None:
        """Paths and ports, with a variable for each operation, path and slot."""
        users: dict[tuple[str, int], list[cp_model.IntVar]] = defaultdict(list)
        for number, operation in enumerate(self.region.operations):
            for path in dict.fromkeys(p for form in operation.forms for p in form.paths):
                variables = [
                    self.model.new_bool_var(f"path_{number}_{path}_{slot}")
                    for slot in range(self.interval)
                ]
                used = sum(self.variables.assignment.uses(number, path))
                self.model.add(sum(variables) == used)
                for slot, variable in enumerate(variables):
                    self.model.add(variable <= self.slot_is(number, slot))
                    users[path, slot].append(variable)
        for variables in users.values():
            self.model.add_at_most_one(variables)

    def _add_ports(self) -> None:
        """No two results that land in one slot use the same write port."""
        users: dict[tuple[str, int], list[cp_model.IntVar]] = defaultdict(list)
        for number, operation in enumerate(self.region.operations):
            choices = self.variables.assignment.forms[number]
            for port, later in dict.fromkeys(p for f in operation.forms for p in f.ports):
                chosen = sum(
                    variable
                    for variable, form in zip(choices, operation.forms, strict=True)
                    if (port, later) in form.ports
                )
                for slot in range(self.interval):
                    uses = self.model.new_bool_var(f"port_{number}_{port}_{slot}")
                    self.model.add(uses >= self.slot_is(number, slot) + chosen - 1)
                    users[port, (slot + later) % self.interval].append(uses)
        for variables in users.values():
            self.model.add_at_most_one(variables)

    def _add_lifetimes(self) -> None:
        for _, writes, reads in self.loop.lifetimes():
            self._limit_lifetime(writes, reads)

    def _limit_lifetime(self, writes: list[tuple[int, int]], reads: list[tuple[int, int]]) -> None:
        for number, delay in writes:
            for reader, distance in reads:
                if reader == number:
                    continue
                gap = self.time(reader) - self.time(number)
                self.model.add(gap + self.interval * (distance - 1) <= delay)
            self._keep_writes_together(number, delay, writes)

    def _keep_writes_together(self, number: int, delay: int, writes: list[tuple[int, int]]) -> None:
        for other, other_delay in writes:
            if other != number:
                gap = self.time(other) + other_delay - self.time(number) - delay
                self.model.add(gap < self.interval)

    def _add_read_limit(self) -> None:
        for value in range(len(self.region.values)):
            self._limit_reads(value)

    def _limit_reads(self, value: int) -> None:
        readers = [
            number
            for number, operation in enumerate(self.region.operations)
            for place in operation.reads
            if place == value
        ]
        if len(readers) > READS_PER_REGISTER:
            for slot in range(self.interval):
                reads = sum(self.slot_is(number, slot) for number in readers)
                self.model.add(reads <= READS_PER_REGISTER)

    def _add_pressure(self, live: dict[str, int]) -> None:
        """Limits the values live in each slot.

        Let w(s) and r(s) be 1 if a value is written and read by slot s, else 0, and let n be the number of
        stages from the write to the read. Then w(s) - r(s) + n instances of the value are live after slot s.
        """
        holds = self.variables.assignment.holds
        mortal = {value for value, _, _ in self.loop.lifetimes()}
        always = [v for v in range(len(self.region.values)) if v not in mortal]
        if self.limits.channels or self.limits.annealed:
            always = [v for v in always if v not in self.loop.yielding]
        counts: dict[tuple[str, int], list[Linear]] = defaultdict(list)
        for side in "AB":
            for slot in range(self.interval):
                counts[side, slot] = [holds[value][side] for value in always]
        for value, writes, reads in self.loop.lifetimes():
            for side in "AB":
                if isinstance(holds[value][side], int) and not holds[value][side]:
                    continue
                self._count_value(value, side, writes, reads, counts)
        for (side, _), terms in counts.items():
            self.model.add(sum(terms) <= live[side])

    def _count_value(
        self,
        value: int,
        side: str,
        writes: list[tuple[int, int]],
        reads: list[tuple[int, int]],
        counts: dict[tuple[str, int], list[Linear]],
    ) -> None:
        number, delay = writes[0]
        here = self.variables.assignment.holds[value][side]
        for slot in range(self.interval):
            live = self.model.new_bool_var(f"live_{value}_{side}_{slot}")
            counts[side, slot].append(live)
            written, wrapped = self._written(number, delay, slot)
            landing = (slot - delay) % self.interval
            self.model.add(live >= self.slot_is(number, landing) + here - 1)
            for reader, distance in reads:
                stages = self.variables.stage[reader] + distance - self.variables.stage[number]
                read = sum(self.slot_is(reader, s) for s in range(slot + 1))
                self.model.add(live - written + read - stages + wrapped - here >= -1)

    def _written(self, number: int, delay: int, slot: int) -> tuple[Linear, Linear]:
        """Whether a write lands by `slot`, and by how many stages its landing comes after its issue."""
        by, wrapped = [], []
        for issue in range(self.interval):
            is_there = self.slot_is(number, issue)
            if (issue + delay) % self.interval <= slot:
                by.append(is_there)
            wrapped.append((issue + delay) // self.interval * is_there)
        return sum(by), sum(wrapped)

    def keep_apart(self, pairs: Sequence[tuple[int, int]]) -> None:
        """Puts the accesses of each pair into different slots, unless the two are to mirror each other."""
        channels = self.limits.channels
        together: set[tuple[int, int]] = set()
        if len(channels) == 2 and are_mirrored(self.region, *channels):
            together.update(zip(*channels, strict=True))
        for first, second in pairs:
            if (first, second) in together or (second, first) in together:
                continue
            for slot in range(self.interval):
                self.model.add(self.slot_is(first, slot) + self.slot_is(second, slot) <= 1)

    def _repeat_first(self, number: int) -> None:
        """Channel `number` repeats channel 0: later by its share of the interval, or mirrored.

        A mirrored channel does the same on the other side in the same cycle.
        """
        channels, interval = self.limits.channels, self.interval
        mirrored = are_mirrored(self.region, channels[0], channels[number])
        later = channel_delay(self.region, channels, number, interval)
        for first, repeated in zip(channels[0], channels[number], strict=True):
            at, at_repeated = self.variables.at[first], self.variables.at[repeated]
            for (unit, slot), variable in at.items():
                there = on_other_side(unit) if mirrored else unit
                self.model.add(at_repeated[there, (slot + later) % interval] == variable)
            wraps = sum(v for (_, slot), v in at.items() if slot + later >= interval)
            stage, stage_repeated = self.variables.stage[first], self.variables.stage[repeated]
            self.model.add(stage_repeated == stage + wraps)
            if mirrored:  # paths may differ: a value that both sides read crosses to one of them
                continue
            for path in self.variables.assignment.resources(first):
                uses = sum(self.variables.assignment.uses(first, path))
                self.model.add(sum(self.variables.assignment.uses(repeated, path)) == uses)

    def minimize_span(self) -> None:
        """Minimizes the span from `objective_first` to `objective_last`, then the length of an iteration."""
        horizon = self.interval * self.limits.stages
        first = self.model.new_int_var(0, horizon, "first")
        last = self.model.new_int_var(0, horizon, "last")
        end = self.model.new_int_var(0, horizon, "end")
        for number in self.loop.objective_first:
            self.model.add(first <= self.time(number))
        for number in self.loop.objective_last:
            self.model.add(last >= self.time(number))
        for number in range(len(self.region.operations)):
            if number not in self.loop.control:
                self.model.add(end >= self.time(number))
        self.model.minimize(4 * (last - first) + end)

    def hint(self, schedule: ModuloSchedule) -> None:
        """Makes the search start from `schedule`."""
        for number, cycle in enumerate(schedule.cycles):
            form = self.region.operations[number].forms[schedule.forms[number]]
            place = (form.unit, cycle % self.interval)
            for key, variable in self.variables.at[number].items():
                self.model.add_hint(variable, key == place)
            self.model.add_hint(self.variables.stage[number], cycle // self.interval)
            for index, variable in enumerate(self.variables.assignment.forms[number]):
                self.model.add_hint(variable, index == schedule.forms[number])

    def solve(self, seconds: float, workers: int, seed: int, timer: Timer | None = None) -> Outcome:
        """Searches for at most `seconds`.

        If the timer counts work, the outcome is the same on any host, and states processor time.
        """
        timer = timer or Timer()
        solver, begun = new_solver(), time.process_time()
        status = solve_within(solver, self.model, solving.Limits(seconds, workers, seed, timer))
        spent = time.process_time() - begun if timer.by_work else solver.wall_time
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return Outcome(None, status == cp_model.INFEASIBLE, spent)
        return Outcome(self._read(solver, status == cp_model.OPTIMAL), False, spent)

    def _read(self, solver: cp_model.CpSolver, optimal: bool) -> ModuloSchedule:
        cycles, forms = [], []
        for number, at in enumerate(self.variables.at):
            slot = next(s for (_, s), variable in at.items() if solver.value(variable))
            cycles.append(self.interval * solver.value(self.variables.stage[number]) + slot)
            choice = self.variables.assignment.forms[number]
            forms.append(next(i for i, variable in enumerate(choice) if solver.value(variable)))
        sides = [
            "".join(side for side in "AB" if solver.value(holds[side]))
            for holds in self.variables.assignment.holds
        ]
        drop_unread_copies(self.region, sides, forms)
        return ModuloSchedule(self.interval, cycles, forms, sides, solver.wall_time, optimal)
