"""Placements as data: the results of annealings, from which the assembly is made without a search."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from broadside.generators.bitslice.placing.body import (
    Body,
    Placed,
    PlacementError,
    assign_registers,
    check,
    search,
)

FOUND = "found"


@dataclass(frozen=True, slots=True)
class Search:
    """How a placement was found: by a new search, or from the placement before it."""

    length: int
    moves: int
    seed: int
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class Record:
    """A placement as it is kept: the cycle and the form of each operation, the register of each value."""

    search: Search
    digest: str  # of the operations and their forms
    cycles: list[int]
    forms: list[int]
    registers: dict[str, str]


@dataclass(frozen=True, slots=True)
class Trial:
    """The result of a search, with or without a placement."""

    search: Search
    digest: str
    outcome: str  # FOUND, or what was missing
    seconds: float


class NotPlaced(PlacementError):
    """A search that ended without a placement."""

    def __init__(self, body: Body, how: Search, cause: str) -> None:
        super().__init__(f"{body.name}: {how}: {cause}")
        self.cause = cause


def digest(body: Body) -> str:
    """A digest of everything on which a placement depends: names, reads, writes, forms and edges."""
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
    """Anneals the body and assigns registers. Raises NotPlaced."""
    cost, cycles, forms = search(body, how.moves, how.seed, (how.start, how.end))
    if cost:
        raise NotPlaced(body, how, f"{cost:.0f} conflicts left")
    chosen = [body.operations[index].forms[form] for index, form in enumerate(forms)]
    registers = assign_registers(body, cycles, chosen)
    if registers is None:
        raise NotPlaced(body, how, "no registers")
    record = Record(how, digest(body), cycles, forms, registers)
    restore(body, record)
    return record


def restore(body: Body, record: Record) -> Placed:
    """The checked placement of a record. Raises PlacementError if the record belongs to another body."""
    if record.digest != digest(body):
        raise PlacementError(f"{body.name}: the placement is of other operations; search anew")
    forms = tuple(
        operation.forms[form] for operation, form in zip(body.operations, record.forms, strict=True)
    )
    placed = Placed(body, tuple(record.cycles), forms, record.registers)
    check(placed)
    return placed


def kept(room: Path, name: str) -> Path:
    """The file with the placement of a body."""
    return room / "placements" / f"{name}.json"


def tried(room: Path, name: str) -> Path:
    """The file with the searches for a body's placement."""
    return room / "placements" / f"{name}.tried.json"


def save(path: Path, record: Record) -> None:
    """Writes a placement as JSON, a line for each field."""
    path.parent.mkdir(exist_ok=True)
    lines = [f'"{key}": {json.dumps(value)}' for key, value in asdict(record).items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def trials(path: Path) -> list[Trial]:
    """All trials for a body. Empty if there is no file."""
    if not path.exists():
        return []
    entries = json.loads(path.read_text())
    return [Trial(**{**entry, "search": Search(**entry["search"])}) for entry in entries]


def note(path: Path, trial: Trial) -> None:
    """Adds a trial to a file, unless the file has this search with this outcome."""
    known = trials(path)
    if any(replace(entry, seconds=trial.seconds) == trial for entry in known):
        return
    lines = [json.dumps(asdict(entry)) for entry in (*known, trial)]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n")


def load(path: Path) -> Record:
    """The placement in a file that `save` wrote."""
    document = json.loads(path.read_text())
    return Record(search=Search(**document.pop("search")), **document)
