"""Long straight-line code by list schedules with ever other priorities.

Where the dependences make a long chain and the units have room, as in one block of a cipher with all
its rounds written out, a list schedule is near its best at once: operations take the first cycle that
operands and units leave them, those with the longest way to the end first. What is left is chance, above
all which side a value goes to. So priorities and sides are varied a little at a time, and what does not
make the code longer is kept. Where units bind rather than dependences, the way to the end says little of
what is urgent: so now and then the best schedule is pushed to its end, each operation as late as the
others and the units let it, and the next list goes by that order.
"""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass

from broadside.optimizer.problem import Problem, assignable
from broadside.optimizer.region import CROSS_PATHS, LOAD_DELAY, SIDES, Anchor, side_of
from broadside.optimizer.window import Placement

_CHANGED = 12  # operations whose priority or side a try changes, at most
_NOISE = 6.0  # cycles by which a priority may differ from the way to the end
_AHEAD = 4  # cycles that what is issued just in time may come before its first use
_SETTLING = 3  # lists in which it is found out when that is
_CHOICE = 4  # units of either side from which an operation finds a place in any cycle
_LASTING = 8  # reads beyond which a value is taken for one that is there for long
_OPEN = ""  # either side
_PUSHED = 3  # every so many lists go by the order of the best one pushed to its end
_LIMIT = 2  # times what the dependences and the units need together: a list goes no further

Placed = tuple[int, Placement]
"""Cycles of a list schedule, and the schedule."""


@dataclass(frozen=True, slots=True)
class _Way:
    """One mode: its side, units, paths, operands with their sides, and what comes over the cross path."""

    number: int
    side: str
    units: int
    paths: frozenset[str]
    operands: tuple[tuple[int, str], ...]
    crossing: tuple[int, ...]


@dataclass(slots=True)
class _Keys:
    """What a list depends on: for each operation a change of its priority, and a side or none."""

    noise: list[float]
    side: list[str]


