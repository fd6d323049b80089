"""The lookup tables of the MARS kernels, derived from the specification (August 1999), appendix A.

    python kernels/mars/tables.py > kernels/mars/tables.asm

The S-box has 512 words, S0 and then S1: words of the SHA-1 of a counter and three constants; nine of
them are tripled. All of it stands in data memory block 0, and S1 once more in block 1 (`round.inc`).
"""

from __future__ import annotations

import hashlib
import struct

CONSTANTS = (0xB7E15162, 0x243F6A88, 0x02917D59)
TRIPLED = (17, 67, 76, 131, 147, 210, 297, 351, 420)
WORDS = 512
FIRST_OF_S1 = 256
SECTIONS = {"mars_s_box": (".data0", 0), "mars_s1": (".data1", FIRST_OF_S1)}
"""Symbol: data memory block, and the word of the S-box with which it begins."""
WORDS_PER_LINE = 8


def s_box() -> list[int]:
    """S0 and S1."""
    words: list[int] = []
    for count in range(0, WORDS, 5):
        digest = hashlib.sha1(struct.pack("<4I", count, *CONSTANTS)).digest()
        words += struct.unpack("<5I", digest)
    for index in TRIPLED:
        words[index] = 3 * words[index] & 0xFFFFFFFF
    return words[:WORDS]


def objects() -> dict[str, tuple[int, list[int]]]:
    """Symbol to alignment and words."""
    return {
        symbol: (4 * (WORDS - first), s_box()[first:]) for symbol, (_, first) in SECTIONS.items()
    }


def main() -> None:
    """Prints `tables.asm`."""
    print("; The S-box of MARS for round.inc, and S1 alone: written by tables.py.")
    for symbol, (align, words) in objects().items():
        print(f'\n        .sect   "{SECTIONS[symbol][0]}"\n        .align  {align}')
        print(f"        .global {symbol}\n{symbol}:")
        for first in range(0, len(words), WORDS_PER_LINE):
            line = words[first : first + WORDS_PER_LINE]
            print("        .word   " + ", ".join(f"0x{word:08x}" for word in line))


if __name__ == "__main__":
    main()
