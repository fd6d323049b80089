"""The loop records that the optimizer writes into scheduled files: `;@loop {JSON}` or `;@straight {JSON}`.

These records decide first which of two schedules of a source is better.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.errors import InputError
from broadside.input.files import lines_of, parse_json, read_source
from broadside.optimizer import claims
from broadside.optimizer.bounds.attempt import (
    attempts_of,
    bound_of,
    proved_bound,
    searches_of,
    seconds_spent,
)
from broadside.optimizer.emit.feedback import RECORD
from broadside.optimizer.emit.straight_feedback import RECORD as STRAIGHT

_PACKET = re.compile(r"^ +(?:\[!?\w+\] *)?(?P<mnemonic>[A-Z]\w*)(?: +(?P<count>\d+))?")
"""The first instruction of an execute packet. For a NOP, also its cycles."""


@dataclass(frozen=True)
class LoopRecord:
    """One loop: cycles of a pass (the initiation interval), and lower bounds of them.

    `optimal` is None if a smaller interval was neither found nor proved impossible. `procedure` is the
    routine of the loop; it is empty if no label follows the record. All intervals below `least` are
    impossible. A search of `seconds` found no interval from `least` to the one reached. `straight`: the
    passes do not overlap.
    """

    name: str
    ii: int
    res_mii: int
    rec_mii: int
    optimal: bool | None
    procedure: str = ""
    least: int = 0
    seconds: float = 0.0
    straight: bool = False


class Verdict(Enum):
    """How a new schedule compares with the old one."""

    BETTER = "better"
    EQUAL = "equal"
    WORSE = "worse"


def check_records(kernels: Manifest, assembly: Path) -> None:
    """Raises InputError if an assembly file has a false record of a loop, or lacks a record.

    A file that no entry of the manifest names has no source to compare it with, so it passes. Files made from
    templates have no loops.
    """
    if assembly in kernels.made:
        return
    entries = [entry for entry in kernels.sources if entry.assembly == assembly]
    if entries:
        source = entries[0].room / entries[0].source
        loops = {name for kernel in entries if isinstance(kernel, Kernel) for name in kernel.loops}
        claims.check_source(assembly, source, entries[0].isa, claims.known(), loops)


def read_loops(path: Path) -> tuple[LoopRecord, ...]:
    """All records of a scheduled file. Raises InputError with file and line."""
    return loops_of(path, read_source(path))


@cache
def loops_of(path: Path, text: str) -> tuple[LoopRecord, ...]:
    """All records of a scheduled file with the given text. Raises InputError with file and line."""
    lines = lines_of(text)
    return tuple(
        _record(line, path, number, _procedure(lines[number:]))
        for number, line in enumerate(lines, start=1)
        if line.startswith((RECORD, STRAIGHT))
    )


def _procedure(following: list[str]) -> str:
    """The procedure of a loop, from the label `procedure$loop:` that follows the record's comments."""
    label = next((line for line in following if not line.startswith(";")), "")
    name, found, _ = label.partition("$")
    return name if found and label.rstrip().endswith(":") else ""


def _record(text: str, path: Path, line: int, procedure: str) -> LoopRecord:
    straight = text.startswith(STRAIGHT)
    try:
        entry = parse_json(text.removeprefix(STRAIGHT if straight else RECORD))
        fields = {key: entry[key] for key in ("name", "ii", "res_mii", "rec_mii", "optimal")}
        attempts = attempts_of(entry)
        searches = searches_of(entry)
    except (ValueError, KeyError, TypeError) as error:
        raise InputError(path, f"bad loop record: {error}", line) from error
    bound, interval = bound_of(entry), entry["ii"]
    return LoopRecord(
        **fields,
        procedure=procedure,
        least=proved_bound(bound, interval, attempts),
        seconds=round(
            seconds_spent(bound, interval, attempts) + sum(s.seconds for s in searches), 1
        ),
        straight=straight,
    )


def compare(path: Path, made: str, kept: str) -> Verdict:
    """Compares the intervals of the schedule `made` with those of the schedule `kept`.

    WORSE if any loop of `made` has a longer interval than in `kept`. BETTER if no loop has, but some
    intervals differ. A loop whose passes overlap only in `kept` counts as longer, for any interval.

    If passes overlap in neither, their lengths are not compared: a pass with more packets often takes fewer
    cycles on a machine whose memory has banks. So the figures of the simulator decide.
    """
    found = _intervals(loops_of(path, made))
    before = _intervals(loops_of(path, kept))
    if any(_is_longer(found, loop, reached) for loop, reached in before.items()):
        return Verdict.WORSE
    return Verdict.BETTER if found != before else Verdict.EQUAL


def shortfall(path: Path, made: str, kept: str) -> str:
    """The loops of the schedule `made` that have longer intervals than in the schedule `kept`."""
    found = _intervals(loops_of(path, made))
    before = _intervals(loops_of(path, kept))
    return ", ".join(
        f"loop {loop[1]} of {loop[0]}: {_told(found.get(loop))} instead of {_told(reached)}"
        for loop, reached in before.items()
        if _is_longer(found, loop, reached)
    )


def _is_longer(
    found: dict[tuple[str, str], tuple[bool, int]], loop: tuple[str, str], kept: tuple[bool, int]
) -> bool:
    return found.get(loop, (True, 0)) > kept


def _told(reached: tuple[bool, int] | None) -> str:
    if reached is None:
        return "no loop"
    straight, cycles = reached
    return "no pipelining" if straight else f"{cycles} cycles"


def _intervals(records: tuple[LoopRecord, ...]) -> dict[tuple[str, str], tuple[bool, int]]:
    """For each routine and loop: whether the passes do not overlap, and the interval of those that do."""
    return {
        (loop.procedure, loop.name): (loop.straight, 0 if loop.straight else loop.ii)
        for loop in records
    }


def cycles_of_code(assembly: str) -> int:
    """Cycles of the whole text, with each packet counted once, without waits for paths and memory."""
    packets = filter(None, map(_PACKET.match, assembly.splitlines()))
    return sum(
        int(packet["count"] or 1) if packet["mnemonic"] == "NOP" else 1 for packet in packets
    )
