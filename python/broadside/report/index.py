"""The contents of the first page and of the page of figures, from bench.json."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from broadside import _core
from broadside.bench.comparisons.bounds import Bound
from broadside.bench.kernels import kernel
from broadside.bench.results import published
from broadside.bench.results.results import CIPHERS, DIRECTIONS
from broadside.facts import machines
from broadside.report.charts import dots, strips

PAPERS = {
    "preissig2000": "SPRA702, Preissig 2000: DES and triple-DES",
    "wollinger2000": "Wollinger, Wang, Guajardo, Paar 2000: the AES finalists",
    "chung_elam": "Chung, Elam: Rijndael on the C64x",
}
SHORT = {"preissig2000": "SPRA702", "wollinger2000": "Wollinger", "chung_elam": "Chung, Elam"}
_ROUTINE_MODES = ("core", "core3", "block", "block3", "single", "multi")


@dataclass(frozen=True)
class Headline:
    """The number of a paper's cells in which ours is faster, and the median ratio of their cycles to ours."""

    paper: str
    beaten: int
    cells: int
    median: float


@dataclass(frozen=True)
class Row:
    """One cell of a paper, and our fastest kernel for it."""

    result: dict[str, Any]
    bound: Bound | None

    @property
    def ratios(self) -> strips.Ratios:
        """The paper's cycles divided by ours, and divided by the lower bound."""
        paper = float(self.result["paper"]["cycles"])
        return strips.Ratios(
            paper / self.result["cycles"], paper / self.bound.cycles if self.bound else None
        )

    @property
    def strip(self) -> str:
        """The ratios as a picture."""
        return strips.strip(self.ratios)


@dataclass(frozen=True)
class Table:
    """The cells of one table of a paper."""

    paper: str
    cell: str
    rows: Sequence[Row]

    @property
    def key(self) -> str:
        """The name of the table for links."""
        return f"{self.paper}-{self.cell}".lower().replace(" ", "-")

    @property
    def short(self) -> str:
        """Paper and table, short enough for a tab."""
        return f"{SHORT[self.paper]}, {self.cell}"

    @property
    def machines(self) -> str:
        """The machines of the cells, in words."""
        names = sorted({row.result["device"] for row in self.rows})
        return " and the ".join(machine_title(name) for name in names)


def machine_title(name: str) -> str:
    """The title of a machine: C6201 for `c6201`, C64x with flat memory for `c64x-flat`."""
    if name.endswith("-flat"):
        return f"{name[:3].upper()}{name[3:].removesuffix('-flat')} with flat memory"
    return name.upper()


def best(results: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The fastest kernel of each cell, as in the tables of the bench."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for result in results:
        if result["method"] == kernel.IN_C:
            continue
        names = ("cipher", "key_bits", "direction", "device", "mode", "unit")
        key = tuple(str(result[name]) for name in names)
        if key not in found or result["cycles"] < found[key]["cycles"]:
            found[key] = result
    return list(found.values())


def headlines(chosen: Sequence[dict[str, Any]]) -> list[Headline]:
    """The headline of each paper with a measured cell."""
    found = []
    for paper in PAPERS:
        ratios = [r["ratio"] for r in chosen if r["paper"] and r["paper"]["key"] == paper]
        if ratios:
            beaten = sum(ratio >= 1 for ratio in ratios)
            found.append(Headline(paper, beaten, len(ratios), median(ratios)))
    return found


def whole(chosen: Sequence[dict[str, Any]]) -> Headline | None:
    """The headline of all papers together. `None` if no cell was measured."""
    ratios = [result["ratio"] for result in chosen if result["paper"]]
    if not ratios:
        return None
    return Headline("", sum(ratio >= 1 for ratio in ratios), len(ratios), median(ratios))


def tables(chosen: Sequence[dict[str, Any]], bounds: Sequence[Bound]) -> list[Table]:
    """The tables of the papers, in the order of the papers."""
    isa = {name: machines.description(name)["isa"] for name in _core.machine_names()}
    found = []
    cells = sorted({_cell(r)[1] for r in chosen if r["paper"]})
    for paper in PAPERS:
        for cell in cells:
            rows = [r for r in chosen if r["paper"] and _cell(r) == (paper, cell)]
            if rows:
                rows.sort(key=order)
                found.append(Table(paper, cell, [Row(r, _bound(r, bounds, isa)) for r in rows]))
    return found


def dots_of(made: Sequence[Table]) -> dict[str, list[dots.Dot]]:
    """The cells of each paper as dots."""
    found: dict[str, list[dots.Dot]] = {}
    for table in made:
        for row in table.rows:
            result = row.result
            name = " ".join(str(result[key]) for key in ("cipher", "mode", "direction", "device"))
            dot = dots.Dot(row.ratios.ours, f"{name}, {table.cell}".replace("_", " "))
            found.setdefault(SHORT[table.paper], []).append(dot)
    return found


def routines(
    chosen: Sequence[dict[str, Any]], figures: published.Published
) -> list[dict[str, Any]]:
    """Core and block routines: the paper's figure for its C6211, and ours on flat memory."""
    paper = {
        (cell.cipher, cell.mode): cell.cycles for cell in figures.cells if cell.device == "c6211"
    }
    return [
        {**result, "elsewhere": paper.get((result["cipher"], result["mode"]))}
        for result in sorted(chosen, key=order)
        if result["mode"] in _ROUTINE_MODES
        and result["direction"] != "key_schedule"
        and not result["paper"]
        and result["device"].endswith("-flat")
    ]


def order(result: dict[str, Any]) -> tuple[Any, ...]:
    """The order of results: DES, triple-DES, then by mode and direction. Key schedules come last."""
    return (
        result["direction"] == "key_schedule",
        CIPHERS.index(result["cipher"]),
        kernel.MODES.index(result["mode"]),
        DIRECTIONS.index(result["direction"]),
    )


def _cell(result: dict[str, Any]) -> tuple[str, str]:
    return result["paper"]["key"], result["paper"]["cell"]


def _bound(result: dict[str, Any], bounds: Sequence[Bound], isa: dict[str, str]) -> Bound | None:
    if result["direction"] == "key_schedule":
        return None
    level = isa.get(result["device"], "")
    routine = (result["cipher"], result["key_bits"], level, result["mode"], result["direction"])
    return next((b for b in bounds if b.unit == result["unit"] and b.serves(*routine)), None)
