"""Backward list scheduling that never needs more registers than there are.

(`forward_lists.py` only counts the registers that are missing.) A lane is a list of operations in an order in
which the registers suffice (`model/components.py`). The schedule grows cycle by cycle from the end of the
region. In each cycle, a priority decides which operations of the lanes are issued. An operation may come
before others of its lane only if these can still be issued in their order within the registers, so the
schedule runs into no dead end. A load or multiply is placed as soon as its earliest reader is placed, in the
latest free slot that the reader allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from broadside.facts.cpu import READS_PER_REGISTER
from broadside.optimizer.model.placement import Placement
from broadside.optimizer.model.problem import Problem, assignable, landed
from broadside.optimizer.model.region import Anchor

_GIVE_UP = 20  # cycles without any operation issued, beyond the longest latency


@dataclass(frozen=True, slots=True)
class Priority:
    """`lookahead`: operations of a lane that compete; `urgency`: weight of an operation's depth in cycles."""

    lookahead: int = 20
    urgency: float = 0.25


def list_schedule(
    problem: Problem,
    lanes: Sequence[Sequence[int]],
    spare: dict[str, int],
    priority: Priority,
) -> Placement | None:
    """Schedules a region whose sides are decided and in which nothing is anchored to the start.

    The result's cycles count from the start. The lists may use `spare` registers of each side beyond those
    that exist. Returns `None` if registers do not suffice for the order of the lanes.
    """
    run = _Run(problem, lanes, spare, priority)
    return run.placement() if run.fill() else None


