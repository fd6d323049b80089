"""Reads the software-pipelined loops out of scheduled assembly, as their author would."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from broadside.bench.loops import MARK
from broadside.errors import InputError

UNITS = ("L1", "S1", "M1", "D1", "L2", "S2", "M2", "D2")
PATHS = ("1X", "2X", "T1", "T2")
_LINE = re.compile(
    r"(?P<parallel>\|\|)?\s*(?:\[(?P<predicate>!?\w+)\])?\s*(?P<mnemonic>[A-Za-z]\w*)"
    r"(?:\s+\.(?P<unit>[LSMD][12])(?P<path>X|T[12])?)?\s*(?P<operands>[^;]*?)\s*"
    r"(?:;\s*(?:<(?P<iteration>-?\d+)>\s*)?(?P<source>.*))?$"
)
_LABEL = re.compile(r"(?P<name>[A-Za-z_$][\w$]*):?\s*$")


@dataclass(frozen=True)
class Issue:
    """One instruction of an execute packet.

    `iteration` is the stage that it serves: how many passes ago its iteration began. `source` is
    the line of linear assembly that it comes from.
    """

    mnemonic: str
    operands: str
    unit: str
    path: str  # "X", "T1", "T2" or empty
    predicate: str
    iteration: int
    source: str

    @property
    def paths(self) -> tuple[str, ...]:
        """Cross path and T path that it takes, in the names of PATHS."""
        if self.path == "X":
            return (f"{self.unit[1]}X",)
        return (self.path,) if self.path else ()

    @property
    def text(self) -> str:
        """As in the assembly file, without unit."""
        guard = f"[{self.predicate}] " if self.predicate else ""
        return f"{guard}{self.mnemonic} {self.operands}".strip()


@dataclass
class LoopSchedule:
    """The kernel of one loop: `rows[c]` is issued in cycle c of each pass of `interval` cycles."""

    file: Path
    procedure: str
    record: dict[str, Any]
    feedback: list[str]
    rows: list[list[Issue]] = field(default_factory=list)

    @property
    def name(self) -> str:
        return str(self.record["name"])

    @property
    def interval(self) -> int:
        return int(self.record["ii"])

    @property
    def issues(self) -> int:
        """Instructions of a pass."""
        return sum(map(len, self.rows))

    @property
    def bound(self) -> int:
        """The greater of the resource and the recurrence bound."""
        return max(int(self.record["res_mii"]), int(self.record["rec_mii"]))

    @cached_property
    def uses(self) -> Counter[str]:
        """How often each unit and path is taken in a pass."""
        found: Counter[str] = Counter()
        for row in self.rows:
            for issue in row:
                found.update((issue.unit, *issue.paths) if issue.unit else ())
        return found

    @property
    def shape(self) -> tuple[object, ...]:
        """Equal for loops that are one schedule under different names."""
        return tuple(
            tuple(
                (i.mnemonic, i.operands, i.unit, i.path, i.iteration) for i in row if not _jumps(i)
            )
            for row in self.rows
        )


def _jumps(issue: Issue) -> bool:
    return issue.mnemonic == "B"


def read(path: Path) -> list[LoopSchedule]:
    """All loops of a scheduled file whose kernel follows their record, or has their name as its label.

    Raises InputError naming file and line.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    return [
        loop
        for number, line in enumerate(lines)
        if line.startswith(MARK) and (loop := _loop(path, lines, number)) is not None
    ]


def _loop(path: Path, lines: list[str], number: int) -> LoopSchedule | None:
    try:
        record = json.loads(lines[number][len(MARK) :])
        interval = int(record["ii"])
    except (ValueError, KeyError, TypeError) as error:
        raise InputError(path, f"bad loop record: {error}", number + 1) from error
    number += 1
    feedback = []
    while number < len(lines) and lines[number].startswith(";"):
        feedback.append(lines[number].lstrip("; ").rstrip())
        number += 1
    label = _LABEL.match(lines[number]) if number < len(lines) else None
    if label is None:
        return _shared(path, lines, record, feedback)
    procedure = label["name"].partition("$")[0]
    return LoopSchedule(path, procedure, record, feedback, _rows(path, lines, number + 1, interval))


def _shared(
    path: Path, lines: list[str], record: dict[str, Any], feedback: list[str]
) -> LoopSchedule | None:
    """A loop that several routines of the file branch to, under its own label; it has no procedure."""
    label = f"{record['name']}:"
    if label not in lines:
        return None
    rows = _rows(path, lines, lines.index(label) + 1, int(record["ii"]))
    return LoopSchedule(path, "", record, feedback, rows)


def _rows(path: Path, lines: list[str], number: int, interval: int) -> list[list[Issue]]:
    rows: list[list[Issue]] = []
    while len(rows) < interval or (number < len(lines) and lines[number].startswith("||")):
        match = _LINE.match(lines[number]) if number < len(lines) else None
        if match is None:
            raise InputError(path, "the loop's kernel ends too early", number + 1)
        if match["mnemonic"] == "NOP":
            rows += [[] for _ in range(int(match["operands"] or 1))]
        elif match["parallel"]:
            rows[-1].append(_issue(match))
        else:
            rows.append([_issue(match)])
        number += 1
    return rows


def _issue(match: re.Match[str]) -> Issue:
    return Issue(
        match["mnemonic"],
        match["operands"],
        match["unit"] or "",
        match["path"] or "",
        match["predicate"] or "",
        int(match["iteration"] or 0),
        " ".join((match["source"] or "").split()),
    )
