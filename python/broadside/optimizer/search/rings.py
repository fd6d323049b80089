"""Searches for the least interval of a ring: a long loop whose iteration fits into its interval."""

from __future__ import annotations

from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.bounds.refutation import ruled_out
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.loops.preparation import Loop, NotPipelined
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.result import SearchResult
from broadside.optimizer.search.least import Search, least
from broadside.optimizer.strategies.portfolio import RING
from broadside.optimizer.strategies.straight.rounds.rings import Ring, RingTask
from broadside.optimizer.strategies.strategy import Budget


def search_one_stage(loop: Loop, options: Options) -> SearchResult:
    """The schedule with the shortest interval found. Raises NotPipelined if there is none.

    The search begins at the smallest interval that recurrences and units together do not rule out.
    """
    bounds = loop_bounds(loop, options.bound_seconds)
    options.progress(
        f"{loop.name}: {len(loop.body.operations)} operations, bound {bounds.interval} "
        f"(resources {bounds.resource}, recurrence {bounds.recurrence.interval})"
    )
    ring = Ring(loop, options)
    attempts = ruled_out(loop, bounds.interval, 2 * bounds.interval)
    known = len(attempts)
    search = Search[RingTask, PipelinedLoop](
        lambda cycles: RingTask(ring, bounds.interval + known, cycles),
        lambda found: found.interval,
        lambda found: found.interval,
        lambda lowest: lowest + bounds.interval,
        Budget(options.seconds),
        options.progress,
        attempts=attempts,
    )
    found = least(search, RING)
    if found is None:
        tried = [attempt.interval for attempt in attempts[known:]]
        raise NotPipelined(f"{len(loop.body.operations)} operations; intervals tried: {tried}")
    return SearchResult(found, bounds, attempts)
