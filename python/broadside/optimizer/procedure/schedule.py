"""Schedules a procedure: loops first, then the regions between them, then the stack frame."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TypeVar

from broadside.isa import InstructionTable
from broadside.linear.ir import (
    Block,
    Immediate,
    LinearError,
    Location,
    Operation,
    Procedure,
    Register,
    RegisterPair,
    Trip,
)
from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.collapse.choose import Wish, collapsed
from broadside.optimizer.collapse.code import restored, switch_of, switched, switched_on
from broadside.optimizer.collapse.trial import Stages, shorter_for_nothing
from broadside.optimizer.loops.pipelined import CALLEE_SAVED, PipelinedLoop
from broadside.optimizer.loops.preparation import Loop, NotPipelined, prepare_loop
from broadside.optimizer.machine.forms import Choice
from broadside.optimizer.machine.target import FRAME_COPY, Machine
from broadside.optimizer.model import region as seam
from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.inserted import (
    STACK_POINTER,
    add_constant,
    move,
    restore,
    return_branch,
    save,
)
from broadside.optimizer.model.problem import Problem, landed
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.procedure.flow import (
    build,
    external_entries,
    shape,
    twins,
    update_liveness,
)
from broadside.optimizer.procedure.region_builder import (
    BLOCK,
    PROLOG,
    Placed,
    RegionBuilder,
    Surroundings,
)
from broadside.optimizer.procedure.reshape.ready import made_ready, reshaped
from broadside.optimizer.procedure.seam_moves import isolate
from broadside.optimizer.procedure.seams import RETURN_ADDRESS, OutOfRegisters, Seams
from broadside.optimizer.procedure.short_loops import add_guard, end_last, split_exit
from broadside.optimizer.procedure.source.calls import keep_return_address
from broadside.optimizer.procedure.source.detours import spread
from broadside.optimizer.procedure.source.operands import renamed
from broadside.optimizer.procedure.spill import candidates, spill
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledNode, ScheduledProcedure
from broadside.optimizer.record.result import SearchResult
from broadside.optimizer.search.intervals import RegistersNeeded, search
from broadside.optimizer.search.lengths import schedule_exactly, schedule_region
from broadside.optimizer.search.rings import search_one_stage

_Found = TypeVar("_Found")


def schedule_procedure(
    procedure: Procedure, table: InstructionTable, options: Options
) -> ScheduledProcedure:
    """Schedule all of a procedure. Raises LinearError where the source makes that impossible."""
    ready = reshaped(procedure, table, options)
    for label, steps in ready.told.items():
        for step in steps:
            options.progress(f"{label}: {step}")
    try:
        found = shorter_for_nothing(
            options.speculate,
            lambda collapsing: _with_room(
                ready.procedure, table, options, lambda scheduler: scheduler.run(), collapsing
            ),
        )
    except (LinearError, seam.ScheduleError, OutOfRegisters) as failure:
        if not ready.done:
            raise
        options.progress(f"{procedure.name}: {failure}; its loops as they are written")
        return schedule_procedure(procedure, table, replace(options, as_written=True))
    return replace(
        found,
        source=procedure,
        reshaped=ready.told,
        kept=ready.refused,
        unrolled=ready.unrolled,
        speculate=options.speculate or 0,
    )


def search_straight(
    procedure: Procedure, table: InstructionTable, options: Options, label: str
) -> seam.Schedule | None:
    """The region of that label, between loops that are scheduled, as `schedule_procedure` searches for it.

    Nothing if the node of that label is a pipelined loop, or begins or ends the procedure.
    """
    ready = made_ready(procedure, table)
    return _with_room(ready, table, options, lambda scheduler: scheduler.search_node(label))


def _with_room(
    procedure: Procedure,
    table: InstructionTable,
    options: Options,
    run: Callable[[_Scheduler], _Found],
    collapsing: Stages = MappingProxyType({}),
) -> _Found:
    """What `run` finds once enough variables are spilled and epilogs stand by themselves."""
    spare = 0
    apart: set[str] = set()
    certain: set[str] = set()
    with_twins = True
    while True:
        scheduler = _Scheduler(
            procedure,
            table,
            options,
            spare,
            frozenset(apart),
            with_twins,
            frozenset(certain),
            collapsing,
        )
        try:
            return run(scheduler)
        except _TooShortInVain as failure:
            certain.add(failure.loop)
            options.progress(f"{failure}: its branches begin in the prolog, which must lead to it")
        except _TooShortForTwins as failure:
            with_twins = False
            options.progress(f"{failure} by itself: its branches begin in the prolog")
        except RegionTooFull as failure:
            if failure.after_loop and failure.node not in apart:
                apart.add(failure.node)
                options.progress(f"{failure}; the epilog before it by itself")
            elif scheduler.more_to_spill and not (options.first and spare):
                spare += _SPARE_STEP
                options.progress(f"{failure}; spilling {spare} more")
            else:
                raise LinearError(procedure.location, str(failure)) from None


_SPARE_STEP = 3
_WORTH_A_PIPELINE = 4  # iterations, of which fewer are not worth a prolog and an epilog
_TOO_LOOSE = 150  # operations of a region from which prolog and epilog stay as the loop has them
_WORTH_A_COPY = 3  # saved registers of side A from which a second base for the frame is tried
_REACH_OF_COPY = 31  # words: only B14 and B15 take a longer constant offset (spru189f 3.9.2)


class _TooShortForTwins(Exception):
    """A kernel whose first branches stand in the prolog, which so leads to one loop only."""


class _TooShortInVain(Exception):
    """A kernel whose first branches stand in the prolog, where the code before it may go elsewhere."""

    def __init__(self, loop: str) -> None:
        super().__init__(loop)
        self.loop = loop


class RegionTooFull(Exception):
    """A region found no schedule. Less may help: no epilog in it, fewer values that live through."""

    def __init__(self, cause: str, node: str, after_loop: bool) -> None:
        super().__init__(cause)
        self.node, self.after_loop = node, after_loop


class _Scheduler:
    """One try; `spare` more variables than the loops themselves need are spilled around them.

    `apart` names nodes that do not take the epilog of the loop before them. Only `with_twins` does a loop
    share its prolog with a twin. `certain` names loops that are not begun where it is open whether they run,
    `collapsing` the stages that kernels are to do in trial.
    """

    def __init__(
        self,
        procedure: Procedure,
        table: InstructionTable,
        options: Options,
        spare: int,
        apart: frozenset[str],
        with_twins: bool,
        certain: frozenset[str],
        collapsing: Stages,
    ) -> None:
        self.spare, self.apart, self.with_twins = spare, apart, with_twins
        self.certain, self.collapsing = certain, collapsing
        self.more_to_spill = False
        refuse_unwritten(procedure)
        procedure = replace(procedure, sides=procedure.sides | {FRAME_COPY: "A"})
        self.procedure, self.options = procedure, options
        self.machine = Machine(table, procedure)
        self.graph = build(procedure)
        self.result = ScheduledProcedure(procedure, procedure)
        self.pipelined: dict[Node, PipelinedLoop] = {}
        self.schedules: dict[Node, ScheduledNode] = {}
        self.widened = False

    def run(self) -> ScheduledProcedure:
        self._prepare()
        self._schedule_nodes()
        self.result.nodes = [self.schedules[node] for node in self.graph.nodes]
        return self.result

    def search_node(self, label: str) -> seam.Schedule | None:
        """The schedule of one node between the first and the last."""
        self._prepare()
        node = next((node for node in self._inner() if node.name == label), None)
        if node is None:
            return None
        self._schedule_node(node, list(node.operations), loosen=True)
        return self.schedules[node].region

    def _prepare(self) -> None:
        """The loops, and the registers in which variables are between nodes."""
        self._make_returns()
        shape(self.graph, with_twins=self.with_twins, certain=self.certain)
        for node in self.graph.loops():
            if node.next is not None and node.next.name in self.apart:
                split_exit(self.graph, node, node.next)
        update_liveness(self.graph)
        self.twins = twins(self.graph) if self.with_twins else {}
        self._spill_spare()
        self._pipeline_loops()
        end_last(self.graph)
        update_liveness(self.graph)
        self.seams = Seams(self.graph, self.machine)
        self.seams.set_arguments()
        for node, loop in self.pipelined.items():
            self.seams.set_loop(node, loop)
        self.seams.settle(self.pipelined)

    def _make_returns(self) -> None:
        """Let `.return` read the return address like any other variable.

        What is returned from a machine register, which may have to be restored, is moved out of it first.
        """
        for node in self.graph.nodes:
            if node.leave is None or not self.procedure.callable_from_c:
                continue
            homes = dict(zip(node.leave.reads[::-1], ("A4", "A5"), strict=False))
            names = {
                register: Register(f"{register.name}$returned")
                for register, home in homes.items()
                if register.is_machine and register.name != home
            }
            location = node.leave.location
            node.operations += [move(r, n, location, f"return {r}") for r, n in names.items()]
            leave = renamed(node.leave, names)
            node.leave = replace(leave, reads=(*leave.reads, RETURN_ADDRESS))
        first = self.graph.nodes[0]
        if self.graph.predecessors(first):
            self.graph.nodes.insert(0, Node(self.graph.unique("entry"), next=first))
        if self.procedure.callable_from_c:
            keep_return_address(self.graph, self.procedure.frame_words, RETURN_ADDRESS)
        update_liveness(self.graph)

    def _pipeline_loops(self) -> None:
        known: dict[Register, str] = {}
        for node in self.graph.loops():
            first = self.twins.get(node)
            if first is not None:
                self._repeat(node, first)
                continue
            try:
                found = self._pipeline(node, known)
            except NotPipelined as reason:
                self.result.unpipelined[node] = str(reason)
                continue
            if found.pipelined.ahead and self._is_begun_in_vain(node):
                raise _TooShortInVain(node.name)
            self.pipelined[node] = found.pipelined
            self.result.searches[node] = found
            self._enter_loop(node, found.pipelined)
            graph = found.pipelined.loop.body.graph
            for register, value in (*graph.entry.items(), *graph.exit.items()):
                known[register] = found.pipelined.register_of(value)

    def _is_begun_in_vain(self, node: Node) -> bool:
        """Whether the prolog stands where control may go elsewhere, but for a twin."""
        return any(
            successor is not node and self.twins.get(successor) is not node
            for entry in external_entries(self.graph, node)
            for successor in entry.successors
        )

    def _repeat(self, node: Node, first: Node) -> None:
        """The schedule and the registers of a loop for its twin, which no other code enters."""
        if first not in self.pipelined:
            self.result.unpipelined[node] = self.result.unpipelined[first]
            return
        found = self.result.searches[first]
        if found.pipelined.ahead:
            raise _TooShortForTwins(node.name)
        body = found.pipelined.loop.body
        assert node.branch is not None
        branch = replace(body.operations[-1], operands=node.branch.operands)
        loop = replace(
            found.pipelined.loop,
            block=Block(node.name, tuple(node.sequence), node.trip, node.sequence[0].location),
            body=replace(body, operations=(*body.operations[:-1], branch)),
        )
        pipelined = replace(found.pipelined, loop=loop)
        self.pipelined[node] = pipelined
        self.result.searches[node] = replace(found, pipelined=pipelined)
        node.operations, node.branch = list(loop.body.operations[:-1]), branch
        update_liveness(self.graph)

    def _pipeline(self, node: Node, known: dict[Register, str]) -> SearchResult:
        """Search, and make room for the loop by spilling what merely lives through it."""
        large = len(node.sequence) >= seam.LONG
        overlap = not large or self.options.first or self._bound_by_units(node)
        if node.name not in self.options.rings and overlap:
            try:
                return self._overlap(node, known)
            except NotPipelined:
                if not large or self.options.first:
                    raise
        open_ = len(candidates(self.graph, node))
        if open_:
            self._spill(node, open_)
        return search_one_stage(self._prepared(node, one_stage=True), self.options)

    def _bound_by_units(self, node: Node) -> bool:
        """Whether a large body gains by overlapping its iterations."""
        bounds = loop_bounds(self._prepared(node))
        return bounds.recurrence.interval < bounds.resource

    def _prepared(self, node: Node, *, one_stage: bool = False) -> Loop:
        block = Block(node.name, tuple(node.sequence), node.trip, node.sequence[0].location)
        same = [node, *(twin for twin, first in self.twins.items() if first is node)]
        live_out = frozenset(r for n in same if n.next is not None for r in n.next.live_in)
        return prepare_loop(block, self.machine, live_out, one_stage=one_stage)

    def _overlap(self, node: Node, known: dict[Register, str]) -> SearchResult:
        more = 1
        trip = node.trip or Trip()
        if trip.maximum is not None and trip.maximum < _WORTH_A_PIPELINE:
            most = "1 iteration" if trip.maximum == 1 else f"{trip.maximum} iterations"
            raise NotPipelined(f"at most {most}, too few for a pipeline")
        while True:
            may_spill = bool(candidates(self.graph, node))
            try:
                found = search(self._prepared(node), self.machine, self.options, known, may_spill)
            except RegistersNeeded as need:
                self._spill(node, max(need.count, more))
                more *= 2 if self.options.first else 1  # few steps cost less than registers
                continue
            found = replace(found, pipelined=self._collapsed(node, found.pipelined))
            if trip.maximum is not None and trip.maximum < found.pipelined.least_trips:
                raise NotPipelined(
                    f"at most {trip.maximum} iterations, fewer than the "
                    f"{found.pipelined.least_trips} that the pipeline needs"
                )
            return found

    def _collapsed(self, node: Node, pipelined: PipelinedLoop) -> PipelinedLoop:
        """The loop without the stages that its kernel can do; twins share their prolog as it is."""
        if node in self.twins.values():
            return pipelined
        allowed = self.options.speculate
        if allowed is None and node.name not in self.collapsing:
            return pipelined
        wish = Wish(allowed or 0, *self.collapsing.get(node.name, (0, 0)))
        return collapsed(pipelined, node.trip or Trip(), wish, self.machine)

    def _spill_spare(self) -> None:
        """Spill `spare` variables around the loops, and note whether there would be more."""
        for _ in range(self.spare):
            for node in self.graph.loops():
                if candidates(self.graph, node):
                    self._spill(node, 1)
                    break
        self.more_to_spill = any(candidates(self.graph, node) for node in self.graph.loops())

    def _spill(self, node: Node, count: int) -> None:
        open_ = candidates(self.graph, node)
        if not open_:
            names = ", ".join(sorted(r.name for r in node.live_in))
            raise LinearError(
                node.sequence[0].location,
                f"{count} registers too few for the loop; live in it or through it: {names}",
            )
        entering = {
            r
            for argument in self.procedure.arguments
            for r in (
                (argument.high, argument.low) if isinstance(argument, RegisterPair) else (argument,)
            )
        } | {RETURN_ADDRESS}
        for register in open_[:count]:
            self.result.spilled.append(register)
            self.options.progress(f"{node.name}: {register} goes to the stack")
            slot = self.procedure.frame_words + len(self.result.spilled)
            spill(self.graph, register, slot, register in entering)

    def _enter_loop(self, node: Node, pipelined: PipelinedLoop) -> None:
        """Guard the loop if it may be too short, and set its counter before it."""
        loop = pipelined.loop
        trip = node.trip or Trip()
        if trip.minimum < pipelined.least_trips:
            add_guard(self.graph, node, pipelined)
        body = loop.body.operations
        node.operations, node.branch = list(body[:-1]), body[-1]
        if pipelined.collapse.switch is not None:
            node.operations.append(pipelined.collapse.switch.counts)
        for entry in external_entries(self.graph, node):
            self._set_counter(entry, pipelined)
            self._copy_invariants(entry, pipelined)
            entry.operations += switched_on(pipelined)
        assert node.next is not None
        node.next.operations[:0] = restored(pipelined)
        update_liveness(self.graph)

    def _set_counter(self, entry: Node, pipelined: PipelinedLoop) -> None:
        loop = pipelined.loop
        source, own = loop.source_counter, loop.counter.register
        less = pipelined.counter_excess * loop.counter.step
        location, why = loop.block.location, f"passes of {loop.name}"
        if own != source:
            entry.operations.append(move(source, own, location, f"count of {loop.name}"))
        elif _fold_constant(entry.operations, own, less):
            return
        if less:
            entry.operations.append(add_constant(own, -less, location, why))

    def _copy_invariants(self, entry: Node, pipelined: PipelinedLoop) -> None:
        """Put a second copy of an invariant that the loop reads on both sides."""
        loop = pipelined.loop
        for original, copy in pipelined.copies.items():
            entry.operations.append(
                move(original, copy, loop.block.location, f"{original} on both sides")
            )

    def _schedule_nodes(self) -> None:
        for node, pipelined in self.pipelined.items():
            self.schedules[node] = _kernel(node, pipelined)
        ends = [n for n in self.graph.nodes if n is self.graph.nodes[0] or n.leave is not None]
        for node in self._inner():
            self._schedule_node(node, list(node.operations), loosen=True)
        used = self._used_registers()
        while True:  # saving a register may take another one that must be saved
            saved = used
            for node in ends:
                self._schedule_end(node, saved)
            used = saved | self._used_registers()
            if used == saved:
                break
        self.result.saved = self._frame(used)

    def _inner(self) -> list[Node]:
        """Nodes that are no pipelined loops and neither begin nor end the procedure."""
        return [
            n
            for n in self.graph.nodes
            if n is not self.graph.nodes[0] and n.leave is None and n not in self.pipelined
        ]

    def _frame(self, used: frozenset[str]) -> list[str]:
        if not self.procedure.callable_from_c:
            return []
        return sorted(used & CALLEE_SAVED, key=lambda r: (int(r[1:]), r[0]))

    def _used_registers(self) -> frozenset[str]:
        """Registers that some value occupies, loops and seams included."""
        used: set[str] = set()
        for loop in self.pipelined.values():
            used.update(loop.registers.values())
        for mapping in self.seams.mappings.values():
            used.update(mapping.values())
        for scheduled in self.schedules.values():
            if scheduled.region is not None:
                used.update(r for r in scheduled.region.registers if r)
        return frozenset(used) - {STACK_POINTER.name, "B14"}

    def _schedule_end(self, node: Node, used: frozenset[str]) -> None:
        """The first node and those that return: they save and restore registers.

        Those of side A, or most of them, may go through the other data port. That takes a register and
        a move over a cross path, so the shortest counts. An interrupt would want the frame above the
        stack pointer to the end.
        """
        saved = self._frame(used)
        on_a = [register for register in saved if register[0] == "A"]
        ways: list[list[str]] = [[]]
        worth = len(on_a) >= _WORTH_A_COPY and self.options.interrupt_threshold is None
        if worth and self._frame_begin + len(saved) - 1 <= _REACH_OF_COPY:
            ways += [on_a, on_a[len(on_a) // 3 :]]
        lengths = []
        for by_copy in ways:
            try:
                self._schedule_node(node, self._with_frame(node, saved, by_copy), saved)
            except RegionTooFull:
                if not by_copy:
                    raise
                break
            lengths.append(self.schedules[node].length)
            if lengths[1:] and lengths[-1] >= lengths[-2]:
                break
        best = ways[lengths.index(min(lengths))]
        self._schedule_node(node, self._with_frame(node, saved, best), saved, loosen=True)

    @property
    def _frame_begin(self) -> int:
        """The first word of the frame for saved registers."""
        return self.procedure.frame_words + len(self.result.spilled) + 1

    def _with_frame(
        self, node: Node, saved: Sequence[str], by_copy: Sequence[str] = ()
    ) -> list[Operation]:
        """The node's operations, and those of the frame; `by_copy` are saved through FRAME_COPY."""
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

    def _schedule_node(
        self,
        node: Node,
        operations: list[Operation],
        saved: Sequence[str] = (),
        *,
        loosen: bool = False,
    ) -> None:
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
            self._add_leave(node, operations, after, saved)
            live_out |= after.keys()
        elif node.branch is not None:
            operations.append(node.branch)
            after |= {r: r.name for r in node.passes}
            live_out |= set(node.passes)
        around = self._surroundings(node, before, after, frozenset(live_out))
        self.schedules[node] = self._solve_with_moves(node, operations, around, loosen)

    def _solve_with_moves(
        self, node: Node, operations: list[Operation], around: Surroundings, loosen: bool
    ) -> ScheduledNode:
        """With the moves that are needed by all signs; where that has no schedule, with ever more."""
        location = operations[0].location if operations else self.procedure.location
        live_out = around.live_out
        failure: RegionTooFull | None = None
        for thorough, through_copies in ((False, False), (True, False), (True, True)):
            block = spread(operations, live_out) if through_copies else operations
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
        """Moves of arguments out of registers to be saved, or reserved: each enters once, as the register."""
        found = []
        for register, home in list(before.items()):
            if register.is_symbolic and home in registers:
                del before[register]
                found.append(move(Register(home), register, self.procedure.location, "argument"))
        return found

    def _read_by_epilog(self, node: Node) -> dict[Register, str]:
        """Invariants of the loop before, which its epilog may read for the last time here."""
        found: dict[Register, str] = {}
        for before in self.graph.predecessors(node):
            if before in self.pipelined:
                body = self.pipelined[before].loop.body
                for register, value in body.graph.entry.items():
                    if value in body.invariants:
                        found[register] = self.seams.before(before)[register]
        return found

    def _add_leave(
        self,
        node: Node,
        operations: list[Operation],
        after: dict[Register, str],
        saved: Sequence[str],
    ) -> None:
        assert node.leave is not None
        from_c = self.procedure.callable_from_c
        for operand in node.leave.operands:
            if isinstance(operand, RegisterPair):
                homes = ("A5", "A4") if from_c else (operand.high.name, operand.low.name)
                self._return_in(homes[0], operand.high, node, operations, after)
                self._return_in(homes[1], operand.low, node, operations, after)
            elif isinstance(operand, Register):
                home = "A4" if from_c else operand.name
                self._return_in(home, operand, node, operations, after)
        after.update({Register(r): r for r in saved})
        if self.procedure.callable_from_c:
            operations.append(return_branch(RETURN_ADDRESS, node.leave.location))

    def _return_in(
        self,
        home: str,
        register: Register,
        node: Node,
        operations: list[Operation],
        after: dict[Register, str],
    ) -> None:
        """Have `register` in `home` at the end: what the source binds to the other side is moved."""
        assert node.leave is not None
        if self.procedure.sides.get(register, home[0]) != home[0]:
            returned = Register(f"{register.name}$returned")
            operations.append(move(register, returned, node.leave.location, f"return {register}"))
            register = returned
        after[register] = home

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
        """With registers that need no saving or are saved anyway; if they are too few, with all.

        A large region takes all at once: finding that they do not suffice would cost it its time.
        """
        used = self._used_registers()
        cheap = tuple(r for r in self.machine.registers if r not in CALLEE_SAVED or r in used)
        failure = ""
        options, first = self.options, cheap
        if len(operations) > options.exact_operations:
            options = replace(options, region_seconds=options.large_region_seconds)
            first = self.machine.registers
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
            issued = [replace(item, cycle=item.cycle + node.idle) for item in _issued(found)]
            return ScheduledNode(node, found.length + node.idle, issued, region=found)
        raise RegionTooFull(failure, node.name, around.previous is not None)

    def _loosened(
        self,
        node: Node,
        operations: list[Operation],
        around: Surroundings,
        registers: tuple[tuple[str, ...], tuple[str, ...]],
        best: seam.Schedule,
    ) -> seam.Schedule:
        """The region with prolog and epilog scheduled anew, where that is shorter."""
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
        return found if found.length < best.length else best


