"""Counts how often each execution of the verifier enters the loops of the source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from broadside.linear.ir import Location, Procedure
from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.schedule import Issued


def loops_of(procedure: Procedure) -> dict[Location, int]:
    """By the location of an operation, the first block of the innermost loop around it."""
    around: dict[int, int] = {}
    for head, end in sorted(_ranges(procedure), key=lambda found: found[0] - found[1]):
        around |= dict.fromkeys(range(head, end + 1), head)
    return {
        operation.location: around[number]
        for number, block in enumerate(procedure.blocks)
        if number in around
        for operation in block.operations
    }


def _ranges(procedure: Procedure) -> Iterator[tuple[int, int]]:
    """First and last block of each loop."""
    places = {block.label: n for n, block in enumerate(procedure.blocks) if block.label}
    for end, block in enumerate(procedure.blocks):
        last = block.terminator
        head = None if last is None or last.target is None else places[last.target]
        if head is not None and head <= end:
            yield head, end


class Visits:
    """For each loop, the number of visits: how often control has entered it from other code.

    In a schedule, prolog and epilog belong to a visit too.
    """

    def __init__(self, procedure: Procedure) -> None:
        self._loops = loops_of(procedure)
        self._ends: dict[int, int] = {}
        for head, end in _ranges(procedure):
            self._ends[head] = max(end, self._ends.get(head, end))
        self._counts: Counter[int | None] = Counter()

    def walk(self, before: int, position: int) -> None:
        """Notes that the source goes from one block to another."""
        if position in self._ends and not position <= before <= self._ends[position]:
            self._counts[position] += 1

    def replay(self, before: Node | None, node: Node) -> None:
        """Notes that the schedule goes from one node to another."""
        if node.is_loop and node is not before and node.branch is not None:
            self._counts[self._loops.get(node.branch.location)] += 1

    def current(self, location: Location) -> int:
        """The number of the visit in which the source executes an operation."""
        return self._counts[self._loops.get(location)]

    def of(self, node: Node, item: Issued) -> int:
        """The number of the visit to which an operation belongs; a prolog belongs to the next visit."""
        is_prolog = item.iteration and not item.iteration.startswith("<-") and not node.is_loop
        return self.current(item.operation.location) + bool(is_prolog)
