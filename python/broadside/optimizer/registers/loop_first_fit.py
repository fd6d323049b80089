"""Registers for the values of a pipelined loop by first fit, in a few hundredths of a second."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import partial

from broadside.linear.procedure.conventions import CALLEE_SAVED
from broadside.optimizer.loops.model import LoopModel, ModuloSchedule
from broadside.optimizer.loops.pipelined import Holder, Life
from broadside.optimizer.registers.first_fit import Taken, Unplaced, Wanted, bits, first_fit

_APART = 6  # orders of the values that are tried with live ranges far apart
_TRIES = 60  # orders in all; most schedules need fewer than thirty
_SCARCE = 4  # most possible registers of a value, such as a predicate, that are kept for it


def fitted(
    loop: LoopModel,
    schedule: ModuloSchedule,
    wanted: Mapping[Holder, Wanted],
    lives: Sequence[Life],
    preferred: Mapping[int, str],
    occupied: Container[str],
) -> dict[Holder, str] | None:
    """A register for each holder of `wanted`, or `None` if first fit finds no assignment.

    Values with few registers come first, then those that are live in all cycles, pairs, and long live ranges.
    A value that finds no register comes first in the next try. In the first tries, live ranges in one
    register are far apart, which leaves the prolog the most freedom; later they are close to each other.
    `lives`: the live ranges of all values. `occupied`: registers that hold other variables before the loop; a
    value that enters the loop in one of them would have to wait for these.
    """
    holders, values, interval = list(wanted), list(wanted.values()), schedule.interval
    starts = [lives[value].written % interval for value, _ in holders]
    pairs = _pairs(loop, schedule, holders)
    paired = {n for pair in pairs for n in pair}
    scarce = {r for one in values if len(one.candidates) <= _SCARCE for r in one.candidates}
    all_cycles = bits(range(interval))

    def rank(n: int) -> tuple[int, bool, bool, int, int]:
        rows = values[n].rows
        few = min(len(values[n].candidates), _SCARCE + 1)
        return few, rows != all_cycles, n not in paired, -rows.bit_count(), starts[n]

    def cost(n: int, register: str, taken: Taken, sign: int) -> tuple[bool, bool, bool, bool, int]:
        is_preferred = preferred.get(holders[n][0]) == register
        needed = register in scarce and len(values[n].candidates) > _SCARCE
        waits = register in occupied and lives[holders[n][0]].enters
        to_save = register in CALLEE_SAVED and not taken.values
        return (
            not is_preferred,
            needed,
            waits,
            to_save,
            sign * _gap(taken.rows, starts[n], interval),
        )

    order = sorted(range(len(holders)), key=rank)
    for number in range(_TRIES):
        of = partial(cost, sign=-1 if number < _APART else 1)
        try:
            return dict(zip(holders, first_fit(values, order, pairs, of), strict=True))
        except Unplaced as failure:
            order.remove(failure.value)
            order.insert(0, failure.value)
    return None


def _pairs(
    loop: LoopModel, schedule: ModuloSchedule, holders: Sequence[Holder]
) -> list[tuple[int, int]]:
    """The numbers of the holders of each pair, on each side that has both halves."""
    number = {holder: n for n, holder in enumerate(holders)}
    return [
        (number[high, side], number[low, side])
        for high, low in loop.region.pairs
        for side in schedule.sides[low]
        if side in schedule.sides[high]
    ]


def _gap(rows: int, start: int, interval: int) -> int:
    """Free cycles before `start`, modulo the interval; the best register leaves few."""
    before = ((rows << interval | rows) >> start) & ((1 << interval) - 1)
    return interval - before.bit_length()
