"""A set that keeps a property, made small by leaving out members while the property lasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

Member = TypeVar("Member")


@dataclass
class Shrunk(Generic[Member]):
    """What is left. Without any member of `needed` the property is lost; of `unsure` that is not known."""

    needed: list[Member]
    unsure: list[Member]

    @property
    def members(self) -> list[Member]:
        """All that is left."""
        return [*self.needed, *self.unsure]


def shrink(
    members: Sequence[Member], lasts: Callable[[Sequence[Member]], bool | None]
) -> Shrunk[Member]:
    """Leave out what can be left out: first halves, at last one member at a time, the first ones first.

    `lasts` says whether a set has the property, `None` where it cannot tell. The property must be one that
    a set with more members keeps.
    """
    left = list(members)
    needed: set[int] = set()
    unsure: set[int] = set()
    order = list(range(len(left)))
    size = max(1, len(left) // 2)
    while size:
        place = 0
        while place < len(order):
            block = [number for number in order[place : place + size] if number not in needed]
            rest = [number for number in order if number not in block]
            verdict = lasts([left[number] for number in rest]) if block else False
            if verdict:
                order = rest
                place += size - len(block)
                continue
            if len(block) == 1:
                (unsure if verdict is None else needed).update(block)
            place += size
        size //= 2
    return Shrunk(
        [left[number] for number in order if number in needed],
        [left[number] for number in order if number not in needed],
    )
