"""The manifest of the kernels: `kernels/<cipher>/kernels.toml`, with an entry for each family of routines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from itertools import groupby, product
from pathlib import Path
from typing import Any

from broadside.bench.kernels import templates
from broadside.bench.kernels.kernel import ANY, IN_C, MODES, Kernel, Part
from broadside.bench.kernels.recipe import Recipe, recipes
from broadside.errors import InputError
from broadside.facts import registry
from broadside.input.files import read_toml

AXES = ("isa", "key_bits", "direction")
"""Keys of an entry that may be lists. The entry then stands for one routine for each combination."""
_NAMES = ("symbol", "source", "template", "schedule", "input")
"""Keys that may contain `{isa}`, `{bits}` and `{direction}`. These make the names in a family different."""


@cache
def _text(path: Path, modified: int, size: int) -> str:
    """The text of a file. The file is read again only if its time or size has changed."""
    return path.read_text(encoding="utf-8")


@dataclass(frozen=True)
class Manifest:
    """All kernels of the checkout, and the parts that kernels share."""

    kernels: tuple[Kernel, ...]
    parts: tuple[Part, ...] = ()
    in_c: tuple[Kernel, ...] = ()
    """Key schedules in C, for every ISA and every key length (`key_bits` is 0)."""
    made: Mapping[Path, str] = field(default_factory=dict, compare=False)
    """The assembly files that templates give. They are not on the disk."""
    recipes: Mapping[Path, Mapping[str, Recipe]] = field(default_factory=dict, compare=False)
    """For each room, its recipes by the name of the source."""

    def has(self, assembly: Path) -> bool:
        """Whether the assembly file exists, on the disk or from a template."""
        return assembly in self.made or assembly.is_file()

    def recipe(self, source: Path) -> Recipe:
        """How a source is scheduled: by its own recipe, or else by the recipe of its room."""
        of_room = self.recipes[source.parent]
        return of_room.get(source.name, of_room[""])

    def text(self, assembly: Path) -> str:
        """The text of an assembly file. Raises InputError if there is none."""
        if assembly in self.made:
            return self.made[assembly]
        try:
            state = assembly.stat()
        except OSError:
            raise InputError(assembly, "not scheduled yet: run `make kernels`") from None
        return _text(assembly, state.st_mtime_ns, state.st_size)

    @property
    def sources(self) -> tuple[Kernel | Part, ...]:
        """Everything that has a source and an assembly file."""
        return (*self.kernels, *self.parts)

    @cached_property
    def rooms(self) -> Mapping[str, tuple[Path, ...]]:
        """For each ISA, the rooms that have sources for it, by name."""
        rooms: dict[str, set[Path]] = {}
        for one in self.sources:
            rooms.setdefault(one.isa, set()).add(one.room)
        return {isa: tuple(sorted(of_isa)) for isa, of_isa in rooms.items()}

    @cached_property
    def templated(self) -> Mapping[str, Mapping[Path, frozenset[Path]]]:
        """For each ISA and folder, the assembly files that templates give."""
        files: dict[str, dict[Path, frozenset[Path]]] = {}
        for kernel in self.kernels:
            if kernel.template is not None and kernel.assembly in self.made:
                folders, path = files.setdefault(kernel.isa, {}), kernel.assembly
                folders[path.parent] = folders.get(path.parent, frozenset()) | {path}
        return files

    def by_symbol(self, symbol: str) -> Kernel:
        """The kernel with this symbol. Raises KeyError."""
        for kernel in self.kernels:
            if kernel.symbol == symbol:
                return kernel
        raise KeyError(symbol)

    def schedule_chain(self, kernel: Kernel) -> list[Kernel]:
        """The key-schedule routines that prepare `kernel`'s key argument, in the order of their calls."""
        chain: list[Kernel] = []
        name = kernel.schedule
        while name is not None:
            routine = self.by_symbol(name)
            chain.insert(0, routine)
            name = routine.input
        return chain


