"""Rijndael's key expansion in linear assembly: its meaning, by the interpreter, against the C library."""

from __future__ import annotations

import random
import struct

import finalists_runner as runner
import pytest

from broadside import _core


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
@pytest.mark.parametrize("bits", [128, 192, 256])
def test_words_are_those_of_the_library(isa: str, bits: int) -> None:
    machine = runner.Interpreted("rijndael", "key_schedule", isa)
    for number in range(4):
        key = random.Random(f"{bits} {number}").randbytes(bits // 8)
        expanded = _core.Cipher("aes", key, "ecb").expanded_key()
        rounds, *words = struct.unpack(f"={len(expanded) // 4}I", expanded)
        expected = runner.packed(words[: 4 * (rounds + 1)])
        target = machine.place(bytes(len(expected)))
        machine.call(f"rijndael_expand_{bits}", [target, machine.place(key)])
        assert machine.read(target, len(expected)) == expected