class Lists:
    """List schedules of one region."""

    def __init__(self, problem: Problem, seed: int) -> None:
        self.problem, self.region = problem, problem.region
        self.random = random.Random(seed)
        count = len(self.region.operations)
        self.ways = [self._ways(op) for op in range(count)]
        self.sides = list(problem.sides)
        while self._settle():
            pass
        self.earliest = [0] * count
        self.early = self._sources()
        self.easy = [len({f.unit for f in op.forms}) >= _CHOICE for op in self.region.operations]
        self.limit = _LIMIT * (max(problem.height, default=0) + problem.resource_bound())
        self.last = frozenset(
            op for op in range(count) if self.region.operations[op].anchor is Anchor.END
        )
        self.users: dict[int, list[int]] = defaultdict(list)
        for op, ways in enumerate(self.ways):
            for value in {v for way in ways for v, _ in way.operands}:
                self.users[value].append(op)
        self.apart: dict[int, set[int]] = defaultdict(set)
        for one, two in self.region.apart:
            self.apart[one].add(two)
            self.apart[two].add(one)

    def shortest(self, bound: int, tries: int) -> Placed | None:
        """The shortest of so many lists; nothing where values always end on sides that do not fit.

        A value too many for the registers of a side counts like a cycle, each cycle.
        """
        count = len(self.region.operations)
        starts = [_Keys([0.0] * count, [side] * count) for side in (*SIDES, _OPEN)]
        best = min(starts, key=lambda keys: self._cost(self.place(keys)))
        placed = self.place(best)
        if placed is None:
            return None
        for _ in range(_SETTLING):
            self._hold(placed[1], placed[0])
            placed = self.place(best) or placed
        cost = self._cost(placed)
        for number in range(1, tries + 1):
            if cost <= bound:
                break
            keys = self._changed(best) if number % _PUSHED else self._pushed(best, placed)
            found = self.place(keys)
            found_cost = self._cost(found)
            if found is not None and found_cost <= cost:
                best, placed, cost = keys, found, found_cost
                self._hold(placed[1], placed[0])
        return placed

    def _pushed(self, keys: _Keys, placed: Placed) -> _Keys:
        """Priorities by the last cycles in which the schedule's operations have units and are in time."""
        length, placement = placed
        sides = self.problem.mode_sides(placement.modes)
        table = _Table(self)
        table.sides = [side or open_ for side, open_ in zip(sides, table.sides, strict=True)]
        late: list[int | None] = [None] * len(keys.noise)
        for op in sorted(range(len(late)), key=lambda op: -(placement.cycles[op] or 0)):
            cycle = min(self._latest(op, late, length), length - 1)
            if op in self.last:
                cycle = length + self.region.operations[op].offset
            side = self._side(op, placement)
            while cycle > 0 and not table.put(op, cycle, side):
                cycle -= 1
            late[op] = cycle
        noise = [
            float(length - (cycle or 0) - height)
            for cycle, height in zip(late, self.problem.height, strict=True)
        ]
        return _Keys(noise, [self._side(op, placement) for op in range(len(late))])

    def _side(self, op: int, placement: Placement) -> str:
        return next(way.side for way in self.ways[op] if way.number == placement.modes[op])

    def _hold(self, placement: Placement, length: int) -> None:
        """Lets operations wait until shortly before the first use of what they write in that schedule.

        So do those that need nothing that the region makes (addresses, and what is loaded from there),
        and those that free no register, as long as their units leave a choice.
        """
        cycles = list(placement.cycles)
        self.earliest = [0] * len(cycles)
        for op in reversed(self.problem.topological):
            if op in self.last:
                continue
            latest = self._latest(op, cycles, length)
            if op not in self.early:
                latest = min(latest, self._kept(op, cycles))
                if latest <= (cycles[op] or 0) or not self.easy[op]:
                    continue
            cycles[op] = max(0, latest)
            self.earliest[op] = max(0, latest - (_AHEAD if op in self.early else 1))

    def _latest(self, op: int, cycles: list[int | None], length: int) -> int:
        """The last cycle in which what the operation writes is there for its uses."""
        ends = [length]
        for write in self.region.operations[op].writes:
            due = self.region.values[write.value].due
            if due is not None:
                ends.append(length + due - write.delay - 1)
        for target, latency, distance in self.problem.successors[op]:
            use = cycles[target]
            if not distance and use is not None:
                ends.append(use - latency)
        return min(ends)

    def _kept(self, op: int, cycles: list[int | None]) -> int:
        """The cycle until which all that the operation reads has its register anyway."""
        ends = []
        for value in {*self.region.operations[op].reads}:
            others = [
                cycles[user] or 0 for user, _ in self.problem.lifetimes[value].reads if user != op
            ]
            ends.append(max(others, default=-1))
        return min(ends, default=-1)

    def _sources(self) -> frozenset[int]:
        """Operations that need only what is there for long anyway, or what such operations write."""
        problem, made = self.problem, self.problem.lifetimes
        usable = set(self.region.registers)
        lasting = [
            problem.through[v]
            or len(made[v].reads) > _LASTING
            or (bool(value.registers) and usable.isdisjoint(value.registers))
            for v, value in enumerate(self.region.values)
        ]
        found: set[int] = set()
        for op in problem.topological:
            operation = self.region.operations[op]
            reads = {*operation.reads, operation.predicate} - {None}
            if all(
                lasting[v]
                or (made[v].writes and all(w in found or w == op for w, _ in made[v].writes))
                for v in reads
                if v is not None
            ):
                found.add(op)
        return frozenset(found)

    def _cost(self, placed: Placed | None) -> int:
        if placed is None:
            return self.limit * len(self.region.operations)
        length, placement = placed
        return length + self._overflow(placement, length)

    def _overflow(self, placement: Placement, length: int) -> int:
        """Values beyond the registers of their side, in all cycles together."""
        sides = self.problem.mode_sides(placement.modes)
        usable = set(self.region.registers)
        change = {side: [0] * (length + 2) for side in SIDES}
        for value, entry in enumerate(self.region.values):
            span = self._span(value, placement, length)
            side = sides[value]
            if not span or side is None or (entry.registers and not usable & set(entry.registers)):
                continue
            change[side][span.start] += 1
            change[side][span.stop] -= 1
        total = 0
        for side in SIDES:
            room = sum(1 for register in usable if side_of(register) == side)
            live = 0
            for step in change[side]:
                live += step
                total += max(0, live - room)
        return total

    def _span(self, value: int, placement: Placement, length: int) -> range:
        """The cycles in which a value has its register."""
        life, entry = self.problem.lifetimes[value], self.region.values[value]
        starts = [(placement.cycles[op] or 0) + delay + 1 for op, delay in life.writes]
        ends = [placement.cycles[op] or 0 for op, _ in life.reads] + starts
        if entry.ready is not None:
            starts.append(entry.ready)
        if entry.due is not None:
            ends.append(length)
        if not starts or not ends:
            return range(0)
        return range(min(min(starts), length), min(max(ends), length) + 1)

    def _ways(self, op: int) -> list[_Way]:
        """The modes of an operation, those without a cross path first."""
        operation = self.region.operations[op]
        found = []
        for number, mode in enumerate(self.problem.modes[op]):
            side = mode.side
            reads = tuple(zip(operation.reads, mode.reads, strict=True))
            writes = tuple((w.value, s) for w, s in zip(operation.writes, mode.writes, strict=True))
            crosses = self.region.cross_wait and not CROSS_PATHS.isdisjoint(mode.paths)
            crossing = tuple(v for v, at in reads if at != side) if crosses else ()
            found.append(_Way(number, side, mode.units, mode.paths, reads + writes, crossing))
        return sorted(found, key=lambda way: not CROSS_PATHS.isdisjoint(way.paths))

    def _settle(self) -> bool:
        """Drops modes that no longer fit, and gives values the side that all modes of an operation want."""
        before = list(self.sides)
        for op, ways in enumerate(self.ways):
            self.ways[op] = [
                w for w in ways if all(self.sides[v] in (None, at) for v, at in w.operands)
            ]
            for choices in zip(*(way.operands for way in self.ways[op]), strict=True):
                if len(set(choices)) == 1:
                    value, side = choices[0]
                    self.sides[value] = side
        return self.sides != before

    def _changed(self, keys: _Keys) -> _Keys:
        noise, side = list(keys.noise), list(keys.side)
        for _ in range(self.random.randint(1, _CHANGED)):
            op = self.random.randrange(len(noise))
            if self.random.random() < 0.5:
                noise[op] += self.random.uniform(-_NOISE, _NOISE)
            else:
                side[op] = self.random.choice(("A", "B", _OPEN, _OPEN))
        return _Keys(noise, side)

    def place(self, keys: _Keys) -> Placed | None:
        """One list schedule, unless values came to sides where an operation cannot read them."""
        table = _Table(self)
        successors = self.problem.successors
        rank = [h + n for h, n in zip(self.problem.height, keys.noise, strict=True)]
        waiting = [sum(1 for _, _, d in before if d == 0) for before in self.problem.predecessors]
        earliest = list(self.earliest)
        coming: dict[int, list[int]] = defaultdict(list)
        for op, count in enumerate(waiting):
            if not count:
                coming[earliest[op]].append(op)
        left = len(waiting) - len(self.last)
        pool: list[int] = []
        cycle = 0
        while left:
            if cycle > self.limit:
                return None
            pool += coming.pop(cycle, ())
            pool.sort(key=rank.__getitem__)
            still: list[int] = []
            while pool:
                op = pool.pop()
                if op in self.last:
                    continue
                if not table.put(op, cycle, keys.side[op]):
                    still.append(op)
                    continue
                left -= 1
                for target, latency, distance in successors[op]:
                    if distance:
                        continue
                    earliest[target] = max(earliest[target], cycle + latency)
                    waiting[target] -= 1
                    if not waiting[target]:
                        at = earliest[target]
                        (pool if at <= cycle else coming[at]).append(target)
            pool = still
            cycle += 1
        return table.ended()


