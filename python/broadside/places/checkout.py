"""The folders of the project's kernels, schedules and figures, and of results."""

from __future__ import annotations

import os
from pathlib import Path

from broadside.errors import InputError

SHARE = Path(__file__).resolve().parents[1] / "share"
"""The files of the checkout that a wheel contains. In the checkout itself these are links."""


def folder() -> Path | None:
    """The checkout around the working folder or the package. None if there is none."""
    return _around(Path.cwd()) or _around(SHARE.parent)


def root() -> Path:
    """The folder with `kernels/` and `data/`: the checkout, or the share of the installed package."""
    found = folder() or SHARE
    if not _has_data(found):
        raise InputError(found, "the installation is incomplete: kernels/ and data/ are missing")
    return found


def build() -> Path:
    """The folder for results: `build` of the checkout. Outside a checkout, `build` of the working folder."""
    return (_around(Path.cwd()) or Path.cwd()) / "build"


def cache() -> Path:
    """The folder for files that can be made again: `build` of the checkout, or else the user's cache."""
    found = _around(Path.cwd())
    return found / "build" if found else user_cache()


def user_cache() -> Path:
    """The folder of Broadside in $XDG_CACHE_HOME, by default in ~/.cache."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "broadside"


def _around(start: Path) -> Path | None:
    """The checkout around this folder. None if there is none."""
    for place in (start, *start.parents):
        if (place / "pyproject.toml").is_file() and _has_data(place):
            return place
    return None


def _has_data(place: Path) -> bool:
    return (place / "kernels").is_dir() and (place / "data" / "published.toml").is_file()
