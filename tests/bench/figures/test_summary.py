"""The summary of the bench: every published cell, on one screen."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from broadside.bench.kernels.kernel import Kernel
from broadside.bench.measure.cycles import Measurement
from broadside.bench.print import summary, tables
from broadside.bench.results import published, results

ROOT = Path(__file__).parents[3]
FIGURES = published.load(ROOT / "data" / "published.toml")
LINES, COLUMNS = 50, 80


def measured(cell: published.Cell, number: int) -> results.Result:
    """A result that beats the cell by a unique ratio."""
    machine = {"c64x": "c64x-flat"}.get(cell.device, cell.device)
    kernel = Kernel(
        *("symbol", "x.sa", "c62x", cell.cipher, cell.key_bits, cell.direction),
        *(cell.mode, "table", Path("room")),
    )
    cycles = cell.cycles / (1.10 + number / 100)
    figure = Measurement(kernel, machine, cycles, {}, 1, 1, 1, 1, ())
    return results.Result(kernel, cell.mode, cell.direction, figure, cycles, None)


def everything() -> list[results.Result]:
    slowest_first = sorted(FIGURES.cells, key=lambda cell: -cell.cycles)
    fastest = {results._cell_key(cell): cell for cell in slowest_first}
    found = [measured(cell, number) for number, cell in enumerate(fastest.values())]
    return [
        result
        for result in results.with_papers(found, FIGURES)
        if result.measurement.machine in summary.MACHINES
    ]


def shown(found: list[results.Result]) -> str:
    written = io.StringIO()
    summary.render(Console(file=written, width=COLUMNS, highlight=False), found, 1e8)
    return written.getvalue()


def test_every_cell_is_on_the_screen() -> None:
    found = everything()
    assert len(found) == 81
    text = shown(found)
    lines = [line.rstrip() for line in text.splitlines()]
    assert len(lines) <= LINES and max(map(len, lines)) <= COLUMNS and "…" not in text
    assert lines[0].startswith("81 of 81 published cells beaten")
    start = next(n for n, line in enumerate(lines) if line.startswith("DES and"))
    ratios = re.findall(r"\b\d\.\d\d\b", "\n".join(lines[start:]))
    assert sorted(ratios) == sorted(f"{result.ratio:.2f}" for result in found)


def test_lowest_and_highest_are_named() -> None:
    found = everything()
    chosen = [r for r in found if r.paper and r.paper.paper == "wollinger2000"]
    lowest = min(
        (r for r in chosen if r.measurement.machine == "c6201"), key=lambda r: r.ratio or 0
    )
    line = next(line for line in shown(found).splitlines() if re.match("Wollinger *C6201", line))
    assert f"{lowest.ratio:.2f} {lowest.name}" in line


def test_what_loses_is_counted() -> None:
    found = everything()
    assert "0 of 1 published cells beaten" not in shown(found[:1])
    slow = replace(found[0], measurement=replace(found[0].measurement, cycles=1e9))
    assert "0 of 1 published cells beaten" in shown([slow])


def every_table(found: list[results.Result]) -> str:
    written = io.StringIO()
    tables.render(Console(file=written, width=200), found, FIGURES, 1e8, [])
    return written.getvalue()


def test_only_what_was_measured_is_summed_up() -> None:
    """There is no count of cells without cells, and no praise of outputs without outputs."""
    one = everything()[0]
    assert "1 of 1 published cells beaten, median ratio" in every_table([one])
    without_paper = every_table([replace(one, paper=None)])
    assert "No published cell is among these kernels; every output verified" in without_paper
    assert every_table([]) == ""
