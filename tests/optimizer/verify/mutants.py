"""A mutant: a schedule with one change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from broadside.facts.isa import InstructionTable
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.record.procedure import ScheduledProcedure

Mutant = ScheduledProcedure
Change = Callable[[Issued, InstructionTable], Iterator[Issued | None]]
"""Other forms of one operation; `None`: without it."""


def with_issued(
    scheduled: ScheduledProcedure, node: int, issued: list[Issued], length: int = 0
) -> Mutant:
    """The schedule with other operations in one node, and another length of it if one is given."""
    nodes = list(scheduled.nodes)
    item = nodes[node]
    nodes[node] = replace(item, issued=issued, length=length or item.length)
    return replace(scheduled, nodes=nodes)


def each(change: Change) -> Callable[[ScheduledProcedure, InstructionTable], Iterator[Mutant]]:
    """The change made to one operation after another."""

    def mutants(scheduled: ScheduledProcedure, table: InstructionTable) -> Iterator[Mutant]:
        for number, item in enumerate(scheduled.nodes):
            for position, issued in enumerate(item.issued):
                for changed in change(issued, table):
                    rest = [*item.issued[:position], *item.issued[position + 1 :]]
                    middle = [] if changed is None else [changed]
                    if changed is None or 0 <= changed.cycle < item.length:
                        rest[position:position] = middle
                        yield with_issued(scheduled, number, rest)

    return mutants
