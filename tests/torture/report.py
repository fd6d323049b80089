"""The results of a run of GCC's execution tests, with the reason of each failure."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from torture import LEVELS, Outcome

EXPLAINED = Path(__file__).with_name("explained.toml")
FINE = ("pass", "not applicable")


@dataclass(frozen=True)
class Fault:
    """A known reason for failures."""

    whose: str
    verdict: str
    cause: str
    programs: list[str]

    def explains(self, outcome: Outcome) -> bool:
        return outcome.verdict == self.verdict and outcome.program in self.programs


def faults() -> list[Fault]:
    table = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    return [Fault(**entry) for entry in table["fault"]]


def unexplained(outcomes: list[Outcome]) -> list[Outcome]:
    known = faults()
    failures = [outcome for outcome in outcomes if outcome.verdict not in FINE]
    return [found for found in failures if not any(fault.explains(found) for fault in known)]


def markdown(outcomes: list[Outcome]) -> str:
    """Counts by level, then every failure by name under its cause, then tests that do not apply."""
    lines = [
        "| level | programs | not applicable | pass | fail | pass of the applicable | cycles |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    lines += [_row(level, outcomes) for level in LEVELS]
    lines += ["", "| failure | whose | programs (levels) |", "|---|---|---|"]
    for fault in faults():
        found = [outcome for outcome in outcomes if fault.explains(outcome)]
        if found:
            lines.append(f"| {fault.cause} | {fault.whose} | {_names(found)} |")
    left = unexplained(outcomes)
    if left:
        lines.append(f"| not explained | | {_names(left)} |")
    reasons = sorted({found.detail for found in outcomes if found.verdict == "not applicable"})
    for reason in reasons:
        found = [o for o in outcomes if o.verdict == "not applicable" and o.detail == reason]
        lines.append(f"| not applicable: {reason} | | {_names(found)} |")
    return "\n".join(lines)


def _row(level: str, outcomes: list[Outcome]) -> str:
    own = [outcome for outcome in outcomes if outcome.level == level]
    counts = Counter(outcome.verdict for outcome in own)
    applicable = len(own) - counts["not applicable"]
    failed = applicable - counts["pass"]
    share = 100 * counts["pass"] / applicable if applicable else 0.0
    cycles = sum(outcome.cycles for outcome in own)
    return (
        f"| `{level}` | {len(own)} | {counts['not applicable']} | {counts['pass']} | {failed} "
        f"| {share:.2f} % | {cycles:,} |"
    )


def _names(outcomes: list[Outcome]) -> str:
    levels: dict[str, list[str]] = {}
    for outcome in sorted(outcomes, key=lambda outcome: LEVELS.index(outcome.level)):
        levels.setdefault(outcome.program, []).append(outcome.level)
    every = len(LEVELS)
    named = (
        f"`{program}`" if len(at) == every else f"`{program}` ({', '.join(at)})"
        for program, at in sorted(levels.items())
    )
    return ", ".join(named)
