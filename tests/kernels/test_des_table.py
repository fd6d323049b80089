"""The table-based DES kernels against the C library, before and after scheduling."""

from __future__ import annotations

import random
from pathlib import Path

import des_model
import pytest
import tables
from des_runner import ROOM, Interpreted

from broadside.ciphers import des


def test_tables_are_as_the_script_writes_them(capsys: pytest.CaptureFixture[str]) -> None:
    tables.main()
    assert capsys.readouterr().out == Path(ROOM / "tables.asm").read_text(encoding="utf-8")


@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
def test_core(direction: str) -> None:
    source = random.Random(f"core {direction}")
    for _ in range(8):
        key, block = source.randbytes(8), source.randbytes(8)
        machine = Interpreted()
        address = machine.place(des_model.to_halves(block))
        schedule = machine.place(des_model.schedule(key, direction))
        machine.call("core.sa", "des_core", [address, schedule])
        expected = getattr(des.new(key, des.MODE_ECB), direction)(block)
        assert machine.read(address, 8) == des_model.to_halves(expected)
