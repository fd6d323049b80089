"""Bit SAT of CSR between nodes.

A saturating operation sets the bit a cycle behind its result (spru189f 2.6.2). A node is over when its
results have landed, so the bit may still be on its way in the next one. If that one reads or writes CSR, it
waits.
"""

from __future__ import annotations

from collections.abc import Container

from broadside.linear.ir import STATUS, Operation
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.graphs.connected import reached
from broadside.optimizer.procedure.flow import external_entries
from broadside.optimizer.procedure.short_loops import split_exit

_LANDING = 2  # cycles after which a multiplication of the cycle before has set the bit


def let_bits_land(graph: Graph, pipelined: Container[Node]) -> None:
    """Have each node that names CSR begin when no bit from the nodes before it is on its way.

    `pipelined` loops order such operations among their own iterations.
    """
    saturating = [node for node in graph.nodes if _saturates(node)]
    behind = reached(saturating, lambda node: node.successors)
    for node in [node for node in graph.nodes if _names_status(node) and node in behind]:
        if node in pipelined:
            for entry in list(external_entries(graph, node)):
                if entry in behind or _saturates(entry):
                    _wait_at_end(graph, entry)
            continue
        before = next((n for n in graph.predecessors(node) if n in pipelined), None)
        if before is not None:  # the cycles of its epilog are counted from the kernel's end
            split_exit(graph, before, node)
        node.idle = max(node.idle, _LANDING)


def _wait_at_end(graph: Graph, entry: Node) -> None:
    """Give the prolog behind a node, and the branch that ends it, a node of their own."""
    last = Node(
        graph.unique(f"{entry.name}$landing"),
        branch=entry.branch,
        target=entry.target,
        next=entry.next,
        idle=_LANDING,
    )
    graph.nodes.insert(graph.nodes.index(entry) + 1, last)
    entry.branch, entry.target, entry.next = None, None, last


def _saturates(node: Node) -> bool:
    return any(_sets_bit(operation) for operation in node.operations)


def _names_status(node: Node) -> bool:
    return any(
        STATUS in (*operation.reads, *operation.writes) and not _sets_bit(operation)
        for operation in node.operations
    )


def _sets_bit(operation: Operation) -> bool:
    return "saturates" in operation.flags and STATUS in operation.writes
