"""Shrinks a set that has a property, by leaving out members as long as the rest has the property."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

Member = TypeVar("Member")


@dataclass
class Shrunk(Generic[Member]):
    """The members that are left.

    The property is lost without any one member of `needed`; for the members of `unsure` this is not known.
    """

    needed: list[Member]
    unsure: list[Member]

    @property
    def members(self) -> list[Member]:
        """All members that are left."""
        return [*self.needed, *self.unsure]


def shrink(
    members: Sequence[Member], lasts: Callable[[Sequence[Member]], bool | None]
) -> Shrunk[Member]:
    """Leaves out members in blocks, the first members first. The size falls from half of all to one.

    `lasts`: whether a set has the property; `None` if it cannot tell. If a set has the property, every larger
    set must have it too.
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
