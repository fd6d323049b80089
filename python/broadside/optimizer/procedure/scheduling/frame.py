"""Schedules the first node and those that return; these save and restore registers in the stack frame."""

from __future__ import annotations

from collections.abc import Sequence

from broadside.facts.cpu import MOST_OFFSET
from broadside.linear.ir import Operation, Register
from broadside.linear.procedure.conventions import CALLEE_SAVED
from broadside.optimizer.machine.target import FRAME_COPY
from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.inserted import STACK_POINTER, add_constant, move, restore, save
from broadside.optimizer.procedure.scheduling.regions import Regions, RegionTooFull
from broadside.optimizer.procedure.scheduling.setting import Setting

_WORTH_A_COPY = 3  # fewest saved registers of side A for which a second base for the frame is tried


class Frame:
    """The nodes at both ends of a procedure; all other nodes have their schedules in `regions`."""

    def __init__(self, setting: Setting, regions: Regions) -> None:
        self.graph, self.options, self.procedure = setting.graph, setting.options, setting.procedure
        self.result, self.regions = setting.result, regions

    def schedule(self) -> list[str]:
        """Schedules the ends; returns the names of the registers that the frame saves."""
        first = self.graph.nodes[0]
        ends = [n for n in self.graph.nodes if n is first or n.leave is not None]
        used = self.regions.used_registers()
        while True:  # saving a register may take another one that must be saved
            saved = used
            for node in ends:
                self.schedule_end(node, saved)
            used = saved | self.regions.used_registers()
            if used == saved:
                return self._saved(used)

    def schedule_end(self, node: Node, used: frozenset[str]) -> None:
        """Schedules the first node or one that returns, with the operations of the frame.

        With a copy of the stack pointer on side A, unit .D1 can save and restore registers of side A. The
        copy takes a register and a move over a cross path, so the shortest of three schedules is kept:
        without the copy, with it for all registers of side A, and with it for most of them. The copy is not
        used if interrupts must be possible: an interrupt may overwrite the frame once the stack pointer is
        above it.
        """
        saved = self._saved(used)
        on_a = [register for register in saved if register[0] == "A"]
        ways: list[list[str]] = [[]]
        worth = len(on_a) >= _WORTH_A_COPY and self.options.interrupt_threshold is None
        if worth and self._frame_begin + len(saved) - 1 <= MOST_OFFSET:
            ways += [on_a, on_a[len(on_a) // 3 :]]
        lengths = []
        for by_copy in ways:
            try:
                self.regions.schedule(node, self._with_frame(node, saved, by_copy), saved)
            except RegionTooFull:
                if not by_copy:
                    raise
                break
            lengths.append(self.regions.schedules[node].length)
            if lengths[1:] and lengths[-1] >= lengths[-2]:
                break
        best = ways[lengths.index(min(lengths))]
        self.regions.schedule(node, self._with_frame(node, saved, best), saved, loosen=True)

    @property
    def _frame_begin(self) -> int:
        """The first word of the frame for saved registers."""
        return self.procedure.frame_words + len(self.result.spilled) + 1

    def _with_frame(
        self, node: Node, saved: Sequence[str], by_copy: Sequence[str] = ()
    ) -> list[Operation]:
        """The operations of the node and of the frame; FRAME_COPY is the base for the registers `by_copy`."""
        operations = list(node.operations)
        location = self.procedure.location
        begin = self._frame_begin
        words = begin - 1 + len(saved)
        size = 8 * ((words + 1) // 2)
        slots = [
            (Register(r), begin + n, location, FRAME_COPY if r in by_copy else STACK_POINTER)
            for n, r in enumerate(saved)
        ]
        copied = [move(STACK_POINTER, FRAME_COPY, location, "frame")] if by_copy else []
        if words and node is self.graph.nodes[0]:
            lowered = add_constant(STACK_POINTER, -size, location, "frame")
            operations = [lowered, *copied, *(save(*slot) for slot in slots), *operations]
        if words and node.leave is not None:
            raised = add_constant(STACK_POINTER, size, location, "frame")
            operations += [*copied, *(restore(*slot) for slot in slots), raised]
        return operations

    def _saved(self, used: frozenset[str]) -> list[str]:
        if not self.procedure.callable_from_c:
            return []
        return sorted(used & CALLEE_SAVED, key=lambda r: (int(r[1:]), r[0]))
