"""The key schedule of the bitsliced kernels: 24 words a round, each half 0 or 1.

A half tells whether one S-box input is complemented: the key bit, against the polarity that the circuit
expects and the one in which the state bit is stored in that round. A place (a word's number in its round)
always takes two bits of C or two of D, at a distance from the rotation; key_schedule.sa makes the words of
one place in all rounds at once, from the facts in its table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from broadside.generators.bitslice.circuits.des import (
    BOXES,
    INPUTS,
    OUTPUTS,
    PC2,
    ROTATIONS,
    ROUNDS,
    expanded_bit,
    permuted_bit,
)
from broadside.generators.bitslice.circuits.polarity import Netlist
from broadside.generators.bitslice.program.round import KEY_WORDS, PLAIN, Layout

SCHEDULE_BYTES = ROUNDS * 4 * KEY_WORDS
SLACK_WORDS = KEY_WORDS  # the last round reads ahead and does not use it
HALF_BITS = 28  # of C and of D
EARLY = 16  # rounds rotated by less than that take their bits from the upper 16 of a rotated half


def stored_complemented(bit: int, round_: int, turned: frozenset[int]) -> bool:
    """Whether bit 1..32 of R is stored complemented in a round.

    The S-boxes complement the bits in `turned` of every f, so R(r + 1) = L(r) ^ f(r) differs in them from
    R(r - 1): they are complemented in R1 and R2, not in R3 and R4, and so on, and not after 16 rounds.
    Rounds counted from the end give the same, so one table serves both directions.
    """
    return bit in turned and round_ % 4 in (1, 2)


def turned_bits(netlists: Sequence[Netlist]) -> frozenset[int]:
    return frozenset(
        permuted_bit(box, index)
        for box in range(BOXES)
        for index in range(OUTPUTS)
        if netlists[box].outputs[index][1]
    )


@dataclass(frozen=True, slots=True)
class Place:
    """What one word of every round holds: bits `first` and `second` (0..27, from the rotation) of C or D."""

    of_d: bool
    first: int
    second: int
    complemented: tuple[
        tuple[bool, bool], ...
    ]  # by round, for the low and the high half of the word

    def words(self, changes: bool) -> tuple[int, int, int, int]:
        """Its entry in the table, as key_schedule.sa takes it; `changes`: its half is another than before."""
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
    """A rotation of 28 bits as rotate_28 of key_schedule.inc takes it."""
    return rotation | (HALF_BITS - rotation) << 16


def places(netlists: Sequence[Netlist], layout: Layout = PLAIN) -> list[Place]:
    """The places of a round in their order."""
    turned = turned_bits(netlists)
    inputs: dict[tuple[int, int], tuple[int, tuple[bool, ...]]] = {}
    for box in range(BOXES):
        for index in range(INPUTS):
            bit = expanded_bit(box, index)
            expected = netlists[box].inputs[index]
            complemented = (stored_complemented(bit, k, turned) != expected for k in range(ROUNDS))
            inputs[layout.key_slot(box, index)] = (
                PC2[INPUTS * box + index] - 1,
                tuple(complemented),
            )
    return [place(inputs[word, 0], inputs[word, 1]) for word in range(KEY_WORDS)]


def place(low: tuple[int, tuple[bool, ...]], high: tuple[int, tuple[bool, ...]]) -> Place:
    """The place that two S-box inputs share: bit of C and D together (0..55), complemented by round."""
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
