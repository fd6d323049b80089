"""Schedules straight-line regions and loop bodies too large for one model.

Small regions go to the exact model, length by length from the lower bound up. The largest are placed by
lists of ever other priorities, others annealed; where that fails they get a list schedule under the
register limit, the best of many tries, which the exact model then shortens window by window. A large loop
body starts as straight-line code whose period is its length; the windows run across the seam, so that the
end of one iteration overlaps the beginning of the next.
"""

from __future__ import annotations

import contextlib
import copy
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from broadside.optimizer.bounds.attempt import ANNEALED, LISTED
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.exact.sides import partition
from broadside.optimizer.exact.window import solve_window
from broadside.optimizer.model.components import BEAM_WIDTH, Component, lanes, ordered_components
from broadside.optimizer.model.placement import Limits, Outcome, Placement, Window
from broadside.optimizer.model.problem import Problem, choose_forms, landed
from broadside.optimizer.model.region import (
    LONG,
    SIDES,
    Anchor,
    Edge,
    Region,
    Schedule,
    ScheduleError,
    ports_collide,
    stalls,
)
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.schedules import shape_of_region
from broadside.optimizer.registers.straight import allocate
from broadside.optimizer.strategies.straight.annealing import anneal_region
from broadside.optimizer.strategies.straight.backward_list import Priority, length_of, list_schedule
from broadside.optimizer.strategies.straight.lists import Lists, Placed
from broadside.optimizer.strategies.straight.unrolled_rounds import Unrolled
from broadside.optimizer.strategies.straight.windows import Improver, Ring

_REACHES = (3, 8)  # cycles that operations may shift by for the sake of registers
_LEAST_TRIES = 4  # lengths to try before giving up for want of time
_STEADY = 24  # lengths above the bound that are tried one by one
_SLICE = 0.25  # share of the time for the search of list schedules
_MOST_SPARE = 6  # registers a side that a first schedule may use too many
_SHORTENED = 60  # free operations from which a region's schedule is shortened by annealing
_ANNEALED = 100  # free operations from which annealing finds the first schedule, too
_LISTED = 350  # free operations from which lists are tried before anything else
_LISTS = 60_000  # lists of one search
_SEARCHES = 4  # for one region, each with other choices by chance
_MOVES_DIVISOR = 4  # an attempt makes a fourth of the moves for a loop's interval
_MOVES_EACH = 100_000  # but no more than this for each operation
_MOST_LEFT = 3  # registers a side that an annealing leaves free for those whose names are given
_COLOURING = 5.0  # seconds
_FIRST_BY_MODEL = 60  # free operations up to which the model looks for a first schedule
_FIRST_STEPS = 6  # parts of a length, one of which is the least step upward for a first schedule
_FIRST_MODEL = 0.4  # seconds for one length
_FIRST_BY_LISTS = (
    120  # free operations from which annealing finds a first schedule sooner than lists
)
_FIRST_MOVES = 5_000  # of an annealing for a first schedule, for each operation
_FIRST_LENGTHS = (150, 250)  # per cent of the bound
_FIRST_SPARE = 1  # registers that it leaves out on each side
_FIRST_WIDTH = 20  # orders that the beam search for a first schedule keeps
_URGENCIES = (0.25, 1.0)  # of the lists for a first schedule
_ABOVE_THE_BOUND = (110, 125, 150, 200, 300)  # per cent: lengths annealed for a first schedule


def schedule_region(region: Region, options: Options | None = None) -> Schedule:
    """The shortest schedule found for straight-line code; `ScheduleError` if there is none.

    Takes `options.region_seconds` at most, less where the result is proved best, and for a large region
    what annealing shorter ones takes (`options.anneal_moves`); nothing for one whose like is remembered.
    """
    options = options or Options()
    shape = shape_of_region(region)
    known = options.memory.recall_region(region, shape)
    if known is None:
        begun = time.process_time()
        try:
            found = _search_region(region, options)
            known = replace(found, seconds=time.process_time() - begun)
        except ScheduleError as error:
            known = str(error)
        known = _better(options.memory.recall_best(region, shape), known)
        options.memory.regions[shape] = known
    if isinstance(known, str):
        raise ScheduleError(known)
    return known