class _Table:
    """A list schedule under way."""

    def __init__(self, lists: Lists) -> None:
        self.lists, self.problem, self.region = lists, lists.problem, lists.region
        count = len(self.region.operations)
        self.sides = list(lists.sides)
        self.cycles: list[int | None] = [None] * count
        self.modes = [0] * count
        self.fresh: dict[int, int] = {}  # the first cycle in which a value can be read
        self.units: dict[int, tuple[int, ...]] = defaultdict(tuple)
        self.paths: dict[int, frozenset[str]] = defaultdict(frozenset)
        self.there: dict[int, set[int]] = defaultdict(set)

    def put(self, op: int, cycle: int, side: str) -> bool:
        """Places the operation, on that side where it can be there at all; false if nothing is free."""
        ready = (self.region.values[v].ready or 0 for v in self.region.operations[op].reads)
        if max(ready, default=0) > cycle or self.lists.apart[op] & self.there[cycle]:
            return False
        fitting = [w for w in self.lists.ways[op] if self._agrees(w) and self._leaves_ways(op, w)]
        wanted = [way for way in fitting if way.side == side]
        for way in wanted or fitting:
            if self._free(way, cycle):
                self._take(op, way, cycle)
                return True
        return False

    def _leaves_ways(self, op: int, way: _Way) -> bool:
        """Whether those that share a value with the operation still have a mode with it on this side."""
        new = [(value, side) for value, side in way.operands if self.sides[value] is None]
        for value, side in new:
            self.sides[value] = side
        touched = {other for value, _ in new for other in self.lists.users[value]} - {op}
        fits = all(any(map(self._agrees, self.lists.ways[other])) for other in touched)
        for value, _ in new:
            self.sides[value] = None
        return fits

    def _agrees(self, way: _Way) -> bool:
        return all(self.sides[value] in (None, side) for value, side in way.operands)

    def _free(self, way: _Way, cycle: int) -> bool:
        if way.paths & self.paths[cycle]:
            return False
        if any(self.fresh.get(value) == cycle for value in way.crossing):
            return False
        return assignable(tuple(sorted((*self.units[cycle], way.units))))

    def _take(self, op: int, way: _Way, cycle: int) -> None:
        self.cycles[op], self.modes[op] = cycle, way.number
        self.units[cycle] = tuple(sorted((*self.units[cycle], way.units)))
        self.paths[cycle] |= way.paths
        self.there[cycle].add(op)
        for value, side in way.operands:
            self.sides[value] = side
        for write in self.region.operations[op].writes:
            if write.delay != LOAD_DELAY:
                self.fresh[write.value] = cycle + write.delay + 1

    def ended(self) -> Placed:
        """With what stands so many cycles before the end: the least length in which that fits."""
        length = self._least()
        while not self._closed(length):
            length += 1
        return length, Placement(self.cycles, self.modes)

    def _least(self) -> int:
        length = 1
        for op, cycle in enumerate(self.cycles):
            operation = self.region.operations[op]
            if cycle is None:
                length = max(length, -operation.offset)
                continue
            length = max(length, cycle + 1)
            for write in operation.writes:
                due = self.region.values[write.value].due
                if due is not None:
                    length = max(length, cycle + write.delay + 1 - due)
            for target, latency, distance in self.problem.successors[op]:
                if target in self.lists.last and not distance:
                    offset = self.region.operations[target].offset
                    length = max(length, cycle + latency - offset)
        return length

    def _closed(self, length: int) -> bool:
        """Puts what is anchored to the end, if its units are free there."""
        taken: list[int] = []
        for op in sorted(self.lists.last):
            cycle = length + self.region.operations[op].offset
            if not self.put(op, cycle, _OPEN):
                break
            taken.append(op)
        if len(taken) == len(self.lists.last):
            return True
        for op in taken:
            self._out(op)
        return False

    def _out(self, op: int) -> None:
        cycle = self.cycles[op]
        assert cycle is not None
        way = next(way for way in self.lists.ways[op] if way.number == self.modes[op])
        units = list(self.units[cycle])
        units.remove(way.units)
        self.units[cycle] = tuple(units)
        self.paths[cycle] -= way.paths
        self.there[cycle].remove(op)
        self.cycles[op] = None
