"""Overlaps straight blocks: the second block begins before the first ends, as early as is correct.

Works on the text of the packets. The timing within a block stays. Units, paths, registers with their delays,
and memory decide what may overlap. An access of the second block waits for stores of the first to the same
place. No packet gets memory accesses of both blocks, because their banks are unknown here.
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from broadside.facts.cpu import ACCESS_BYTES, LARGEST
from broadside.generators.bitslice.writing.listing import Packet

INSTRUCTION = re.compile(r"(?:\[!?(\w+)\] )?(\w+) \.(\w+) (.*)$")
REGISTER = re.compile(r"\b[AB]\d+\b")
ADDRESS = re.compile(r"\*([+-])(\w+)\[(\d+)\]")

Bases = dict[str, tuple[str, int]]  # register -> (memory area, offset at which it points)


@dataclass(slots=True)
class Effects:
    """The effects of a block, by cycle."""

    units: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    reads: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    lands: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    accesses: list[tuple[int, bool, str, int, int]] = field(default_factory=list)

    def entering_reads(self, register: str) -> list[int]:
        """Reads of the value that the register had before the block."""
        first = min(self.lands.get(register, ()), default=None)
        return [c for c in self.reads.get(register, ()) if first is None or c <= first]


def effects(rows: Iterable[Packet], bases: Bases) -> Effects:
    """The effects of a block whose rows are its cycles. `bases` says where the pointers point."""
    found = Effects()
    for cycle, row in enumerate(rows):
        for text in row:
            add_instruction(found, cycle, text, bases)
    return found


def add_instruction(found: Effects, cycle: int, text: str, bases: Bases) -> None:
    """Adds the units, reads, write and access of an instruction that issues in `cycle`."""
    match = INSTRUCTION.match(text)
    assert match, text
    predicate, mnemonic, unit, operands = match.groups()
    found.units[cycle] |= unit_resources(unit)
    registers = REGISTER.findall(operands)
    if predicate:
        registers.insert(0, predicate)
    if mnemonic in ACCESS_BYTES:
        found.units[cycle].add("memory")
        add_access(found, cycle, mnemonic, operands, bases)
    if mnemonic not in ("STW", "STH", "B"):
        found.lands[registers[-1]].append(cycle + LARGEST.delay_slots(mnemonic))
        if mnemonic not in ("ADDK", "MVKH") and not predicate:
            registers.pop()
    for register in registers:
        found.reads[register].append(cycle)


def unit_resources(unit: str) -> set[str]:
    """Unit, cross path and T path of a unit as it is written: `L1X`, `D1T2`."""
    resources = {unit[:2]}
    if unit.endswith("X"):
        resources.add(f"{unit[1]}X")
    elif len(unit) > 2:
        resources.add(unit[2:])
    return resources


def add_access(found: Effects, cycle: int, mnemonic: str, operands: str, bases: Bases) -> None:
    """Adds an access: its cycle, whether it stores, its area, its place and its size in bytes."""
    match = ADDRESS.search(operands)
    assert match, operands
    sign, register, count = match.groups()
    area, place = bases.get(register, (register, 0))
    size = ACCESS_BYTES[mnemonic]
    place += int(count) * size * (1 if sign == "+" else -1)
    found.accesses.append((cycle, mnemonic != "LDW", area, place, size))


def join(first: list[Packet], second: list[Packet], bases: tuple[Bases, Bases]) -> list[Packet]:
    """Both blocks. The second begins as early as possible."""
    before, after = effects(first, bases[0]), effects(second, bases[1])
    start = next(cycle for cycle in itertools.count() if fits(before, after, cycle))
    rows = [list(row) for row in first]
    rows += [[] for _ in range(start + len(second) - len(first))]
    for cycle, row in enumerate(second):
        rows[start + cycle] += row
    return rows


def after(landings: dict[str, int], block: list[Packet]) -> list[Packet]:
    """The block, after enough idle cycles for deferred writes to its registers to arrive."""
    lands = effects(block, {}).lands
    idle = [late + 1 - min(lands[name]) for name, late in landings.items() if name in lands]
    return [[] for _ in range(max([0, *idle]))] + block


def fits(before: Effects, after: Effects, start: int) -> bool:
    """Whether the second block may begin in cycle `start` of the first."""
    for cycle, units in after.units.items():
        if units & before.units.get(start + cycle, set()):
            return False
    for register, lands in list(after.lands.items()):
        first = start + min(lands)
        if any(cycle > first for cycle in before.reads.get(register, [])):
            return False
        if any(land >= first for land in before.lands.get(register, [])):
            return False
    for register in list(after.reads):
        reads = after.entering_reads(register)
        written = before.lands.get(register, [])
        if reads and any(land >= start + min(reads) for land in written):
            return False
    return not any(
        (one[1] or other[1]) and overlap(one, other) and start + other[0] <= one[0]
        for one in before.accesses
        for other in after.accesses
    )


def overlap(one: tuple[int, bool, str, int, int], other: tuple[int, bool, str, int, int]) -> bool:
    """Whether two accesses of `Effects.accesses` touch the same bytes of one area."""
    return one[2] == other[2] and one[3] < other[3] + other[4] and other[3] < one[3] + one[4]
