"""Gathers the contents of the page from bench.json, the manifest and the scheduled kernels."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

import jinja2

from broadside import __version__
from broadside.bench.comparisons.bounds import load_bounds
from broadside.bench.kernels import manifest
from broadside.bench.kernels.kernel import IN_C, MODES, Kernel
from broadside.bench.kernels.loops import check_records
from broadside.bench.measure import cost
from broadside.bench.print.document import fault
from broadside.bench.results import comparison, published
from broadside.bench.results.results import CIPHERS, DIRECTIONS
from broadside.errors import InputError
from broadside.hosts import peers as host_peers
from broadside.hosts.results import Results as HostResults
from broadside.isa import instruction_table
from broadside.report import hosts as host_charts
from broadside.report import liveness, pictures, plots, schedules, sources, verdict

_PAPERS = {
    "preissig2000": "SPRA702, Preissig 2000: DES and triple-DES",
    "wollinger2000": "Wollinger, Wang, Guajardo, Paar 2000: the AES finalists",
    "chung_elam": "Chung, Elam: Rijndael on the C64x",
}
_REFERENCES = re.compile(r"^\s+\.ref\s+([^;\n]+)", re.MULTILINE)
_ROUTINE_MODES = ("core", "core3", "block", "block3", "single", "multi")


@dataclass(frozen=True)
class Picture:
    """One loop: its schedule and its pictures."""

    loop: schedules.LoopSchedule
    key: str
    short: str  # prefix of the names of its lines and packets
    source: sources.LoopSource | None
    live: list[dict[str, list[str]]]  # by cycle and side
    names: list[str]  # of the loops that share this schedule
    graph: str
    per_side: int

    @property
    def most_live(self) -> dict[str, int]:
        """Registers of each side live at once in the fullest cycle."""
        return {side: max(len(row[side]) for row in self.live) for side in "AB"}

    @property
    def texts(self) -> dict[str, int]:
        """A number for each line of source, and for each instruction that names no line."""
        lines = [issue.source or issue.text for row in self.loop.rows for issue in row]
        if self.source is not None:
            lines = [*self.source.lines, *lines]
        return {line: number for number, line in reversed(list(enumerate(lines)))}

    @property
    def stages(self) -> list[int]:
        """For each iteration that a pass works on: how many passes ago it began."""
        return sorted({issue.iteration for row in self.loop.rows for issue in row})

    @property
    def partial(self) -> bool:
        """Whether the graph shows only a part of the operations."""
        return self.source is not None and len(self.source.lines) > pictures.MOST_OPERATIONS

    @property
    def unmatched(self) -> int:
        """Instructions whose line is not in the source."""
        if self.source is None:
            return 0
        lines = set(self.source.lines)
        return sum(issue.source not in lines for row in self.loop.rows for issue in row)

    @property
    def verdict(self) -> str:
        """Why a smaller interval is impossible, or how far that is known."""
        return verdict.of_one_less(self.loop)


@dataclass(frozen=True)
class Elsewhere:
    """Loops whose schedule is shown with another routine."""

    names: list[str]
    shown: Picture


@dataclass(frozen=True)
class KernelPage:
    """One routine with its costs on each machine and its loops."""

    kernel: Kernel
    results: list[dict[str, Any]]
    costs: list[cost.Cost]
    pictures: list[Picture]
    elsewhere: list[Elsewhere]
    parts: list[schedules.Part]  # of a routine without a pipelined loop
    callees: list[str]  # other routines on the page that its file calls
    note: str

    @property
    def key(self) -> str:
        return self.kernel.symbol

    @property
    def short(self) -> str:
        """The symbol without cipher and instruction set, which the heading above the index says."""
        return self.key.split("_", 1)[-1].removesuffix(f"_{self.kernel.isa}")

    @property
    def by_machine(self) -> list[dict[str, Any]]:
        """One result for each machine, because a key schedule is measured for each mode that takes it."""
        return list({result["device"]: result for result in reversed(self.results)}.values())[::-1]


def load_bench(path: Path) -> dict[str, Any]:
    """bench.json; raises InputError naming the file."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(path, f"{error.strerror}: run `broadside bench` first") from error
    except ValueError as error:
        raise InputError(path, f"not JSON: {error}") from error
    if not isinstance(document, dict) or not isinstance(document.get("results"), list):
        raise InputError(path, "not the output of `broadside bench`: no results")
    cause = fault(document["results"])
    if cause is not None:
        raise InputError(path, f"not the output of this `broadside bench`: {cause}")
    try:
        _comparisons(document)
    except (KeyError, TypeError) as error:
        raise InputError(
            path, f"not the output of `broadside bench`: comparisons: {error}"
        ) from error
    return document


