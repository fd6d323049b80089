"""A result of the optimizer for the page: kernels, straight code, the assembly and its lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from broadside.counted import counted
from broadside.explorer.shown.bars import bounds_of
from broadside.explorer.shown.loops import apart, live_at_most, placed_loop, source_line
from broadside.explorer.shown.source import set_label_lines
from broadside.optimizer.bounds.attempt import proved_bound
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.optimize import Result
from broadside.optimizer.record.procedure import ScheduledNode, ScheduledProcedure
from broadside.optimizer.record.result import SearchResult

_BOUND_SECONDS = 0.3


def schedule_of(result: Result, source: str, path: str, seconds: float) -> dict[str, Any]:
    """`Schedule` of a result. `seconds` is the time since the search began."""
    lines = result.assembly.splitlines()
    loops: list[dict[str, Any]] = []
    straight: list[dict[str, Any]] = []
    for scheduled in result.procedures:
        for item in scheduled.nodes:
            cells = list(_cells(scheduled, item, lines, path))
            if item.node in scheduled.searches:
                loops.append(_loop(scheduled, item, cells, path))
            elif cells:
                straight.append(_part(scheduled, item, cells))
                if item.node in scheduled.unpipelined:
                    loops.append(_apart(scheduled, item, cells))
    set_label_lines(loops, source)
    return {
        "seconds": round(seconds, 2),
        "loops": loops,
        "straight": straight,
        "assembly": result.assembly,
        "assemblyLines": _assembly_lines([*loops, *straight], source),
    }


def verdicts_of(result: Result, *, searching: bool) -> list[dict[str, Any]]:
    """`Verdict` for each loop of the schedule, in order."""
    found = []
    for scheduled in result.procedures:
        for item in scheduled.nodes:
            if item.node in scheduled.searches:
                search = scheduled.searches[item.node]
                found.append(_verdict(scheduled, search, item.node.name, searching=searching))
            elif item.node in scheduled.unpipelined and item.issued:
                found.append(_verdict_apart(scheduled, item))
    return found


def _verdict(
    scheduled: ScheduledProcedure, search: SearchResult, loop: str, *, searching: bool
) -> dict[str, Any]:
    interval, bound = search.pipelined.interval, search.bounds.interval
    least = proved_bound(bound, interval, search.attempts)
    told = counted(interval, "cycle")
    if least == interval:
        kind, words = "proved", f"{told}: less is impossible for these operations as written."
    else:
        kind = "searching" if searching else "open"
        words = f"{told}. Less than {least} is ruled out; between, nothing is known yet."
    return {
        "loop": loop,
        "procedure": scheduled.source.name,
        "kind": kind,
        "interval": interval,
        "least": least,
        "words": words,
        "attempts": [
            {"interval": a.interval, "result": a.result, "seconds": a.seconds, "words": a.words}
            for a in search.attempts
        ],
    }


def _verdict_apart(scheduled: ScheduledProcedure, item: ScheduledNode) -> dict[str, Any]:
    region = item.region
    settled = region is not None and (region.optimal or region.length <= region.lower_bound)
    return {
        "loop": item.node.name,
        "procedure": scheduled.source.name,
        "kind": "proved" if settled else "open",
        "interval": item.length,
        "least": item.length if settled or region is None else region.lower_bound,
        "words": f"The passes do not overlap: {scheduled.unpipelined[item.node]}.",
        "attempts": [],
    }


def _cells(
    scheduled: ScheduledProcedure, item: ScheduledNode, lines: Sequence[str], path: str
) -> Iterator[dict[str, Any]]:
    """`Cell` for each instruction, in the order of the assembly."""
    name = scheduled.procedure.name
    label = name if item is scheduled.nodes[0] else f"{name}${item.node.name}"
    numbers = _instruction_lines(lines, label)
    pipelined = item.pipelined
    count = 0 if pipelined is None else len(pipelined.loop.body.operations)
    places = {id(issued): number for number, issued in enumerate(item.issued)}
    ordered = sorted(item.issued, key=lambda issued: (issued.cycle, issued.order))
    for issued, line in zip(ordered, numbers, strict=False):
        place = places[id(issued)]
        yield {
            "slot": issued.cycle,
            "unit": issued.choice.unit_name,
            "paths": list(issued.choice.paths),
            "text": _text(lines[line - 1], issued),
            "stage": _stage(issued) if pipelined is not None else 0,
            "operation": place if place < count else None,
            "line": source_line(issued.operation, path),
            "assemblyLine": line,
        }


def _stage(issued: Issued) -> int:
    stage = issued.iteration.strip("<>")
    return int(stage) if stage.isdigit() else 0


def _instruction_lines(lines: Sequence[str], label: str) -> Iterator[int]:
    """The numbers of the instruction lines after a label, without NOPs."""
    begin = next((n for n, line in enumerate(lines) if line == f"{label}:"), len(lines))
    for number, line in enumerate(lines[begin + 1 :], start=begin + 2):
        text = line.removeprefix("||").strip()
        if line[:1] in (" ", "|") and text and not text.startswith((".", ";", "NOP")):
            yield number


def _text(line: str, issued: Issued) -> str:
    """The instruction in a line of the assembly, without bars, unit and comment."""
    words = line.partition(";")[0].removeprefix("||").split()
    if issued.choice.specifier in words:
        words.remove(issued.choice.specifier)
    return " ".join(words)


def _loop(
    scheduled: ScheduledProcedure,
    item: ScheduledNode,
    cells: list[dict[str, Any]],
    path: str,
) -> dict[str, Any]:
    search = scheduled.searches[item.node]
    pipelined = search.pipelined
    bounds = bounds_of(pipelined.loop, _BOUND_SECONDS)
    bounds["resource"], bounds["exact"] = search.bounds.resource, True
    bounds["recurrence"] = search.bounds.recurrence.interval
    bounds["interval"] = search.bounds.interval
    return {
        "loop": placed_loop(pipelined, scheduled.procedure, path, cells),
        "bounds": bounds,
        "refused": "",
        "stages": pipelined.stages,
        "passes": scheduled.unrolled.get(item.node.name, 1),
        "leastTrips": pipelined.least_trips,
        "live": live_at_most(pipelined),
        "kernel": cells,
    }


def _apart(
    scheduled: ScheduledProcedure, item: ScheduledNode, cells: list[dict[str, Any]]
) -> dict[str, Any]:
    """`ScheduledLoop` of a loop whose passes do not overlap."""
    reason = scheduled.unpipelined[item.node]
    return {
        **apart(item.node.name, scheduled.source.name, reason, item.length),
        "stages": None,
        "passes": scheduled.unrolled.get(item.node.name, 1),
        "leastTrips": None,
        "live": {"A": 0, "B": 0},
        "kernel": cells,
    }


def _part(
    scheduled: ScheduledProcedure, item: ScheduledNode, cells: list[dict[str, Any]]
) -> dict[str, Any]:
    first = item is scheduled.nodes[0]
    return {
        "procedure": scheduled.procedure.name,
        "name": "entry" if first else item.node.name,
        "cycles": item.length,
        "cells": cells,
    }


def _assembly_lines(parts: Sequence[dict[str, Any]], source: str) -> list[list[int]]:
    found: list[set[int]] = [set() for _ in range(source.count("\n") + 1)]
    for part in parts:
        for cell in part.get("kernel") or part.get("cells") or ():
            line = cell["line"]
            if line is not None and line <= len(found):
                found[line - 1].add(cell["assemblyLine"])
    return [sorted(lines) for lines in found]
