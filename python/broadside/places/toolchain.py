"""The place of the GNU toolchain for tic6x-elf. `make toolchain` and `make toolchain-gcc` build it."""

from __future__ import annotations

import os
from pathlib import Path

from broadside.places.checkout import user_cache

PREFIX = "tic6x-elf-"


def folder() -> Path:
    """The folder $BROADSIDE_TOOLCHAIN, by default in the user's cache folder."""
    return Path(os.environ.get("BROADSIDE_TOOLCHAIN") or user_cache() / "toolchain")


def tool(name: str) -> Path | None:
    """The program of this name (`gcc`, `size`). None if it is not built, or if `gcc` has no C library yet."""
    path = folder() / "bin" / f"{PREFIX}{name}"
    needed = [path]
    if name == "gcc":
        needed.append(folder() / PREFIX.rstrip("-") / "lib" / "libc.a")
    return path if all(file.exists() for file in needed) else None
