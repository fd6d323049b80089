"""What an observer of time and addresses learns from calls on random keys and data."""

from __future__ import annotations

from dataclasses import dataclass, field

from broadside._core import CallResult


@dataclass
class Sightings:
    """The different times and addresses of many calls; with one of each, nothing differed."""

    times: set[tuple[int, tuple[tuple[str, int], ...]]] = field(default_factory=set)
    """Cycles, and stalls by cause."""
    data: set[int] = field(default_factory=set)
    """Digests of loads and stores with their cycles."""
    program: set[int] = field(default_factory=set)
    """Digests of execute packets with their cycles."""

    def add(self, result: CallResult) -> None:
        """Adds a call, whose result has digests of its addresses."""
        assert result.addresses is not None
        self.times.add((result.cycles, tuple(sorted(result.stalls.items()))))
        self.data.add(result.addresses[0])
        self.program.add(result.addresses[1])

    @property
    def equal_time(self) -> bool:
        """Whether every call took the same cycles and the same stalls."""
        return len(self.times) == 1

    @property
    def equal_addresses(self) -> bool:
        """Whether every call touched the same addresses in the same cycles."""
        return len(self.data) == len(self.program) == 1

    @property
    def constant(self) -> bool:
        """Whether neither time nor addresses distinguish one call from another."""
        return self.equal_time and self.equal_addresses
