"""The results on one screen: a line for each table of a paper, and every published cell as a ratio."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

from rich.console import Console
from rich.table import Table
from rich.text import Text

from broadside.bench.results.results import Result, best, headline, in_order
from broadside.facts import machines, registry

PAPERS = {"preissig2000": "SPRA702", "wollinger2000": "Wollinger", "chung_elam": "Chung"}
"""Short names of the papers, by their keys in data/published.toml."""
MACHINES = {m.name: m.label for m in sorted(machines.benched(), key=lambda m: m.is_flat)}
"""Machines with published cells. Those with flat memory come last."""
SHORT = {"encrypt": "enc", "decrypt": "dec", "key_schedule": "key"}
ACTIONS = {"encrypt": "encrypt", "decrypt": "decrypt", "key_schedule": "key"}


def render(console: Console, results: Sequence[Result], cycles_per_second: float) -> None:
    """Prints the screen."""
    cells = [result for result in best(in_order(list(results))) if result.paper is not None]
    beaten, measured, middle = headline(list(results))
    console.print(
        f"{beaten} of {measured} published cells beaten, median ratio {middle:.2f}; every output verified.",
        style="bold",
    )
    for table in (
        _papers(cells),
        _grid("DES and\ntriple-DES", cells, _of_des),
        _grid("AES finalists", cells, lambda cell: not _of_des(cell)),
    ):
        if table.row_count:
            console.print()
            console.print(table)
    console.print()
    console.print(
        "A ratio is the paper's cycles over ours. C62x and C64x: flat memory.\n"
        f"The simulator runs {cycles_per_second / 1e6:.1f} million cycles per second.\n"
        "Every table: `broadside bench --all`; charts and schedules: `broadside report`.",
        markup=False,
    )


def _of_des(cell: Result) -> bool:
    return registry.ciphers()[cell.kernel.cipher].is_des


def _papers(cells: Sequence[Result]) -> Table:
    """A line for each paper and machine: number of cells, ratios, and the smallest and largest lead."""
    table = _table("paper")
    table.add_column("beaten", justify="right")
    table.add_column("median", justify="right")
    table.add_column("lowest")
    table.add_column("highest")
    for paper in PAPERS:
        for machine in MACHINES:
            chosen = [cell for cell in cells if _is_of(cell, paper, machine)]
            if chosen:
                table.add_row(f"{PAPERS[paper]} {MACHINES[machine]}", *_line(chosen))
    return table


def _is_of(cell: Result, paper: str, machine: str) -> bool:
    assert cell.paper is not None
    return (cell.paper.paper, cell.measurement.machine) == (paper, machine)


def _line(cells: Sequence[Result]) -> list[str | Text]:
    ordered = sorted(cells, key=_ratio)
    ways = {cell.direction for cell in cells}
    return [
        f"{sum(_ratio(cell) >= 1 for cell in cells)}/{len(cells)}",
        _painted(median(map(_ratio, cells))),
        *(
            f"{_ratio(cell):.2f} {cell.name} {SHORT[cell.direction] if len(ways) > 1 else ''}"
            for cell in (ordered[0], ordered[-1])
        ),
    ]


def _grid(title: str, cells: Sequence[Result], belongs: Callable[[Result], bool]) -> Table:
    """A row for each cipher and mode, and a column for each machine and direction that has cells."""
    chosen = {
        (cell.name, (cell.measurement.machine, cell.direction)): cell
        for cell in cells
        if belongs(cell)
    }
    found = {column for _, column in chosen}
    columns = [(machine, way) for machine in MACHINES for way in ACTIONS if (machine, way) in found]
    table = _table(title)
    for machine, way in columns:
        table.add_column(f"{MACHINES[machine]}\n{ACTIONS[way]}", justify="right")
    for name in dict.fromkeys(name for name, _ in chosen):
        row = [chosen.get((name, column)) for column in columns]
        table.add_row(name, *(_painted(_ratio(cell)) if cell else "" for cell in row))
    return table


def _table(name: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column(name, vertical="bottom")
    return table


def _ratio(cell: Result) -> float:
    assert cell.ratio is not None
    return cell.ratio


def _painted(ratio: float) -> Text:
    return Text(f"{ratio:.2f}", style="green" if ratio >= 1 else "red")
