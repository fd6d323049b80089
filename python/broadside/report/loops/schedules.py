"""Reads the pipelined loops of scheduled assembly."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from broadside.bench.kernels.loops import LoopRecord, read_loops
from broadside.errors import InputError
from broadside.facts.cpu import UNITS
from broadside.input.files import lines_of, parse_json, read_source
from broadside.optimizer.bounds.attempt import (
    Attempt,
    attempts_of,
    bound_of,
    proved_bound,
    seconds_spent,
)
from broadside.optimizer.emit.feedback import RECORD
from broadside.optimizer.emit.text import NOTE, is_on_the_way
from broadside.optimizer.emit.ti_feedback import DISQUALIFIED

PATHS = ("1X", "2X", "T1", "T2")
_LINE = re.compile(
    r"(?P<parallel>\|\|)?\s*(?:\[(?P<predicate>!?\w+)\])?\s*(?P<mnemonic>[A-Za-z]\w*)"
    r"(?:\s+\.(?P<unit>[LSMD][12])(?P<path>X|T[12])?)?\s*(?P<operands>[^;]*?)\s*"
    r"(?:;\s*(?:<(?P<iteration>-?\d+)>\s*)?(?P<source>.*))?$"
)
_LABEL = re.compile(r"(?P<name>[A-Za-z_$][\w$]*):?\s*$")
_REGISTERS = re.compile(r"registers of side (?P<side>[AB]): \d+ used, (?P<held>\d+) live at once$")


@dataclass(frozen=True)
class Issue:
    """One instruction of an execute packet.

    `iteration` is its stage: how many passes ago its iteration began. `source` is its line of linear
    assembly.
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
        """The cross path and the T path that the instruction uses, by the names of PATHS."""
        if self.path == "X":
            return (f"{self.unit[1]}X",)
        return (self.path,) if self.path else ()

    @property
    def text(self) -> str:
        """The text in the assembly file, without the unit."""
        guard = f"[{self.predicate}] " if self.predicate else ""
        return f"{guard}{self.mnemonic} {self.operands}".strip()


Rows = list[list[Issue]]
"""Instructions by cycle: `rows[c]` is issued in cycle c."""


def uses_of(rows: Rows) -> Counter[str]:
    """The number of uses of each unit and path."""
    found: Counter[str] = Counter()
    for row in rows:
        for issue in row:
            found.update((issue.unit, *issue.paths) if issue.unit else ())
    return found


@dataclass
class Part:
    """Straight code between two labels of a routine. `repeats`: whether it is a part of a loop.

    `loop` is the record of the loop, if the code has one.
    """

    name: str
    rows: Rows
    repeats: bool
    loop: LoopRecord | None = None

    @property
    def issues(self) -> int:
        """Number of instructions."""
        return sum(map(len, self.rows))

    @cached_property
    def uses(self) -> Counter[str]:
        """The number of uses of each unit and path."""
        return uses_of(self.rows)

    @property
    def busiest(self) -> str:
        """The unit or path with the most uses."""
        return max((*UNITS, *PATHS), key=lambda name: self.uses[name])


@dataclass
class LoopSchedule:
    """The kernel of one loop: the instructions of each pass of `interval` cycles."""

    file: Path
    procedure: str
    record: dict[str, Any]
    feedback: list[str]
    rows: Rows = field(default_factory=list)

    @property
    def name(self) -> str:
        return str(self.record["name"])

    @property
    def interval(self) -> int:
        return int(self.record["ii"])

    @property
    def issues(self) -> int:
        """Number of instructions in a pass."""
        return sum(map(len, self.rows))

    @property
    def bound(self) -> int:
        """The larger one of resource bound and recurrence bound."""
        return bound_of(self.record)

    @property
    def least(self) -> int:
        """The smallest interval not ruled out by a bound or by a proof of the constraint model."""
        return proved_bound(self.bound, self.interval, self._attempts)

    @property
    def spent(self) -> float:
        """Seconds of search in which nothing was found from `least` to the interval reached."""
        return seconds_spent(self.bound, self.interval, self._attempts)

    @property
    def held(self) -> dict[str, int]:
        """The number of registers of each side that hold values at once, from the loop's comment.

        Empty without one.
        """
        lines = (_REGISTERS.match(line) for line in self.feedback)
        return {line["side"]: int(line["held"]) for line in lines if line is not None}

    @property
    def _attempts(self) -> list[Attempt]:
        return attempts_of(self.record)

    @cached_property
    def uses(self) -> Counter[str]:
        """The number of uses of each unit and path in a pass."""
        return uses_of(self.rows)

    @property
    def shape(self) -> tuple[object, ...]:
        """A key that is equal for loops with equal schedules under different names."""
        return tuple(
            tuple(
                (i.mnemonic, i.operands, i.unit, i.path, i.iteration) for i in row if not _jumps(i)
            )
            for row in self.rows
        )


