"""The bar charts of the page, as in the papers' tables and slides: paper, ours and the lower bound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from broadside import _core, machines, registry
from broadside.bench.comparisons.bounds import Bound
from broadside.bench.results.comparison import Comparison, Value
from broadside.report import charts

_WORK = {
    "1024B": "1024 bytes (a channel)",
    "block": "one block",
    "3 blocks": "three blocks",
}
_SLIDES = {
    ("wollinger2000", "c6201", "multi"): "The AES finalists on many blocks, C6201",
    ("wollinger2000", "c6201", "single"): "The AES finalists on one block, C6201",
    ("wollinger2000", "c64x-flat", "multi"): "RC6 on the C64x",
    ("wollinger2000", "c64x-flat", "single"): "RC6 on the C64x",
    ("chung_elam", "c64x-flat", "single"): "Rijndael on the C64x",
}
"""Captions of the charts that come first, by paper, machine and mode."""


def charts_of(
    tables: Sequence[dict[str, Any]], bounds: Sequence[Bound], papers: dict[str, str]
) -> list[dict[str, str]]:
    """Title and SVG of a chart for each caption and unit of work; the charts of the slides come first."""
    isa = {name: machines.description(name)["isa"] for name in _core.machine_names()}
    groups: dict[tuple[str, str], list[charts.Group]] = {}
    for table in tables:
        for row in table["rows"]:
            if row["direction"] == "key_schedule":
                continue
            slide = _SLIDES.get((table["paper"], row["device"], row["mode"]))
            title = slide or f"{papers[table['paper']]}, {table['cell']}: {_WORK[row['unit']]}"
            group = charts.Group(
                _label(row), row["paper"]["cycles"], row["cycles"], _bound(row, bounds, isa)
            )
            groups.setdefault((title, row["unit"]), []).append(group)
    slides = list(dict.fromkeys(_SLIDES.values()))
    order = sorted(
        groups, key=lambda key: slides.index(key[0]) if key[0] in slides else len(slides)
    )
    return [
        {
            "title": title,
            "svg": charts.bars(
                groups[title, unit], title, f"cycles for {_WORK[unit]}; shorter is faster"
            ),
        }
        for title, unit in order
    ]


@dataclass(frozen=True)
class _Drawn:
    """A pair of columns of a comparison, paper beside ours, as a chart."""

    comparison: str
    ours: str
    title: str
    axis: str
    machine: str | None = None  # of the rows, if they name one


_BYTES = "bytes; shorter is smaller"
_PERCENT = "% of the speed on memory that never stalls; longer is better"
_DRAWN = (
    _Drawn("efficiency", "efficiency", "Efficiency of the memory, C6201", _PERCENT, "c6201"),
    _Drawn("efficiency", "efficiency", "Efficiency of the caches, C6211", _PERCENT, "c6211"),
    _Drawn("rates", "bytes", "Memory that a mode of DES needs, C6201", _BYTES, "c6201"),
    _Drawn("memory", "program", "Program of the AES finalists, C6201", _BYTES),
    _Drawn("memory", "data", "Tables and constants of the AES finalists, C6201", _BYTES),
)


def memory_charts(comparisons: Sequence[Comparison]) -> list[dict[str, str]]:
    """Efficiency of memory systems and memory sizes, if the bench compared them."""
    by_key = {comparison.key: comparison for comparison in comparisons}
    made = []
    for drawn in _DRAWN:
        rows = by_key[drawn.comparison].rows if drawn.comparison in by_key else ()
        groups = [
            charts.Group(
                f"{row['cipher']}, {row['direction']}",
                _figure(row, f"paper_{drawn.ours}"),
                _figure(row, drawn.ours),
            )
            for row in rows
            if drawn.machine in (None, row.get("machine"))
        ]
        if any(group.paper or group.ours for group in groups):
            svg = charts.bars(groups, drawn.title, drawn.axis)
            made.append({"title": drawn.title, "svg": svg})
    return made


def _figure(row: dict[str, Value], key: str) -> float | None:
    value = row.get(key)
    return value if isinstance(value, int | float) else None


def _label(result: dict[str, Any]) -> str:
    length = registry.length_mark(result["cipher"], result["key_bits"])
    return f"{result['cipher']}{length} {result['mode']}, {result['direction']}"


def _bound(result: dict[str, Any], bounds: Sequence[Bound], isa: dict[str, str]) -> float | None:
    level = isa.get(result["device"], "")
    routine = (result["cipher"], result["key_bits"], level, result["mode"], result["direction"])
    found = (b.cycles for b in bounds if b.unit == result["unit"] and b.serves(*routine))
    return next(found, None)
