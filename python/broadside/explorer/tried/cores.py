"""Explains in lines of the source why an interval is impossible."""

from __future__ import annotations

from typing import Any

from broadside.facts.isa import instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import LinearError
from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.complete import loop_of
from broadside.optimizer.core.loop import cores_of
from broadside.optimizer.core.weakened import SECONDS_OF_WORK

_BOUND_SECONDS = 2.0


def cores(
    source: str,
    isa: str,
    procedure: str,
    loop: str,
    interval: int,
    seconds: float,
    path: str = "source.sa",
) -> list[dict[str, Any]]:
    """`Core` of a loop at an impossible interval. Empty if the loop is unknown or the time is too short."""
    table = instruction_table(isa)
    try:
        procedures = {one.name: one for one in parse_file(source, path, table).procedures}
        found = loop_of(procedures[procedure], loop, table) if procedure in procedures else None
    except LinearError:
        return []
    if found is None or interval < 1:
        return []
    bounds = loop_bounds(found[0], _BOUND_SECONDS)
    told = cores_of(
        found[0].model,
        interval,
        (bounds.resource, bounds.recurrence.interval),
        seconds / SECONDS_OF_WORK,
    )
    return [
        {
            "interval": core.interval,
            "summary": core.summary,
            "operations": [
                {"line": member.line, "text": member.text, "part": member.part}
                for member in core.operations
            ],
            "rules": list(core.rules),
            "conclusion": core.conclusion,
            "minimal": core.minimal,
        }
        for core in told
    ]
