"""Pipelines the loops of a procedure, or notes why not, and spills variables to make room for them."""

from __future__ import annotations

import math
from dataclasses import replace

from broadside.facts.cpu import CONSTANTS
from broadside.linear.ir import (
    Immediate,
    LinearError,
    Operation,
    Register,
    RegisterPair,
    Trip,
)
from broadside.linear.procedure.conventions import argument_homes
from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.collapse.choose import Wish, collapsed
from broadside.optimizer.collapse.code import restored, switched_on
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.loops.preparation import Loop, NotInTime, NotPipelined, prepare_loop
from broadside.optimizer.machine.target import RETURN_ADDRESS
from broadside.optimizer.model import region as seam
from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.inserted import add_constant, move
from broadside.optimizer.procedure.flow import external_entries, update_liveness
from broadside.optimizer.procedure.scheduling.setting import Setting
from broadside.optimizer.procedure.short_loops import add_guard
from broadside.optimizer.procedure.spill import candidates, spill
from broadside.optimizer.record.result import SearchResult
from broadside.optimizer.search.intervals import search
from broadside.optimizer.search.rings import search_one_stage
from broadside.optimizer.strategies.loops.task import RegistersNeeded

_WORTH_A_PIPELINE = 4  # fewer iterations are not worth a prolog and an epilog
_LONGER_FOR_FEW_TRIPS = 4  # cycles that the interval may grow if the loop has too few passes


class TooShortForTwins(Exception):
    """Two twins cannot share a prolog; the text names one of them and says why."""


class TooShortInVain(Exception):
    """The prolog issues the first branches of a kernel, but the code before may lead elsewhere too."""

    def __init__(self, loop: str) -> None:
        super().__init__(loop)
        self.loop = loop


