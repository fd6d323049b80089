"""Finds the equal rounds of a loop body."""

from __future__ import annotations

from dataclasses import dataclass

from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.strategies.straight.rounds.round_template import find_runs

SHORTEST = 8  # operations of a round, at least
LEAST = 16  # rounds of a body, at least
_SHARE = 0.9  # share of the operations that the rounds must make up

Places = dict[int, tuple[int, int]]
"""(cycle, form) by operation."""


@dataclass(frozen=True)
class Rounds:
    """Operations [first, first + count * period): `count` equal rounds of `period` operations."""

    first: int
    period: int
    count: int


def find_rounds(model: LoopModel) -> Rounds | None:
    """The rounds of a body that has little else, if the source gives each of their values a side."""
    size = len(model.region.operations)
    runs = find_runs(model.region) if size >= LEAST * SHORTEST else []
    if len(runs) != 1:
        return None
    run = runs[0]
    count = min(run.end // run.period, -(-(run.end - run.start) // run.period))
    found = Rounds(run.end - count * run.period, run.period, count)
    if count < LEAST or count * run.period < _SHARE * size:
        return None
    members = model.region.operations[found.first : run.end]
    base = members[-run.period :]
    alike = all(o.name == base[n % run.period].name for n, o in enumerate(members))
    written = {write.value for operation in members for write in operation.writes}
    sided = all(only_side(model, value) for value in written)
    return found if alike and sided and not model.region.cross_wait else None


def only_side(model: LoopModel, value: int) -> str:
    """The only side on which a value may be, or an empty string."""
    sides = {register[0] for register in model.region.values[value].registers}
    return sides.pop() if len(sides) == 1 else ""
