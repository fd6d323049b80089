"""The assembly of scheduled procedures: packets, feedback on loops, and symbols of other files."""

from __future__ import annotations

import re
from collections.abc import Iterator

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import (
    LabelReference,
    LinearFile,
    MemoryReference,
    Operand,
    Operation,
    Procedure,
    SymbolExpression,
)
from broadside.optimizer.bounds.initiation import BOUND_SECONDS, bounds_of
from broadside.optimizer.emit import ti_feedback
from broadside.optimizer.emit.feedback import feedback, not_pipelined_line, not_searched
from broadside.optimizer.emit.straight_feedback import body_of, record_lines, search_of, too_short
from broadside.optimizer.emit.text import packets
from broadside.optimizer.interrupts.control.code import C_FUNCTIONS, Ends
from broadside.optimizer.interrupts.plan import Limits
from broadside.optimizer.interrupts.protect import protect
from broadside.optimizer.procedure.source.detours import with_forms
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledNode, ScheduledProcedure


def assembly_of(
    scheduled: ScheduledProcedure,
    table: InstructionTable,
    seconds: float = BOUND_SECONDS,
    style: str = Options.feedback,
) -> list[str]:
    """The lines of a scheduled procedure, with the feedback on its loops.

    `seconds`: limit for computing each bound of a record. `style`: the style of the feedback.
    """
    name, labels = scheduled.procedure.name, labels_of(scheduled)
    lines = [f"{not_searched(name)}{scheduled.plain}"] if scheduled.plain else []
    for item in scheduled.nodes:
        lines += [*_about_loop(scheduled, item, table, seconds, style), *_node(item, labels)]
    return lines


def interruptible(
    procedure: Procedure,
    lines: list[str],
    labels: dict[str, str],
    table: InstructionTable,
    options: Options,
) -> list[str]:
    """The scheduled lines changed so that interrupts do no harm. Raises NoPlan."""
    trips = {
        labels[block.label]: block.trip.maximum
        for block in procedure.blocks
        if block.label in labels and block.trip is not None and block.trip.maximum is not None
    }
    name, threshold = procedure.name, options.interrupt_threshold
    assert threshold is not None
    options.progress(f"{name}: interrupts within {threshold} cycles")
    return protect(lines, name, table, Limits(threshold, trips), name, _ends(procedure))


def _ends(procedure: Procedure) -> Ends:
    """What follows a procedure: a caller in C, or other assembly that may read the registers it names."""
    reserved = frozenset(procedure.reserved)
    if procedure.callable_from_c:
        return Ends(C_FUNCTIONS.left | reserved)
    named = frozenset(
        register.name
        for operation in procedure.operations
        for register in (*operation.reads, *operation.writes)
        if register.is_machine
    )
    return Ends(C_FUNCTIONS.left | named | reserved, is_last=False)


def labels_of(scheduled: ScheduledProcedure) -> dict[str, str]:
    """The label of each node in assembly; it begins with the procedure's name, because labels are global."""
    name = scheduled.procedure.name
    labels = {item.node.name: f"{name}${item.node.name}" for item in scheduled.nodes}
    labels[scheduled.nodes[0].node.name] = name
    return labels


def _straight_record(
    scheduled: ScheduledProcedure, item: ScheduledNode, table: InstructionTable, seconds: float
) -> list[str]:
    """The record of a loop whose passes do not overlap, with its bounds and its search."""
    name, cycles = item.node.name, item.length
    body = body_of(with_forms(scheduled.source, table), name, table)
    if body is None or item.region is None:
        return []
    bounds = bounds_of(body.region, seconds=seconds)
    short, searches = too_short(body, bounds, cycles), [search_of(item.region)]
    return record_lines(name, cycles, bounds, short, searches)


def _about_loop(
    scheduled: ScheduledProcedure,
    item: ScheduledNode,
    table: InstructionTable,
    seconds: float,
    style: str,
) -> Iterator[str]:
    """The feedback on a loop, pipelined or not; no lines for other code."""
    node = item.node
    for step in scheduled.reshaped.get(node.name, ()):
        yield f";  loop {node.name}: {step}"
    in_ti_style = style == ti_feedback.STYLE
    if node in scheduled.searches:
        found = scheduled.searches[node]
        yield from ti_feedback.feedback(found) if in_ti_style else feedback(found)
    elif node in scheduled.unpipelined:
        reason = scheduled.unpipelined[node]
        yield from (
            ti_feedback.disqualified(node.name, reason)
            if in_ti_style
            else [not_pipelined_line(node.name, reason)]
        )
        yield from _straight_record(scheduled, item, table, seconds)


def _node(item: ScheduledNode, labels: dict[str, str]) -> Iterator[str]:
    node = item.node
    targets = {node.name: labels[node.target.name]} if node.target is not None else {}
    local = {**labels, **targets}
    if node.branch is not None and node.target is not None and node.branch.target is not None:
        local[node.branch.target] = labels[node.target.name]
    yield f"{labels[node.name]}:"
    yield from packets(item.issued, item.length, local)


def references(file: LinearFile) -> list[str]:
    """A `.ref` for symbols that procedures use but the file neither defines nor declares."""
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
