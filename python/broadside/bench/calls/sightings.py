"""Collects the times and addresses that an observer sees in calls on random keys and data."""

from __future__ import annotations

from dataclasses import dataclass, field

from broadside._core import CallResult


@dataclass
class Sightings:
    """The different times and addresses of many calls. If there is one of each, the calls did not differ."""

    times: set[tuple[int, tuple[tuple[str, int], ...]]] = field(default_factory=set)
    """Each time as cycles, and stalls by cause."""
    data: set[int] = field(default_factory=set)
    """Digests of loads and stores, with their cycles."""
    program: set[int] = field(default_factory=set)
    """Digests of execute packets, with their cycles."""

    def add(self, result: CallResult) -> None:
        """Adds a call. Its result must have digests of its addresses."""
        assert result.addresses is not None
        self.times.add((result.cycles, tuple(sorted(result.stalls.items()))))
        self.data.add(result.addresses.data)
        self.program.add(result.addresses.program)

    @property
    def equal_time(self) -> bool:
        """Whether all calls took the same cycles and the same stalls."""
        return len(self.times) == 1

    @property
    def equal_addresses(self) -> bool:
        """Whether all calls used the same addresses in the same cycles."""
        return len(self.data) == len(self.program) == 1

    @property
    def constant(self) -> bool:
        """Whether neither time nor addresses distinguish the calls."""
        return self.equal_time and self.equal_addresses
