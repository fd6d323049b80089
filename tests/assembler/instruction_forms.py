"""Every instruction form of an instruction table with boundary values of its operands, as assembly text."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from broadside import _core

Entry = dict[str, Any]

PREDICATES = ["", "[A1] ", "[!A2] ", "[B0] ", "[!B1] ", "[B2] "]
# Numbers within the registers of every level, then those of larger files.
REGISTER_NUMBERS = [3, 0, 15, 8, 31, 16]
PAIR_NUMBERS = [4, 0, 14, 30, 16]
PAIR_KINDS = {"slong", "ulong", "sllong", "ullong", "dint", "dwdst", "dws4", "dwu4"}
WIDE = [0x12345678, 0, 0xFFFFFFFF, 0x7FFF, 0x8000, -1, -0x80000000]
# Targets before, after and within the fetch packet; the file defines the labels.
TARGETS = ["first", "last"]
# `$` is the instruction's own packet: targets that a short displacement reaches.
NEAR_TARGETS = ["$", "$+32", "$-40"]
LEVELS = ("c62x", "c64x")
MODES = ["*+{b}", "*-{b}", "*++{b}", "*--{b}", "*{b}++", "*{b}--"]


@dataclass(frozen=True)
class Form:
    """One instruction as text, with the table's entry that it is written for."""

    text: str
    entry: Entry


def table(isa: str = "c62x") -> dict[str, Any]:
    """The table of a level, with all that those below it have."""
    whole: dict[str, Any] = {}
    for level in LEVELS[: LEVELS.index(isa) + 1]:
        for key, value in tomllib.loads(_core.isa_tables()[level]).items():
            if isinstance(value, list):
                whole[key] = whole.get(key, []) + value
            elif isinstance(value, dict):
                whole[key] = whole.get(key, {}) | value
            else:
                whole[key] = value
    return whole


def forms(isa: str = "c62x") -> Iterator[Form]:
    """Every entry on every side and path, with operands at their bounds, and with predicates."""
    facts = table(isa)
    for entry in facts["instruction"]:
        for text in _texts(entry, facts):
            yield Form(text, entry)


def _texts(entry: Entry, facts: dict[str, Any]) -> Iterator[str]:
    predicates = PREDICATES + ["[!A0] "] * ("A0" in facts["predicate_registers"])
    for unit, data_side in product(_sides(entry), ("A", "B") if "memory" in entry else ("",)):
        crosses = (False, True) if _crossable(entry) else (False,)
        for cross in crosses:
            choices = [
                _values(operand, entry, unit, cross, data_side, facts)
                for operand in entry["operands"]
            ]
            name = f"{entry['mnemonic']} {_specifier(entry, unit, cross, data_side)}".strip()
            for operands in _variations(choices):
                yield f"{name} {','.join(operands)}".strip()
            default = ",".join(choice[0] for choice in choices)
            if "not_predicable" not in entry.get("flags", []):
                yield from (f"{predicate}{name} {default}" for predicate in predicates[1:])


def _variations(choices: list[list[str]]) -> Iterator[tuple[str, ...]]:
    """Lets each operand take its values while the others keep their first; then all take their last."""
    default = tuple(choice[0] for choice in choices)
    yield default
    for place, choice in enumerate(choices):
        for value in choice[1:]:
            yield (*default[:place], value, *default[place + 1 :])
    if choices:
        yield tuple(choice[-1] for choice in choices)


def _sides(entry: Entry) -> tuple[str, ...]:
    unit = entry["unit"]
    if not unit:
        return ("",)
    return (unit[1],) if len(unit) == 2 else ("1", "2")


def _crossable(entry: Entry) -> bool:
    return any(operand["kind"].startswith("x") for operand in entry["operands"])


def _specifier(entry: Entry, side: str, cross: bool, data_side: str) -> str:
    if not entry["unit"]:
        return ""
    path = f"T{'AB'.index(data_side) + 1}" if data_side else ""
    return f".{entry['unit'][0]}{side}{'X' if cross else ''}{path}"


def _values(
    operand: Entry,
    entry: Entry,
    unit_side: str,
    cross: bool,
    data_side: str,
    facts: dict[str, Any],
) -> list[str]:
    kind = operand["kind"]
    own = "B" if unit_side == "2" else "A"
    if kind in ("mem", "mem15", "memsc"):
        return _addresses(kind, entry["memory"]["bytes"], own)
    if kind == "creg":
        wanted = operand["access"][0]
        return [item["name"] for item in facts["control_registers"] if wanted in item["access"]]
    if kind in ("IRP", "NRP"):
        return [kind]
    if kind.startswith("pcrel"):
        return TARGETS if kind == "pcrel21" else NEAR_TARGETS
    constants = _constants(kind)
    if constants:
        return [str(value) for value in constants]
    other = {"A": "B", "B": "A"}[own]
    side = data_side or (other if cross and kind.startswith("x") else own)
    count = facts["registers_per_side"]
    if kind.removeprefix("x") in PAIR_KINDS:
        pairs = [number for number in PAIR_NUMBERS if number < count]
        return [f"{side}{number + 1}:{side}{number}" for number in pairs]
    return [f"{side}{number}" for number in REGISTER_NUMBERS if number < count]


def _constants(kind: str) -> list[int]:
    bounds = {
        "scst5": (-16, 15),
        "nscst5": (-15, 16),
        "ucst3": (0, 7),
        "ucst4": (0, 15),
        "ucst5": (0, 31),
        "scst16": (-0x8000, 0x7FFF),
        "count": (1, 9),
    }
    if kind in ("lo16", "hi16"):
        return WIDE
    low, high = bounds.get(kind, (1, 0))
    return [value for value in (low, high, 0, 1, -1, 5) if low <= value <= high]


def _addresses(kind: str, size: int, side: str) -> list[str]:
    if kind == "mem15":
        distances = [32, 33, 1000, 0x7FFF]
        return [
            text
            for base in ("B14", "B15")
            for offset in distances
            for text in (f"*+{base}[{offset}]", f"*+{base}({offset * size})")
        ]
    bases = [f"{side}{number}" for number in (4, 0, 15)]
    offsets = ["[0]", "[1]", "[31]", f"({size * 7})", f"[{side}9]", f"[{side}0]"]
    if kind == "memsc":
        offsets = ["[0]", "[1]", "[31]", "(0)", "(1)", "(31)", f"[{side}9]", f"({side}31)"]
    plain = [f"*{base}" for base in bases]
    updates = [mode.format(b=bases[0]) for mode in MODES if "++" in mode or "--" in mode]
    offset_modes = [mode.format(b=bases[0]) + offset for mode in MODES for offset in offsets]
    return plain + updates + offset_modes
