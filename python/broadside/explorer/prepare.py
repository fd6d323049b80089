"""Prepares a page that works without a server: writes a server's answers for the templates into files.

python -m broadside.explorer.prepare FOLDER [--seconds N] [--only NAME]...
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from broadside.explorer.help import instructions
from broadside.explorer.shown.scheduled import schedule_of, verdicts_of
from broadside.explorer.shown.source import analyse, fault_of
from broadside.explorer.templates import Template, catalogue
from broadside.explorer.tried.advice import advise
from broadside.explorer.tried.cores import cores
from broadside.explorer.tried.search import quick_result, search
from broadside.facts.isa import LEVELS
from broadside.linear.ir import LinearError
from broadside.optimizer.verify.packet_rules import VerifyError

_SECONDS = 20.0
"""The seconds of a template's search."""
_CORE_SECONDS = 10.0
_MOST_DELETED = 14
"""In a loop of at most this many operations, each operation is deleted once. In larger loops none is."""


def prepared(template: Template, seconds: float) -> dict[str, Any]:
    """`Prepared` of a template."""
    source, isa = template.source, template.isa
    events: list[dict[str, Any]] = []
    search(source, isa, seconds, events.append)
    schedules = [_without_event(event) for event in events if event["event"] == "schedule"]
    ended = next(event["state"] for event in events if event["event"] == "ended")
    told: list[dict[str, Any]] = []
    advise(source, isa, told.append)
    advice = [_without_event(event) for event in told if event["event"] == "advice"]
    analysis = analyse(source, isa)
    edits = [*(one["source"] for one in advice), *_deletions(source, analysis)]
    return {
        "template": template.as_dict(),
        "analysis": analysis,
        "schedules": schedules,
        "ended": ended,
        "cores": _cores(source, isa, ended),
        "advice": advice,
        "variants": [variant(edit, isa) for edit in dict.fromkeys(edits)],
    }


def _without_event(event: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key != "event"}


def variant(source: str, isa: str) -> dict[str, Any]:
    """`Variant` of an edited template, with the schedule that is found at once."""
    found: dict[str, Any] = {
        "source": source,
        "analysis": analyse(source, isa),
        "schedule": None,
        "ended": None,
        "cores": {},
    }
    if any(fault["severity"] == "error" for fault in found["analysis"]["faults"]):
        return found
    try:
        result = quick_result(source, isa)
    except LinearError as error:
        found["analysis"]["faults"].append(fault_of(error, source, "source.sa"))
        return found
    except VerifyError:
        return found
    found["schedule"] = schedule_of(result, source, "source.sa", 0.0)
    found["ended"] = {
        "seconds": 0,
        "left": 0,
        "trying": "",
        "verdicts": verdicts_of(result, searching=False),
    }
    found["cores"] = _cores(source, isa, found["ended"])
    return found


def _cores(source: str, isa: str, ended: dict[str, Any]) -> dict[str, Any]:
    """For each loop whose interval is proved the smallest, why one cycle less is impossible."""
    found = {}
    for verdict in ended["verdicts"]:
        less = verdict["least"] - 1
        if verdict["kind"] == "proved" and less > 0:
            names = (verdict["procedure"], verdict["loop"])
            told = cores(source, isa, *names, less, _CORE_SECONDS)
            if told:
                found["$".join(names)] = told
    return found


def _deletions(source: str, analysis: dict[str, Any]) -> Iterator[str]:
    """Copies of the source, each without one line of a loop or without `.no_mdep`."""
    lines = source.split("\n")
    numbers = {
        operation["line"]
        for state in analysis["loops"]
        for operation in state["loop"]["operations"]
        if operation["line"] is not None and len(state["loop"]["operations"]) <= _MOST_DELETED
    }
    told = (n for n, line in enumerate(lines, start=1) if re.match(r"\s*\.no_mdep\b", line))
    for number in sorted(numbers | set(told)):
        yield "\n".join([*lines[: number - 1], *lines[number:]])


def main() -> None:
    """Writes the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=_SECONDS)
    parser.add_argument("--only", action="append", default=[])
    given = parser.parse_args()
    for isa in LEVELS:
        _write(given.folder / f"instructions-{isa}.json", instructions(isa))
    templates = [one for one in catalogue() if not given.only or one.name in given.only]
    for template in templates:
        found = prepared(template, given.seconds)
        _write(given.folder / "templates" / f"{template.name}.json", found)
    _write(given.folder / "templates" / "index.json", [one.as_dict() for one in templates])


def _write(path: Path, found: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(found, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main()
