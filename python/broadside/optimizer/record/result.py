"""What the search for a loop came to."""

from __future__ import annotations

from dataclasses import dataclass, field

from broadside.optimizer.bounds.attempt import AS_WRITTEN, Attempt, is_least
from broadside.optimizer.bounds.initiation import Bounds
from broadside.optimizer.loops.pipelined import PipelinedLoop


@dataclass
class SearchResult:
    """A pipelined loop with the record of how it was found.

    The bounds are those of the operations as written, or with copies and equal instructions where the
    schedule is below that; `formulation` says which of the two no smaller interval is possible for.
    `widely` is the bound with copies and equal instructions, where these are tried.
    """

    pipelined: PipelinedLoop
    bounds: Bounds
    attempts: list[Attempt] = field(default_factory=list)
    formulation: str = AS_WRITTEN
    widely: int | None = None

    @property
    def optimal(self) -> bool | None:
        """True: every smaller interval is proved impossible; None: not known."""
        lowest = self.bounds.interval
        return True if is_least(lowest, self.pipelined.interval, self.attempts) else None
