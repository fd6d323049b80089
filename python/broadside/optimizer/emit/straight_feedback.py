"""The record, in a scheduled file, of a loop whose passes do not overlap.

Such a loop is one region of straight code that ends by a branch to its own label. The bounds of a pipelined
loop hold for it too: its operations need units, and a pass waits for results of the pass before.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import Procedure
from broadside.optimizer.bounds.attempt import (
    FOUND,
    PROVED,
    TIMEOUT,
    Attempt,
    RegionSearch,
    attempts_of,
    bound_of,
    is_least,
    proved_bound,
    searches_of,
    seconds_spent,
)
from broadside.optimizer.bounds.initiation import Bounds
from broadside.optimizer.bounds.straight import straight_bound
from broadside.optimizer.emit.feedback import REGION, attempt_lines, bounds_line
from broadside.optimizer.emit.text import is_on_the_way
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.body import loop_body
from broadside.optimizer.loops.model import Limits, LoopModel
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.region import Schedule
from broadside.optimizer.procedure.flow import build, update_liveness
from broadside.optimizer.record.options import Options

RECORD = ";@straight "
"""Begins the line of JSON that describes such a loop to other tools."""
BETWEEN = "units between the chains at both ends"
"""Note of an attempt that `straight_bound` proves too short."""
_TRIED = 100
"""Most operations of a body for which the constraint model is tried; it decides nothing for larger ones."""


def body_of(procedure: Procedure, label: str, table: InstructionTable) -> LoopModel | None:
    """The model of a loop's body; `None` if the label is no loop of one block, or the loop has a call."""
    graph = build(procedure)
    update_liveness(graph)
    node = next((n for n in graph.loops() if n.name == label), None)
    if node is None or node.next is None or any(o.is_call for o in node.sequence):
        return None
    body = loop_body(tuple(node.sequence), Machine(table, procedure), node.next.live_in, label)
    branch = len(body.operations) - 1
    return LoopModel(
        region=body.region,
        branch=branch,
        control=frozenset((branch,)),
        whole=frozenset(body.graph.whole),
        apart=(),
        objective_first=(),
        objective_last=(),
    )


def cycles_of(lines: Sequence[str]) -> int:
    """Cycles from the first of these lines of assembly to the next label or the end."""
    cycles = 0
    for line in lines:
        if is_on_the_way(line):
            continue
        if line and line[0] not in " |;":
            break
        words = line.partition(";")[0].split()
        if words and not words[0].startswith(("|", ".")):
            cycles += int(words[1]) if words[0] == "NOP" and len(words) > 1 else 1
    return cycles


def attempts_at(body: LoopModel, bounds: Bounds, cycles: int, options: Options) -> list[Attempt]:
    """Attempts of the constraint model at every length from the bound on, below the one reached."""
    attempts = too_short(body, bounds, cycles)
    if is_small(body):
        lengths = range(bounds.interval + len(attempts), cycles)
        attempts += [_attempt(body, length, options) for length in lengths]
    return attempts


def is_small(body: LoopModel) -> bool:
    """Whether the body is small enough for the constraint model."""
    return len(body.region.operations) <= _TRIED


def is_settled(
    bounds: Bounds, cycles: int, attempts: Sequence[Attempt], searches: Sequence[RegionSearch]
) -> bool:
    """Whether `cycles` is proved optimal, or a search has spent time on fewer."""
    spent = seconds_spent(bounds.interval, cycles, attempts) + sum(s.seconds for s in searches)
    return is_least(bounds.interval, cycles, attempts) or spent > 0


def search_of(schedule: Schedule) -> RegionSearch:
    """The search that found the schedule of a region."""
    return RegionSearch(schedule.length, schedule.result, round(schedule.seconds, 1))


def record_lines(
    name: str,
    cycles: int,
    bounds: Bounds,
    attempts: Sequence[Attempt],
    searches: Sequence[RegionSearch],
) -> list[str]:
    """The comments that describe the loop."""
    least = proved_bound(bounds.interval, cycles, attempts)
    entry = {
        "name": name,
        "ii": cycles,
        "res_mii": bounds.resource,
        "rec_mii": bounds.recurrence.interval,
        "optimal": True if least == cycles else None,
        "attempts": [vars(attempt) for attempt in attempts],
        "searches": [vars(search) for search in searches],
    }
    return [RECORD + json.dumps(entry), *told_straight(entry)]


def told_straight(entry: Mapping[str, Any]) -> list[str]:
    """The comments that repeat the record of such a loop in words."""
    attempts = attempts_of(entry)
    searches = searches_of(entry)
    bound = bound_of(entry)
    return [
        f";  loop {entry['name']}, passes one after the other: {entry['ii']} cycles each",
        bounds_line(entry),
        *(f"{REGION}{s.cycles} cycles {s.result}, {s.seconds} s" for s in searches),
        *attempt_lines(bound, entry["ii"], attempts, sum(search.seconds for search in searches)),
    ]


def too_short(body: LoopModel, bounds: Bounds, cycles: int) -> list[Attempt]:
    """Proofs for lengths that leave units too few cycles between the chains at both ends of a pass."""
    begun = time.process_time()
    least = min(straight_bound(body.region), cycles)
    seconds = round(time.process_time() - begun, 1)
    return [
        Attempt(length, PROVED, seconds, False, BETWEEN) for length in range(bounds.interval, least)
    ]


def _attempt(body: LoopModel, length: int, options: Options) -> Attempt:
    """Tries one length without registers; if this model has no schedule, no pass of that length exists."""
    model = ModuloModel(body, length, Limits(None, keep_banks_apart=False, stages=1))
    outcome = model.solve(options.seconds, options.workers, options.seed, options.timer())
    result = PROVED if outcome.infeasible else TIMEOUT
    if outcome.schedule is not None:
        result = FOUND
    options.progress(f"{length} cycles: {result}")
    return Attempt(length, result, round(outcome.seconds, 1), False, "registers left out")
