"""Proves intervals impossible that recurrences alone and units alone would allow.

At an interval near the recurrence bound, operations on or beside the critical cycle have little freedom: each
has a first and a last cycle, counted from one operation of the critical cycle. A constraint model decides a
few dozen such operations near each other exactly, with units, paths, sides of values, the dependences among
them, and their waits for cross paths. If these operations do not fit, the loop has no schedule. All that the
model leaves out (other operations, registers, live ranges, banks, the cycle of the branch) could only rule
out more.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from broadside.optimizer.bounds.assignment import Assignment, add_assignment
from broadside.optimizer.bounds.attempt import PROVED, Attempt
from broadside.optimizer.bounds.initiation import recurrence_bound
from broadside.optimizer.bounds.solver import cp_model, new_solver
from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.loops.preparation import Loop
from broadside.optimizer.model.graphs import paths
from broadside.optimizer.model.graphs.paths import positive_cycle
from broadside.optimizer.model.region import Region, Write

_FREEDOM = 12  # most cycles from the first to the last cycle of an operation that is looked at
_GROUP = 96  # operations of one group
_STEP = 48  # operations from the start of one group to the start of the next
_WORK = 10.0  # solver's work for one group; a unit is about a second of a processor

Window = tuple[int, int]
"""The first and the last cycle of an operation."""

Wait = tuple[int, Write, int, int]
"""(writer, its write, reader, distance), as `LoopModel.cross_waits` gives them."""


@dataclass(frozen=True)
class Refutation:
    """Operations that alone do not fit at an interval, and the seconds of the proof."""

    interval: int
    operations: tuple[int, ...]
    seconds: float


def refute(loop: LoopModel, interval: int, work: float = _WORK) -> Refutation | None:
    """A proof that a loop has no schedule at `interval`, from the operations near its recurrence alone.

    `None` proves nothing: there may be a schedule or not.
    """
    begun = time.process_time()
    region = loop.region
    cycle = recurrence_bound(region).cycle
    if positive_cycle(region.edges, len(region.operations), interval):
        return Refutation(interval, cycle, time.process_time() - begun)
    groups = dict[frozenset[int], dict[int, Window]]()
    for anchor in dict.fromkeys((*cycle[:1], *cycle[len(cycle) // 2 :][:1])):
        for group in _groups(windows(region, interval, anchor)):
            groups.setdefault(frozenset(group), group)
    waits = tuple(loop.cross_waits())
    for added in dict.fromkeys(((), waits)):  # most proofs need no waits and are quicker without
        for group in groups.values():
            if _has_no_place(loop, interval, group, added, work):
                return Refutation(interval, tuple(group), time.process_time() - begun)
    return None


def windows(region: Region, interval: int, anchor: int) -> dict[int, Window]:
    """First and last cycle of operations that share a cycle of dependences with `anchor`, from its cycle."""
    arcs = [(e.source, e.target, e.latency - interval * e.distance) for e in region.edges]
    after = paths.farthest(arcs, {anchor: 0})
    before = paths.farthest(paths.backward(arcs), {anchor: 0})
    return {number: (after[number], -before[number]) for number in after if number in before}


def _groups(found: Mapping[int, Window]) -> Iterator[dict[int, Window]]:
    """Groups of operations that have little freedom and are near each other."""
    near = sorted(
        (window, number) for number, window in found.items() if window[1] - window[0] <= _FREEDOM
    )
    for begin in range(0, max(1, len(near) - _GROUP + _STEP), _STEP):
        group = {number: window for window, number in near[begin : begin + _GROUP]}
        if len(group) > 1:
            yield group


def _has_no_place(
    loop: LoopModel,
    interval: int,
    group: Mapping[int, Window],
    waits: Iterable[Wait],
    work: float,
) -> bool:
    """Whether it is proved that these operations do not fit together."""
    region = loop.region
    chosen = replace(region, operations=[region.operations[n] for n in group], pairs=())
    model = cp_model.CpModel()
    assignment = add_assignment(model, chosen, loop.duplicable)
    at = {
        number: {
            cycle: model.new_bool_var(f"at_{number}_{cycle}") for cycle in range(first, last + 1)
        }
        for number, (first, last) in group.items()
    }
    for cycles in at.values():
        model.add_exactly_one(cycles.values())
    _share(model, assignment, list(at.values()), interval)
    for edge in region.edges:
        if edge.source in at and edge.target in at and edge.source != edge.target:
            _follow(
                model, at[edge.source], at[edge.target], edge.latency - interval * edge.distance
            )
    place = {number: index for index, number in enumerate(group)}
    for writer, write, reader, distance in waits:
        if writer in at and reader in at:
            crossing = assignment.crossing(place[reader], write.value)
            gap = write.delay + 1 - interval * distance
            _wait(model, at[writer], at[reader], gap, crossing)
    solver = new_solver()
    solver.parameters.max_deterministic_time = work
    solver.parameters.num_workers = 1
    return solver.solve(model) == cp_model.INFEASIBLE


def _share(
    model: cp_model.CpModel,
    assignment: Assignment,
    at: list[dict[int, cp_model.IntVar]],
    interval: int,
) -> None:
    """No unit, path or port is used twice in a slot."""
    users: dict[tuple[str, int], list[cp_model.IntVar]] = defaultdict(list)
    for number, cycles in enumerate(at):
        for resource in assignment.resources(number):
            uses = {cycle: model.new_bool_var("") for cycle in cycles}
            for cycle, use in uses.items():
                model.add_implication(use, cycles[cycle])
                users[resource, cycle % interval].append(use)
            model.add(sum(uses.values()) == sum(assignment.uses(number, resource)))
    for uses_of_slot in users.values():
        model.add_at_most_one(uses_of_slot)


def _follow(
    model: cp_model.CpModel,
    source: Mapping[int, cp_model.IntVar],
    target: Mapping[int, cp_model.IntVar],
    gap: int,
) -> None:
    """If the target is issued by some cycle, the source is issued at least `gap` cycles earlier."""
    for cycle in target:
        early = [x for c, x in source.items() if c <= cycle - gap]
        if len(early) < len(source):
            model.add(sum(x for c, x in target.items() if c <= cycle) <= sum(early))


def _wait(
    model: cp_model.CpModel,
    writer: Mapping[int, cp_model.IntVar],
    reader: Mapping[int, cp_model.IntVar],
    gap: int,
    crossing: Sequence[cp_model.IntVar],
) -> None:
    """A reader in one of the `crossing` forms is not issued in the first cycle that the dependence allows.

    `gap`: cycles from the writer to that first cycle.
    """
    for cycle, issued in reader.items():
        if crossing and cycle - gap in writer:
            model.add(issued + writer[cycle - gap] + sum(crossing) <= 2)


def ruled_out(loop: Loop, lowest: int, limit: int, work: float = _WORK) -> list[Attempt]:
    """Proofs for the intervals from `lowest` on at which the operations near a recurrence do not fit.

    They end below `limit`, or at the first interval without a proof.
    """
    attempts = []
    for interval in range(lowest, limit):
        found = refute(loop.model, interval, work)
        if found is None:
            break
        note = f"{len(found.operations)} operations near the recurrence"
        attempts.append(Attempt(interval, PROVED, round(found.seconds, 1), False, note))
    return attempts
