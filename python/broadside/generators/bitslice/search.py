"""Searches for the placement of a body. `placements/` keeps the result, and a list of what was tried."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from broadside.generators.bitslice.bodies import BODIES
from broadside.generators.bitslice.placing import placement
from broadside.generators.bitslice.placing.body import Body
from broadside.generators.bitslice.placing.placement import NotPlaced, Record, Search, Trial


def searches(numbers: Sequence[Sequence[float]]) -> list[Search]:
    """The annealings of a recipe: cycles, moves, seed, first and last temperature of each."""
    return [
        Search(int(length), int(moves), int(seed), start, end)
        for length, moves, seed, start, end in numbers
    ]


def place(room: Path, name: str, chain: Sequence[Search], say: Callable[[str], None]) -> bool:
    """Whether the annealings find a placement. It is kept unless there is a shorter one.

    Each annealing after the first begins with the placement before it, shortened.
    """
    record: Record | None = None
    for how in chain:
        body = BODIES[name](how.length)
        if record is not None:
            _begin_with(body, record)
        begun = time.process_time()
        try:
            record, outcome = placement.find(body, how), placement.FOUND
        except NotPlaced as error:
            record, outcome = None, error.cause
        spent = round(time.process_time() - begun, 1)
        say(f"{name}: {how.length} cycles, seed {how.seed}: {outcome}, {spent} s")
        placement.note(
            placement.tried(room, name), Trial(how, placement.digest(body), outcome, spent)
        )
        if record is None:
            return False
    kept = placement.kept(room, name)
    if record is not None and not _is_shorter(kept, record):
        placement.save(kept, record)
    return record is not None


def _is_shorter(kept: Path, record: Record) -> bool:
    return kept.exists() and placement.load(kept).search.length < record.search.length


def _begin_with(body: Body, record: Record) -> None:
    """Starts the search for a shorter body from a compressed longer placement."""
    ratio = body.length / record.search.length
    body.start = [round(cycle * ratio) for cycle in record.cycles]
    body.first_forms = record.forms
