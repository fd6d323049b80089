"""Collapses more stages as long as no trip count takes more cycles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from broadside.optimizer.collapse.choose import most_epilog
from broadside.optimizer.model.graph import Node
from broadside.optimizer.record.procedure import ScheduledProcedure

Stages = Mapping[str, tuple[int, int]]
"""By loop: (least stages of its epilog, most stages of its prolog) that collapse."""

_MOST_TRIALS = 4
_MORE_TRIPS = 2
"""Trip counts that are compared beyond the first for which a pass costs one interval."""


def shorter_for_nothing(
    bytes_: int | None, schedule: Callable[[Stages], ScheduledProcedure]
) -> ScheduledProcedure:
    """The procedure as `schedule` makes it, with as many collapsed stages as cost no cycle.

    `bytes_`: how far additional loads may read beyond the data; with `None` no stages collapse.
    """
    plain = schedule({})
    if bytes_ is None:
        return plain
    wanted = _wanted(plain, bytes_)
    for _ in range(_MOST_TRIALS):
        if not wanted:
            break
        trial = schedule(wanted)
        late = {name: _late(plain, trial, name) for name in wanted}
        if not any(late.values()):
            return trial
        wanted = _fewer(plain, trial, late)
    return plain


def _wanted(plain: ScheduledProcedure, bytes_: int) -> dict[str, tuple[int, int]]:
    found = {}
    for node, search in plain.searches.items():
        pipelined = search.pipelined
        most, prolog = most_epilog(pipelined, bytes_), pipelined.filling
        if most > pipelined.collapse.epilog or prolog:
            found[node.name] = most, prolog
    return found


def _fewer(
    plain: ScheduledProcedure, trial: ScheduledProcedure, late: Mapping[str, int]
) -> dict[str, tuple[int, int]]:
    """The stages of the trial, `late` fewer for each loop: fewer in its prolog first, then in its epilog."""
    before = {node.name: found.pipelined.collapse for node, found in plain.searches.items()}
    found = {}
    for node, search in trial.searches.items():
        if node.name not in late:
            continue
        collapse = search.pipelined.collapse
        prolog = collapse.prolog - late[node.name]
        epilog = collapse.epilog + min(0, prolog)
        if prolog > before[node.name].prolog or epilog > before[node.name].epilog:
            found[node.name] = max(epilog, before[node.name].epilog), max(0, prolog)
    return found


def _late(plain: ScheduledProcedure, trial: ScheduledProcedure, name: str) -> int:
    """Greatest number of passes, over all trip counts, by which the trial takes longer."""
    before, after = _Ways(plain, name), _Ways(trial, name)
    if not (before.is_known and after.is_known) or before.ends != after.ends:
        return after.pipelined.stages
    trips = range(1, before.pipelined.stages + before.pipelined.ahead + _MORE_TRIPS)
    longest = max(after.cycles(trip) - before.cycles(trip) for trip in trips)
    return -(-max(0, longest) // after.pipelined.interval)


class _Ways:
    """The cycles of a schedule from the node before a loop to the node after it."""

    def __init__(self, scheduled: ScheduledProcedure, name: str) -> None:
        self.items = {item.node: item for item in scheduled.nodes}
        found = ((n, s.pipelined) for n, s in scheduled.searches.items() if n.name == name)
        self.loop, self.pipelined = next(found)
        self.own = self._own_nodes()
        outside = [node for node in self.items if node not in self.own and node is not self.loop]
        inner = {self.loop, *self.own}
        self.begins = [n for n in outside if inner.intersection(n.successors)]
        self.behind = {n for node in inner for n in node.successors if n not in inner}

    def _own_nodes(self) -> set[Node]:
        """The nodes that belong to the loop: its guard, its copy for few passes, and so on."""
        return {
            node
            for node in self.items
            if node.name.startswith(f"{self.loop.name}$") and node is not self.loop
        }

    @property
    def is_known(self) -> bool:
        return len(self.begins) == len(self.behind) == 1

    @property
    def ends(self) -> tuple[str, ...]:
        return tuple(sorted(node.name for node in (*self.begins, *self.behind)))

    def cycles(self, trips: int) -> int:
        """The cycles for a trip count, from the node before the loop to the node after it, both included."""
        (begin,), (behind,) = self.begins, self.behind
        through = list(self._through(begin, trips))
        return sum(self.items[node].length for node in (begin, *through, behind))

    def _through(self, begin: Node, trips: int) -> Iterator[Node]:
        """The nodes on the way, each loop as often as it runs."""
        few = trips < self.pipelined.least_trips
        node = next(n for n in begin.successors if n in self.own or n is self.loop)
        while node in self.own or node is self.loop:
            if node is self.loop:
                excess = self.pipelined.filling - self.pipelined.collapse.epilog
                yield from [node] * (trips - excess)
                follower = node.next
            elif node.is_loop:
                yield from [node] * trips
                follower = node.next
            else:
                yield node
                taken = few and node.target is not None and node.branch is not None
                follower = node.target if taken or node.next is None else node.next
            assert follower is not None
            node = follower
