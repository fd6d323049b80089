"""The page: what it shows, gathered from bench.json, the manifest and the scheduled kernels."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

import jinja2

from broadside import __version__, _core
from broadside.bench import comparison, cost, manifest, published
from broadside.bench.results import CIPHERS, DIRECTIONS
from broadside.errors import InputError
from broadside.isa import instruction_table
from broadside.report import charts, liveness, pictures, schedules, sources

_PAPERS = {
    "preissig2000": "SPRA702, Preissig 2000: DES and triple-DES",
    "wollinger2000": "Wollinger, Wang, Guajardo, Paar 2000: the AES finalists",
    "chung_elam": "Chung, Elam: Rijndael on the C64x",
}
_ROUTINE_MODES = ("core", "core3", "block", "block3", "single", "multi")


@dataclass(frozen=True)
class Picture:
    """One loop: its schedule, and what can be drawn of it."""

    loop: schedules.LoopSchedule
    key: str
    source: sources.LoopSource | None
    live: list[list[str]]
    names: list[str]  # of the loops that share this schedule
    graph: str
    bars: str

    @property
    def most_live(self) -> dict[str, int]:
        """Registers of each side live at once in the fullest cycle."""
        return {s: max(sum(r[0] == s for r in row) for row in self.live) for s in "AB"}

    @property
    def verdict(self) -> str:
        """Why a smaller interval is impossible, or that it is not known."""
        record = self.loop.record
        below = self.loop.interval - 1
        if record["optimal"] and self.loop.interval == self.loop.bound:
            which = "recurrence" if record["rec_mii"] >= record["res_mii"] else "resource"
            return f"{below} is impossible: the {which} bound is {self.loop.bound}."
        if record["optimal"]:
            return f"{below} is impossible: the constraint model proved it infeasible."
        tried = [a for a in record.get("attempts", []) if a["interval"] == below]
        if tried:
            last = tried[-1]
            return f"{below} is not known to be impossible: {last['result']} after {last['seconds']} s."
        return f"{below} is not known to be impossible: the bound is {self.loop.bound}."


@dataclass(frozen=True)
class KernelPage:
    """One routine with its costs on each machine and its loops."""

    kernel: manifest.Kernel
    results: list[dict[str, Any]]
    costs: list[cost.Cost]
    pictures: list[Picture]
    note: str

    @property
    def key(self) -> str:
        return self.kernel.symbol


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
    try:
        _comparisons(document)
    except (KeyError, TypeError) as error:
        raise InputError(
            path, f"not the output of `broadside bench`: comparisons: {error}"
        ) from error
    return document


def step_count(root: Path) -> int:
    """How often `render` tells of a step."""
    return len(_shown(manifest.load(root))) + 1


def _shown(kernels: manifest.Manifest) -> list[manifest.Kernel]:
    return [
        kernel
        for kernel in kernels.kernels
        if kernel.assembly.exists() and kernel.mode not in ("tdm_deal", "tdm_merge")
    ]


def render(root: Path, bench: dict[str, Any], progress: Callable[[str], None]) -> str:
    """The whole HTML document."""
    kernels = manifest.load(root)
    figures = published.load(root / "data" / "published.toml")
    bounds = _bounds(root / "data" / "bounds.toml")
    chosen = _best(bench["results"])
    pages = [
        _kernel_page(root, kernels, kernel, bench["results"], progress)
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
        charts=_charts(chosen, bounds),
        bounds=bounds,
        routines=_routines(chosen, figures),
        pages=[page for page in pages if page.results or page.pictures],
        units=schedules.UNITS,
        paths=schedules.PATHS,
        paper_names=_PAPERS,
    )


def _comparisons(bench: dict[str, Any]) -> list[comparison.Comparison]:
    return [comparison.Comparison.from_json(entry) for entry in bench.get("comparisons", [])]


def _best(results: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The fastest kernel of each cell, as the bench's tables choose it."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for result in results:
        if result["method"] == manifest.IN_C:
            continue
        names = ("cipher", "key_bits", "direction", "device", "mode", "unit")
        key = tuple(str(result[name]) for name in names)
        if key not in found or result["cycles"] < found[key]["cycles"]:
            found[key] = result
    return list(found.values())


def _headlines(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for paper in _PAPERS:
        ratios = [
            r["ratio"]
            for r in results
            if r["paper"] and r["paper"]["key"] == paper and r["direction"] != "key_schedule"
        ]
        if ratios:
            found.append(
                {
                    "paper": paper,
                    "beaten": sum(ratio > 1 for ratio in ratios),
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
                found.append({"paper": paper, "cell": cell, "rows": rows})
    return found


def _cell(result: dict[str, Any]) -> tuple[str, str]:
    return result["paper"]["key"], result["paper"]["cell"]


def _order(result: dict[str, Any]) -> tuple[Any, ...]:
    """Single before triple DES, then by mode and direction; key schedules last."""
    return (
        result["direction"] == "key_schedule",
        CIPHERS.index(result["cipher"]),
        manifest.MODES.index(result["mode"]),
        DIRECTIONS.index(result["direction"]),
    )


def _label(result: dict[str, Any]) -> str:
    what = "key schedule" if result["direction"] == "key_schedule" else result["direction"]
    return f"{result['cipher']} {result['mode']}, {what}"


@dataclass(frozen=True)
class Bound:
    """A lower bound of one formulation (data/bounds.toml); no direction: both."""

    cipher: str
    key_bits: int
    isa: str
    mode: str
    unit: str
    cycles: float
    kind: str
    why: str
    direction: str | None = None


def _bounds(path: Path) -> list[Bound]:
    """Raises InputError naming the file."""
    try:
        return [Bound(**entry) for entry in tomllib.loads(path.read_text("utf-8"))["bound"]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InputError(path, f"not a table of bounds: {error}") from error


def _bound(result: dict[str, Any], bounds: list[Bound], isa: dict[str, str]) -> float | None:
    names = ("cipher", "key_bits", "mode", "unit")
    for bound in bounds:
        same = all(getattr(bound, name) == result[name] for name in names)
        serves = bound.direction in (None, result["direction"])
        if same and serves and bound.isa == isa.get(result["device"]):
            return bound.cycles
    return None


def _charts(results: list[dict[str, Any]], bounds: list[Bound]) -> list[dict[str, str]]:
    isa = {name: tomllib.loads(_core.machine_table(name))["isa"] for name in _core.machine_names()}
    found = []
    for table in _tables(results):
        rows = [row for row in table["rows"] if row["direction"] != "key_schedule"]
        for unit in dict.fromkeys(row["unit"] for row in rows):
            groups = [
                charts.Group(
                    _label(row), row["paper"]["cycles"], row["cycles"], _bound(row, bounds, isa)
                )
                for row in rows
                if row["unit"] == unit
            ]
            title = f"{_PAPERS[table['paper']]}, {table['cell']}"
            axis = (
                f"cycles for {unit.replace('1024B', '1024 bytes (a channel)')}; shorter is faster"
            )
            found.append({"title": title, "svg": charts.bars(groups, title, axis)})
    return found


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
    kernel: manifest.Kernel,
    results: list[dict[str, Any]],
    progress: Callable[[str], None],
) -> KernelPage:
    progress(kernel.symbol)
    own = [r for r in results if r["symbol"] == kernel.symbol]
    machines = sorted({r["device"] for r in own})
    costs = []
    if kernel.mode in cost.MODES and own:
        costs = [cost.measure(kernels, kernel, machine) for machine in machines]
    return KernelPage(kernel, own, costs, _pictures(kernel), _note(root, kernel))


@cache
def _loops(path: Path) -> list[schedules.LoopSchedule]:
    return schedules.read(path)


def _pictures(kernel: manifest.Kernel) -> list[Picture]:
    """The loops of the kernel's own procedure, each schedule once."""
    groups: dict[object, list[schedules.LoopSchedule]] = {}
    for loop in _loops(kernel.assembly):
        if loop.procedure == kernel.symbol:
            groups.setdefault(loop.shape, []).append(loop)
    return [_picture(kernel, loops[0], [loop.name for loop in loops]) for loops in groups.values()]


def _picture(kernel: manifest.Kernel, loop: schedules.LoopSchedule, names: list[str]) -> Picture:
    table = instruction_table(kernel.isa)
    key = f"{kernel.symbol}-{loop.name}"
    path = kernel.room / kernel.source
    source = sources.find(loop, path, kernel.isa) if path.suffix == ".sa" else None
    live = liveness.live_registers(loop, table)
    small = source is not None and len(source.lines) <= pictures.MOST_OPERATIONS
    graph = pictures.dependence_graph(loop, source, key) if small and source else ""
    bars = pictures.live_bars(live, table.registers_per_side)
    return Picture(loop, key, source, live, names, graph, bars)


def _note(root: Path, kernel: manifest.Kernel) -> str:
    """The comment at the top of the source, which says what the routine does and demands."""
    path = kernel.room / kernel.source
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    found = []
    for line in lines:
        if not line.startswith(";") or line.startswith((";@", "; broadside")):
            break
        found.append(line[1:].removeprefix(" "))
    return "\n".join(found)
