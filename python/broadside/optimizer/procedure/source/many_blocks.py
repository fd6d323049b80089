"""Says why innermost loops of more than one block, or with a call, are not pipelined."""

from __future__ import annotations

from broadside.linear.ir import Block, Procedure

BRANCHES_WITHIN = "it branches within itself"
DIVIDES = "divides it in two blocks"


def reasons(procedure: Procedure) -> dict[str, str]:
    """By the label of each such loop, why it is not pipelined, with the line of the source at fault."""
    found = {}
    for label, (first, last) in innermost(procedure).items():
        reason = reason_of(procedure.blocks[first : last + 1])
        if reason:
            found[label] = reason
    return found


def innermost(procedure: Procedure) -> dict[str, tuple[int, int]]:
    """By label, the first and the last block of each loop that contains no other loop."""
    ends = _ends(procedure)
    found = {}
    for first, last in ends.items():
        label = procedure.blocks[first].label
        contains_loop = any(first <= inner <= last for inner in ends if inner != first)
        if label is not None and not contains_loop:
            found[label] = first, last
    return found


def _ends(procedure: Procedure) -> dict[int, int]:
    """By the first block of each loop, the last one that branches back to it."""
    places = {block.label: number for number, block in enumerate(procedure.blocks) if block.label}
    ends: dict[int, int] = {}
    for number, block in enumerate(procedure.blocks):
        target = block.terminator.target if block.terminator is not None else None
        if target is not None and places[target] <= number:
            ends[places[target]] = number
    return ends


def reason_of(blocks: tuple[Block, ...]) -> str:
    """Why the loop of these blocks is not pipelined; empty if its blocks and calls do not hinder it."""
    operations = [operation for block in blocks for operation in block.operations]
    call = next((operation for operation in operations if operation.is_call), None)
    if call is not None:
        return f"line {call.location.line}: it calls {call.operands[0]}"
    if len(blocks) == 1:
        return ""
    labels = {block.label for block in blocks}
    exits = [o for o in operations[:-1] if o.leaves or (o.is_branch and o.target not in labels)]
    last = operations[-1]
    if exits and last.predicate is not None:
        return f"line {exits[0].location.line}: it has another exit than that of line {last.location.line}"
    if exits:
        return f"line {exits[0].location.line}: its exit is not at its end"
    inner = next((o for o in operations[:-1] if o.is_branch), last)
    return f"line {inner.location.line}: {BRANCHES_WITHIN}" if inner is not last else _entry(blocks)


def _entry(blocks: tuple[Block, ...]) -> str:
    second = blocks[1]
    return f"line {second.location.line}: label {second.label} {DIVIDES}"
