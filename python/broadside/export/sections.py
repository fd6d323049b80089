"""The memories of the kit's sections, as the machine's file places them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from broadside.bench.kernels.program import Object

_LOADED = (".text", ".data", ".const", ".bss", ".far")
"""Beginnings of the names of sections that a program has in memory; other sections are for tools."""


@dataclass(frozen=True)
class Placement:
    """One section and the memory that takes it."""

    section: str
    memory: str


def placements(machine: dict[str, Any], objects: Iterable[Object]) -> list[Placement]:
    """A placement for every section with contents, in the order of the memories."""
    sections = sorted(
        {
            name
            for item in objects
            for name, size in item.sections.items()
            if size and name.startswith(_LOADED)
        }
    )
    memories = machine["memory"]
    found = [Placement(name, _memory(memories, name)) for name in sections]
    order = [memory["name"] for memory in memories]
    return sorted(found, key=lambda placement: order.index(placement.memory))


def _memory(memories: list[dict[str, Any]], section: str) -> str:
    """The memory whose list has the longest beginning of the name, as in the simulator's loader."""
    fitting = [
        (len(prefix), memory["name"])
        for memory in memories
        for prefix in memory.get("sections", [])
        if section.startswith(prefix)
    ]
    name: str = max(fitting)[1]
    return name
