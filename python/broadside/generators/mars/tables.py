"""The lookup tables of the MARS kernels, derived from the specification (August 1999), appendix A.

The S-box has 512 words: S0, then S1. They are words of the SHA-1 of a counter and three constants; nine of
them are tripled. Both blocks of data memory have the whole S-box. In block 1, S1 also has its own name
(`round.inc`, `sides.inc`).
"""

from __future__ import annotations

import hashlib
import struct
from itertools import pairwise

from broadside.generators import words

CONSTANTS = (0xB7E15162, 0x243F6A88, 0x02917D59)
TRIPLED = (17, 67, 76, 131, 147, 210, 297, 351, 420)
WORDS = 512
FIRST_OF_S1 = 256
SECTIONS = {".data0": {"mars_s_box": 0}, ".data1": {"mars_s_box1": 0, "mars_s1": FIRST_OF_S1}}
"""For each data memory block, its symbols. Each has the number of the S-box word at which it stands."""


def s_box() -> list[int]:
    """S0 and S1."""
    made: list[int] = []
    for count in range(0, WORDS, 5):
        digest = hashlib.sha1(struct.pack("<4I", count, *CONSTANTS)).digest()
        made += struct.unpack("<5I", digest)
    for index in TRIPLED:
        made[index] = 3 * made[index] & 0xFFFFFFFF
    return made[:WORDS]


def text() -> str:
    """The text of `tables.asm`."""
    made = ["; The S-box of MARS, once in each block of data memory: written by tables.py."]
    box = s_box()
    for section, symbols in SECTIONS.items():
        made += words.section(section, 4 * WORDS)
        bounds = sorted({*symbols.values(), WORDS})
        names = {first: symbol for symbol, first in symbols.items()}
        for first, end in pairwise(bounds):
            made += [*words.symbol(names[first]), *words.lines(box[first:end])]
    return words.file_text(made)
