"""Gives values at the seams other registers, one value at a time, as long as the code gets shorter.

The seams take the first registers that are free, so a value may be on the wrong side, or need a move between
two seams. When all nodes have schedules, a value gets another register at random; the value that has this
register gets that of the first. The nodes at these seams are scheduled again. The exchange stays if no loop
and not all nodes together take more cycles.
"""

from __future__ import annotations

import random
from copy import copy
from dataclasses import dataclass, replace

from broadside.linear.ir import LinearError, Register
from broadside.optimizer.loops.pipelined import CALLEE_SAVED
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


def exchange(setting: Setting, regions: Regions, saved: list[str]) -> None:
    """Exchanges registers at the seams. All nodes have schedules; the frame saves the registers `saved`.

    Only if work limits the search: it takes long for what it saves.
    """
    if setting.options.by_work and not setting.options.first:
        _Search(setting, regions, saved).run()


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
        self.usable = (set(self.machine.registers) - CALLEE_SAVED) | self.saved
        self.quick = copy(regions)
        self.quick.options = _quick(setting.options)
        self.frame = Frame(setting, self.quick)
        self.chance = random.Random(setting.options.seed)
        self.open = [seam for seam in self.seams.mappings if self._is_open(seam)]

    def run(self) -> None:
        before = self._cycles()
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
        nodes = [n for n in self.graph.nodes if any(n in self.seams.nodes_at(s) for s in new)]
        old = {seam: self.seams.mappings[seam] for seam in new}
        kept = {node: self.regions.schedules[node] for node in nodes}
        if not all(new.values()):
            return
        self.seams.mappings.update({seam: mapping for seam, mapping in new.items() if mapping})
        if not self._is_as_short(nodes):
            self.seams.mappings.update(old)
            self.regions.schedules.update(kept)

    def _exchanged(self, seam: Seam, exchange: _Exchange) -> Mapping | None:
        """The mapping of the seam after the exchange, or nothing if a register may not hold its value."""
        mapping = dict(self.seams.mappings[seam])
        if exchange.home in CALLEE_SAVED - self.saved:
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

    def _is_as_short(self, nodes: list[Node]) -> bool:
        """Schedules the nodes; whether no loop and not all others together take more cycles than before."""
        lengths = {node: self.regions.schedules[node].length for node in nodes}
        before = {node: _cycles(self.regions.schedules[node]) for node in nodes}
        others = [node for node in nodes if not node.is_loop]
        left = sum(before[node] for node in others)
        try:
            for node in others:
                self._schedule(node)
                left -= _cycles(self.regions.schedules[node])
                if left < 0:
                    return False
            return all(
                self.quick.schedule_loop(node, lengths[node], self.usable)
                and _cycles(self.regions.schedules[node]) <= before[node]
                for node in nodes
                if node.is_loop
            ) and self.saved.issuperset(self.regions.used_registers() & CALLEE_SAVED)
        except (LinearError, RegionTooFull, ScheduleError):
            return False

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
