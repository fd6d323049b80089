"""A key for the commands that encrypt and decrypt."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    path = tmp_path / "key"
    path.write_bytes(bytes(range(16)))
    path.chmod(0o600)
    return path
