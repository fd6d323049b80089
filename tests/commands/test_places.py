"""Where commands write results and caches: `build` of the checkout, elsewhere the user's folders."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from broadside.commands.searches import schedule_folder
from broadside.places import checkout, toolchain

ROOT = Path(__file__).parents[2]
BROADSIDE = Path(sys.executable).parent / "broadside"
DOT = ROOT / "examples" / "linear_assembly" / "dot.sa"


def test_outside_of_a_checkout_the_users_cache_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This also holds if the package is installed from a checkout."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("BROADSIDE_TOOLCHAIN", raising=False)
    assert schedule_folder() == tmp_path / "cache" / "broadside" / "schedules"
    assert toolchain.folder() == tmp_path / "cache" / "broadside" / "toolchain"
    assert checkout.build() == tmp_path / "build"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert schedule_folder() == tmp_path / "home" / ".cache" / "broadside" / "schedules"


def test_in_a_checkout_its_build_folder_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "docs")
    assert schedule_folder() == ROOT / "build" / "schedules"
    assert checkout.build() == ROOT / "build"


@pytest.mark.parametrize("cache", ["cache", "f.sa/not a folder"])
def test_a_schedule_is_kept_where_there_is_room(cache: str, tmp_path: Path) -> None:
    """Without one, the result is found and written all the same."""
    (tmp_path / "f.sa").write_text(DOT.read_text())
    done = subprocess.run(
        [BROADSIDE, "optimize", "f.sa", "--time", "60"],
        cwd=tmp_path,
        env=os.environ | {"XDG_CACHE_HOME": str(tmp_path / cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "f.asm").is_file()
    assert bool(list(tmp_path.glob("cache/broadside/schedules/*.json"))) == (cache == "cache")
