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
    beside = _neighbours(pairs)

    def is_free(value: int, register: str) -> bool:
        one, held = wanted[value], taken[register]
        return not (held.rows & one.rows or held.values & one.apart)

    def fits(value: int, register: str) -> bool:
        if not is_free(value, register):
            return False
        for other, step in beside[value]:
            place = shifted(register, step)
            if chosen[other]:
                if chosen[other] != place:
                    return False
            elif place not in wanted[other].candidates or not is_free(other, place):
                return False
        return True

    def place(value: int, register: str) -> None:
        chosen[value] = register
        taken[register].rows |= wanted[value].rows
        taken[register].values |= 1 << value
        for other, step in beside[value]:
            if not chosen[other]:
                place(other, shifted(register, step))

    for value in order:
        if chosen[value]:
            continue
        fitting = [r for r in wanted[value].candidates if fits(value, r)]
        if not fitting:
            raise Unplaced(value)
        place(value, min(fitting, key=lambda r: cost(value, r, taken[r])))
    return chosen


def _neighbours(pairs: Sequence[tuple[int, int]]) -> dict[int, list[tuple[int, int]]]:
    """For each half of a pair, the other half and the step to its register: 1 above, -1 below."""
    found: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for high, low in pairs:
        found[high].append((low, -1))
        found[low].append((high, 1))
    return found


def shifted(register: str, step: int) -> str:
    """The register of the same file whose number is larger by `step`."""
    return f"{register[0]}{int(register[1:]) + step}"


def bits(numbers: Iterable[int]) -> int:
    """The set of these numbers as an integer with one bit for each."""
    return sum(1 << number for number in set(numbers))
