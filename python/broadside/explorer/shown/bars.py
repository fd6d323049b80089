"""The bounds of a loop, and the units that decide them, for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from broadside.counted import counted
from broadside.facts.cpu import UNITS
from broadside.optimizer.bounds.initiation import recurrence_bound, resource_range
from broadside.optimizer.loops.preparation import Loop
from broadside.optimizer.model.problem import Problem, hall_sets, union
from broadside.optimizer.model.region import CROSS_PATHS, Region

_MOST = 8
"""The number of bars that are shown, the fullest first."""
_PATHS = (*sorted(CROSS_PATHS), "T1", "T2")


def bounds_of(loop: Loop, seconds: float) -> dict[str, Any]:
    """`Bounds` of a loop. `seconds` limits the search for the exact bound of the units."""
    region = loop.body.region
    proved, found = resource_range(region, loop.model.duplicable, seconds)
    recurrence = recurrence_bound(region).interval
    bars = _bars(region, proved)
    return {
        "resource": proved,
        "exact": proved == found,
        "recurrence": recurrence,
        "interval": max(proved, recurrence),
        "words": _words(proved, recurrence, bars),
        "bars": bars[:_MOST],
    }


def _bars(region: Region, resource: int) -> list[dict[str, Any]]:
    problem = Problem(region, settle=False)
    masks = [union([mode.units for mode in modes]) for modes in problem.modes]
    bars = []
    for units, places in hall_sets(masks):
        members = [number for number, mask in enumerate(masks) if mask and not mask & ~units]
        bars.append(_bar(_name(units), members, places, resource))
    for path in _PATHS:
        members = [
            number
            for number, operation in enumerate(region.operations)
            if operation.forms and all(path in form.paths for form in operation.forms)
        ]
        if members:
            kind = "cross path" if path in CROSS_PATHS else "path of loads and stores"
            bars.append(_bar(f"{kind} {path}", members, 1, resource))
    return sorted(bars, key=lambda bar: (-bar["cycles"], -bar["uses"] / bar["places"], bar["name"]))


def _bar(name: str, members: Sequence[int], places: int, resource: int) -> dict[str, Any]:
    cycles = -(-len(members) // places)
    return {
        "name": name,
        "uses": len(members),
        "places": places,
        "cycles": cycles,
        "binds": cycles == resource,
        "operations": list(members),
    }


def _name(units: int) -> str:
    """The name of one or both units of a kind: `.D1` or `.D`."""
    names = [unit for bit, unit in enumerate(UNITS) if units >> bit & 1]
    kinds = dict.fromkeys(name[0] for name in names)
    parts = [
        f".{kind}" if {f"{kind}1", f"{kind}2"} <= set(names) else f".{one}"
        for kind in kinds
        for one in [next(name for name in names if name[0] == kind)]
    ]
    return " or ".join(parts)


def _words(resource: int, recurrence: int, bars: Sequence[dict[str, Any]]) -> str:
    waits = f"each iteration waits {counted(recurrence, 'cycle')} for the one before"
    cycle = f"{waits}, along the critical cycle"
    binding = next((bar for bar in bars if bar["binds"]), None)
    if binding is None:
        units = f"units, paths and sides together ask for {counted(resource, 'cycle')}"
    else:
        places = "one place" if binding["places"] == 1 else f"{binding['places']} places"
        units = (
            f"{counted(binding['uses'], 'operation')} want {binding['name']}, which has {places} in a cycle: "
            f"{counted(resource, 'cycle')}"
        )
    if recurrence > resource:
        return f"The recurrence binds: {cycle}."
    if recurrence == resource and recurrence > 1:
        return f"Both bind: {cycle}, and {units}."
    return f"The units bind: {units}."
