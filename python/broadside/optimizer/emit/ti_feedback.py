"""The feedback of a loop in the form that TI's tools print: SOFTWARE PIPELINE INFORMATION.

The fields are those of SPRU187L (Software Pipelining Information). The figures are Broadside's own: the
recurrence bound of the source, units and paths of the schedule by side, the intervals tried, stages and least
trip count. An operation counts for the units that can execute it on its side.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from broadside.linear.ir import Trip
from broadside.optimizer.bounds.attempt import NO_REGISTERS
from broadside.optimizer.collapse.wording import FURTHER
from broadside.optimizer.emit.feedback import RECORD, record
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.model.region import Operation
from broadside.optimizer.record.result import SearchResult

STYLE = "ti"
_RULE = ";*" + "-" * 76 + "*"
_TITLE = ";*   SOFTWARE PIPELINE INFORMATION"
_LABEL, _RECURRENCE = "Loop label : ", "Loop Carried Dependency Bound(^) : "
DISQUALIFIED = ";*      Disqualified loop: "
"""Begins the line that says why a loop is not pipelined."""
_UNITS = ("L", "S", "D", "M")
_CLASSES = (*_UNITS, "LS", "LSD")
_PATHS = {
    "X": ".X cross paths",
    "T": ".T address paths",
    "LR": "Long read paths",
    "LW": "Long write paths",
}
_HALF, _THIRD = ("L", "S", "LS"), ("L", "S", "D", "LS", "LSD")
_SIDES = "12"

Uses = Mapping[str, Sequence[int]]
"""By class of units or kind of path: uses in a pass by side A and by side B."""


def feedback(result: SearchResult) -> list[str]:
    """Comment lines for the assembly file."""
    pipelined = result.pipelined
    entry = {**record(result), "feedback": STYLE}
    uses = uses_of(pipelined)
    bound = partitioned(uses)
    return [
        RECORD + json.dumps(entry),
        _RULE,
        _TITLE,
        ";*",
        _label(entry),
        *_trips(pipelined.loop.trip),
        _recurrence(entry),
        _field("Unpartitioned Resource Bound", unpartitioned(uses)),
        _field("Partitioned Resource Bound(*)", bound),
        *_table(uses, bound),
        ";*",
        ";*      Searching for software pipeline schedule at ...",
        *_searched(entry),
        ";*      Done",
        ";*",
        *_collapsed("Epilog", pipelined.collapse.epilog, pipelined.stages - 1),
        *_collapsed("Prolog", pipelined.collapse.prolog, pipelined.stages - 1),
        ";*",
        *_threshold(entry, pipelined.collapse.bytes),
        ";*",
        _count("Minimum safe trip count", pipelined.least_trips),
        _RULE,
    ]


def disqualified(name: str, reason: str) -> list[str]:
    """The block of a loop that is not pipelined."""
    return [_RULE, _TITLE, f";*      {_LABEL}{name}", f"{DISQUALIFIED}{reason}", _RULE]


def told(entry: Mapping[str, Any]) -> list[str]:
    """The lines that repeat the record of a loop in words."""
    return [_label(entry), _recurrence(entry), *_searched(entry)]


def is_told(line: str) -> bool:
    """Whether the line repeats a part of a record in words."""
    return line.startswith((f";*      {_LABEL}", f";*      {_RECURRENCE}", ";*         ii = "))


def _label(entry: Mapping[str, Any]) -> str:
    return f";*      {_LABEL}{entry['name']}"


def _recurrence(entry: Mapping[str, Any]) -> str:
    return f";*      {_RECURRENCE}{entry['rec_mii']}"


def _field(name: str, figure: int) -> str:
    return f";*      {name:<33}: {figure}"


def _count(name: str, figure: object) -> str:
    return f";*      {name:<28}: {figure}"


def _collapsed(part: str, stages: int, most: int) -> Iterator[str]:
    """Lines about the collapsed stages of prolog or epilog."""
    removed = "entirely removed" if stages == most else "not entirely removed"
    yield f";*      {part} {removed if stages else 'not removed'}"
    yield _count(f"Collapsed {part.lower()} stages", stages)


def _threshold(entry: Mapping[str, Any], used: int) -> Iterator[str]:
    """Lines about the bytes that the loop reads beyond its data, and how many would allow fewer passes."""
    yield _count("Speculative Load Threshold", used)
    yield _count("Minimum required memory pad", f"{used} bytes")
    if FURTHER in entry:
        option = f"--speculate {entry[FURTHER]['bytes']}"
        yield ";*"
        yield f";*      For further improvement on this loop, try option {option}"


def _trips(trip: Trip) -> Iterator[str]:
    """Lines about the trip count in the source."""
    yield _field("Known Minimum Trip Count", trip.minimum)
    if trip.maximum is not None:
        yield _field("Known Maximum Trip Count", trip.maximum)
    yield _field("Known Max Trip Count Factor", trip.factor)


def _searched(entry: Mapping[str, Any]) -> Iterator[str]:
    """A line for each interval tried; the one reached comes last."""
    results: dict[int, list[str]] = defaultdict(list)
    for attempt in entry["attempts"]:
        results[attempt["interval"]].append(attempt["result"])
    for interval in sorted(results):
        if interval < entry["ii"]:
            failed = "Cannot allocate machine registers"
            words = failed if NO_REGISTERS in results[interval] else "Did not find schedule"
            yield f";*         ii = {interval:<2} {words}"
    found = f"Schedule found with {entry['stages']} iterations in parallel"
    yield f";*         ii = {entry['ii']:<2} {found}"


def uses_of(pipelined: PipelinedLoop) -> dict[str, tuple[int, int]]:
    """The uses by side, in a pass of the schedule, of each class of units and each kind of path."""
    uses: Counter[tuple[str, str]] = Counter()
    schedule = pipelined.schedule
    for number, operation in enumerate(pipelined.loop.body.region.operations):
        form = operation.forms[schedule.forms[number]]
        uses[_class_of(operation, form.unit[-1]), form.unit[-1]] += 1
        for path in form.paths:
            side = next(character for character in path if character in _SIDES)
            uses[path.replace(side, ""), side] += 1
    return {name: (uses[name, "1"], uses[name, "2"]) for name in (*_CLASSES, *_PATHS)}


def _class_of(operation: Operation, side: str) -> str:
    """The smallest class that contains all units that can execute the operation on this side."""
    units = {form.unit[0] for form in operation.forms if form.unit[-1] == side}
    return next(one for one in _CLASSES if units <= set(one))


def _sums(uses: Uses) -> dict[str, tuple[list[int], int]]:
    """(uses by side, number of units of a side that share them) for each line that may give the bound."""
    alone = {name: (list(uses[name]), 1) for name in (*_UNITS, *_PATHS)}
    halves = [sum(uses[name][side] for name in _HALF) for side in (0, 1)]
    thirds = [sum(uses[name][side] for name in _THIRD) for side in (0, 1)]
    return {**alone, "half": (halves, 2), "third": (thirds, 3)}


def partitioned(uses: Uses) -> int:
    """The resource bound if each operation stays on its side in the schedule."""
    return max(-(-most // units) for sides, units in _sums(uses).values() for most in sides)


def unpartitioned(uses: Uses) -> int:
    """The bound of units alone if operations may be on either side."""
    sums = {name: entry for name, entry in _sums(uses).items() if name not in _PATHS}
    return max(-(-sum(sides) // (2 * units)) for sides, units in sums.values())


def _table(uses: Uses, bound: int) -> Iterator[str]:
    """The lines with the uses by side A and side B of each class; * marks those that give the bound."""
    sums = _sums(uses)
    yield ";*      Resource Partition:"
    yield ";*                                A-side   B-side"
    for unit in _UNITS:
        yield _row(f".{unit} units", uses[unit], bound)
    for path, name in _PATHS.items():
        yield _row(name, uses[path], bound)
    yield _row("Logical  ops (.LS)", uses["LS"], None) + "(.L or .S unit)"
    yield _row("Addition ops (.LSD)", uses["LSD"], None) + "(.L or .S or .D unit)"
    for name, title in (("half", "Bound(.L .S .LS)"), ("third", "Bound(.L .S .D .LS .LSD)")):
        sides, units = sums[name]
        yield _row(title, [-(-most // units) for most in sides], bound)


def _row(name: str, sides: Sequence[int], bound: int | None) -> str:
    first, second = (f"{count:>3}{'*' if count == bound else ' '}" for count in sides)
    return f";*      {name:<27}{first}     {second}    "