def _jumps(issue: Issue) -> bool:
    return issue.mnemonic == "B"


def read(path: Path) -> list[LoopSchedule]:
    """All loops of a scheduled file whose kernel follows their record or has their name as its label.

    Raises InputError with file and line.
    """
    lines = lines_of(read_source(path))
    return [
        loop
        for number, line in enumerate(lines)
        if line.startswith(RECORD) and (loop := _loop(path, lines, number)) is not None
    ]


def _loop(path: Path, lines: list[str], number: int) -> LoopSchedule | None:
    try:
        record = parse_json(lines[number].removeprefix(RECORD))
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
    """A loop without a procedure: several routines of the file branch to it by its own label."""
    label = f"{record['name']}:"
    if label not in lines:
        return None
    rows = _rows(path, lines, lines.index(label) + 1, int(record["ii"]))
    return LoopSchedule(path, "", record, feedback, rows)


def straight(path: Path, procedure: str) -> list[Part]:
    """The parts of a routine without a pipelined loop. Parts without instructions are left out."""
    lines = lines_of(read_source(path))
    parts: list[Part] = []
    places: dict[str, int] = {}
    loops = {loop.name: loop for loop in read_loops(path) if loop.procedure == procedure}
    for line in lines[_line_of(lines, procedure) :]:
        label = None if is_on_the_way(line) else _LABEL.match(line)
        if label is not None:
            owner, _, name = label["name"].partition("$")
            if owner != procedure:
                break
            part = name.removeprefix(f"{procedure}$") or "entry"
            places[label["name"]] = len(parts)
            parts.append(Part(part, [], False, loops.get(part)))
        elif parts and line[:1] in " |" and (match := _LINE.match(line)):
            _append(parts[-1].rows, match)
            head = places.get(match["operands"])
            if match["mnemonic"] == "B" and match["predicate"] and head is not None:
                for repeated in parts[head:]:
                    repeated.repeats = True
    return [part for part in parts if part.issues]


def routines(path: Path) -> list[str]:
    """The routines of a scheduled file, by the labels that belong to no other routine."""
    labels = map(_LABEL.match, lines_of(read_source(path)))
    names = (label["name"] for label in labels if label is not None)
    return [name for name in dict.fromkeys(names) if "$" not in name]


def not_pipelined(path: Path) -> dict[tuple[str, str], str]:
    """By routine and label: why a loop of the file is not pipelined, from its comment."""
    found: dict[tuple[str, str], str] = {}
    reason = ""
    for line in lines_of(read_source(path)):
        match = _NOT_PIPELINED.match(line)
        if match is not None:
            reason = match["reason"]
        elif reason and not line.startswith(";"):
            label = _LABEL.match(line)
            owner, _, name = label["name"].partition("$") if label is not None else ("", "", "")
            found[owner, name] = reason
            reason = ""
    return found


_NOT_PIPELINED = re.compile(
    rf"(?:;  loop \S+ is not pipelined: |{re.escape(DISQUALIFIED)})(?P<reason>.*)"
)


def _line_of(lines: list[str], label: str) -> int:
    return lines.index(f"{label}:") if f"{label}:" in lines else len(lines)


def _rows(path: Path, lines: list[str], number: int, interval: int) -> Rows:
    rows: Rows = []
    while len(rows) < interval or (number < len(lines) and lines[number].startswith("||")):
        if number < len(lines) and is_on_the_way(lines[number]):
            number += 1
            continue
        match = _LINE.match(lines[number]) if number < len(lines) else None
        if match is None:
            raise InputError(path, "the loop's kernel ends too early", number + 1)
        _append(rows, match)
        number += 1
    return rows


def _append(rows: Rows, match: re.Match[str]) -> None:
    """Adds one line of assembly: idle cycles, or an instruction of this packet or the next one."""
    if match["mnemonic"] == "NOP":
        idle = 0 if match["parallel"] else int(match["operands"] or 1)
        rows += [[] for _ in range(idle)]
    elif match["parallel"]:
        rows[-1].append(_issue(match))
    else:
        rows.append([_issue(match)])


def _issue(match: re.Match[str]) -> Issue:
    return Issue(
        match["mnemonic"],
        match["operands"],
        match["unit"] or "",
        match["path"] or "",
        match["predicate"] or "",
        int(match["iteration"] or 0),
        "" if match["source"] == NOTE else " ".join((match["source"] or "").split()),
    )
