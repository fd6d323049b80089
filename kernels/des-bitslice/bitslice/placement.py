"""Placements as data: what the annealing found, so that the assembly follows from it in a moment."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from .body import Body, Placed, PlacementError, assign_registers, check, search


@dataclass(frozen=True, slots=True)
class Search:
    """How a placement was found: anew, or from the one kept before."""

    length: int
    moves: int
    seed: int
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class Record:
    search: Search
    digest: str  # of the operations and their forms
    cycles: list[int]
    forms: list[int]
    registers: dict[str, str]


def digest(body: Body) -> str:
    """What a placement depends on: names, reads, writes, forms and edges."""
    described = [
        (
            operation.name,
            operation.reads,
            operation.write,
            operation.predicate,
            operation.delay,
            [(form.unit, form.side, form.resources, form.paths) for form in operation.forms],
        )
        for operation in body.operations
    ]
    text = json.dumps([described, body.registers, body.edges, sorted(body.anchored.items())])
    return hashlib.sha256(text.encode()).hexdigest()


def find(body: Body, how: Search) -> Record:
    """Anneals and assigns registers; raises PlacementError."""
    cost, cycles, forms = search(body, how.moves, how.seed, (how.start, how.end))
    if cost:
        raise PlacementError(f"{body.name}: {how}: {cost:.0f} conflicts left")
    chosen = [body.operations[index].forms[form] for index, form in enumerate(forms)]
    registers = assign_registers(body, cycles, chosen)
    if registers is None:
        raise PlacementError(f"{body.name}: {how}: no registers")
    record = Record(how, digest(body), cycles, forms, registers)
    restore(body, record)
    return record


def restore(body: Body, record: Record) -> Placed:
    """The placement of a record, checked; raises PlacementError if it is not of this body."""
    if record.digest != digest(body):
        raise PlacementError(f"{body.name}: the placement is of other operations; search anew")
    forms = tuple(
        operation.forms[form] for operation, form in zip(body.operations, record.forms, strict=True)
    )
    placed = Placed(body, tuple(record.cycles), forms, record.registers)
    check(placed)
    return placed


def save(path: Path, record: Record) -> None:
    path.parent.mkdir(exist_ok=True)
    lines = [f'"{key}": {json.dumps(value)}' for key, value in asdict(record).items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def load(path: Path) -> Record:
    document = json.loads(path.read_text())
    return Record(search=Search(**document.pop("search")), **document)
