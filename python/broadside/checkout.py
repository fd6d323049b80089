"""Where the data of the project lies: kernels, schedules and figures; and where results go."""

from __future__ import annotations

import os
from pathlib import Path

from broadside.errors import InputError

SHARE = Path(__file__).resolve().parent / "share"
"""What a wheel holds of the checkout; in the checkout itself, links to it."""


def folder() -> Path | None:
    """The checkout around the working folder, or around the package; None outside of one."""
    return _around(Path.cwd()) or _around(SHARE.parent)


def root() -> Path:
    """The folder with `kernels/` and `data/`: the checkout, or what the installed package holds."""
    found = folder() or SHARE
    if not _has_data(found):
        raise InputError(found, "the installation is not whole: no kernels/ and data/")
    return found


def build() -> Path:
    """Where results are written: `build` of the checkout, of the working folder outside of one."""
    return (_around(Path.cwd()) or Path.cwd()) / "build"


def cache() -> Path:
    """Where is kept what can be made again: `build` of the checkout, the user's cache outside of one."""
    found = _around(Path.cwd())
    return found / "build" if found else user_cache()


def user_cache() -> Path:
    """The tool's folder in $XDG_CACHE_HOME, by default in ~/.cache."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "broadside"


def _around(start: Path) -> Path | None:
    """The checkout that this folder is in."""
    for place in (start, *start.parents):
        if (place / "pyproject.toml").is_file() and _has_data(place):
            return place
    return None


def _has_data(place: Path) -> bool:
    return (place / "kernels").is_dir() and (place / "data" / "published.toml").is_file()
