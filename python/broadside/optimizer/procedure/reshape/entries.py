"""Adds code before a loop that runs on every way into it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from broadside.linear.ir import Block, LabelReference, Operation, Procedure


def before_loop(
    procedure: Procedure, position: int, operations: Sequence[Operation], name: str = "before"
) -> Procedure:
    """The procedure with a block of these operations before the one-block loop at `position`."""
    loop = procedure.blocks[position]
    label = f"{loop.label}${name}"
    blocks = [
        block if number == position else retargeted(block, str(loop.label), label)
        for number, block in enumerate(procedure.blocks)
    ]
    blocks.insert(position, Block(label, tuple(operations), None, loop.location))
    return replace(procedure, blocks=tuple(blocks))


def retargeted(block: Block, old: str, new: str) -> Block:
    """The block, with its branch to `old` changed into one to `new`."""
    last = block.terminator
    if last is None or last.target != old:
        return block
    changed = replace(last, operands=(LabelReference(new),))
    return replace(block, operations=(*block.operations[:-1], changed))
