"""The source as the schedulers take it: first its loops in another form, then what every procedure needs."""

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
"""Operations of a body that is unrolled without being asked for by a number."""

_TRIED = (2, 3, 4)  # passes in one, where the bounds decide
_WORTH = 0.95  # of the cycles of a pass, which more passes in one must save at least


def made_ready(procedure: Procedure, table: InstructionTable) -> Procedure:
    """The source as the schedulers take it, unless options say otherwise."""
    return reshaped(procedure, table, Options()).procedure


def reshaped(procedure: Procedure, table: InstructionTable, options: Options) -> Reshaped:
    """The source as the schedulers take it, and what became of its loops."""
    called = with_branches(procedure)
    keeps = options.keep_branches or options.as_written
    found = Reshaped(called) if keeps else with_predicates(called, table)
    found.procedure = with_counts(found.procedure)
    if not options.as_written:
        for block in found.procedure.blocks:
            if block.is_loop:
                _unroll(found, block, table, options)
    return replace(found, procedure=_finished(found.procedure, table))


def _finished(procedure: Procedure, table: InstructionTable) -> Procedure:
    return with_forms(settle_unread(procedure), table)


@dataclass(frozen=True)
class _Choice:
    """So many passes of a loop in one, and the least cycles that these take by the bounds."""

    passes: int
    procedure: Procedure
    cycles: int

    @property
    def each(self) -> float:
        return self.cycles / self.passes


def _unroll(found: Reshaped, block: Block, table: InstructionTable, options: Options) -> None:
    """Unroll a loop by its hint, else by the options."""
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
    """The choice whose bound is least for each pass. Raises Whole where one alone is as good."""
    best, causes = one, []
    for passes in _TRIED:
        if passes * len(block.operations) > MOST_AUTOMATIC:
            causes.append(f"{passes} passes have more than {MOST_AUTOMATIC} operations")
            break
        try:
            changed = unrolled(procedure, str(block.label), passes)
        except Whole as why:
            causes.append(str(why))
            continue
        choice = _Choice(passes, changed, _bound(changed, str(block.label), table))
        if choice.each <= best.each * _WORTH:
            best = choice
    if best is one:
        raise Whole(causes[0] if len(causes) == len(_TRIED) else "no bound of a pass falls by it")
    return best


def _bound(procedure: Procedure, label: str, table: InstructionTable) -> int:
    """The least cycles of a pass. Raises NotPipelined."""
    ready = _finished(procedure, table)
    graph = build(ready)
    node = next(node for node in graph.nodes if node.name == label)
    assert node.next is not None
    loop = Block(label, tuple(node.sequence), node.trip or Trip(), node.sequence[0].location)
    try:
        return loop_bounds(prepare_loop(loop, Machine(table, ready), node.next.live_in)).interval
    except LinearError as error:
        raise NotPipelined(error.cause) from None