class _Run:
    """One backward pass. Times count backward: 0 is the last cycle of the region."""

    def __init__(
        self,
        problem: Problem,
        lanes: Sequence[Sequence[int]],
        spare: dict[str, int],
        priority: Priority,
    ) -> None:
        self.problem, self.priority = problem, priority
        region = problem.region
        count, values = len(region.operations), len(region.values)
        self.room, self.classes = list(problem.register_classes[0]), problem.register_classes[1]
        for side, number in (("A", 0), ("B", 1)):
            self.room[number] += spare[side]
        self.mask = [modes[0].units for modes in problem.modes]
        self.paths = [modes[0].paths for modes in problem.modes]
        self.ports = [modes[0].ports for modes in problem.modes]
        self.landing = {
            (port, -1 - cycle) for port, end, cycle in region.taken if end is Anchor.END
        }
        self.edges = [[(s, lat) for s, lat, d in e if d == 0] for e in problem.predecessors]
        self.waiting = [sum(1 for _, _, d in e if d == 0) for e in problem.successors]
        self.earliest = [0] * count
        self.time: list[int | None] = [None] * count
        self.late = list(problem.late)
        self.opens: list[tuple[int, ...]] = [()] * count
        self.closes: list[tuple[int, ...]] = [()] * count
        self.open_closers = [0] * values  # operations still to issue before the value closes
        self._list_uses()
        self.opened = [False] * values
        self.live = [0] * len(self.room)
        self.extra: list[list[int]] = [[] for _ in self.room]  # late values, before their readers
        self.units: list[tuple[int, ...]] = []
        self.used: list[frozenset[str]] = []
        self.port: list[dict[int, int]] = []
        self.lanes = [list(lane) for lane in lanes]
        self.left = count
        self.given = self._take_anchored()
        self._open_due()

    def _take_anchored(self) -> dict[int, list[int]]:
        """Moves the operations anchored to the end into a lane of their own; returns them by their time."""
        given: dict[int, list[int]] = {}
        for number, op in enumerate(self.problem.region.operations):
            if op.anchor is not None:
                given.setdefault(-1 - op.offset, []).append(number)
        taken = {op for group in given.values() for op in group}
        self.lanes = [[op for op in lane if op not in taken] for lane in self.lanes]
        self.lanes.append(sorted(taken, key=lambda n: -self.problem.region.operations[n].offset))
        return given

    def _list_uses(self) -> None:
        """Lists the values whose live range each operation opens or helps to close, going backward."""
        for value, life in enumerate(self.problem.lifetimes):
            if not self.classes[value]:
                continue
            readers = {op for op, _ in life.reads}
            writers = {op for op, _ in life.writes}
            late = self.late[value]
            users = (readers | writers) - {late} if late is not None else readers
            closers = users if late is not None else writers
            self.open_closers[value] = len(closers)
            for op in users:
                self.opens[op] = (*self.opens[op], value)
            for op in closers:
                self.closes[op] = (*self.closes[op], value)

    def _open_due(self) -> None:
        for value, entry in enumerate(self.problem.region.values):
            if entry.due is None:
                continue
            for op, delay in self.problem.lifetimes[value].writes:
                self.earliest[op] = max(self.earliest[op], delay - entry.due)
            if self.classes[value]:
                self._open(value)

    def _open(self, value: int) -> None:
        self.opened[value] = True
        for number in self.classes[value]:
            self.live[number] += 1

    def _grow(self, time: int) -> None:
        while len(self.units) <= time + 8:
            self.units.append(())
            self.used.append(frozenset())
            self.port.append({})
            for counts in self.extra:
                counts.append(0)

    def _fits(self, op: int, time: int) -> bool:
        self._grow(time)
        if self.used[time] & self.paths[op]:
            return False
        if self.mask[op] and not assignable(tuple(sorted((*self.units[time], self.mask[op])))):
            return False
        if any((port, time - later) in self.landing for port, later in self.ports[op]):
            return False
        reads = self.problem.region.operations[op].reads
        ports = self.port[time]
        return all(ports.get(v, 0) + reads.count(v) <= READS_PER_REGISTER for v in reads)

    def _occupy(self, op: int, time: int) -> None:
        self._grow(time)
        self.time[op] = time
        if self.mask[op]:
            self.units[time] = tuple(sorted((*self.units[time], self.mask[op])))
        self.used[time] |= self.paths[op]
        self.landing.update((port, time - later) for port, later in self.ports[op])
        for value in self.problem.region.operations[op].reads:
            self.port[time][value] = self.port[time].get(value, 0) + 1
        self.left -= 1
        for source, latency in self.edges[op]:
            self.waiting[source] -= 1
            self.earliest[source] = max(self.earliest[source], time + latency)

    def fill(self) -> bool:
        """Issues all operations; False if some cannot be issued."""
        time = idle = 0
        while self.left:
            if not all(self._issue_given(op, time) for op in self.given.get(time, ())):
                return False
            issued = self._fill_cycle(time)
            idle = 0 if issued else idle + 1
            time += 1
            if idle > _GIVE_UP and time > max(self.given, default=0):
                return False
        return True

    def _issue_given(self, op: int, time: int) -> bool:
        lane = len(self.lanes) - 1
        if self.waiting[op] or self.earliest[op] > time or not self._fits(op, time):
            return False
        return self._safe(op, lane, time) and self._issue(op, lane, time)

    def _issue(self, op: int, lane: int, time: int) -> bool:
        self.lanes[lane].remove(op)
        self._occupy(op, time)
        self._update_lives(op, time)
        return True

    def _fill_cycle(self, time: int) -> bool:
        self._grow(time)
        candidates = self._candidates(time)
        issued = progress = False
        while progress or not issued:
            progress = False
            for entry in candidates:
                _, op, lane = entry
                if self._fits(op, time) and self._safe(op, lane, time):
                    candidates.remove(entry)
                    self._issue(op, lane, time)
                    progress = issued = True
                    break
            if not progress:
                break
        return issued

    def _candidates(self, time: int) -> list[tuple[float, int, int]]:
        found = []
        depth, urgency = self.problem.depth, self.priority.urgency
        for number, lane in enumerate(self.lanes[:-1]):
            for position, op in enumerate(lane[: self.priority.lookahead]):
                if self.waiting[op] == 0 and self.earliest[op] <= time:
                    found.append((position - urgency * depth[op], op, number))
        return sorted(found)

    def _safe(self, op: int, lane: int, time: int) -> bool:
        """Whether, after `op` is issued here, the operations before it in the lane can follow in order."""
        trial = _Trial(self)
        if not trial.step(op, [counts[time] for counts in self.extra]):
            return False
        for other in self.lanes[lane]:
            if other == op:
                return True
            if not trial.step(other, None):
                return False
        return True

    def _update_lives(self, op: int, time: int) -> None:
        for value in self.opens[op]:
            if not self.opened[value]:
                self._open(value)
        for value in self.closes[op]:
            self.open_closers[value] -= 1
            if self.open_closers[value]:
                continue
            source = self.late[value]
            if source is not None and self.waiting[source]:
                self.late[value] = None
                self.open_closers[value] = 1
                self.closes[source] = (value,)
                self.lanes[0].insert(0, source)
                continue
            if self.opened[value]:
                self._close(value)
            if source is not None:
                self._place_late(source, value, time)

    def _close(self, value: int) -> None:
        self.opened[value] = False
        for number in self.classes[value]:
            self.live[number] -= 1

    def _place_late(self, source: int, value: int, reader: int) -> None:
        """Issues a load (or multiply) in the latest slot that its first use allows."""
        time = self.earliest[source]
        while not self._fits(source, time):
            time += 1
        self._occupy(source, time)
        delay = next(d for op, d in self.problem.lifetimes[value].writes if op == source)
        for boundary in range(reader, time - delay):
            for number in self.classes[value]:
                self.extra[number][boundary] += 1
        self._update_lives(source, time)

    def placement(self) -> Placement:
        """The placement, in cycles from the start."""
        times = [time for time in self.time if time is not None]
        length = max(times, default=-1) + 1 + self._wait_for_ready()
        cycles: list[int | None] = [length - 1 - time for time in times]
        return Placement(cycles, [0] * len(cycles))

    def _wait_for_ready(self) -> int:
        """Cycles to add at the start for values that are not ready at once."""
        latest = max((t for t in self.time if t is not None), default=0)
        needed = 0
        for value, entry in enumerate(self.problem.region.values):
            for op, _ in self.problem.lifetimes[value].reads:
                time = self.time[op]
                if entry.ready is not None and time is not None:
                    needed = max(needed, entry.ready - (latest - time))
        return needed


