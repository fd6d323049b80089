"""`build/bench.json`: every result as data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from broadside import __version__
from broadside.bench.kernels.kernel import MODES
from broadside.bench.print.shapes import (
    Anything,
    Either,
    Flag,
    List,
    Number,
    Object,
    Table,
    Text,
    first_fault,
)
from broadside.bench.results.comparison import COUNT, RATE, RATIO, TEXT, Comparison
from broadside.bench.results.results import CIPHERS, DIRECTIONS, Result
from broadside.input.files import write_atomically

_TEXT, _COUNT, _CYCLES, _RATIO = Text(), Number(0), Number(1), Number(1e-9)
_PAPER = Object({"key": _TEXT, "cell": _TEXT, "cycles": _CYCLES})
_RESULT = Object(
    {
        "cipher": Text(CIPHERS),
        "direction": Text(DIRECTIONS),
        "mode": Text(MODES),
        **dict.fromkeys(("device", "unit", "method", "variant", "symbol"), _TEXT),
        **dict.fromkeys(("cycles", "flat_cycles"), _CYCLES),
        **dict.fromkeys(("program_bytes", "data_bytes", "stack_bytes"), _COUNT),
        "key_bits": Number(1, whole=True),
        "stalls": Table(_COUNT),
        "loops": List(Table(Anything())),
        "constant_time": Flag(),
        "placements": Either((None, Table(Anything()))),
        "paper": Either((None, _PAPER)),
        "ratio": Either((None, _RATIO)),
    }
)
_COLUMN = Object(
    {
        **dict.fromkeys(("key", "label"), _TEXT),
        "kind": Text((TEXT, COUNT, RATE, RATIO)),
        "quotient": Either((None, List(_TEXT, 2))),
    }
)
_COMPARISON = Object(
    {
        **dict.fromkeys(("key", "title"), _TEXT),
        "columns": List(_COLUMN),
        "rows": List(Table(Either((None, _TEXT, Number())))),
        "notes": List(_TEXT),
        "partial": Flag(),
    }
)
DOCUMENT = Object(
    {"simulator_cycles_per_second": _COUNT, "results": List(_RESULT)},
    {"comparisons": List(_COMPARISON)},
)
"""What other programs read of a document. Those of older benches have no comparisons."""


def fault(content: Any) -> str | None:
    """The first error in what `document` should have written, with its path. None if there is none."""
    found = first_fault(DOCUMENT, content)
    if found is not None:
        return found
    for number, entry in enumerate(content["results"]):
        if entry["paper"] is not None and entry["ratio"] is None:
            return f"results[{number}].ratio is null"
    return None


def document(
    results: list[Result], simulator_speed: float, comparisons: Sequence[Comparison] = ()
) -> dict[str, Any]:
    """The whole document. `simulator_speed` is in simulated cycles per second."""
    return {
        "broadside": __version__,
        "simulator_cycles_per_second": round(simulator_speed),
        "results": [_entry(result) for result in results],
        "comparisons": [comparison.as_json() for comparison in comparisons],
    }


def write(path: Path, content: dict[str, Any]) -> None:
    """Writes the whole file or nothing."""
    write_atomically(path, json.dumps(content, indent=1) + "\n")


def _entry(result: Result) -> dict[str, Any]:
    measurement, kernel = result.measurement, result.kernel
    return {
        "cipher": kernel.cipher,
        "key_bits": kernel.key_bits,
        "direction": result.direction,
        "device": measurement.machine,
        "mode": result.mode,
        "unit": result.unit,
        "method": kernel.way,
        "variant": kernel.method,
        "symbol": measurement.kernel.symbol,
        "cycles": round(result.cycles),
        "flat_cycles": round(result.flat_cycles),
        "placements": measurement.placements.as_dict() if measurement.placements else None,
        "stalls": {cause: round(count, 1) for cause, count in measurement.stalls.items()},
        "program_bytes": measurement.program_bytes,
        "data_bytes": measurement.data_bytes,
        "stack_bytes": measurement.stack_bytes,
        "max_uninterruptible": measurement.max_uninterruptible,
        "loops": [vars(loop) for loop in measurement.loops],
        "verified": True,  # a run with a wrong output raises and leaves no result
        "constant_time": kernel.constant_time,  # a false label raises too
        "equal_time": measurement.equal_time,
        "equal_addresses": measurement.equal_addresses,
        "paper": _paper(result),
        "ratio": result.ratio,
    }


def _paper(result: Result) -> dict[str, Any] | None:
    if result.paper is None:
        return None
    return {
        "key": result.paper.paper,
        "cell": result.paper.cell,
        "cycles": result.paper.cycles,
    }
