"""The source distribution has all sources of the crates; scripts/test/sdist builds a wheel from it."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KINDS = (".c", ".h", ".toml")


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("sdist")
    maturin = Path(sys.executable).parent / "maturin"
    subprocess.run([maturin, "sdist", "--out", folder], cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


@pytest.mark.parametrize("folder", ["src", "include", "isa", "machines"])
def test_what_is_compiled_in_is_there(folder: str, packed: set[str]) -> None:
    files = [path for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    needed = {str(path.relative_to(ROOT)) for path in files}
    assert needed and needed <= packed


def test_what_is_installed_is_there(packed: set[str]) -> None:
    share = "python/broadside/share/"
    scheduled = (ROOT / "kernels").glob("*/scheduled/*/*.asm")
    needed = {f"{share}{path.relative_to(ROOT)}" for path in scheduled}
    needed |= {f"{share}data/published.toml", f"{share}LICENSE-MIT"}
    assert len(needed) > 10 and needed <= packed
