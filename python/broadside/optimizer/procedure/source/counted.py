"""Loops that end by a comparison, counted before they begin.

A register goes up or down by one in each pass, and the loop goes on while it is on one side of a bound that
stays. Then the passes are known before the first of them. They are counted down in a register of their own,
which the schedulers can pipeline. The arithmetic is exact for all values, for a step of one meets the bound.
"""

from __future__ import annotations

from dataclasses import replace

from broadside.linear.ir import (
    Block,
    Immediate,
    LabelReference,
    Location,
    Operation,
    Predicate,
    Procedure,
    Register,
    UnitSpecifier,
)
from broadside.linear.procedure.loop_ends import Comparison, comparison
from broadside.optimizer.model.inserted import add_constant, branch, load_constant


def with_counts(procedure: Procedure) -> Procedure:
    """The procedure with a block before each such loop that counts its passes."""
    found = {block.label: comparison(block) for block in procedure.blocks}
    counted = {str(label): end for label, end in found.items() if end is not None}
    if not counted:
        return procedure
    blocks: list[Block] = []
    for block in procedure.blocks:
        end = counted.get(block.label or "")
        retargeted = _retargeted(block, counted)
        if end is None:
            blocks.append(retargeted)
            continue
        count = Register(f"{block.label}$passes")
        blocks += [_before(block, end, count), _counting(retargeted, count)]
    return replace(procedure, blocks=tuple(blocks))


def _entry(label: str) -> str:
    return f"{label}$count"


def _retargeted(block: Block, counted: dict[str, Comparison]) -> Block:
    """The block, which enters loops through the blocks before them."""
    last = block.terminator
    if last is None or last.target not in counted or last.target == block.label:
        return block
    target = LabelReference(_entry(str(last.target)))
    return replace(block, operations=(*block.operations[:-1], replace(last, operands=(target,))))


def _before(block: Block, end: Comparison, count: Register) -> Block:
    """Counts the passes: one, and one more for each value from the first compared up to the bound."""
    at, why = end.operation.location, "passes"
    first = Register(f"{count}$first")
    bound, goes_on = Register(f"{count}$bound"), Register(f"{count}$more")
    compared = tuple(first if o == end.moving else bound for o in end.operation.operands[:2])
    brought = _operation("MV", (end.bound, bound), at)
    if isinstance(end.bound, Immediate):
        brought = load_constant(end.bound.value, bound, at, why)
    ends = (bound, first) if end.step > 0 else (first, bound)
    stays = Predicate(goes_on, not end.beyond)
    operations = (
        _operation("ADD", (end.moving, Immediate(end.step if end.late else 0), first), at),
        brought,
        _operation(end.operation.mnemonic, (*compared, goes_on), at),
        _operation("SUB", (*ends, count), at),
        add_constant(count, 2 if end.beyond else 1, at, why),
        replace(
            load_constant(1, count, at, why),
            predicate=stays,
            reads=(goes_on,),
            keeps=(count,),
        ),
    )
    return Block(_entry(str(block.label)), operations, None, at)


def _counting(block: Block, count: Register) -> Block:
    last = block.operations[-1]
    down = _operation("SUB", (count, Immediate(1), count), last.location)
    down = replace(down, writes=(count,))
    back = branch(str(block.label), last.location, last.source, Predicate(count))
    back = replace(back, unit=last.unit, index=last.index, reads=(count,))
    return replace(block, operations=(*block.operations[:-1], down, back))


def _operation(
    mnemonic: str, operands: tuple[Register | Immediate, ...], location: Location
) -> Operation:
    *sources, target = operands
    assert isinstance(target, Register)
    return Operation(
        index=-1,
        mnemonic=mnemonic,
        operands=operands,
        predicate=None,
        unit=UnitSpecifier(),
        location=location,
        source="passes",
        reads=tuple(dict.fromkeys(s for s in sources if isinstance(s, Register))),
        writes=(target,),
    )
