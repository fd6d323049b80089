"""The key schedule of the bitsliced kernels: 24 words for each round. Each half of a word is 0 or 1.

A half says whether one S-box input is complemented. It combines the key bit with the polarity that the
circuit expects and the polarity in which the state bit is stored in this round. A place (the number of a word
in its round) always takes two bits of C or two of D, at fixed distances from the rotation. key_schedule.sa
computes the words of one place for all rounds at once, from the facts in its table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from broadside.generators.bitslice.circuits.des import (
    BOXES,
    INPUTS,
    OUTPUTS,
    ROUNDS,
    expanded_bit,
    permuted_bit,
)
from broadside.generators.bitslice.circuits.polarity import Netlist
from broadside.generators.bitslice.program.round import KEY_WORDS, key_slot
from broadside.generators.des.standard import PC2, ROTATIONS

HALF_BITS = 28  # bits of C and of D
EARLY = 16  # rounds rotated by less use the upper 16 bits of a rotated half


def stored_complemented(bit: int, round_: int, turned: frozenset[int]) -> bool:
    """Whether bit 1..32 of R is stored complemented in a round.

    The S-boxes complement the bits in `turned` in every f. So R(r + 1) = L(r) ^ f(r) differs from R(r - 1) in
    these bits. They are complemented in R1 and R2, not in R3 and R4, and so on, and not after 16 rounds.
    Counting the rounds from the end gives the same polarities, so one table serves both directions.
    """
    return bit in turned and round_ % 4 in (1, 2)


def turned_bits(netlists: Sequence[Netlist]) -> frozenset[int]:
    """The bits 1..32 of f that the S-boxes give complemented."""
    return frozenset(
        permuted_bit(box, index)
        for box in range(BOXES)
        for index in range(OUTPUTS)
        if netlists[box].outputs[index][1]
    )


@dataclass(frozen=True, slots=True)
class Place:
    """One word of every round: bits `first` and `second` of C or D (0..27, counted from the rotation)."""

    of_d: bool
    first: int
    second: int
    complemented: tuple[
        tuple[bool, bool], ...
    ]  # by round, for the low and the high half of the word

    def words(self, changes: bool) -> tuple[int, int, int, int]:
        """The table entry for key_schedule.sa.

        `changes`: the place uses another half (C or D) than the one before.
        """
        early, late = 0, int(changes)
        for rotation, turned in zip(accumulate(ROTATIONS), self.complemented, strict=True):
            position = (EARLY if rotation < EARLY else 2 * EARLY) - 1 - rotation
            bits = (turned[0] + (turned[1] << 16)) << position
            if rotation < EARLY:
                early |= bits
            else:
                late |= bits
        return amount(self.first), amount(self.second), early, late


def amount(rotation: int) -> int:
    """A rotation of 28 bits in the form that rotate_28 of key_schedule.inc takes."""
    return rotation | (HALF_BITS - rotation) << 16


def places(netlists: Sequence[Netlist]) -> list[Place]:
    """The places of a round, in order."""
    turned = turned_bits(netlists)
    inputs: dict[tuple[int, int], tuple[int, tuple[bool, ...]]] = {}
    for box in range(BOXES):
        for index in range(INPUTS):
            bit = expanded_bit(box, index)
            expected = netlists[box].inputs[index]
            complemented = (stored_complemented(bit, k, turned) != expected for k in range(ROUNDS))
            inputs[key_slot(box, index)] = (
                PC2[INPUTS * box + index] - 1,
                tuple(complemented),
            )
    return [place(inputs[word, 0], inputs[word, 1]) for word in range(KEY_WORDS)]


def place(low: tuple[int, tuple[bool, ...]], high: tuple[int, tuple[bool, ...]]) -> Place:
    """The place for two S-box inputs.

    Each is a bit of C and D (0..55), and whether it is complemented by round.
    """
    (half, first), (other, second) = (divmod(bit, HALF_BITS) for bit, _ in (low, high))
    if half != other:
        raise ValueError("a word takes two bits of C or two of D")
    return Place(half == 1, first, second, tuple(zip(low[1], high[1], strict=True)))


def tables(netlists: Sequence[Netlist]) -> list[str]:
    """Assembly of the table: four words for each place."""
    lines = [
        '   .sect ".data1"',
        "   .align 8",
        "   .global des_bitslice_places",
        "des_bitslice_places:",
    ]
    of_d = False
    all_places = places(netlists)
    for first, second in zip(all_places[::2], all_places[1::2], strict=True):
        if first.of_d != second.of_d:
            raise ValueError("two neighbouring places take their bits from one half")
        for place in (first, second):
            words = place.words(changes=first.of_d != of_d)
            lines.append("   .word " + ", ".join(f"0x{word:08x}" for word in words))
        of_d = first.of_d
    return lines
