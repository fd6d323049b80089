"""The cycles that dependences leave to the free operations of a window."""

from __future__ import annotations

from collections.abc import Iterator

from broadside.optimizer.model.graphs import paths
from broadside.optimizer.model.placement import Window
from broadside.optimizer.model.problem import Problem


def tighten(problem: Problem, window: Window) -> bool:
    """Narrows the ranges of the free operations by the dependences; False if one becomes empty."""
    free, period = window.free, window.length if window.periodic else 0
    if not period:
        _meet_surroundings(problem, window)
    low = [cycle or 0 for cycle in window.fixed.cycles]
    high = list(low)
    for op, ends in free.items():
        low[op], high[op] = ends
    if not paths.narrow(low, high, list(_arcs(problem, window, period))):
        return False
    free.update({op: (low[op], high[op]) for op in free})
    return True


def _arcs(problem: Problem, window: Window, period: int) -> Iterator[paths.Arc]:
    """The dependences among free operations, and between free operations and those that have a cycle."""
    free = window.free
    placed = {op for op, cycle in enumerate(window.fixed.cycles) if cycle is not None}
    for op in free:
        for source, latency, distance in problem.predecessors[op]:
            if (source in free or source in placed) and source != op and (period or not distance):
                yield source, op, latency - distance * period
        for target, latency, distance in problem.successors[op]:
            if target not in free and target in placed and (period or not distance):
                yield op, target, latency - distance * period


def _meet_surroundings(problem: Problem, window: Window) -> None:
    """Narrows ranges so that entering values are read once they are ready and leaving ones land when due."""
    values = problem.region.values
    for op, (low, high) in window.free.items():
        operation = problem.region.operations[op]
        for value in (*operation.reads, operation.predicate, *operation.merges):
            if value is not None:
                low = max(low, values[value].ready or 0)
        for write in operation.writes:
            due = values[write.value].due
            if due is not None:
                high = min(high, window.length + due - write.delay - 1)
        window.free[op] = (low, high)