def refuse_unwritten(procedure: Procedure) -> None:
    written = {r for operation in procedure.operations for r in operation.writes}
    for argument in procedure.arguments:
        written |= {argument} if isinstance(argument, Register) else {argument.high, argument.low}
    for operation in procedure.operations:
        for register in operation.reads:
            if register.is_symbolic and register not in written:
                raise LinearError(operation.location, f"{register} is read before it is written")


def _fold_constant(operations: list[Operation], register: Register, less: int) -> bool:
    """Change `MVK n, register` into `MVK n - less, register` where nothing reads it in between."""
    for position in reversed(range(len(operations))):
        operation = operations[position]
        if register in operation.writes:
            first = operation.operands[0]
            if operation.mnemonic != "MVK" or not isinstance(first, Immediate):
                return False
            if operation.predicate is not None or not -32768 <= first.value - less <= 32767:
                return False
            operands = (Immediate(first.value - less), *operation.operands[1:])
            operations[position] = replace(operation, operands=operands)
            return True
        if register in operation.reads:
            return False
    return False


def _kernel(node: Node, pipelined: PipelinedLoop) -> ScheduledNode:
    """The kernel of a loop: all operations in one pass."""
    body = pipelined.loop.body
    issued = []
    for number, operation in enumerate(body.operations):
        inside = body.region.operations[number]
        choice = inside.forms[pipelined.schedule.forms[number]].payload
        assert isinstance(choice, Choice)
        cycle = pipelined.schedule.cycles[number]
        reads = {
            register: pipelined.register_of(value, side)
            for (register, side), value in zip(choice.reads, inside.reads, strict=True)
        }
        writes = {
            register: pipelined.register_of(write.value)
            for (register, _), write in zip(choice.writes, inside.writes, strict=True)
        }
        predicate = "" if inside.predicate is None else pipelined.register_of(inside.predicate)
        stage = 0 if number in pipelined.loop.model.control else cycle // pipelined.interval
        operation, predicate = switched(pipelined, number, operation, predicate)
        issued.append(
            Issued(
                cycle % pipelined.interval,
                operation,
                choice,
                reads,
                writes,
                predicate,
                f"<{stage}>",
            )
        )
    issued += switch_of(pipelined)
    return ScheduledNode(node, pipelined.interval, issued, pipelined)


