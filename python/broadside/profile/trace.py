"""Executed packets one after another, with the registers that they changed, as text or JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from broadside import _core
from broadside.profile.places import Places


def of_iterations(
    events: Iterable[_core.Event], head: int, first: int, last: int
) -> Iterator[_core.Event]:
    """The events of some passes of a loop or calls of a function.

    Each visit of `head` counts one, from 1 on.
    """
    visit = 0
    for event in events:
        visit += event.address == head
        if first <= visit <= last:
            yield event


def text_lines(
    simulator: _core.Simulator, events: Iterable[_core.Event], places: Places
) -> Iterator[str]:
    """Two or more lines for each packet: place and cost, its instructions, and the registers that changed."""
    for event in events:
        stalls = "".join(f", {count} stalled: {cause}" for cause, count in event.stalls.items())
        yield f"cycle {event.cycle} +{event.cycles}{stalls}  {places.name(event.address)}"
        for place, instruction in enumerate(simulator.packet(event.address)):
            bars = "||" if place else "  "
            mark = "    ; false" if instruction.address in event.skipped else ""
            yield f"  {instruction.address:08x} {bars} {instruction.text}{mark}"
        if event.changed:
            yield "      " + "  ".join(
                f"{change.register}={change.value:#010x}" for change in event.changed
            )


def json_lines(
    simulator: _core.Simulator, events: Iterable[_core.Event], places: Places
) -> Iterator[str]:
    """JSON lines: one object for each packet."""
    return map(json.dumps, objects(simulator, events, places))


def objects(
    simulator: _core.Simulator, events: Iterable[_core.Event], places: Places
) -> Iterator[dict[str, object]]:
    """For each packet, an object for JSON."""
    for event in events:
        yield {
            "cycle": event.cycle,
            "cycles": event.cycles,
            "stalls": event.stalls,
            "address": event.address,
            "place": places.name(event.address),
            "instructions": [
                {
                    "address": instruction.address,
                    "text": instruction.text,
                    "executed": instruction.address not in event.skipped,
                }
                for instruction in simulator.packet(event.address)
            ],
            "registers": {change.register: change.value for change in event.changed},
        }
