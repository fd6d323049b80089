"""A figure exists only if the output is right."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from broadside.bench.kernels import manifest, program
from broadside.bench.measure import cycles as measure

MANIFEST = """
[[kernel]]
symbol = "keys"
source = "keys.sa"
isa = "c62x"
cipher = "des"
key_bits = 56
direction = "encrypt"
mode = "key_schedule"
method = "table"
words = 4

[[kernel]]
symbol = "ecb"
source = "ecb.sa"
isa = "c62x"
cipher = "des"
key_bits = 56
direction = "encrypt"
mode = "ecb"
method = "table"
schedule = "keys"
"""
RETURN = " B .S2 B3\n NOP 5\n"
KEYS = f" .text\n .global keys\nkeys:\n{RETURN}"
ECB = f" .text\n .global ecb\n .ref table\necb:\n MVKL .S1 table, A3\n{RETURN}"
TABLE = " .global table\n .sect .data0\n .align 4\ntable: .word 1, 2, 3\n"


@pytest.fixture
def kernels(tmp_path: Path) -> manifest.Manifest:
    room = tmp_path / "kernels" / "null"
    scheduled = room / "scheduled" / "c62x"
    scheduled.mkdir(parents=True)
    (room / "kernels.toml").write_text(MANIFEST)
    (room / "tables.asm").write_text(TABLE)
    (scheduled / "keys.asm").write_text(KEYS)
    (scheduled / "ecb.asm").write_text(ECB)
    return manifest.load(tmp_path)


def test_a_kernel_whose_output_is_wrong_has_no_figure(kernels: manifest.Manifest) -> None:
    with pytest.raises(measure.VerificationError, match="ecb on c6201: wrong output in run 0"):
        measure.measure(kernels, kernels.by_symbol("ecb"), "c6201", seed=1)


def test_a_kernel_is_loaded_with_what_it_refers_to_and_no_more(
    kernels: manifest.Manifest,
) -> None:
    parts = program.objects(kernels, kernels.by_symbol("ecb"))
    assert sorted(part.path.name for part in parts) == ["ecb.asm", "tables.asm"]
    assert program.data_bytes(parts) == 12
    assert program.program_bytes(parts) == 32  # whole fetch packets


def test_objects_come_in_one_order_whatever_python_hashes() -> None:
    """Otherwise cold caches would cost more in one run than in the next."""
    script = (
        "from broadside.places import checkout\n"
        "from broadside.bench.kernels import manifest, program\n"
        "kernels = manifest.load(checkout.root())\n"
        "parts = program.objects(kernels, kernels.by_symbol('rijndael_encrypt_block_c64x'))\n"
        "print([part.path.name for part in parts])\n"
    )
    orders = {
        subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in range(4)
    }
    assert len(orders) == 1 and "tables" in orders.pop()
