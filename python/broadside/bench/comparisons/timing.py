"""Whether the time of each routine, and the addresses that it uses, depend on key and data."""

from __future__ import annotations

from collections.abc import Sequence

from broadside.bench.measure.cycles import Measurement
from broadside.bench.results.comparison import TEXT, Column, Comparison, Value
from broadside.bench.results.results import Result, rows
from broadside.facts import machines

WITHOUT, WITH = machines.of_papers(), machines.with_caches()
"""For each ISA, a machine without caches and one with caches."""


def comparison(results: list[Result], key_schedules: Sequence[Measurement] = ()) -> Comparison:
    """For every kernel, whether time and addresses depended on key and data in the bench's calls."""
    found: dict[tuple[str, int], dict[str, Value]] = {}
    for each in rows(results, key_schedules):
        figure, kernel = each.measurement, each.measurement.kernel
        if figure.machine not in (WITHOUT[kernel.isa], WITH[kernel.isa]):
            continue
        labelled = "yes" if kernel.constant_time else "no"
        row = found.setdefault(
            (kernel.symbol, kernel.key_bits),
            {"routine": kernel.symbol, "what": each.what, "labelled": labelled},
        )
        cached = figure.machine == WITH[kernel.isa]
        row["cached" if cached else "uncached"] = _word(figure.equal_time)
        row["addresses"] = _word(figure.equal_addresses)
    columns = (
        *(Column("routine", "routine", TEXT), Column("what", "what", TEXT)),
        Column("labelled", "constant-time", TEXT),
        *(Column("uncached", "time, no cache", TEXT), Column("cached", "time, caches", TEXT)),
        Column("addresses", "addresses", TEXT),
    )
    return Comparison(
        "timing",
        "Time and addresses over random keys and data",
        columns,
        tuple(found.values()),
        (
            "equal: the same cycles and stalls (time), the same packets, loads and stores in the same cycles "
            "(addresses) in all calls of the bench, each with its own random key and data. A kernel that is "
            "labelled constant-time and shows a difference anywhere has no figure.",
            "Machines: C6201 and C64x (flat) without, C6211 and C6416 with caches, cold but for core and "
            "block routines. Where addresses differ, equal time proves nothing: for other data two lookups "
            "may meet in a bank of the C6201.",
        ),
    )


def _word(equal: bool | None) -> str | None:
    return None if equal is None else "equal" if equal else "differ"
