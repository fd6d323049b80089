"""A procedure with the schedules of all its nodes."""

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
    """A node in machine terms: its operations with their cycles."""

    node: Node
    length: int
    issued: list[Issued]
    pipelined: PipelinedLoop | None = None
    region: seam.Schedule | None = None


@dataclass
class ScheduledProcedure:
    """All nodes in the order of emission, and how they were found.

    `procedure`: the procedure made ready for scheduling; `source`: as the user wrote it. `searches`: the
    results for pipelined loops. `unpipelined`: why other loops are not pipelined; `hurried`: those of them
    for which the time was too short. `saved`, `spilled`: registers and variables in the stack frame. `plain`:
    why the search found nothing, if the schedule is one without a search (`plain/`). By label of a loop:
    `reshaped` says how its source was rewritten, `kept` why its branches stayed, `unrolled` how many of its
    passes became one. `speculate`: bytes that additional loads may read beyond the data of a loop.
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
        """Bytes of the frame: words of the source, then spilled variables, then saved registers."""
        words = self.procedure.frame_words + len(self.spilled) + len(self.saved)
        return 8 * ((words + 1) // 2)

    def because(self, reason: str) -> ScheduledProcedure:
        """This schedule, made without a search, with another reason why the search found nothing."""
        unpipelined = {
            node: reason if why == self.plain else why for node, why in self.unpipelined.items()
        }
        return replace(self, plain=reason, unpipelined=unpipelined)
