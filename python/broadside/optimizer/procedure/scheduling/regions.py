"""Schedules the code between loops: each node is a region with the epilog before and the prolog after it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace

from broadside.linear.ir import Operation, Register
from broadside.linear.procedure.conventions import CALLEE_SAVED
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.machine.target import STACK_REGISTERS
from broadside.optimizer.model import region as seam
from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.inserted import STACK_POINTER, move
from broadside.optimizer.model.problem import Problem, landed
from broadside.optimizer.procedure.region.builder import RegionBuilder, Surroundings
from broadside.optimizer.procedure.region.landings import all_land
from broadside.optimizer.procedure.scheduling.issued import issued_of, kernel
from broadside.optimizer.procedure.scheduling.returns import add_leave
from broadside.optimizer.procedure.scheduling.setting import Setting
from broadside.optimizer.procedure.seam_moves import isolate
from broadside.optimizer.procedure.seams import Seams
from broadside.optimizer.procedure.source.detours import spread
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledNode
from broadside.optimizer.search.lengths import (
    schedule_exactly,
    schedule_of,
    schedule_region,
    shortest_below,
)

_TOO_LOOSE = 150  # fewest operations of a region in which prolog and epilog keep their cycles


class RegionTooFull(Exception):
    """No schedule was found for a region. It may help to take its epilog out or to spill variables."""

    def __init__(self, cause: str, node: str, after_loop: bool) -> None:
        super().__init__(cause)
        self.node, self.after_loop = node, after_loop


class Regions:
    """The schedules of the nodes of one try."""

    def __init__(
        self, setting: Setting, pipelined: Mapping[Node, PipelinedLoop], seams: Seams
    ) -> None:
        self.graph, self.machine, self.options = setting.graph, setting.machine, setting.options
        self.procedure, self.twins = setting.procedure, setting.twins
        self.pipelined, self.seams = pipelined, seams
        self.schedules = {node: kernel(node, loop) for node, loop in pipelined.items()}

    def inner(self) -> list[Node]:
        """Nodes that are not pipelined loops and neither begin nor end the procedure."""
        return [
            n
            for n in self.graph.nodes
            if n is not self.graph.nodes[0] and n.leave is None and n not in self.pipelined
        ]

    def used_registers(self) -> frozenset[str]:
        """Registers that a value occupies in a loop, in a region or at a seam."""
        used: set[str] = set()
        for loop in self.pipelined.values():
            used.update(loop.registers.values())
        for mapping in self.seams.mappings.values():
            used.update(mapping.values())
        for scheduled in self.schedules.values():
            if scheduled.region is not None:
                used.update(r for r in scheduled.region.registers if r)
        return frozenset(used) - STACK_REGISTERS

    def schedule(
        self,
        node: Node,
        operations: list[Operation],
        saved: Sequence[str] = (),
        *,
        loosen: bool = False,
    ) -> None:
        """Schedules a node.

        `operations`: those of the node and those of the frame, which save the registers `saved`. `loosen`:
        whether prolog and epilog may move if this makes the code shorter. Raises RegionTooFull.
        """
        around = self._entered(node, operations, saved)
        self.schedules[node] = self._solve_with_moves(node, operations, around, loosen)

    def shortest_loop(self, node: Node, options: Options, cycles: int) -> tuple[int | None, float]:
        """The least length below `cycles` of a loop with the registers that its seam has now, or None.

        Also the seconds that the search took. The loop is not pipelined.
        """
        registers = self.machine.registers
        return shortest_below(self._loop(node, registers), options, cycles)

    def schedule_loop(self, node: Node, cycles: int, registers: Container[str]) -> bool:
        """Schedules a loop in so many cycles with these registers, if the constraint model finds this.

        The loop is not pipelined.
        """
        own = tuple(register for register in self.machine.registers if register in registers)
        found = schedule_of(self._loop(node, own), self.options, cycles - node.idle)
        if found is not None:
            self.schedules[node] = self.scheduled(node, found)
        return found is not None

    def _loop(self, node: Node, registers: tuple[str, ...]) -> seam.Region:
        """The region of a loop that is not pipelined."""
        operations = list(node.operations)
        around = self._entered(node, operations, ())
        moved = isolate(
            operations,
            around.before,
            around.after,
            around.live_out,
            self.machine,
            node.sequence[0].location,
            thorough=False,
        )
        builder = RegionBuilder(node, moved, around, self.machine)
        return builder.build(registers, registers)

    @staticmethod
    def scheduled(node: Node, found: seam.Schedule) -> ScheduledNode:
        """The node with the schedule of its region."""
        issued = [replace(item, cycle=item.cycle + node.idle) for item in issued_of(found)]
        return ScheduledNode(node, found.length + node.idle, issued, region=found)

    def _entered(
        self, node: Node, operations: list[Operation], saved: Sequence[str]
    ) -> Surroundings:
        """The surroundings of a node. Adds to `operations` what its beginning and its end need."""
        before = dict(self.seams.before(node))
        before = {r: home for r, home in before.items() if r in node.live_in}
        after = {r: h for r, h in self.seams.after(node).items() if r in node.live_out}
        live_out = set(node.live_out)
        before |= self._read_by_epilog(node)
        before[STACK_POINTER] = STACK_POINTER.name
        if node is self.graph.nodes[0]:
            arguments = self._arguments_moved(before, {*saved, *self.procedure.reserved})
            operations[:0] = arguments
            before |= {r: r.name for operation in arguments for r in operation.reads}
            before |= {Register(r): r for r in saved}
        if node.leave is not None:
            add_leave(self.procedure, node, operations, after, saved)
            live_out |= after.keys()
        elif node.branch is not None:
            operations.append(node.branch)
            after |= {r: r.name for r in node.passes}
            live_out |= set(node.passes)
        return self._surroundings(node, before, after, frozenset(live_out))

    def _solve_with_moves(
        self, node: Node, operations: list[Operation], around: Surroundings, loosen: bool
    ) -> ScheduledNode:
        """Schedules the node with the moves that are clearly needed; if this fails, with more moves."""
        location = operations[0].location if operations else self.procedure.location
        live_out = around.live_out
        failure: RegionTooFull | None = None
        for thorough, through_copies in ((False, False), (True, False), (True, True)):
            block = (
                spread(operations, live_out, circular=self.machine.circular)
                if through_copies
                else operations
            )
            block = isolate(
                block,
                around.before,
                around.after,
                live_out,
                self.machine,
                location,
                thorough=thorough,
            )
            try:
                return self._solve_region(node, block, around, loosen)
            except RegionTooFull as error:
                failure = failure or error
                self.options.progress(f"{error}; with more moves")
        assert failure is not None
        raise failure

    def _arguments_moved(
        self, before: dict[Register, str], registers: Container[str]
    ) -> list[Operation]:
        """Moves arguments out of registers that are saved or reserved.

        Removes these arguments from `before`, because the register itself enters in their place.
        """
        found = []
        for register, home in list(before.items()):
            if register.is_symbolic and home in registers:
                del before[register]
                found.append(move(Register(home), register, self.procedure.location, "argument"))
        return found

    def _read_by_epilog(self, node: Node) -> dict[Register, str]:
        """Invariants of the loop before, which its epilog may still read, with their registers."""
        found: dict[Register, str] = {}
        for before in self.graph.predecessors(node):
            if before in self.pipelined:
                body = self.pipelined[before].loop.body
                for register, value in body.graph.entry.items():
                    if value in body.invariants:
                        found[register] = self.seams.before(before)[register]
        return found

    def _surroundings(
        self,
        node: Node,
        before: dict[Register, str],
        after: dict[Register, str],
        live_out: frozenset[Register],
    ) -> Surroundings:
        previous = next(
            (self.pipelined[n] for n in self.graph.predecessors(node) if n in self.pipelined), None
        )
        following = next((n for n in node.successors if n in self.pipelined), None)
        others = [
            n for n in node.successors if n is not following and self.twins.get(n) is not following
        ]
        return Surroundings(
            before,
            after,
            live_out,
            previous,
            self.pipelined[following] if following is not None else None,
            frozenset(r for n in others for r in n.live_in),
        )

    def _solve_region(
        self, node: Node, operations: list[Operation], around: Surroundings, loosen: bool
    ) -> ScheduledNode:
        """Schedules the region with few registers; if this fails, with all.

        The few are those that need no saving or are saved anyway. A large region may use all registers at
        once, because a second search would take too long; and a loop, if that makes it shorter. Raises
        RegionTooFull.
        """
        used = self.used_registers()
        cheap = tuple(r for r in self.machine.registers if r not in CALLEE_SAVED or r in used)
        failure = ""
        options, first = self.options, cheap
        if len(operations) > options.exact_operations:
            options = replace(options, region_seconds=options.large_region_seconds)
            first = self.machine.registers
        elif node.is_loop and not options.first:
            first = self._for_loop(node, operations, around, cheap)
        for registers in dict.fromkeys((first, self.machine.registers)):
            builder = RegionBuilder(node, operations, around, self.machine)
            region = builder.build(registers, cheap)
            if not region.operations:
                return ScheduledNode(node, node.idle + landed(region), [])
            self.options.progress(
                f"{node.name}: {len(region.operations)} operations", options.region_seconds
            )
            try:
                found = schedule_region(region, options)
            except seam.ScheduleError as error:
                failure = str(error)
                continue
            self.options.progress(f"{node.name}: {found.length} cycles", 0)
            if loosen:
                found = self._loosened(node, operations, around, (registers, cheap), found)
            return self.scheduled(node, found)
        raise RegionTooFull(failure, node.name, around.previous is not None)

    def _for_loop(
        self,
        node: Node,
        operations: list[Operation],
        around: Surroundings,
        cheap: tuple[str, ...],
    ) -> tuple[str, ...]:
        """The registers with which a loop is shortest: the cheap ones if no others make it shorter."""

        def region(registers: tuple[str, ...]) -> seam.Region:
            return RegionBuilder(node, operations, around, self.machine).build(registers, cheap)

        try:
            best = schedule_region(region(self.machine.registers), self.options)
        except seam.ScheduleError:
            return cheap
        length, _ = shortest_below(region(cheap), self.options, best.length + 1)
        return self.machine.registers if length is None else cheap

    def _loosened(
        self,
        node: Node,
        operations: list[Operation],
        around: Surroundings,
        registers: tuple[tuple[str, ...], tuple[str, ...]],
        best: seam.Schedule,
    ) -> seam.Schedule:
        """The region with prolog and epilog scheduled anew, or `best` if this is not shorter."""
        if self.options.first or (around.previous is None and around.following is None):
            return best
        builder = RegionBuilder(node, operations, around, self.machine, loose=True)
        region = builder.build(*registers)
        if self.options.interrupt_threshold is not None or len(region.operations) >= _TOO_LOOSE:
            return best
        if lower_bound(Problem(region)) >= best.length:
            return best
        try:
            found = schedule_exactly(region, self.options)
        except seam.ScheduleError:
            return best
        self.options.progress(f"{node.name}: {found.length} cycles with loose ramps")
        return found if found.length < best.length and all_land(found) else best
