"""Names for addresses of code, and the loops of a run."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from broadside import _core


@dataclass(frozen=True)
class Loop:
    """Code from whose end control branched back to its start."""

    head: int
    """Address of the first packet."""
    last: int
    """Address of the packet in which the branch back took effect."""
    returns: int
    """The number of branches back."""

    def __contains__(self, address: int) -> bool:
        return self.head <= address <= self.last


def _last_choice(name: str) -> tuple[bool, str]:
    """Sorts the names of one address. Names made by linkers, such as `$bss`, come last."""
    return name.startswith(("$", "__")), name


class Places:
    """Functions by address. A function extends to the next global symbol."""

    def __init__(self, symbols: dict[str, int], code: Iterable[int]) -> None:
        executed = sorted(code)
        starts: dict[int, str] = {}
        self._addresses: dict[str, int] = {}
        for name in sorted(symbols, key=_last_choice):
            address = symbols[name]
            if executed and executed[0] - 0x1000 <= address <= executed[-1]:
                self._addresses[name] = address
                starts.setdefault(address, name)
        self._starts = sorted(starts)
        self._names = starts

    def function(self, address: int) -> str:
        """Name of the function around an address. Before the first function, the address itself."""
        place = bisect_right(self._starts, address) - 1
        return self._names[self._starts[place]] if place >= 0 else f"{address:#010x}"

    def name(self, address: int) -> str:
        """The name `function+offset` of an address."""
        place = bisect_right(self._starts, address) - 1
        if place < 0:
            return f"{address:#010x}"
        offset = address - self._starts[place]
        return self._names[self._starts[place]] + (f"+{offset:#x}" if offset else "")

    def range(self, function: str) -> tuple[int, int] | None:
        """First and last address of a function."""
        start = self._addresses.get(function)
        if start is None:
            return None
        place = bisect_right(self._starts, start)
        end = self._starts[place] if place < len(self._starts) else 1 << 32
        return start, end - 1


def loops(record: _core.Record, places: Places) -> list[Loop]:
    """The loops of a run. Of loops with one head, the innermost comes first.

    A jump back within one function closes a loop. Calls and returns lead to another function, so they do not.
    """
    found = [
        Loop(jump.target, jump.source, jump.count)
        for jump in record.jumps
        if jump.target <= jump.source
        and places.function(jump.source) == places.function(jump.target)
    ]
    return sorted(found, key=lambda loop: (loop.head, loop.last))
