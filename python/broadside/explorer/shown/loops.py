"""A loop for the page: operations, dependences, places, live ranges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from broadside.facts.cpu import BRANCH_DELAY
from broadside.linear.dependence import Dependence, Kind, dependence_graph
from broadside.linear.ir import Operation, Procedure
from broadside.optimizer.bounds.initiation import recurrence_bound
from broadside.optimizer.loops.pipelined import PipelinedLoop, lives
from broadside.optimizer.loops.preparation import Loop
from broadside.optimizer.model.graphs.paths import positive_cycle
from broadside.optimizer.model.region import Edge

_KINDS = {
    Kind.FLOW: "flow",
    Kind.ANTI: "anti",
    Kind.OUTPUT: "output",
    Kind.MEMORY: "memory",
}


def loop_of(loop: Loop, procedure: Procedure, path: str) -> dict[str, Any]:
    """`Loop` without a schedule and without its label's line. Lines are those of the source at `path`."""
    edges = _edges(loop, procedure)
    return {
        "name": loop.name,
        "procedure": procedure.name,
        "line": None,
        "interval": None,
        "operations": [_operation(operation, path) for operation in loop.body.operations],
        "edges": edges,
        "critical": _critical(loop, edges),
        "lifetimes": [],
    }


def apart(name: str, procedure: str, reason: str, interval: int | None) -> dict[str, Any]:
    """`LoopState` of a loop whose passes do not overlap, as far as it is known."""
    loop: dict[str, Any] = {
        "name": name,
        "procedure": procedure,
        "line": None,
        "interval": interval,
        "operations": [],
        "edges": [],
        "critical": [],
        "lifetimes": [],
    }
    bounds = {
        "resource": 1,
        "exact": False,
        "recurrence": 1,
        "interval": 1,
        "words": f"The passes do not overlap: {reason}.",
        "bars": [],
    }
    return {"loop": loop, "bounds": bounds, "refused": reason}


def source_line(operation: Operation, path: str) -> int | None:
    """The operation's line in this source. None if it comes from an included file or from the optimizer."""
    where = operation.location
    return where.line if where.path == path and where.line > 0 else None


def text_of(operation: Operation) -> str:
    """The text in the source, with single spaces."""
    return " ".join(operation.source.split())


def _operation(operation: Operation, path: str) -> dict[str, Any]:
    return {
        "text": text_of(operation),
        "mnemonic": operation.mnemonic,
        "line": source_line(operation, path),
        "place": None,
        "delay": BRANCH_DELAY if operation.is_branch else operation.delay_slots,
    }


def _edges(loop: Loop, procedure: Procedure) -> list[dict[str, Any]]:
    """The edges of the loop's model, each with the register or memory access that causes it."""
    known: dict[tuple[int, int, int, int], Dependence] = {}
    for found in dependence_graph(loop.body.operations, procedure, loop=True, renaming=True):
        known.setdefault((found.source, found.target, found.latency, found.distance), found)
    edges = []
    for edge in dict.fromkeys(loop.body.region.edges):
        about = known.get((edge.source, edge.target, edge.latency, edge.distance))
        control = {edge.source, edge.target} <= loop.model.control
        kind = "control" if control or about is None else _KINDS.get(about.kind, "control")
        register = about.register if about is not None else None
        edges.append(
            {
                "from": edge.source,
                "to": edge.target,
                "latency": edge.latency,
                "distance": edge.distance,
                "kind": kind,
                "about": "" if register is None else str(register),
            }
        )
    return edges


def _critical(loop: Loop, edges: Sequence[dict[str, Any]]) -> list[int]:
    """The numbers of the edges of the critical cycle, in order. Empty if no recurrence is the bound."""
    region = loop.body.region
    interval = recurrence_bound(region).interval
    if interval <= 1:
        return []
    places = {
        Edge(e["from"], e["to"], e["latency"], e["distance"]): number
        for number, e in enumerate(edges)
    }
    cycle = positive_cycle(region.edges, len(region.operations), interval - 1)
    return [places[edge] for edge in cycle]


def placed_loop(
    pipelined: PipelinedLoop,
    procedure: Procedure,
    path: str,
    cells: Sequence[dict[str, Any]],
) -> dict[str, Any]:
    """`Loop` with its schedule. `cells` are the cells of its kernel."""
    found = loop_of(pipelined.loop, procedure, path)
    found["interval"] = pipelined.interval
    texts = {cell["operation"]: cell for cell in cells}
    region = pipelined.loop.body.region
    for number, operation in enumerate(found["operations"]):
        form = region.operations[number].forms[pipelined.schedule.forms[number]]
        cell = texts.get(number)
        operation["place"] = {
            "cycle": pipelined.schedule.cycles[number],
            "unit": form.unit,
            "paths": list(form.paths),
            "text": "" if cell is None else cell["text"],
            "assemblyLine": None if cell is None else cell["assemblyLine"],
        }
    found["lifetimes"] = _lifetimes(pipelined)
    return found


def _lifetimes(pipelined: PipelinedLoop) -> list[dict[str, Any]]:
    region = pipelined.loop.body.region
    told = []
    for value, life in enumerate(lives(pipelined.loop.model, pipelined.schedule)):
        registers = sorted(r for (held, _), r in pipelined.registers.items() if held == value)
        users = [
            number
            for number, operation in enumerate(region.operations)
            if value in operation.reads
            or operation.predicate == value
            or any(write.value == value for write in operation.writes)
        ]
        if registers and users:
            told.append(
                {
                    "value": region.values[value].name,
                    "registers": registers,
                    "from": 0 if life.always else life.written + 1,
                    "to": life.last_read,
                    "invariant": life.always,
                    "operations": users,
                }
            )
    return told


def live_at_most(pipelined: PipelinedLoop) -> dict[str, int]:
    """For each side, the most values that are live in one cycle, as in the loop's record."""
    all_lives = lives(pipelined.loop.model, pipelined.schedule)
    most = {}
    for side in "AB":
        held = [value for (value, _), name in pipelined.registers.items() if name[0] == side]
        counts = [0] * pipelined.interval
        for value in held:
            for slot in all_lives[value].slots(pipelined.interval):
                counts[slot] += 1
        most[side] = max(counts)
    return most
