"""Searches for the plans of Serpent's rounds with short chains. All eight rounds are annealed at once."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from broadside.generators.serpent import plans
from broadside.generators.serpent.chains import shallow, shallow_c62x
from broadside.generators.serpent.macro import Macro, Needs, Word, chain, cycles
from broadside.generators.serpent.plans import Plan
from broadside.input.files import write_atomically

ROUNDS = 8
PER_LEVEL, PER_OPERATION, PER_COMPLEMENT = 0.5, 0.01, 20.0
"""The cost in cycles of a level of the longest chain, of an operation, of a word complemented at the end."""
HOT, COLD = 3.0, 0.05  # cycles


@dataclass(frozen=True)
class Direction:
    """What is searched.

    `build` writes the rounds of some plans. `ways` has the number of forms of each word.
    """

    build: Callable[[Sequence[Plan]], tuple[Macro, list[Word]]]
    ways: tuple[int, ...]
    units: Mapping[str, int]
    needs: Needs

    def cost(self, of_rounds: Sequence[Plan]) -> float:
        """The cycles of a list schedule, plus what makes the rounds hard to schedule."""
        m, words = self.build(of_rounds)
        kept = m.needed(words)
        return (
            cycles(kept, self.units, self.needs)
            + PER_LEVEL * chain(kept)
            + PER_OPERATION * len(kept)
            + PER_COMPLEMENT * sum(word.is_turned for word in words)
        )


def _c62x(build: Callable[[Sequence[Plan]], tuple[Macro, list[Word]]], *ways: int) -> Direction:
    return Direction(build, ways, shallow_c62x.UNITS, shallow_c62x.NEEDS)


def _c64x(build: Callable[[Sequence[Plan]], tuple[Macro, list[Word]]], *ways: int) -> Direction:
    return Direction(build, ways, shallow.UNITS, shallow.NEEDS)


def _counts(of_words: Sequence[Sequence[object]]) -> Iterator[int]:
    return (len(ways) for ways in of_words)


DIRECTIONS: Mapping[str, Mapping[str, Direction]] = {
    "c62x": {
        "encrypt": _c62x(shallow_c62x.forward, *_counts(shallow_c62x.TRANSFORM), 2),
        "decrypt": _c62x(shallow_c62x.backward, *_counts(shallow_c62x.INVERSE_TRANSFORM)),
    },
    "c64x": {
        "encrypt": _c64x(shallow.forward, *_counts(shallow.TRANSFORM)),
        "decrypt": _c64x(shallow.backward, *_counts(shallow.INVERSE_TRANSFORM)),
    },
}
"""By ISA and direction. On the C62x, encryption also chooses the sum from which x3 is rotated."""


def anneal(direction: Direction, moves: int, seed: int) -> list[Plan]:
    """The cheapest plans found. A move changes one choice of one round."""
    chance = random.Random(seed)
    present = [Plan((0,) * len(direction.ways))] * ROUNDS
    cost = direction.cost(present)
    best, least = present, cost
    for move in range(moves):
        heat = HOT * (COLD / HOT) ** (move / moves)
        trial = [*present]
        number = chance.randrange(ROUNDS)
        trial[number] = _changed(present[number], direction.ways, chance)
        other = direction.cost(trial)
        if other <= cost or chance.random() < math.exp((cost - other) / heat):
            present, cost = trial, other
            if cost < least:
                best, least = present, cost
    return best


def _changed(plan: Plan, ways: Sequence[int], chance: random.Random) -> Plan:
    """The plan with another form of a word, another S-box, or another sign of one key word."""
    what = chance.random()
    if what < 0.55:
        place = chance.randrange(len(ways))
        choice = [*plan.choice]
        choice[place] = chance.randrange(ways[place])
        return replace(plan, choice=tuple(choice))
    if what < 0.7:
        return replace(plan, is_known=not plan.is_known)
    return replace(plan, flips=plan.flips ^ 1 << chance.randrange(4))


def improve(searches: Mapping[str, Sequence[float]], say: Callable[[str], None]) -> None:
    """Anneals the plans that a recipe names ("isa direction": moves, seed). Keeps plans that cost less."""
    kept = {isa: plans.load(isa) for isa in DIRECTIONS}
    for name, (moves, seed) in searches.items():
        isa, way = name.split()
        direction = DIRECTIONS[isa][way]
        found = anneal(direction, int(moves), int(seed))
        there, here = direction.cost(kept[isa][way]), direction.cost(found)
        say(f"serpent {name}: plans of cost {here:.2f} found, {there:.2f} kept")
        if here < there:
            kept[isa][way] = found
    write_atomically(plans.FILE, plans.text(kept))
