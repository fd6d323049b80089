"""Operations of the C62x and the C64x for the annealing scheduler and the listing.

An operation works on symbolic registers and has forms. A form is a unit, the resources that it takes for
given sides of its reads, and its text. Constants and pointers are in registers that the caller fixes
(`Fixed`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from broadside.facts.cpu import (
    ACCESS_BYTES,
    LOAD_DELAY,
    MOST_IN_PAGE,
    MOST_OFFSET,
    MULTIPLY_DELAY,
    PAGES,
    UNITS,
    cross_path_wait,
    packets_span,
)
from broadside.facts.isa import instruction_table

SIDES = "AB"
NAMES = (*UNITS, "1X", "2X", "T1", "T2")
BANKS = tuple(f"bank{k}" for k in range(4))
RESOURCES = {name: 1 << k for k, name in enumerate((*NAMES, *BANKS))}


@dataclass(frozen=True, slots=True)
class Cpu:
    """The properties of a CPU on which the operations and their placement depend."""

    isa: str
    logic: str  # units of AND, OR and XOR
    crossing: str  # units that read over a cross path
    registers: int  # registers of a side
    predicates: tuple[str, ...]
    settling: int  # cycles that the other side waits for a result, but not for a load's
    packets_span: bool
    spare: int  # registers of a side for the colouring, which needs more than are live at once

    def free(self, taken: Collection[str | None]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The registers of sides A and B that are not taken."""
        a, b = (
            tuple(f"{side}{k}" for k in range(self.registers) if f"{side}{k}" not in taken)
            for side in SIDES
        )
        return a, b


def _cpu(isa: str, logic: str, crossing: str, spare: int) -> Cpu:
    table = instruction_table(isa)
    predicates = tuple(sorted(table.predicate_registers))
    waits, span = cross_path_wait(isa), packets_span(isa)
    return Cpu(isa, logic, crossing, table.registers_per_side, predicates, waits, span, spare)


C62X = _cpu("c62x", "LS", "LSM", 0)
C64X = _cpu("c64x", "LSD", "LSMD", 6)

Fixed = dict[str, str]  # name -> machine register
Render = Callable[[list[str], str], str]


