"""The rooms of the code: which may import which, and how many files a room may have.

`rooms.toml` has the allowed imports, folder by folder. The table must equal the imports of the code,
so that it stays a true picture, and it must have no circle.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = tomllib.loads((Path(__file__).parent / "rooms.toml").read_text(encoding="utf-8"))
FILES_OF_A_ROOM = 8
"""The most files at the top of a room of the optimizer or the bench; more of them need new rooms."""


def modules(folder: Path) -> Iterator[tuple[str, Path]]:
    """Pairs of a room below `folder` (or a file directly in it) and one of its Python files."""
    for path in sorted(folder.rglob("*.py")):
        if "share" not in path.parts and path.name != "__init__.py":
            yield path.relative_to(folder).parts[0].removesuffix(".py"), path


def imported(path: Path, package: str) -> Iterator[str]:
    """The rooms of `package` that a Python file imports from."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        if node.module == package:
            yield from (alias.name for alias in node.names)
        elif node.module.startswith(f"{package}."):
            yield node.module.removeprefix(f"{package}.").split(".")[0]


def python_imports(package: str) -> dict[str, set[str]]:
    """Room of a package -> the other rooms of it that it imports from."""
    found: dict[str, set[str]] = {}
    for room, path in modules(ROOT / "python" / package.replace(".", "/")):
        found.setdefault(room, set()).update(set(imported(path, package)) - {room})
    return {room: rooms for room, rooms in found.items() if rooms}


def rust_imports(source: Path) -> dict[str, set[str]]:
    """Module of a crate -> the other modules of it that it names; tests of a module are left out."""
    found: dict[str, set[str]] = {}
    for path in sorted(source.rglob("*.rs")):
        parts = path.relative_to(source).parts
        if len(parts) == 1 or path.stem in ("tests", "examples"):
            continue
        code = path.read_text(encoding="utf-8").partition("#[cfg(test)]")[0]
        named = set(re.findall(r"\bcrate::([a-z0-9_]+)::", code))
        found.setdefault(parts[0], set()).update(named - {parts[0]})
    return {room: rooms for room, rooms in found.items() if rooms}


def actual(name: str) -> dict[str, set[str]]:
    if name.startswith("crates/"):
        return rust_imports(ROOT / name / "src")
    return python_imports(name)


@pytest.mark.parametrize("name", ROOMS)
def test_rooms_import_what_the_table_allows(name: str) -> None:
    allowed = {room: set(rooms) for room, rooms in ROOMS[name].items() if rooms}
    assert actual(name) == allowed


@pytest.mark.parametrize("name", ROOMS)
def test_no_circle_of_rooms(name: str) -> None:
    try:
        TopologicalSorter(ROOMS[name]).prepare()
    except CycleError as error:
        pytest.fail(f"circle of rooms: {' -> '.join(error.args[1])}")


@pytest.mark.parametrize("package", ["optimizer", "bench"])
def test_a_room_has_few_files(package: str) -> None:
    folder = ROOT / "python" / "broadside" / package
    rooms = [folder, *(p for p in folder.rglob("*") if p.is_dir() and p.name != "__pycache__")]
    counts = {
        str(room.relative_to(folder)): sum(p.name != "__init__.py" for p in room.glob("*.py"))
        for room in rooms
    }
    crowded = {room: count for room, count in counts.items() if count > FILES_OF_A_ROOM}
    assert not crowded
    assert sum(counts.values()) > FILES_OF_A_ROOM, "no file was counted"
