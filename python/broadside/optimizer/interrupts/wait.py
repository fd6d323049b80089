"""The longest wait of an interrupt: the longest path through moments at which no interrupt is taken."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from broadside.optimizer.interrupts.control.paths import Moment, Paths


@dataclass(frozen=True)
class Wait:
    """The cycles and moments of the longest path; `cycles` is `None` if a loop of unknown count is on it."""

    cycles: int | None
    moments: tuple[Moment, ...]

    def exceeds(self, threshold: int) -> bool:
        return self.cycles is None or self.cycles > threshold


def longest_wait(paths: Paths, is_open: Collection[Moment], trips: Mapping[str, int]) -> Wait:
    """The longest wait outside of the moments `is_open`; `trips`: most passes of loops, by label."""
    passes = {paths.code.labels[name]: n for name, n in trips.items() if name in paths.code.labels}
    closed = {moment for moment in paths.before if moment not in is_open}
    longest: list[Wait] = []
    best: dict[Moment, Wait] = {}
    for group in _groups(paths, closed):  # the groups that follow a group come before it
        own = _passing(paths, group, passes)
        later = [
            best[after]
            for moment in group
            for after in paths.after[moment]
            if after in closed and after not in group
        ]
        wait = max((_join(own, other) for other in later), key=_rank, default=own)
        best.update(dict.fromkeys(group, wait))
        longest.append(wait)
    return max(longest, key=_rank, default=Wait(0, ()))


def _rank(wait: Wait) -> float:
    return float("inf") if wait.cycles is None else wait.cycles


def _join(first: Wait, then: Wait) -> Wait:
    endless = first.cycles is None or then.cycles is None
    cycles = None if endless else (first.cycles or 0) + (then.cycles or 0)
    return Wait(cycles, (*first.moments, *then.moments))


def _passing(paths: Paths, group: list[Moment], passes: Mapping[int, int]) -> Wait:
    """The wait through a single moment, or through all passes of a loop."""
    if len(group) == 1 and group[0] not in paths.after[group[0]]:
        return Wait(1, tuple(group))
    known = [passes[moment.packet] for moment in group if moment.packet in passes]
    return Wait(max(known) * len(group) if known else None, tuple(group))


def _groups(paths: Paths, closed: set[Moment]) -> list[list[Moment]]:
    """Groups of strongly connected moments (Tarjan); each group comes after those that it leads to."""
    number: dict[Moment, int] = {}
    low: dict[Moment, int] = {}
    stack: list[Moment] = []
    groups: list[list[Moment]] = []
    for start in sorted(closed):
        if start in number:
            continue
        work = [(start, iter([m for m in paths.after[start] if m in closed]))]
        number[start] = low[start] = len(number)
        stack.append(start)
        on_stack = set(stack)
        while work:
            moment, following = work[-1]
            after = next(following, None)
            if after is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[moment])
                if low[moment] == number[moment]:
                    cut = stack.index(moment)
                    groups.append(stack[cut:])
                    del stack[cut:]
                    on_stack.difference_update(groups[-1])
            elif after not in number:
                number[after] = low[after] = len(number)
                stack.append(after)
                on_stack.add(after)
                work.append((after, iter([m for m in paths.after[after] if m in closed])))
            elif after in on_stack:
                low[moment] = min(low[moment], number[after])
    return groups
