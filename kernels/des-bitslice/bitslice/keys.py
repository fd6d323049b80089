"""The key schedule of the bitsliced kernels: 24 words a round, each half 0 or 1.

A half tells whether one S-box input is complemented: the key bit, against the polarity that the circuit
expects and the one in which the state bit is stored in that round. Every half is one bit of the key or of
its complement, so two of them a cycle are extracted (EXTU) and stored (STH), in straight line.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import listing
from .des import (
    BOXES,
    INPUTS,
    OUTPUTS,
    PC1,
    PC2,
    ROTATIONS,
    ROUNDS,
    block_bit_position,
    expanded_bit,
    permuted_bit,
)
from .polarity import Netlist
from .round import KEY_WORDS, PLAIN, Layout

ROUND_BYTES = 4 * KEY_WORDS
SCHEDULE_BYTES = ROUNDS * ROUND_BYTES
SLACK_WORDS = KEY_WORDS  # the last round reads ahead and does not use it
CENTRE = ROUND_BYTES // 2

Source = tuple[int, int, bool]  # word of the key, bit in it, complemented


def key_bit(round_: int, box: int, index: int) -> int:
    """The bit (1..64) of the key that meets an S-box input in round 0..15 of an encryption."""
    place = PC2[INPUTS * box + index] - 1
    half, within = divmod(place, 28)
    return PC1[28 * half + (within + sum(ROTATIONS[: round_ + 1])) % 28]


def stored_complemented(bit: int, round_: int, turned: frozenset[int]) -> bool:
    """Whether bit 1..32 of R is stored complemented in a round.

    The S-boxes complement the bits in `turned` of every f, so R(r + 1) = L(r) ^ f(r) differs in them from
    R(r - 1): they are complemented in R1 and R2, not in R3 and R4, and so on, and not after 16 rounds.
    """
    return bit in turned and round_ % 4 in (1, 2)


def turned_bits(netlists: Sequence[Netlist]) -> frozenset[int]:
    return frozenset(
        permuted_bit(box, index)
        for box in range(BOXES)
        for index in range(OUTPUTS)
        if netlists[box].outputs[index][1]
    )


def sources(round_: int, netlists: Sequence[Netlist], layout: Layout = PLAIN) -> list[Source]:
    """Where the halves of a round's words come from, in their order."""
    turned = turned_bits(netlists)
    halves: dict[int, Source] = {}
    for box in range(BOXES):
        for index in range(INPUTS):
            word, half = layout.key_slot(box, index)
            stored = stored_complemented(expanded_bit(box, index), round_, turned)
            complemented = stored != netlists[box].inputs[index]
            bit = key_bit(round_, box, index)
            halves[2 * word + half] = (*block_bit_position(bit), complemented)
    return [halves[k] for k in range(2 * KEY_WORDS)]


def expand(netlists: Sequence[Netlist]) -> list[str]:
    """A4 the middle of the first round's words, A5 the bytes to the next round's, B4 the key.

    Uses only registers that a routine may.
    """
    load = listing.block("""
        LDW .D2T1 *B4[0], A6
        LDW .D2T1 *B4[1], A7
        ADD .L2X 0, A4, B4
        ADD .L2X 0, A5, B5
        nop 1
        XOR .L1 -1, A6, A8 | ADD .L2X 0, A6, B6
        XOR .L1 -1, A7, A9 | ADD .L2X 0, A7, B7
        XOR .L2 -1, B6, B8 | XOR .S2 -1, B7, B9
    """)
    extract: list[list[str]] = []
    store: list[list[str]] = []
    for round_ in range(ROUNDS):
        halves = sources(round_, netlists)
        for first in range(0, len(halves), 2):
            extract.append([extraction(side, halves[first + k]) for k, side in enumerate("AB")])
            store.append([storing(side, first + k) for k, side in enumerate("AB")])
        store[-1] += ["ADD .L1 A4, A5, A4", "ADD .L2 B4, B5, B4"]
    rows = [[], *store]
    for cycle, row in enumerate(extract):
        rows[cycle] = [*row, *rows[cycle]]
    return ["", listing.label("expand"), *listing.text([*load, *with_return(rows)])]


def with_return(rows: list[list[str]]) -> list[list[str]]:
    """The return, after the last extraction on S2, and its delay slots."""
    return [*rows[:-1], [*rows[-1], "B .S2 B3"], [], [], [], [], []]


def extraction(side: str, source: Source) -> str:
    word, position, complemented = source
    register = f"{side}{6 + word + 2 * complemented}"
    return f"EXTU .S{'AB'.index(side) + 1} {register}, {31 - position}, 31, {side}0"


def storing(side: str, half: int) -> str:
    unit = "AB".index(side) + 1
    offset = half - CENTRE // 2
    return f"STH .D{unit}T{unit} {side}0, *{'-' if offset < 0 else '+'}{side}4[{abs(offset)}]"


def single(name: str, decrypt: bool) -> list[str]:
    """Schedule of one DES key: A4 schedule, B4 key."""
    first, step = start(decrypt)
    rows = listing.block(f"""
        B .S1 expand
        ADDK .S1 {first}, A4
        MVK .S1 {step}, A5
        nop 3
    """)
    return listing.routine(name, rows)


def start(decrypt: bool) -> tuple[int, int]:
    """Offset of the middle of the first round's words, and the step to the next round's."""
    if decrypt:
        return CENTRE + (ROUNDS - 1) * ROUND_BYTES, -ROUND_BYTES
    return CENTRE, ROUND_BYTES


def triple(name: str, decrypt: bool) -> list[str]:
    """Schedule of three keys: EDE, or DED with the keys in reverse for decryption."""
    lines = listing.routine(
        name,
        listing.block("ADD .L1X 0, B3, A2 | ADD .S1 0, A4, A1 | ADD .L2 0, B4, B1"),
    )
    for part in range(3):
        key = 2 - part if decrypt else part
        first, step = start(decrypt != (part == 1))
        back = f"{name}_{part + 1}"
        last = part == 2
        target = "ADD .L2X 0, A2, B3" if last else f"MVKL .S2 {back}, B3"
        target_high = "" if last else f"| MVKH .S2 {back}, B3"
        rows = listing.block(f"""
            B .S1 expand | ADD .L1 0, A1, A4 | {target}
            MVK .S1 {step}, A5 {target_high}
            ADDK .S1 {first + part * SCHEDULE_BYTES}, A4 | ADD .L2 0, B1, B4
            ADD .D2 B4, {8 * key}, B4
            nop 2
        """)
        lines += listing.text(rows)
        if not last:
            lines.append(listing.label(back))
    return lines


def assembly(netlists: Sequence[Netlist]) -> list[str]:
    lines = ['   .sect ".text"']
    for decrypt in (False, True):
        direction = "decrypt" if decrypt else "encrypt"
        lines += single(f"des_bitslice_key_schedule_{direction}", decrypt)
        lines += triple(f"des3_bitslice_key_schedule_{direction}", decrypt)
    return lines + expand(netlists)