class Loops:
    """The loops of one try, pipelined one after another.

    `spare`: variables spilled around the loops in addition to those that the loops need.
    """

    def __init__(self, setting: Setting, spare: int) -> None:
        self.graph, self.machine, self.options = setting.graph, setting.machine, setting.options
        self.procedure, self.result, self.twins = setting.procedure, setting.result, setting.twins
        self.collapsing = setting.collapsing
        self.pipelined: dict[Node, PipelinedLoop] = {}
        self._open = len(self.graph.loops())
        self._until = math.inf
        if self.options.first and self.options.loop_seconds is not None:
            self._until = self.options.clock() + self._open * self.options.loop_seconds
        self.more_to_spill = self._spill_spare(spare)
        self._pipeline_loops()

    def _pipeline_loops(self) -> None:
        known = self._homes() if self.options.first else {}
        for node in self.graph.loops():
            first = self.twins.get(node)
            if first is not None:
                self._repeat(node, first)
                continue
            try:
                found = self._pipeline(node, known)
            except NotPipelined as reason:
                self.result.unpipelined[node] = str(reason)
                if isinstance(reason, NotInTime):
                    self.result.hurried.add(node)
                continue
            finally:
                self._open -= 1
            if found.pipelined.ahead and self._is_begun_in_vain(node):
                raise TooShortInVain(node.name)
            if node in self.twins.values():
                _refuse_guard(node, found.pipelined)
            self.pipelined[node] = found.pipelined
            self.result.searches[node] = found
            self._enter_loop(node, found.pipelined)
            graph = found.pipelined.loop.body.graph
            for register, value in (*graph.entry.items(), *graph.exit.items()):
                known[register] = found.pipelined.register_of(value)

    def _homes(self) -> dict[Register, str]:
        """The registers of the arguments at the entry; a loop that keeps them there needs no moves."""
        if not self.procedure.callable_from_c:
            return {}
        return {argument: home for home, argument in argument_homes(self.procedure.arguments)}

    def _is_begun_in_vain(self, node: Node) -> bool:
        """Whether a node with the prolog may also lead to code other than the loop and its twin."""
        return any(
            successor is not node and self.twins.get(successor) is not node
            for entry in external_entries(self.graph, node)
            for successor in entry.successors
        )

    def _repeat(self, node: Node, first: Node) -> None:
        """Gives `node` the schedule and the registers of `first`, its twin. Raises TooShortForTwins."""
        if first not in self.pipelined:
            self.result.unpipelined[node] = self.result.unpipelined[first]
            if first in self.result.hurried:
                self.result.hurried.add(node)
            return
        found = self.result.searches[first]
        if found.pipelined.ahead:
            raise TooShortForTwins(f"{node.name}: its prolog has branches")
        _refuse_guard(node, found.pipelined)
        body = found.pipelined.loop.body
        assert node.branch is not None
        branch = replace(body.operations[-1], operands=node.branch.operands)
        loop = replace(
            found.pipelined.loop,
            block=node.block,
            body=replace(body, operations=(*body.operations[:-1], branch)),
        )
        pipelined = replace(found.pipelined, loop=loop)
        self.pipelined[node] = pipelined
        self.result.searches[node] = replace(found, pipelined=pipelined)
        node.operations, node.branch = list(loop.body.operations[:-1]), branch
        update_liveness(self.graph)

    def _pipeline(self, node: Node, known: dict[Register, str]) -> SearchResult:
        """Searches for a schedule, and spills variables that only live through the loop to make room.

        Raises NotPipelined.
        """
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
        """Whether units bind the loop more than recurrences, so that a large body gains by overlap."""
        bounds = loop_bounds(self._prepared(node), self.options.bound_seconds)
        return bounds.recurrence.interval < bounds.resource

    def _prepared(self, node: Node, *, one_stage: bool = False) -> Loop:
        same = [node, *(twin for twin, first in self.twins.items() if first is node)]
        live_out = frozenset(r for n in same if n.next is not None for r in n.next.live_in)
        return prepare_loop(node.block, self.machine, live_out, one_stage=one_stage)

    def _overlap(self, node: Node, known: dict[Register, str]) -> SearchResult:
        more = 1
        trip = node.trip or Trip()
        if trip.maximum is not None and trip.maximum < _WORTH_A_PIPELINE:
            most = "1 iteration" if trip.maximum == 1 else f"{trip.maximum} iterations"
            raise NotPipelined(f"at most {most}, too few for a pipeline")
        options = self.options
        longest: int | None = None
        until = self._end_of_next()
        while True:
            may_spill = bool(candidates(self.graph, node))
            if until < math.inf:
                options = replace(options, loop_seconds=max(0.0, until - self.options.clock()))
            try:
                found = search(self._prepared(node), self.machine, options, known, may_spill)
            except RegistersNeeded as need:
                self._spill(node, max(need.count, more))
                # in a first search, few steps matter more than few spilled variables
                more *= 2 if self.options.first else 1
                continue
            pipelined = self._collapsed(node, found.pipelined)
            found = replace(found, pipelined=pipelined)
            if trip.maximum is None or pipelined.least_trips <= trip.maximum:
                return found
            if longest is None:
                longest = pipelined.interval + _LONGER_FOR_FEW_TRIPS
            if pipelined.interval >= longest:
                raise NotPipelined(
                    f"at most {trip.maximum} iterations, fewer than the "
                    f"{pipelined.least_trips} that the pipeline needs"
                )
            lowest = {**options.loop_intervals, node.name: pipelined.interval + 1}
            options = replace(options, loop_intervals=lowest)

    def _end_of_next(self) -> float:
        """When the first search for the next loop must end: it may take twice its share of the time left."""
        now = self.options.clock()
        return now + max(0.0, self._until - now) * 2 / (self._open + 1)

    def _collapsed(self, node: Node, pipelined: PipelinedLoop) -> PipelinedLoop:
        """The loop without the stages that its kernel can do; a loop with a twin is left as it is."""
        if node in self.twins.values():
            return pipelined
        allowed = self.options.speculate
        if allowed is None and node.name not in self.collapsing:
            return pipelined
        wish = Wish(allowed or 0, *self.collapsing.get(node.name, (0, 0)))
        return collapsed(pipelined, node.trip or Trip(), wish, self.machine)

    def _spill_spare(self, spare: int) -> bool:
        """Spills `spare` variables around the loops; returns whether more could be spilled."""
        for _ in range(spare):
            for node in self.graph.loops():
                if candidates(self.graph, node):
                    self._spill(node, 1)
                    break
            else:
                return False
        return any(candidates(self.graph, node) for node in self.graph.loops())

    def _spill(self, node: Node, count: int) -> None:
        open_ = candidates(self.graph, node)
        if not open_:
            names = ", ".join(sorted(r.name for r in node.live_in))
            raise LinearError(
                node.sequence[0].location,
                f"the loop lacks {count} registers; variables that live in or through it: {names}",
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
        """Adds a guard if the loop may have too few passes, and sets the loop's counter before it."""
        loop = pipelined.loop
        if _needs_guard(node, pipelined):
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
        """Copies each invariant that the loop reads on both sides to the other side."""
        loop = pipelined.loop
        for original, copy in pipelined.copies.items():
            entry.operations.append(
                move(original, copy, loop.block.location, f"{original} on both sides")
            )


def _needs_guard(node: Node, pipelined: PipelinedLoop) -> bool:
    """Whether the loop may have too few passes for its pipeline."""
    least = node.trip.minimum if node.trip is not None else Trip().minimum
    from_zero = least <= 1 and _may_begin_at_zero(node, pipelined)
    return from_zero or least < pipelined.least_trips


def _refuse_guard(node: Node, pipelined: PipelinedLoop) -> None:
    """Raises TooShortForTwins if a test must decide before the prolog whether the pipeline may run."""
    if _needs_guard(node, pipelined):
        raise TooShortForTwins(f"{node.name}: it may have too few passes for its pipeline")


def _may_begin_at_zero(node: Node, pipelined: PipelinedLoop) -> bool:
    """Whether the loop makes one pass for a count of zero, but the pipeline reduces the count first."""
    count = pipelined.loop.source_counter
    counted = any(o.predicate is not None and count in o.writes for o in node.operations)
    return counted and pipelined.counter_excess > 0


def _fold_constant(operations: list[Operation], register: Register, less: int) -> bool:
    """Changes `MVK n, register` into `MVK n - less, register`; False if it cannot.

    No operation may read the register after the MVK.
    """
    for position in reversed(range(len(operations))):
        operation = operations[position]
        if register in operation.writes:
            first = operation.operands[0]
            if operation.mnemonic != "MVK" or not isinstance(first, Immediate):
                return False
            if operation.predicate is not None or first.value - less not in CONSTANTS:
                return False
            operands = (Immediate(first.value - less), *operation.operands[1:])
            operations[position] = replace(operation, operands=operands)
            return True
        if register in operation.reads:
            return False
    return False
