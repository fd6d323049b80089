"""The instruction table for Python: the forms of an instruction, their units and delays.

The table itself is `isa/*.toml`. `docs/reference/instruction-table.md` describes its keys. This module
repeats none of its facts.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

LEVELS = ("c62x", "c64x")
"""ISA levels, the smallest first. Each has all instructions of the levels before it."""


_PAIRS = frozenset(["slong", "ulong", "sllong", "ullong", "dint", "dwdst", "dws4", "dwu4"])
_CONSTANT = re.compile(r"(?P<sign>nscst|scst|ucst)(?P<bits>[0-9]+)")


@dataclass(frozen=True)
class OperandForm:
    """One operand of an instruction: TI's kind (`sint`, `xsint`, `slong`, `scst5`) and the access."""

    kind: str
    access: str
    field: str = ""

    @cached_property
    def is_constant(self) -> bool:
        return self.kind in ("hi16", "lo16", "count") or _CONSTANT.fullmatch(self.kind) is not None

    @property
    def is_memory(self) -> bool:
        return self.kind.startswith("mem")

    @property
    def is_label(self) -> bool:
        return self.kind.startswith("pcrel")

    @property
    def is_control(self) -> bool:
        return self.kind == "creg" or self.kind.isupper()

    @cached_property
    def is_register(self) -> bool:
        return not (self.is_constant or self.is_memory or self.is_label or self.is_control)

    @property
    def may_cross(self) -> bool:
        return self.is_register and self.kind.startswith("x")

    @property
    def is_pair(self) -> bool:
        return self.kind.removeprefix("x") in _PAIRS

    @property
    def reads(self) -> bool:
        return "read" in self.access

    @property
    def writes(self) -> bool:
        return "write" in self.access

    @property
    def constant_range(self) -> tuple[int, int]:
        """The smallest and largest value of a constant operand."""
        if self.kind in ("hi16", "lo16"):  # takes its half of any 32-bit constant
            return -(1 << 31), (1 << 32) - 1
        if self.kind == "count":
            return 1, 9
        match = _CONSTANT.fullmatch(self.kind)
        assert match is not None
        bits = int(match["bits"])
        if match["sign"] == "ucst":
            return 0, (1 << bits) - 1
        least, greatest = -(1 << (bits - 1)), (1 << (bits - 1)) - 1
        return (-greatest, -least) if match["sign"] == "nscst" else (least, greatest)


@dataclass(frozen=True)
class Instruction:
    """One encoding of an instruction: its unit, and its operands in the order of the text."""

    mnemonic: str
    level: str
    unit: str
    operands: tuple[OperandForm, ...]
    delay_slots: int = 0
    flags: frozenset[str] = field(default_factory=frozenset)
    access_bytes: int = 0  # that a load or store moves
    copies: tuple[str, ...] = ()  # fields of operands that the encoding repeats

    @property
    def unit_class(self) -> str:
        """`L`, `S`, `M`, `D`, or empty for an instruction without a unit."""
        return self.unit[:1]

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that have a unit for this encoding."""
        if self.unit.endswith("2"):
            return ("B",)
        return ("A",) if self.unit.endswith("1") else ("A", "B")


class InstructionTable:
    """All instructions of an ISA level, by mnemonic."""

    def __init__(self, isa: str, texts: Mapping[str, str]) -> None:
        """`texts` maps levels to TOML, as `broadside._core.isa_tables()` gives them."""
        if isa not in LEVELS:
            raise ValueError(f"unknown ISA {isa!r}; known: {', '.join(LEVELS)}")
        self.isa = isa
        self.forms: dict[str, list[Instruction]] = defaultdict(list)
        self.registers_per_side = 0
        self.multiplier_write_bits: int | None = None
        self.predicate_registers: tuple[str, ...] = ()
        self.control_registers: frozenset[str] = frozenset()
        for level in LEVELS[: LEVELS.index(isa) + 1]:
            self._add(level, tomllib.loads(texts[level]))

    def delay_slots(self, mnemonic: str) -> int:
        """The delay slots of an instruction. All its encodings have the same."""
        return self.forms[mnemonic][0].delay_slots

    def _add(self, level: str, table: dict[str, Any]) -> None:
        self.registers_per_side = table.get("registers_per_side", self.registers_per_side)
        self.multiplier_write_bits = table.get("multiplier_write_bits", self.multiplier_write_bits)
        self.predicate_registers += tuple(table.get("predicate_registers", {}))
        self.control_registers |= {entry["name"] for entry in table.get("control_registers", [])}
        for entry in table.get("instruction", []):
            self.forms[entry["mnemonic"]].append(_instruction(entry, level))


def _instruction(entry: dict[str, Any], level: str) -> Instruction:
    return Instruction(
        mnemonic=entry["mnemonic"],
        level=entry.get("level", level),
        unit=entry.get("unit", ""),
        operands=tuple(
            OperandForm(o["kind"], o.get("access", "read"), o.get("field", ""))
            for o in entry.get("operands", [])
        ),
        delay_slots=entry.get("delay_slots", 0),
        flags=frozenset(entry.get("flags", [])),
        access_bytes=entry.get("memory", {}).get("bytes", 0),
        copies=tuple(entry.get("copies", {}).values()),
    )


@cache
def instruction_table(isa: str) -> InstructionTable:
    """The table of an ISA level, from the core."""
    from broadside import _core

    return InstructionTable(isa, _core.isa_tables())
