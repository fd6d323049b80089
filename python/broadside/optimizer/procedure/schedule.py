"""Schedules a procedure: loops first, then the regions between them, then the stack frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TypeVar

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import LinearError, Procedure, Register
from broadside.optimizer.collapse.trial import Stages, shorter_for_nothing
from broadside.optimizer.machine.target import FRAME_COPY, Machine
from broadside.optimizer.model.region import Schedule, ScheduleError
from broadside.optimizer.procedure.flow import build, shape, twins, update_liveness
from broadside.optimizer.procedure.reshape.ready import made_ready, reshaped
from broadside.optimizer.procedure.scheduling.banks import keep_banks_apart
from broadside.optimizer.procedure.scheduling.frame import Frame
from broadside.optimizer.procedure.scheduling.loops import (
    Loops,
    TooShortForTwins,
    TooShortInVain,
)
from broadside.optimizer.procedure.scheduling.regions import Regions, RegionTooFull
from broadside.optimizer.procedure.scheduling.returns import make_returns
from broadside.optimizer.procedure.scheduling.saturation import let_bits_land
from broadside.optimizer.procedure.scheduling.setting import Setting
from broadside.optimizer.procedure.seams import OutOfRegisters, Seams
from broadside.optimizer.procedure.short_loops import end_last, split_exit
from broadside.optimizer.procedure.sides.exchange import exchange
from broadside.optimizer.procedure.sides.straight_loops import choose_sides
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure

_SPARE_STEP = 3  # variables spilled at once if registers do not suffice
_SPARE_ALL = 1000  # more variables than any loop lets through; a first search spills only once

_Found = TypeVar("_Found")


def schedule_procedure(
    procedure: Procedure, table: InstructionTable, options: Options
) -> ScheduledProcedure:
    """Schedules a whole procedure. Raises LinearError if the source makes this impossible."""
    ready = reshaped(procedure, table, options)
    for label, steps in ready.told.items():
        for step in steps:
            options.progress(f"{label}: {step}")
    try:
        found = shorter_for_nothing(
            options.speculate,
            lambda collapsing: _with_room(
                ready.procedure, table, options, lambda prepared: prepared.run(), collapsing
            ),
        )
    except (LinearError, ScheduleError, OutOfRegisters) as failure:
        if not ready.done:
            raise
        if ready.unrolled and options.unroll != 1:
            options.progress(f"{procedure.name}: {failure}; trying its passes one by one")
            return schedule_procedure(procedure, table, replace(options, unroll=1))
        options.progress(f"{procedure.name}: {failure}; trying its loops as written")
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
) -> Schedule | None:
    """The schedule of the region with that label, as `schedule_procedure` searches for it after all loops.

    Returns None if the node of that label is a pipelined loop, or begins or ends the procedure.
    """
    ready = made_ready(procedure, table)
    return _with_room(ready, table, options, lambda prepared: prepared.search_node(label))


def _with_room(
    procedure: Procedure,
    table: InstructionTable,
    options: Options,
    run: Callable[[_Try], _Found],
    collapsing: Stages = MappingProxyType({}),
) -> _Found:
    """The result of `run` on the first try that has enough registers.

    Each failed try changes the next: it spills more variables, gives an epilog a node of its own, or forgoes
    shared prologs. Raises LinearError if nothing is left to change.
    """
    concessions = _Concessions()
    while True:
        try:
            prepared = _prepared(procedure, table, options, concessions, collapsing)
        except TooShortInVain as failure:
            concessions.certain.add(failure.loop)
            options.progress(f"{failure}: its prolog has branches, so it may lead only to the loop")
            continue
        except TooShortForTwins as failure:
            concessions.with_twins = False
            options.progress(f"{failure}, so it shares no prolog with a twin")
            continue
        try:
            return run(prepared)
        except RegionTooFull as failure:
            if failure.after_loop and failure.node not in concessions.apart:
                concessions.apart.add(failure.node)
                options.progress(f"{failure}; trying the epilog in a node of its own")
            elif prepared.more_to_spill and not (options.first and concessions.spare):
                # what the loops spill for themselves frees no register
                step = _SPARE_ALL if options.first else _SPARE_STEP
                concessions.spare = len(prepared.setting.result.spilled) + step
                count = "all that it can" if options.first else f"{concessions.spare} more"
                options.progress(f"{failure}; spilling {count}")
            else:
                raise LinearError(procedure.location, str(failure)) from None


@dataclass
class _Concessions:
    """What earlier tries have shown to be necessary.

    `spare`: variables spilled around loops, in addition to those that the loops need. `apart`: names of nodes
    that do not take the epilog of the loop before them. `certain`: names of loops that begin only after it is
    known that they run. `with_twins`: whether twins share a prolog.
    """

    spare: int = 0
    apart: set[str] = field(default_factory=set)
    certain: set[str] = field(default_factory=set)
    with_twins: bool = True


@dataclass(frozen=True)
class _Try:
    """One try, whose loops are pipelined and whose variables have registers between nodes."""

    setting: Setting
    regions: Regions
    more_to_spill: bool

    def run(self) -> ScheduledProcedure:
        for node in self.regions.inner():
            self.regions.schedule(node, list(node.operations), loosen=True)
        result = self.setting.result
        saved = Frame(self.setting, self.regions).schedule()
        result.saved = exchange(self.setting, self.regions, saved)
        keep_banks_apart(self.setting, self.regions)
        result.nodes = [self.regions.schedules[node] for node in self.setting.graph.nodes]
        return result

    def search_node(self, label: str) -> Schedule | None:
        """The schedule of one node between the first and the last."""
        node = next((node for node in self.regions.inner() if node.name == label), None)
        if node is None:
            return None
        self.regions.schedule(node, list(node.operations), loosen=True)
        return self.regions.schedules[node].region


def _prepared(
    procedure: Procedure,
    table: InstructionTable,
    options: Options,
    concessions: _Concessions,
    collapsing: Stages,
) -> _Try:
    """One try. `collapsing`: the stages that kernels do on trial.

    Raises TooShortInVain or TooShortForTwins.
    """
    refuse_unwritten(procedure)
    procedure = replace(procedure, sides=procedure.sides | {FRAME_COPY: "A"})
    graph = build(procedure)
    make_returns(graph, procedure)
    shape(graph, with_twins=concessions.with_twins, certain=concessions.certain)
    for node in graph.loops():
        if node.next is not None and node.next.name in concessions.apart:
            split_exit(graph, node, node.next)
    update_liveness(graph)
    result = ScheduledProcedure(procedure, procedure)
    repeated = twins(graph) if concessions.with_twins else {}
    machine = Machine(table, procedure)
    setting = Setting(procedure, options, machine, graph, result, repeated, collapsing)
    loops = Loops(setting, concessions.spare)
    let_bits_land(graph, loops.pipelined)
    end_last(graph)
    update_liveness(graph)
    seams = Seams(graph, machine)
    seams.set_arguments()
    for node, loop in loops.pipelined.items():
        seams.set_loop(node, loop)
    seams.settle(loops.pipelined)
    regions = Regions(setting, loops.pipelined, seams)
    choose_sides(regions, seams, options)
    return _Try(setting, regions, loops.more_to_spill)


def refuse_unwritten(procedure: Procedure) -> None:
    """Raises LinearError at the first read of a symbolic register that nothing writes."""
    written = {r for operation in procedure.operations for r in operation.writes}
    for argument in procedure.arguments:
        written |= {argument} if isinstance(argument, Register) else {argument.high, argument.low}
    for operation in procedure.operations:
        for register in operation.reads:
            if register.is_symbolic and register not in written:
                raise LinearError(operation.location, f"{register} is read before it is written")
