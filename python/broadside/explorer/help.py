"""Help on instructions, from the instruction tables."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from broadside import _core
from broadside.facts.isa import LEVELS, Instruction, OperandForm, instruction_table
from broadside.linear.match import COMMUTATIVE

_ACCESS = {"read": "r", "write": "w", "readwrite": "x"}
_KINDS = {"mem": "*address", "pcrel": "label", "count": "count"}


def instructions(isa: str) -> list[dict[str, Any]]:
    """`Instruction` for every mnemonic of the level, sorted."""
    found: dict[str, dict[str, Any]] = {}
    summaries = _summaries()
    encodings = instruction_table(isa).forms
    for level in LEVELS[: LEVELS.index(isa) + 1]:
        table = tomllib.loads(_core.isa_tables()[level])
        for entry in table["instruction"]:
            told = found.setdefault(
                entry["mnemonic"],
                {
                    "mnemonic": entry["mnemonic"],
                    "summary": summaries.get(entry["mnemonic"], ""),
                    "units": [],
                    "forms": [],
                    "access": [],
                    "ways": _ways(entry["mnemonic"], encodings[entry["mnemonic"]]),
                    "delaySlots": entry.get("delay_slots", 0),
                },
            )
            operands = entry.get("operands", [])
            form = ", ".join(_operand(operand) for operand in operands)
            access = "".join(_ACCESS[operand["access"]] for operand in operands)
            told["units"] += [u for u in [entry["unit"]] if u and u not in told["units"]]
            told["forms"] += [] if form in told["forms"] else [form]
            told["access"] += [] if access in told["access"] else [access]
    return [found[name] for name in sorted(found)]


def _ways(mnemonic: str, encodings: list[Instruction]) -> list[dict[str, Any]]:
    """`Way` for each encoding, without repetitions. Also with exchanged sources, if this changes nothing."""
    found: dict[str, dict[str, Any]] = {}
    for one in encodings:
        orders = [(list(one.operands), False)]
        if mnemonic in COMMUTATIVE and len(one.operands) == 3:
            first, second, target = one.operands
            orders.append(([second, first, target], True))
        for operands, exchanged in orders:
            way = {
                "unit": one.unit_class,
                "sides": "".join(one.sides),
                "operands": [_kind(operand) for operand in operands],
                "access": "".join(_ACCESS[operand.access] for operand in operands),
            }
            found.setdefault(repr(way), {**way, "exchanged": exchanged})
    return list(found.values())


def _kind(operand: OperandForm) -> str | list[int]:
    """What an operand may be (see `Way`)."""
    if operand.is_memory:
        return "m"
    if operand.is_label:
        return "l"
    if operand.is_control:
        return "k"
    if operand.is_constant:
        return list(operand.constant_range)
    pair, cross = operand.is_pair, operand.may_cross
    return ("q" if cross else "p") if pair else ("x" if cross else "r")


@cache
def _summaries() -> dict[str, str]:
    """For each mnemonic, a summary of what it computes."""
    text = (Path(__file__).resolve().parent / "summaries.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _operand(operand: dict[str, Any]) -> str:
    """The field, and the kind of operand that it takes: `src2 (xsint)`."""
    kind = operand["kind"]
    for begin, told in _KINDS.items():
        if kind.startswith(begin):
            return told
    return f"{operand.get('field', 'dst')}: {kind}"
