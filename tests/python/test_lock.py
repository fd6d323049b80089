"""The environment equals the lock file, and the lock file has every required tool."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[2]
OURS = {"broadside", "pip", "setuptools", "wheel"}
"""Our own package, and the packages that `python -m venv` installs."""


def pins(name: str) -> dict[str, str]:
    """Versions by package, with names normalised as in PEP 503."""
    lines = (ROOT / name).read_text().splitlines()
    found = [line.split("==") for line in lines if "==" in line]
    return {_normal(package): version for package, version in found}


def _normal(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()


def test_every_tool_is_locked_as_it_is_pinned() -> None:
    lock = pins("requirements-dev.lock")
    asked = pins("requirements-dev.txt")
    assert len(asked) > 10 and asked.items() <= lock.items()


def test_nothing_else_is_installed() -> None:
    installed = {
        _normal(found.metadata["Name"]): found.version for found in metadata.distributions()
    }
    assert {n: v for n, v in installed.items() if n not in OURS} == pins("requirements-dev.lock")
