"""The equal rounds of a loop body."""

from __future__ import annotations

from dataclasses import dataclass

from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.strategies.straight.rounds.round_template import find_runs

SHORTEST = 8  # operations of a round
LEAST = 16  # rounds from which the others are so many that one is worth a model
_SHARE = 0.9  # of the operations, which the rounds must make up

Places = dict[int, tuple[int, int]]
"""Cycle and form of operations."""


@dataclass(frozen=True)
class Rounds:
    """Operations [first, first + count * period): `count` rounds alike."""

    first: int
    period: int
    count: int


def find_rounds(model: LoopModel) -> Rounds | None:
    """The rounds of a body that is little else, if their values have sides."""
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
    """The only side on which a value may stand, or nothing."""
    sides = {register[0] for register in model.region.values[value].registers}
    return sides.pop() if len(sides) == 1 else ""
