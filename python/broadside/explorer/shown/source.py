"""The page's view of a source at every keystroke: errors, kinds of lines, loops with their bounds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from broadside.explorer.shown.bars import bounds_of
from broadside.explorer.shown.loops import apart, loop_of
from broadside.facts.isa import InstructionTable, instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import LinearError, Procedure
from broadside.optimizer.loops.preparation import Loop, NotPipelined, prepare_loop
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.procedure.flow import build, refuse_endless, update_liveness
from broadside.optimizer.procedure.reshape.ready import reshaped
from broadside.optimizer.procedure.source.many_blocks import reasons
from broadside.optimizer.record.options import Options

BOUND_SECONDS = 0.5
"""Time limit for the exact bound of the units at a keystroke. Most loops take some milliseconds."""

_LINE_END = re.compile(r"\r\n?|\n")
_LABEL = re.compile(r"([A-Za-z_$][\w$]*)")
_WORD = re.compile(r"[\w$.]+|\S")
_DATA = (
    ".byte",
    ".half",
    ".short",
    ".word",
    ".int",
    ".long",
    ".space",
    ".string",
    ".sect",
    ".data",
)


def analyse(source: str, isa: str, path: str = "source.sa") -> dict[str, Any]:
    """`Analysis` of a source."""
    table = instruction_table(isa)
    found: dict[str, Any] = {
        "faults": [],
        "lines": [kind_of(line) for line in _LINE_END.split(source)],
        "loops": [],
        "procedures": [],
    }
    try:
        file = parse_file(source, path, table)
        for procedure in file.procedures:
            refuse_endless(procedure)
            found["procedures"].append(_head(procedure))
            found["loops"] += _loops(procedure, table, path)
        set_label_lines(found["loops"], source)
        if not file.procedures:
            found["faults"].append(_nothing())
    except LinearError as error:
        found["loops"] = []
        found["faults"].append(fault_of(error, source, path))
    return found


def set_label_lines(loops: Iterable[dict[str, Any]], source: str) -> None:
    """Sets the line of the label in each `LoopState`, if the source has this line."""
    lines = _LINE_END.split(source)
    starts: dict[str, int] = {}
    owner = ""
    for number, line in enumerate(lines, start=1):
        label = _LABEL.match(line)
        if label is None:
            continue
        if re.search(r"\.c?proc\b", line, re.IGNORECASE):
            owner = label[1]
        starts.setdefault(f"{owner}${label[1]}", number)
    for state in loops:
        loop = state["loop"]
        loop["line"] = starts.get(f"{loop['procedure']}${loop['name']}")


def _nothing() -> dict[str, Any]:
    message = "no procedure here: one begins with `name: .cproc` and ends with `.endproc`"
    return {"line": 1, "column": 1, "endColumn": 0, "severity": "warning", "message": message}


def fault_of(error: LinearError, source: str, path: str) -> dict[str, Any]:
    """`Fault` of an error. An error in an included file is shown at the first line."""
    where = error.location
    if where.path != path:
        return {**_nothing(), "severity": "error", "message": str(error)}
    lines = _LINE_END.split(source)
    line = min(max(1, where.line), len(lines))
    word = _WORD.match(lines[line - 1], where.column - 1)
    return {
        "line": line,
        "column": where.column,
        "endColumn": 0 if word is None or where.column == 1 else word.end() + 1,
        "severity": "error",
        "message": error.cause,
    }


def kind_of(line: str) -> str:
    """`LineKind` of a line, from its own text."""
    text = line.strip()
    if not text:
        return "blank"
    if text.startswith((";", "*")):
        return "comment"
    word = re.search(r"(?:^|\s)(\.[A-Za-z_]\w*)", line.partition(";")[0])
    if word is not None:
        return "data" if word[1].lower() in _DATA else "directive"
    return "operation"


def _head(procedure: Procedure) -> dict[str, Any]:
    return {
        "name": procedure.name,
        "line": procedure.location.line,
        "arguments": [str(argument) for argument in procedure.arguments],
    }


def _loops(procedure: Procedure, table: InstructionTable, path: str) -> list[dict[str, Any]]:
    """`LoopState` for each innermost loop, in the order of the text."""
    made = reshaped(procedure, table, Options())
    ready = made.procedure
    graph = build(ready)
    update_liveness(graph)
    refused = reasons(ready)
    machine = Machine(table, ready)
    found = []
    for node in graph.loops():
        if node.next is None:
            continue
        why = refused.pop(node.name, "")
        try:
            loop = prepare_loop(node.block, machine, node.next.live_in)
        except NotPipelined as reason:
            why = str(reason)
            found.append(apart(node.name, procedure.name, why, None))
            continue
        passes = made.unrolled.get(node.name, 1)
        found.append(state_of(loop, ready, path, why) | {"passes": passes})
    found += [apart(label, procedure.name, why, None) for label, why in refused.items()]
    return found


def state_of(loop: Loop, procedure: Procedure, path: str, refused: str = "") -> dict[str, Any]:
    """`LoopState` of a loop without a schedule."""
    return {
        "loop": loop_of(loop, procedure, path),
        "bounds": bounds_of(loop, BOUND_SECONDS),
        "refused": refused,
    }
