"""Computes the trip count of loops that end by a comparison, before they begin.

In such a loop a register goes up or down by one in each pass, and the loop goes on while the register is on
one side of a bound that does not change. The number of passes is then known before the first pass. A register
of its own counts the passes down, so the loop can be pipelined. The arithmetic is exact for all values,
because a register that changes by one meets the bound exactly.

A loop that counts down to zero in several steps a pass also gets such a register, which counts down by their
sum.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from broadside.linear.ir import (
    Block,
    Immediate,
    LabelReference,
    Predicate,
    Procedure,
    Register,
)
from broadside.linear.procedure.loop_ends import OPPOSITE, Comparison, comparison, several_steps
from broadside.optimizer.model.inserted import (
    add_constant,
    branch,
    computation,
    load_constant,
    move,
)

_WHY = "passes"


def with_counts(procedure: Procedure) -> Procedure:
    """The procedure with a block before each such loop that computes its trip count."""
    found = {block.label: comparison(block) for block in procedure.blocks}
    counted = {str(label): end for label, end in found.items() if end is not None}
    summed = {str(b.label): taken for b in procedure.blocks if (taken := several_steps(b))}
    if not counted and not summed:
        return procedure
    blocks: list[Block] = []
    for block in procedure.blocks:
        end = counted.get(block.label or "")
        retargeted = _retargeted(block, {*counted, *summed})
        count = Register(f"{block.label}$passes")
        if end is not None:
            blocks += [_before(block, end, count), _counting(retargeted, count, 1)]
        elif block.label in summed:
            step = summed[block.label]
            blocks += [_copied(block, count), _counting(retargeted, count, step)]
        else:
            blocks.append(retargeted)
    return replace(procedure, blocks=tuple(blocks))


def _entry(label: str) -> str:
    return f"{label}$count"


def _retargeted(block: Block, counted: Set[str]) -> Block:
    """The block; its branch to a loop goes to the block before the loop instead."""
    last = block.terminator
    if last is None or last.target not in counted or last.target == block.label:
        return block
    target = LabelReference(_entry(str(last.target)))
    return replace(block, operations=(*block.operations[:-1], replace(last, operands=(target,))))


def _before(block: Block, end: Comparison, count: Register) -> Block:
    """Computes the trip count: one pass, and one more for each value from the first compared to the bound."""
    at = end.operation.location
    first = Register(f"{count}$first")
    bound, goes_on = Register(f"{count}$bound"), Register(f"{count}$more")
    compared = tuple(first if o == end.moving else bound for o in end.operation.operands[:2])
    brought = (
        move(end.bound, bound, at, _WHY)
        if isinstance(end.bound, Register)
        else load_constant(end.bound.value, bound, at, _WHY)
    )
    ends = (bound, first) if end.step > 0 else (first, bound)
    stays = Predicate(goes_on, not end.beyond)
    operations = (
        computation("ADD", (end.moving, Immediate(end.step if end.late else 0), first), at, _WHY),
        brought,
        computation(_opposite(end), (*compared, goes_on), at, _WHY),
        computation("SUB", (*ends, count), at, _WHY),
        add_constant(count, 2 if end.beyond else 1, at, _WHY),
        replace(
            load_constant(1, count, at, _WHY),
            predicate=stays,
            reads=(goes_on,),
            keeps=(count,),
        ),
    )
    return Block(_entry(str(block.label)), operations, None, at)


def _opposite(end: Comparison) -> str:
    """The comparison that decides whether the loop goes on; "less or equal" is tested as "not greater"."""
    mnemonic = end.operation.mnemonic
    return OPPOSITE[mnemonic] if end.or_equal else mnemonic


def _copied(block: Block, count: Register) -> Block:
    """Copies the tested register to the counter."""
    last = block.operations[-1]
    assert last.predicate is not None
    moved = move(last.predicate.register, count, last.location, _WHY)
    return Block(_entry(str(block.label)), (moved,), None, last.location)


def _counting(block: Block, count: Register, step: int) -> Block:
    last = block.operations[-1]
    down = computation("SUB", (count, Immediate(step), count), last.location, _WHY)
    down = replace(down, writes=(count,))
    back = branch(str(block.label), last.location, last.source, Predicate(count))
    back = replace(back, unit=last.unit, index=last.index, reads=(count,))
    return replace(block, operations=(*block.operations[:-1], down, back))
