"""Schedules of one interval by annealings of a fraction of a second each.

Most bodies of up to 300 operations have one near their bound that so few moves find. Where an annealing ends
far from a schedule, or two end with as many conflicts, longer ones or a larger interval are to be tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from broadside.optimizer.loops.model import Limits, LoopModel, Outcome
from broadside.optimizer.strategies.loops.annealing import anneal

_MOVES = 2_000  # for each operation: a small part of a second for a hundred
_TRIES = ((2, 0), (3, 0), (2, 1), (4, 1))
"""Registers of each file left out, for what is live at once is less than needed; and stages more."""
_FAR = 6  # conflicts left from which no other try is made


def short_annealings(
    model: LoopModel, interval: int, stages: int, live: Mapping[str, int], seed: int
) -> Iterator[Outcome]:
    """What the tries come to, within so many values `live` on each side."""
    moves = _MOVES * len(model.region.operations)
    left: float | None = None
    for number, (spare, more) in enumerate(_TRIES):
        less = {side: count - spare for side, count in live.items()}
        limits = Limits(less, False, stages + more, annealed=True)
        outcome = anneal(model, interval, limits, moves, seed + number)
        yield outcome
        if outcome.schedule is None and (outcome.conflicts > _FAR or outcome.conflicts == left):
            return
        left = outcome.conflicts
