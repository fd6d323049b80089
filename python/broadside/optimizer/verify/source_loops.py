"""The loops of a source for which a walk chooses the number of passes: their blocks and counters."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from broadside.linear.ir import Block, Procedure
from broadside.linear.procedure.loop_ends import comparison, step_of


class CountedLoops:
    """The loops of one block, and those of several blocks that `passes` names.

    `passes`: labels of the loops whose passes the schedule overlaps. `places`: the number of each block, by
    label. Three tables have the last block of each loop as key. `heads`: its first block. `ends`: the
    comparison at its end. `steps`: the constant that each pass subtracts from its counter (0: no constant).
    """

    def __init__(self, procedure: Procedure, passes: Container[str | None]) -> None:
        self.procedure, self.passes = procedure, passes
        self.places = {block.label: n for n, block in enumerate(procedure.blocks) if block.label}
        self.heads = self._heads()
        whole = {end: self._in_one(head, end) for end, head in self.heads.items()}
        self.ends = {n: end for n, block in whole.items() if (end := comparison(block))}
        self.steps = {n: _counts_down(block) for n, block in whole.items()}

    def is_counted(self, end: int) -> bool:
        """Whether the number of passes of the loop with that last block may be known before the loop."""
        return end in self.ends or self.steps.get(end, 0) > 0

    def _heads(self) -> dict[int, int]:
        """The first block of each loop. Of the branches back to a label, the first one ends that loop.

        A further one ends a loop around it, whose passes are not those of the label.
        """
        found: dict[int, int] = {}
        for number, block in enumerate(self.procedure.blocks):
            last = block.terminator
            head = number if last is None or last.target is None else self.places[last.target]
            is_named = head < number and self.procedure.blocks[head].label in self.passes
            if block.is_loop or (is_named and head not in found.values()):
                found[number] = head
        return found

    def _in_one(self, head: int, end: int) -> Block:
        """The blocks of a loop as one block, without the branches within the loop."""
        blocks = self.procedure.blocks[head : end + 1]
        inner = [o for block in blocks[:-1] for o in block.operations if not o.is_branch]
        return replace(blocks[0], operations=(*inner, *blocks[-1].operations))


def _counts_down(block: Block) -> int:
    """The constant that each pass of a loop subtracts from its counter; 0 if there is none."""
    last = block.terminator
    if last is None or last.predicate is None or last.predicate.negated:
        return 0
    return -step_of(block, last.predicate.register)


def repeats_for_ever(block: Block) -> bool:
    """Whether a loop of one block that branches back once must branch back in every pass."""
    last = block.terminator
    if last is None or any(operation.is_call for operation in block.operations):
        return False
    tested = last.predicate
    return tested is None or not any(tested.register in o.writes for o in block.operations)
