"""The loop records that the optimizer leaves in scheduled files: `;@loop {JSON}`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from broadside.errors import InputError

MARK = ";@loop "


@dataclass(frozen=True)
class LoopRecord:
    """One software-pipelined loop: initiation interval and lower bounds in cycles.

    `optimal` is None where a smaller interval was neither found nor proved impossible. `procedure` is
    the routine that has it, empty where no label follows the record.
    """

    name: str
    ii: int
    res_mii: int
    rec_mii: int
    optimal: bool | None
    procedure: str = ""


@cache
def read_loops(path: Path) -> tuple[LoopRecord, ...]:
    """All records of a scheduled file; raises InputError naming file and line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(
        _record(line[len(MARK) :], path, number, _procedure(lines[number:]))
        for number, line in enumerate(lines, start=1)
        if line.startswith(MARK)
    )


def _procedure(following: list[str]) -> str:
    """The procedure whose label, `procedure$loop:`, comes after the record's comments."""
    label = next((line for line in following if not line.startswith(";")), "")
    name, found, _ = label.partition("$")
    return name if found and label.rstrip().endswith(":") else ""


def _record(text: str, path: Path, line: int, procedure: str) -> LoopRecord:
    try:
        entry = json.loads(text)
        fields = {key: entry[key] for key in ("name", "ii", "res_mii", "rec_mii", "optimal")}
        return LoopRecord(**fields, procedure=procedure)
    except (json.JSONDecodeError, KeyError, TypeError) as error:
        raise InputError(path, f"bad loop record: {error}", line) from error
