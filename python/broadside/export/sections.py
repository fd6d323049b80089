"""The memories of a kit's sections, as the machine's file places them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from broadside.bench.kernels.program import Object

_LOADED = (".text", ".data", ".const", ".bss", ".far")
"""A section is loaded into memory if its name begins with one of these. Other sections are for tools."""


@dataclass(frozen=True)
class Placement:
    """A section, and the memory in which it is placed."""

    section: str
    memory: str


def placements(machine: dict[str, Any], objects: Iterable[Object]) -> list[Placement]:
    """A placement for every section that is not empty, in the order of the memories."""
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
    """The memory whose list has the longest prefix of the section's name, as in the simulator's loader."""
    fitting = [
        (len(prefix), memory["name"])
        for memory in memories
        for prefix in memory.get("sections", [])
        if section.startswith(prefix)
    ]
    name: str = max(fitting)[1]
    return name
