"""Turns innermost loops with short branches into loops of one block with predicates, to pipeline them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import Block, Operation, Procedure
from broadside.linear.procedure.loop_ends import comparison, several_steps
from broadside.optimizer.loops.preparation import NotPipelined, find_counter
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.inserted import load_constant
from broadside.optimizer.procedure.flow import build
from broadside.optimizer.procedure.reshape.entries import before_loop
from broadside.optimizer.procedure.reshape.predicates import Merged, merged
from broadside.optimizer.procedure.reshape.reshaped import Reshaped
from broadside.optimizer.procedure.source.many_blocks import (
    BRANCHES_WITHIN,
    DIVIDES,
    innermost,
    reason_of,
)

MOST_CONDITIONAL = 40
"""Most operations that may become conditional. They all take units in every pass, even if they do nothing."""


class _Refused(Exception):
    """The loop keeps its branches; the text says why."""


def with_predicates(procedure: Procedure, table: InstructionTable) -> Reshaped:
    """The procedure with predicates in place of short branches within its innermost loops."""
    found = Reshaped(procedure)
    for label in innermost(procedure):
        first, last = innermost(found.procedure)[label]
        blocks = found.procedure.blocks[first : last + 1]
        reason = reason_of(blocks)
        if any("call" in operation.flags for operation in _operations(blocks)):
            continue
        if not reason.endswith((BRANCHES_WITHIN, DIVIDES)):
            continue
        try:
            found.procedure, text = _converted(found.procedure, first, last, table)
        except _Refused as why:
            found.refused[label] = f"{reason}; its branches stay, because {why}"
        else:
            found.done[label] = [text]
    return found


def _converted(
    procedure: Procedure, first: int, last: int, table: InstructionTable
) -> tuple[Procedure, str]:
    """The procedure with one block in place of the blocks of a loop, and a text for the user.

    Raises _Refused if the loop must keep its branches.
    """
    blocks = procedure.blocks[first : last + 1]
    _refuse_ways(blocks, procedure)
    _refuse_volatile(blocks)
    nodes = build(procedure).nodes[first : last + 1]
    found = merged(blocks, [node.live_in for node in nodes])
    _refuse_size(found, procedure, table)
    _refuse_uncounted(found.block)
    rest = procedure.blocks[:first], procedure.blocks[last + 1 :]
    changed = replace(procedure, blocks=(*rest[0], found.block, *rest[1]))
    at = found.block.location
    zeros = [load_constant(0, r, at, f"{r} has some value") for r in found.begun]
    return (before_loop(changed, first, zeros) if zeros else changed), _told(found)


def _refuse_ways(blocks: Sequence[Block], procedure: Procedure) -> None:
    """Refuses a loop unless control enters only at its top, goes forward, and goes back only at its end."""
    head, inner = blocks[0].label, {b.label for b in blocks[1:] if b.label is not None}
    for block in blocks[:-1]:
        last = block.terminator
        if last is not None and last.target == head:
            raise _Refused(f"line {last.location.line} goes back to its beginning")
    for block in procedure.blocks:
        last = block.terminator
        if block not in blocks and last is not None and last.target in inner:
            raise _Refused(f"line {last.location.line} branches into it")
    end = blocks[-1].terminator
    if end is None or end.predicate is None:
        raise _Refused("the branch at its end has no condition")


def _refuse_volatile(blocks: Sequence[Block]) -> None:
    for operation in _operations(blocks):
        if operation.is_volatile:
            raise _Refused(f"the access of line {operation.location.line} is volatile")


def _refuse_size(found: Merged, procedure: Procedure, table: InstructionTable) -> None:
    if found.conditional > MOST_CONDITIONAL:
        raise _Refused(
            f"they decide about {found.conditional} operations, more than {MOST_CONDITIONAL}"
        )
    tested = {o.predicate.register for o in found.block.operations if o.predicate is not None}
    there = Machine(table, procedure).predicates
    if len(tested) > len(there):
        raise _Refused(
            f"that takes {len(tested)} registers for predicates, and there are {len(there)}"
        )


def _refuse_uncounted(block: Block) -> None:
    """Refuses a loop without a counter: it cannot be pipelined anyway, and is shorter with its branches."""
    if comparison(block) is not None or several_steps(block):
        return
    try:
        find_counter(block)
    except NotPipelined as reason:
        raise _Refused(f"it cannot be pipelined: {reason}") from None


def _told(found: Merged) -> str:
    if not found.branches:
        return "its blocks became one"
    numbers = [str(branch.location.line) for branch in found.branches]
    lines = f"line {numbers[0]}" if len(numbers) == 1 else f"lines {', '.join(numbers)}"
    branches = "the branch" if len(numbers) == 1 else "the branches"
    operations = "1 operation" if found.conditional == 1 else f"{found.conditional} operations"
    return f"{lines}: {branches} became predicates, for {operations}"


def _operations(blocks: Sequence[Block]) -> list[Operation]:
    return [operation for block in blocks for operation in block.operations]
