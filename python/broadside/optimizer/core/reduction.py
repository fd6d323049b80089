"""Reduces infeasible parts of a loop to fewer parts that are still infeasible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from broadside.optimizer.core.deletion import Shrunk, shrink
from broadside.optimizer.core.rules import (
    BRANCH,
    CROSS_WAIT,
    DEPENDENCES,
    LIFETIMES,
    READS,
    SIDES,
    Rule,
)
from broadside.optimizer.core.weakened import Parts

_RANK = {READS: -4, BRANCH: -3, LIFETIMES: -1, CROSS_WAIT: 1, SIDES: 2, DEPENDENCES: 3}
"""Rules are left out in this order: those that explain little come first."""


@dataclass(frozen=True)
class Core:
    """Parts of a loop that alone leave no schedule at `interval`.

    `minimal`: whether it is known for each operation and each rule that the rest has a schedule. `work`: the
    work of the search, in the solver's measure.
    """

    interval: int
    parts: Parts
    minimal: bool
    work: float = 0.0


@dataclass
class Reduction:
    """Leaves out parts as long as the rest is infeasible.

    `infeasible`: whether parts have no schedule; `None` if it cannot decide. `with_links`: whether operations
    may become links (`weakened.py`).
    """

    infeasible: Callable[[Parts], bool | None]
    with_links: bool = True

    def run(self, begin: Parts, order: Sequence[int]) -> tuple[Parts, bool]:
        """The parts that are left, and whether they are minimal. `order`: operations to leave out, in turn.

        Questions that were not decided are asked once more, about the fewer parts that are left.
        """
        parts, minimal = self._pass(begin, order)
        if not minimal:
            parts, minimal = self._pass(parts, [n for n in order if n in parts.operations])
        return parts, minimal

    def _pass(self, begin: Parts, order: Sequence[int]) -> tuple[Parts, bool]:
        rules = self._rules(begin)
        parts = Parts(begin.full, begin.links, frozenset(rules.members))
        operations = self._operations(parts, order)
        parts = _of(parts, operations.members)
        shrunk: list[Shrunk[int]] = [operations]
        if self.with_links:
            shrunk.append(self._in_full(parts, [n for n in order if n in parts.full]))
            full = frozenset(shrunk[-1].members)
            parts = Parts(full, parts.operations - full, parts.rules)
        rules = self._rules(parts)
        parts = Parts(parts.full, parts.links, frozenset(rules.members))
        return parts, not rules.unsure and not any(one.unsure for one in shrunk)

    def _rules(self, parts: Parts) -> Shrunk[Rule]:
        ordered = sorted(parts.rules, key=lambda rule: (_RANK.get(rule, 0), rule))
        return shrink(
            ordered, lambda rules: self.infeasible(Parts(parts.full, parts.links, frozenset(rules)))
        )

    def _operations(self, parts: Parts, order: Sequence[int]) -> Shrunk[int]:
        return shrink(order, lambda numbers: self.infeasible(_of(parts, numbers)))

    def _in_full(self, parts: Parts, order: Sequence[int]) -> Shrunk[int]:
        """The operations that must take units and registers; others are only waited for."""

        def without(full: Sequence[int]) -> bool | None:
            links = parts.operations - frozenset(full)
            return self.infeasible(Parts(frozenset(full), links, parts.rules))

        return shrink(order, without)


def _of(parts: Parts, numbers: Iterable[int]) -> Parts:
    chosen = frozenset(numbers)
    return Parts(parts.full & chosen, parts.links & chosen, parts.rules)
