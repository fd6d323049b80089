"""The rooms of the code: which may import which, and how many files a room may have.

`rooms.toml` has the allowed imports, folder by folder. The table must equal the imports of the code,
so that it stays a true picture, and it must have no circle.
"""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from rust_modules import Module, crate

ROOT = Path(__file__).parents[2]
ROOMS = tomllib.loads((Path(__file__).parent / "rooms.toml").read_text(encoding="utf-8"))
FILES_OF_A_ROOM = 8
"""The most files at the top of a room; more of them need new rooms."""
CROWDED = {
    "ciphers": "PEP 272 wants a module for each cipher",
}
"""Rooms with more files, and why."""
PARTLY_DESCRIBED = {"linear", "optimizer"}
"""Rooms in which some functions and classes have only their names."""
C6000 = ROOT / "crates/c6000/src"
TAKEN_FROM_THE_OPTIMIZER = (
    "broadside.facts.cpu",
    "broadside.linear.dependence",
    "broadside.linear.procedure.conventions.CALLEE_SAVED",
    "broadside.linear.procedure.conventions.CIRCULAR_REGISTERS",
    "broadside.optimizer.machine",
    "broadside.scheduling",
)
"""What the verifier must not import: analyses and rules that the optimizer relies on."""


def modules(folder: Path) -> Iterator[tuple[str, Path]]:
    """Pairs of a room below `folder` (or a file directly in it) and one of its Python files."""
    for path in sorted(folder.rglob("*.py")):
        if "share" not in path.parts and path.name != "__init__.py":
            yield path.relative_to(folder).parts[0].removesuffix(".py"), path


@cache
def imported(path: Path) -> tuple[str, ...]:
    """The full names that a Python file imports with `from`: `broadside.input.files.read_toml`."""
    return tuple(
        f"{node.module}.{alias.name}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module is not None
        for alias in node.names
    )


def module_imports() -> dict[str, set[str]]:
    """For each Python module of the package, the modules that it imports, even if only for types."""
    source = ROOT / "python"
    paths = {
        ".".join(path.relative_to(source).with_suffix("").parts): path
        for _, path in modules(source / "broadside")
    }
    found: dict[str, set[str]] = {}
    for module, path in paths.items():
        names = imported(path)
        found[module] = {it for name in names for it in (name, name.rpartition(".")[0])} & set(
            paths
        )
    return found


def python_imports(package: str) -> dict[str, set[str]]:
    """For each room of a package, the other rooms from which it imports."""
    found: dict[str, set[str]] = {}
    for room, path in modules(ROOT / "python" / package.replace(".", "/")):
        inside = (it for it in imported(path) if it.startswith(f"{package}."))
        rooms = {it.removeprefix(f"{package}.").split(".")[0] for it in inside}
        found.setdefault(room, set()).update(rooms - {room})
    return {room: rooms for room, rooms in found.items() if rooms}


def actual(name: str) -> dict[str, set[str]]:
    if name.startswith("crates/"):
        top, _, folder = name.partition("/src")
        return crate(ROOT / top / "src").rooms(tuple(folder.split("/")[1:]))
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


def test_the_verifier_takes_no_analysis_from_what_it_checks() -> None:
    """It reads the source and the schedule. What may change places it decides for itself.

    It also states the rules of the machine for itself.
    """
    folder = ROOT / "python/broadside/optimizer/verify"
    names = {name for path in folder.rglob("*.py") for name in imported(path)}
    others = {it for it in names if not it.startswith("broadside.optimizer.verify.")}
    assert "broadside.linear.ir.Operation" in others, "no import was found"
    taken = {it for it in others if it.startswith(TAKEN_FROM_THE_OPTIMIZER)}
    assert not taken


def test_no_circle_of_python_files() -> None:
    imports = module_imports()
    assert sum(map(len, imports.values())) > len(imports), "hardly an import was found"
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(f"circle of modules: {' -> '.join(error.args[1])}")


def test_a_room_has_few_files() -> None:
    package = ROOT / "python/broadside"
    rooms = [package, *(path for path in package.rglob("*") if path.is_dir())]
    counts = {
        str(room.relative_to(package)): sum(p.name != "__init__.py" for p in room.glob("*.py"))
        for room in rooms
        if room.relative_to(package).parts[:1] != ("share",)
    }
    crowded = {room for room, count in counts.items() if count > FILES_OF_A_ROOM}
    assert crowded == set(CROWDED)
    assert sum(counts.values()) > FILES_OF_A_ROOM, "no file was counted"


def test_public_functions_and_classes_say_what_they_are() -> None:
    described = 0
    silent = []
    for room, path in modules(ROOT / "python/broadside"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
                described += ast.get_docstring(node) is not None
                if ast.get_docstring(node) is None and room not in PARTLY_DESCRIBED:
                    silent.append(f"{path.relative_to(ROOT)}: {node.name}")
    assert silent == []
    assert described > 1000


@pytest.mark.parametrize("name", ["broadside-python", "c6000", "player", "schedule"])
def test_no_circle_of_rust_files(name: str) -> None:
    """Two modules may name each other only if one is part of the other."""
    circles_apart = crate(ROOT / "crates" / name / "src").circles_apart()
    assert len(circles_apart) > 1, "no module was read"
    try:
        TopologicalSorter(circles_apart).prepare()
    except CycleError as error:
        pytest.fail(f"circle of modules: {' -> '.join('::'.join(it) for it in error.args[1])}")


@pytest.mark.parametrize("name", ["asm", "sim"])
def test_a_rust_room_has_few_files(name: str) -> None:
    files = crate(C6000).files.items()
    inside = (module for module, path in files if module[:1] == (name,) and path.stem != "mod")
    rooms: Counter[Module] = Counter(module[:-1] for module in inside)
    assert rooms.total() > FILES_OF_A_ROOM, "no module was counted"
    assert not {room: count for room, count in rooms.items() if count > FILES_OF_A_ROOM}
