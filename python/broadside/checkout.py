"""Where the data of the project lies: the checkout that holds the kernels and the figures."""

from __future__ import annotations

from pathlib import Path

from broadside.errors import InputError


def root() -> Path:
    """The folder with `kernels/` and `data/`: the working folder's checkout or the package's."""
    for start in (Path.cwd(), Path(__file__).resolve()):
        for folder in (start, *start.parents):
            if (folder / "kernels").is_dir() and (folder / "data" / "published.toml").is_file():
                return folder
    raise InputError(Path.cwd(), "not inside a Broadside checkout: no kernels/ and data/ above it")
