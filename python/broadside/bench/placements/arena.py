"""Simulated machines whose stack and arguments lie where a placement says."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence

from broadside._core import Simulator, machine_table
from broadside.bench.calls.memory import GUARD, Buffer, at
from broadside.bench.placements.placement import Placement, Spot, is_output

STACK_MARGIN = 64
"""Bytes between the arguments and the stack that stay free."""
_MEMORY = re.compile(r"^(?=\[\[memory\]\])", re.MULTILINE)
_SIZE = re.compile(r"^size\s*=\s*(?P<size>\w+).*$", re.MULTILINE)
_STACK = re.compile(r"^stack\s*=\s*true.*\n", re.MULTILINE)


def machine_with_stack(text: str, stack: Spot) -> str:
    """The machine's file with another end of the stack's memory: it moves down by the offset of the spot."""
    head, *memories = _MEMORY.split(text)
    return head + "".join(_memory(part, stack) for part in memories)


def _memory(part: str, stack: Spot) -> str:
    part = _STACK.sub("", part)
    entry = tomllib.loads(part)["memory"][0]
    if entry["name"] != stack.memory:
        return part
    size = entry["size"] - stack.offset
    return _SIZE.sub(f"size = {size:#x}\nstack = true", part, count=1)


class Arena:
    """A simulated machine with its stack at one spot, and space for the arguments at any spot."""

    def __init__(self, machine: str, stack: Spot, parts: Sequence[bytes], period: int) -> None:
        text = machine_with_stack(machine_table(machine), stack)
        self.simulator = Simulator.from_table(text)
        self.simulator.load(list(parts))
        self._period = period
        self._ends = {m["name"]: m["base"] + m["size"] for m in tomllib.loads(text)["memory"]}
        self._rooms: dict[str, range] = {}
        self._addresses: dict[str, int] = {}
        self._placed: dict[str, Buffer] = {}
        self._in_place = False

    def reserve(self, sizes: dict[str, int], memories: Iterable[str], stack_bytes: int) -> None:
        """Allocates space in each memory for arguments of these sizes, and after it space for the stack.

        Raises LoadError if there is too little.
        """
        least = sum(size + 2 * len(GUARD) for size in sizes.values())
        wanted = least + len(sizes) * self._period
        for memory in memories:
            start = self.simulator.allocate(0, 8, memory)
            free = self._ends[memory] - STACK_MARGIN - stack_bytes - start
            room = max(least, min(wanted, free))
            self._rooms[memory] = range(start, start + room)
            self.simulator.allocate(room, 8, memory)

    def arrange(self, placement: Placement, sizes: dict[str, int]) -> bool:
        """Sets the addresses of the arguments of the next call. False if there is too little space."""
        taken: list[range] = []
        self._placed.clear()
        self._in_place = placement.in_place
        self._addresses = {}
        for role, spot in placement.spots:
            if not (placement.in_place and is_output(role)):
                room = self._first_free(self._rooms[spot.memory], spot.offset, sizes[role], taken)
                if room is None:
                    return False
                taken.append(room)
                self._addresses[role] = room.start + len(GUARD)
        return True

    def _first_free(
        self, room: range, offset: int, size: int, taken: Sequence[range]
    ) -> range | None:
        """The next free range for an argument of this size (guards included) at this offset, or None."""
        least = room.start + len(GUARD)
        first = least + (offset - least) % self._period
        for address in range(first, room.stop - size - len(GUARD) + 1, self._period):
            wanted = range(address - len(GUARD), address + size + len(GUARD))
            if not any(wanted.start < t.stop and t.start < wanted.stop for t in taken):
                return wanted
        return None

    def place(self, role: str, size: int, data: bytes) -> Buffer:
        """Allocates the argument of a role, or the next argument of the role."""
        role = numbered(role, self._placed)
        source = role.replace("out", "in", 1)
        if self._in_place and is_output(role):
            buffer = self._placed[source]
        else:
            buffer = at(self.simulator, self._addresses[role], size, data)
        self._placed[role] = buffer
        return buffer


def numbered(role: str, known: Iterable[str]) -> str:
    """`role`, with a number if the name is taken already."""
    count = sum(1 for name in known if name.rstrip(" 0123456789") == role)
    return f"{role} {count + 1}" if count else role
