"""Register assignment by first fit: each value in turn takes a register that is free in its live range."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Wanted:
    """A value that needs a register.

    `candidates`: the registers that it may take. `rows`: one bit for each cycle in which it is live. `apart`:
    one bit for each value that cannot share its register for another reason.
    """

    candidates: Sequence[str]
    rows: int
    apart: int = 0


@dataclass
class Taken:
    """The contents of a register so far, as bits: the cycles in which it is taken, and its values."""

    rows: int = 0
    values: int = 0

    def admits(self, wanted: Wanted) -> bool:
        """Whether the register is free in the wanted cycles and may be shared with the values in it."""
        return not (self.rows & wanted.rows or self.values & wanted.apart)

    def add(self, value: int, wanted: Wanted) -> None:
        """Puts a value into the register."""
        self.rows |= wanted.rows
        self.values |= 1 << value


class Unplaced(Exception):
    """No register is left for `value`."""

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.value = value


Cost = Callable[[int, str, Taken], tuple[int, ...]]
"""The cost of a register for a value; the least is chosen."""


def first_fit(
    wanted: Sequence[Wanted], order: Iterable[int], pairs: Sequence[tuple[int, int]], cost: Cost
) -> list[str]:
    """A register for each value of `order`, and "" for others. Raises Unplaced if a value finds none.

    `pairs`: (high, low); the register of `high` is the one above that of `low`. Both halves are placed when
    the first of them is next in `order`.
    """
    chosen = [""] * len(wanted)
    taken: dict[str, Taken] = defaultdict(Taken)
    groups = _groups(len(wanted), pairs)

    def fits(value: int, register: str) -> bool:
        """Whether the value and all that pairs tie to it find their registers free."""
        if not taken[register].admits(wanted[value]):
            return False
        together: dict[str, Taken] = {}
        for other, step in groups[value] if len(groups[value]) > 1 else ():
            place, one = shifted(register, step), wanted[other]
            here = together.setdefault(place, Taken(taken[place].rows, taken[place].values))
            if place not in one.candidates or not here.admits(one):
                return False
            here.add(other, one)
        return True

    for value in order:
        if chosen[value]:
            continue
        fitting = [r for r in wanted[value].candidates if fits(value, r)]
        if not fitting:
            raise Unplaced(value)
        register = min(fitting, key=lambda r: cost(value, r, taken[r]))
        for other, step in groups[value]:
            chosen[other] = shifted(register, step)
            taken[chosen[other]].add(other, wanted[other])
    return chosen


def _groups(count: int, pairs: Sequence[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """For each value, itself and the values that pairs tie to it, with the step to their registers."""
    beside: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for high, low in pairs:
        beside[high].append((low, -1))
        beside[low].append((high, 1))
    groups = []
    for value in range(count):
        steps = {value: 0}
        waiting = [value]
        for one in waiting:
            for other, step in beside[one]:
                if other not in steps:
                    steps[other] = steps[one] + step
                    waiting.append(other)
        groups.append(list(steps.items()))
    return groups


def shifted(register: str, step: int) -> str:
    """The register of the same file whose number is larger by `step`."""
    return f"{register[0]}{int(register[1:]) + step}"


def bits(numbers: Iterable[int]) -> int:
    """The set of these numbers as an integer with one bit for each."""
    return sum(1 << number for number in set(numbers))
