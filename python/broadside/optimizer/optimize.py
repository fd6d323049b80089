"""From the text of a `.sa` file to scheduled assembly."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

from broadside.isa import InstructionTable, instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import (
    LabelReference,
    LinearError,
    LinearFile,
    MemoryReference,
    Operand,
    Operation,
    Procedure,
    SymbolExpression,
)
from broadside.linear.macros import expand
from broadside.optimizer.emit.feedback import feedback, record
from broadside.optimizer.emit.fetch_packets import aligned
from broadside.optimizer.emit.straight_feedback import body_of, record_lines, search_of, too_short
from broadside.optimizer.emit.text import packets
from broadside.optimizer.interrupts.plan import Limits, NoPlan
from broadside.optimizer.interrupts.protect import protect
from broadside.optimizer.model.region import ScheduleError
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.procedure.flow import refuse_endless
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.procedure.seams import OutOfRegisters
from broadside.optimizer.procedure.source.detours import with_forms
from broadside.optimizer.procedure.source.many_blocks import reasons
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledNode, ScheduledProcedure
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify

HASH = "; broadside optimize: source "
"""Begins the first line of a scheduled file; the digest of what it was made from follows."""

WRONG = "the verifier found a fault in the schedule"
"""Begins the reason for which a procedure was scheduled without a search after one had gone wrong."""


@dataclass
class Result:
    """Scheduled assembly, and the records of its pipelined loops (see `feedback.record`).

    The record of an unrolled loop has `passes_in_one`: `ii` is the interval of so many passes of the source.

    `not_pipelined` has the other innermost loops with the reason of each, `reshaped` by label how the
    source of a loop was rewritten.
    """

    assembly: str
    loops: list[dict[str, Any]] = field(default_factory=list)
    procedures: list[ScheduledProcedure] = field(default_factory=list)
    not_pipelined: dict[str, str] = field(default_factory=dict)
    reshaped: dict[str, list[str]] = field(default_factory=dict)


def optimize(text: str, path: str, isa: str, options: Options | None = None) -> Result:
    """Schedule all procedures of a `.sa` text.

    Raises LinearError for a source that cannot be scheduled. Every schedule has been verified.
    """
    options = options or Options()
    table = instruction_table(isa)
    file = parse_file(text, path, table)
    result = Result("")
    lines = [HASH + source_digest(text, path, isa), *_about(options)]
    lines += _references(file)
    for part in file.parts:
        if isinstance(part, Procedure):
            lines += _procedure(part, table, options, result)
        else:
            lines.append(part)
    result.assembly = "\n".join(lines) + "\n"
    return result


def _references(file: LinearFile) -> list[str]:
    """`.ref` for symbols that procedures name and the file neither defines nor declares."""
    named = {
        name
        for procedure in file.procedures
        for operation in procedure.operations
        for operand in operation.operands
        for name in _symbols_of(operation, operand)
    }
    text = "\n".join(part for part in file.parts if isinstance(part, str))
    declared = set(re.findall(r"^[A-Za-z_$][\w$]*", text, re.MULTILINE))
    for names in re.findall(r"\.(?:ref|global|def)\s+([^;\n]+)", text):
        declared.update(name.strip() for name in names.split(","))
    missing = sorted(named - declared - {p.name for p in file.procedures})
    return [f"        .ref    {', '.join(missing)}"] if missing else []


def _symbols_of(operation: Operation, operand: Operand) -> list[str]:
    """The symbols of the assembler or linker that an operand names."""
    if isinstance(operand, LabelReference):
        return [operand.name] if operation.is_call else []
    if isinstance(operand, MemoryReference) and operand.is_in_data_page:
        operand = operand.offset
    if not isinstance(operand, SymbolExpression):
        return []
    return re.findall(r"(?<![\w$])[A-Za-z_$][\w$]*", operand.text)


def source_digest(text: str, path: str, isa: str) -> str:
    """What a scheduled file depends on: the source with all that it includes, and the ISA."""
    digest = hashlib.sha256(isa.encode())
    for line in expand(text, path):
        digest.update(line.text.rstrip().encode() + b"\n")
    return digest.hexdigest()


def _about(options: Options) -> list[str]:
    return [
        f"; broadside {version('broadside')}, OR-Tools {version('ortools')}, seed {options.seed}, "
        f"{options.workers} workers, {options.seconds:g} s an interval, "
        f"{options.region_seconds:g} s a region"
    ]


def _procedure(
    procedure: Procedure, table: InstructionTable, options: Options, result: Result
) -> list[str]:
    refuse_endless(procedure)
    options.progress(f"{procedure.name}")
    scheduled = _verified(procedure, table, options)
    result.procedures.append(scheduled)
    _note_not_pipelined(scheduled, result)
    for node, found in scheduled.searches.items():
        passes = scheduled.unrolled.get(node.name, 1)
        result.loops.append(record(found) | ({"passes_in_one": passes} if passes > 1 else {}))
    lines = assembly_of(scheduled, table)
    if options.interrupt_threshold is not None:
        lines = _interruptible(procedure, lines, _labels(scheduled), table, options)
    return lines if table.isa == "c62x" else aligned(lines)


def _note_not_pipelined(scheduled: ScheduledProcedure, result: Result) -> None:
    """Note the loops that are not pipelined; those of several blocks have not been looked at yet."""
    nodes = {item.node.name: item.node for item in scheduled.nodes}
    for label, reason in reasons(scheduled.source).items():
        if label in nodes and label not in scheduled.reshaped:
            scheduled.unpipelined[nodes[label]] = scheduled.kept.get(label, reason)
    result.reshaped |= scheduled.reshaped
    for node, reason in scheduled.unpipelined.items():
        result.not_pipelined[node.name] = reason


def assembly_of(scheduled: ScheduledProcedure, table: InstructionTable) -> list[str]:
    """The lines of a scheduled procedure."""
    name, labels = scheduled.procedure.name, _labels(scheduled)
    lines = [f";  {name} is not searched: {scheduled.plain}"] if scheduled.plain else []
    for item in scheduled.nodes:
        lines += _node(scheduled, item, labels, table)
    return lines


def _verified(
    procedure: Procedure, table: InstructionTable, options: Options
) -> ScheduledProcedure:
    """What the search finds; where that is nothing, or wrong, the schedule that always exists."""
    name = procedure.name
    try:
        scheduled = schedule_procedure(procedure, table, options)
        options.progress(f"{name}: verified: {verify(scheduled, table)}")
        return scheduled
    except (LinearError, ScheduleError, OutOfRegisters) as failure:
        cause = failure.cause if isinstance(failure, LinearError) else str(failure)
    except VerifyError as failure:
        cause = f"{WRONG} ({failure})"
    options.progress(f"{name}: {cause}; scheduled without a search")
    scheduled = schedule_plainly(procedure, table, cause)
    options.progress(f"{name}: verified: {verify(scheduled, table)}")
    return scheduled


def _interruptible(
    procedure: Procedure,
    lines: list[str],
    labels: dict[str, str],
    table: InstructionTable,
    options: Options,
) -> list[str]:
    """The scheduled lines changed so that interrupts do no harm."""
    trips = {
        labels[block.label]: block.trip.maximum
        for block in procedure.blocks
        if block.label in labels and block.trip is not None and block.trip.maximum is not None
    }
    name, threshold = procedure.name, options.interrupt_threshold
    assert threshold is not None
    options.progress(f"{name}: interrupts within {threshold} cycles")
    try:
        return protect(lines, name, table, Limits(threshold, trips), [name])
    except NoPlan as error:
        raise LinearError(procedure.location, f"{name}: {error}") from None


def _labels(scheduled: ScheduledProcedure) -> dict[str, str]:
    """Labels are local in a `.sa` file, global in assembly: put the procedure's name before them."""
    name = scheduled.procedure.name
    labels = {item.node.name: f"{name}${item.node.name}" for item in scheduled.nodes}
    labels[scheduled.nodes[0].node.name] = name
    return labels


def _straight_record(
    scheduled: ScheduledProcedure, item: ScheduledNode, table: InstructionTable
) -> list[str]:
    """What bounds a loop whose passes do not overlap, and what its search took."""
    name, cycles = item.node.name, item.length
    body = body_of(with_forms(scheduled.source, table), name, table)
    if body is None or item.region is None:
        return []
    return record_lines(name, cycles, body, too_short(body, cycles), [search_of(item.region)])


def _node(
    scheduled: ScheduledProcedure,
    item: ScheduledNode,
    labels: dict[str, str],
    table: InstructionTable,
) -> Iterator[str]:
    node = item.node
    for step in scheduled.reshaped.get(node.name, ()):
        yield f";  loop {node.name}: {step}"
    if node in scheduled.searches:
        yield from feedback(scheduled.searches[node])
    elif node in scheduled.unpipelined:
        yield f";  loop {node.name} is not pipelined: {scheduled.unpipelined[node]}"
        yield from _straight_record(scheduled, item, table)
    targets = {node.name: labels[node.target.name]} if node.target is not None else {}
    local = {**labels, **targets}
    if node.branch is not None and node.target is not None and node.branch.target is not None:
        local[node.branch.target] = labels[node.target.name]
    yield f"{labels[node.name]}:"
    yield from packets(item.issued, item.length, local)
