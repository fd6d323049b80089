"""Advice for a faster loop: changes of the source. Each is scheduled before it is offered."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from broadside.explorer.tried.search import quick_result
from broadside.linear.ir import LinearError
from broadside.optimizer.optimize import Result
from broadside.optimizer.procedure.reshape.ready import TRIED
from broadside.optimizer.verify.packet_rules import VerifyError

_LINE_END = re.compile(r"\r\n?|\n")
_MOST_TRIED = 24
_LOOP = re.compile(r"(?P<label>[A-Za-z_$][\w$]*):?\s+\.trip\b")
_MEMORY = re.compile(r"^\s+(?:\[!?\w+\]\s*)?(?:LD|ST)\w+\s", re.IGNORECASE)
_PROCEDURE = re.compile(r"\.c?proc\b", re.IGNORECASE)
_END = re.compile(r"\.endproc\b", re.IGNORECASE)
_NO_ALIASES = re.compile(r"\s*\.no_mdep\b", re.IGNORECASE)
_DEPENDENCE = re.compile(r"\s*\.mdep\b", re.IGNORECASE)
_UNIT = re.compile(
    r"(?<=\s)\.(?P<kind>[LSMD]?)(?P<side>[12])(?P<rest>X|T[12]X?)?(?=\s)", re.IGNORECASE
)

Tell = Callable[[dict[str, Any]], None]
Costs = dict[str, float]
"""Cycles of one pass of the source's loop, by procedure and loop."""


@dataclass(frozen=True)
class Change:
    """An edit of the source. `lines` are the lines that differ in the new source."""

    title: str
    words: str
    source: str
    lines: tuple[int, ...]
    passes: int = 1
    """The number of passes that become one.

    More passes are offered only if they gain more, because the code grows.
    """


def advise(source: str, isa: str, tell: Tell) -> None:
    """Tells each change that makes a loop faster and no loop slower."""
    tried = 0
    unrolled: Costs = {}
    try:
        before = costs(quick_result(source, isa))
    except (LinearError, VerifyError):
        tell({"event": "ended", "tried": 0})
        return
    for change in changes(source):
        if tried >= _MOST_TRIED:
            break
        tried += 1
        tell({"event": "trying", "title": change.title})
        try:
            after = costs(quick_result(change.source, isa))
        except (LinearError, VerifyError):
            continue
        for loop, cycles in before.items():
            now = after.get(loop)
            worse = any(after.get(other, 0) > old for other, old in before.items())
            most = min(cycles, unrolled.get(loop, cycles)) if change.passes > 1 else cycles
            if now is not None and now < most and not worse:
                if change.passes > 1:
                    unrolled[loop] = now
                tell({"event": "advice", **_advice(loop, change, cycles, now)})
                break
    tell({"event": "ended", "tried": tried})


def _advice(loop: str, change: Change, before: float, after: float) -> dict[str, Any]:
    return {
        "loop": loop.partition("$")[2],
        "title": change.title,
        "words": change.words,
        "before": before,
        "after": after,
        "source": change.source,
        "lines": list(change.lines),
    }


def costs(result: Result) -> Costs:
    """Cycles of a pass of each loop of the source. For an unrolled loop, the share of one source pass."""
    found: Costs = {}
    for scheduled in result.procedures:
        name = scheduled.source.name
        for node, search in scheduled.searches.items():
            passes = scheduled.unrolled.get(node.name, 1)
            found[f"{name}${node.name}"] = round(search.pipelined.interval / passes, 3)
        for item in scheduled.nodes:
            if item.node in scheduled.unpipelined:
                found[f"{name}${item.node.name}"] = float(item.length)
    return found


def changes(source: str) -> Iterator[Change]:
    """Edits that may help, the most promising first."""
    lines = _LINE_END.split(source)
    yield from _without_dependences(lines)
    yield from _unrolled(lines)
    yield from _without_units(lines)
    yield from _other_sides(lines)
    yield from _no_aliases(lines)


def _edited(lines: list[str], number: int, new: list[str], title: str, words: str) -> Change:
    """Replaces line `number` (from 0). An empty list deletes it."""
    text = [*lines[:number], *new, *lines[number + 1 :]]
    changed = tuple(range(number + 1, number + 1 + max(1, len(new))))
    return Change(title, words, "\n".join(text), changed)


