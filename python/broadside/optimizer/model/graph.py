"""The control-flow graph of a procedure."""

from __future__ import annotations

from dataclasses import dataclass, field

from broadside.linear.ir import Block, Operation, Procedure, Register, Trip
from broadside.optimizer.model.graphs.connected import reached


@dataclass(eq=False)
class Node:
    """Straight code. Its `branch` or return (`leave`) is not among `operations`.

    `target`: the node to which the branch goes. `next`: the node that follows if the branch is not taken;
    `None` after an unconditional branch.
    """

    name: str
    operations: list[Operation] = field(default_factory=list)
    branch: Operation | None = None
    target: Node | None = None
    next: Node | None = None
    leave: Operation | None = None
    trip: Trip | None = None
    passes: tuple[Register, ...] = ()  # registers that the function called by the branch reads
    idle: int = 0  # cycles before the first operation
    live_in: frozenset[Register] = frozenset()
    live_out: frozenset[Register] = frozenset()

    @property
    def is_loop(self) -> bool:
        """Whether the node branches to itself."""
        return self.target is self

    @property
    def successors(self) -> list[Node]:
        return [node for node in (self.target, self.next) if node is not None]

    @property
    def repeats(self) -> bool:
        """Whether control can come back to the node."""
        return self in reached([self], lambda other: other.successors)

    @property
    def sequence(self) -> list[Operation]:
        """All operations, with the branch or return at the end."""
        last = self.branch or self.leave
        return [*self.operations, last] if last is not None else list(self.operations)

    @property
    def block(self) -> Block:
        """The node, which is not empty, as a block of the source."""
        operations = tuple(self.sequence)
        return Block(self.name, operations, self.trip, operations[0].location)


@dataclass
class Graph:
    """The nodes in the order of emission; the `next` of a node, if any, is the node after it."""

    procedure: Procedure
    nodes: list[Node]

    def predecessors(self, node: Node) -> list[Node]:
        return [other for other in self.nodes if node in other.successors]

    def loops(self) -> list[Node]:
        return [node for node in self.nodes if node.is_loop]

    def is_reached(self, node: Node) -> bool:
        """Whether a way leads from the first node to this one."""
        first = self.nodes[0]
        return node is first or node in reached([first], lambda other: other.successors)

    def unique(self, name: str) -> str:
        """A node name not yet taken."""
        taken = {node.name for node in self.nodes}
        number, found = 1, name
        while found in taken:
            number += 1
            found = f"{name}{number}"
        return found
