"""`build/bench.json`: every result as data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from broadside import __version__
from broadside.bench.results.comparison import Comparison
from broadside.bench.results.results import Result
from broadside.input.files import write_atomically


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
