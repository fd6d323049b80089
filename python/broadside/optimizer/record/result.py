"""The result of the search for a loop."""

from __future__ import annotations

from dataclasses import dataclass, field

from broadside.optimizer.bounds.attempt import AS_WRITTEN, Attempt, is_least
from broadside.optimizer.bounds.initiation import Bounds
from broadside.optimizer.loops.pipelined import PipelinedLoop


@dataclass
class SearchResult:
    """A pipelined loop with its bounds and attempts.

    `bounds`: those of the operations as written; if the schedule is below them, those with copies and equal
    instructions. `formulation`: the one for which smaller intervals are proved impossible. `widely`: the
    bound with copies and equal instructions, if these are tried.
    """

    pipelined: PipelinedLoop
    bounds: Bounds
    attempts: list[Attempt] = field(default_factory=list)
    formulation: str = AS_WRITTEN
    widely: int | None = None

    @property
    def optimal(self) -> bool | None:
        """True if every smaller interval is proved impossible; None if this is not known."""
        lowest = self.bounds.interval
        return True if is_least(lowest, self.pipelined.interval, self.attempts) else None
