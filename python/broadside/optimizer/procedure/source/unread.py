"""Results that nobody reads.

An operation without any other effect goes. The others stay: a load, and what may saturate. Their result is on
its way for some cycles, in which its register must not change hands and control must not leave the block.
So each gets a reader, a move behind it: the schedulers keep a register for what is read, until it is read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from broadside.linear.ir import Block, Operation, Procedure, Register
from broadside.optimizer.model.inserted import move
from broadside.optimizer.procedure.flow import build, update_liveness

_Change = Callable[[Block, frozenset[Register]], list[Operation]]

UNREAD = "$unread"
"""Ends the name of the register that takes a result which nobody reads."""


def settle_unread(procedure: Procedure) -> Procedure:
    """The procedure without operations of no effect, and with a reader for each late result that has none."""
    shorter = _without_effect(procedure)
    while shorter is not procedure:
        procedure, shorter = shorter, _without_effect(shorter)
    return _map_blocks(procedure, _with_readers)


def _without_effect(procedure: Procedure) -> Procedure:
    """The procedure without operations whose results nobody reads; as it stands where there are none."""
    changed = _map_blocks(procedure, _kept)
    same = len(changed.operations) == len(procedure.operations)
    return procedure if same else changed


def _map_blocks(procedure: Procedure, change: _Change) -> Procedure:
    """Each block with its operations changed, given which of their results are read."""
    graph = build(procedure)
    update_liveness(graph)
    blocks = []
    for block, node in zip(procedure.blocks, graph.nodes, strict=True):
        blocks.append(replace(block, operations=tuple(change(block, node.live_out))))
    return replace(procedure, blocks=tuple(blocks))


def _kept(block: Block, live_out: frozenset[Register]) -> list[Operation]:
    read = _read_afterwards(block, live_out)
    return [
        operation
        for operation, needed in zip(block.operations, read, strict=True)
        if needed or not _is_pure(operation)
    ]


def _with_readers(block: Block, live_out: frozenset[Register]) -> list[Operation]:
    found: list[Operation] = []
    for operation, read in zip(block.operations, _read_afterwards(block, live_out), strict=True):
        found.append(operation)
        late = [r for r in operation.writes if operation.write_delay(r) > 0]
        if late and not read.intersection(late):
            target = Register(f"{late[-1].name}{UNREAD}")
            found.append(move(late[-1], target, operation.location, f"{late[-1]} lands"))
    return found


def _read_afterwards(block: Block, live_out: frozenset[Register]) -> list[frozenset[Register]]:
    """For each operation, which of its results may be read later."""
    live = set(live_out)
    found = []
    for operation in reversed(block.operations):
        found.append(frozenset(live.intersection(operation.writes)))
        live.difference_update(r for r in operation.writes if r not in operation.keeps)
        live.update((*operation.reads, *operation.keeps))
    return found[::-1]


def _is_pure(operation: Operation) -> bool:
    """Whether the operation does nothing but write symbolic registers."""
    acts = operation.memory is not None or operation.is_branch or operation.leaves
    saturates = "saturates" in operation.flags
    return not (acts or saturates) and all(r.is_symbolic for r in operation.writes)