def _issued(schedule: seam.Schedule) -> list[Issued]:
    region = schedule.region
    issued = []
    for number, inside in enumerate(region.operations):
        choice = inside.forms[schedule.forms[number]].payload
        assert isinstance(choice, Choice)
        operation, note = _operation_of(inside, choice)
        issued.append(
            Issued(
                schedule.cycles[number],
                operation,
                choice,
                _registers(choice.reads, inside.reads, schedule),
                _registers(choice.writes, [w.value for w in inside.writes], schedule),
                schedule.registers[inside.predicate] if inside.predicate is not None else "",
                note,
            )
        )
    return issued


def _registers(
    places: Sequence[tuple[Register, str]], values: Sequence[int], schedule: seam.Schedule
) -> dict[Register, str]:
    return {
        register: schedule.registers[value]
        for (register, _), value in zip(places, values, strict=True)
    }


def _operation_of(inside: seam.Operation, choice: Choice) -> tuple[Operation, str]:
    if isinstance(inside.payload, Placed):
        placed = inside.payload
        if placed.part == BLOCK or placed.operation.is_branch:
            return placed.operation, ""
        which = f"{placed.iteration}" if placed.part == PROLOG else f"-{placed.iteration + 1}"
        return placed.operation, f"<{which}>"
    (source, _), (target, _) = choice.reads[0], choice.writes[0]
    return move(source, target, Location("", 0), "copy"), ""