def _better(before: Schedule | None, now: Schedule | str) -> Schedule | str:
    """What another search found before, if it is shorter."""
    if before is None:
        return now
    if isinstance(now, str) or _cost(before) < _cost(now):
        return before
    return now


def _cost(schedule: Schedule) -> tuple[int, bool]:
    return schedule.length + stalls(schedule), not schedule.optimal


def schedule_exactly(region: Region, options: Options) -> Schedule:
    """The same by the constraint model alone: the best where few cycles are open to each operation."""
    return _Exact(region, options).run()


def _search_region(region: Region, options: Options) -> Schedule:
    if options.first:
        return _first_found(region, options)
    free = sum(1 for op in region.operations if op.anchor is None)
    has_ports = _has_ports(region)
    annealed = _Annealed(region, options) if free >= _SHORTENED and not has_ports else None
    found = by_lists(region, options) if free >= _LISTED and not has_ports else None
    if found is not None:
        return found
    found = _by_template(region, options) if free >= LONG else None
    if found is None and annealed is not None and free >= _ANNEALED:
        found = annealed.first()
    found = found or _by_model_or_lists(region, options)
    least = found.optimal or found.length <= found.lower_bound
    if annealed is None or (least and not stalls(found)):
        return found
    return annealed.shortened(found)


def _has_ports(region: Region) -> bool:
    """Whether results may meet at a port, of which lists and annealing in Rust know nothing."""
    return bool(region.taken) or any(f.ports for o in region.operations for f in o.forms)


def _first_found(region: Region, options: Options) -> Schedule:
    """Of few free operations the model's first in ever more cycles; of many what one of a few lists finds.

    What the schedule of a loop fixes costs the model nothing, but lists very much.
    """
    free = sum(1 for op in region.operations if op.anchor is None)
    behind = any(op.anchor is Anchor.START for op in region.operations)
    if free > _FIRST_BY_LISTS and not _has_ports(region):
        found = _by_short_annealing(region, options)
        if found is not None:
            return found
    listable = not behind and all(end is not Anchor.START for _, end, _ in region.taken)
    if listable and (free > _FIRST_BY_MODEL or free == len(region.operations)):
        found = _by_few_lists(region, options)
        if found is not None:
            return found
    if free > _FIRST_BY_MODEL:
        raise ScheduleError(f"{region.name}: lists find no schedule")
    return _Exact(region, options).first()


def _by_short_annealing(region: Region, options: Options) -> Schedule | None:
    """What annealings of a second or so find in the first of a few lengths that they fill."""
    problem = Problem(region)
    bound = lower_bound(problem)
    moves = _FIRST_MOVES * len(region.operations)
    for percent in _FIRST_LENGTHS:
        length = bound * percent // 100
        placement = anneal_region(problem, length, _FIRST_SPARE, moves, options.seed)
        if placement is None:
            continue
        sides = problem.mode_sides(placement.modes)
        cycles = [cycle for cycle in placement.cycles if cycle is not None]
        seconds = options.region_seconds
        placement.registers = allocate(problem, cycles, sides, length, seconds=seconds)
        if placement.registers is not None:
            notes = [f"{length}: {ANNEALED}"]
            return finish(problem, placement, length, bound, False, length == bound, notes)
    return None


def _by_few_lists(region: Region, options: Options) -> Schedule | None:
    problem = _partitioned(region, _limits(options, options.region_seconds), _FIRST_WIDTH)
    bound = lower_bound(problem)
    order = lanes(ordered_components(problem, _FIRST_WIDTH, options.seed))
    found = _listed(problem, order, bound, options)
    return found or _listed(problem, _source_order(problem), bound, options)


def _source_order(problem: Problem) -> list[list[int]]:
    """One lane, the source backward: registers suffice that the source itself names."""
    count = len(problem.region.operations)
    return [[op for op in reversed(range(count)) if op not in problem.late]]


def _listed(
    problem: Problem, order: Sequence[Sequence[int]], bound: int, options: Options
) -> Schedule | None:
    """The shorter of the lists from one order for which there are registers."""
    placed = []
    for urgency in _URGENCIES:
        placement = list_schedule(problem, order, {"A": 0, "B": 0}, Priority(20, urgency))
        if placement is not None:
            placed.append((length_of(problem, placement), placement))
    for length, placement in sorted(placed, key=lambda found: found[0]):
        sides = problem.mode_sides(placement.modes)
        cycles = [cycle for cycle in placement.cycles if cycle is not None]
        seconds = options.region_seconds
        placement.registers = allocate(problem, cycles, sides, length, seconds=seconds)
        if placement.registers is not None:
            notes = [f"{length}: {LISTED}"]
            return finish(problem, placement, length, bound, False, length == bound, notes)
    return None


