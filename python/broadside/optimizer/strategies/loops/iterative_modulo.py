"""Modulo scheduling by lists, for bodies of long chains that no recurrence closes.

Operations are placed one at a time, the longest path to the end first, each in the first cycle that its
operands allow. If there is no such cycle, the operation is placed by force: operations that use its units,
or that would then be too early or too late, are removed and placed again (Rau, "Iterative modulo
scheduling", 1994). Lists of straight code need not remove operations, because they can always use a later
cycle; in a loop, later cycles share the same units.

Annealing moves one operation at a time. It is slow if live ranges are nearly as long as the interval,
because a chain can then only move as a whole. A list places such a chain at once.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from broadside.facts.cpu import READS_PER_REGISTER
from broadside.optimizer.model.graphs import paths
from broadside.scheduling import BOTH, Body, Dependence

_BUDGET = 25  # placements for each operation before a try is given up
# try n (below _STRETCHES) delays each operation by n * _STRETCH of its depth
_STRETCH, _STRETCHES = 0.04, 20


@dataclass(frozen=True, slots=True)
class Listed:
    """A schedule: the cycle and form of each operation, the side of each value (0 A, 1 B, 2 both)."""

    cycles: list[int]
    forms: list[int]
    sides: list[int]


class ModuloScheduler:
    """Lists for one loop body at one interval."""

    def __init__(self, body: Body, interval: int, stages: int) -> None:
        self.interval, self.stages = interval, stages
        self.capacity = [registers.any for registers in body.registers]
        self.values, self.operations = body.values, body.operations
        self.resources = [[form.resources for form in it.forms] for it in body.operations]
        self.before: dict[int, list[Dependence]] = defaultdict(list)
        self.after: dict[int, list[Dependence]] = defaultdict(list)
        for dependence in body.dependences:
            self.before[dependence.target].append(dependence)
            self.after[dependence.source].append(dependence)
        self.apart: dict[int, list[int]] = defaultdict(list)
        for pair in body.apart:
            self.apart[pair.first].append(pair.second)
            self.apart[pair.second].append(pair.first)
        self.writers: dict[int, list[int]] = defaultdict(list)
        self.readers: dict[int, list[int]] = defaultdict(list)
        for number, operation in enumerate(body.operations):
            for write in operation.writes:
                self.writers[write.value].append(number)
            for need in operation.needs:
                self.readers[need.value].append(number)
        arcs = [
            (it.source, it.target, it.latency)
            for it in body.dependences
            if it.distance == 0 and it.source != it.target and it.crossing is None
        ]
        count = len(body.operations)
        last = set(range(count)).difference(source for source, _, _ in arcs)
        height = paths.farthest(paths.backward(arcs), dict.fromkeys(last, 0))
        self.height = [height.get(number, 0) for number in range(count)]
        self.depth = paths.longest(arcs, [0] * count)
        self.demand = self._demands()
        self.order = self._ranks()

    def _demands(self) -> dict[int, float]:
        """Demand for each set of resources. Operations with few choices count more."""
        wanted: dict[int, float] = defaultdict(float)
        for forms in self.resources:
            sets = set(forms)
            for resources in sets:
                wanted[resources] += 1 / len(sets) ** 2
        return wanted

    def _ranks(self) -> list[float]:
        """The rank of each operation; a higher rank is placed earlier.

        An operation without predecessors in its iteration, such as a load of a key, comes just after its
        first reader. It is then placed as late as the reader allows, so that no register holds its result
        for long.
        """
        fed = {it.target for after in self.after.values() for it in after if it.distance == 0}
        ranks: list[float] = list(self.height)
        for number in range(len(ranks)):
            after = (it for it in self.after[number] if it.distance == 0)
            targets = [it.target for it in after if it.target != number]
            if number not in fed and targets:
                ranks[number] = min(self.height[target] for target in targets) - 0.5
        return ranks

    def run(self, seed: int) -> Listed | None:
        """A schedule, or None if the budget of this try is spent."""
        self.random = random.Random(seed)
        count = len(self.operations)
        self.cycle: list[int | None] = [None] * count
        self.form: list[int] = [0] * count
        self.last: list[int] = [-1] * count
        self.used: list[dict[int, int]] = [{} for _ in range(self.interval)]
        noise = 1.5 if seed >= _STRETCHES else 0.0
        stretch = 1 + _STRETCH * (seed % _STRETCHES)
        self.begin = [int(depth * stretch) for depth in self.depth]
        self.rank = [rank + noise * self.random.random() for rank in self.order]
        waiting = set(range(count))
        for _ in range(_BUDGET * count):
            if not waiting:
                return self._result()
            number = max(
                waiting, key=lambda n: (self.operations[n].cycle is not None, self.rank[n], -n)
            )
            waiting.remove(number)
            waiting |= self._place(number)
        return None

    def _window(self, number: int) -> tuple[int, int]:
        """First and last cycle that the placed operations allow; ignores waits for cross paths."""
        first, last = self.begin[number], self.stages * self.interval - 1
        if self.operations[number].first_stage:
            last = self.interval - 1
        for it in self.before[number]:
            at = self.cycle[it.source]
            if at is not None and it.crossing is None and it.source != number:
                first = max(first, at + self._gap(it))
        for it in self.after[number]:
            at = self.cycle[it.target]
            if at is not None and it.crossing is None and it.target != number:
                last = min(last, at - self._gap(it))
        return first, last

    def _gap(self, dependence: Dependence) -> int:
        """Least number of cycles from the source to the target in the same iteration."""
        return dependence.latency - dependence.distance * self.interval

    def _cycles(self, number: int, first: int, last: int) -> Iterator[int]:
        fixed = self.operations[number].cycle
        found = range(first, min(last, first + self.interval - 1) + 1)
        before, after = self.before[number], self.after[number]
        fed = any(it.distance == 0 and self.cycle[it.source] is not None for it in before)
        follows = any(it.distance == 0 and self.cycle[it.target] is not None for it in after)
        if follows and not fed:
            found = range(last, max(first, last - self.interval + 1) - 1, -1)
        return (c for c in found if fixed is None or c % self.interval == fixed)

    def _place(self, number: int) -> set[int]:
        """Places the operation; returns the operations that were removed for it."""
        first, last = self._window(number)
        for cycle in self._cycles(number, first, last):
            for form in self._forms(number):
                if self._fits(number, cycle, form):
                    self._put(number, cycle, form)
                    return set()
        return self._force(number, first)

    def _forms(self, number: int) -> list[int]:
        """Forms that the sides of the operands allow; forms without a cross path come first."""
        forms, resources = self.operations[number].forms, self.resources[number]
        found = [k for k in range(len(forms)) if self._sides_fit(number, k)]
        self.random.shuffle(found)
        return sorted(
            found, key=lambda k: (forms[k].crossing is not None, self.demand[resources[k]])
        )

    def _side(self, value: int, but: int) -> int | None:
        """The side of a value, if it is fixed or a placed operation other than `but` has chosen it."""
        allowed = self.values[value].sides
        if allowed & 3 in (1, 2):
            return (allowed & 3) - 1
        for number in self.writers[value]:
            if number != but and self.cycle[number] is not None:
                return self._chosen(number, value, False)
        if allowed & 4:
            return None
        for number in self.readers[value]:
            if number != but and self.cycle[number] is not None:
                side = self._chosen(number, value, True)
                if side is not None:
                    return side
        return None

    def _chosen(self, number: int, value: int, read: bool) -> int | None:
        operation = self.operations[number]
        form = operation.forms[self.form[number]]
        if not read:
            places = [write.value for write in operation.writes]
            return form.writes >> places.index(value) & 1
        reads = operation.reads
        return form.reads >> reads.index(value) & 1 if value in reads else None

    def _sides_fit(self, number: int, form: int) -> bool:
        operation = self.operations[number]
        shape = operation.forms[form]
        written = [write.value for write in operation.writes]
        return self._agree(number, operation.reads, shape.reads) and self._agree(
            number, written, shape.writes
        )

    def _agree(self, number: int, values: Sequence[int], sides: int) -> bool:
        """Whether the values may be on these sides, and no other operation has put one on the other side."""
        for place, value in enumerate(values):
            side = sides >> place & 1
            if not self.values[value].sides >> side & 1:
                return False
            if self._side(value, number) not in (None, side):
                return False
        return True

    def _fits(self, number: int, cycle: int, form: int) -> bool:
        operation, resources = self.operations[number], self.resources[number][form]
        slot = cycle % self.interval
        here = self.used[slot]
        for other, taken in here.items():
            if taken & resources or other in self.apart[number]:
                return False
        for value in operation.reads:
            reads = sum(self.operations[o].reads.count(value) for o in (number, *here))
            if reads > READS_PER_REGISTER:
                return False
        return self._waits(number, cycle, operation.forms[form].crossing)

    def _waits(self, number: int, cycle: int, crossing: int | None) -> bool:
        for it in self.before[number]:
            at = self.cycle[it.source]
            if at is None or it.crossing is None or it.crossing != crossing:
                continue
            if cycle < at + self._gap(it):
                return False
        for it in self.after[number]:
            at = self.cycle[it.target]
            if it.crossing is not None and at is not None:
                if self._crossing(it.target) != it.crossing:
                    continue
                if cycle > at - self._gap(it):
                    return False
        return True

    def _crossing(self, number: int) -> int | None:
        """The value that a placed operation reads over the cross path."""
        return self.operations[number].forms[self.form[number]].crossing

    def _put(self, number: int, cycle: int, form: int) -> None:
        self.cycle[number], self.form[number], self.last[number] = cycle, form, cycle
        self.used[cycle % self.interval][number] = self.resources[number][form]

    def _out(self, number: int) -> None:
        cycle = self.cycle[number]
        assert cycle is not None
        del self.used[cycle % self.interval][number]
        self.cycle[number] = None

    def _force(self, number: int, first: int) -> set[int]:
        """Places the operation by force, later than last time; returns the operations that it removed."""
        gone: set[int] = set()
        forms = self._forms(number)
        if not forms:
            gone |= self._remove(self._users(number))
            forms = self._forms(number)
        form = forms[0] if forms else 0
        cycle = self._forced_cycle(number, first)
        gone |= self._remove(self._clashing(number, cycle, form))
        self._put(number, cycle, form)
        gone |= self._remove(self._too_late(number, cycle))
        gone |= self._remove(self._too_early(number, cycle))
        return gone

    def _remove(self, numbers: Iterator[int]) -> set[int]:
        """Removes each of these operations before the next one is asked for; returns all of them."""
        removed = set()
        for number in numbers:
            self._out(number)
            removed.add(number)
        return removed

    def _users(self, number: int) -> Iterator[int]:
        """The other operations with a value of this one, which decide the side of the value."""
        operation = self.operations[number]
        needed = {need.value for need in operation.needs}
        for value in needed | {write.value for write in operation.writes}:
            for other in (*self.writers[value], *self.readers[value]):
                if other != number and self.cycle[other] is not None:
                    yield other

    def _forced_cycle(self, number: int, first: int) -> int:
        """A cycle after that of the last time, if its stage and slot allow that."""
        operation = self.operations[number]
        cycle = max(first, self.last[number] + 1)
        latest = (1 if operation.first_stage else self.stages) * self.interval - 1
        if cycle > latest:
            cycle = first if first <= latest else latest
        if operation.cycle is not None:
            cycle += (operation.cycle - cycle) % self.interval
            cycle = min(cycle, latest - (latest - operation.cycle) % self.interval)
        return cycle

    def _clashing(self, number: int, cycle: int, form: int) -> Iterator[int]:
        """The operations that leave this one no place in its slot, when those found before are removed."""
        resources, reads = self.resources[number][form], set(self.operations[number].reads)
        for other, taken in list(self.used[cycle % self.interval].items()):
            if (
                taken & resources
                or other in self.apart[number]
                or (
                    reads & set(self.operations[other].reads)
                    and not self._fits(number, cycle, form)
                )
            ):
                yield other

    def _too_late(self, number: int, cycle: int) -> Iterator[int]:
        """The operations before this one whose results come after the cycle."""
        crossing = self._crossing(number)
        for it in self.before[number]:
            at = self.cycle[it.source]
            if at is None or it.source == number or it.crossing not in (None, crossing):
                continue
            if cycle < at + self._gap(it):
                yield it.source

    def _too_early(self, number: int, cycle: int) -> Iterator[int]:
        """The operations after this one that come before its results."""
        for it in self.after[number]:
            at = self.cycle[it.target]
            if at is None or it.target == number:
                continue
            if it.crossing is not None and self._crossing(it.target) != it.crossing:
                continue
            if cycle > at - self._gap(it):
                yield it.target

    def _result(self) -> Listed | None:
        cycles = [cycle for cycle in self.cycle if cycle is not None]
        sides = []
        for value, facts in enumerate(self.values):
            found = {self._chosen(n, value, False) for n in self.writers[value]}
            found |= {self._chosen(n, value, True) for n in self.readers[value]}
            found.discard(None)
            if not found:
                found = {0 if facts.sides & 1 else 1}
            if len(found) > 1 and not facts.sides & 4:
                return None
            sides.append(BOTH if len(found) > 1 else next(s for s in found if s is not None))
        if not self._registers_suffice(cycles, sides):
            return None
        return Listed(cycles, self.form, sides)

    def _registers_suffice(self, cycles: Sequence[int], sides: Sequence[int]) -> bool:
        live = [[0] * self.interval for _ in self.capacity]
        for value, facts in enumerate(self.values):
            if not facts.counted or not (self.writers[value] or self.readers[value]):
                continue
            slots = range(self.interval) if facts.held else self._life(value, cycles)
            for side in (0, 1) if sides[value] == BOTH else (sides[value],):
                for slot in slots:
                    live[side][slot % self.interval] += 1
        peaks = [max(counts) for counts in live]
        self.peak = sum(peaks)
        return all(peak <= room for peak, room in zip(peaks, self.capacity, strict=True))

    def _life(self, value: int, cycles: Sequence[int]) -> range:
        born = min(
            cycles[n] + write.delay + 1
            for n in self.writers[value]
            for write in self.operations[n].writes
            if write.value == value
        )
        ends = [
            cycles[n] + need.distance * self.interval
            for n in self.readers[value]
            for need in self.operations[n].needs
            if need.value == value
        ]
        return range(born, max(ends, default=born) + 1)
