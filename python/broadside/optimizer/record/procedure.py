"""A procedure with all its schedules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from broadside.linear.ir import Procedure, Register
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.model import region as seam
from broadside.optimizer.model.graph import Node
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.record.result import SearchResult


@dataclass
class ScheduledNode:
    """A node in machine terms: what is issued in which cycle."""

    node: Node
    length: int
    issued: list[Issued]
    pipelined: PipelinedLoop | None = None
    region: seam.Schedule | None = None


@dataclass
class ScheduledProcedure:
    """All nodes in the order of emission, and how the loops were found.

    `source` is the procedure as it is written, `procedure` as the schedulers take it.
    `plain` says why the search found nothing, where the schedule is that of `plain.py`.
    `hurried` are the loops of `unpipelined` for which the time was too short.
    `reshaped` tells by label how the source of a loop was rewritten, `kept` why that of another was not,
    `unrolled` how many of its passes are one. `speculate` is how many bytes beyond what a loop reads
    it may read in vain.
    """

    procedure: Procedure
    source: Procedure
    nodes: list[ScheduledNode] = field(default_factory=list)
    searches: dict[Node, SearchResult] = field(default_factory=dict)
    unpipelined: dict[Node, str] = field(default_factory=dict)
    hurried: set[Node] = field(default_factory=set)
    saved: list[str] = field(default_factory=list)
    spilled: list[Register] = field(default_factory=list)
    plain: str = ""
    reshaped: dict[str, list[str]] = field(default_factory=dict)
    kept: dict[str, str] = field(default_factory=dict)
    unrolled: dict[str, int] = field(default_factory=dict)
    speculate: int = 0

    @property
    def frame_bytes(self) -> int:
        """The frame: words of the source, then spilled variables, then saved registers."""
        words = self.procedure.frame_words + len(self.spilled) + len(self.saved)
        return 8 * ((words + 1) // 2)

    def because(self, reason: str) -> ScheduledProcedure:
        """The schedule without a search, with another reason why there was none."""
        unpipelined = {
            node: reason if why == self.plain else why for node, why in self.unpipelined.items()
        }
        return replace(self, plain=reason, unpipelined=unpipelined)
