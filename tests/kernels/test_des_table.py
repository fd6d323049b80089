"""The table-based DES kernels against the C library, before and after scheduling."""

from __future__ import annotations

import random

import des_model
import pytest
import tables
from des_runner import ROOM, Interpreted

from broadside.ciphers import des, des3

DIRECTIONS = ("encrypt", "decrypt")
CIPHERS = {"des": (des, 8), "des3": (des3, 24)}
"""Prefix of the symbols: module of the C library, bytes of a key."""


def expected(cipher: str, direction: str, key: bytes, data: bytes) -> bytes:
    """Data in ECB by the C library."""
    module, _ = CIPHERS[cipher]
    return bytes(getattr(module.new(key, module.MODE_ECB), direction)(data))


@pytest.mark.parametrize(("which", "file"), [("rounds", "tables.asm"), ("keys", "key_tables.asm")])
def test_tables_are_as_the_script_writes_them(
    which: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tables.WRITERS[which]()
    assert capsys.readouterr().out == (ROOM / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("cipher", CIPHERS)
def test_key_schedule(cipher: str, direction: str) -> None:
    source = random.Random(f"schedule {cipher} {direction}")
    for _ in range(4):
        key = source.randbytes(CIPHERS[cipher][1])
        machine = Interpreted()
        schedule = machine.room(len(key) // 8 * 144)
        symbol = f"{cipher}_key_schedule_{direction}"
        machine.call("key_schedule.sa", symbol, [schedule, machine.place(key)])
        words = des_model.schedule(key, direction)
        assert machine.read(schedule, len(words)) == words


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_core(direction: str) -> None:
    source = random.Random(f"core {direction}")
    for _ in range(4):
        key, block = source.randbytes(8), source.randbytes(8)
        machine = Interpreted()
        address = machine.place(des_model.to_halves(block))
        schedule = machine.place(des_model.schedule(key, direction))
        machine.call("core.sa", "des_core", [address, schedule])
        result = expected("des", direction, key, block)
        assert machine.read(address, 8) == des_model.to_halves(result)


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("cipher", CIPHERS)
def test_block(cipher: str, direction: str) -> None:
    source = random.Random(f"block {cipher} {direction}")
    for _ in range(4):
        key, block = source.randbytes(CIPHERS[cipher][1]), source.randbytes(8)
        machine = Interpreted()
        address = machine.place(block)
        schedule = machine.place(des_model.schedule(key, direction))
        machine.call("block.sa", f"{cipher}_block", [address, schedule])
        assert machine.read(address, 8) == expected(cipher, direction, key, block)
