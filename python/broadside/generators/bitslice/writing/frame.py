"""The stack frame of the bitsliced kernels: word offsets from B15, which points below the frame."""

from __future__ import annotations

from broadside.linear.procedure.conventions import CALLEE_SAVED

STATE = 2  # 64 words: R, then L; on an 8-byte boundary
BUFFER = 66  # 64 words: 32 blocks
SAVED = 130  # 12 words: the caller's registers
BATCH_RETURN, BATCH_OUT = 142, 143
ROUTINE_RETURN = 144
ROUNDS, KEYS = 145, 146
IN, OUT, LEFT = 147, 148, 149  # of the current channel
CHAIN = 150  # 2 words: the last ciphertext block
IV = 152  # where CHAIN is written at the end
CHANNEL_IN, CHANNEL_OUT, CHANNEL_KEYS, CHANNELS, BLOCKS = 153, 154, 155, 156, 157
WORDS = 160

SAVED_REGISTERS = (*sorted(CALLEE_SAVED - {"B15"}), "B3")


def word(offset: int) -> str:
    """The operand for a word of the frame, on unit .D2."""
    return f"*+B15[{offset}]"


def byte(offset: int) -> int:
    """Byte offset of a word in the frame."""
    return 4 * offset
