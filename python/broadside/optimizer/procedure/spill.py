"""Spills variables that a loop does not use but that live through it, so that the loop gets their registers.

A spilled variable has a word of the stack frame. Each node that reads the variable loads it first, and each
node that writes it stores it last. Between nodes it is in no register.
"""

from __future__ import annotations

from broadside.linear.dependence import reaching_definitions
from broadside.linear.ir import Register
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.inserted import restore, save
from broadside.optimizer.procedure.flow import update_liveness

_IN_LOOP = 10  # weight of a load or store that an outer loop repeats


def candidates(graph: Graph, loop: Node) -> list[Register]:
    """Variables that live through `loop` and that no loop reads or writes, the cheapest to spill first."""
    touched = {
        register
        for node in graph.nodes
        if node.is_loop
        for operation in node.sequence
        for register in (*operation.reads, *operation.writes)
    }
    found = [r for r in loop.live_in & loop.live_out if r.is_symbolic and r not in touched]
    return sorted(found, key=lambda register: (_cost(graph, register), register.name))


def _cost(graph: Graph, register: Register) -> int:
    """The loads and stores that spilling adds; those in outer loops have more weight."""
    cost = 0
    for node in graph.nodes:
        weight = _IN_LOOP if node.repeats else 1
        loads, stores = _accesses(node, register)
        cost += weight * (loads + stores)
    return cost


def _accesses(node: Node, register: Register) -> tuple[bool, bool]:
    """Whether `node` needs the variable's old value, and whether it writes it."""
    reaching = reaching_definitions(node.sequence, loop=False)
    reads = any(register in entry for entry in reaching.entry)
    return reads, any(register in operation.writes for operation in node.sequence)


def spill(graph: Graph, register: Register, slot: int, enters: bool) -> None:
    """Keeps a variable in word `slot` of the frame; `enters`: it is in a register at the entry."""
    location = graph.procedure.location
    for node in graph.nodes:
        loads, stores = _accesses(node, register)
        first = node is graph.nodes[0] and enters
        if stores or first:
            node.operations.append(save(register, slot, location))
        if loads and not first:
            node.operations.insert(0, restore(register, slot, location))
    update_liveness(graph)
