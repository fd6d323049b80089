"""Limits on units, paths, ports and register reads, which the operations of one cycle share."""

from __future__ import annotations

from collections import defaultdict

from broadside.facts.cpu import READS_PER_REGISTER
from broadside.optimizer.bounds.solver import cp_model
from broadside.optimizer.exact.windows.literals import Literal
from broadside.optimizer.exact.windows.places import Places
from broadside.optimizer.model.problem import Mode, hall_sets
from broadside.optimizer.model.region import Anchor


class Resources:
    """Adds limits on the resources that the operations of each cycle use."""

    def __init__(self, places: Places) -> None:
        self.places, self.clauses = places, places.clauses
        self.problem, self.window = places.problem, places.window

    def share(self) -> None:
        """Adds all limits: units and paths in each row, and write ports where results land."""
        rows: dict[int, list[tuple[Mode, Literal]]] = defaultdict(list)
        for (op, t), literal in self.places.at.items():
            for mode, chosen in zip(self.places.modes_of(op), self.places.mode[op], strict=True):
                rows[self.places.row(t)].append((mode, self.clauses.both(literal, chosen)))
        for op, cycle in enumerate(self.window.fixed.cycles):
            if op not in self.window.free and cycle is not None:
                rows[self.places.row(cycle)].append((self.places.modes_of(op)[0], True))
        for entries in rows.values():
            self._share_row(entries)
        self._share_ports()

    def _share_ports(self) -> None:
        """No two results that land in one cycle use the same write port."""
        landing: dict[tuple[str, int], list[Literal]] = defaultdict(list)
        for (op, t), literal in self.places.at.items():
            for mode, chosen in zip(self.places.modes_of(op), self.places.mode[op], strict=True):
                for port, later in mode.ports:
                    landing[port, self.places.row(t + later)].append(
                        self.clauses.both(literal, chosen)
                    )
        for op, cycle in enumerate(self.window.fixed.cycles):
            if op not in self.window.free and cycle is not None:
                for port, later in self.places.modes_of(op)[0].ports:
                    landing[port, self.places.row(cycle + later)].append(True)
        for port, end, cycle in self.problem.region.taken:
            begin = 0 if end is Anchor.START else self.window.length
            landing[port, begin + cycle].append(True)
        for literals in landing.values():
            self.clauses.at_most(1, literals)

    def _share_row(self, entries: list[tuple[Mode, Literal]]) -> None:
        for subset, capacity in hall_sets(mode.units for mode, _ in entries):
            self.clauses.at_most(capacity, [x for mode, x in entries if mode.units & ~subset == 0])
        for path in sorted({path for mode, _ in entries for path in mode.paths}):
            self.clauses.at_most(1, [x for mode, x in entries if path in mode.paths])

    def limit_reads(self) -> None:
        """At most four reads of one register in one cycle."""
        operations = self.problem.region.operations
        for value, life in enumerate(self.problem.lifetimes):
            counts = [(op, operations[op].reads.count(value)) for op, _ in life.reads]
            if sum(count for _, count in counts) <= READS_PER_REGISTER:
                continue
            rows: dict[int, list[cp_model.LinearExprT]] = defaultdict(list)
            for op, count in counts:
                if op in self.window.free:
                    low, high = self.window.free[op]
                    for t in range(low, high + 1):
                        rows[self.places.row(t)].append(count * self.places.at[op, t])
            for op, count in counts:
                cycle = self.window.fixed.cycles[op]
                if op not in self.window.free and cycle is not None:
                    rows[self.places.row(cycle)].append(count)
            for terms in rows.values():
                if len(terms) > 1:
                    self.clauses.model.add(sum(terms) <= READS_PER_REGISTER)
