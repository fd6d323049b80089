"""Schedules of one interval by annealings of a fraction of a second each.

Most bodies of up to 300 operations have one near their bound that so few moves find. Where an annealing ends
far from a schedule, or two end with as many conflicts, longer ones or a larger interval are to be tried.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from broadside.optimizer.loops.model import Limits, LoopModel, Outcome
from broadside.optimizer.strategies.loops.annealing import anneal

_MOVES = 2_000  # for each operation: a small part of a second for a hundred
_TRIES = ((2, 0), (0, 0), (1, 0), (3, 0), (2, 1), (4, 1))
"""Registers of each file left out, for what is live at once is less than needed; and stages more.

The second try leaves out none: some bodies need them all.
"""
_FAR = 6  # conflicts left by the first two from which no other try is made


def short_annealings(
    model: LoopModel,
    interval: int,
    stages: int,
    live: Mapping[str, int],
    seed: int,
    left: Callable[[], float] = lambda: math.inf,
) -> Iterator[Outcome]:
    """What the tries come to, within so many values `live` on each side and the seconds that are `left`."""
    moves = _MOVES * len(model.region.operations)
    before: float | None = None
    least = math.inf
    for number, (spare, more) in enumerate(_TRIES):
        less = {side: count - spare for side, count in live.items()}
        limits = Limits(less, False, stages + more, annealed=True)
        outcome = anneal(model, interval, limits, moves, seed + number, left())
        yield outcome
        least = min(least, outcome.conflicts)
        in_vain = least > _FAR or outcome.conflicts == before
        if number and outcome.schedule is None and in_vain:
            return
        before = outcome.conflicts
