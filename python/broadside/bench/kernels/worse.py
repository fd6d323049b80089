"""Whether one schedule of a source is worse than another: longer intervals, or more cycles in its text."""

from __future__ import annotations

import re
from pathlib import Path

from broadside.bench.kernels.loops import LoopRecord, loops_of

_PACKET = re.compile(r"^ +(?:\[!?\w+\] *)?(?P<mnemonic>[A-Z]\w*)(?: +(?P<count>\d+))?")
"""The first instruction of an execute packet, and the cycles of a NOP."""


def is_worse(path: Path, made: str, kept: str) -> bool:
    """Whether `made` has a longer interval than `kept` in any loop, or else more cycles.

    A loop whose passes overlap in `kept` alone is longer, whatever the cycles of a pass.
    """
    found = _intervals(loops_of(path, made))
    before = _intervals(loops_of(path, kept))
    if any(found.get(loop, (True, 0)) > reached for loop, reached in before.items()):
        return True
    return found == before and _cycles(made) > _cycles(kept)


def _intervals(records: tuple[LoopRecord, ...]) -> dict[tuple[str, str], tuple[bool, int]]:
    """Whether the passes do not overlap, and the cycles of a pass, by routine and loop."""
    return {(loop.procedure, loop.name): (loop.straight, loop.ii) for loop in records}


def _cycles(assembly: str) -> int:
    """Cycles of the whole text, each packet once."""
    packets = filter(None, map(_PACKET.match, assembly.splitlines()))
    return sum(
        int(packet["count"] or 1) if packet["mnemonic"] == "NOP" else 1 for packet in packets
    )
