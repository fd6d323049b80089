"""Transpositions: 32 blocks of two words become 64 words of one bit of each block, and back.

Bit p of word w of block n moves to bit n of slice p. So five bits of the block's number exchange places with
five bits of the position. Four of them are exchanged in registers, on 16 words, by exchanges of bits at
distances 8, 4, 2 and 1. The fifth is exchanged by storing halfwords. The places of the slices contain IP and
FP (`des.state_words`).

An exchange at distance s works on two words a and b with mask m; the number of a has bit s clear. With d = (b
& m) - ((a >> s) & m), b becomes b - d and a becomes a + (d << s). For s = 1 and 2, the last step is one ADDAH
or ADDAW on a .D unit. For s = 4 and 8, the form with XOR needs one operation less.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_

from broadside.generators.bitslice.program import operations as op
from broadside.generators.bitslice.program.operations import Address, Cpu, Form, Operation

SCALED = {1: "ADDAH", 2: "ADDAW"}
BLOCKS = 32
SLICES = "slices"
TEXT = "text"

# The exchanges may come in any order. The cheap ones come last, so that the stores begin early.
DISTANCES = (8, 4, 2, 1)


@dataclass(frozen=True, slots=True)
class Constants:
    """Registers with the masks by distance, and a register with 1 if one is free."""

    masks: dict[int, str]
    one: str | None


@dataclass(frozen=True, slots=True)
class Pointers:
    """Registers that point into one memory area, each with its offset in bytes."""

    offsets: dict[str, int]

    def addresses(self, place: int, size: int) -> list[Address]:
        """All addresses for byte `place` of the area, for an access of `size` bytes."""
        reached = [
            Address(register, (place - offset) // size)
            for register, offset in self.offsets.items()
            if (place - offset) % size == 0
        ]
        return [address for address in reached if address.encodable()]


def slice_place(word: int, position: int, even_first: bool) -> int:
    """Byte offset in the state of the slice of a bit position. L and R have 32 words each."""
    other = (position % 2 == 0) != even_first
    return 4 * ((BLOCKS if other else 0) + 16 * word + position // 2)


def exchange(
    first: str, second: str, distance: int, constants: Constants, cpu: Cpu
) -> tuple[list[Operation], str, str]:
    """Exchanges bits between two words. Returns the operations and the new words."""
    mask = [constants.masks[distance]]
    tag = f"{first}.{distance}"
    new_first, new_second = f"{first}'", f"{second}'"
    shifted = op.shift("SHRU", f"{tag}t", first, distance)
    if distance in SCALED:
        operations = [
            shifted,
            op.with_constant("AND", f"{tag}x", f"{tag}t", mask, cpu),
            op.with_constant("AND", f"{tag}y", second, mask, cpu),
            op.subtract(f"{tag}d", f"{tag}y", f"{tag}x"),
            op.subtract(new_second, second, f"{tag}d"),
            op.scaled_add(SCALED[distance], new_first, first, f"{tag}d"),
        ]
    else:
        operations = [
            shifted,
            op.logic("XOR", f"{tag}x", f"{tag}t", second, cpu),
            op.with_constant("AND", f"{tag}v", f"{tag}x", mask, cpu),
            op.logic("XOR", new_second, second, f"{tag}v", cpu),
            op.shift("SHL", f"{tag}u", f"{tag}v", distance),
            op.logic("XOR", new_first, first, f"{tag}u", cpu),
        ]
    return operations, new_first, new_second


def exchange_all(
    words: list[str], constants: Constants, cpu: Cpu
) -> tuple[list[Operation], list[str]]:
    """All exchanges among 16 words."""
    operations: list[Operation] = []
    for distance in DISTANCES:
        for index in range(len(words)):
            if not index & distance:
                other = index | distance
                part, words[index], words[other] = exchange(
                    words[index], words[other], distance, constants, cpu
                )
                operations += part
    return operations, words


def store_halves(
    word: str, places: tuple[int, int], pointers: Pointers, group: str, constants: Constants
) -> Iterator[Operation]:
    """Stores the low half of a word at one place and the high half at another."""
    yield op.store(word, pointers.addresses(places[0], 2), places[0], group, "STH")
    if constants.one is None:
        yield op.shift("SHRU", f"{word}h", word, 16)
    else:
        yield op.high_half(f"{word}h", word, constants.one)
    yield op.store(f"{word}h", pointers.addresses(places[1], 2), places[1], group, "STH")


def to_slices(
    word: int, half: int, text: Pointers, state: Pointers, constants: Constants, cpu: Cpu
) -> list[Operation]:
    """Word `word` of 16 blocks to half of 32 slices. Even positions go to L0, the second array."""
    operations: list[Operation] = []
    names = [f"w{index}" for index in range(16)]
    for index, name in enumerate(names):
        place = 8 * (16 * half + index) + 4 * word
        operations.append(op.load(name, text.addresses(place, 4), place, TEXT))
    part, names = exchange_all(names, constants, cpu)
    operations += part
    for index, name in enumerate(names):
        low = slice_place(word, index, even_first=False) + 2 * half
        high = slice_place(word, 16 + index, even_first=False) + 2 * half
        operations += store_halves(name, (low, high), state, SLICES, constants)
    return operations


def from_slices(
    word: int, half: int, text: Pointers, state: Pointers, constants: Constants, cpu: Cpu
) -> list[Operation]:
    """16 slices to half of word `word` of 32 blocks. Even positions come from R16, the first array."""
    operations: list[Operation] = []
    names = [f"w{index}" for index in range(16)]
    for index, name in enumerate(names):
        place = slice_place(word, 16 * half + index, even_first=True)
        operations.append(op.load(name, state.addresses(place, 4), place, SLICES))
    part, names = exchange_all(names, constants, cpu)
    operations += part
    for index, name in enumerate(names):
        low = 8 * index + 4 * word + 2 * half
        operations += store_halves(name, (low, low + 128), text, TEXT, constants)
    return operations


def common(groups: list[list[Operation]]) -> list[Operation]:
    """The operations of all groups with their common forms, and with the banks of every group."""
    template = []
    for operations in zip(*groups, strict=True):
        forms = []
        for form in operations[0].forms:
            alike = [same_form(operation, form) for operation in operations]
            if all(alike):
                resources = reduce(or_, (other.resources for other in alike if other))
                forms.append(replace(form, resources=resources))
        template.append(replace(operations[0], forms=tuple(forms)))
    return template


def same_form(operation: Operation, form: Form) -> Form | None:
    """The form of the operation on the unit and target side of `form`. None if there is none."""
    matches = (f for f in operation.forms if (f.unit, f.side) == (form.unit, form.side))
    return next(matches, None)


def first_cycles(operations: list[Operation], length: int) -> list[int]:
    """The start of the search: ordered by depth, spread over one and a half intervals."""
    depth: dict[str, int] = {}
    cycles = []
    for index, operation in enumerate(operations):
        level = max((depth.get(name, 0) for name in operation.reads), default=0)
        if operation.write:
            depth[operation.write] = level + operation.delay + 1
        cycles.append(level + round(1.1 * length * index / len(operations)))
    return cycles
