"""Lets bit SAT of CSR land before a node that reads or writes CSR begins.

A saturating operation sets the bit one cycle after its result (spru189f 2.6.2). A node ends when its results
have landed, so the bit may still be on its way when the next node begins. If the next node reads or writes
CSR, it waits.
"""

from __future__ import annotations

from collections.abc import Container

from broadside.linear.ir import STATUS, Operation
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.graphs.connected import reached
from broadside.optimizer.procedure.flow import external_entries
from broadside.optimizer.procedure.short_loops import split_exit

_LANDING = 2  # cycles until a multiplication issued in the cycle before has set the bit


def let_bits_land(graph: Graph, pipelined: Container[Node]) -> None:
    """Makes each node that names CSR begin only after all bits set by earlier nodes have landed.

    Within a `pipelined` loop, dependences order the operations that set or name the bit.
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
    """Gives the prolog after a node, and the branch at its end, a node of their own that waits."""
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
