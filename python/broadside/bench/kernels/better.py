"""Which of two schedules of a source is the better one: by the intervals of loops, then by all cycles."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path

from broadside.bench.kernels.loops import LoopRecord, loops_of

_PACKET = re.compile(r"^ +(?:\[!?\w+\] *)?(?P<mnemonic>[A-Z]\w*)(?: +(?P<count>\d+))?")
"""The first instruction of an execute packet, and the cycles of a NOP."""


class Verdict(Enum):
    """A new schedule beside the one kept."""

    BETTER = "better"
    EQUAL = "equal"
    WORSE = "worse"


def compare(path: Path, made: str, kept: str) -> Verdict:
    """WORSE if any loop of `made` has a longer interval than in `kept`, BETTER if none has but some differ.

    A loop whose passes overlap in `kept` alone is longer, whatever the cycles of a pass. If all intervals
    are equal, the cycles of the whole text decide.
    """
    found = _intervals(loops_of(path, made))
    before = _intervals(loops_of(path, kept))
    if any(found.get(loop, (True, 0)) > reached for loop, reached in before.items()):
        return Verdict.WORSE
    if found != before:
        return Verdict.BETTER
    more = _cycles(made) - _cycles(kept)
    return Verdict.WORSE if more > 0 else Verdict.BETTER if more else Verdict.EQUAL


def _intervals(records: tuple[LoopRecord, ...]) -> dict[tuple[str, str], tuple[bool, int]]:
    """Whether the passes do not overlap, and the cycles of a pass, by routine and loop."""
    return {(loop.procedure, loop.name): (loop.straight, loop.ii) for loop in records}


def _cycles(assembly: str) -> int:
    """Cycles of the whole text, each packet once."""
    packets = filter(None, map(_PACKET.match, assembly.splitlines()))
    return sum(
        int(packet["count"] or 1) if packet["mnemonic"] == "NOP" else 1 for packet in packets
    )
