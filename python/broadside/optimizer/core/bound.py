"""The cores of the two bounds: a cycle of dependences, and operations that need too few units."""

from __future__ import annotations

from collections.abc import Sequence

from broadside.facts.cpu import UNITS
from broadside.optimizer.bounds.assignment import add_assignment
from broadside.optimizer.bounds.solver import cp_model, new_solver
from broadside.optimizer.core.deletion import shrink
from broadside.optimizer.core.reduction import Core, Reduction
from broadside.optimizer.core.rules import DEPENDENCES, SIDES, Rule, resources
from broadside.optimizer.core.weakened import Parts, weakened
from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.model.graphs.paths import positive_cycle
from broadside.optimizer.model.region import Region

_FAMILIES = (UNITS, ("1X", "2X"), ("T1", "T2"), ("1LR", "2LR"), ("1LW", "2LW"))
_WORK = 1.0
"""Solver's work for one question whether resources suffice."""
_QUESTIONS = 300
"""Most questions for one loop."""


def recurrence_core(region: Region, interval: int) -> Core | None:
    """A cycle of dependences that takes longer than `interval` for each pass, or `None`."""
    count = len(region.operations)
    cycle = positive_cycle(region.edges, count, interval)
    if not cycle:
        return None

    def takes_longer(numbers: Sequence[int]) -> bool:
        chosen = set(numbers)
        edges = [edge for edge in region.edges if {edge.source, edge.target} <= chosen]
        return bool(positive_cycle(edges, count, interval))

    members = shrink([edge.source for edge in cycle], takes_longer).members
    parts = Parts(frozenset(), frozenset(members), frozenset({DEPENDENCES}))
    return Core(interval, parts, True)


def resource_core(loop: LoopModel, interval: int) -> Core | None:
    """Operations that need some units or paths more often than `interval` allows, or `None`."""
    return _crowd(loop.region, interval) or _counted(loop, interval)


def _crowd(region: Region, interval: int) -> Core | None:
    """The smallest set of resources that is too small, and one operation more than it can serve.

    All smaller sets suffice, so the core is minimal: without one of the operations, all others find a place.
    """
    crowds = [
        (family, wanted)
        for family in _FAMILIES
        for wanted in _unions(set(_wishes(region, family).values()))
    ]
    for family, wanted in sorted(crowds, key=lambda crowd: (len(crowd[1]), sorted(crowd[1]))):
        numbers = [n for n, wish in _wishes(region, family).items() if wish <= wanted]
        most = interval * len(wanted)
        if len(numbers) > most:
            rules = frozenset(Rule(resource) for resource in wanted)
            parts = Parts(frozenset(numbers[: most + 1]), frozenset(), rules)
            return Core(interval, parts, True)
    return None


def _wishes(region: Region, family: Sequence[str]) -> dict[int, frozenset[str]]:
    """For each operation that uses exactly one resource of the family in every form, these resources."""
    found = {}
    for number, operation in enumerate(region.operations):
        uses = [[r for r in form.resources if r in family] for form in operation.forms]
        if all(len(resources) == 1 for resources in uses):
            found[number] = frozenset(resources[0] for resources in uses)
    return found


def _unions(wishes: set[frozenset[str]]) -> set[frozenset[str]]:
    found = {frozenset[str]()}
    for wish in wishes:
        found |= {wish | other for other in found}
    return found - {frozenset()}


def _counted(loop: LoopModel, interval: int) -> Core | None:
    """The core if resources are too few only because values must agree on their sides."""
    asked = 0

    def is_too_much(parts: Parts) -> bool | None:
        nonlocal asked
        asked += 1
        return _is_too_much(loop, interval, parts) if asked <= _QUESTIONS else None

    everything = frozenset(range(len(loop.region.operations)))
    parts = Parts(everything, frozenset(), frozenset({SIDES, *resources(loop)}))
    if not is_too_much(parts):
        return None
    parts, minimal = Reduction(is_too_much, with_links=False).run(
        parts, sorted(everything, reverse=True)
    )
    return Core(interval, parts, minimal)


def _is_too_much(loop: LoopModel, interval: int, parts: Parts) -> bool | None:
    """Whether no choice of forms and sides uses each resource at most `interval` times."""
    part = weakened(loop, parts)
    model = cp_model.CpModel()
    assignment = add_assignment(model, part.region, part.duplicable)
    numbers = range(len(part.region.operations))
    for resource in parts.rules - {SIDES}:
        model.add(sum(v for n in numbers for v in assignment.uses(n, resource)) <= interval)
    solver = new_solver()
    solver.parameters.max_deterministic_time = _WORK
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    if status == cp_model.UNKNOWN:
        return None
    return status == cp_model.INFEASIBLE
