"""Schedules of one interval by annealings of a fraction of a second each.

Such annealings find a schedule near the bound for most bodies of up to 300 operations. If one ends with many
conflicts, or two end with equally many, the caller should try longer annealings or a larger interval.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from broadside.optimizer.loops.model import Limits, LoopModel, Outcome
from broadside.optimizer.strategies.loops.annealing import anneal

_MOVES = 2_000  # for each operation; a body of a hundred then takes a small part of a second
_TRIES = ((2, 0), (0, 0), (1, 0), (3, 0), (2, 1), (4, 1))
"""For each try: registers left out of each file, and additional stages.

A loop may need more registers than it has live values at once, so most tries leave some out. The second try
leaves out none, because some bodies need all.
"""
_FAR = 6  # if the best of the first two tries has more conflicts left, no other try is made


def short_annealings(
    model: LoopModel,
    interval: int,
    stages: int,
    live: Mapping[str, int],
    seed: int,
    left: Callable[[], float],
) -> Iterator[Outcome]:
    """The outcome of each try.

    `live`: values that may be live at once on each side. `left`: gives the seconds that remain.
    """
    moves = _MOVES * len(model.region.operations)
    before: float | None = None
    least = math.inf
    for number, (spare, more) in enumerate(_TRIES):
        less = {side: count - spare for side, count in live.items()}
        limits = Limits(less, False, stages + more, annealed=True)
        outcome = anneal(model, interval, limits, moves, seed + number, left())
        yield outcome
        least = min(least, outcome.conflicts)
        hopeless = least > _FAR or outcome.conflicts == before
        if number and outcome.schedule is None and hopeless:
            return
        before = outcome.conflicts
