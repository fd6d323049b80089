"""What the search for a loop came to."""

from __future__ import annotations

from dataclasses import dataclass, field

from broadside.optimizer.bounds.attempt import Attempt, is_least
from broadside.optimizer.bounds.initiation import Bounds
from broadside.optimizer.loops.pipelined import PipelinedLoop


@dataclass
class SearchResult:
    """A pipelined loop with the record of how it was found."""

    pipelined: PipelinedLoop
    bounds: Bounds
    attempts: list[Attempt] = field(default_factory=list)

    @property
    def optimal(self) -> bool | None:
        """True: every smaller interval is proved impossible; None: not known."""
        lowest = self.bounds.interval
        return True if is_least(lowest, self.pipelined.interval, self.attempts) else None
