"""Rijndael's key schedules in linear assembly, interpreted and compared with the C library."""

from __future__ import annotations

import random
import struct

import finalists_runner as runner
import pytest

from broadside import _core


def keys_of_the_library(key: bytes, direction: str) -> bytes:
    """The round keys of a direction in the order of their use."""
    expanded = _core.Cipher("aes", key, "ecb").expanded_key()
    rounds, _, *words = struct.unpack(f"={len(expanded) // 4}I", expanded)
    first = 0 if direction == "encrypt" else len(words) // 2
    return runner.packed(words[first : first + 4 * (rounds + 1)])


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
@pytest.mark.parametrize("bits", [128, 192, 256])
def test_words_are_those_of_the_library(isa: str, bits: int) -> None:
    machine = runner.Interpreted("rijndael", "key_schedule", isa)
    for number in range(4):
        key = random.Random(f"{bits} {number}").randbytes(bits // 8)
        expected = keys_of_the_library(key, "encrypt")
        target = machine.place(bytes(len(expected)))
        machine.call(f"rijndael_expand_{bits}", [target, machine.place(key)])
        assert machine.read(target, len(expected)) == expected


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
@pytest.mark.parametrize("bits", [128, 192, 256])
def test_keys_of_encryption_become_those_of_decryption(isa: str, bits: int) -> None:
    machine = runner.Interpreted("rijndael", "invert_key", isa)
    key = random.Random(f"inverted {bits}").randbytes(bits // 8)
    expected = keys_of_the_library(key, "decrypt")
    schedule = machine.place(keys_of_the_library(key, "encrypt"))
    machine.call("rijndael_unmix_keys", [schedule + 16, len(expected) // 4 - 8])
    last = schedule + len(expected) - 16
    machine.call("rijndael_reverse_keys", [schedule, last, len(expected) // 32])
    assert machine.read(schedule, len(expected)) == expected