def _by_model_or_lists(region: Region, options: Options) -> Schedule:
    free = sum(1 for op in region.operations if op.anchor is None)
    from_start = any(op.anchor is Anchor.START for op in region.operations)
    if free <= options.exact_operations or from_start:
        try:
            return _Exact(region, options).run()
        except ScheduleError:
            if from_start:
                raise
    return _large(region, options, options.region_seconds, periodic=False)


def schedule_loop(region: Region, options: Options | None = None) -> Schedule:
    """The smallest initiation interval found for a loop body; cycles may exceed it (later stages).

    `Region.distances` and the distances of edges tell what crosses iterations; nothing is anchored
    (the kernel may be rotated until its branch stands where it must). No value lives
    longer than the interval: the caller breaks up longer ones by moves. Takes `options.seconds`.
    """
    options = options or Options()
    return _large(_with_lifetime_limits(region), options, options.seconds, periodic=True)


def _limits(options: Options, seconds: float) -> Limits:
    return Limits(seconds, options.workers, options.seed)


def _with_lifetime_limits(region: Region) -> Region:
    """Edges that let the next iteration write a value only after its last read.

    What enters or leaves the loop keeps its register throughout: it is there before the first write
    and after the last.
    """
    limited = copy.copy(region)
    limited.values = [
        value if value.ready is value.due is None else replace(value, ready=0, due=0)
        for value in region.values
    ]
    limited.edges = list(region.edges)
    problem = Problem(region)
    for value, life in enumerate(problem.lifetimes):
        if problem.through[value]:
            continue
        for reader, distance in life.reads:
            for writer, delay in life.writes:
                limited.edges.append(Edge(reader, writer, -delay, 1 - distance))
    return limited


def _by_template(region: Region, options: Options) -> Schedule | None:
    """The schedule of a region of unrolled rounds, if it is one and a template for them fits."""
    bound = lower_bound(Problem(region))
    search = Unrolled(region, options, False, region.apart)
    placed = search.schedule(bound, bound) if search.runs else None
    if placed is None:
        return None
    notes = [f"{failure.length}: {failure.cause}" for failure in search.failures]
    return Schedule(
        region,
        placed.length,
        placed.cycles,
        placed.forms,
        placed.registers,
        bound,
        placed.length == bound,
        notes,
    )


def by_lists(region: Region, options: Options, tries: int | None = None) -> Schedule | None:
    """The best of many lists, if there are registers enough: those that need no saving, if they are."""
    problem = Problem(region)
    if landed(region) or any(op.anchor is Anchor.START for op in region.operations):
        return None
    bound = lower_bound(problem)
    if tries is None:
        tries = int(_LISTS * min(1.0, options.region_seconds / Options.region_seconds))
    best: Schedule | None = None
    for number in range(_SEARCHES):
        placed = Lists(problem, options.seed + number).shortest(bound, tries)
        if placed is None or (best is not None and placed[0] >= best.length):
            continue
        found = _with_registers(problem, placed, bound, options)
        options.progress(f"{region.name}: {placed[0]} cycles (bound {bound}) by lists")
        best = found or best
        if placed[0] <= bound:
            break
    return best


def _with_registers(
    problem: Problem, placed: Placed, bound: int, options: Options
) -> Schedule | None:
    """A list schedule with registers, those that need no saving if they suffice."""
    length, placement = placed
    region = problem.region
    sides = problem.mode_sides(placement.modes)
    cycles = [cycle for cycle in placement.cycles if cycle is not None]
    for registers in dict.fromkeys((region.cheap or region.registers, region.registers)):
        limited = Problem(_only(region, registers))
        placement.registers = allocate(limited, cycles, sides, length, seconds=_COLOURING)
        if placement.registers is not None:
            notes = [f"{length}: {LISTED}"]
            return finish(problem, placement, length, bound, False, length == bound, notes)
    options.progress(f"{region.name}: {length} cycles by lists: no registers")
    return None