class _Trial:
    """The live values that a run would have if some more operations were issued."""

    def __init__(self, run: _Run) -> None:
        self.run = run
        self.live = list(run.live)
        self.opened: dict[int, bool] = {}
        self.left: dict[int, int] = {}

    def step(self, op: int, extra: list[int] | None) -> bool:
        """Issues `op` on trial; False if the registers do not suffice at it."""
        run = self.run
        late = []
        for value in run.closes[op]:
            left = self.left.get(value, run.open_closers[value]) - 1
            self.left[value] = left
            if left == 0 and run.late[value] is not None:
                late.append(value)
            elif left == 0 and self.opened.get(value, run.opened[value]):
                self._change(value, False)
        grown: set[int] = set()
        for value in run.opens[op]:
            if not self.opened.get(value, run.opened[value]):
                self._change(value, True)
                grown.update(run.classes[value])
        for number in grown:
            here = self.live[number] + (extra[number] if extra else 0)
            if here > run.room[number]:
                return False
        for value in late:
            self._change(value, False)
        return True

    def _change(self, value: int, opened: bool) -> None:
        self.opened[value] = opened
        for number in self.run.classes[value]:
            self.live[number] += 1 if opened else -1


def length_of(problem: Problem, placement: Placement) -> int:
    """Length of a placement in cycles.

    It reaches to the last operation, to the landing of results that are on their way or leave the region,
    and to the end that anchored operations name: a branch leaves the code six cycles later.
    """
    last = max((c for c in placement.cycles if c is not None), default=-1) + 1
    last = max(last, landed(problem.region))
    for operation, cycle in zip(problem.region.operations, placement.cycles, strict=True):
        if operation.anchor is Anchor.END and cycle is not None:
            last = max(last, cycle - operation.offset)
    for value, life in enumerate(problem.lifetimes):
        due = problem.region.values[value].due
        for op, delay in life.writes if due is not None else ():
            cycle = placement.cycles[op]
            if cycle is not None and due is not None:
                last = max(last, cycle + delay + 1 - due)
    return last
