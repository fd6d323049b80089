"""Compares schedules of one procedure, also of different forms of its loops."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from broadside.optimizer.procedure.flow import build
from broadside.optimizer.procedure.reshape.unrolling import rest_of
from broadside.optimizer.procedure.source.many_blocks import innermost
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.strategies.straight.banks_apart import meetings

Cost = tuple[Fraction, int, int]
"""(sum of the cycles of a pass of each loop, sum of the cycles of all nodes, meetings of straight code).

A meeting is a pair of accesses in one cycle that may meet in a bank.
"""


def cost(scheduled: ScheduledProcedure) -> Cost:
    """The cost by which schedules are compared; less is better.

    A pass is one of the source. The passes that an unrolled loop leaves over are few, so they do not count.
    """
    left_over = {rest_of(label) for label in scheduled.unrolled}
    loops = _loops(scheduled) - left_over
    passes = sum(
        Fraction(item.length, scheduled.unrolled.get(item.node.name, 1))
        for item in scheduled.nodes
        if item.node.name in loops
    )
    cycles = sum(item.length for item in scheduled.nodes)
    return (
        Fraction(passes),
        cycles,
        sum(meetings(item.region) for item in scheduled.nodes if item.region),
    )


def _loops(scheduled: ScheduledProcedure) -> set[str]:
    """The names of the nodes of all innermost loops, also of those that have several blocks."""
    names = {node.name for node in (*scheduled.searches, *scheduled.unpipelined)}
    several = [(a, b) for a, b in innermost(scheduled.procedure).values() if a < b]
    if several:
        nodes = build(scheduled.procedure).nodes
        names |= {node.name for first, last in several for node in nodes[first : last + 1]}
    return names


def best_of(schedules: Iterable[ScheduledProcedure]) -> ScheduledProcedure:
    """The schedule of least cost. If another one unrolls a loop, `reshaped` says what it takes."""
    best, *others = sorted(schedules, key=cost)
    told = dict(best.reshaped)
    for other in others:
        lengths = {item.node.name: item.length for item in other.nodes}
        for label, passes in other.unrolled.items():
            if label not in best.unrolled and label in lengths:
                each = f"{lengths[label] / passes:.3g} each"
                why = f"{passes} passes in one were found in {lengths[label]} cycles, {each}"
                told[label] = [*told.get(label, ()), f"not unrolled: {why}"]
    return best if told == best.reshaped else replace(best, reshaped=told)
