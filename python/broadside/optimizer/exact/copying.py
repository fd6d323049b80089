"""The constraint model of a loop whose values may have copies and whose operations may be equal instructions.

A proof by this model holds for the loop with any such copies, issued in any cycle. The model leaves out
registers, and the limit of four reads for values that may have copies. These could only rule out more.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from broadside.facts.cpu import LOAD_DELAY
from broadside.optimizer.bounds.assignment import Assignment, Linear
from broadside.optimizer.bounds.copied import CopiedAssignment, add_copied_assignment
from broadside.optimizer.bounds.solver import cp_model, new_solver
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits
from broadside.optimizer.loops.widened import Rewriting, Spare, Widened


@dataclass(frozen=True)
class CopyingOutcome:
    """A choice of copies and instructions that has a schedule, or a proof that there is none, or neither."""

    chosen: Rewriting | None
    infeasible: bool
    seconds: float


class CopyingModel(ModuloModel):
    """The constraint model of a widened loop at one initiation interval."""

    copied: CopiedAssignment

    def __init__(self, wide: Widened, interval: int, stages: int) -> None:
        self.wide = wide
        self.optional = wide.optional
        super().__init__(wide.model, interval, Limits(None, False, stages))
        for spare in wide.spares:
            self._add_copies(spare)

    def _assigned(self) -> Assignment:
        self.copied = add_copied_assignment(self.model, self.wide)
        return self.copied.assignment

    def _landed(self, spare: Spare, holder: int) -> Linear:
        """The last cycle before the value (`holder` 0) or one of its copies can be read."""
        if holder == 0:
            return self.time(spare.writer) + spare.delay
        number = spare.operations[holder - 1]
        forms = self.variables.assignment.forms[number]
        return self.time(number) + sum(forms[index] for index in spare.slow)

    def _crossing(self, reader: int, value: int) -> list[cp_model.IntVar]:
        """The forms in which a read over a cross path waits a cycle more."""
        waits = self.region.cross_wait
        return self.variables.assignment.crossing(reader, value) if waits else []

    def _add_copies(self, spare: Spare) -> None:
        """A value or copy has landed when it is read, and its register has not been written again."""
        readers = [*spare.readers, *((number, 0) for number in spare.operations)]
        for reader, distance in readers:
            crossing = self._crossing(reader, spare.value)
            for holder, use in enumerate(self.copied.reads[reader, spare.value]):
                if holder == 0 and reader == spare.writer:
                    continue
                waits = 0 if holder == 0 and spare.delay == LOAD_DELAY else sum(crossing)
                gap = self.time(reader) + self.interval * distance - self._landed(spare, holder)
                self.model.add(gap >= 1 + waits).only_enforce_if(use)
                self.model.add(gap <= self.interval).only_enforce_if(use)

    def _add_cross_waits(self) -> None:
        """Adds the waits for values without copies; `_add_copies` adds the others."""
        readers = {(n, s.value) for s in self.wide.spares for n, _ in s.readers}
        for number, write, reader, distance in self.loop.cross_waits():
            if {number, reader} & self.optional or (reader, write.value) in readers:
                continue
            crossing = self.variables.assignment.crossing(reader, write.value)
            if crossing:
                gap = self.time(reader) - self.time(number) + self.interval * distance
                self.model.add(gap >= write.delay + 1 + sum(crossing))

    def _add_lifetimes(self) -> None:
        """Limits the live range of each value for the readers that cannot read a copy."""
        targets = {holder for spare in self.wide.spares for holder in spare.targets}
        readers = {(n, s.value) for s in self.wide.spares for n, _ in s.readers}
        for value, writes, reads in self.loop.lifetimes():
            if value not in targets:
                bound = [
                    (n, distance)
                    for n, distance in reads
                    if n not in self.optional and (n, value) not in readers
                ]
                self._limit_lifetime(writes, bound)

    def _add_read_limit(self) -> None:
        """Limits the reads of values without copies."""
        copied = {holder for spare in self.wide.spares for holder in spare.holders}
        for value in range(len(self.region.values)):
            if value not in copied:
                self._limit_reads(value)

    def search(self, work: float, seconds: float, seed: int) -> CopyingOutcome:
        """Searches for at most `work`, in the solver's own measure, and `seconds` of the clock.

        Uses one thread, because one proves more than several threads that share a processor.
        """
        solver = new_solver()
        solver.parameters.max_deterministic_time = work
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.num_workers = 1
        solver.parameters.random_seed = seed
        begun = time.monotonic()
        status = solver.solve(self.model)
        spent = time.monotonic() - begun
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return CopyingOutcome(None, status == cp_model.INFEASIBLE, spent)
        return CopyingOutcome(self.copied.chosen(self.wide, solver), False, spent)
