"""The lookup tables of the table-based DES kernels, derived from FIPS 46-3.

Entry i of the table of an S-box is its output for the six-bit input i (the first bit of the expansion is the
highest). The output is moved through the permutation P and rotated left by one bit, because `round.inc` keeps
the halves rotated. The kernels index the table of S1 by t[31:28] - 16 t instead of t[1:0]:t[31:28], so its
upper index bits are negated.

The wide tables of S7 and S3 are indexed by t and by t[31:16]. The lowest four bits of this index lie below
those of the S-box, so these lookups need no shift.

The key tables do permuted choice 2 for seven bits of a register (C or D) at a time. The four lookups of a
register add up to two halves of round key words (see `key_schedule.sa`).
"""

from __future__ import annotations

from itertools import accumulate

from broadside.generators import words
from broadside.generators.des.standard import PC2, ROTATIONS, P, s_box

# Symbol, section (data memory block), and S-boxes from the lowest field of u or t upwards.
TABLES = [("des_sp_u", ".data0", (8, 6, 4, 2)), ("des_sp_t", ".data1", (7, 5, 3, 1))]

# Symbol, section and S-boxes of the wide tables. They repeat every word for all values of the WIDE_BITS bits
# below the index.
WIDE_TABLES = ("des_sp_wide", ".data1", (7, 3))
WIDE_BITS = 4

# Symbol, section, first bit of the register, and S-boxes by the field (bits 0, 8, 16, 24) that they get.
KEY_TABLES = [
    ("des_choice_c", ".data0", 1, (3, 1, 4, 2)),
    ("des_choice_d", ".data1", 29, (8, 6, 7, 5)),
]
KEY_CHUNK_BITS = 7

HEADER_OF_ROUNDS = (
    "; S-boxes of DES joined with the permutation P, for the rounds of round.inc: written by tables.py.",
    "; A table has 64 words and lies on a multiple of its 256 bytes, for circular addressing.",
)
HEADER_OF_WIDE = (
    "; The tables of S7 and S3 once more, indexed with four bits more that do not count, for unrolled3.inc:",
    "; written by tables.py. A table has 1024 words and lies on a multiple of its 4096 bytes.",
)
HEADER_OF_KEYS = (
    "; Permuted choice 2 of DES for seven bits at a time, for key_schedule.sa: written by tables.py.",
    "; A table has 128 words and lies on a multiple of its 512 bytes, for circular addressing.",
)


def permute(word: int) -> int:
    """The permutation P."""
    bits = [word >> (32 - position) & 1 for position in P]
    return int("".join(map(str, bits)), 2)


def entry(number: int, index: int) -> int:
    """Word `index` of the table of an S-box."""
    if number == 1:
        index = index & 15 | (-(index >> 4) & 3) << 4
    output = permute(s_box(number - 1, index) << (32 - 4 * number))
    return (output << 1 | output >> 31) & 0xFFFFFFFF


def key_entry(first: int, boxes: tuple[int, ...], chunk: int, value: int) -> int:
    """The part of a key word that seven bits of C (`first` is 1) or D (29) give. The top bit comes first."""
    word = 0
    for field, box in enumerate(boxes):
        for bit, chosen in enumerate(PC2[6 * box - 6 : 6 * box]):
            place = chosen - first - KEY_CHUNK_BITS * chunk
            if 0 <= place < KEY_CHUNK_BITS and value >> (KEY_CHUNK_BITS - 1 - place) & 1:
                word |= 1 << (8 * field + 5 - bit)
    return word


def rotation_words() -> list[int]:
    """For each round, its total rotation, and in the bits above it the rest of a full turn of 28 bits."""
    return [28 - rotation << 16 | rotation for rotation in accumulate(ROTATIONS)]


def table(symbol: str, section: str, align: int, parts: dict[str, list[int]]) -> list[str]:
    """The words of some tables as one aligned object. Each table has its own name."""
    made = [*words.section(section, align), *words.symbol(symbol)]
    for name, content in parts.items():
        made += [f"                                ; {name}", *words.lines(content)]
    return made


def of_rounds() -> str:
    """The text of `tables.asm`."""
    made = [*HEADER_OF_ROUNDS]
    for symbol, section, boxes in TABLES:
        parts = {f"S{box}": [entry(box, index) for index in range(64)] for box in boxes}
        made += table(symbol, section, 256, parts)
    return words.file_text(made)


def wide_entries(box: int) -> list[int]:
    """The words of a wide table."""
    return [entry(box, index >> WIDE_BITS) for index in range(64 << WIDE_BITS)]


def wide() -> str:
    """The text of `wide_tables.asm`."""
    symbol, section, boxes = WIDE_TABLES
    parts = {f"S{box}": wide_entries(box) for box in boxes}
    return words.file_text([*HEADER_OF_WIDE, *table(symbol, section, 4096, parts)])


def of_keys() -> str:
    """The text of `key_tables.asm`."""
    made = [*HEADER_OF_KEYS]
    for symbol, section, first, boxes in KEY_TABLES:
        parts = {
            f"bits {7 * chunk + 1} to {7 * chunk + 7}": [
                key_entry(first, boxes, chunk, value) for value in range(1 << KEY_CHUNK_BITS)
            ]
            for chunk in range(4)
        }
        made += table(symbol, section, 512, parts)
    made += table("des_rotations", ".data0", 8, {"rounds 1 to 16": rotation_words()})
    return words.file_text(made)
