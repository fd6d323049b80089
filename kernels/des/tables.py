"""The lookup tables of the table-based DES kernels, derived from FIPS 46-3.

    python kernels/des/tables.py > kernels/des/tables.asm

Entry i of the table of an S-box is its output for the six-bit input i (first bit of the expansion
on top), moved through the permutation P and rotated left by one bit, as `round.inc` keeps the
halves. The kernels index the table of S1 by t[31:28] - 16 t instead of t[1:0]:t[31:28], so its
upper index bits are negated.
"""

from __future__ import annotations

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

# FIPS 46-3: bit i of the output is bit PERMUTATION[i] of the input, counted from 1 at the top.
PERMUTATION = [
    *(16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10),
    *(2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25),
]

# Symbol, section (data memory block) and S-boxes, from the lowest field of u or t upwards.
TABLES = [("des_sp_u", ".data0", (8, 6, 4, 2)), ("des_sp_t", ".data1", (7, 5, 3, 1))]

HEADER = """\
; S-boxes of DES joined with the permutation P, for the rounds of round.inc: written by tables.py.
; A table has 64 words and lies on a multiple of its 256 bytes, for circular addressing.
"""


def s_box(number: int, value: int) -> int:
    """Output of an S-box, counted from 1: bits 5 and 0 choose the row, bits 4 to 1 the column."""
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


def main() -> None:
    """Prints the assembly file."""
    print(HEADER, end="")
    for symbol, section, boxes in TABLES:
        print(f'\n        .sect   "{section}"\n        .align  256\n        .global {symbol}')
        print(f"{symbol}:")
        for number in boxes:
            print(f"                                ; S{number}")
            words = [f"0x{entry(number, index):08x}" for index in range(64)]
            for first in range(0, 64, 8):
                print("        .word   " + ", ".join(words[first : first + 8]))


if __name__ == "__main__":
    main()
