"""Determines which branches of a loop decide whether each of its blocks runs (control dependences)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from broadside.linear.ir import Block
from broadside.optimizer.model.graphs.connected import reached

Way = tuple[int, bool]
"""(block that ends by a branch, whether the branch is taken)."""


@dataclass(frozen=True)
class Conditions:
    """For each block of a loop, `ways`: the ways that make it run; none if it runs in every pass.

    `reached`: whether any way leads to the block at all.
    """

    ways: tuple[frozenset[Way], ...]
    reached: tuple[bool, ...]

    def ancestors(self, block: int) -> frozenset[int]:
        """The blocks whose branches decide whether `block` runs, directly or through other blocks."""
        found: frozenset[int] = frozenset()
        for before, _ in self.ways[block]:
            found |= {before} | self.ancestors(before)
        return found

    def last_under(self, block: int) -> int:
        """The last block that the branch at the end of `block` decides about."""
        under = [n for n in range(block, len(self.ways)) if block in self.ancestors(n)]
        return max(under, default=block)


def conditions(blocks: Sequence[Block]) -> Conditions:
    """The conditions of a loop's blocks. All branches but that at the loop's end must lead forward."""
    edges = [_edges(blocks, number) for number in range(len(blocks))]
    behind = _always_behind(edges)
    ways: list[frozenset[Way]] = [frozenset()] * len(blocks)
    for number, targets in enumerate(edges):
        if len(set(targets.values())) < 2:
            continue
        for taken, target in targets.items():
            for block in behind[target] - behind[number]:
                ways[block] |= {(number, taken)}
    return Conditions(tuple(ways), _reached(edges))


def _edges(blocks: Sequence[Block], number: int) -> dict[bool, int]:
    """The blocks that follow block `number`, by whether its branch is taken."""
    last = blocks[number].terminator
    if number == len(blocks) - 1:
        return {}
    if last is None:
        return {False: number + 1}
    target = next(n for n, block in enumerate(blocks) if block.label == last.target)
    return {True: target} if last.predicate is None else {True: target, False: number + 1}


def _always_behind(edges: Sequence[dict[bool, int]]) -> list[frozenset[int]]:
    """For each block, the block itself and the blocks that run after it on every way."""
    found: list[frozenset[int]] = [frozenset()] * len(edges)
    for number in reversed(range(len(edges))):
        behind = [found[target] for target in edges[number].values()]
        common = frozenset.intersection(*behind) if behind else frozenset()
        found[number] = common | {number}
    return found


def _reached(edges: Sequence[dict[bool, int]]) -> tuple[bool, ...]:
    found = {0} | reached([0], lambda number: edges[number].values())
    return tuple(number in found for number in range(len(edges)))
