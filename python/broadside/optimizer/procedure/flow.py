"""The control-flow graph of a procedure, and its rewriting into regions and pipelined loops.

`shape` prepares each innermost loop of one block for pipelining:

- Control leaves the loop to a node that no other node leads to. This node can take the loop's epilog.
- Control enters the loop only from nodes that can take its prolog. Such a node leads only to the loop, or
also to a twin of the loop, or also to other code to which the prolog does no harm.

Twins are two loops of the same code on the same variables. A node that leads to both has one prolog for both,
so the second twin gets the schedule and the registers of the first.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import replace

from broadside.linear.dependence import reaching_definitions
from broadside.linear.ir import (
    LabelReference,
    LinearError,
    MemoryReference,
    Operand,
    Operation,
    Procedure,
    Register,
    RegisterPair,
)
from broadside.linear.procedure.conventions import RESULT_REGISTERS
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.graphs.connected import reached

_RESULT = frozenset(map(Register, RESULT_REGISTERS))
_LANDING = 4  # cycles until a load that was issued in the cycle before has landed


def build(procedure: Procedure) -> Graph:
    """The control-flow graph of the procedure, with one node for each block."""
    nodes = []
    for number, block in enumerate(procedure.blocks):
        name = block.label or (procedure.name if number == 0 else f"{procedure.name}${number}")
        node = Node(name, list(block.operations), trip=block.trip)
        last = block.terminator
        if last is not None:
            node.operations.pop()
            node.branch, node.leave = (None, last) if last.leaves else (last, None)
            if "call" in last.flags:
                own = tuple(r for r in last.operands if isinstance(r, Register))
                node.passes = tuple(r for r in last.reads if r not in own)
                node.branch = replace(last, reads=own)
        nodes.append(node)
    for number, (node, block) in enumerate(zip(nodes, procedure.blocks, strict=True)):
        following = nodes[number + 1] if number + 1 < len(nodes) else None
        _connect(node, block.terminator, following, {n.name: n for n in nodes})
    graph = Graph(procedure, nodes)
    update_liveness(graph)
    return graph


def refuse_endless(procedure: Procedure) -> None:
    """Raises LinearError if control can reach a block from which no way leads to an end of the procedure."""
    graph = build(procedure)
    ends = [node for node in graph.nodes if not node.successors]
    leading = reached(ends, graph.predecessors).union(ends)
    for node, block in zip(graph.nodes, procedure.blocks, strict=True):
        if node not in leading and graph.is_reached(node):
            last = block.terminator
            location = block.location if last is None else last.location
            raise LinearError(location, "this never ends: no way leads from here to a return")


def _connect(
    node: Node, last: Operation | None, following: Node | None, named: dict[str, Node]
) -> None:
    if last is None:
        node.next = following
    elif not last.leaves:
        node.target = named[last.target] if last.target is not None else None
        returns = last.predicate is not None or node.passes
        node.next = following if returns else None


def update_liveness(graph: Graph) -> None:
    """Sets `live_in` and `live_out` of all nodes."""
    uses, kills = {}, {}
    for node in graph.nodes:
        reaching = reaching_definitions(node.sequence, loop=False)
        uses[node] = frozenset(r for entry in reaching.entry for r in entry if not r.is_control)
        kills[node] = frozenset(reaching.exit) - reaching.through
    for node in graph.nodes:
        node.live_in = node.live_out = frozenset()
    changed = True
    while changed:
        changed = False
        for node in reversed(graph.nodes):
            out = frozenset(r for successor in node.successors for r in successor.live_in)
            if node.passes:
                out -= _RESULT  # the called function writes these registers
            live = uses[node] | (out - kills[node])
            changed |= live != node.live_in or out != node.live_out
            node.live_in, node.live_out = live, out


def shape(graph: Graph, *, with_twins: bool = True, certain: Set[str] = frozenset()) -> None:
    """Gives each loop its exit node and its entries (see the top of this file).

    Loops named in `certain` are entered only from nodes that lead nowhere else.
    """
    for loop in graph.loops():
        _own_exit(graph, loop)
    for loop in graph.loops():
        if loop.name not in certain:
            _absorb_header(graph, loop)
        update_liveness(graph)
    for loop in graph.loops():
        pairs = twins(graph) if with_twins else {}
        _own_entries(graph, loop, pairs, may_be_vain=loop.name not in certain)
    update_liveness(graph)


def _own_exit(graph: Graph, loop: Node) -> None:
    following = loop.next
    assert following is not None
    if following.is_loop or following.passes or len(graph.predecessors(following)) > 1:
        node = Node(graph.unique(f"{loop.name}$exit"), next=following)
        graph.nodes.insert(graph.nodes.index(loop) + 1, node)
        loop.next = node


def _absorb_header(graph: Graph, loop: Node) -> None:
    """Moves a node before a loop into each node that leads to it, if this does no harm.

    If an outer loop begins with the set-up of its inner loop, the set-up and the prolog are then scheduled
    together with the code at the outer loop's end.
    """
    header = next((n for n in graph.predecessors(loop) if n is not loop and n.next is loop), None)
    if header is None or header.branch is not None or header is graph.nodes[0]:
        return
    entries = graph.predecessors(header)
    if any(
        entry.is_loop or entry.passes or entry.target is header is entry.next for entry in entries
    ):
        return
    if not all(_may_run_before_branch(entry, header, loop) for entry in entries):
        return
    for entry in entries:
        entry.operations += header.operations
        if entry.target is header:
            entry.target = loop
        if entry.next is header:
            entry.next = loop
    graph.nodes.remove(header)


def _may_run_before_branch(entry: Node, header: Node, loop: Node) -> bool:
    """Whether `header`, then the first stages of `loop`, may run before `entry` branches."""
    if entry.branch is None:
        return True
    written = {r for operation in header.operations for r in operation.writes}
    if any(r in written for r in entry.branch.reads):
        return False
    other = [node for node in entry.successors if node is not header]
    return harmless([*header.operations, *loop.operations], other)


def harmless(operations: list[Operation], otherwise: list[Node]) -> bool:
    """Whether the nodes `otherwise` see no effect if `operations` run before them.

    Machine registers count like variables, because no variable takes a machine register that the source
    writes.
    """
    written = {r for operation in operations for r in operation.writes}
    seen = {r for node in otherwise for r in node.live_in}
    stores = any(operation.is_store or operation.is_volatile for operation in operations)
    controls = any(r.is_control for r in written)
    return not stores and not controls and not (written & seen)


def twins(graph: Graph) -> dict[Node, Node]:
    """Loops with their twins: the loop is entered only from the exit node of its twin.

    That exit node ends by a branch back to the twin, and leads to the loop if the branch is not taken.
    """
    found = {}
    for loop in graph.loops():
        entries = [entry for entry in graph.predecessors(loop) if entry is not loop]
        entry = entries[0] if len(entries) == 1 else loop
        other = entry.target
        if other is None or other in (entry, loop) or not other.is_loop or entry.next is not loop:
            continue
        if other.next is entry and _same_code(other, loop):
            found[loop] = other
    return found


def _same_code(one: Node, other: Node) -> bool:
    """Whether two loops differ only in the names of variables that live within an iteration."""
    shared = frozenset[Register]().union(*(n.live_in | n.live_out for n in (one, other)))
    return _canonical(one, shared) == _canonical(other, shared)


def _canonical(loop: Node, shared: frozenset[Register]) -> list[tuple[object, ...]]:
    numbers: dict[Register, object] = {}

    def name(register: Register) -> object:
        if register in shared or not register.is_symbolic:
            return register
        return numbers.setdefault(register, len(numbers))

    def operand(found: Operand) -> object:
        if isinstance(found, Register):
            return name(found)
        if isinstance(found, RegisterPair):
            return name(found.high), name(found.low)
        if isinstance(found, MemoryReference):
            offset = name(found.offset) if isinstance(found.offset, Register) else found.offset
            return name(found.base), found.mode, offset, found.name
        return "loop" if isinstance(found, LabelReference) else found

    return [
        (
            operation.mnemonic,
            tuple(map(operand, operation.operands)),
            None if operation.predicate is None else name(operation.predicate.register),
            operation.predicate is not None and operation.predicate.negated,
            operation.unit,
        )
        for operation in loop.sequence
    ]


def _own_entries(graph: Graph, loop: Node, pairs: dict[Node, Node], *, may_be_vain: bool) -> None:
    for entry in graph.predecessors(loop):
        if entry is loop or entry.successors == [loop]:
            continue
        if (entry.next, entry.target) in pairs.items():
            continue
        others = [node for node in entry.successors if node is not loop]
        if may_be_vain and entry.target is loop and harmless(list(loop.operations), others):
            _let_land(graph, entry)
            continue
        _split_edge(graph, entry, loop)


def _let_land(graph: Graph, entry: Node) -> None:
    """Adds a node that waits if the loop is not entered: loads of its first stages land before other code."""
    node = Node(graph.unique(f"{entry.name}$landing"), next=entry.next, idle=_LANDING)
    graph.nodes.insert(graph.nodes.index(entry) + 1, node)
    entry.next = node


def _split_edge(graph: Graph, entry: Node, loop: Node) -> None:
    node = Node(graph.unique(f"{loop.name}$entry"), next=loop)
    if entry.next is loop:
        entry.next = node
        graph.nodes.insert(graph.nodes.index(loop), node)
        return
    entry.target = node
    before = graph.nodes[graph.nodes.index(loop) - 1]
    if before.next is loop:  # the place before the loop is taken: jump there
        node.next, node.target, node.branch = None, loop, _jump(entry)
        graph.nodes.append(node)
    else:
        graph.nodes.insert(graph.nodes.index(loop), node)


def _jump(entry: Node) -> Operation:
    """An unconditional branch like the one that ends `entry`."""
    assert entry.branch is not None
    return replace(entry.branch, predicate=None, reads=())


def external_entries(graph: Graph, loop: Node) -> Iterator[Node]:
    """The nodes from which control enters the loop, without the loop itself."""
    return (node for node in graph.predecessors(loop) if node is not loop)
