"""Makes the source ready for scheduling: reshapes its loops, then rewrites unread results and operands."""

from __future__ import annotations

from dataclasses import dataclass, replace

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import Block, LinearError, Procedure, Trip
from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.loops.preparation import NotPipelined, prepare_loop
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.procedure.flow import build
from broadside.optimizer.procedure.reshape.conversion import with_predicates
from broadside.optimizer.procedure.reshape.reshaped import Reshaped
from broadside.optimizer.procedure.reshape.unrolling import Whole, unrolled
from broadside.optimizer.procedure.source.calls import with_branches
from broadside.optimizer.procedure.source.counted import with_counts
from broadside.optimizer.procedure.source.detours import with_forms
from broadside.optimizer.procedure.source.unread import settle_unread
from broadside.optimizer.record.options import AUTO, Options

MOST_AUTOMATIC = 100
"""Most operations of an unrolled body if the bounds, not the user, choose the number of passes."""

TRIED = (2, 3, 4)
"""The numbers of passes in one that the bounds choose from."""

_WORTH = 0.95  # unrolling must lower the cycles of a pass to this share or less


def made_ready(procedure: Procedure, table: InstructionTable) -> Procedure:
    """The source made ready for scheduling with default options."""
    return reshaped(procedure, table, Options()).procedure


def reshaped(procedure: Procedure, table: InstructionTable, options: Options) -> Reshaped:
    """The source made ready for scheduling, and what was done to its loops."""
    called = with_branches(procedure)
    keeps = options.keep_branches or options.as_written
    found = Reshaped(called) if keeps else with_predicates(called, table)
    found.procedure = with_counts(found.procedure)
    if not options.as_written:
        for block in found.procedure.blocks:
            if block.is_loop:
                _unroll(found, block, table, options)
    return replace(found, procedure=_finished(found.procedure, table))


def alternatives(
    procedure: Procedure, table: InstructionTable, options: Options
) -> tuple[Options, ...]:
    """The options to search with: if the bounds unroll a loop, also those by which they do not.

    A lower bound promises no shorter schedule, so both are searched for and the better one is kept.
    """
    if options.unroll != AUTO:
        return (options,)
    single = replace(options, unroll=1)
    if reshaped(procedure, table, options).unrolled == reshaped(procedure, table, single).unrolled:
        return (options,)
    return single, options


def _finished(procedure: Procedure, table: InstructionTable) -> Procedure:
    return with_forms(settle_unread(procedure), table)


@dataclass(frozen=True)
class _Choice:
    """`passes` passes of a loop in one, and the lower bound on their cycles."""

    passes: int
    procedure: Procedure
    cycles: int

    @property
    def each(self) -> float:
        return self.cycles / self.passes


def _unroll(found: Reshaped, block: Block, table: InstructionTable, options: Options) -> None:
    """Unrolls a loop as its `.unroll` says, else as the options say."""
    label = str(block.label)
    wanted = block.unroll or options.unroll
    if wanted == 1:
        return
    try:
        one = _Choice(1, found.procedure, _bound(found.procedure, label, table))
        if wanted == AUTO:
            choice = _best(found.procedure, block, one, table)
        else:
            changed = unrolled(found.procedure, label, wanted)
            choice = _Choice(wanted, changed, _bound(changed, label, table))
    except (Whole, NotPipelined) as why:
        found.whole[label] = str(why)
        return
    found.procedure = choice.procedure
    found.unrolled[label] = choice.passes
    found.note(
        label,
        f"{choice.passes} passes became one: at least {choice.cycles} cycles for them, "
        f"{choice.each:.3g} each; one alone takes at least {one.cycles}",
    )


def _best(procedure: Procedure, block: Block, one: _Choice, table: InstructionTable) -> _Choice:
    """The number of passes with the lowest bound for each. Raises Whole if single passes are as good."""
    best, causes, fits = one, [], False
    for passes in TRIED:
        size = passes * len(block.operations)
        if size > MOST_AUTOMATIC:
            causes.append(f"{passes} passes are {size} operations, more than {MOST_AUTOMATIC}")
            break
        try:
            changed = unrolled(procedure, str(block.label), passes)
        except Whole as why:
            causes.append(str(why))
            continue
        fits = True
        choice = _Choice(passes, changed, _bound(changed, str(block.label), table))
        if choice.each <= best.each * _WORTH:
            best = choice
    if best is one:
        raise Whole("it would not lower the bound of a pass" if fits else causes[0])
    return best


def _bound(procedure: Procedure, label: str, table: InstructionTable) -> int:
    """The lower bound on the interval of the loop. Raises NotPipelined if it cannot be pipelined."""
    ready = _finished(procedure, table)
    graph = build(ready)
    node = next(node for node in graph.nodes if node.name == label)
    assert node.next is not None
    loop = Block(label, tuple(node.sequence), node.trip or Trip(), node.sequence[0].location)
    try:
        return loop_bounds(prepare_loop(loop, Machine(table, ready), node.next.live_in)).interval
    except LinearError as error:
        raise NotPipelined(error.cause) from None
