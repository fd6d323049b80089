"""Values of scheduled code and the registers that hold them, over all ways of control.

A *web* is a set of results that must share a register, because some instruction may read any of them. Results
of different webs may have different registers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from broadside.facts.cpu import MOST_DELAY, REGISTERS
from broadside.linear.ir import MemoryReference, Operation, Register, RegisterPair
from broadside.optimizer.interrupts.control.paths import Moment, Paths, Trail, issued
from broadside.optimizer.machine.target import STACK_REGISTERS
from broadside.optimizer.model.graphs.connected import Groups

Result = tuple[int, int, str]
"""(packet, number of the operation in it, register); packet -1: the value at the entry."""
ENTRY = -1


@dataclass(eq=False)
class Web:
    """One value and its register.

    `held`: moments at which no other value may be in its register. `flights`: for each result with delay
    slots and each way of control, the moments from its issue to its landing.
    """

    register: str
    results: set[Result] = field(default_factory=set)
    held: set[Moment] = field(default_factory=set)
    flights: list[Trail] = field(default_factory=list)
    is_fixed: bool = False
    is_predicate: bool = False
    is_base: bool = False

    @cached_property
    def packets(self) -> frozenset[int]:
        """Packets in whose cycles the value is held or on its way."""
        flying = (moment for trail in self.flights for moment in trail)
        return frozenset(moment.packet for moment in (*self.held, *flying))


class Webs:
    """All webs of a file, and the web of every register that an instruction names."""

    def __init__(self, paths: Paths) -> None:
        self.paths = paths
        self._operations = {moment: list(_numbered(paths, moment)) for moment in paths.before}
        self._landings = {m: self._landing(m) for m in paths.before}
        self.visible = self._reaching()
        self._results = Groups[Result]()
        self._join()
        self._of_root: dict[Result, Web] = {}
        self._gather()

    @cached_property
    def all(self) -> list[Web]:
        return list(self._of_root.values())

    def _landing(self, moment: Moment) -> list[dict[str, tuple[set[Result], bool]]]:
        """For each way to the moment, by register: results that land at its end, and if one surely does."""
        ways: list[Trail] = [(moment,)]
        finished: list[Trail] = []
        for _ in range(MOST_DELAY):
            longer = []
            for trail in ways:
                before = self.paths.before[trail[-1]]
                longer += [(*trail, earlier) for earlier in before]
                if not before:
                    finished.append(trail)
            ways = longer
        found = []
        for trail in (*finished, *ways):
            landing: dict[str, tuple[set[Result], bool]] = {}
            for age, earlier in enumerate(trail):
                for number, operation in self._operations[earlier]:
                    for register in operation.writes:
                        if age in operation.write_delays(register) and register.is_machine:
                            results, sure = landing.get(register.name, (set(), False))
                            results.add((earlier.packet, number, register.name))
                            is_sure = sure or operation.predicate is None
                            landing[register.name] = (results, is_sure)
            found.append(landing)
        return found

    def _reaching(self) -> dict[Moment, dict[str, frozenset[Result]]]:
        """The results that each register may hold when a moment begins."""
        visible: dict[Moment, dict[str, frozenset[Result]]] = {m: {} for m in self.paths.before}
        waiting = []
        for name in self.paths.entries:
            start = Moment(self.paths.code.labels[name])
            visible[start] = {r: frozenset([(ENTRY, start.packet, r)]) for r in REGISTERS}
            waiting.append(start)
        while waiting:
            moment = waiting.pop()
            later = self._after(moment, visible[moment])
            for following in self.paths.after[moment]:
                changed = False
                for name, results in later.items():
                    old = visible[following].get(name, frozenset())
                    if not results <= old:
                        visible[following][name] = old | results
                        changed = True
                if changed:
                    waiting.append(following)
        return visible

    def _after(
        self, moment: Moment, now: dict[str, frozenset[Result]]
    ) -> dict[str, frozenset[Result]]:
        ways = self._landings[moment]
        later = dict(now)
        for name in dict.fromkeys(name for way in ways for name in way):
            landing = frozenset(r for way in ways for r in way.get(name, (set(), False))[0])
            is_sure = all(way.get(name, (set(), False))[1] for way in ways)
            later[name] = landing if is_sure else landing | now.get(name, frozenset())
        return later

    def _join(self) -> None:
        """Joins results that one read may see, and registers that an instruction both reads and writes."""
        seen: dict[tuple[int, str], Result] = {}
        for moment, operations in self._operations.items():
            for number, operation in operations:
                for register in operation.reads:
                    if register.is_machine:
                        results = self.visible[moment][register.name]
                        first = seen.setdefault((moment.packet, register.name), next(iter(results)))
                        self._results.join([first, *results])
                for register in operation.writes:
                    if register.is_machine and _keeps(operation, register):
                        own = (moment.packet, number, register.name)
                        self._results.join([own, *self.visible[moment][register.name]])
            for results in self._left(moment).values():
                self._results.join(list(results))

    def _left(self, moment: Moment) -> dict[str, frozenset[Result]]:
        """The results that code behind the last cycle of a way may read, by register."""
        if self.paths.after[moment]:
            return {}
        later = self._after(moment, self.visible[moment])
        return {name: later[name] for name in sorted(self.paths.code.ends.left) if name in later}

    def _gather(self) -> None:
        reads: dict[tuple[Moment, str], bool] = {}
        for moment, operations in self._operations.items():
            for number, operation in operations:
                self._note(moment, number, operation)
                for register in operation.reads:
                    if register.is_machine:
                        reads[moment, register.name] = True
            for name, left in self._left(moment).items():
                self._web(name, left).is_fixed = True
                if left & self.visible[moment][name]:
                    reads[moment, name] = True
        for moment, name in reads:
            self._hold(moment, name)
        for moment, ways in self._landings.items():
            for way in ways:
                for name, (results, _) in way.items():
                    self._web(name, results).held.update(self.paths.after[moment])

    def _web(self, name: str, results: frozenset[Result] | set[Result]) -> Web:
        root = self._results.find(next(iter(results)))
        if root not in self._of_root:
            self._of_root[root] = Web(name, is_fixed=root[0] == ENTRY)
        web = self._of_root[root]
        web.results |= results
        web.is_fixed |= any(result[0] == ENTRY for result in results)
        return web

    def web_of(self, moment: Moment, name: str) -> Web:
        """The web that a register holds at a moment."""
        return self._web(name, self.visible[moment][name])

    def written(self, packet: int, number: int, name: str) -> Web:
        """The web to which a result belongs."""
        return self._web(name, {(packet, number, name)})

    def _note(self, moment: Moment, number: int, operation: Operation) -> None:
        for register in operation.writes:
            if not register.is_machine:
                continue
            web = self.written(moment.packet, number, register.name)
            delay = max(operation.write_delays(register))
            if delay:
                web.flights += self.paths.ahead(moment, delay)
            web.is_fixed |= register.name in STACK_REGISTERS
        if operation.predicate is not None:
            self.web_of(moment, operation.predicate.register.name).is_predicate = True
        for operand in operation.operands:
            if isinstance(operand, MemoryReference):
                self.web_of(moment, operand.base.name).is_base = True
            elif isinstance(operand, RegisterPair):
                for register in (operand.high, operand.low):
                    for web in self._named(moment, number, operation, register):
                        web.is_fixed = True
        if "circular" in operation.flags:
            base = operation.operands[0]
            if isinstance(base, Register) and base.is_machine:
                self.web_of(moment, base.name).is_base = True

    def _named(
        self, moment: Moment, number: int, operation: Operation, register: Register
    ) -> Iterator[Web]:
        if register in operation.reads:
            yield self.web_of(moment, register.name)
        if register in operation.writes:
            yield self.written(moment.packet, number, register.name)

    def _hold(self, moment: Moment, name: str) -> None:
        """Notes that a value read at `moment` is held from its landing on, on every way."""
        web = self.web_of(moment, name)
        waiting = [moment]
        seen = {moment}
        web.held.add(moment)
        while waiting:
            at = waiting.pop()
            for earlier in self.paths.before[at]:
                if earlier in seen:
                    continue
                seen.add(earlier)
                root = self._results.find(next(iter(web.results)))
                there = map(self._results.find, self.visible[earlier].get(name, frozenset()))
                if root in there and self._passes(earlier, name):
                    web.held.add(earlier)
                    waiting.append(earlier)

    def _passes(self, moment: Moment, name: str) -> bool:
        """Whether the content of a register at a moment may still be there after the moment."""
        return not all(way.get(name, (set(), False))[1] for way in self._landings[moment])


def _keeps(operation: Operation, register: Register) -> bool:
    """Whether a result must have the register of an operand, because it keeps part of it."""
    return register in operation.keeps and register in operation.reads


def _numbered(paths: Paths, moment: Moment) -> Iterator[tuple[int, Operation]]:
    everything = paths.code.packets[moment.packet].operations
    active = issued(paths.code, moment)
    for number, operation in enumerate(everything):
        if any(operation is one for one in active):
            yield number, operation