def step_count(root: Path) -> int:
    """How often `render` reports a step."""
    return len(_shown(manifest.load(root))) + 1


def _shown(kernels: manifest.Manifest) -> list[Kernel]:
    return [
        kernel
        for kernel in kernels.kernels
        if kernels.has(kernel.assembly) and kernel.mode not in ("tdm_deal", "tdm_merge")
    ]


def render(
    root: Path,
    bench: dict[str, Any],
    progress: Callable[[str], None],
    hosts: HostResults | None = None,
) -> str:
    """The whole HTML document; `hosts` are the results of the bench of hosts."""
    kernels = manifest.load(root)
    figures = published.load(root / "data" / "published.toml")
    bounds = load_bounds(root / "data" / "bounds.toml")
    chosen = _best(bench["results"])
    album = _Album()
    pages = [
        _kernel_page(root, kernels, kernel, bench["results"], album, progress)
        for kernel in _shown(kernels)
    ]
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("broadside.report"),
        autoescape=jinja2.select_autoescape(["j2", "html"]),
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.globals["cell"] = comparison.text
    environment.filters["count"] = lambda number: f"{number:,.0f}"
    progress("writing the page")
    return environment.get_template("report.html.j2").render(
        version=__version__,
        speed=bench["simulator_cycles_per_second"],
        headlines=_headlines(chosen),
        tables=_tables(chosen),
        comparisons=_comparisons(bench),
        charts=[
            *plots.charts_of(_tables(chosen), bounds, _PAPERS),
            *plots.memory_charts(_comparisons(bench)),
            *_host_charts(root, hosts),
        ],
        bounds=bounds,
        routines=_routines(chosen, figures),
        pages=[page for page in pages if page.results or page.pictures],
        units=schedules.UNITS,
        paths=schedules.PATHS,
        paper_names=_PAPERS,
    )


def _host_charts(root: Path, hosts: HostResults | None) -> list[dict[str, str]]:
    if hosts is None:
        return []
    return host_charts.charts_of(hosts, host_peers.load(root / "data" / "peers.toml"))


def _comparisons(bench: dict[str, Any]) -> list[comparison.Comparison]:
    return [comparison.Comparison.from_json(entry) for entry in bench.get("comparisons", [])]


