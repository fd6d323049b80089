"""Search for the smallest initiation interval of a loop, upward from the bound."""

from __future__ import annotations

import math
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from broadside.linear.ir import Register
from broadside.optimizer.bounds.attempt import (
    ANNEALED,
    AS_WRITTEN,
    FEW_STAGES,
    FOUND,
    LISTED,
    NO_CHANNELS,
    NO_REGISTERS,
    NO_ROUNDS,
    NOT_ANNEALED,
    NOT_LISTED,
    PROVED,
    PROVED_WIDELY,
    TIMEOUT,
    WITH_COPIES,
    Attempt,
    is_widely_least,
)
from broadside.optimizer.bounds.initiation import (
    loop_bounds,
)
from broadside.optimizer.bounds.refutation import ruled_out
from broadside.optimizer.bounds.stages import enough_stages
from broadside.optimizer.core.find import whole
from broadside.optimizer.core.weakened import SECONDS_OF_WORK, decide
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits, ModuloSchedule, Outcome
from broadside.optimizer.loops.pipelined import PipelinedLoop, lives
from broadside.optimizer.loops.preparation import Loop, NotPipelined
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.region import ports_collide
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.result import SearchResult
from broadside.optimizer.record.schedules import shape_of
from broadside.optimizer.registers.loop import colour
from broadside.optimizer.search.long_lives import MovedLoop, with_moves
from broadside.optimizer.search.widening import Widening
from broadside.optimizer.strategies.loops.annealing import anneal, place_by_list
from broadside.optimizer.strategies.loops.channels import Channels, find_channels, find_halves
from broadside.optimizer.strategies.loops.equal_rounds import Rounds, find_rounds, schedules
from broadside.optimizer.strategies.loops.mirrored_sides import Halves, are_apart
from broadside.optimizer.strategies.loops.short_annealing import short_annealings

_SMALL = 30  # operations from which a body is annealed, at least where the constraint model fails
_LARGE = 60  # operations from which it is first annealed, then tried as equal channels
_HALF = 80  # operations of a side up to which the constraint model is tried, the other mirroring it
_CHAINS = 100  # operations from which lists are tried before it is annealed
_CHEAP = 1.0  # work for each group of operations near the recurrence, about a second
_STEP = 4  # longest step upward
_FIRST_STEPS = 6  # parts of the bound, one of which is the longest step for a first schedule
_SHARE = 0.5  # of the time left, for the least of several intervals below one that is found
_TOO_LARGE = 150  # operations from which the constraint model is not tried on all of them


class NothingAt(Exception):
    """The only interval at which a loop was to be tried has no schedule, or none was found in time."""

    def __init__(self, loop: str, interval: int) -> None:
        super().__init__(f"{loop}: no schedule found at an interval of {interval}")


