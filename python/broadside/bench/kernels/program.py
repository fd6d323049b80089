"""Assembles the objects that a kernel needs, and loads them into a simulator."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from broadside import _core
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest


@dataclass(frozen=True)
class Object:
    """One assembled or compiled file: bytes, section sizes, and symbols that it defines and needs.

    `text` is the assembly. It is empty for compiled code.
    """

    path: Path
    data: bytes
    sections: dict[str, int]
    defined: frozenset[str]
    undefined: frozenset[str]
    text: str = ""

    @staticmethod
    def of(path: Path, data: bytes, text: str = "") -> Object:
        """The object in `data`. Raises ValueError if it is malformed."""
        summary = _core.object_summary(data)
        defined, undefined = frozenset(summary.defined), frozenset(summary.undefined)
        return Object(path, data, summary.sections, defined, undefined, text)


@cache
def _assembled(path: Path, text: str, isa: str) -> Object:
    return Object.of(path, _core.assemble(text, str(path), isa), text)


def assemble(manifest: Manifest, path: Path, isa: str) -> Object:
    """The object of an assembly file. Raises AssemblyError, or InputError if there is no file."""
    return _assembled(path, manifest.text(path), isa)


def objects(manifest: Manifest, kernel: Kernel) -> list[Object]:
    """The kernel's object, and the objects that define symbols for it, directly or indirectly.

    The order is always the same, because it decides the addresses, and addresses decide cache misses.
    """
    rest = _available(manifest, kernel)
    read: list[Object] = []
    chosen = [assemble(manifest, kernel.assembly, kernel.isa)]
    wanted = sorted(chosen[0].undefined)
    while wanted:
        symbol = wanted.pop()
        if any(symbol in item.defined for item in chosen):
            continue
        provider = _provider(symbol, read, rest)
        if provider is not None:  # the loader reports symbols that no object defines
            chosen.append(provider)
            wanted.extend(sorted(provider.undefined))
    return chosen


def _provider(symbol: str, read: list[Object], rest: Iterator[Object]) -> Object | None:
    """The first object that defines the symbol; those of `rest` that are looked at go to `read`."""
    for item in read:
        if symbol in item.defined:
            return item
    for item in rest:
        read.append(item)
        if symbol in item.defined:
            return item
    return None


def is_complete(manifest: Manifest, kernel: Kernel) -> bool:
    """Whether the kernel and all routines that it uses have been scheduled."""
    return manifest.has(kernel.assembly) and _need_nothing(objects(manifest, kernel))


def is_scheduled(manifest: Manifest, kernel: Kernel) -> bool:
    """Whether the kernel, its key-schedule routines, and everything that these call are scheduled."""
    return all_objects(manifest, kernel) is not None


def all_objects(manifest: Manifest, kernel: Kernel) -> list[Object] | None:
    """The objects of the kernel and of its key-schedule routines; None if one is not scheduled yet."""
    found: list[Object] = []
    for routine in (kernel, *manifest.schedule_chain(kernel)):
        if not manifest.has(routine.assembly):
            return None
        parts = objects(manifest, routine)
        if not _need_nothing(parts):
            return None
        found += parts
    return found


def _need_nothing(parts: list[Object]) -> bool:
    """Whether the objects define all symbols that one of them needs."""
    defined = {symbol for part in parts for symbol in part.defined}
    return all(part.undefined <= defined for part in parts)


def is_offered(manifest: Manifest, path: Path, isa: str) -> bool:
    """Whether a kernel of the ISA may take the assembly file, by the file's folder."""
    return any(path.parent in _folders(room, isa) for room in manifest.rooms.get(isa, ()))


def _available(manifest: Manifest, kernel: Kernel) -> Iterator[Object]:
    """Every object for the kernel's ISA, those of its own room first; each is assembled when it is wanted."""
    rooms = manifest.rooms.get(kernel.isa, ())
    made = manifest.templated.get(kernel.isa, {})
    for room in (kernel.room, *(room for room in rooms if room != kernel.room)):
        for folder in _folders(room, kernel.isa):
            for path in sorted({*_assembly_files(folder), *made.get(folder, ())}):
                yield assemble(manifest, path, kernel.isa)


def _folders(room: Path, isa: str) -> tuple[Path, Path, Path]:
    """The folders of a room that have assembly files for an ISA, in the order of their objects."""
    return room / "scheduled" / isa, room, room / "tables"


def _assembly_files(folder: Path) -> tuple[Path, ...]:
    """The assembly files of a folder; none if there is no such folder."""
    try:
        with os.scandir(folder) as entries:
            return _paths(folder, tuple(entry.name for entry in entries))
    except OSError:
        return ()


@cache
def _paths(folder: Path, names: tuple[str, ...]) -> tuple[Path, ...]:
    """The assembly files among these; kept, because every object of every kernel asks for them again."""
    return tuple(folder / name for name in names if name.endswith(".asm"))


def load(machine: str, parts: list[Object]) -> _core.Simulator:
    """A new simulator of `machine` with the objects in memory."""
    simulator = _core.Simulator(machine)
    simulator.load([part.data for part in parts])
    return simulator


def program_bytes(parts: list[Object]) -> int:
    """Bytes of code."""
    return _total(parts, lambda name: name.startswith(".text"))


def data_bytes(parts: list[Object]) -> int:
    """Bytes of tables and constants."""
    return _total(parts, lambda name: name.startswith((".data", ".const", ".bss")))


def _total(parts: list[Object], wanted: Callable[[str], bool]) -> int:
    return sum(size for part in parts for name, size in part.sections.items() if wanted(name))
