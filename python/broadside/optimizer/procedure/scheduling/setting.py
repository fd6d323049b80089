"""The input of one try to schedule a procedure."""

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
    """The input of one try, and its `result`.

    `graph`: the control flow, ready for pipelining. `twins`: loops that share the prolog of another, with
    that other loop. `collapsing`: stages that kernels do on trial. `result` collects the searches, spilled
    variables and loops that are not pipelined.
    """

    procedure: Procedure
    options: Options
    machine: Machine
    graph: Graph
    result: ScheduledProcedure
    twins: Mapping[Node, Node]
    collapsing: Stages