def _code(line: str) -> str:
    return line.partition(";")[0].rstrip()


def _without_dependences(lines: list[str]) -> Iterator[Change]:
    for number, line in enumerate(lines):
        found = re.fullmatch(r"\s*\.mdep\s+(.*)", _code(line), re.IGNORECASE)
        if found is None:
            continue
        names = found[1].strip()
        told = any(_NO_ALIASES.match(text) for text in _around(lines, number))
        new = [] if told else ["        .no_mdep"]
        title = f"Delete .mdep {names}" if told else f"Replace .mdep {names} by .no_mdep"
        words = (
            "Right only if these two accesses never touch the same bytes."
            if told
            else "Right only if no store touches bytes that a load of another name reads."
        )
        yield _edited(lines, number, new, title, f"{words} Then none waits for the other.")


def _around(lines: list[str], number: int) -> list[str]:
    """The lines of the procedure around a line."""
    begins = [n for n in range(number + 1) if _PROCEDURE.search(_code(lines[n]))]
    ends = [n for n in range(number, len(lines)) if _END.search(_code(lines[n]))]
    return lines[begins[-1] if begins else 0 : (ends[0] if ends else len(lines)) + 1]


def _no_aliases(lines: list[str]) -> Iterator[Change]:
    """Adds `.no_mdep` to each procedure that loads and stores without a statement on dependences."""
    for number, line in enumerate(lines):
        if not _PROCEDURE.search(_code(line)):
            continue
        body = [_code(text) for text in _around(lines, number)]
        told = any(_NO_ALIASES.match(text) or _DEPENDENCE.match(text) for text in body)
        if not told and sum(bool(_MEMORY.match(text)) for text in body) > 1:
            yield _edited(
                lines,
                number,
                [line, "        .no_mdep"],
                "Add .no_mdep",
                "Right only if no store touches bytes that a load of another name reads.",
            )


def _unrolled(lines: list[str]) -> Iterator[Change]:
    for number, line in enumerate(lines):
        found = _LOOP.match(_code(line))
        if found is None or any(".unroll" in _code(text) for text in lines[number : number + 3]):
            continue
        for passes in TRIED:
            change = _edited(
                lines,
                number,
                [line, f"        .unroll {passes}"],
                f"Unroll {found['label']} by {passes}",
                f"{passes} passes become one and share the cycles that a single one fills only in part. "
                "The code grows.",
            )
            yield replace(change, passes=passes)


def _without_units(lines: list[str]) -> Iterator[Change]:
    """Removes units that the source names: from each line alone, and from all lines at once."""
    fixed = [n for n, line in enumerate(lines) if _UNIT.search(_code(line))]
    if len(fixed) > 1:
        text = [
            _UNIT.sub("", line, count=1) if n in fixed else line for n, line in enumerate(lines)
        ]
        words = "The search then chooses every unit and side by itself."
        changed = tuple(n + 1 for n in fixed)
        yield Change("Leave all units open", words, "\n".join(text), changed)
    for number in fixed:
        new = _UNIT.sub("", lines[number], count=1)
        unit = _UNIT.search(_code(lines[number]))
        yield _edited(
            lines,
            number,
            [new],
            f"Leave the unit of line {number + 1} open",
            f"The source fixes {unit[0].strip() if unit else 'a unit'}; another one may be free.",
        )


def _other_sides(lines: list[str]) -> Iterator[Change]:
    """Moves the registers of one `.rega` or `.regb` to the other side, or to any side."""
    for number, line in enumerate(lines):
        found = re.match(r"(\s*)\.reg([ab])(\s+)(.*)", line, re.IGNORECASE)
        if found is None:
            continue
        names = found[4].partition(";")[0].strip()
        other = "b" if found[2].lower() == "a" else "a"
        yield _edited(
            lines,
            number,
            [f"{found[1]}.reg{found[3]} {found[4]}"],
            f"Leave the side of {names} open",
            "The source fixes a side; the search may find a better one.",
        )
        yield _edited(
            lines,
            number,
            [f"{found[1]}.reg{other}{found[3]}{found[4]}"],
            f"Put {names} on side {other.upper()}",
            "Units and paths of the other side may be freer.",
        )
