"""The stack frame of the bitsliced kernels: word offsets from B15, which points below it."""

from __future__ import annotations

STATE = 2  # 64 words: R, then L; from an 8-byte boundary
BUFFER = 66  # 64 words: 32 blocks
SAVED = 130  # 12 words: the registers of the caller
BATCH_RETURN, BATCH_OUT = 142, 143
ROUTINE_RETURN = 144
ROUNDS, KEYS = 145, 146
IN, OUT, LEFT = 147, 148, 149  # of the channel under way
CHAIN = 150  # 2 words: the last ciphertext block
IV = 152  # where CHAIN goes in the end
CHANNEL_IN, CHANNEL_OUT, CHANNEL_KEYS, CHANNELS, BLOCKS = 153, 154, 155, 156, 157
WORDS = 160

CALLEE_SAVED = (*(f"A{k}" for k in range(10, 16)), *(f"B{k}" for k in range(10, 15)), "B3")


def word(offset: int) -> str:
    """The operand for a word of the frame; on the D2 unit."""
    return f"*+B15[{offset}]"


def byte(offset: int) -> int:
    """Byte offset of a word."""
    return 4 * offset