def _only(region: Region, registers: tuple[str, ...]) -> Region:
    """The region with fewer registers for the values that have a choice."""
    allowed = set(registers)
    limited = copy.copy(region)
    limited.registers = registers
    limited.values = [
        replace(value, registers=tuple(r for r in value.registers if r in allowed))
        if len(value.registers) > 1 and allowed.intersection(value.registers)
        else value
        for value in region.values
    ]
    return limited


class _Exact:
    """One model of the whole region for each length, with sides chosen before and with sides open.

    The first is quicker, the second proves. What is proved holds for the copies chosen at first.
    """

    def __init__(self, region: Region, options: Options) -> None:
        self.options = options
        self.seconds = options.region_seconds
        self.deadline = time.monotonic() + self.seconds
        chosen = partition(region, _limits(options, max(2.0, self.seconds / 6)))
        self.decided = chosen.problem()
        self.decided.require_modes()
        self.opened = Problem(chosen.region)
        self.bound = lower_bound(self.opened)
        self.infeasible = self.bound - 1  # longest length proved too short
        self.notes: list[str] = []

    def run(self) -> Schedule:
        length, problem, placement = self._first()
        low = self.infeasible + 1
        while low < length and time.monotonic() < self.deadline:
            middle = (low + length) // 2
            found = self._try(middle)
            if found is not None:
                length, (problem, placement) = middle, found
            else:
                low = middle + 1
        proved = self.infeasible == length - 1
        return finish(problem, placement, length, self.bound, False, proved, self.notes)

    def first(self) -> Schedule:
        """The first found in ever more cycles."""
        length, problem, placement = self._first()
        return finish(problem, placement, length, self.bound, False, False, self.notes)

    def _first(self) -> tuple[int, Problem, Placement]:
        """Upward from the bound: by one where that is proved infeasible, else by growing steps."""
        length, step = self.bound, 1
        while length <= 4 * self.bound + 64 and not self._out_of_time():
            found = self._try(length)
            if found is not None:
                return length, *found
            steady = not self.options.first and length < self.bound + _STEADY
            if steady and self.infeasible == length:
                length += 1
            else:
                length += max(step, length // _FIRST_STEPS) if self.options.first else step
                step *= 2
        tried = "; ".join(self.notes[-4:])
        raise ScheduleError(f"{self.opened.region.name}: no schedule found; tried {tried}")

    def _out_of_time(self) -> bool:
        return time.monotonic() > self.deadline and len(self.notes) >= _LEAST_TRIES

    def _try(self, length: int) -> tuple[Problem, Placement] | None:
        for problem, share in ((self.decided, 10), (self.opened, 3)):
            least = _FIRST_MODEL if self.options.first else 2.0
            limits = _limits(self.options, max(least, self.seconds / share))
            outcome, placement = solve_window(problem, whole(problem, length, limits))
            kind = "sides open" if problem is self.opened else "sides chosen"
            self.options.progress(
                f"{problem.region.name}: {length} cycles, {kind}: {outcome.value}"
            )
            if placement is not None:
                return self._coloured(problem, placement, length)
        if outcome is Outcome.INFEASIBLE:
            self.infeasible = max(self.infeasible, length)
        self.notes.append(f"{length}: {outcome.value}")
        return None

    def _coloured(
        self, problem: Problem, placement: Placement, length: int
    ) -> tuple[Problem, Placement] | None:
        """The placement with registers, shifted a little where they do not suffice."""
        sides = problem.mode_sides(placement.modes)
        cycles = [cycle for cycle in placement.cycles if cycle is not None]
        placement.registers = allocate(problem, cycles, sides, length, seconds=self.seconds / 10)
        if placement.registers is not None:
            return problem, placement
        decided, modes = problem.with_sides_of(placement.modes)
        for reach in _REACHES:
            limits = _limits(self.options, max(2.0, self.seconds / 3))
            window = whole(decided, length, limits)
            window.colour = True
            window.hint = Placement(list(cycles), modes)
            for op, (low, high) in window.free.items():
                window.free[op] = (max(low, cycles[op] - reach), min(high, cycles[op] + reach))
            outcome, found = solve_window(decided, window)
            self.options.progress(
                f"{decided.region.name}: {length} cycles, registers within {reach}: {outcome.value}"
            )
            if found is not None:
                return decided, found
        self.notes.append(f"{length}: no registers")
        return None


class _Annealed:
    """A large region by annealing, in a given number of cycles.

    With the copies between the sides that the exact model has, and without any: a copy lengthens its path.
    """

    def __init__(self, region: Region, options: Options) -> None:
        self.name, self.options = region.name, options
        self.problems = [Problem(region)]
        with contextlib.suppress(ScheduleError):  # copies are not necessary here
            self.problems.append(_Exact(region, options).opened)
        self.bound = min(lower_bound(problem) for problem in self.problems)

    def first(self) -> Schedule | None:
        """Some schedule, from which `shortened` goes on."""
        lengths = (self.bound * percent // 100 for percent in _ABOVE_THE_BOUND)
        return next(filter(None, map(self._in_cycles, lengths)), None)

    def shortened(self, best: Schedule) -> Schedule:
        """Ever fewer cycles: by a quarter of what is left to the bound, less after a failure."""
        cycles = best.length + stalls(best)
        step = max(1, (cycles - self.bound) // 4)
        while step and cycles > self.bound:
            found = self._in_cycles(max(self.bound, cycles - step))
            if found is None:
                step //= 2
            else:
                best = replace(found, notes=[*best.notes, *found.notes])
                cycles = best.length
        return best

    def _in_cycles(self, length: int) -> Schedule | None:
        found = next(filter(None, (self._try(problem, length) for problem in self.problems)), None)
        outcome = "not found" if found is None else "found"
        self.options.progress(f"{self.name}: {length} cycles, annealed: {outcome}")
        return found

    def _try(self, problem: Problem, length: int) -> Schedule | None:
        most = _MOVES_EACH * len(problem.region.operations)
        moves = min(self.options.anneal_moves // _MOVES_DIVISOR, most)
        for spare in range(_MOST_LEFT + 1):
            placement = anneal_region(problem, length, spare, moves, self.options.seed)
            if placement is None:
                return None
            sides = problem.mode_sides(placement.modes)
            cycles = [cycle for cycle in placement.cycles if cycle is not None]
            placement.registers = allocate(problem, cycles, sides, length, seconds=_COLOURING)
            if placement.registers is not None:
                proved, notes = length == self.bound, [f"{length}: {ANNEALED}"]
                return finish(problem, placement, length, self.bound, False, proved, notes)
        return None


def whole(problem: Problem, length: int, limits: Limits) -> Window:
    """A window over all operations that are not anchored, or anchored with a choice of unit."""
    count = len(problem.region.operations)
    fixed = [problem.anchored(op, length) for op in range(count)]
    free = {op: (0, length - 1) for op in range(count) if fixed[op] is None}
    for op, cycle in enumerate(fixed):
        if cycle is not None and cycle >= 0 and len(problem.modes[op]) > 1:
            free[op] = (cycle, cycle)
            fixed[op] = None
    return Window(length, Placement(fixed, [0] * count), free, limits=limits)


def _large(region: Region, options: Options, seconds: float, periodic: bool) -> Schedule:
    began = time.monotonic()
    problem = _partitioned(region, _limits(options, seconds * _SLICE / 3))
    search = _ListSearch(problem, options, began + seconds * _SLICE, periodic)
    ring = search.run()
    bound = max(problem.resource_bound(), 1) if periodic else lower_bound(problem)
    options.progress(f"list schedule: {ring.length} cycles (bound {bound})")
    limits = _limits(options, min(5.0, seconds / 20))
    improver = Improver(ring, limits, began + seconds, bound, options.progress)
    if not improver.repair(_MOST_SPARE):
        raise ScheduleError(f"{region.name}: registers do not suffice")
    improver.run()
    if improver.kept is None:
        raise ScheduleError(f"{region.name}: no assignment of registers")
    return _allocated(improver.kept, bound)


def _partitioned(region: Region, limits: Limits, width: int = BEAM_WIDTH) -> Problem:
    """Sides chosen, and chosen again if a component needs more registers than its side has."""
    problem = partition(region, limits).problem()
    problem.require_modes()
    room = problem.register_classes[0][:2]
    found = ordered_components(problem, width)
    if any(c.peak[side] > room[k] for c in found for k, side in enumerate(SIDES)):
        needs = [max(c.peak.values()) for c in found]
        problem = partition(region, limits, needs, room).problem()
        problem.require_modes()
    return problem


def _allocated(ring: Ring, bound: int) -> Schedule:
    start = min(ring.cycles) if ring.periodic else 0
    placement = Placement([cycle - start for cycle in ring.cycles], ring.modes)
    proved = ring.length == bound
    return finish(ring.problem, placement, ring.length, bound, ring.periodic, proved, [])


class _ListSearch:
    """Tries orders of the components and priorities, and keeps the shortest list schedule."""

    def __init__(self, problem: Problem, options: Options, deadline: float, periodic: bool) -> None:
        self.problem, self.options, self.periodic = problem, options, periodic
        self.deadline = deadline
        self.random = random.Random(options.seed)
        self.components = ordered_components(problem, seed=options.seed)
        self.best: tuple[int, Placement] | None = None

    def run(self) -> Ring:
        for spare in range(_MOST_SPARE + 1):
            self._try_all(spare)
            if self.best is not None:
                break
        if self.best is None:
            raise ScheduleError(f"{self.problem.region.name}: registers do not suffice by far")
        while time.monotonic() < self.deadline:
            self._try(self._shuffled(), self._priority(), spare)
        length, placement = self.best
        cycles = [cycle for cycle in placement.cycles if cycle is not None]
        return Ring(self.problem, cycles, placement.modes, length, self.periodic)

    def _try_all(self, spare: int) -> None:
        for lookahead in (12, 20, 30, 50):
            for urgency in (0.0, 0.25, 0.5, 1.0):
                self._try(self.components, Priority(lookahead, urgency), spare)

    def _try(self, order: Sequence[Component], priority: Priority, spare: int) -> None:
        placement = list_schedule(self.problem, lanes(order), {"A": spare, "B": spare}, priority)
        if placement is None:
            return
        length = self._length(placement)
        if self.best is None or length < self.best[0]:
            self.best = (length, placement)
            self.components = list(order)

    def _length(self, placement: Placement) -> int:
        length = length_of(self.problem, placement)
        if self.periodic:
            length = max(length, _period_of(self.problem, placement))
        return length

    def _shuffled(self) -> list[Component]:
        """The best order so far with a few components exchanged with their neighbours."""
        order = list(self.components)
        for _ in range(self.random.randrange(3)):
            if len(order) > 1:
                k = self.random.randrange(len(order) - 1)
                order[k], order[k + 1] = order[k + 1], order[k]
        return order

    def _priority(self) -> Priority:
        return Priority(self.random.choice((12, 16, 20, 25, 30, 40)), self.random.random() * 1.5)


def _period_of(problem: Problem, placement: Placement) -> int:
    """The least period for which the dependences across iterations hold."""
    period = 1
    for edge in problem.region.edges:
        source, target = placement.cycles[edge.source], placement.cycles[edge.target]
        if edge.distance and source is not None and target is not None:
            period = max(period, -(-(source + edge.latency - target) // edge.distance))
    return period


def finish(
    problem: Problem,
    placement: Placement,
    length: int,
    bound: int,
    periodic: bool,
    proved: bool,
    notes: list[str],
) -> Schedule:
    """Fill in units and registers."""
    cycles = [cycle for cycle in placement.cycles if cycle is not None]
    sides = problem.mode_sides(placement.modes)
    registers = placement.registers or allocate(problem, cycles, sides, length, periodic=periodic)
    if registers is None:
        raise ScheduleError(f"{problem.region.name}: no assignment of registers in {length} cycles")
    forms = choose_forms(problem, cycles, placement.modes, length if periodic else None)
    if ports_collide(problem.region, cycles, forms, length, periodic=periodic):
        raise ScheduleError(f"{problem.region.name}: two results land through one port")
    return Schedule(problem.region, length, cycles, forms, registers, bound, proved, notes)


def usage(schedule: Schedule) -> Counter[str]:
    """Operations on each unit and path."""
    operations = schedule.region.operations
    return Counter(
        resource
        for op, form in zip(operations, schedule.forms, strict=True)
        for resource in op.forms[form].resources
    )
