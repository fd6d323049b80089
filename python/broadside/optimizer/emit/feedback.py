"""The feedback block of a loop: its bounds, the use of units and registers, and the attempts."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from broadside.facts.cpu import UNITS
from broadside.linear.ir import Operation
from broadside.optimizer.bounds.attempt import (
    AS_WRITTEN,
    WITH_COPIES,
    Attempt,
    attempts_of,
    bound_of,
    proved_bound,
    seconds_spent,
)
from broadside.optimizer.collapse.wording import figures, words
from broadside.optimizer.loops.pipelined import lives
from broadside.optimizer.record.result import SearchResult

RECORD = ";@loop "
"""Begins the line of JSON that describes a loop to other tools."""
_LOOP = ";  loop "
_BOUNDS = ";  bounds: "
REGION = ";  as a region: "
"""Begins the comment about a search for the loop as straight code."""
_COMMENT = ";  "
_TRIED = f"{_COMMENT}II "
_AS_WRITTEN = "these operations as written (equal forms, any register side, not unrolled)"
_FORMULATIONS = {
    AS_WRITTEN: _AS_WRITTEN,
    WITH_COPIES: "these operations, with copies and equal instructions too (any register side, not unrolled)",
}
_LEAST = ";  the least possible for "
_AT_LEAST = ";  not proved the least possible: every interval below "


def formulation_of(formulation: str) -> str:
    """The formulation in words; another formulation of the loop may need fewer cycles.

    A record without `formulation` holds for operations as written.
    """
    return _FORMULATIONS.get(formulation, _AS_WRITTEN)


def record(result: SearchResult) -> dict[str, object]:
    """The record of a loop, for other tools."""
    return {
        "name": result.pipelined.loop.name,
        "ii": result.pipelined.interval,
        "res_mii": result.bounds.resource,
        "rec_mii": result.bounds.recurrence.interval,
        "optimal": result.optimal,
        "formulation": result.formulation,
        "stages": result.pipelined.stages,
        "critical_cycle": [o.mnemonic for o in critical_cycle(result)],
        "attempts": [vars(attempt) for attempt in result.attempts],
        **figures(result.pipelined),
    }


def critical_cycle(result: SearchResult) -> list[Operation]:
    """The operations of the loop's longest recurrence, in its order; empty without a recurrence."""
    operations = result.pipelined.loop.body.operations
    return [operations[number] for number in result.bounds.recurrence.cycle]


def feedback(result: SearchResult) -> list[str]:
    """Comment lines for the assembly file."""
    pipelined = result.pipelined
    entry = record(result)
    lines = [
        RECORD + json.dumps(entry),
        *_heading(entry),
        *_cycle(result),
        *_usage(result),
        *_registers(result),
        *_attempts(result),
        f";  pipelined from {pipelined.least_trips} iterations on",
        *(f"{_COMMENT}{line}" for line in words(entry)),
    ]
    return lines


def not_searched(procedure: str) -> str:
    """Begins the comment about a procedure whose search found nothing; the reason follows."""
    return f";  {procedure} is not searched: "


def not_pipelined_line(name: str, reason: str) -> str:
    """The comment about a loop that is not pipelined."""
    return f";  loop {name} is not pipelined: {reason}"


def _heading(entry: Mapping[str, Any]) -> list[str]:
    return [
        f"{_LOOP}{entry['name']}: II {entry['ii']}, {entry.get('stages')} stages",
        bounds_line(entry),
    ]


def bounds_line(entry: Mapping[str, Any]) -> str:
    """The bounds of a record, as a comment."""
    return f"{_BOUNDS}resources {entry['res_mii']}, recurrence {entry['rec_mii']}"


def told(entry: Mapping[str, Any]) -> list[str]:
    """The comments that repeat the record of a pipelined loop in words."""
    attempts = attempts_of(entry)
    bound = bound_of(entry)
    lines = attempt_lines(bound, entry["ii"], attempts, formulation=entry.get("formulation", ""))
    return [*_heading(entry), *lines]


def is_told(line: str) -> bool:
    """Whether the line is a comment that repeats a part of a record in words."""
    return line.startswith((_LOOP, _BOUNDS, REGION)) or is_attempt_line(line)


def _cycle(result: SearchResult) -> Iterator[str]:
    cycle = critical_cycle(result)
    if cycle:
        yield ";  critical cycle:"
        for operation in cycle:
            yield f";    {' '.join(operation.source.split())}"


def _usage(result: SearchResult) -> Iterator[str]:
    pipelined = result.pipelined
    uses: Counter[str] = Counter()
    for number, operation in enumerate(pipelined.loop.body.region.operations):
        uses.update(operation.forms[pipelined.schedule.forms[number]].resources)
    for title, names in (
        ("units", UNITS),
        ("cross paths", ("1X", "2X")),
        ("T paths", ("T1", "T2")),
    ):
        yield usage(title, names, uses, pipelined.interval)


def usage(title: str, names: Sequence[str], uses: Counter[str], interval: int) -> str:
    """The comment with the cycles of a pass in which units or paths are used."""
    used = ", ".join(f"{name} {uses[name]}/{interval}" for name in names)
    return f";  {title}: {used}"


def _registers(result: SearchResult) -> Iterator[str]:
    """For each side, the registers used and the values live in the fullest slot."""
    pipelined = result.pipelined
    all_lives = lives(pipelined.loop.model, pipelined.schedule)
    for side in "AB":
        held = [v for (v, _), register in pipelined.registers.items() if register[0] == side]
        slots = Counter(s for v in held for s in all_lives[v].slots(pipelined.interval))
        used = {r for r in pipelined.registers.values() if r[0] == side}
        most = max(slots.values(), default=0)
        yield f";  registers of side {side}: {len(used)} used, {most} live at once"


def _attempts(result: SearchResult) -> list[str]:
    bound, interval = result.bounds.interval, result.pipelined.interval
    return attempt_lines(bound, interval, result.attempts, formulation=result.formulation)


def attempt_lines(
    bound: int,
    interval: int,
    attempts: Sequence[Attempt],
    searched: float = 0.0,
    *,
    formulation: str = "",
) -> list[str]:
    """Comments about the attempts and whether the interval is proved optimal.

    `searched`: seconds of searches that are not among the attempts.
    """
    lines = [_attempt(attempt) for attempt in attempts]
    least = proved_bound(bound, interval, attempts)
    if least == interval:
        lines.append(f"{_LEAST}{formulation_of(formulation)}: all below is ruled out")
    else:
        spent = seconds_spent(bound, interval, attempts) + searched
        lines.append(
            f"{_AT_LEAST}{least} is ruled out; {spent:.1f} s of search found nothing below {interval}"
        )
    return lines


def is_attempt_line(line: str) -> bool:
    """Whether `attempt_lines` made the line."""
    return line.startswith((_TRIED, _LEAST, _AT_LEAST))


def _attempt(attempt: Attempt) -> str:
    note = f" ({attempt.note})" if attempt.note else ""
    return f"{_COMMENT}{attempt.words}{note}, {attempt.seconds} s"
