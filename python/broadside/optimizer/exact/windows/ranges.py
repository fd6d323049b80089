"""Cycles that the dependences leave to the free operations of a window."""

from __future__ import annotations

from broadside.optimizer.model.placement import Window
from broadside.optimizer.model.problem import Problem


def tighten(problem: Problem, window: Window) -> bool:
    """Shrink the ranges of the free operations by the dependences; False if one is empty."""
    free, period = window.free, window.length if window.periodic else 0
    if not period:
        _meet_surroundings(problem, window)
    changed = True
    while changed:
        changed = False
        for op, (low, high) in free.items():
            new_low, new_high = low, high
            for source, latency, distance in problem.predecessors[op]:
                if distance and not period:
                    continue
                start = free[source][0] if source in free else window.fixed.cycles[source]
                if start is not None and source != op:
                    new_low = max(new_low, start + latency - distance * period)
            for target, latency, distance in problem.successors[op]:
                if distance and not period:
                    continue
                end = free[target][1] if target in free else window.fixed.cycles[target]
                if end is not None and target != op:
                    new_high = min(new_high, end - latency + distance * period)
            if new_low > new_high:
                return False
            if (new_low, new_high) != (low, high):
                free[op] = (new_low, new_high)
                changed = True
    return True


def _meet_surroundings(problem: Problem, window: Window) -> None:
    """Read what enters only when it is ready; have what leaves there when it is due."""
    values = problem.region.values
    for op, (low, high) in window.free.items():
        operation = problem.region.operations[op]
        for value in (*operation.reads, operation.predicate):
            if value is not None:
                low = max(low, values[value].ready or 0)
        for write in operation.writes:
            due = values[write.value].due
            if due is not None:
                high = min(high, window.length + due - write.delay - 1)
        window.free[op] = (low, high)
