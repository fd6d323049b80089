"""The wheel: built, installed into an environment of its own, and used in an empty folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

pytestmark = pytest.mark.matrix
ROOT = Path(__file__).parents[2]
FIR = ROOT / "examples" / "linear_assembly" / "fir.sa"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder of the programs of an environment that has the wheel and sees our dependencies."""
    folder = tmp_path_factory.mktemp("wheel")
    maturin = Path(sys.executable).parent / "maturin"
    subprocess.run(
        [maturin, "build", "--release", "--quiet", "--out", folder], cwd=ROOT, check=True
    )
    wheel = next(folder.glob("*.whl"))
    venv.create(folder / "venv", with_pip=True)
    python = str(folder / "venv" / "bin" / "python")
    pip = [python, "-m", "pip", "--quiet", "install", "--no-deps"]
    subprocess.run([*pip, "--no-index", str(wheel)], check=True)
    packages = next((folder / "venv" / "lib").glob("python*")) / "site-packages"
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "venv" / "bin"


def run(installed: Path, folder: Path, *command: str) -> str:
    """The standard output of a command of the environment, run in `folder`."""
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        [installed / command[0], *command[1:]],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_package_is_the_wheel(installed: Path, tmp_path: Path) -> None:
    code = "from broadside.places import checkout; print(checkout.__file__, checkout.folder())"
    place, checkout = run(installed, tmp_path, "python", "-c", code).split()
    assert str(installed.parent) in place and checkout == "None"


def test_from_a_table_to_a_kit(installed: Path, tmp_path: Path) -> None:
    """bench, report, explain and export find kernels and figures, and write into the working folder."""
    run(
        installed,
        tmp_path,
        "broadside",
        "bench",
        "--only",
        "des_cbc_encrypt",
        "--json",
        "build/bench.json",
    )
    results = json.loads((tmp_path / "build" / "bench.json").read_text())["results"]
    assert {result["symbol"] for result in results} >= {"des_cbc_encrypt"}
    run(installed, tmp_path, "broadside", "report", "--only", "des_cbc_encrypt")
    page = tmp_path / "build" / "report" / "kernels" / "des_cbc_encrypt.html"
    assert "<h1>des_<wbr>cbc_<wbr>encrypt</h1>" in page.read_text()
    told = run(installed, tmp_path, "broadside", "explain", "des_cbc_encrypt")
    assert "The greater bound is the recurrence" in told
    order = ["--device", "c6201", "--cipher", "des", "--mode", "cbc", "--out", "kit"]
    run(installed, tmp_path, "broadside", "export", *order)
    for name in ("LICENSE-MIT", "DATASHEET.md", "lib/libbroadside_des_cbc.a", "linear_assembly"):
        assert (tmp_path / "kit" / name).exists()
    assert list((tmp_path / "kit" / "linear_assembly").rglob("*.sa"))
    assert run(installed, tmp_path, "broadside", "kernels", "--check") == ""


def test_a_file_of_ones_own(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "fir.sa").write_text(FIR.read_text())
    assert "the least possible" in run(installed, tmp_path, "broadside", "optimize", "fir.sa")
    run(installed, tmp_path, "broadside", "explain", "fir.asm")
    run(installed, tmp_path, "broadside", "asm", "fir.asm")
    run(installed, tmp_path, "broadside", "disasm", "fir.o")
    call = ["fir.asm", "fir", "zero:400", "zero:64", "zero:100", "32", "8"]
    assert "cycles" in run(installed, tmp_path, "broadside", "call", *call)
