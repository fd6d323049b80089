"""Loops whose body is too large for the exact modulo model: one iteration an interval.

The kernel is the body itself, placed in a ring of cycles (`unrolled`): there is no prolog and no
epilog, and the loop runs from one iteration on. Iterations overlap as far as the source says so.
"""

from __future__ import annotations

from broadside.optimizer.bounds.attempt import FOUND, Attempt
from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.bounds.refutation import ruled_out
from broadside.optimizer.loops.model import BRANCH_LATENCY, ModuloSchedule
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.loops.preparation import Loop, NotPipelined
from broadside.optimizer.model.region import side_of
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.result import SearchResult
from broadside.optimizer.strategies.straight.unrolled_rounds import Placed, Unrolled, loop_region

_NOT_FOUND = "not found beside the template of the rounds"


def search_one_stage(loop: Loop, options: Options) -> SearchResult:
    """The shortest interval found. Raises NotPipelined if there is none.

    Begins at the least interval that recurrences and units together do not rule out.
    """
    bounds = loop_bounds(loop)
    options.progress(
        f"{loop.name}: {len(loop.body.operations)} operations, bound {bounds.interval} "
        f"(resources {bounds.resource}, recurrence {bounds.recurrence.interval})"
    )
    region = loop_region(loop.body.region, loop.model.whole)
    branch = {loop.model.branch: -BRANCH_LATENCY}
    search = Unrolled(region, options, True, loop.model.apart, branch)
    placer = options.rings.get(loop.name)
    attempts = ruled_out(loop, bounds.interval, 2 * bounds.interval)
    least = bounds.interval + len(attempts)
    placed = placer(search) if placer else search.schedule(least, bounds.interval)
    if placed is None:
        tried = [failure.length for failure in search.failures]
        raise NotPipelined(f"{len(loop.body.operations)} operations; intervals tried: {tried}")
    attempts += [
        Attempt(failure.length, _NOT_FOUND, round(failure.seconds, 1), True, failure.cause)
        for failure in search.failures
    ]
    attempts.append(Attempt(placed.length, FOUND, round(placed.seconds, 1), True))
    return SearchResult(_pipelined(loop, placed), bounds, attempts)


def _pipelined(loop: Loop, placed: Placed) -> PipelinedLoop:
    sides = [
        side_of(register) if register else side or "A"
        for register, side in zip(placed.registers, placed.sides, strict=True)
    ]
    schedule = ModuloSchedule(placed.length, placed.cycles, placed.forms, sides, placed.seconds)
    registers = {
        (value, sides[value]): register
        for value, register in enumerate(placed.registers)
        if register
    }
    return PipelinedLoop(loop, schedule, registers)
