"""How long a pass of straight code takes at least: chains before the units' work, and behind it.

Units do nothing for operations whose operands are not there yet, nor in the last cycles for those from which
a long chain leads to the end. So of all operations that begin no earlier than some cycle, and are followed by
some cycles at least, those that want one set of units need their cycles between. What enters the pass is
taken to be there at once, and nothing is asked of the side of a value: these could only rule out more.
"""

from __future__ import annotations

from collections import Counter

from broadside.optimizer.model.graphs import paths
from broadside.optimizer.model.problem import Problem, landed, unions
from broadside.optimizer.model.region import Region

_DEEPEST = 48
"""Cycles from either end that are looked at."""


def straight_bound(region: Region) -> int:
    """Cycles from the first operation of a pass to its last, where no other pass overlaps it."""
    arcs = [
        (edge.source, edge.target, edge.latency)
        for edge in region.edges
        if not edge.distance and edge.source != edge.target
    ]
    at_once = [0] * len(region.operations)
    first = paths.longest(arcs, at_once)
    behind = paths.longest(paths.backward(arcs), at_once)
    units = {form.unit: 0 for operation in region.operations for form in operation.forms}
    bits = {unit: 1 << place for place, unit in enumerate(filter(None, units))}
    wanted = [
        sum({bits[form.unit] for form in operation.forms})
        if all(form.unit for form in operation.forms)
        else 0
        for operation in region.operations
    ]
    sets = unions(mask for mask in wanted if mask)
    bound = 1 + max(map(sum, zip(first, behind, strict=True)), default=0)
    for begin in range(min(_DEEPEST, max(first, default=0)) + 1):
        for end in range(min(_DEEPEST, max(behind, default=0)) + 1):
            inner = Counter(
                mask
                for mask, one, two in zip(wanted, first, behind, strict=True)
                if mask and one >= begin and two >= end
            )
            for units_of_set in sets:
                load = sum(count for mask, count in inner.items() if not mask & ~units_of_set)
                if load:
                    busy = -(-load // units_of_set.bit_count())
                    bound = max(bound, begin + busy + end)
    return bound


def lower_bound(problem: Problem) -> int:
    """Cycles of a straight region that its resources and its longest paths need at least."""
    region = problem.region
    bound = max(problem.resource_bound(), 1, landed(region))
    begin = [0] * len(region.operations)
    for op, operation in enumerate(region.operations):
        ready = (region.values[value].ready or 0 for value in operation.reads)
        begin[op] = max(problem.anchored(op, 0) or 0, 0, *ready)
    start = problem.earliest(begin)
    for op, operation in enumerate(region.operations):
        after = 1 if problem.anchored(op, 0) is None or operation.offset >= 0 else -operation.offset
        for write in operation.writes:
            due = region.values[write.value].due
            if due is not None:
                after = max(after, write.delay + 1 - due)
        bound = max(bound, start[op] + after)
    return bound
