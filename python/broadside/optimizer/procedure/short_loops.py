"""A second, unpipelined copy of a loop, for trip counts smaller than the pipeline needs."""

from __future__ import annotations

from dataclasses import replace

from broadside.linear.ir import LabelReference, Predicate, Register
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.inserted import branch, compare_less, load_constant


def add_guard(graph: Graph, loop: Node, pipelined: PipelinedLoop) -> None:
    """Adds a test before `loop` that goes to a plain copy of the loop if the count is too small.

    After the copy, control goes on after the epilog. So the epilog gets a node of its own.
    """
    exit_ = loop.next
    assert exit_ is not None
    if exit_.operations or exit_.branch is not None or exit_.leave is not None:
        exit_ = split_exit(graph, loop, exit_)
    assert exit_.next is not None
    plain = _plain_copy(graph, loop, exit_.next)
    guard = Node(graph.unique(f"{loop.name}$guard"))
    entry = Node(graph.unique(f"{loop.name}$entry"), next=loop)
    _test(guard, pipelined, plain)
    guard.target, guard.next = plain, entry
    for before in graph.predecessors(loop):
        if before is loop or before is entry:
            continue
        before.target = guard if before.target is loop else before.target
        before.next = guard if before.next is loop else before.next
    index = graph.nodes.index(loop)
    graph.nodes[index:index] = [guard, entry]


def split_exit(graph: Graph, loop: Node, old: Node) -> Node:
    """Adds a node for the epilog alone, between `loop` and the node `old` that follows it."""
    node = Node(graph.unique(f"{loop.name}$exit"), next=old)
    graph.nodes.insert(graph.nodes.index(loop) + 1, node)
    loop.next = node
    return node


def end_last(graph: Graph) -> None:
    """Makes the end of a `.proc` the last node, after the copies of loops for few iterations.

    The code of the user goes on there.
    """
    end = next((node for node in graph.nodes if node.leave is not None), None)
    if graph.procedure.callable_from_c or end is None or end is graph.nodes[-1]:
        return
    assert end.leave is not None
    last = Node(graph.unique(f"{graph.procedure.name}$end"), leave=end.leave)
    end.branch, end.target = branch(last.name, end.leave.location, "to the end"), last
    end.leave = None
    graph.nodes.append(last)


def _plain_copy(graph: Graph, loop: Node, after: Node) -> Node:
    """Adds the loop as written at the end of the procedure, with a jump back to `after`."""
    assert loop.branch is not None
    name = graph.unique(f"{loop.name}$few")
    back = replace(
        loop.branch,
        operands=tuple(
            LabelReference(name) if isinstance(o, LabelReference) else o
            for o in loop.branch.operands
        ),
    )
    plain = Node(name, list(loop.operations), back, trip=loop.trip)
    join = Node(graph.unique(f"{loop.name}$join"), target=after)
    join.branch = branch(after.name, back.location, f"after {loop.name}")
    plain.target, plain.next = plain, join
    graph.nodes += [plain, join]
    return plain


def _test(guard: Node, pipelined: PipelinedLoop, plain: Node) -> None:
    loop = pipelined.loop
    location, why = loop.block.location, f"few iterations of {loop.name}"
    few = Register(f"{loop.name}$few")
    least = pipelined.least_trips * loop.counter.step
    if least <= 15:
        guard.operations.append(compare_less(loop.source_counter, least, few, location, why))
    else:
        bound = Register(f"{loop.name}$least")
        guard.operations.append(load_constant(least, bound, location, why))
        guard.operations.append(compare_less(loop.source_counter, bound, few, location, why))
    guard.branch = branch(plain.name, location, why, Predicate(few))