class RegistersNeeded(Exception):
    """Values that the loop does not touch hold registers that it needs: at least `count`."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} registers are missing")
        self.count = count


def search(
    loop: Loop,
    machine: Machine,
    options: Options,
    known: Mapping[Register, str],
    may_spill: bool = False,
) -> SearchResult:
    """The best schedule found. `known` says where variables live at other loops.

    Raises RegistersNeeded if `may_spill` and registers do not suffice, NotPipelined if no interval
    within `options.max_interval_excess` of the bound works.
    """
    widening = Widening(loop, machine, options)
    loop = widening.legal()
    bounds = loop_bounds(loop, options.bound_seconds)
    attempts: list[Attempt] = []
    options.progress(
        f"{loop.name}: bound {bounds.interval} (resources {bounds.resource}, "
        f"recurrence {bounds.recurrence.interval})"
    )
    until = None if options.loop_seconds is None else time.monotonic() + options.loop_seconds
    climb = _Climb(
        loop, machine, options, known, may_spill, attempts, widening, bounds.interval, until
    )
    widely = replace(bounds, resource=widening.resource_bound) if widening.is_tried else bounds
    only = options.only_intervals.get(loop.name)
    if only is not None:
        at_only = climb.at(only)
        if at_only is None:
            raise NothingAt(loop.name, only)
        return SearchResult(at_only, widely if only < bounds.interval else bounds, attempts)
    asked = options.loop_intervals.get(loop.name, options.lowest_interval)
    lowest = max(widely.interval, asked)
    if not options.first and bounds.recurrence.interval >= lowest:
        attempts += climb.ruled_out(max(lowest, bounds.interval))
    found = climb.run(lowest if widening.is_tried else lowest + len(attempts))
    if found is None:
        limit = lowest + options.max_interval_excess
        raise NotPipelined(f"no schedule up to an interval of {limit}")
    if found.interval < bounds.interval:
        bounds = widely
    least = is_widely_least(widely.interval, found.interval, attempts)
    formulation = WITH_COPIES if widening.is_tried and least else AS_WRITTEN
    return SearchResult(found, bounds, attempts, formulation)


def try_exactly(
    loop: Loop, machine: Machine, options: Options, interval: int
) -> tuple[Attempt, bool]:
    """What the constraint model of all operations says of one interval, and whether it has a schedule.

    Accesses may meet in a bank: what is proved holds without the wish that they do not.
    """
    moved = with_moves(loop, machine, interval) or MovedLoop(loop, 0)
    attempt = _Attempt(moved.loop, machine, options, {}, interval, banks_apart=False)
    found = attempt.run()
    record = replace(attempt.record(found), moves=moved.moves)
    options.progress(f"{loop.name}: II {interval}: {record.result}")
    return record, found is not None


@dataclass
class _Climb:
    """Upward from the bound; in larger steps while time runs out, then back into the gap."""

    loop: Loop
    machine: Machine
    options: Options
    known: Mapping[Register, str]
    may_spill: bool
    attempts: list[Attempt]
    widening: Widening
    bound: int  # of the operations as they stand
    until: float | None = None
    """When the clock ends the search, after which lists find what is still to be found."""
    missing: int = 0
    """Cycles by which the interval of the last attempt seems to be too small."""

    def run(self, lowest: int) -> PipelinedLoop | None:
        if self.options.first:
            return self._by_all(lowest)
        found = self._by_rounds(lowest)
        if found is None and self.until is not None:
            soon = self._soon(lowest)
            if soon is not None:
                return self._below(soon, lowest)
        found = found or self._by_all(lowest)
        return found or self._by_lists(max(lowest, self.bound))

    def _soon(self, lowest: int) -> PipelinedLoop | None:
        """What short annealings find, of a body that the constraint model may not decide in time."""
        if len(self.loop.body.operations) <= _SMALL:
            return None
        interval = max(lowest, self.bound)
        most = interval + self.options.max_interval_excess
        while interval <= most and not self._is_late():
            if self._is_ruled_out(interval):
                interval += 1
                continue
            moved = with_moves(self.loop, self.machine, interval) or MovedLoop(self.loop, 0)
            found = self._by_engine(_Short, moved.loop, (), interval, moved.moves)
            if found is not None:
                return found
            interval += max(1, self.missing)
        return None

    def _below(self, found: PipelinedLoop, lowest: int) -> PipelinedLoop:
        """The intervals below one that is found, each within its share of the time left."""
        end = self.until
        for interval in range(lowest, found.interval):
            now = time.monotonic()
            if end is None or now >= end:
                break
            self.until = end if interval + 1 == found.interval else now + (end - now) * _SHARE
            smaller = self._at(interval)
            if smaller is not None:
                self.until = end
                return smaller
        self.until = end
        return self._shortened(found)

    def _shortened(self, found: PipelinedLoop) -> PipelinedLoop:
        interval = found.interval
        moved = with_moves(self.loop, self.machine, interval) or MovedLoop(self.loop, 0)
        short = _Short(moved.loop, self.machine, self.options, self.known, interval, False)
        short.until = self.until
        return short.shortened(found)

    def ruled_out(self, lowest: int) -> list[Attempt]:
        """Proofs from what is near the recurrence alone, before the dear search of all operations."""
        if len(self.loop.body.operations) <= _SMALL or self._is_late():
            return []
        limit = lowest + self.options.max_interval_excess
        return ruled_out(self.loop, lowest, limit, _CHEAP)

    def at(self, interval: int) -> PipelinedLoop | None:
        """The best schedule at one interval."""
        return self._at(interval)

    def _by_rounds(self, lowest: int) -> PipelinedLoop | None:
        """A body of many rounds alike by one of them, at intervals that these fill evenly."""
        rounds = find_rounds(self.loop.model)
        if rounds is None:
            return None
        for interval in range(lowest, lowest + self.options.max_interval_excess + 1):
            if interval % rounds.count:
                note = f"no multiple of {rounds.count} rounds"
                self.attempts.append(Attempt(interval, NO_ROUNDS, 0.0, False, note))
                continue
            for banks_apart in (True, False):
                attempt = _ByRounds(
                    self.loop, self.machine, self.options, self.known, interval, banks_apart
                )
                attempt.may_spill, attempt.rounds = self.may_spill, rounds
                found = attempt.run()
                self.attempts.append(attempt.record(found))
                self.options.progress(
                    f"{self.loop.name}: II {interval}: {self.attempts[-1].result}", 0
                )
                if found is not None:
                    return found
        return None

    def _by_all(self, lowest: int) -> PipelinedLoop | None:
        failed, interval, step = lowest - 1, lowest, 1
        while interval <= lowest + self.options.max_interval_excess:
            found = self._at(interval)
            if found is not None and self.options.first:
                return found
            if found is not None:
                return self._descend(found, failed)
            proved = self._is_ruled_out(interval)
            step = 1 if proved else min(2 * step, self._longest(lowest))
            if self.options.first:
                step = max(step, min(self.missing, self._longest(lowest)))
            failed, interval = interval, interval + step
        return None

    def _by_lists(self, lowest: int) -> PipelinedLoop | None:
        """What lists find at once, where all else ran out of time."""
        for interval in range(lowest, lowest + self.options.max_interval_excess + 1):
            moved = with_moves(self.loop, self.machine, interval) or MovedLoop(self.loop, 0)
            found = self._by_engine(_Listed, moved.loop, (), interval, moved.moves)
            if found is not None:
                return found
        return None

    def _is_ruled_out(self, interval: int) -> bool:
        """Whether it is proved of the operations as they stand that there is no schedule."""
        results = {attempt.result for attempt in self.attempts if attempt.interval == interval}
        return bool(results & {PROVED, PROVED_WIDELY})

    def _longest(self, lowest: int) -> int:
        """The longest step: what lists alone shall find soon need not be the least."""
        return max(_STEP, lowest // _FIRST_STEPS) if self._is_hasty() else _STEP

    def _is_late(self) -> bool:
        return self.until is not None and time.monotonic() >= self.until

    def _is_hasty(self) -> bool:
        return self.options.first or self._is_late()

    def _descend(self, found: PipelinedLoop, failed: int) -> PipelinedLoop:
        """The intervals that were stepped over, from the largest down, until one fails."""
        for interval in range(found.interval - 1, failed, -1):
            smaller = self._at(interval)
            if smaller is None:
                return found
            found = smaller
        return found

    def _at(self, interval: int) -> PipelinedLoop | None:
        """The loop as it stands, where its bound allows that, then with copies and equal instructions."""
        is_open = interval >= self.bound and not self._is_ruled_out(interval)
        found = self._as_written(interval) if is_open else None
        if found is not None or not self.widening.is_tried or self._is_late():
            return found
        attempt, loop = self.widening.at(interval, _stages(self.loop, interval) + 1)
        self.attempts.append(attempt)
        self.options.progress(f"{self.loop.name}: II {interval}: {attempt.result}", 0)
        return None if loop is None else self._by_engine(_Attempt, loop, (), interval, 0)

    def _as_written(self, interval: int) -> PipelinedLoop | None:
        """Large bodies first by halves, then by annealing, as one channel repeated, and exactly."""
        moved = with_moves(self.loop, self.machine, interval) or MovedLoop(self.loop, 0)
        loop = moved.loop
        for engine, channels in self._engines(loop, interval):
            found = self._by_engine(engine, loop, channels, interval, moved.moves)
            if found is not None:
                return found
        return None

    def _by_engine(
        self,
        engine: type[_Attempt],
        loop: Loop,
        channels: Channels,
        interval: int,
        moves: int,
    ) -> PipelinedLoop | None:
        """Without accesses that may meet in a bank, then with them."""
        both = loop.model.apart and engine.heeds_banks
        for banks_apart in (True, False) if both else (False,):
            attempt = engine(loop, self.machine, self.options, self.known, interval, banks_apart)
            attempt.may_spill, attempt.channels = self.may_spill, channels
            attempt.until = self.until
            found = attempt.run()
            self.missing = attempt.missing
            self.attempts.append(replace(attempt.record(found), moves=moves))
            self.options.progress(f"{self.loop.name}: {self.attempts[-1].words}", 0)
            if found is not None:
                return found
        return None

    def _engines(self, loop: Loop, interval: int) -> Iterator[tuple[type[_Attempt], Channels]]:
        if self.options.first:
            yield from self._first_engines(len(loop.body.operations), interval)
            return
        yield from self._searches(loop)
        if self._is_late():
            yield _Listed, ()

    def _first_engines(self, size: int, interval: int) -> Iterator[tuple[type[_Attempt], Channels]]:
        """Short annealings; lists where they take no time, and where small intervals were tried in vain."""
        yield _Short, ()
        missing = self.missing
        if size <= _SMALL or interval > self.bound + self.bound // _FIRST_STEPS:
            yield _Listed, ()
        self.missing = missing

    def _searches(self, loop: Loop) -> Iterator[tuple[type[_Attempt], Channels]]:
        size = len(loop.body.operations)
        halves = find_halves(loop.model) if size > _LARGE else ()
        apart = bool(halves) and are_apart(loop.model, halves)
        if apart and size > _TOO_LARGE:
            yield _Halved, halves  # all that is known of such a body lies in one half
            return
        if halves and len(halves[0]) <= _HALF:
            yield _Attempt, halves
        if apart:
            yield _Halved, halves
        if size > _LARGE:
            if size > _SMALL:
                yield _Annealing, ()
            channels = find_channels(loop.model)
            if channels:
                yield _Attempt, channels
        if size <= _TOO_LARGE:
            yield _Attempt, ()
            if _SMALL < size <= _LARGE and self.attempts[-1].result != PROVED:
                yield _Annealing, ()


def _stages(loop: Loop, interval: int) -> int:
    """Enough stages for the longest chain of one iteration, with one to spare."""
    region = loop.body.region
    longest = [0] * len(region.operations)
    for edge in sorted(region.edges, key=lambda e: e.target):
        if edge.distance == 0 and edge.source < edge.target:
            reach = longest[edge.source] + edge.latency
            longest[edge.target] = max(longest[edge.target], reach)
    return max(longest, default=0) // interval + 2


class _Attempt:
    """One interval: first without counting registers, then, if these do not suffice, with."""

    success, failure = FOUND, TIMEOUT
    heeds_banks = True

    def __init__(
        self,
        loop: Loop,
        machine: Machine,
        options: Options,
        known: Mapping[Register, str],
        interval: int,
        banks_apart: bool,
    ) -> None:
        self.loop, self.machine, self.options, self.known = loop, machine, options, known
        self.interval, self.banks_apart = interval, banks_apart
        self.seconds = 0.0
        self.until: float | None = None
        self.may_spill = False
        self.missing = 0  # cycles by which the interval seems to be too small
        self.channels: Channels = ()
        self.result = self.failure
        self.stages = _stages(loop, interval)

    def record(self, found: PipelinedLoop | None) -> Attempt:
        note = f"up to {self.stages} stages" if self.result == FEW_STAGES else ""
        if self.channels:
            note = f"as {len(self.channels)} equal channels"
        result = self.success if found is not None else self.result
        return Attempt(self.interval, result, round(self.seconds, 1), self.banks_apart, note)

    def run(self) -> PipelinedLoop | None:
        """With few stages, and where these are too few with as many as any schedule can need.

        Raises RegistersNeeded while variables that live through the loop could make way.
        """
        found = self._within_stages()
        if found is None and self.result == FEW_STAGES:
            self.stages = enough_stages(self.loop.model, self.interval)
            found = self._within_stages()
        return found

    def _within_stages(self) -> PipelinedLoop | None:
        for limits in self._limits():
            schedule = self._solve(limits)
            if schedule is None:
                return None
            found = self._assign(schedule)
            if found is not None:
                return found
            self.result = NO_REGISTERS
            if self.may_spill:
                raise RegistersNeeded(max(1, self._shortage(schedule)))
        return None

    def _shortage(self, schedule: ModuloSchedule) -> int:
        """Registers missing in the fullest slot; negative if some are left."""
        all_lives = lives(self.loop.model, schedule)
        slots = Counter(
            slot
            for value, sides in enumerate(schedule.sides)
            for slot in all_lives[value].slots(self.interval)
            for _ in sides
        )
        return max(slots.values()) - sum(self._available().values())

    def _limits(self) -> Iterator[Limits]:
        """What to ask for, in turn."""
        full = self._available()
        if self.channels:
            yield Limits(full, self.banks_apart, self.stages, self.channels)
            return
        yield Limits(None, self.banks_apart, self.stages)
        for less in (0, 1, 2):
            live = {side: count - less for side, count in full.items()}
            yield Limits(live, self.banks_apart, self.stages)

    def _available(self) -> dict[str, int]:
        """Registers of each side that values of this loop may take."""
        registers = set(self.machine.registers)
        for value in self.loop.body.region.values:
            registers.update(value.registers)
        count: dict[str, int] = defaultdict(int)
        for register in registers:
            count[register[0]] += 1
        return dict(count)

    def _solve(self, limits: Limits) -> ModuloSchedule | None:
        options = self.options
        shape = shape_of(self.loop.model, self.interval, limits)
        recalled = options.memory.recall(self.loop.model, shape, self.interval)
        if recalled is not None:
            return recalled
        failure = f"{shape} in {limits.stages} stages"
        if failure in options.memory.failed:
            self.seconds += options.memory.spent.get(failure, 0.0)
            self._note_failure(options.memory.failed[failure], limits)
            return None
        seconds = min(options.seconds, self._left())
        if not seconds:
            self._note_failure(False, limits)
            return None
        self._tell("solving", seconds)
        model = ModuloModel(self.loop.model, self.interval, limits)
        outcome = model.solve(seconds, options.workers, options.seed, by_work=options.by_work)
        self.seconds += outcome.seconds
        if outcome.schedule is None:
            options.memory.failed[failure] = outcome.infeasible
            options.memory.spent[failure] = outcome.seconds
            self._note_failure(outcome.infeasible, limits)
            return None
        found = self._improved(outcome.schedule, limits)
        options.memory.note(self.loop.model, shape, found)
        return found

    def _left(self) -> float:
        """Seconds of the clock until the search for the loop ends."""
        return math.inf if self.until is None else max(0.0, self.until - time.monotonic())

    def _tell(self, what: str, seconds: float) -> None:
        self.options.progress(f"{self.loop.name}: II {self.interval}: {what}", seconds)

    def _improved(self, schedule: ModuloSchedule, limits: Limits) -> ModuloSchedule:
        """From there to a shorter span."""
        self._tell("found; looking for a shorter span", self.options.improve_seconds)
        model = ModuloModel(self.loop.model, self.interval, limits)
        model.hint(schedule)
        model.minimize_span()
        options = self.options
        seconds = min(options.improve_seconds, self._left())
        if not seconds:
            return schedule
        improved = model.solve(seconds, options.workers, options.seed, by_work=options.by_work)
        self.seconds += improved.seconds
        return improved.schedule or schedule

    def _note_failure(self, infeasible: bool, limits: Limits) -> None:
        if infeasible and limits.channels:
            self.result = NO_CHANNELS
        elif infeasible and limits.live is None:
            self.result = PROVED if self._is_proof(limits) else FEW_STAGES
        elif infeasible:
            self.result = NO_REGISTERS
        elif limits.live is None or limits.channels:
            self.result = TIMEOUT

    def _is_proof(self, limits: Limits) -> bool:
        """Whether an infeasible model rules the interval out for any number of stages."""
        model, interval = self.loop.model, self.interval
        if limits.stages >= enough_stages(model, interval):
            return True
        seconds = min(self.options.seconds, self._left())
        verdict = decide(model, interval, whole(model), seconds / SECONDS_OF_WORK)
        self.seconds += verdict.work * SECONDS_OF_WORK
        return verdict.infeasible is True

    def _collides(self, schedule: ModuloSchedule) -> bool:
        """Whether two results land through one port, of which lists and annealing know nothing."""
        region, cycles, forms = self.loop.body.region, schedule.cycles, schedule.forms
        return ports_collide(region, cycles, forms, schedule.interval, periodic=True)

    def _assign(self, schedule: ModuloSchedule, work: float | None = None) -> PipelinedLoop | None:
        if self._collides(schedule):
            return None
        graph = self.loop.body.graph
        preferred = {
            value: self.known[register]
            for register, value in (*graph.entry.items(), *graph.exit.items())
            if register in self.known
        }
        registers = colour(self.loop.model, schedule, preferred=preferred, work=work)
        own = replace(schedule, sides=list(schedule.sides))  # copies are split off there
        return None if registers is None else PipelinedLoop(self.loop, own, registers)


_LISTS, _LISTS_TRIED = (
    20,
    3,
)  # tries with lists; their best schedules for which registers are sought
_WAITING = 3  # stages more for lists, which put off what finds its units taken
_TRY_MOVES = 50_000  # for each operation, of the first cooling of a try; later ones are longer
_FAR = 12  # conflicts left by the best of a few tries, from which more of them are in vain
_MOVES_A_SECOND = 2_000_000  # or so
_SPARE = (
    2,
    1,
    0,
)  # registers left out of each file in turn: what is live at once is less than needed


class _Annealing(_Attempt):
    """One interval by lists and by annealing, from several seeds, until its moves are spent."""

    success, failure = ANNEALED, NOT_ANNEALED

    def run(self) -> PipelinedLoop | None:
        """Raises RegistersNeeded while variables that live through the loop could make way."""
        limits = Limits(
            self._available(), self.banks_apart, self.stages, self.channels, annealed=True
        )
        model, memory = self.loop.model, self.options.memory
        shape = shape_of(model, self.interval, limits)
        schedule = memory.recall(model, shape, self.interval)
        found = None if schedule is None else self._with_registers(schedule)
        if found is None and shape in memory.failed:
            self.seconds = memory.spent[shape]
            return None
        for how, schedule in () if found is not None else self._schedules(limits):
            memory.note(model, shape, schedule)
            found = self._with_registers(schedule)
            if found is not None:
                self.success = how
                if how == LISTED or len(model.region.operations) > _TOO_LARGE:
                    return found
                shorter = self._improved(schedule, limits)
                better = self._assign(shorter)
                if better is None:
                    return found
                memory.note(model, shape, shorter)
                return better
        if found is None:
            if self.may_spill and self.result == NO_REGISTERS:
                raise RegistersNeeded(1)
            memory.failed[shape], memory.spent[shape] = False, self.seconds
        return found

    def _schedules(self, limits: Limits) -> Iterator[tuple[str, ModuloSchedule]]:
        """What lists find, then what the tries find until the moves that the options allow are spent.

        Each with how it was found.
        """
        for schedule in self._listed(limits):
            yield LISTED, schedule
        left, seed = self.options.anneal_moves, self.options.seed
        moves = min(left, _TRY_MOVES * len(self.loop.body.operations))
        assert limits.live is not None
        least = float(_FAR)
        while left > 0 and least <= _FAR and self._left():
            least = math.inf
            self._tell(f"annealing, {left / 1e6:.0f} million moves left", left / _MOVES_A_SECOND)
            for spare in _SPARE:
                live = {side: count - spare for side, count in limits.live.items()}
                outcome = self._anneal(replace(limits, live=live), moves, seed)
                self.seconds += outcome.seconds
                left -= moves
                seed += 1
                least = min(least, outcome.conflicts)
                if outcome.schedule is not None:
                    yield ANNEALED, outcome.schedule
            moves *= 2

    def _anneal(self, limits: Limits, moves: int, seed: int) -> Outcome:
        return anneal(self.loop.model, self.interval, limits, moves, seed)

    def _listed(self, limits: Limits) -> list[ModuloSchedule]:
        if len(self.loop.model.region.operations) < _CHAINS or not self._left():
            return []
        begun = time.process_time()
        longer = replace(limits, stages=limits.stages + _WAITING)
        found = place_by_list(self.loop.model, self.interval, longer, _LISTS)
        self.seconds += time.process_time() - begun
        return [schedule for schedule in found if not self._collides(schedule)][:_LISTS_TRIED]

    def _with_registers(self, schedule: ModuloSchedule) -> PipelinedLoop | None:
        found = self._assign(schedule)
        if found is None:
            self.result = NO_REGISTERS
            missing = self._shortage(schedule)
            if self.may_spill and missing > 0:
                raise RegistersNeeded(missing)
        return found


class _Short(_Attempt):
    """One interval by a few short annealings."""

    success, failure = ANNEALED, NOT_ANNEALED
    heeds_banks = False

    def run(self) -> PipelinedLoop | None:
        """Raises RegistersNeeded while variables that live through the loop could make way."""
        model, memory, schedule = self.loop.model, self.options.memory, None
        shape = shape_of(model, self.interval, self._annealed())
        begun, failures = time.process_time(), 0
        for schedule in self._schedules(shape):
            found = self._assign(schedule, _FIRST_COLOURING)
            if found is not None:
                memory.note(model, shape, schedule)
                self.seconds += time.process_time() - begun
                return found
            self.result, failures = NO_REGISTERS, failures + 1
            if failures == _COLOURINGS:
                break
        self.seconds += time.process_time() - begun
        if schedule is not None and self.may_spill:
            raise RegistersNeeded(max(1, self._shortage(schedule)))
        return None

    def shortened(self, found: PipelinedLoop) -> PipelinedLoop:
        """The same interval in a shorter span, if one is found in time."""
        limits = self._annealed()
        schedule = self._improved(found.schedule, limits)
        better = self._assign(schedule) if schedule is not found.schedule else None
        if better is None:
            return found
        shape = shape_of(self.loop.model, self.interval, limits)
        self.options.memory.note(self.loop.model, shape, schedule)
        return better

    def _annealed(self) -> Limits:
        return Limits(self._available(), False, self.stages, annealed=True)

    def _schedules(self, shape: str) -> Iterator[ModuloSchedule]:
        """That of an earlier search, then what the tries find."""
        model = self.loop.model
        recalled = self.options.memory.recall(model, shape, self.interval)
        if recalled is not None:
            yield recalled
        tries = short_annealings(
            model, self.interval, self.stages, self._available(), self.options.seed
        )
        while self._left():
            outcome = next(tries, None)
            if outcome is None:
                break
            if outcome.schedule is not None:
                yield outcome.schedule
            self.missing = math.ceil(outcome.conflicts)


class _Listed(_Attempt):
    """One interval by lists alone."""

    success, failure = LISTED, NOT_LISTED
    heeds_banks = False

    def run(self) -> PipelinedLoop | None:
        """Raises RegistersNeeded while variables that live through the loop could make way."""
        limits = Limits(self._available(), False, self.stages + _WAITING)
        begun = time.process_time()
        few = len(self.loop.body.operations) >= _CHAINS
        tries = _FEW_LISTS if few else _FIRST_LISTS
        placed = place_by_list(self.loop.model, self.interval, limits, tries)
        found = [schedule for schedule in placed if not self._collides(schedule)]
        for schedule in found[:_LISTS_TRIED]:
            assigned = self._assign(schedule, _FIRST_COLOURING)
            if assigned is not None:
                self.seconds += time.process_time() - begun
                return assigned
        self.seconds += time.process_time() - begun
        if found and self.may_spill:
            raise RegistersNeeded(max(1, self._shortage(found[0])))
        return None


_FIRST_LISTS, _FEW_LISTS = 6, 2  # tries of an interval for a first schedule, and of a long body's
_FIRST_COLOURING, _COLOURINGS = 1.0, 2  # work for an assignment, and how many may fail

_COLOUR_WORK = 30.0  # for the registers of hundreds of values


class _ByRounds(_Attempt):
    """One interval by a model of one round, which the others repeat."""

    failure = NO_ROUNDS
    rounds: Rounds

    def run(self) -> PipelinedLoop | None:
        """Raises RegistersNeeded while variables that live through the loop could make way."""
        if self.may_spill:
            raise RegistersNeeded(1)
        model, memory, live = self.loop.model, self.options.memory, self._available()
        shape = shape_of(model, self.interval, Limits(live, self.banks_apart, self.stages))
        recalled = memory.recall(model, shape, self.interval)
        found = None if recalled is None else self._assign(recalled, _COLOUR_WORK)
        if found is not None:
            return found
        begun = time.process_time()
        self._tell("one round for all", self.options.seconds)
        for schedule in schedules(
            model, self.rounds, self.interval, live, self.options, self.banks_apart
        ):
            found = self._assign(schedule, _COLOUR_WORK)
            if found is not None:
                memory.note(model, shape, schedule)
                break
            self.result = NO_REGISTERS
        self.seconds += time.process_time() - begun
        return found


_STAGGERS = (2, 4, 6)  # cycles that side B comes later, in turn
_FAR_HALF = 3  # conflicts that one side may still have, likewise


class _Halved(_Annealing):
    """One interval by annealing side A of a loop whose sides do the same, side B some cycles later."""

    heeds_banks = False  # but takes the distance of the sides at which the fewest accesses may meet

    def _schedules(self, limits: Limits) -> Iterator[tuple[str, ModuloSchedule]]:
        """All registers are open to a try, one or two fewer after one whose lives did not fit them."""
        halves = Halves(self.loop.model, self.channels, self.interval)
        staggers = [s for s in _STAGGERS if halves.allows(s)] or list(_allowed(halves))
        left, seed, spare = self.options.anneal_moves, self.options.seed, 0
        moves = min(left, _TRY_MOVES * len(self.loop.body.operations))
        assert limits.live is not None
        least = 0.0
        while left > 0 and least <= _FAR_HALF and self._left():
            least = math.inf
            self._tell(
                f"annealing a side, {left / 1e6:.0f} million moves left", left / _MOVES_A_SECOND
            )
            for stagger in staggers:
                live = {side: count - spare for side, count in limits.live.items()}
                outcome = halves.anneal(replace(limits, live=live), stagger, moves, seed)
                self.seconds += outcome.seconds
                left -= moves
                seed += 1
                least = min(least, outcome.conflicts)
                spare = 0 if outcome.schedule is None else (spare + 1) % len(_SPARE)
                if outcome.schedule is not None:
                    yield ANNEALED, outcome.schedule
                if left <= 0:
                    return
            moves *= 2


def _allowed(halves: Halves) -> Iterator[int]:
    """A quarter of the interval apart, of the distances at which no operation contradicts its like."""
    allowed = [shift for shift in range(halves.interval) if halves.allows(shift)] or [0]
    yield from allowed[:: -(-len(allowed) // 4)]
