"""A scheduled loop for the explorer's components: `Loop` and `Occupancy` of web/src/contract.ts."""

from __future__ import annotations

from typing import Any

from broadside.explorer.shown.loops import loop_of
from broadside.facts.cpu import UNITS
from broadside.facts.isa import InstructionTable
from broadside.report.loops.liveness import Life, lives
from broadside.report.loops.schedules import LoopSchedule, Part
from broadside.report.loops.sources import LoopSource


def drawn(source: LoopSource, table: InstructionTable) -> dict[str, Any]:
    """The loop with the places of its operations and the live ranges of its registers, as JSON."""
    loop = source.schedule
    told = loop_of(source.prepared, source.procedure, str(source.path_of_text))
    told["interval"] = loop.interval
    for operation, place in zip(told["operations"], source.places, strict=True):
        if place is not None:
            operation["place"] = {
                "cycle": place.cycle,
                "unit": place.unit,
                "paths": list(place.paths),
                "text": place.text,
                "assemblyLine": None,
            }
    told["lifetimes"] = [_lifetime(life, source) for life in lives(loop, table)]
    return told


def _lifetime(life: Life, source: LoopSource) -> dict[str, Any]:
    """`Lifetime`. Its value is the name that the source's operation writes, or else the register."""
    numbers = source.at
    writer = numbers.get(life.writer) if life.writer is not None else None
    users = [numbers[user] for user in life.users if user in numbers]
    return {
        "value": life.register if writer is None else _value(source, writer, life.register),
        "registers": [life.register],
        "from": life.start,
        "to": life.end,
        "invariant": life.writer is None,
        "operations": sorted(set(users)),
    }


def _value(source: LoopSource, writer: int, register: str) -> str:
    names = [str(name) for name in source.prepared.body.operations[writer].writes]
    return names[0] if len(names) == 1 else register


def occupancy(timed: LoopSchedule | Part, name: str) -> dict[str, Any]:
    """The cycles in which each unit works, as JSON."""
    return {
        "name": name,
        "cycles": len(timed.rows),
        "busy": {
            unit: [
                cycle
                for cycle, row in enumerate(timed.rows)
                if any(issue.unit == unit for issue in row)
            ]
            for unit in UNITS
        },
    }
