"""Edges between the parts of a region: the epilog, then the block, then the prolog."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from broadside.linear.dependence import Kind, dependence_graph, memory_dependences
from broadside.linear.ir import Operation, Procedure
from broadside.optimizer.model import region as seam

EPILOG, BLOCK, PROLOG = 0, 1, 2


@dataclass(frozen=True)
class Placed:
    """Payload of a region's operation: the operation, its part, and its iteration in prolog or epilog."""

    operation: Operation
    part: int
    iteration: int = 0


def part_of(operation: seam.Operation) -> int:
    """The number of the part of the region to which the operation belongs."""
    assert isinstance(operation.payload, Placed)
    return operation.payload.part


class PartEdges:
    """Edges across the parts of a region.

    `order` ranks the values that have a fixed register. `loose`: whether prolog and epilog may be scheduled
    anew.
    """

    def __init__(
        self,
        operations: Sequence[seam.Operation],
        values: Sequence[seam.Value],
        order: Mapping[int, int],
        loose: bool,
    ) -> None:
        self.operations, self.values = operations, values
        self.order, self.loose = order, loose
        self.edges: list[seam.Edge] = []

    def all(self, procedure: Procedure) -> list[seam.Edge]:
        """All edges: from writes to reads, of the order of accesses and calls, and of fixed registers."""
        self._add_flow_edges()
        self._add_order_edges(procedure)
        self._add_register_edges()
        return self.edges

    def _add_flow_edges(self) -> None:
        """Adds edges from each write to the reads of its value; within the block these exist already."""
        writers: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for number, operation in enumerate(self.operations):
            for write in operation.writes:
                writers[write.value].append((number, write.delay))
        for number, operation in enumerate(self.operations):
            reads = {*operation.reads, operation.predicate} - {None}
            for value in reads:
                assert value is not None
                for writer, delay in writers[value]:
                    if self._in_order(writer, number):
                        self.edges.append(seam.Edge(writer, number, delay + 1))
            self._order_partial_writes(number, writers)

    def _in_order(self, source: int, target: int) -> bool:
        """Whether `source` must come before `target` although no edge of the block says this."""
        before, after = part_of(self.operations[source]), part_of(self.operations[target])
        return before < after or (self.loose and source < target and before == after != BLOCK)

    def _order_partial_writes(self, number: int, writers: dict[int, list[tuple[int, int]]]) -> None:
        """Orders the writes of a value that several parts write, after writes and reads of earlier parts."""
        for write in self.operations[number].writes:
            for writer, delay in writers[write.value]:
                if self._in_order(writer, number):
                    self.edges.append(seam.Edge(writer, number, delay - write.delay + 1))
            for reader in self._readers(write.value):
                if self._in_order(reader, number):
                    self.edges.append(seam.Edge(reader, number, -write.delay))

    def _readers(self, value: int) -> list[int]:
        return [
            number
            for number, operation in enumerate(self.operations)
            if value in operation.reads or operation.predicate == value
        ]

    def _add_order_edges(self, procedure: Procedure) -> None:
        """Adds the dependences across parts through memory and control registers."""
        sequence = [operation.payload.operation for operation in self.operations]
        for edge in memory_dependences(sequence, procedure, loop=False):
            self._add_across(edge.source, edge.target, edge.latency)
        for edge in dependence_graph(sequence, procedure, loop=False, renaming=True):
            if edge.kind is not Kind.MEMORY and edge.register and edge.register.is_control:
                self._add_across(edge.source, edge.target, edge.latency)

    def _add_across(self, source: int, target: int, latency: int) -> None:
        if part_of(self.operations[source]) != part_of(self.operations[target]) or self._in_order(
            source, target
        ):
            self.edges.append(seam.Edge(source, target, latency))

    def _add_register_edges(self) -> None:
        """Adds edges between values that are fixed in one register: the later value waits for the earlier."""
        by_register: dict[str, list[int]] = defaultdict(list)
        for value in self.order:
            by_register[self.values[value].registers[0]].append(value)
        for values in by_register.values():
            for earlier in values:
                for later in values:
                    if self.order[earlier] < self.order[later]:
                        self._keep_order(earlier, later)

    def _keep_order(self, earlier: int, later: int) -> None:
        for target, delay in self._writes(later):
            for source in self._readers(earlier):
                if source != target:
                    self.edges.append(seam.Edge(source, target, -delay))
            for source, source_delay in self._writes(earlier):
                if source != target:
                    self.edges.append(seam.Edge(source, target, source_delay - delay + 1))

    def _writes(self, value: int) -> Iterator[tuple[int, int]]:
        for number, operation in enumerate(self.operations):
            for write in operation.writes:
                if write.value == value:
                    yield number, write.delay
