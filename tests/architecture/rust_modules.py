"""The modules of a Rust crate. For each module: the modules that define the names that it uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

Module = tuple[str, ...]
"""Names from the crate's root down: `sim`, `engine`, `cpu`. The root itself has none."""

TEXT_OR_COMMENT = re.compile(r'//[^\n]*|"(?:\\.|[^"\\])*"')
TESTS = re.compile(r"^#\[cfg\(test\)\]\n(?:#\[.*\]\n)*mod tests \{.*", re.MULTILINE | re.DOTALL)
USE = re.compile(r"^\s*(?:pub(?:\([^)]*\))? )?use ([^;]+);", re.MULTILINE)
PATH = re.compile(r"\b(?:crate|super|self)(?:::\w+)+")
ONLY_TESTS = ("tests", "examples")
"""Files that the crate compiles only for its tests."""


@dataclass
class Source:
    """The imports and paths of a module."""

    uses: dict[str, Module] = field(default_factory=dict)
    """Name in the module -> the path that a `use` gives for it."""
    globs: list[Module] = field(default_factory=list)
    """Paths of modules from which a `use` takes all names."""
    paths: set[Module] = field(default_factory=set)
    """Every path of the crate that it writes."""


def expanded(tree: str) -> Iterator[str]:
    """The paths of a `use`: `a::{b, c::{d, e}}` has three."""
    tree = " ".join(tree.split())
    head, brace, rest = tree.partition("{")
    if not brace:
        yield tree
        return
    depth, item = 0, ""
    for character in rest.removesuffix("}") + ",":
        depth += {"{": 1, "}": -1}.get(character, 0)
        if character == "," and not depth:
            if item.strip():
                yield from expanded(head + item.strip())
            item = ""
        else:
            item += character


class Crate:
    """All modules below a `src` folder, tests left out."""

    def __init__(self, folder: Path) -> None:
        files = {self._module(path.relative_to(folder)): path for path in folder.rglob("*.rs")}
        self.files = {module: path for module, path in files.items() if path.stem not in ONLY_TESTS}
        self.sources = {module: self._read(module) for module in self.files}

    @staticmethod
    def _module(path: Path) -> Module:
        parts = path.with_suffix("").parts
        return parts[:-1] if parts[-1] in ("mod", "lib") else parts

    def _read(self, module: Module) -> Source:
        text = self.files[module].read_text(encoding="utf-8")
        code = TEXT_OR_COMMENT.sub("", TESTS.sub("", text))
        source = Source()
        for tree in USE.findall(code):
            for path in expanded(tree):
                target, _, alias = path.partition(" as ")
                absolute = self._absolute(module, tuple(target.removesuffix("::self").split("::")))
                if absolute is None:
                    continue
                source.paths.add(absolute)
                if absolute[-1] == "*":
                    source.globs.append(absolute[:-1])
                else:
                    source.uses[alias or absolute[-1]] = absolute
        for path in PATH.findall(USE.sub("", code)):
            absolute = self._absolute(module, tuple(path.split("::")))
            if absolute is not None:
                source.paths.add(absolute)
        return source

    def _absolute(self, module: Module, path: Module) -> Module | None:
        """A path from the crate's root; None if it leads out of the crate."""
        if path[0] == "crate":
            return path[1:]
        if path[0] not in ("self", "super"):
            return module + path if module + path[:1] in self.files else None
        while path and path[0] in ("self", "super"):
            module = module[:-1] if path[0] == "super" else module
            path = path[1:]
        return module + path

    def definer(self, path: Module) -> Module:
        """The module that defines the item at the end of a path, with re-exports resolved."""
        module: Module = ()
        for index, name in enumerate(path):
            source = self.sources.get(module, Source())
            if (*module, name) in self.files:
                module = (*module, name)
            elif source.uses.get(name, path[: index + 1]) != path[: index + 1]:
                return self.definer(source.uses[name] + path[index + 1 :])
            elif name == "*" or not source.globs:
                return module
            else:
                return self._through_globs(module, source, path[index:])
        return module

    def _through_globs(self, module: Module, source: Source, rest: Module) -> Module:
        for target in source.globs:
            text = self.files[target].read_text(encoding="utf-8") if target in self.files else ""
            if re.search(rf"\bpub\b[^\n]*\b{rest[0]}\b", text):
                return self.definer(target + rest)
        return module

    def imports(self) -> dict[Module, set[Module]]:
        """For each module, the other modules that define the names that it uses."""
        return {
            module: {self.definer(path) for path in source.paths} - {module}
            for module, source in self.sources.items()
        }

    def rooms(self, folder: Module) -> dict[str, set[str]]:
        """For each room at the top of a folder, the other rooms whose definitions it uses."""
        depth = len(folder)
        found: dict[str, set[str]] = {}
        for module, targets in self.imports().items():
            if module[:depth] == folder and len(module) > depth:
                inside = {it[depth] for it in targets if it[:depth] == folder and len(it) > depth}
                found.setdefault(module[depth], set()).update(inside - {module[depth]})
        return {room: rooms for room, rooms in found.items() if rooms}

    def circles_apart(self) -> dict[Module, set[Module]]:
        """The imports between modules, without those between a module and its own parts."""
        return {
            module: {it for it in targets if it[: len(module)] != module[: len(it)]}
            for module, targets in self.imports().items()
        }


@cache
def crate(folder: Path) -> Crate:
    """The crate with this `src` folder, read once."""
    return Crate(folder)
