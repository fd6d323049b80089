"""The number of stages that a schedule of a loop can need."""

from __future__ import annotations

from collections.abc import Iterator

from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.model.region import Edge


def enough_stages(loop: LoopModel, interval: int) -> int:
    """A number of stages that is enough: if `interval` is impossible with it, more stages do not help.

    If the slots are fixed, each operation may be issued in the first stage that its dependences allow. The
    longest path of dependences to that stage passes each operation at most once.
    """
    stall = 1 if loop.region.cross_wait else 0
    most = [0] * len(loop.region.operations)
    for edge in (*loop.region.edges, *_lifetime_edges(loop)):
        later = -(-(edge.latency + stall + interval - 1) // interval) - edge.distance
        most[edge.source] = max(most[edge.source], later)
    return 1 + sum(most)


def _lifetime_edges(loop: LoopModel) -> Iterator[Edge]:
    """Edges from readers back to writers that keep each live range within the interval."""
    for _, writes, reads in loop.lifetimes():
        for number, delay in writes:
            yield from (Edge(reader, number, -delay, 1 - distance) for reader, distance in reads)
            yield from (Edge(other, number, after - delay + 1, 1) for other, after in writes)
