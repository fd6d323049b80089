"""What is installed beside the core: packages of extras, programs of others, folders."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Mapping
from importlib import metadata, util
from pathlib import Path

from broadside.places import checkout, toolchain

WORKBENCH = {
    "ortools": "OR-Tools",
    "matplotlib": "Matplotlib",
    "jinja2": "Jinja2",
    "jsonschema": "jsonschema",
}
"""Packages of the extra `workbench`, by module. An installation for only the ciphers has none of them."""
CLUSTER = {"distributed": "Dask"}
"""Packages of the extra `cluster`, by module."""
EXPLORER = {"starlette": "Starlette", "uvicorn": "uvicorn"}
"""Packages of the extra `explorer`, by module."""
ORACLES = ("openssl", "valgrind", "clang", "chromium")
"""Programs of others on the PATH that the tests use. scripts/tools/oracles installs them."""
TOOLCHAIN = {"as": "GNU binutils for tic6x", "gcc": "GCC for tic6x"}
"""Programs that `make toolchain` and `make toolchain-gcc` build."""


def extras() -> dict[str, dict[str, str | None]]:
    """For each extra, the version of each of its packages. None for a package that is not installed."""
    packages = {"workbench": WORKBENCH, "cluster": CLUSTER, "explorer": EXPLORER}
    return {extra: _versions(needed) for extra, needed in packages.items()}


def _versions(packages: Mapping[str, str]) -> dict[str, str | None]:
    return {
        name: metadata.version(module) if util.find_spec(module) else None
        for module, name in packages.items()
    }


def oracles() -> dict[str, str | None]:
    """For each program of others, its path. None if it is not installed."""
    built = {name: toolchain.tool(program) for program, name in TOOLCHAIN.items()}
    found = {name: str(path) if path else None for name, path in built.items()}
    return found | {name: shutil.which(name) for name in ORACLES}


def folders() -> dict[str, str]:
    """The folders of the kernels, of results, and of files that can be made again."""
    places = {
        "kernels": checkout.root(),
        "results": checkout.build(),
        "schedules": checkout.cache() / "schedules",
        "toolchain": toolchain.folder(),
    }
    return {name: str(path) for name, path in places.items()}


def machine() -> dict[str, str | int]:
    """This computer: processor, number of processors, system, Python."""
    return {
        "processor": processor() or platform.machine(),
        "processors": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def processor() -> str | None:
    """The name of the processor as Linux reports it. None if it does not."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, None)