@dataclass(frozen=True, slots=True)
class Form:
    """One way to issue. `paths[s]` are the further resources for read sides s (bit k: read k is on B)."""

    unit: str
    side: int  # of the written value
    resources: int
    paths: tuple[int | None, ...]
    render: Render  # registers read, register written -> text without predicate


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation on symbolic registers: what it reads and writes, its forms, its delay slots."""

    name: str
    reads: tuple[str, ...]
    write: str | None
    forms: tuple[Form, ...]
    delay: int = 0
    predicate: str | None = None
    group: str = ""  # what orders it beside its registers: a memory or control class
    place: int = 0  # the word in memory


def unit_side(unit: str) -> int:
    """The side of a unit: 0 for A, 1 for B."""
    return int(unit[1]) - 1


def crossing(unit: str, sides: Iterable[int], cpu: Cpu) -> int | None:
    """The cross path that reads from `sides` need on `unit`. None if they need more than one."""
    side = unit_side(unit)
    count = sum(other != side for other in sides)
    if count == 0:
        return 0
    return RESOURCES[f"{side + 1}X"] if count == 1 and unit[0] in cpu.crossing else None


def unit_text(unit: str, registers: Iterable[str]) -> str:
    """The unit as assembly has it for these source registers: `.L1`, or `.L1X` if one crosses."""
    cross = any(register[0] != SIDES[unit_side(unit)] for register in registers)
    return f".{unit}{'X' if cross else ''}"


def form(
    unit: str, reads: int, render: Render, constants: tuple[str, ...] = (), cpu: Cpu = C62X
) -> Form:
    """A form of `reads` register values on `unit`. Its sources may include fixed registers."""
    fixed = [SIDES.index(register[0]) for register in constants]
    paths = tuple(
        crossing(unit, [*((sides >> k) & 1 for k in range(reads)), *fixed], cpu)
        for sides in range(1 << reads)
    )
    return Form(unit, unit_side(unit), RESOURCES[unit], paths, render)


def usable(forms: Iterable[Form]) -> tuple[Form, ...]:
    """The forms that can be issued for some sides of their sources."""
    return tuple(item for item in forms if any(path is not None for path in item.paths))


def units(letters: str) -> list[str]:
    """The units of these letters on both sides, side A first."""
    return [f"{letter}{side}" for side in "12" for letter in letters]


def near_first(unit: str, registers: list[str]) -> list[str]:
    """The operands of a commutative operation. The one from the other side comes second."""
    return sorted(registers, key=lambda register: register[0] != SIDES[unit_side(unit)])


def logic(mnemonic: str, target: str, left: str, right: str, cpu: Cpu = C62X) -> Operation:
    """AND, OR or XOR of two values."""

    def render(unit: str) -> Render:
        def text(sources: list[str], target: str) -> str:
            first, second = near_first(unit, sources)
            return f"{mnemonic} {unit_text(unit, sources)} {first}, {second}, {target}"

        return text

    forms = usable(form(unit, 2, render(unit), cpu=cpu) for unit in units(cpu.logic))
    return Operation(target, (left, right), target, forms)


def with_constant(
    mnemonic: str, target: str, source: str, constants: list[str], cpu: Cpu
) -> Operation:
    """A logic operation with a constant, which one or more fixed registers hold."""

    def render(unit: str, constant: str) -> Render:
        def text(sources: list[str], target: str) -> str:
            first, second = near_first(unit, [*sources, constant])
            return f"{mnemonic} {unit_text(unit, [*sources, constant])} {first}, {second}, {target}"

        return text

    forms = usable(
        form(unit, 1, render(unit, constant), (constant,), cpu)
        for unit in units(cpu.logic)
        for constant in constants
    )
    return Operation(target, (source,), target, forms)


def subtract(target: str, left: str, right: str) -> Operation:
    """`left` less `right`."""

    def render(unit: str) -> Render:
        return lambda r, w: f"SUB {unit_text(unit, r)} {r[0]}, {r[1]}, {w}"

    forms = []
    for unit in units("LSD"):
        item = form(unit, 2, render(unit))
        if unit[0] == "S":  # only the second source may cross
            first_crosses = 1 - unit_side(unit)
            paths = tuple(
                None if (sides & 1) == first_crosses else path
                for sides, path in enumerate(item.paths)
            )
            item = Form(item.unit, item.side, item.resources, paths, item.render)
        forms.append(item)
    return Operation(target, (left, right), target, usable(forms))


def _scaled(mnemonic: str, unit: str) -> Render:
    return lambda r, w: f"{mnemonic} .{unit} {r[0]}, {r[1]}, {w}"


def scaled_add(mnemonic: str, target: str, base: str, index: str) -> Operation:
    """ADDAH (base + 2 index) or ADDAW (base + 4 index)."""
    forms = usable(form(unit, 2, _scaled(mnemonic, unit)) for unit in units("D"))
    return Operation(target, (base, index), target, forms)


def shift(mnemonic: str, target: str, source: str, amount: int) -> Operation:
    """A shift of a value by a constant."""

    def render(unit: str) -> Render:
        return lambda r, w: f"{mnemonic} {unit_text(unit, r)} {r[0]}, {amount}, {w}"

    return Operation(target, (source,), target, usable(form(u, 1, render(u)) for u in units("S")))


def high_half(target: str, source: str, one: str) -> Operation:
    """The upper 16 bits of a word, by a multiplication with the 1 in `one`."""

    def render(unit: str) -> Render:
        def text(sources: list[str], target: str) -> str:
            head = unit_text(unit, [sources[0], one])
            if sources[0][0] == SIDES[unit_side(unit)]:
                return f"MPYHLU {head} {sources[0]}, {one}, {target}"
            return f"MPYLHU {head} {one}, {sources[0]}, {target}"

        return text

    forms = [form(unit, 1, render(unit), (one,)) for unit in units("M")]
    return Operation(target, (source,), target, usable(forms), MULTIPLY_DELAY)


def complement_form(unit: str, ones: Fixed, same_side: bool, cpu: Cpu) -> Form:
    """~x on any unit: XOR with -1 where the unit has it, else -1 - x with the -1 of a register."""
    side = unit_side(unit)

    def render(sources: list[str], target: str) -> str:
        if unit[0] not in cpu.logic:
            return f"SUB .{unit} {ones[SIDES[side]]}, {sources[0]}, {target}"
        return f"XOR {unit_text(unit, sources)} -1, {sources[0]}, {target}"

    item = form(unit, 1, render, cpu=cpu)
    if not same_side:
        return item
    paths = tuple(path if sides == side else None for sides, path in enumerate(item.paths))
    return Form(unit, side, item.resources, paths, render)


def complement(target: str, source: str, ones: Fixed, cpu: Cpu) -> Operation:
    """~x of a value, on .L, .S or .D. `ones` has a register with -1 for each side."""
    forms = usable(complement_form(unit, ones, False, cpu) for unit in units("LSD"))
    return Operation(target, (source,), target, forms)


def flip(value: str, mask: str, ones: Fixed, cpu: Cpu) -> Operation:
    """Complements `value` in its register if `mask` is -1. Keeps it if `mask` is 0.

    Where only .L and .S have XOR, a predicate does this: it takes one cycle in both cases. This is not done
    where the other side waits for a written register, because it would wait only if the predicate holds.
    """
    if cpu.settling:
        return replace(logic("XOR", value, value, mask, cpu), name=f"{value}^")
    forms = usable(complement_form(unit, ones, True, cpu) for unit in units("LSD"))
    return Operation(f"{value}^", (value,), value, forms, predicate=mask)


def key_mask(target: str, word: str, high: bool, ones: Fixed) -> Operation:
    """0 or -1 from the low or high half (0 or 1) of a key word, by a multiplication with -1."""

    def render(unit: str) -> Render:
        def text(sources: list[str], target: str) -> str:
            source, constant = sources[0], ones[SIDES[unit_side(unit)]]
            head = unit_text(unit, sources)
            if not high:
                return f"MPY {head} -1, {source}, {target}"
            if head.endswith("X"):
                return f"MPYLH {head} {constant}, {source}, {target}"
            return f"MPYHL {head} {source}, {constant}, {target}"

        return text

    forms = usable(form(unit, 1, render(unit)) for unit in units("M"))
    return Operation(target, (word,), target, forms, MULTIPLY_DELAY)


@dataclass(frozen=True, slots=True)
class Address:
    """An address `offset` (in units of the access) from a fixed register."""

    base: str
    offset: int

    @property
    def unit(self) -> str:
        return "D1" if self.base[0] == "A" else "D2"

    def encodable(self) -> bool:
        return abs(self.offset) <= MOST_OFFSET or (
            self.base in PAGES and 0 <= self.offset <= MOST_IN_PAGE
        )

    def text(self) -> str:
        return f"*{'-' if self.offset < 0 else '+'}{self.base}[{abs(self.offset)}]"


def bank_bits(size: int, place: int) -> int:
    """The 16-bit banks of an access of `size` bytes, `place` bytes after an 8-byte boundary."""
    first = place // 2 % 4
    return sum(RESOURCES[BANKS[(first + k) % 4]] for k in range(max(1, size // 2)))


def load(target: str, addresses: list[Address], place: int, group: str) -> Operation:
    """LDW from any of several equivalent addresses. `place` is the offset of the word in bytes."""
    forms = []
    banks = bank_bits(ACCESS_BYTES["LDW"], place)
    for address in filter(Address.encodable, addresses):
        for side in range(2):
            bits = RESOURCES[address.unit] | RESOURCES[f"T{side + 1}"] | banks
            text = f"LDW .{address.unit}T{side + 1} {address.text()}, "
            forms.append(Form(address.unit, side, bits, (0,), _loading(text)))
    return Operation(target, (), target, tuple(forms), LOAD_DELAY, group=group, place=place)


def _loading(text: str) -> Render:
    """The `text` of a load, followed by the register that gets the word."""
    return lambda _, w: f"{text}{w}"


def store(
    source: str, addresses: list[Address], place: int, group: str, mnemonic: str = "STW"
) -> Operation:
    """STW or STH to any of several equivalent addresses. `place` is its offset in bytes."""
    forms = []
    size = ACCESS_BYTES[mnemonic]
    for address in filter(Address.encodable, addresses):

        def render(r: list[str], w: str, a: Address = address) -> str:
            return f"{mnemonic} .{a.unit}T{SIDES.index(r[0][0]) + 1} {r[0]}, {a.text()}"

        bits = RESOURCES[address.unit] | bank_bits(size, place)
        forms.append(Form(address.unit, 0, bits, (RESOURCES["T1"], RESOURCES["T2"]), render))
    name = f"{source}>{place}"
    return Operation(name, (source,), None, tuple(forms), group=group, place=place)


def control(
    name: str, text: str, unit_names: Iterable[str], group: str, cross: bool = False, **fields: Any
) -> Operation:
    """An operation on fixed registers. `text` has `{unit}`, and `{target}` if it writes a value."""
    forms = []
    for unit in unit_names:
        path = RESOURCES[f"{unit[1]}X"] if cross else 0
        head = f".{unit}{'X' if cross else ''}"

        def render(r: list[str], w: str, head: str = head) -> str:
            return text.format(unit=head, target=w, source=r[0] if r else "")

        count = 1 << len(fields.get("reads", ()))
        forms.append(Form(unit, unit_side(unit), RESOURCES[unit] | path, (0,) * count, render))
    return Operation(
        name,
        fields.get("reads", ()),
        fields.get("write"),
        tuple(forms),
        predicate=fields.get("predicate"),
        group=group,
    )
