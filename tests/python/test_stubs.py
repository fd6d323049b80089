"""The typed stubs agree with the extension module."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ALLOWED = Path(__file__).with_name("stubtest-allow.txt")


def test_stubs_match_the_extension_module() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "broadside._core", "--allowlist", str(ALLOWED)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout
