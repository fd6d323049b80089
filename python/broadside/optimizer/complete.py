"""Completes the records of a scheduled file: tries intervals that the search left out.

A search begins at the bound unless an option makes it begin higher. The intervals between are then neither
tried nor proved impossible. For each of them, this module first tries the operations near the recurrence
alone, and then the constraint model of all operations. It also looks for proofs near the recurrence at
intervals that were tried without success. The code of the scheduled file stays as it is. A loop that is not
pipelined gets a record of its own; if the record shows no search time, the loop is searched again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from broadside.facts.isa import InstructionTable, instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import LinearError, Procedure
from broadside.optimizer.bounds.attempt import (
    RegionSearch,
    attempts_of,
    bound_of,
    is_least,
    proved_bound,
    searches_of,
)
from broadside.optimizer.bounds.initiation import bounds_of
from broadside.optimizer.bounds.refutation import ruled_out
from broadside.optimizer.emit.feedback import RECORD, attempt_lines, is_attempt_line
from broadside.optimizer.emit.straight_feedback import RECORD as STRAIGHT
from broadside.optimizer.emit.straight_feedback import (
    attempts_at,
    body_of,
    cycles_of,
    is_settled,
    is_small,
    record_lines,
    search_of,
)
from broadside.optimizer.loops.preparation import Loop, NotPipelined, prepare_loop
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.procedure.flow import build, update_liveness
from broadside.optimizer.procedure.reshape.ready import made_ready
from broadside.optimizer.procedure.schedule import search_straight
from broadside.optimizer.procedure.source.detours import with_forms
from broadside.optimizer.record.options import Options
from broadside.optimizer.search.intervals import try_exactly

_LABEL = re.compile(r"(?P<procedure>[A-Za-z_][\w]*)\$(?P<loop>[\w$]+):")


@dataclass
class Completed:
    """A scheduled file with completed records. `found`: smaller intervals found, as LABEL=INTERVAL."""

    assembly: str
    found: list[str] = field(default_factory=list)


def untried(record: dict[str, Any]) -> list[int]:
    """Intervals from the bound up to the one reached (excluded) at which the record has no attempt."""
    tried = {attempt["interval"] for attempt in record.get("attempts", ())}
    bound = bound_of(record)
    return [interval for interval in range(bound, record["ii"]) if interval not in tried]


def unsettled(record: dict[str, Any], seconds: float) -> list[int]:
    """Intervals below the one reached that are not ruled out and had fewer than `seconds` of search."""
    attempts = attempts_of(record)
    bound = bound_of(record)
    spent = {attempt.interval: attempt.seconds for attempt in attempts}
    proved = {
        a.interval for a in attempts if proved_bound(a.interval, a.interval + 1, [a]) > a.interval
    }
    return [
        interval
        for interval in range(bound, record["ii"])
        if interval not in proved and spent.get(interval, 0) < seconds
    ]


def complete(
    assembly: str, source: str, path: str, isa: str, options: Options, *, again: bool = False
) -> Completed:
    """Tries the intervals that the records of `assembly`, made from `source`, do not have.

    `again`: also those that were tried without success in less time than the options give. Raises LinearError
    for a faulty source.
    """
    table = instruction_table(isa)
    procedures = {p.name: p for p in parse_file(source, path, table).procedures}
    lines = assembly.splitlines()
    completed = Completed("")
    records = [number for number, line in enumerate(lines) if line.startswith(RECORD)]
    for begin in reversed(records):  # from the end, because lines are added
        end = next(n for n in range(begin, len(lines)) if not lines[n].startswith(";"))
        label = _LABEL.fullmatch(lines[end].strip())
        record = json.loads(lines[begin].removeprefix(RECORD))
        if label is None or "attempts" not in record or label["procedure"] not in procedures:
            continue
        loop = loop_of(procedures[label["procedure"]], label["loop"], table)
        if loop is not None and record["optimal"] is None:
            lines[begin:end] = _tried(
                lines[begin:end], record, loop, options, completed, again=again
            )
    _describe_straight_loops(lines, procedures, table, options, completed)
    completed.assembly = "\n".join(lines) + "\n"
    return completed


def _describe_straight_loops(
    lines: list[str],
    procedures: Mapping[str, Procedure],
    table: InstructionTable,
    options: Options,
    completed: Completed,
) -> None:
    """Puts a record before the label of every loop that has none, and completes existing records."""
    labels = [(n, m) for n, line in enumerate(lines) if (m := _LABEL.fullmatch(line.strip()))]
    for number, label in reversed(labels):  # from the end, because lines are added
        procedure = procedures.get(label["procedure"])
        begin = _record_above(lines, number)
        if procedure is None or lines[begin].startswith(RECORD):
            continue
        body = body_of(with_forms(procedure, table), label["loop"], table)
        if body is None:
            continue
        known = json.loads(lines[begin].removeprefix(STRAIGHT)) if begin < number else {}
        attempts = attempts_of(known)
        searches = searches_of(known)
        cycles = cycles_of(lines[number + 1 :])
        bounds = bounds_of(body.region, seconds=options.bound_seconds)
        if not known or (is_small(body) and untried(known)):
            attempts = attempts_at(body, bounds, cycles, options)
        if not is_settled(bounds, cycles, attempts, searches):
            searches += _searched_again(procedure, label["loop"], table, options)
            shorter = [s.cycles for s in searches if s.cycles < cycles]
            if shorter:  # the record stays, because the schedule will be replaced
                completed.found += [f"{label['loop']}={found}" for found in shorter]
                continue
        if [vars(a) for a in attempts] != known.get("attempts") or searches:
            lines[begin:number] = record_lines(label["loop"], cycles, bounds, attempts, searches)


def _searched_again(
    procedure: Procedure, label: str, table: InstructionTable, options: Options
) -> list[RegionSearch]:
    """The result of a new search, without known schedules, for the region of that label; or an empty list."""
    try:
        found = search_straight(procedure, table, options, label)
    except LinearError as error:
        options.progress(f"{label}: {error}")
        return []
    return [] if found is None else [search_of(found)]


def _record_above(lines: Sequence[str], label: int) -> int:
    """The line of the record in the comments above the label; the line of the label if there is none."""
    begin = label
    while lines[begin - 1].startswith(";"):
        begin -= 1
    found = (n for n in range(begin, label) if lines[n].startswith((RECORD, STRAIGHT)))
    return next(found, label)


def loop_of(
    procedure: Procedure, label: str, table: InstructionTable
) -> tuple[Loop, Machine] | None:
    """The loop of that label, made ready for modulo scheduling.

    Returns `None` if it is not a loop of one block with a counter.
    """
    return ready_loop(made_ready(procedure, table), label, table)


def ready_loop(
    procedure: Procedure, label: str, table: InstructionTable
) -> tuple[Loop, Machine] | None:
    """`loop_of` for a procedure that `made_ready` returned, so that this is done once for all its loops."""
    graph = build(procedure)
    update_liveness(graph)
    node = next((n for n in graph.loops() if n.name == label), None)
    if node is None or node.next is None:
        return None
    machine = Machine(table, procedure)
    try:
        return prepare_loop(node.block, machine, node.next.live_in), machine
    except NotPipelined:
        return None


def _tried(
    block: Sequence[str],
    record: dict[str, Any],
    loop: tuple[Loop, Machine],
    options: Options,
    completed: Completed,
    *,
    again: bool,
) -> list[str]:
    """The feedback block of a loop, with new attempts at intervals below its own.

    The block is unchanged if a smaller interval has a schedule, or if there are no new attempts.
    """
    known = attempts_of(record)
    bound = bound_of(record)
    least = proved_bound(bound, record["ii"], known)
    new = ruled_out(loop[0], least, record["ii"])
    proved = {attempt.interval for attempt in new}
    for interval in unsettled(record, options.seconds) if again else untried(record):
        if interval in proved:
            continue
        attempt, found = try_exactly(*loop, options, interval)
        if found:
            completed.found.append(f"{record['name']}={interval}")
            return list(block)
        new.append(attempt)
    if not new:
        return list(block)
    attempts = [*sorted(new, key=lambda attempt: attempt.interval), *known]
    optimal = True if is_least(bound, record["ii"], attempts) else None
    entry = {**record, "optimal": optimal, "attempts": [vars(attempt) for attempt in attempts]}
    rest = [line for line in block[1:] if not is_attempt_line(line)]
    place = next(n for n, line in enumerate(block) if is_attempt_line(line)) - 1
    formulation = record.get("formulation", "")
    told = attempt_lines(bound, record["ii"], attempts, formulation=formulation)
    return [RECORD + json.dumps(entry), *rest[:place], *told, *rest[place:]]
