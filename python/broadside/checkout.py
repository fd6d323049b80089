"""Where the data of the project lies: kernels, schedules and figures; and where results go."""

from __future__ import annotations

from pathlib import Path

from broadside.errors import InputError

SHARE = Path(__file__).resolve().parent / "share"
"""What a wheel holds of the checkout; in the checkout itself, links to it."""


def folder() -> Path | None:
    """The checkout around the working folder, or around the package; None outside of one."""
    for start in (Path.cwd(), SHARE.parent):
        for place in (start, *start.parents):
            if (place / "pyproject.toml").is_file() and _has_data(place):
                return place
    return None


def root() -> Path:
    """The folder with `kernels/` and `data/`: the checkout, or what the installed package holds."""
    found = folder() or SHARE
    if not _has_data(found):
        raise InputError(found, "the installation is not whole: no kernels/ and data/")
    return found


def build() -> Path:
    """Where results are written: `build` of the checkout, of the working folder outside of one."""
    return (folder() or Path.cwd()) / "build"


def _has_data(place: Path) -> bool:
    return (place / "kernels").is_dir() and (place / "data" / "published.toml").is_file()
