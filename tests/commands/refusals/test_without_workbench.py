"""An installation for the ciphers alone: commands that need the workbench say what to install."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from broadside.places.installation import WORKBENCH

ROOT = Path(__file__).parents[3]
BROADSIDE = Path(sys.executable).parent / "broadside"
HIDING = f"""
import sys


class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(WORKBENCH)}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)


sys.meta_path.insert(0, Hidden())
"""
CIPHER = ["--cipher", "aes-128", "--mode", "ecb", "--key-file", "key"]
ORDER = ["--device", "c6201", "--cipher", "des", "--mode", "ecb", "--out", "kit"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "hiding").mkdir()
    (tmp_path / "hiding" / "sitecustomize.py").write_text(HIDING)
    (tmp_path / "key").write_bytes(bytes(16))
    (tmp_path / "plain").write_bytes(b"plaintext")
    (tmp_path / "f.sa").write_text("f: .cproc a\n ADD a, 1, a\n .return a\n .endproc\n")
    (tmp_path / "f.asm").write_text("        .global f\nf:      B .S2 B3\n        NOP 5\n")
    return tmp_path


def broadside(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(folder / "hiding")}
    return subprocess.run(
        [BROADSIDE, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["encrypt", *CIPHER, "plain", "coded"],
        ["call", "f.asm", "f"],
        ["asm", "f.asm"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_ciphers_assembler_and_simulator_work_alone(arguments: list[str], folder: Path) -> None:
    done = broadside(folder, *arguments)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("arguments", "package"),
    [
        (["optimize", "f.sa", "--time", "5"], "OR-Tools"),
        (["interrupts", "f.asm"], "OR-Tools"),
        (["explain", "des_block"], "OR-Tools"),
        (["kernels", "--check"], "OR-Tools"),
        (["bench", "--only", "des_core3"], "OR-Tools"),
        (["report"], "Jinja2"),
        (["export", *ORDER], "Jinja2"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else value,
)
def test_one_line_says_what_to_install(arguments: list[str], package: str, folder: Path) -> None:
    done = broadside(folder, *arguments)
    told = f"broadside: {arguments[0]} needs {package}: pip install 'broadside[workbench]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)


def test_every_command_is_listed_all_the_same(folder: Path) -> None:
    done = broadside(folder, "--help")
    assert done.returncode == 0
    assert "optimize    Needs broadside[workbench]." in done.stdout
    assert "encrypt     " in done.stdout and "Needs broadside" in done.stdout
