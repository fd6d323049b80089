"""The generated tables of src/cipher equal those of the specifications."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
GENERATOR = ROOT / "scripts" / "generate-cipher-tables"


def test_tables_are_those_of_the_specifications() -> None:
    subprocess.run([sys.executable, GENERATOR, "--check"], check=True)


def test_a_wrong_table_is_noticed(tmp_path: Path) -> None:
    for folder in ("scripts", "circuits", "src/cipher"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    table = tmp_path / "src" / "cipher" / "aes_sbox.h"
    table.write_text(table.read_text().replace("0x63, 0x7c", "0x63, 0x7d", 1))
    result = subprocess.run(
        [sys.executable, tmp_path / "scripts" / GENERATOR.name, "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 1
    assert "aes_sbox.h" in result.stderr


def test_a_wrong_circuit_is_refused(tmp_path: Path) -> None:
    for folder in ("scripts", "circuits", "src/cipher"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    circuits = tmp_path / "circuits" / "serpent.toml"
    circuits.write_text(circuits.read_text().replace("x3|=x0 x0^=x4", "x3&=x0 x0^=x4", 1))
    result = subprocess.run(
        [sys.executable, tmp_path / "scripts" / GENERATOR.name],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 1
    assert "serpent.toml: s0" in result.stderr
