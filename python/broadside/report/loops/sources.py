"""The linear assembly of a scheduled loop: its operations, their dependences, the critical cycle."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path

from broadside.facts.isa import instruction_table
from broadside.input.files import read_source
from broadside.linear.ir import Procedure
from broadside.linear.parse import parse
from broadside.optimizer.bounds.initiation import recurrence_bound
from broadside.optimizer.complete import ready_loop
from broadside.optimizer.emit.straight_feedback import body_of
from broadside.optimizer.loops.model import LoopModel
from broadside.optimizer.loops.preparation import Loop
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.model.graphs.paths import chain
from broadside.optimizer.model.region import Edge
from broadside.optimizer.procedure.reshape.ready import made_ready
from broadside.optimizer.procedure.source.detours import with_forms
from broadside.optimizer.search.long_lives import with_moves
from broadside.report.loops.schedules import LoopSchedule

_EXPANSION = re.compile(r"(?<=\w)_(\d+)\b")
_SEARCHED = 40
"""The number of offsets to try on each side of the most likely one."""


@dataclass(frozen=True)
class Place:
    """The place of a source operation in the schedule: the cycle in its iteration, and the unit."""

    cycle: int
    unit: str
    paths: tuple[str, ...] = ()
    text: str = ""
    """The instruction with its registers."""


@dataclass
class LoopSource:
    """A loop with its source. `lines[i]` is the text of operation i, `places[i]` its place if it is known."""

    schedule: LoopSchedule
    """The loop, with the lines as the source writes them."""
    lines: list[str]
    mnemonics: list[str]
    places: list[Place | None]
    edges: list[Edge]
    critical: list[int]
    """Operations of the critical cycle, in order. Empty if no recurrence is the bound."""
    loop: Loop
    """The loop of the source, without moves that the schedule added."""
    prepared: Loop
    """The loop with these moves. `lines` are its operations."""
    procedure: Procedure
    path_of_text: Path

    @cached_property
    def path(self) -> list[int]:
        """The critical cycle. Without one, the longest chain of dependent operations in an iteration."""
        return self.critical or chain_of_iteration(self.edges)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {line: number for number, line in reversed(list(enumerate(self.lines)))}

    @cached_property
    def at(self) -> dict[tuple[int, str], int]:
        """The operations with a place, by their cycle and the text of the instruction."""
        places = enumerate(self.places)
        return {(place.cycle, place.text): number for number, place in places if place is not None}

    def number_of(self, line: str) -> int | None:
        """The first operation with this text. Equal lines cannot be distinguished."""
        return self._numbers.get(line)


def chain_of_iteration(edges: Sequence[Edge]) -> list[int]:
    """The chain of operations with the largest sum of latencies within one iteration."""
    return chain(
        (edge.source, edge.target, edge.latency)
        for edge in edges
        if edge.distance == 0 and edge.latency > 0
    )


@cache
def _procedures(path: Path, isa: str) -> dict[str, Procedure]:
    table = instruction_table(isa)
    return {p.name: p for p in parse(read_source(path), str(path), table)}


@cache
def _loop(path: Path, isa: str, procedure: str, label: str) -> tuple[Loop, Machine] | None:
    return ready_loop(_ready(path, isa, procedure), label, instruction_table(isa))


@cache
def _ready(path: Path, isa: str, procedure: str) -> Procedure:
    return made_ready(_procedures(path, isa)[procedure], instruction_table(isa))


def find(loop: LoopSchedule, path: Path, isa: str) -> LoopSource | None:
    """The loop in its linear assembly. `None` if the source has no such loop of one block.

    `path` is the source of the schedule, unless the loop's record names another file in the same folder.
    """
    named = loop.record.get("source", {"file": path.name, "procedure": loop.procedure})
    path = path.with_name(named["file"])
    if path.suffix != ".sa":
        return None
    procedure = _procedures(path, isa).get(named["procedure"])
    if procedure is None:
        return None
    found = _loop(path, isa, procedure.name, loop.name)
    if found is None:
        return None
    as_written, machine = found
    moved = with_moves(as_written, machine, loop.interval)
    prepared = moved.loop if moved is not None else as_written
    region = prepared.body.region
    lines = [" ".join(o.source.split()) for o in prepared.body.operations]
    edges = [e for e in region.edges if not {e.source, e.target} <= prepared.model.control]
    recurrence = recurrence_bound(region)
    critical = list(recurrence.cycle) if recurrence.interval > 1 else []
    mnemonics = [operation.mnemonic for operation in prepared.body.operations]
    loop = renumbered(loop, lines)
    places = _places(loop, lines)
    return LoopSource(
        loop,
        lines,
        mnemonics,
        places,
        edges,
        critical,
        as_written,
        prepared,
        _ready(path, isa, procedure.name),
        path,
    )


def body(path: Path, isa: str, procedure: str, label: str) -> LoopModel | None:
    """The body of a loop whose passes do not overlap. `None` if the file has no such loop of one block."""
    found = _procedures(path, isa).get(procedure) if path.suffix == ".sa" else None
    table = instruction_table(isa)
    return None if found is None else body_of(with_forms(found, table), label, table)


def renumbered(loop: LoopSchedule, lines: list[str]) -> LoopSchedule:
    """The loop with the numbers of `lines` in the names that macros made.

    The names of a macro's own registers end in the number of its expansion in the file. If the file had other
    expansions before this one when the schedule was made, all numbers differ by one offset. If no offset
    fits, returns `loop`.
    """
    issued = [issue.source for row in loop.rows for issue in row if issue.source]
    if set(issued) <= set(lines):
        return loop
    ours, theirs = Counter(lines), Counter(issued)
    first = min(_numbers(lines), default=0) - min(_numbers(issued), default=0)
    for offset in (first, *range(first - _SEARCHED, first + _SEARCHED + 1)):
        if Counter(_shifted(line, offset) for line in issued) <= ours and theirs:
            rows = [
                [replace(issue, source=_shifted(issue.source, offset)) for issue in row]
                for row in loop.rows
            ]
            return replace(loop, rows=rows)
    return loop


def _numbers(lines: list[str]) -> list[int]:
    return [int(number) for line in lines for number in _EXPANSION.findall(line)]


def _shifted(line: str, offset: int) -> str:
    return _EXPANSION.sub(lambda match: f"_{int(match[1]) + offset}", line)


def _places(loop: LoopSchedule, lines: list[str]) -> list[Place | None]:
    """The place of each line. Equal lines are matched in the order of the schedule."""
    waiting: dict[str, list[Place]] = {}
    for cycle, row in enumerate(loop.rows):
        for issue in row:
            cycle_of_iteration = issue.iteration * loop.interval + cycle
            place = Place(cycle_of_iteration, issue.unit, issue.paths, issue.text)
            waiting.setdefault(issue.source, []).append(place)
    for places in waiting.values():
        places.sort(key=lambda place: place.cycle)
    return [waiting[line].pop(0) if waiting.get(line) else None for line in lines]
