"""What one try to schedule a procedure begins with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from broadside.linear.ir import Procedure
from broadside.optimizer.collapse.trial import Stages
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure


@dataclass(frozen=True)
class Setting:
    """`graph` is made ready for pipelining; loops in `twins` share the prolog of another.

    Kernels do the stages of `collapsing` in trial. `result` takes what is found on the way: searches, spilled
    variables, loops that are not pipelined.
    """

    procedure: Procedure
    options: Options
    machine: Machine
    graph: Graph
    result: ScheduledProcedure
    twins: Mapping[Node, Node]
    collapsing: Stages
