"""Collapses more stages where no trip count then takes longer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from broadside.optimizer.collapse.choose import most_epilog
from broadside.optimizer.model.graph import Node
from broadside.optimizer.record.procedure import ScheduledProcedure

Stages = Mapping[str, tuple[int, int]]
"""By the name of a loop, stages of its epilog that its kernel does at least, and of its prolog at most."""

_MOST_TRIALS = 4
_MORE_TRIPS = 2
"""Trip counts beyond those from which on each pass costs an interval."""


def shorter_for_nothing(
    bytes_: int | None, schedule: Callable[[Stages], ScheduledProcedure]
) -> ScheduledProcedure:
    """The procedure as `schedule` makes it, with as many collapsed stages as cost no cycle.

    `bytes_` is how far loads in vain may read; without that option (`None`) no loop collapses.
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
    """So many passes fewer: first of the prologs, then of the epilogs."""
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
    """How many passes of a loop the trial takes longer at most, for any trip count."""
    before, after = _Ways(plain, name), _Ways(trial, name)
    if not (before.is_known and after.is_known) or before.ends != after.ends:
        return after.pipelined.stages
    trips = range(1, before.pipelined.stages + before.pipelined.ahead + _MORE_TRIPS)
    longest = max(after.cycles(trip) - before.cycles(trip) for trip in trips)
    return -(-max(0, longest) // after.pipelined.interval)


class _Ways:
    """How long a schedule takes from a node before a loop to the one behind it."""

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
        """The nodes that are there for the loop alone: its guard, the loop for few passes and so on."""
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
        """From the one node to the other, both included."""
        (begin,), (behind,) = self.begins, self.behind
        through = list(self._through(begin, trips))
        return sum(self.items[node].length for node in (begin, *through, behind))

    def _through(self, begin: Node, trips: int) -> Iterator[Node]:
        """The nodes on the way, a loop as often as it runs."""
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
