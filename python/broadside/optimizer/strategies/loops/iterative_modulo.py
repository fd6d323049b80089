"""Modulo scheduling by lists, for bodies of long chains that no recurrence closes.

Operations are placed one at a time, those with the longest way to the end first, in the first cycle
that their operands allow; what stands in the way, or would then be too early or too late, is taken out
again (Rau, "Iterative modulo scheduling", 1994). The body is the one that `annealed.py` describes. The
annealing moves one operation at a time, and so is slow where every life is nearly as long as the
interval and a chain can only move as a whole; such chains come out of a list as they should be.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence

from broadside.optimizer.strategies.annealing_wire import EdgeTuple, OperationTuple

ValueTuple = tuple[int, bool, bool]
Placed = tuple[list[int], list[int], list[int]]

_BUDGET = 25  # placements for each operation before a try is given up
_STRETCH, _STRETCHES = 0.04, 20  # tries that spread an iteration over so much more than its length
_READS = 4  # of one register in a cycle
_BOTH = 2


class ListScheduler:
    """One loop body at one interval."""

    def __init__(
        self,
        interval: int,
        stages: int,
        capacity: Sequence[int],
        values: Sequence[ValueTuple],
        operations: Sequence[OperationTuple],
        edges: Sequence[EdgeTuple],
        apart: Sequence[tuple[int, int]],
    ) -> None:
        self.interval, self.stages, self.capacity = interval, stages, capacity
        self.values, self.operations = values, operations
        self.before: dict[int, list[EdgeTuple]] = defaultdict(list)
        self.after: dict[int, list[EdgeTuple]] = defaultdict(list)
        for edge in edges:
            self.before[edge[1]].append(edge)
            self.after[edge[0]].append(edge)
        self.apart: dict[int, list[int]] = defaultdict(list)
        for one, two in apart:
            self.apart[one].append(two)
            self.apart[two].append(one)
        self.writers: dict[int, list[int]] = defaultdict(list)
        self.readers: dict[int, list[int]] = defaultdict(list)
        for number, operation in enumerate(operations):
            for value, _ in operation[4]:
                self.writers[value].append(number)
            for value, _ in operation[3]:
                self.readers[value].append(number)
        self.height = self._heights()
        self.depth = self._depths()
        self.demand = self._demands()
        self.order = self._ranks()

    def _demands(self) -> dict[int, float]:
        """How much operations that have little choice want each set of resources."""
        wanted: dict[int, float] = defaultdict(float)
        for operation in self.operations:
            sets = {form[0] for form in operation[5]}
            for resources in sets:
                wanted[resources] += 1 / len(sets) ** 2
        return wanted

    def _depths(self) -> list[int]:
        """Longest way to each operation from the begin of its iteration."""
        depth = [0] * len(self.operations)
        for number in sorted(range(len(depth)), key=lambda n: -self.height[n]):
            for _, target, latency, distance, value in self.after[number]:
                if distance == 0 and value is None:
                    depth[target] = max(depth[target], depth[number] + latency)
        return depth

    def _ranks(self) -> list[float]:
        """The order of placement. What nothing feeds, a load of a key, say, comes just after what it feeds.

        It then stands as late as that allows, and what it brings does not wait in a register.
        """
        fed = {edge[1] for edges in self.after.values() for edge in edges if edge[3] == 0}
        ranks: list[float] = list(self.height)
        for number in range(len(ranks)):
            targets = [e[1] for e in self.after[number] if e[3] == 0 and e[1] != number]
            if number not in fed and targets:
                ranks[number] = min(self.height[target] for target in targets) - 0.5
        return ranks

    def _heights(self) -> list[int]:
        """Longest way from each operation to the end of its iteration."""
        height: list[int | None] = [None] * len(self.operations)

        def of(number: int) -> int:
            known = height[number]
            if known is not None:
                return known
            height[number] = 0
            ways = [
                lat + of(target)
                for _, target, lat, distance, value in self.after[number]
                if distance == 0 and target != number and value is None
            ]
            result = max(ways, default=0)
            height[number] = result
            return result

        return [of(number) for number in range(len(self.operations))]

    def run(self, seed: int) -> Placed | None:
        """Cycles, forms and sides (2: both), or nothing."""
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
                waiting, key=lambda n: (self.operations[n][0] is not None, self.rank[n], -n)
            )
            waiting.remove(number)
            waiting |= self._place(number)
        return None

    def _window(self, number: int) -> tuple[int, int]:
        """First and last cycle that what is placed allows; edges of crossing reads aside."""
        first, last = self.begin[number], self.stages * self.interval - 1
        if self.operations[number][1]:
            last = self.interval - 1
        for source, _, latency, distance, value in self.before[number]:
            at = self.cycle[source]
            if at is not None and value is None and source != number:
                first = max(first, at + latency - distance * self.interval)
        for _, target, latency, distance, value in self.after[number]:
            at = self.cycle[target]
            if at is not None and target != number and value is None:
                last = min(last, at - latency + distance * self.interval)
        return first, last

    def _cycles(self, number: int, first: int, last: int) -> Iterator[int]:
        slot = self.operations[number][0]
        found = range(first, min(last, first + self.interval - 1) + 1)
        fed = any(d == 0 and self.cycle[s] is not None for s, _, _, d, _ in self.before[number])
        follows = any(d == 0 and self.cycle[t] is not None for _, t, _, d, _ in self.after[number])
        if follows and not fed:
            found = range(last, max(first, last - self.interval + 1) - 1, -1)
        return (c for c in found if slot is None or c % self.interval == slot)

    def _place(self, number: int) -> set[int]:
        """Places the operation; returns those that had to go."""
        first, last = self._window(number)
        for cycle in self._cycles(number, first, last):
            for form in self._forms(number):
                if self._fits(number, cycle, form):
                    self._put(number, cycle, form)
                    return set()
        return self._force(number, first)

    def _forms(self, number: int) -> list[int]:
        """Forms that the sides of values allow, those without a cross path first."""
        forms = self.operations[number][5]
        found = [k for k in range(len(forms)) if self._sides_fit(number, k)]
        self.random.shuffle(found)
        return sorted(found, key=lambda k: (forms[k][4] is not None, self.demand[forms[k][0]]))

    def _side(self, value: int, but: int) -> int | None:
        """The side of a value, if an operation other than `but` has chosen it."""
        allowed = self.values[value][0]
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
        form = self.operations[number][5][self.form[number]]
        if not read:
            places = [v for v, _ in self.operations[number][4]]
            return form[3] >> places.index(value) & 1
        reads = self.operations[number][2]
        return form[2] >> reads.index(value) & 1 if value in reads else None

    def _sides_fit(self, number: int, form: int) -> bool:
        _, _, reads, _, writes, forms = self.operations[number]
        shape = forms[form]
        for place, value in enumerate(reads):
            side = shape[2] >> place & 1
            if not self.values[value][0] >> side & 1:
                return False
            if self._side(value, number) not in (None, side):
                return False
        for place, (value, _) in enumerate(writes):
            side = shape[3] >> place & 1
            if not self.values[value][0] >> side & 1:
                return False
            if self._side(value, number) not in (None, side):
                return False
        return True

    def _fits(self, number: int, cycle: int, form: int) -> bool:
        resources, _, _, _, crossing = self.operations[number][5][form]
        slot = cycle % self.interval
        here = self.used[slot]
        for other, taken in here.items():
            if taken & resources or other in self.apart[number]:
                return False
        for value in self.operations[number][2]:
            if sum(self.operations[o][2].count(value) for o in here) >= _READS:
                return False
        return self._waits(number, cycle, crossing)

    def _waits(self, number: int, cycle: int, crossing: int | None) -> bool:
        for source, _, latency, distance, value in self.before[number]:
            at = self.cycle[source]
            if at is None or value is None or value != crossing:
                continue
            if cycle < at + latency - distance * self.interval:
                return False
        for _, target, latency, distance, value in self.after[number]:
            at = self.cycle[target]
            if value is not None and at is not None:
                if self.operations[target][5][self.form[target]][4] != value:
                    continue
                if cycle > at - latency + distance * self.interval:
                    return False
        return True

    def _put(self, number: int, cycle: int, form: int) -> None:
        self.cycle[number], self.form[number], self.last[number] = cycle, form, cycle
        self.used[cycle % self.interval][number] = self.operations[number][5][form][0]

    def _out(self, number: int) -> None:
        cycle = self.cycle[number]
        assert cycle is not None
        del self.used[cycle % self.interval][number]
        self.cycle[number] = None

    def _force(self, number: int, first: int) -> set[int]:
        """Places the operation all the same, later than the last time; what conflicts goes."""
        forms = self._forms(number)
        gone: set[int] = set()
        if not forms:  # its values are on sides where it cannot be: their other users go
            needed, written = self.operations[number][3:5]
            for touched in {v for v, _ in (*needed, *written)}:
                for other in (*self.writers[touched], *self.readers[touched]):
                    if other != number and self.cycle[other] is not None:
                        self._out(other)
                        gone.add(other)
            forms = self._forms(number)
        slot = self.operations[number][0]
        cycle = max(first, self.last[number] + 1)
        latest = (1 if self.operations[number][1] else self.stages) * self.interval - 1
        if cycle > latest:
            cycle = first if first <= latest else latest
        if slot is not None:
            cycle += (slot - cycle) % self.interval
            cycle = min(cycle, latest - (latest - slot) % self.interval)
        form = forms[0] if forms else 0
        resources, _, _, _, crossing = self.operations[number][5][form]
        for other, taken in list(self.used[cycle % self.interval].items()):
            shared = set(self.operations[number][2]) & set(self.operations[other][2])
            if (
                taken & resources
                or other in self.apart[number]
                or (shared and not self._fits(number, cycle, form))
            ):
                self._out(other)
                gone.add(other)
        self._put(number, cycle, form)
        for source, _, latency, distance, value in self.before[number]:
            at = self.cycle[source]
            if at is None or source == number or (value is not None and value != crossing):
                continue
            if cycle < at + latency - distance * self.interval:
                self._out(source)
                gone.add(source)
        for _, target, latency, distance, value in self.after[number]:
            at = self.cycle[target]
            if at is None or target == number:
                continue
            if value is not None and self.operations[target][5][self.form[target]][4] != value:
                continue
            if cycle > at - latency + distance * self.interval:
                self._out(target)
                gone.add(target)
        return gone

    def _result(self) -> Placed | None:
        cycles = [cycle for cycle in self.cycle if cycle is not None]
        sides = []
        for value, (allowed, _, _) in enumerate(self.values):
            found = {self._chosen(n, value, False) for n in self.writers[value]}
            found |= {self._chosen(n, value, True) for n in self.readers[value]}
            found.discard(None)
            if not found:
                found = {0 if allowed & 1 else 1}
            if len(found) > 1 and not allowed & 4:
                return None
            sides.append(_BOTH if len(found) > 1 else next(s for s in found if s is not None))
        return (cycles, self.form, sides) if self._registers_suffice(cycles, sides) else None

    def _registers_suffice(self, cycles: Sequence[int], sides: Sequence[int]) -> bool:
        live = [[0] * self.interval for _ in self.capacity]
        for value, (_, held, counted) in enumerate(self.values):
            if not counted or not (self.writers[value] or self.readers[value]):
                continue
            slots = range(self.interval) if held else self._life(value, cycles)
            for side in (0, 1) if sides[value] == _BOTH else (sides[value],):
                for slot in slots:
                    live[side][slot % self.interval] += 1
        peaks = [max(counts) for counts in live]
        self.peak = sum(peaks)
        return all(peak <= room for peak, room in zip(peaks, self.capacity, strict=True))

    def _life(self, value: int, cycles: Sequence[int]) -> range:
        born = min(
            cycles[n] + delay + 1
            for n in self.writers[value]
            for v, delay in self.operations[n][4]
            if v == value
        )
        ends = [
            cycles[n] + distance * self.interval
            for n in self.readers[value]
            for v, distance in self.operations[n][3]
            if v == value
        ]
        return range(born, max(ends, default=born) + 1)