def _best(results: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The fastest kernel of each cell, as in the tables of the bench."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for result in results:
        if result["method"] == IN_C:
            continue
        names = ("cipher", "key_bits", "direction", "device", "mode", "unit")
        key = tuple(str(result[name]) for name in names)
        if key not in found or result["cycles"] < found[key]["cycles"]:
            found[key] = result
    return list(found.values())


def _headlines(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for paper in _PAPERS:
        ratios = [r["ratio"] for r in results if r["paper"] and r["paper"]["key"] == paper]
        if ratios:
            found.append(
                {
                    "paper": paper,
                    "beaten": sum(ratio >= 1 for ratio in ratios),
                    "cells": len(ratios),
                    "median": median(ratios),
                }
            )
    return found


def _tables(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    cells = sorted({_cell(r)[1] for r in results if r["paper"]})
    for paper in _PAPERS:
        for cell in cells:
            rows = [r for r in results if r["paper"] and _cell(r) == (paper, cell)]
            if rows:
                rows.sort(key=_order)
                machines = sorted({row["device"] for row in rows})
                found.append({"paper": paper, "cell": cell, "rows": rows, "machines": machines})
    return found


def _cell(result: dict[str, Any]) -> tuple[str, str]:
    return result["paper"]["key"], result["paper"]["cell"]


def _order(result: dict[str, Any]) -> tuple[Any, ...]:
    """The sections in order: DES, triple-DES, then by mode and direction; key schedules last."""
    return (
        result["direction"] == "key_schedule",
        CIPHERS.index(result["cipher"]),
        MODES.index(result["mode"]),
        DIRECTIONS.index(result["direction"]),
    )


def _routines(results: list[dict[str, Any]], figures: published.Published) -> list[dict[str, Any]]:
    """Core and block routines, with the paper's figure for its C6211 beside ours on flat memory."""
    paper = {
        (cell.cipher, cell.mode): cell.cycles for cell in figures.cells if cell.device == "c6211"
    }
    return [
        {**result, "elsewhere": paper.get((result["cipher"], result["mode"]))}
        for result in sorted(results, key=_order)
        if result["mode"] in _ROUTINE_MODES
        and result["direction"] != "key_schedule"
        and not result["paper"]
        and result["device"].endswith("-flat")
    ]


def _kernel_page(
    root: Path,
    kernels: manifest.Manifest,
    kernel: Kernel,
    results: list[dict[str, Any]],
    album: _Album,
    progress: Callable[[str], None],
) -> KernelPage:
    progress(kernel.symbol)
    own = [r for r in results if (r["symbol"], r["variant"]) == (kernel.symbol, kernel.method)]
    machines = sorted({r["device"] for r in own})
    costs = []
    if kernel.mode in cost.MODES and own:
        costs = [cost.measure(kernels, kernel, machine) for machine in machines]
    check_records(kernels, kernel.assembly)
    shown, elsewhere = album.take(kernel)
    no_loop = not shown and not elsewhere and kernel.source.endswith(".sa")
    parts = schedules.straight(kernel.assembly, kernel.symbol) if no_loop else []
    callees = _callees(kernels.text(kernel.assembly), {other.symbol for other in _shown(kernels)})
    return KernelPage(kernel, own, costs, shown, elsewhere, parts, callees, _note(kernels, kernel))


def _callees(assembly: str, symbols: set[str]) -> list[str]:
    lines = _REFERENCES.findall(assembly)
    named = [name.strip() for line in lines for name in line.split(",")]
    return [name for name in dict.fromkeys(named) if name in symbols]


@cache
def _loops(path: Path) -> list[schedules.LoopSchedule]:
    return schedules.read(path)


class _Album:
    """The pictures of the page, with each schedule once even if several loops and routines share it."""

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], Picture] = {}

    def take(self, kernel: Kernel) -> tuple[list[Picture], list[Elsewhere]]:
        """Pictures of the kernel's loops, including loops of no procedure, and links to shared ones."""
        groups: dict[tuple[object, ...], list[schedules.LoopSchedule]] = {}
        for loop in _loops(kernel.assembly) if kernel.template is None else ():
            if loop.procedure in (kernel.symbol, ""):
                record = [
                    loop.record.get(key) for key in ("res_mii", "rec_mii", "optimal", "stages")
                ]
                groups.setdefault((kernel.isa, loop.shape, *record), []).append(loop)
        shown, elsewhere = [], []
        for key, loops in groups.items():
            names = [loop.name for loop in loops]
            if key in self._made:
                elsewhere.append(Elsewhere(names, self._made[key]))
            else:
                self._made[key] = _picture(kernel, loops[0], names, f"l{len(self._made)}")
                shown.append(self._made[key])
        return shown, elsewhere


def _picture(kernel: Kernel, loop: schedules.LoopSchedule, names: list[str], short: str) -> Picture:
    table = instruction_table(kernel.isa)
    path = kernel.room / kernel.source
    source = sources.find(loop, path, kernel.isa)
    live = [
        {side: [register for register in row if register[0] == side] for side in "AB"}
        for row in liveness.live_registers(loop, table)
    ]
    return Picture(
        loop=source.schedule if source else loop,
        key=f"{kernel.symbol}-{loop.name}",
        short=short,
        source=source,
        live=live,
        names=names,
        graph=pictures.dependence_graph(loop, source, short) if source else "",
        per_side=table.registers_per_side,
    )


def _note(kernels: manifest.Manifest, kernel: Kernel) -> str:
    """The comment at the top of the source, which says what the routine does and requires."""
    path = kernel.room / kernel.source
    lines = kernels.text(path).splitlines() if kernels.has(path) else []
    found = []
    for line in lines:
        if not line.startswith(";") or line.startswith((";@", "; broadside")):
            break
        found.append(line[1:].removeprefix(" "))
    return "\n".join(found)
