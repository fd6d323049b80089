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

from broadside.generators import words

# FIPS 46-3, appendix 1: S1 to S8, four rows of sixteen.
S_BOXES = [
    "e4d12fb83a6c5907 0f74e2d1a6cb9538 41e8d62bfc973a50 fc8249175b3ea06d",
    "f18e6b34972dc05a 3d47f28ec01a69b5 0e7ba4d158c6932f d8a13f42b67c05e9",
    "a09e63f51dc7b428 d709346a285ecbf1 d6498f30b12c5ae7 1ad069874fe3b52c",
    "7de3069a1285bc4f d8b56f03472c1ae9 a690cb7df13e5284 3f06a1d8945bc72e",
    "2c417ab6853fd0e9 eb2c47d150fa3986 421bad78f9c5630e b8c71e2d6f09a453",
    "c1af92680d34e75b af427c9561de0b38 9ef528c3704a1db6 432c95fabe17608d",
    "4b2ef08d3c975a61 d0b7491ae35c2f86 14bdc37eaf680592 6bd814a7950fe23c",
    "d2846fb1a93e50c7 1fd8a374c56b0e92 7b419ce206adf358 21e74a8dfc90356b",
]

# FIPS 46-3: bit i of the output is bit PERMUTATION[i] of the input. Bits count from 1 at the top.
PERMUTATION = [
    *(16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10),
    *(2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25),
]

# FIPS 46-3, permuted choice 2: bit i of the round key is bit CHOICE[i] of C and D. Bits count from 1.
CHOICE = [
    *(14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2),
    *(41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36),
    *(29, 32),
]

# FIPS 46-3: the total rotation of C and D to the left in each round.
ROTATIONS = [1, 2, 4, 6, 8, 10, 12, 14, 15, 17, 19, 21, 23, 25, 27, 28]

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


def s_box(number: int, value: int) -> int:
    """Output of an S-box, counted from 1. Bits 5 and 0 of `value` choose the row, bits 4 to 1 the column."""
    row = value >> 4 & 2 | value & 1
    column = value >> 1 & 15
    return int(S_BOXES[number - 1].replace(" ", "")[16 * row + column], 16)


def permute(word: int) -> int:
    """The permutation P."""
    bits = [word >> (32 - position) & 1 for position in PERMUTATION]
    return int("".join(map(str, bits)), 2)


def entry(number: int, index: int) -> int:
    """Word `index` of the table of an S-box."""
    if number == 1:
        index = index & 15 | (-(index >> 4) & 3) << 4
    output = permute(s_box(number, index) << (32 - 4 * number))
    return (output << 1 | output >> 31) & 0xFFFFFFFF


def key_entry(first: int, boxes: tuple[int, ...], chunk: int, value: int) -> int:
    """The part of a key word that seven bits of C (`first` is 1) or D (29) give. The top bit comes first."""
    word = 0
    for field, box in enumerate(boxes):
        for bit, chosen in enumerate(CHOICE[6 * box - 6 : 6 * box]):
            place = chosen - first - KEY_CHUNK_BITS * chunk
            if 0 <= place < KEY_CHUNK_BITS and value >> (KEY_CHUNK_BITS - 1 - place) & 1:
                word |= 1 << (8 * field + 5 - bit)
    return word


def rotation_words() -> list[int]:
    """For each round, its rotation, and in the bits above it the rest of a full turn of 28 bits."""
    return [28 - rotation << 16 | rotation for rotation in ROTATIONS]


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
