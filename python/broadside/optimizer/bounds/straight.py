"""Lower bounds on the length of straight code, from chains before and after the work of the units.

Some operations cannot be issued in the first cycles, because chains lead to them, nor in the last cycles,
because chains lead on from them. If such operations need one set of units, the units must do their work in
the cycles between. The bound is then the cycles before, the cycles of this work, and the cycles after. Values
that enter the pass count as ready at once, and sides of values are ignored; these could only rule out more.
"""

from __future__ import annotations

from collections import Counter

from broadside.optimizer.model.graphs import paths
from broadside.optimizer.model.problem import Problem, landed, unions
from broadside.optimizer.model.region import Region

_DEEPEST = 48
"""Most cycles at either end that are looked at."""


def straight_bound(region: Region) -> int:
    """Least cycles from the first operation of a pass to its last, if passes do not overlap."""
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
    """Least cycles that resources and longest paths of a region of straight code need."""
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
