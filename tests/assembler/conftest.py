"""Fixtures of the assembler's tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from gnu_binutils import PREFIX, Binutils, folder


@pytest.fixture
def binutils(tmp_path: Path) -> Binutils:
    if not (folder() / "bin" / f"{PREFIX}as").exists():
        pytest.skip(f"GNU binutils for tic6x are not in {folder()}: run `make toolchain`")
    return Binutils(tmp_path)
