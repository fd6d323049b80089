"""The effect of collapsed stages on a loop, for its record and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from broadside.optimizer.collapse.choose import further
from broadside.optimizer.loops.collapsed import Collapse
from broadside.optimizer.loops.pipelined import PipelinedLoop

COLLAPSED, FURTHER = "collapsed", "further"


def figures(pipelined: PipelinedLoop) -> dict[str, dict[str, int]]:
    """Entries for the record of a loop: its collapsed stages, and the gain from more bytes."""
    found: dict[str, dict[str, int]] = {}
    collapse, trip = pipelined.collapse, pipelined.loop.trip
    if collapse:
        whole = replace(pipelined, collapse=Collapse())
        found[COLLAPSED] = {
            "prolog": collapse.prolog,
            "epilog": collapse.epilog,
            "bytes": collapse.bytes,
            "least_trips": pipelined.least_trips,
            "instructions": _instructions(whole) - _instructions(pipelined),
        }
        if pipelined.least_trips <= trip.minimum < whole.least_trips:
            found[COLLAPSED]["second_loop"] = len(pipelined.loop.body.operations)
    more = further(pipelined, trip)
    if more is not None:
        found[FURTHER] = {"bytes": more.bytes, "least_trips": more.least_trips}
    return found


def _instructions(pipelined: PipelinedLoop) -> int:
    """Number of instructions of the loop outside of its kernel, and of the switch."""
    collapse = pipelined.collapse
    ramps = sum(1 for part in (pipelined.prolog(), pipelined.epilog()) for _ in part)
    counting = len(pipelined.prolog_branches()) + len(pipelined.prolog_counts())
    return ramps + counting + len(collapse.restored) + (2 if collapse.switch is not None else 0)


def words(entry: Mapping[str, Any]) -> Iterator[str]:
    """The entries of the record about collapsed stages, as lines of text."""
    if COLLAPSED in entry:
        yield _collapsed(entry[COLLAPSED], int(entry["stages"]) - 1)
    if FURTHER in entry:
        more = entry[FURTHER]
        passes = _counted(more["least_trips"], "pass", "passes")
        yield f"--speculate {more['bytes']} would let it run from {passes} on"


def _collapsed(told: Mapping[str, int], ramp: int) -> str:
    """A line such as `runs from 1 pass on; 7 of 7 stages of the epilog collapsed: 30 instructions fewer`."""
    parts = [
        f"{told[name]} of {ramp} stages of the {name}"
        for name in ("prolog", "epilog")
        if told[name]
    ]
    passes = f"from {_counted(told['least_trips'], 'pass', 'passes')} on"
    less = told["instructions"] + told.get("second_loop", 0)
    size = (
        f"{_counted(abs(less), 'instruction', 'instructions')} {'fewer' if less >= 0 else 'more'}"
    )
    if told.get("second_loop"):
        size += ", without a second loop for fewer passes"
    found = f"runs {passes}; "
    found += f"{' and '.join(parts)} collapsed: {size}" if parts else size
    if told["bytes"]:
        found += f"; reads up to {_counted(told['bytes'], 'byte', 'bytes')} beyond its data"
    return found


def _counted(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"
