"""The ends of a procedure: the return address and the returned values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from broadside.linear.ir import Operation, Procedure, Register, RegisterPair
from broadside.optimizer.machine.target import RETURN_ADDRESS
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.inserted import move, return_branch
from broadside.optimizer.procedure.flow import update_liveness
from broadside.optimizer.procedure.source.calls import keep_return_address
from broadside.optimizer.procedure.source.operands import renamed


def make_returns(graph: Graph, procedure: Procedure) -> None:
    """Makes `.return` read the return address like any other variable.

    A value that is returned from a machine register is moved out of it first, because that register may have
    to be restored.
    """
    for node in graph.nodes:
        if node.leave is None or not procedure.callable_from_c:
            continue
        homes = dict(zip(node.leave.reads[::-1], ("A4", "A5"), strict=False))
        names = {
            register: Register(f"{register.name}$returned")
            for register, home in homes.items()
            if register.is_machine and register.name != home
        }
        location = node.leave.location
        node.operations += [move(r, n, location, f"return {r}") for r, n in names.items()]
        leave = renamed(node.leave, names)
        node.leave = replace(leave, reads=(*leave.reads, RETURN_ADDRESS))
    first = graph.nodes[0]
    if graph.predecessors(first):
        graph.nodes.insert(0, Node(graph.unique("entry"), next=first))
    if procedure.callable_from_c:
        keep_return_address(graph, procedure.frame_words)
    update_liveness(graph)


def add_leave(
    procedure: Procedure,
    node: Node,
    operations: list[Operation],
    after: dict[Register, str],
    saved: Sequence[str],
) -> None:
    """Adds the branch back, and puts the registers of returned and of `saved` values into `after`."""
    assert node.leave is not None
    from_c = procedure.callable_from_c
    for operand in node.leave.operands:
        if isinstance(operand, RegisterPair):
            homes = ("A5", "A4") if from_c else (operand.high.name, operand.low.name)
            _return_in(procedure, homes[0], operand.high, node, operations, after)
            _return_in(procedure, homes[1], operand.low, node, operations, after)
        elif isinstance(operand, Register):
            home = "A4" if from_c else operand.name
            _return_in(procedure, home, operand, node, operations, after)
    after.update({Register(r): r for r in saved})
    if procedure.callable_from_c:
        operations.append(return_branch(RETURN_ADDRESS, node.leave.location))


def _return_in(
    procedure: Procedure,
    home: str,
    register: Register,
    node: Node,
    operations: list[Operation],
    after: dict[Register, str],
) -> None:
    """Puts a variable into `home` at the end, by a move if the source binds it to the other side."""
    assert node.leave is not None
    if procedure.sides.get(register, home[0]) != home[0]:
        returned = Register(f"{register.name}$returned")
        operations.append(move(register, returned, node.leave.location, f"return {register}"))
        register = returned
    after[register] = home
