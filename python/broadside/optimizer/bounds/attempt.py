"""Records of the intervals that a search tried, and conclusions about proved intervals.

A scheduled file has them in the record of each loop, which is an object of JSON (`emit/feedback.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

(
    PROVED,
    NO_CHANNELS,
    TIMEOUT,
    NO_REGISTERS,
    FOUND,
    LISTED,
    ANNEALED,
    NOT_ANNEALED,
    NO_ROUNDS,
    NOT_LISTED,
    FEW_STAGES,
    PROVED_WIDELY,
    WIDE_TIMEOUT,
    WIDENED,
) = (
    "proved infeasible",
    "proved infeasible for equal channels",
    "time limit",
    "no register assignment found",
    "found",
    "found by lists",
    "found by annealing",
    "not found by annealing",
    "not found as rounds alike",
    "not found by lists",
    "proved infeasible for few stages",
    "proved infeasible with copies and equal instructions too",
    "time limit with copies and equal instructions",
    "possible with copies and equal instructions",
)

AS_WRITTEN, WITH_COPIES = "as written", "with copies and equal instructions"
"""The formulation for which a proof holds: the loop as written, or with copies and equal instructions too."""


@dataclass(frozen=True)
class Attempt:
    """The result of one initiation interval.

    `banks_apart`: accesses that may meet in a bank were not allowed in one cycle. `moves`: moves added for
    values that outlive the interval.
    """

    interval: int
    result: str
    seconds: float
    banks_apart: bool
    note: str = ""
    moves: int = 0

    @property
    def words(self) -> str:
        """The interval, the conditions of the attempt, and its result, in words."""
        banks = " without possible bank conflicts" if self.banks_apart else ""
        moves = f" with moves of {self.moves} long lives" if self.moves else ""
        return f"II {self.interval}{banks}{moves}: {self.result}"


@dataclass(frozen=True)
class RegionSearch:
    """A search for straight code: its cycles, its result, and the seconds of a processor that it took."""

    cycles: int
    result: str
    seconds: float


def bound_of(record: Mapping[str, Any]) -> int:
    """The larger one of resource bound and recurrence bound in a loop's record."""
    return max(int(record["res_mii"]), int(record["rec_mii"]))


def attempts_of(record: Mapping[str, Any]) -> list[Attempt]:
    """The attempts in a loop's record."""
    return [Attempt(**attempt) for attempt in record.get("attempts", ())]


def searches_of(record: Mapping[str, Any]) -> list[RegionSearch]:
    """The searches for straight code in a loop's record."""
    return [RegionSearch(**search) for search in record.get("searches", ())]


def proved_bound(bound: int, interval: int, attempts: Iterable[Attempt]) -> int:
    """Smallest interval not ruled out by the bound or a proof; `interval` has a schedule."""
    proved = {
        attempt.interval
        for attempt in attempts
        if attempt.result in (PROVED, PROVED_WIDELY)
        and not attempt.banks_apart
        and not attempt.moves
    }
    return next((i for i in range(bound, interval) if i not in proved), interval)


def is_least(bound: int, interval: int, attempts: Iterable[Attempt]) -> bool:
    """Whether every interval below the one found is ruled out."""
    return proved_bound(bound, interval, attempts) == interval


def is_widely_least(bound: int, interval: int, attempts: Iterable[Attempt]) -> bool:
    """Whether every smaller interval is ruled out with copies and equal instructions too."""
    proved = {attempt.interval for attempt in attempts if attempt.result == PROVED_WIDELY}
    return proved.issuperset(range(bound, interval))


def seconds_spent(bound: int, interval: int, attempts: Iterable[Attempt]) -> float:
    """Seconds spent on intervals below the one found, from the smallest that is not ruled out."""
    between = range(proved_bound(bound, interval, attempts), interval)
    return sum(attempt.seconds for attempt in attempts if attempt.interval in between)
