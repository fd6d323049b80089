"""What the generator asks of DES. Bits are numbered from 1, as in the standard."""

from __future__ import annotations

from broadside.generators.des.standard import IP, P

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
        word, position = block_bit_position(IP[bit - 1])
        words.append(16 * word + position // 2)
    return tuple(words)
