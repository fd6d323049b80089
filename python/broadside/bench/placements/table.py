"""Cycles of the key schedules for keys of any length, over placements of the key and the words."""

from __future__ import annotations

from collections.abc import Sequence

from broadside.bench.measure.cycles import Measurement
from broadside.bench.results.comparison import TEXT, Column, Comparison, Value

_COLUMNS = (
    *(Column("routine", "routine", TEXT), Column("key", "key"), Column("machine", "machine", TEXT)),
    *(Column("cycles", "cycles"), Column("minimum", "minimum"), Column("median", "median")),
    *(Column("maximum", "maximum"), Column("measured", "measured")),
    *(Column("possible", "possible"), Column("dearest", "slowest placement", TEXT)),
)


def comparison(key_schedules: Sequence[Measurement]) -> Comparison:
    """One row for each routine, key length, and machine whose memory stalls."""
    return Comparison(
        "key_schedule_placements",
        "Key schedules over placements of key and words, cycles for one key",
        _COLUMNS,
        tuple(_row(figure) for figure in key_schedules if figure.placements),
        (
            "cycles: key and words on multiples of 8 bytes, one after the other in the memory of the "
            "stack. The other placements: multiples of 4 bytes (of 8 if the contract says so), either "
            "memory, any order. With caches a sample is measured, and the possible ones are not counted.",
        ),
    )


def _row(figure: Measurement) -> dict[str, Value]:
    found = figure.placements
    assert found is not None
    row: dict[str, Value] = {
        "routine": figure.kernel.symbol,
        "key": figure.kernel.key_bits,
        "machine": figure.machine,
        "cycles": figure.cycles,
        "minimum": found.least,
        "median": found.median,
        "maximum": found.most,
        "measured": found.measured,
        "dearest": found.most_at,
    }
    if found.possible is not None:
        row["possible"] = found.possible
    return row
