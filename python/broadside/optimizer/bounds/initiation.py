"""Lower bounds of the initiation interval: resources and recurrences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from broadside.optimizer.bounds.assignment import add_assignment
from broadside.optimizer.bounds.solver import cp_model, new_solver
from broadside.optimizer.loops.preparation import Loop
from broadside.optimizer.model.graphs.paths import positive_cycle
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import Edge, Region


@dataclass(frozen=True)
class Recurrence:
    """The least interval that the cycles of dependences allow, and the operations of the critical cycle."""

    interval: int
    cycle: tuple[int, ...] = ()


BOUND_SECONDS = 20.0
"""Seconds for computing the resource bound."""


def resource_bound(
    region: Region, duplicable: Iterable[int] = (), seconds: float = BOUND_SECONDS
) -> int:
    """ResMII: the uses of the fullest resource under the best choice of units and sides.

    A small integer program computes it: each operation takes one of its forms, the sides of values agree, and
    no unit, cross path or T path has more uses than the interval has cycles. If `seconds` do not suffice, the
    result is a lower bound of ResMII.
    """
    return resource_range(region, duplicable, seconds)[0]


def resource_range(region: Region, duplicable: Iterable[int], seconds: float) -> tuple[int, int]:
    """The range that contains ResMII: the bound proved within `seconds`, and the least interval found."""
    model = cp_model.CpModel()
    assignment = add_assignment(model, region, duplicable)
    interval = model.new_int_var(1, max(1, len(region.operations)), "interval")
    resources = dict.fromkeys(
        resource
        for number in range(len(region.operations))
        for resource in assignment.resources(number)
    )
    for resource in resources:
        uses = [
            v for number in range(len(region.operations)) for v in assignment.uses(number, resource)
        ]
        model.add(sum(uses) <= interval)
    model.minimize(interval)
    solver = new_solver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    proved = max(1, round(solver.best_objective_bound))
    if status != cp_model.OPTIMAL:
        proved = max(proved, Problem(region, settle=False).resource_bound())
    found = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return proved, round(solver.objective_value) if found else max(1, len(region.operations))


def recurrence_bound(region: Region) -> Recurrence:
    """RecMII: the greatest ratio of latency to distance over all cycles of dependences, rounded up.

    The interval is raised until no cycle needs more; the last such cycle is the critical cycle. Raises
    ValueError if operations depend on each other within one iteration.
    """
    return _recurrence(region.edges, len(region.operations))


def _recurrence(edges: list[Edge], count: int) -> Recurrence:
    interval = 1
    cycle: tuple[int, ...] = ()
    while True:
        found = positive_cycle(edges, count, interval)
        if not found:
            return Recurrence(interval, cycle)
        cycle = tuple(edge.source for edge in found)
        latency, distance = sum(e.latency for e in found), sum(e.distance for e in found)
        if distance == 0:
            raise ValueError("operations depend on each other within one iteration")
        interval = max(interval + 1, -(-latency // distance))


@dataclass
class Bounds:
    resource: int
    recurrence: Recurrence

    @property
    def interval(self) -> int:
        return max(self.resource, self.recurrence.interval)


def loop_bounds(loop: Loop, seconds: float = BOUND_SECONDS) -> Bounds:
    """The bounds of a loop; `seconds`: limit for computing the resource bound."""
    return bounds_of(loop.body.region, loop.model.duplicable, seconds)


def bounds_of(
    region: Region, duplicable: Iterable[int] = (), seconds: float = BOUND_SECONDS
) -> Bounds:
    """The bounds of a loop body; `duplicable`: values that may be on both sides."""
    return Bounds(resource_bound(region, duplicable, seconds), recurrence_bound(region))
