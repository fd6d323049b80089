"""Facts of DES (FIPS 46-3) for the generator. Bits are numbered from 1, as in the standard."""

from __future__ import annotations

# fmt: off
P = (16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10,
     2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25)
PC2 = (14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2,
       41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32)
ROTATIONS = (1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1)
# fmt: on

BOXES = 8
INPUTS = 6
OUTPUTS = 4
ROUNDS = 16


def expanded_bit(box: int, index: int) -> int:
    """The bit of R (1..32) that is input `index` (0..5) of S-box `box` (0..7)."""
    return (4 * box + index - 1) % 32 + 1


def permuted_bit(box: int, index: int) -> int:
    """The bit of f (1..32) that gets output `index` (0..3) of S-box `box`."""
    return P.index(OUTPUTS * box + index + 1) + 1


def initial_permutation(bit: int) -> int:
    """The bit of the input block (1..64) that IP moves to bit `bit` of L0 R0 (1..64)."""
    row, column = divmod(bit - 1, 8)
    first = (58, 60, 62, 64, 57, 59, 61, 63)[row]
    return first - 8 * column


def block_bit_position(bit: int) -> tuple[int, int]:
    """For bit 1..64 of a block: its word (0, 1), and its position in the word (little-endian)."""
    byte, place = divmod(bit - 1, 8)
    return byte // 4, 8 * (byte % 4) + 7 - place


def state_words() -> tuple[int, ...]:
    """The word of each state bit (1..32), with which storing the state does the work of IP.

    IP takes the bits of L from the even positions of the block's words, and the bits of R from the odd
    positions beside them. A transposition that stores position p of word w as word 16 w + p // 2 of either
    array has done IP. The numbers hold for L and for R.
    """
    words = []
    for bit in range(1, 33):
        word, position = block_bit_position(initial_permutation(bit))
        words.append(16 * word + position // 2)
    return tuple(words)
