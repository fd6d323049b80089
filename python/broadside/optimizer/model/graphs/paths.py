"""Longest paths through arcs. No other file of the optimizer computes them.

An arc (source, target, cycles) says that the target comes at least `cycles` cycles after the source. There
are functions for the longest path to each node, the nodes of one longest path, the cycles that arcs leave to
each node between a first and a last one, and a cycle of edges that exceeds an interval.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence, Sequence

from broadside.optimizer.model.region import Edge

Arc = tuple[int, int, int]


def backward(arcs: Iterable[Arc]) -> list[Arc]:
    """The arcs reversed, in the opposite order."""
    return [(target, source, cycles) for source, target, cycles in arcs][::-1]


def farthest(arcs: Sequence[Arc], begin: Mapping[int, int]) -> dict[int, int]:
    """The longest path to each node that can be reached from the nodes of `begin`, which have initial times.

    It is fastest if each arc comes after those that lead to its source. Raises ValueError if arcs form a
    cycle of positive length.
    """
    times = dict(begin)
    passes = 0
    changed = True
    while changed:
        changed = False
        for source, target, cycles in arcs:
            time = times.get(source)
            if time is None:
                continue
            there = times.get(target)
            if there is None or time + cycles > there:
                times[target] = time + cycles
                changed = True
        passes += 1
        if passes > len(times) + 1:
            raise ValueError("arcs form a cycle of positive length")
    return times


def longest(arcs: Sequence[Arc], begin: Sequence[int]) -> list[int]:
    """The longest path to each of the nodes 0, 1, ..., whose initial times are `begin`. Raises ValueError."""
    times = farthest(arcs, dict(enumerate(begin)))
    return [times[node] for node in range(len(begin))]


def chain(arcs: Iterable[Arc]) -> list[int]:
    """The nodes of one longest path, first to last; the arcs must have positive lengths and form no cycle."""
    arcs = list(arcs)
    times = farthest(arcs, {node: 0 for source, target, _ in arcs for node in (source, target)})
    if not times:
        return []
    found = [max(times, key=lambda node: times[node])]
    while times[found[-1]]:
        last = found[-1]
        found.append(
            next(s for s, target, n in arcs if target == last and times[s] + n == times[last])
        )
    return found[::-1]


def narrow(low: MutableSequence[int], high: MutableSequence[int], arcs: Sequence[Arc]) -> bool:
    """Raises the first cycle and lowers the last cycle of each node as the arcs demand.

    Returns False if a node has no cycle left.
    """
    if any(first > last for first, last in zip(low, high, strict=True)):
        return False
    changed = True
    while changed:
        changed = False
        for source, target, cycles in arcs:
            if low[source] + cycles > low[target]:
                low[target], changed = low[source] + cycles, True
            if high[target] - cycles < high[source]:
                high[source], changed = high[target] - cycles, True
            if low[target] > high[target] or low[source] > high[source]:
                return False
    return True


def positive_cycle(
    edges: Sequence[Edge], count: int, interval: int, *, soon: bool = False
) -> list[Edge]:
    """A cycle of edges whose latency exceeds interval x distance (Bellman-Ford); empty if there is none.

    With `soon` it is the first cycle found, which need not be the one that exceeds the interval most.
    """
    start = [0] * count
    via: list[Edge | None] = [None] * count
    changed = None
    # Plain numbers are faster, and checks of records spend most of their time in this loop.
    weighed = [(e.source, e.target, e.latency - interval * e.distance, e) for e in edges]
    for _ in range(count + 1):
        changed = None
        for source, target, weight, edge in weighed:
            reach = start[source] + weight
            if reach > start[target]:
                start[target], via[target], changed = reach, edge, target
        if changed is None:
            return []
        closed = _closed(via) if soon else None
        if closed is not None:
            return _cycle_through(via, closed, count)
    assert changed is not None
    return _cycle_through(via, changed, count)


def _closed(via: list[Edge | None]) -> int | None:
    """A node on a cycle of the edges in `via`, if there is one."""
    seen = [-1] * len(via)
    for begin in range(len(via)):
        node, edge = begin, via[begin]
        while edge is not None and seen[node] < 0:
            seen[node] = begin
            node = edge.source
            edge = via[node]
        if edge is not None and seen[node] == begin:
            return node
    return None


def _cycle_through(via: list[Edge | None], node: int, count: int) -> list[Edge]:
    for _ in range(count):  # walk back into the cycle
        edge = via[node]
        assert edge is not None
        node = edge.source
    found: list[Edge] = []
    current = node
    while not found or current != node:
        edge = via[current]
        assert edge is not None
        found.append(edge)
        current = edge.source
    return found[::-1]
