"""Help on instructions, from the instruction tables."""

from __future__ import annotations

import tomllib
from typing import Any

from broadside import _core
from broadside.isa import LEVELS

_KINDS = {"mem": "*address", "pcrel": "label", "count": "count"}


def instructions(isa: str) -> list[dict[str, Any]]:
    """`Instruction` of every mnemonic of the level, sorted."""
    found: dict[str, dict[str, Any]] = {}
    for level in LEVELS[: LEVELS.index(isa) + 1]:
        table = tomllib.loads(_core.isa_tables()[level])
        for entry in table["instruction"]:
            told = found.setdefault(
                entry["mnemonic"],
                {
                    "mnemonic": entry["mnemonic"],
                    "summary": "",
                    "units": [],
                    "forms": [],
                    "delaySlots": entry.get("delay_slots", 0),
                },
            )
            told["summary"] = told["summary"] or entry.get("summary", "")
            form = ", ".join(_operand(operand) for operand in entry.get("operands", []))
            told["units"] += [u for u in [entry["unit"]] if u and u not in told["units"]]
            told["forms"] += [] if form in told["forms"] else [form]
    return [found[name] for name in sorted(found)]


def _operand(operand: dict[str, Any]) -> str:
    """The field and what it takes: `src2 (xsint)`."""
    kind = operand["kind"]
    for begin, told in _KINDS.items():
        if kind.startswith(begin):
            return told
    return f"{operand.get('field', 'dst')}: {kind}"
