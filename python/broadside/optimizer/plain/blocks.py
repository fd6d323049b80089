"""Places the operations of one block, whose registers are known, in cycles.

Operations with the longest path to the end come first, each in the first cycle that dependences and units
allow. All results land before the block ends. In the lists of `strategies/straight`, registers and sides are
open; here they are given, so edges also order operations that use the same register.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from broadside.facts.cpu import BRANCH_LATENCY, READS_PER_REGISTER
from broadside.facts.isa import InstructionTable
from broadside.linear.dependence import Dependence, memory_dependences
from broadside.linear.ir import Operation, Procedure, Register
from broadside.optimizer.machine.forms import Choice, choices
from broadside.optimizer.model.graphs import paths
from broadside.optimizer.model.schedule import Issued


@dataclass
class PlacedBlock:
    length: int
    issued: list[Issued]


@dataclass
class _Edge:
    source: int
    target: int
    latency: int


def place(
    operations: Sequence[Operation],
    forms: Mapping[int, list[Choice]],
    names: Mapping[Register, str],
    procedure: Procedure,
    table: InstructionTable,
) -> PlacedBlock:
    """The scheduled block.

    `forms`: the forms of each operation, by its index. `names`: the machine registers of variables.
    """
    kept = [o for o in operations if not _does_nothing(o, names)]
    block = _Block(names, table)
    for operation in kept:
        found = forms.get(operation.index) or choices(operation, table, procedure)
        block.add(operation, [c for c in found if block.suits(c)])
    block.order(memory_dependences(kept, procedure, loop=False))
    return block.run()


def _does_nothing(operation: Operation, names: Mapping[Register, str]) -> bool:
    """Whether the operation moves a register to itself."""
    if operation.mnemonic != "MV" or operation.index < 0 or operation.predicate is not None:
        return False
    return len({names.get(r, r.name) for r in (*operation.reads, *operation.writes)}) == 1


@dataclass
class _Block:
    names: Mapping[Register, str]
    table: InstructionTable
    operations: list[Operation] = field(default_factory=list)
    forms: list[list[Choice]] = field(default_factory=list)
    edges: list[_Edge] = field(default_factory=list)

    def name(self, register: Register) -> str:
        return self.names.get(register, register.name)

    def suits(self, choice: Choice) -> bool:
        """Whether the registers are on the sides that the form needs."""
        return all(self.name(r)[0] == side for r, side in (*choice.reads, *choice.writes))

    def add(self, operation: Operation, forms: list[Choice]) -> None:
        assert forms, f"{operation.location}: no form of {operation.mnemonic} suits its registers"
        self.operations.append(operation)
        self.forms.append(forms)

    def order(self, memory: Iterable[Dependence]) -> None:
        """Adds the dependences through memory and registers."""
        self.edges += [_Edge(edge.source, edge.target, edge.latency) for edge in memory]
        writers: dict[str, list[tuple[int, int]]] = defaultdict(list)
        readers: dict[str, list[int]] = defaultdict(list)
        for number, operation in enumerate(self.operations):
            reads = {self.name(r) for r in (*operation.reads, *operation.keeps)}
            for name in reads:
                for writer, delay in writers[name]:
                    self.edges.append(_Edge(writer, number, delay + 1))
                readers[name].append(number)
            for register in operation.writes:
                name, delay = self.name(register), operation.write_delay(register)
                for reader in readers[name]:
                    if reader != number:
                        self.edges.append(_Edge(reader, number, -delay))
                for writer, other in writers[name]:
                    if writer != number:
                        self.edges.append(_Edge(writer, number, other - delay + 1))
                writers[name].append((number, delay))

    def run(self) -> PlacedBlock:
        heights = self._heights()
        before: dict[int, list[_Edge]] = defaultdict(list)
        after: dict[int, list[_Edge]] = defaultdict(list)
        for edge in self.edges:
            before[edge.target].append(edge)
            after[edge.source].append(edge)
        waiting = [len({e.source for e in before[n]}) for n in range(len(self.operations))]
        ready = [n for n, count in enumerate(waiting) if not count]
        cycles: dict[int, int] = {}
        chosen: dict[int, Choice] = {}
        taken = _Taken(self)
        while ready:
            number = max(ready, key=lambda n: (not self.operations[n].is_branch, heights[n], -n))
            ready.remove(number)
            earliest = max((cycles[e.source] + e.latency for e in before[number]), default=0)
            if self.operations[number].is_branch:
                landed = max((self._landed(n, c) for n, c in cycles.items()), default=0)
                earliest = max(earliest, landed - BRANCH_LATENCY)
            cycles[number], chosen[number] = taken.first(number, max(earliest, 0))
            for target in {e.target for e in after[number]}:
                waiting[target] -= 1
                if not waiting[target]:
                    ready.append(target)
        length = max((self._landed(n, c) for n, c in cycles.items()), default=0)
        return PlacedBlock(length, [self._issued(n, cycles[n], chosen[n]) for n in sorted(cycles)])

    def _landed(self, number: int, cycle: int) -> int:
        """The first cycle in which all effects of the operation are visible."""
        operation = self.operations[number]
        if operation.is_branch:
            return cycle + BRANCH_LATENCY
        return cycle + 1 + max((operation.write_delay(r) for r in operation.writes), default=0)

    def _heights(self) -> list[int]:
        """The longest path from each operation to the end."""
        back = [(edge.target, edge.source, edge.latency) for edge in self.edges]
        back.sort(key=lambda arc: -arc[0])
        return paths.longest(back, [0] * len(self.operations))

    def _issued(self, number: int, cycle: int, choice: Choice) -> Issued:
        operation = self.operations[number]
        predicate = operation.predicate
        return Issued(
            cycle,
            operation,
            choice,
            {register: self.name(register) for register, _ in choice.reads},
            {register: self.name(register) for register, _ in choice.writes},
            "" if predicate is None else self.name(predicate.register),
        )


class _Taken:
    """The units, paths, ports and register reads that each cycle uses."""

    def __init__(self, block: _Block) -> None:
        self.block = block
        self.resources: dict[int, set[str]] = defaultdict(set)
        self.ports: set[tuple[str, int]] = set()
        self.reads: dict[int, Counter[str]] = defaultdict(Counter)

    def first(self, number: int, earliest: int) -> tuple[int, Choice]:
        """The first cycle from `earliest` on in which a form has all its resources free, and the form."""
        cycle = earliest
        while True:
            for choice in self.block.forms[number]:
                if self._fits(choice, cycle):
                    self._take(choice, cycle)
                    return cycle, choice
            cycle += 1

    def _fits(self, choice: Choice, cycle: int) -> bool:
        if self.resources[cycle] & self._wanted(choice):
            return False
        if any((port, cycle + delay) in self.ports for port, delay in choice.ports):
            return False
        counts = self.reads[cycle] + self._counts(choice)
        return all(count <= READS_PER_REGISTER for count in counts.values())

    def _take(self, choice: Choice, cycle: int) -> None:
        self.resources[cycle] |= self._wanted(choice)
        self.ports.update((port, cycle + delay) for port, delay in choice.ports)
        self.reads[cycle] += self._counts(choice)

    def _wanted(self, choice: Choice) -> set[str]:
        return {*([choice.unit_name] if choice.unit else []), *choice.paths}

    def _counts(self, choice: Choice) -> Counter[str]:
        read = [register for register, _ in choice.reads]
        return Counter(map(self.block.name, (*read, *choice.hidden_reads)))


__all__ = ["PlacedBlock", "place"]
