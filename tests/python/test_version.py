"""Cargo.toml states the version; every other place that names it agrees."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from broadside import __version__

ROOT = Path(__file__).parents[2]
VERSION = tomllib.loads((ROOT / "Cargo.toml").read_text())["workspace"]["package"]["version"]


def test_the_package_has_it() -> None:
    """The core gives it to Python; pyproject.toml takes it from Cargo."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert __version__ == VERSION
    assert "version" not in project and project["dynamic"] == ["version"]


def test_the_lock_file_has_it_for_our_crates() -> None:
    packages = tomllib.loads((ROOT / "Cargo.lock").read_text())["package"]
    ours = {p["name"]: p["version"] for p in packages if "source" not in p}
    members = {
        tomllib.loads(p.read_text())["package"]["name"] for p in ROOT.glob("crates/*/Cargo.toml")
    }
    assert ours == dict.fromkeys(members, VERSION) and len(members) == 4


def test_no_crate_has_its_own() -> None:
    for path in ROOT.glob("crates/*/Cargo.toml"):
        assert tomllib.loads(path.read_text())["package"]["version"] == {"workspace": True}, path


def test_the_header_has_it() -> None:
    header = (ROOT / "include" / "broadside.h").read_text()
    assert re.findall(r'#define BROADSIDE_VERSION "(.*)"', header) == [VERSION]


def test_the_newest_entry_of_the_changelog_is_of_it() -> None:
    """Changes since the last release stand above it under `Unreleased`."""
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    released = [heading for heading in headings if heading != "Unreleased"]
    assert released[0] == VERSION and headings.index(VERSION) <= 1
    assert released == sorted(released, key=lambda text: [*map(int, text.split("."))], reverse=True)


@pytest.mark.skipif(not shutil.which("cmake"), reason="cmake is not on the path")
def test_cmake_reads_it(tmp_path: Path) -> None:
    """`cmake` prints the version of the project in its cache."""
    subprocess.run(["cmake", "-S", ROOT, "-B", tmp_path], check=True, capture_output=True)
    cache = (tmp_path / "CMakeCache.txt").read_text()
    assert f"CMAKE_PROJECT_VERSION:STATIC={VERSION}\n" in cache
