"""Runs a routine for the player."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from broadside import _core
from broadside.explorer.shown.scheduled import schedule_of
from broadside.explorer.tried.search import quick_result
from broadside.linear.ir import LinearError


def run(source: str, isa: str, request: Mapping[str, Any]) -> dict[str, Any]:
    """`Run` of a request. If the source cannot be run, `cut` has the cause."""
    linear = request.get("language") == "linear"
    lines: list[int] = []
    try:
        if linear:
            schedule = schedule_of(quick_result(source, isa), source, "source.sa", 0.0)
            source = schedule["assembly"]
            lines = _lines(schedule["assemblyLines"], source)
        elif isinstance(request.get("assemblyLines"), list):
            lines = _lines(request["assemblyLines"], source)
        asked = {
            "source": source,
            "isa": isa,
            "machine": request.get("machine") or f"{isa}-flat",
            "entry": str(request.get("entry", "")),
            "arguments": request.get("arguments", []),
            "mostCycles": request.get("mostCycles", 100_000),
            "lines": lines,
        }
        return dict(json.loads(_core.play("run", json.dumps(asked))))
    except (LinearError, ValueError) as error:
        return nothing(source, str(error))


def nothing(assembly: str, cause: str) -> dict[str, Any]:
    """A `Run` without steps."""
    return {
        "cycles": 0,
        "stalls": {},
        "returnValue": 0,
        "buffers": [],
        "start": {},
        "packets": {},
        "steps": [],
        "cut": cause,
        "dropped": 0,
        "assembly": assembly,
    }


def _lines(assembly_lines: Sequence[Sequence[int]], assembly: str) -> list[int]:
    """For each line of the assembly, the line of the source. 0 if there is none."""
    found = [0] * (assembly.count("\n") + 1)
    for number, lines in enumerate(assembly_lines, start=1):
        for line in lines:
            if isinstance(line, int) and 0 < line <= len(found):
                found[line - 1] = number
    return found