def load(root: Path) -> Manifest:
    """Reads every manifest below `root`/kernels. Raises InputError with the file and the entry."""
    kernels: list[Kernel] = []
    parts: list[Part] = []
    in_c: list[Kernel] = []
    made: dict[Path, str] = {}
    of_rooms: dict[Path, Mapping[str, Recipe]] = {}
    for path in sorted((root / "kernels").glob("*/kernels.toml")):
        document = read_toml(path)
        defaults = document.get("defaults", {})
        found: list[Kernel] = []
        for entry in document.get("kernel", []):
            found.extend(_kernel(one, path) for one in _family({**defaults, **entry}, path))
        kernels.extend(found)
        made.update(_made(found, document.get("template", {})))
        for entry in document.get("part", []):
            isa = {"isa": defaults["isa"]} if "isa" in defaults else {}
            parts.extend(_part(one, path) for one in _family({**isa, **entry}, path))
        in_c.extend(_in_c(entry, path) for entry in document.get("in_c", []))
        of_rooms[path.parent] = recipes(path, document)
    manifest = Manifest(tuple(kernels), tuple(parts), tuple(in_c), made, of_rooms)
    _check_references(manifest)
    return manifest


def _made(kernels: list[Kernel], values: Mapping[str, Any]) -> dict[Path, str]:
    """The assembly files that the templates of a room give."""
    sources = {kernel.source for kernel in kernels if kernel.template is not None}
    users = sorted((k for k in kernels if k.source in sources), key=lambda k: k.source)
    return {
        users[0].room / source: templates.text(list(of_file), values)
        for source, of_file in groupby(users, key=lambda k: k.source)
    }


def _part(entry: dict[str, Any], path: Path) -> Part:
    try:
        return Part(room=path.parent, **entry)
    except TypeError as error:
        raise InputError(path, f"part {entry.get('source', '')}: {error}") from error


def _family(entry: dict[str, Any], path: Path) -> Iterator[dict[str, Any]]:
    """An entry for each combination of the keys that are lists, each with its own names."""
    axes = {key: entry[key] for key in AXES if key in entry}
    choices = [value if isinstance(value, list) else [value] for value in axes.values()]
    for values in product(*choices):
        one = {**entry, **dict(zip(axes, values, strict=True))}
        marks = {
            **templates.suffixes(one.get("isa"), one.get("key_bits")),
            "direction": one.get("direction", ""),
        }
        try:
            one.update({key: one[key].format(**marks) for key in _NAMES if key in one})
        except (AttributeError, IndexError, KeyError, ValueError) as error:
            known = ", ".join(f"{{{mark}}}" for mark in marks)
            name = entry.get("symbol", entry.get("source", "<no symbol>"))
            raise InputError(path, f"{name}: a name takes {known} alone: {error}") from None
        yield one


def _kernel(entry: dict[str, Any], path: Path) -> Kernel:
    name = entry.get("symbol", "<no symbol>")
    unknown = set(entry) - {field.name for field in fields(Kernel)}
    if unknown:
        raise InputError(path, f"{name}: unknown key {', '.join(sorted(unknown))}")
    if entry.get("mode") not in MODES:
        raise InputError(path, f"{name}: mode must be one of {', '.join(MODES)}")
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()
    }
    try:
        kernel = Kernel(room=path.parent, **values)
    except TypeError as error:
        raise InputError(path, f"{name}: {error}") from error
    if kernel.cipher not in list(registry.ciphers()):
        known = ", ".join(registry.ciphers())
        raise InputError(path, f"{name}: cipher must be one of {known}")
    return kernel


def _in_c(entry: dict[str, Any], path: Path) -> Kernel:
    same = {"isa": ANY, "key_bits": 0, "mode": "key_schedule", "method": IN_C}
    return _kernel({**entry, **same}, path)


def _check_references(manifest: Manifest) -> None:
    """Raises InputError if a symbol occurs twice, or if an entry names a routine that does not exist."""
    seen: set[str] = set()
    for kernel in manifest.kernels:
        if kernel.symbol in seen:
            raise InputError(kernel.room / "kernels.toml", f"{kernel.symbol} has two entries")
        seen.add(kernel.symbol)
    for kernel in manifest.kernels:
        for reference in (kernel.schedule, kernel.input):
            try:
                if reference is not None:
                    manifest.by_symbol(reference)
            except KeyError:
                path = kernel.room / "kernels.toml"
                raise InputError(path, f"{kernel.symbol}: no kernel {reference}") from None
    known = {(item.room, item.source) for item in manifest.sources}
    for room, of_room in manifest.recipes.items():
        for source in of_room:
            if source and (room, source) not in known and not (room / source).is_file():
                raise InputError(
                    room / "kernels.toml", f"a recipe for {source}, which is no source"
                )
