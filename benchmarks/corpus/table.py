"""The measurements as a table and as a summary for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from corpus.benchmark import GOAL, Measured, share_settled
from corpus.measure import PASS, RIGHT, Part

HEADER = (
    f"{'routine':<24} {'isa':<4} {'interval/bound':<22} {'straight':>9} "
    f"{'first':>6} {'best':>6} {'end':>6}"
)
"""The head of the table; `line` prints the rows."""

_MOST = 22
"""Characters for the intervals of a routine's loops."""


def line(one: Measured) -> str:
    """One routine: each loop's interval over its bound (`=`: least), straight code, and seconds.

    These are to the first schedule, to the best, and to the end of the run.

    The bound of code that was scheduled without a search is `?`.
    """
    failed = next((run for run in (one.best, one.first) if run.outcome != RIGHT), None)
    times = (one.first.seconds, one.best.best_seconds, one.best.seconds)
    seconds = " ".join(f"{time:6.1f}" for time in times)
    if failed is not None:
        return f"{one.name:<24} {one.isa:<4} {failed.outcome:<32} {seconds}\n    {failed.cause}"
    cycles = sum(part.cycles for part in one.straight)
    bounds = [part.bound for part in one.straight if part.bound is not None]
    bound = "?" if len(bounds) < len(one.straight) else sum(bounds)
    note = "" if one.is_settled else ("  open" if one.in_time else "  late")
    straight = f"{cycles}/{bound}"
    return f"{one.name:<24} {one.isa:<4} {_intervals(one.loops):<22} {straight:>9} {seconds}{note}"


def _intervals(loops: Sequence[Part]) -> str:
    """`6/6= 9/8 7/7=*` (`*`: passes do not overlap); loops of the same figures are counted."""
    counts = Counter(
        f"{part.cycles}/{'?' if part.bound is None else part.bound}"
        f"{'=' if part.is_settled else ''}{'*' if part.kind == PASS else ''}"
        for part in loops
    )
    texts = [text if number == 1 else f"{number}x{text}" for text, number in counts.items()]
    joined = " ".join(texts)
    return joined if len(joined) <= _MOST else joined[: _MOST - 3] + "..."


def summary(measured: Sequence[Measured]) -> str:
    """The share at the bound beside the goal, and the routines that failed."""
    share = share_settled(measured)
    settled = sum(one.is_settled for one in measured)
    lines = [
        f"{settled} of {len(measured)} at the bound or proved optimal within {measured[0].seconds:g} s: "
        f"{100 * share:.1f} % (goal: {100 * GOAL:.0f} %)",
        f"slowest first schedule: {max(one.first.seconds for one in measured):.1f} s",
    ]
    failures = Counter(
        run.outcome for one in measured for run in (one.first, one.best) if run.outcome != RIGHT
    )
    lines += [f"{outcome}: {count} runs" for outcome, count in failures.items()]
    return "\n".join(lines)
