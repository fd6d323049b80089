"""The generated tables of src/cipher equal those of the specifications."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
GENERATOR = ROOT / "scripts" / "generate" / "cipher-tables"


def test_tables_are_those_of_the_specifications() -> None:
    subprocess.run([sys.executable, GENERATOR, "--check"], check=True)


@pytest.mark.parametrize(
    ("file", "right", "wrong", "options", "cause"),
    [
        ("src/cipher/aes/aes_sbox.h", "0x63, 0x7c", "0x63, 0x7d", ["--check"], "aes/aes_sbox.h"),
        ("circuits/serpent.toml", "x3|=x0 x0^=x4", "x3&=x0 x0^=x4", [], "serpent.toml: s0"),
    ],
)
def test_a_wrong_table_or_circuit_is_refused(
    tmp_path: Path, file: str, right: str, wrong: str, options: list[str], cause: str
) -> None:
    for folder in ("scripts", "circuits", "src/cipher"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    spoiled = tmp_path / file
    spoiled.write_text(spoiled.read_text().replace(right, wrong, 1))
    result = subprocess.run(
        [sys.executable, tmp_path / "scripts" / "generate" / GENERATOR.name, *options],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 1
    assert cause in result.stderr


def run_slices(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    script = root / "scripts" / "generate" / "des-slices"
    command = [sys.executable, str(script), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def copy_slices(tmp_path: Path) -> None:
    for folder in ("scripts", "circuits", "src/wide/des"):
        shutil.copytree(ROOT / folder, tmp_path / folder)


def test_the_slices_of_des_are_those_of_circuits_and_specification(tmp_path: Path) -> None:
    result = run_slices(ROOT, "--check")
    assert result.returncode == 0, result.stderr
    copy_slices(tmp_path)
    made = tmp_path / "src" / "wide" / "des" / "slices.h"
    made.write_text(made.read_text().replace("to[", "to [", 1))
    result = run_slices(tmp_path, "--check")
    assert result.returncode == 1
    assert "slices.h" in result.stderr


@pytest.mark.parametrize(
    ("file", "right", "wrong", "box"),
    [
        ("des-sboxes.toml", "g2 = a4 ^ g1", "g2 = a4 | g1", "S1"),
        ("des-sboxes-ternary.toml", "t18=t10,x1,t17,5b", "t18=t10,x1,t17,5a", "S8"),
        ("des-sboxes-ternary.toml", "t18=a6,t4,t15,81", "t18=a6,t4,t15,80", "S1"),
    ],
)
def test_a_wrong_circuit_of_des_is_refused(
    tmp_path: Path, file: str, right: str, wrong: str, box: str
) -> None:
    copy_slices(tmp_path)
    circuits = tmp_path / "circuits" / file
    text = circuits.read_text()
    assert right in text
    circuits.write_text(text.replace(right, wrong, 1))
    result = run_slices(tmp_path)
    assert result.returncode == 1
    assert f"{file}: {box} is not that S-box" in result.stderr
