"""What calls on random keys and data show to someone who sees their time, or the addresses they touch."""

from __future__ import annotations

from dataclasses import dataclass, field

from broadside._core import CallResult


@dataclass
class Sightings:
    """What differed between calls; one of each: nothing did."""

    times: set[tuple[int, tuple[tuple[str, int], ...]]] = field(default_factory=set)
    """Cycles, and stalls by cause."""
    data: set[int] = field(default_factory=set)
    """Digests of loads and stores with their cycles."""
    program: set[int] = field(default_factory=set)
    """Digests of execute packets with their cycles."""

    def add(self, result: CallResult) -> None:
        """Adds a call that digested its addresses."""
        assert result.addresses is not None
        self.times.add((result.cycles, tuple(sorted(result.stalls.items()))))
        self.data.add(result.addresses[0])
        self.program.add(result.addresses[1])

    @property
    def equal_time(self) -> bool:
        """Every call took the same cycles and the same stalls."""
        return len(self.times) == 1

    @property
    def equal_addresses(self) -> bool:
        """Every call touched the same addresses in the same cycles."""
        return len(self.data) == len(self.program) == 1

    @property
    def constant(self) -> bool:
        """Neither time nor addresses tell one call from another."""
        return self.equal_time and self.equal_addresses
