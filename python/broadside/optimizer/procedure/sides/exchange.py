"""Gives values other registers, one register at a time, as long as the code gets shorter.

The seams take the first registers that are free, so a value may be on the wrong side, or need a move
between two seams. A node may use registers that the frame must save, though it would be as short without.
So when all nodes have schedules, two kinds of changes are tried. First each saved register is left out of
all nodes. Then a value at a seam gets another register at random; the value that has this register gets
that of the first. The nodes concerned are scheduled again. A change stays if no loop takes more cycles, nor
the nodes around loops that an outer loop repeats, nor all nodes together.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace

from broadside.linear.ir import LinearError, Register
from broadside.linear.procedure.conventions import CALLEE_SAVED
from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.region import ScheduleError, stalls
from broadside.optimizer.procedure.scheduling.frame import Frame
from broadside.optimizer.procedure.scheduling.regions import Regions, RegionTooFull
from broadside.optimizer.procedure.scheduling.setting import Setting
from broadside.optimizer.procedure.seams import Mapping, Seam
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledNode
from broadside.optimizer.record.schedules import Memory

_TRIES = 12  # exchanges for each seam
_SECONDS = 2.0  # for the schedules of one node in a try
_LARGEST = 150  # most operations of a node that is scheduled again and again


def exchange(setting: Setting, regions: Regions, saved: list[str]) -> list[str]:
    """Exchanges registers at the seams, and returns the registers that the frame saves afterwards.

    All nodes have schedules, for which the frame saves the registers `saved`. If the clock limits the search,
    no register is exchanged, because an exchange takes long for the cycles that it saves.
    """
    if not setting.options.by_work or setting.options.first:
        return saved
    search = _Search(setting, regions, saved)
    search.run()
    return [register for register in saved if register in search.saved]


@dataclass(frozen=True)
class _Exchange:
    """A value that gets the register `home` at some seams."""

    register: Register
    home: str
    seams: tuple[Seam, ...]


class _Search:
    """The search for better registers at the seams of one procedure."""

    def __init__(self, setting: Setting, regions: Regions, saved: list[str]) -> None:
        self.graph, self.machine, self.options = setting.graph, setting.machine, setting.options
        self.regions, self.seams, self.saved = regions, regions.seams, frozenset(saved)
        callable_from_c = setting.procedure.callable_from_c
        self.dear = CALLEE_SAVED if callable_from_c else frozenset[str]()  # must be saved if used
        self.usable = (set(self.machine.registers) - self.dear) | self.saved
        self.quick = copy(regions)
        self.quick.options = _quick(setting.options)
        self.frame = Frame(setting, self.quick)
        self.chance = random.Random(setting.options.seed)
        self.repeated = {node for node in self.graph.nodes if node.repeats}
        self.open = [seam for seam in self.seams.mappings if self._is_open(seam)]

    def run(self) -> None:
        before = self._cycles()
        for register in sorted(self.saved):
            self._do_without(register)
        for _ in range(_TRIES * len(self.open)):
            candidate = self._candidate()
            if candidate is not None:
                self._attempt(candidate)
        if self._cycles() < before:
            told = f"{self._cycles()} cycles with other registers at the seams instead of {before}"
            self.options.progress(f"{self.graph.procedure.name}: {told}")

    def _is_open(self, seam: Seam) -> bool:
        """Whether no pipelined loop and no large node is at the seam, and it is not the entry."""
        nodes = self.seams.nodes_at(seam)
        first = self.graph.nodes[0]
        entered = first in nodes and self.seams.before(first) is self.seams.mappings[seam]
        return not entered and all(self._is_small(node) for node in nodes)

    def _is_small(self, node: Node) -> bool:
        region = self.regions.schedules[node].region
        size = len(node.operations) if region is None else len(region.region.operations)
        return node not in self.regions.pipelined and size <= _LARGEST

    def _cycles(self) -> int:
        return sum(map(_cycles, self.regions.schedules.values()))

    def _candidate(self) -> _Exchange | None:
        """An exchange at one seam, or at all seams at which the value lives."""
        here = self.chance.choice(self.open)
        mapping = self.seams.mappings[here]
        values = sorted(r for r in mapping if r.is_symbolic and self.machine.partner(r) is None)
        if not values:
            return None
        register = self.chance.choice(values)
        there = {m[register] for m in self.seams.mappings.values() if register in m}
        other_side = [r for r in self.machine.registers if r[0] != mapping[register][0]]
        homes = sorted((there | {self.chance.choice(other_side)}) - {mapping[register]})
        everywhere = tuple(s for s in self.open if register in self.seams.mappings[s])
        seams = self.chance.choice([(here,), everywhere])
        return _Exchange(register, self.chance.choice(homes), seams) if homes else None

    def _attempt(self, exchange: _Exchange) -> None:
        """Makes the exchange and schedules the nodes again; undoes all if this is worse."""
        new = {seam: self._exchanged(seam, exchange) for seam in exchange.seams}
        changes = {seam: mapping for seam, mapping in new.items() if mapping is not None}
        if len(changes) == len(new):
            self._change(changes, self._nodes_at(changes))

    def _nodes_at(self, seams: Iterable[Seam]) -> list[Node]:
        there = [node for seam in seams for node in self.seams.nodes_at(seam)]
        return [node for node in self.graph.nodes if node in there]

    def _change(self, changes: dict[Seam, Mapping], nodes: list[Node]) -> bool:
        """Changes seams and schedules the nodes again, unless this is worse; whether it was not."""
        old = {seam: self.seams.mappings[seam] for seam in changes}
        kept = {node: self.regions.schedules.pop(node) for node in nodes}
        self.seams.mappings.update(changes)
        if self._are_as_short(kept):
            return True
        self.seams.mappings.update(old)
        self.regions.schedules.update(kept)
        return False

    def _do_without(self, register: str) -> None:
        """Schedules all nodes that use a saved register without it, unless this is worse.

        Fewer registers are then saved and restored, so the first node and those that return get shorter.
        """
        seams = [s for s, mapping in self.seams.mappings.items() if register in mapping.values()]
        new = {seam: self._without(seam, register) for seam in seams}
        changes = {seam: mapping for seam, mapping in new.items() if mapping is not None}
        ends = [n for n in self.graph.nodes if n is self.graph.nodes[0] or n.leave is not None]
        there = {*self._nodes_at(seams), *self._users(register), *ends}
        if len(changes) < len(new) or not all(map(self._is_small, there)):
            return
        saved = self.saved
        self.saved, self.usable = saved - {register}, self.usable - {register}
        if not self._change(changes, [node for node in self.graph.nodes if node in there]):
            self.saved, self.usable = saved, self.usable | {register}

    def _users(self, register: str) -> Iterator[Node]:
        for node, scheduled in self.regions.schedules.items():
            region, loop = scheduled.region, scheduled.pipelined
            of_loop = loop is not None and register in loop.registers.values()
            if of_loop or (region is not None and register in region.registers):
                yield node

    def _without(self, seam: Seam, register: str) -> Mapping | None:
        """The mapping of the seam with another register for the value in this one, or nothing."""
        mapping = self.seams.mappings[seam]
        if seam not in self.open:
            return None
        value = next(v for v, home in mapping.items() if home == register)
        free = sorted(self.usable - {register, *mapping.values()})
        free.sort(key=lambda home: home[0] != register[0])
        home = next((home for home in free if self._may_hold(seam, value, home)), None)
        return None if home is None else {**mapping, value: home}

    def _exchanged(self, seam: Seam, exchange: _Exchange) -> Mapping | None:
        """The mapping of the seam after the exchange, or nothing if a register may not hold its value."""
        mapping = dict(self.seams.mappings[seam])
        if exchange.home in self.dear - self.saved:
            return None
        given = mapping[exchange.register]
        for other, home in list(mapping.items()):
            if home == exchange.home:
                mapping[other] = given
        mapping[exchange.register] = exchange.home
        changed = (r for r, home in mapping.items() if self.seams.mappings[seam][r] != home)
        return mapping if all(self._may_hold(seam, r, mapping[r]) for r in changed) else None

    def _may_hold(self, seam: Seam, register: Register, home: str) -> bool:
        if register.is_machine or self.machine.partner(register) is not None:
            return False
        allowed = self.seams.tested(seam).get(register)
        return home in (
            self.machine.allowed(register, predicate=False) if allowed is None else allowed
        )

    def _are_as_short(self, kept: dict[Node, ScheduledNode]) -> bool:
        """Schedules the nodes; whether they are as short as before.

        Cycles saved in the nodes that an outer loop repeats may be lost in those that run once, but not the
        other way round.
        """
        repeated = [node for node in kept if node in self.repeated and not node.is_loop]
        once = [node for node in kept if node not in self.repeated]
        try:
            left = self._cycles_saved(repeated, kept, 0)
            if left >= 0:
                left = self._cycles_saved(once, kept, left)
            return (
                left >= 0
                and all(self._is_loop_as_short(n, kept[n]) for n in kept if n.is_loop)
                and self.saved.issuperset(self.regions.used_registers() & self.dear)
            )
        except (LinearError, RegionTooFull, ScheduleError):
            return False

    def _cycles_saved(
        self, nodes: Sequence[Node], kept: dict[Node, ScheduledNode], before: int
    ) -> int:
        """Schedules the nodes; the cycles saved, with those `before`. Ends early if it is negative."""
        left = before + sum(_cycles(kept[node]) for node in nodes)
        for node in nodes:
            self._schedule(node)
            left -= _cycles(self.regions.schedules[node])
            if left < 0:
                break
        return left

    def _is_loop_as_short(self, node: Node, before: ScheduledNode) -> bool:
        """Schedules a loop in as many cycles; whether this is found, and the CPU waits no longer."""
        found = self.quick.schedule_loop(node, before.length, self.usable)
        return found and _cycles(self.regions.schedules[node]) <= _cycles(before)

    def _schedule(self, node: Node) -> None:
        if node is self.graph.nodes[0] or node.leave is not None:
            self.frame.schedule_end(node, self.saved)
        else:
            self.quick.schedule(node, list(node.operations), loosen=True)


def _cycles(scheduled: ScheduledNode) -> int:
    """The cycles of a node, with those in which the CPU waits for a cross path."""
    return scheduled.length + (0 if scheduled.region is None else stalls(scheduled.region))


def _quick(options: Options) -> Options:
    seconds = min(_SECONDS, options.region_seconds)
    return replace(options, region_seconds=seconds, memory=Memory(), progress=Options.progress)
