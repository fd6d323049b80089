"""Orders of operations that need few registers, and the lanes for a list schedule.

A component is a set of operations that values connect; dependences through memory do not count. A beam search
(which keeps only the best partial orders) orders each component backward from its last operation, so that few
values are live at once. A lane is an order of many components, which the list schedule follows. If each
component is nearly on one side, there is one lane for each side; otherwise there is one lane for all.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from broadside.optimizer.model.graphs.connected import Groups
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import SIDES


@dataclass(slots=True)
class Component:
    """Operations connected by values, in backward order: the last to be executed comes first."""

    operations: list[int]
    peak: dict[str, int]  # registers of each side live at once in this order

    @property
    def home(self) -> str:
        """The side on which the component needs more registers."""
        return max(SIDES, key=lambda side: self.peak[side])


def components(problem: Problem) -> list[list[int]]:
    """The components of a region in its order; values that live through the region do not connect."""
    groups = Groups[int]()
    for value, life in enumerate(problem.lifetimes):
        if not problem.through[value]:
            groups.join([op for op, _ in (*life.writes, *life.reads)])
    return groups.all(range(len(problem.region.operations)))


BEAM_WIDTH = 200
"""Number of partial orders that the beam search keeps."""


def ordered_components(problem: Problem, width: int = BEAM_WIDTH, seed: int = 1) -> list[Component]:
    """All components, each ordered for few registers, in order of the region."""
    placed_by_reader = {op for op in problem.late if op is not None}
    found = []
    for members in components(problem):
        core = [op for op in members if op not in placed_by_reader]
        order, peak = _Beam(problem, core, width, seed).search()
        found.append(Component(order, peak))
    return found


def lanes(found: Sequence[Component]) -> list[list[int]]:
    """The lanes of a region, one or two: backward orders that a list schedule follows side by side."""
    homes = [[c for c in found if c.home == side] for side in SIDES]
    split = homes if _separate(found) else [list(found)]
    return [[op for c in reversed(lane) for op in c.operations] for lane in split if lane]


def _separate(found: Sequence[Component]) -> bool:
    """Whether each component is nearly on one side."""
    return all(min(c.peak.values()) <= max(c.peak.values()) // 3 for c in found)


def _followers(problem: Problem, op: int, core: Mapping[int, int]) -> set[int]:
    """Operations of the core that depend on `op`, directly or through operations outside the core."""
    found: set[int] = set()
    waiting, seen = [op], {op}
    while waiting:
        for target, _, distance in problem.successors[waiting.pop()]:
            if distance or target in seen:
                continue
            seen.add(target)
            if target in core:
                found.add(target)
            else:
                waiting.append(target)
    return found


_State = tuple[int, int, tuple[int, ...], int, int]  # peak over room, sum, live, before, op


class _Beam:
    """A beam search over sets of ordered operations, which are bit masks over `core`."""

    def __init__(self, problem: Problem, core: Sequence[int], width: int, seed: int) -> None:
        self.core = list(core)
        self.width = width
        self.random = random.Random(seed)
        bit = {op: 1 << k for k, op in enumerate(self.core)}
        self.after = [sum(bit[t] for t in _followers(problem, op, bit)) for op in self.core]
        self.room, self.classes = problem.register_classes
        self.users: dict[int, int] = {}  # operations that open the value, going backward
        self.closers: dict[int, int] = {}  # operations that close the value once all are placed
        for value, life in enumerate(problem.lifetimes):
            readers = sum({bit[op] for op, _ in life.reads if op in bit})
            writers = sum({bit[op] for op, _ in life.writes if op in bit})
            if not self.classes[value] or not readers:
                continue
            is_late = problem.late[value] is not None
            self.users[value] = readers | writers if is_late else readers
            self.closers[value] = readers | writers if is_late else writers
        self.touched = [
            [v for v in self.users if (self.users[v] | self.closers[v]) & bit[op]]
            for op in self.core
        ]
        self.is_late = {v: problem.late[v] is not None for v in self.users}

    def search(self) -> tuple[list[int], dict[str, int]]:
        none_live = (0,) * len(self.room)
        states: dict[int, _State] = {0: (0, 0, none_live, 0, -1)}
        history: list[dict[int, _State]] = []
        for _ in self.core:
            states = self._advance(states)
            history.append(states)
        order: list[int] = []
        key = (1 << len(self.core)) - 1
        for level in reversed(history):
            state = level[key]
            order.append(state[4])
            key = state[3]
        order.reverse()
        return [self.core[k] for k in order], self._peaks(order)

    def _advance(self, states: dict[int, _State]) -> dict[int, _State]:
        found: dict[int, _State] = {}
        for placed, (peak, total, live, _, _) in states.items():
            for k in range(len(self.core)):
                if placed >> k & 1 or self.after[k] & ~placed:
                    continue
                here, rest = self._step(k, placed, live)
                over = max(a - b for a, b in zip(here, self.room, strict=True)) + 100
                state = (max(peak, over), total + here[0] + here[1], rest, placed, k)
                key = placed | 1 << k
                if key not in found or state < found[key]:
                    found[key] = state
        noise = self.random.random
        best = sorted(found, key=lambda key: (found[key][0], found[key][1] + noise()))
        return {key: found[key] for key in best[: self.width]}

    def _step(
        self, k: int, placed: int, live: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Values live in each register class when the operation reads, and before it."""
        count = list(live)
        bit = 1 << k
        for value in self.touched[k]:
            was_open = bool(self.users[value] & placed)
            opens = bool(self.users[value] & bit) and not was_open
            closes = not self.closers[value] & ~(placed | bit)
            late = self.is_late[value]
            change = opens - (closes and was_open and not late)
            for number in self.classes[value]:
                count[number] += change
        rest = list(count)
        for value in self.touched[k]:
            if self.is_late[value] and not self.closers[value] & ~(placed | bit):
                for number in self.classes[value]:
                    rest[number] -= 1
        return tuple(count), tuple(rest)

    def _peaks(self, order: Sequence[int]) -> dict[str, int]:
        placed, live, peak = 0, (0,) * len(self.room), [0, 0]
        for k in order:
            here, live = self._step(k, placed, live)
            placed |= 1 << k
            peak = [max(peak[s], here[s]) for s in (0, 1)]
        return dict(zip(SIDES, peak, strict=True))
