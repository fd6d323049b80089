"""Where a generator's decisions come from: a seeded generator of random numbers, or Hypothesis."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Source(Protocol):
    """Gives one integer from 0 to `greatest`, both included."""

    def upto(self, greatest: int) -> int: ...


class Seeded:
    """Decisions that a seed determines."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def upto(self, greatest: int) -> int:
        return self._random.randint(0, greatest)


class Choices:
    """The decisions of one program. The first alternative is the simplest: Hypothesis shrinks to it."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def between(self, least: int, greatest: int) -> int:
        return least + self._source.upto(greatest - least)

    def pick(self, alternatives: Sequence[T]) -> T:
        return alternatives[self._source.upto(len(alternatives) - 1)]

    def chance(self, percent: int) -> bool:
        """True in this many of a hundred cases."""
        return self._source.upto(99) >= 100 - percent

    def weighted(self, alternatives: Sequence[tuple[int, T]]) -> T:
        """One of the alternatives; each has a weight."""
        left = self._source.upto(sum(weight for weight, _ in alternatives) - 1)
        for weight, alternative in alternatives:
            if left < weight:
                return alternative
            left -= weight
        raise AssertionError("the weights do not add up")

    def word(self) -> int:
        """A word of 32 bits; small and extreme ones are frequent."""
        return self.weighted(
            [
                (4, self.between(0, 20)),
                (2, 0x80000000),
                (2, 0x7FFFFFFF),
                (2, 0xFFFFFFFF),
                (10, self.between(0, 0xFFFFFFFF)),
            ]
        )
