"""What would make a loop faster: changes of the source, each scheduled before it is offered."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from broadside.explorer.tried.search import quick_result
from broadside.linear.ir import LinearError
from broadside.optimizer.optimize import Result
from broadside.optimizer.verify.packet_rules import VerifyError

_LINE_END = re.compile(r"\r\n?|\n")
_MOST_TRIED = 24
_LOOP = re.compile(r"(?P<label>[A-Za-z_$][\w$]*):?\s+\.trip\b")
_MEMORY = re.compile(r"^\s+(?:\[!?\w+\]\s*)?(?:LD|ST)\w+\s", re.IGNORECASE)
_UNIT = re.compile(
    r"(?<=\s)\.(?P<kind>[LSMD]?)(?P<side>[12])(?P<rest>X|T[12]X?)?(?=\s)", re.IGNORECASE
)
_PASSES = (2, 3, 4)

Tell = Callable[[dict[str, Any]], None]
Costs = dict[str, float]
"""Cycles of one pass of the source, by procedure and loop."""


@dataclass(frozen=True)
class Change:
    """An edit of the source; `lines` are those that differ in the new one."""

    title: str
    words: str
    source: str
    lines: tuple[int, ...]


def advise(source: str, isa: str, tell: Tell) -> None:
    """Tell each change that was tried and made a loop faster, and made none slower."""
    tried = 0
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
            if now is not None and now < cycles and not worse:
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
    """Cycles of a pass of each loop of the source; of an unrolled one its share."""
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
    """Edits that may help, the likeliest first."""
    lines = _LINE_END.split(source)
    yield from _without_dependences(lines)
    yield from _unrolled(lines)
    yield from _without_units(lines)
    yield from _other_sides(lines)
    yield from _no_aliases(lines)


def _edited(lines: list[str], number: int, new: list[str], title: str, words: str) -> Change:
    """Line `number` (from 0) replaced; an empty list deletes it."""
    text = [*lines[:number], *new, *lines[number + 1 :]]
    changed = tuple(range(number + 1, number + 1 + max(1, len(new))))
    return Change(title, words, "\n".join(text), changed)


def _code(line: str) -> str:
    return line.partition(";")[0].rstrip()


def _without_dependences(lines: list[str]) -> Iterator[Change]:
    for number, line in enumerate(lines):
        found = re.fullmatch(r"\s*\.mdep\s+(.*)", _code(line), re.IGNORECASE)
        if found:
            yield _edited(
                lines,
                number,
                [],
                f"Delete .mdep {found[1].strip()}",
                "Right only if these two accesses never touch the same bytes. Then neither waits.",
            )


def _no_aliases(lines: list[str]) -> Iterator[Change]:
    """`.no_mdep` in each procedure that loads and stores and does not have it."""
    for number, line in enumerate(lines):
        if not re.search(r"\.c?proc\b", _code(line), re.IGNORECASE):
            continue
        end = next(
            (
                n
                for n in range(number, len(lines))
                if re.search(r"\.endproc", lines[n], re.IGNORECASE)
            ),
            len(lines),
        )
        body = [_code(text) for text in lines[number:end]]
        told = any(re.match(r"\s*\.(no_)?mdep\b", text, re.IGNORECASE) for text in body)
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
        for passes in _PASSES:
            yield _edited(
                lines,
                number,
                [line, f"        .unroll {passes}"],
                f"Unroll {found['label']} by {passes}",
                f"{passes} passes become one, so an odd operation costs no whole cycle. The code grows.",
            )


def _without_units(lines: list[str]) -> Iterator[Change]:
    """Without a unit that the source fixes, for each line; and all of them at once."""
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
    """The registers of one `.rega` or `.regb` on the other side, or on either."""
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
