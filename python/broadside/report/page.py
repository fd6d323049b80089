"""Renders the report: a first page, a page of all figures, one of hosts, and one for each kernel."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup, escape

from broadside import __version__, explorer
from broadside.bench.comparisons.bounds import load_bounds
from broadside.bench.kernels import manifest
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.loops import check_records
from broadside.bench.print.schema import fault
from broadside.bench.results import comparison, published
from broadside.errors import InputError
from broadside.facts.cpu import UNITS
from broadside.hosts import peers as host_peers
from broadside.hosts.results import Results as HostResults
from broadside.input.files import read_json
from broadside.report import collect, index
from broadside.report.charts import dots
from broadside.report.loops import schedules

STYLE, SCRIPT, HOSTS = "style.css", "script.js", "hosts.html"
COMPONENTS = ("report.js", "report.css")
"""The explorer's components, which `make explorer` builds."""
_CODE = re.compile(r"`([^`]+)`")
_SHOWN_FIRST = ("des_block", "rounds")
"""The kernel and the loop whose schedule the first page shows."""


def load_bench(path: Path, command: str | None = None) -> dict[str, Any]:
    """The contents of bench.json. Raises InputError with the file; if it is missing, `command` writes it."""
    document: dict[str, Any] = read_json(path, command)
    cause = fault(document)
    if cause is not None:
        raise InputError(path, f"not the output of this `broadside bench`: {cause}")
    return document


def components() -> Path | None:
    """The folder of the built explorer. None if it has no components; then pages have plain pictures."""
    folder = Path(explorer.__file__).parent / "page"
    return folder if all((folder / name).is_file() for name in COMPONENTS) else None


@dataclass(frozen=True)
class Contents:
    """The sources of a report's figures. `only` is a part of the name of each kernel that gets a page."""

    root: Path
    bench: dict[str, Any]
    hosts: HostResults | None = None
    hosts_file: str = ""
    """The file of `hosts`, as the page names it."""
    only: str = ""
    built: Path | None = None
    """The folder with the explorer's components, if they are built."""
    kept: frozenset[str] = frozenset()
    """Pages that stay as they are, by their path in the folder. Links lead to them too."""
    bench_file: str = "build/bench.json"
    """The file of `bench`, as the pages name it."""

    def kernels(self) -> list[Kernel]:
        """The kernels that get a page."""
        lines = collect.lines(manifest.load(self.root), self.bench["results"])
        return [line.kernel for line in lines if self.only in line.kernel.symbol]


def render(contents: Contents, progress: Callable[[str], None]) -> Iterator[tuple[str, str]]:
    """The files of the report: the path of each below the report's folder, and its text.

    `progress` is called with the name of each kernel, and once for the other pages. Raises CheckError or
    InputError before the first file if the record of a kernel's loop is wrong.
    """
    kernels = manifest.load(contents.root)
    checked = [k for k in collect.shown(kernels) if contents.only in k.symbol]
    for path in dict.fromkeys(kernel.assembly for kernel in checked):
        check_records(kernels, path)
    environment = _environment()
    chosen = contents.kernels()
    environment.globals["made"] = contents.kept | {_name(kernel) for kernel in chosen}
    environment.globals["bench_file"] = contents.bench_file
    environment.globals["has_hosts"] = contents.hosts is not None
    environment.globals["components"] = contents.built is not None
    if contents.built is not None:
        for name in COMPONENTS:
            yield name, (contents.built / name).read_text(encoding="utf-8")
    for kernel in chosen:
        progress(kernel.symbol)
        page = collect.page_of(kernels, kernel, contents.bench["results"])
        yield (
            _name(kernel),
            environment.get_template("kernel.html.j2").render(page=page, up="../"),
        )
    progress("the first page")
    yield from _pages_of_all(environment, contents, kernels)
    if contents.hosts is not None and HOSTS not in contents.kept:
        yield HOSTS, _hosts_page(environment, contents, contents.hosts)
    for name in (STYLE, SCRIPT):
        yield name, environment.loader.get_source(environment, name)[0]  # type: ignore[union-attr]


def _pages_of_all(
    environment: jinja2.Environment, contents: Contents, kernels: manifest.Manifest
) -> Iterator[tuple[str, str]]:
    """The first page and the page of figures, which show the results of all kernels."""
    chosen = index.best(contents.bench["results"])
    bounds = load_bounds(contents.root / "data" / "bounds.toml")
    tables = index.tables(chosen, bounds)
    figures = published.load(contents.root / "data" / "published.toml")
    yield (
        "index.html",
        environment.get_template("index.html.j2").render(
            up="",
            whole=index.whole(chosen),
            headlines=index.headlines(chosen),
            tables=tables,
            lines=collect.lines(kernels, contents.bench["results"]),
            first=_first(kernels),
            hero=Markup(dots.chart(index.dots_of(tables))) if tables else "",
            hosts=contents.hosts is not None,
        ),
    )
    yield (
        "figures.html",
        environment.get_template("figures.html.j2").render(
            up="",
            speed=contents.bench["simulator_cycles_per_second"],
            tables=tables,
            comparisons=_comparisons(contents.bench),
            bounds=bounds,
            routines=index.routines(chosen, figures),
        ),
    )


def _hosts_page(environment: jinja2.Environment, contents: Contents, results: HostResults) -> str:
    from broadside.report.charts import hosts as charts  # Matplotlib takes a second

    peers = host_peers.load(contents.root / "data" / "peers.toml")
    return environment.get_template("hosts.html.j2").render(
        up="",
        charts=charts.charts_of(results, peers),
        results=results,
        file=contents.hosts_file,
        versions=charts.versions(results, peers),
    )


def _name(kernel: Kernel) -> str:
    return f"kernels/{kernel.symbol}.html"


def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("broadside.report"),
        autoescape=jinja2.select_autoescape(["j2", "html"]),
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.globals |= {
        "version": __version__,
        "cell": comparison.text,
        "units": UNITS,
        "paths": schedules.PATHS,
        "paper_names": index.PAPERS,
        "machine": index.machine_title,
    }
    environment.filters["count"] = lambda number: f"{number:,.0f}"
    environment.filters["mean"] = mean
    environment.filters["prose"] = prose
    environment.filters["json"] = as_json
    return environment


def as_json(content: object) -> Markup:
    """JSON that may stand in a script element."""
    return Markup(json.dumps(content, separators=(",", ":")).replace("<", "\\u003c"))


def prose(text: str) -> Markup:
    """Escaped text. Text between backticks becomes `<code>`."""
    return Markup(_CODE.sub(r"<code>\1</code>", str(escape(text))))


def mean(number: float) -> str:
    """A whole number, or a mean with one decimal."""
    return f"{number:,.0f}" if number == int(number) else f"{number:,.1f}"


def _first(kernels: manifest.Manifest) -> schedules.LoopSchedule:
    symbol, name = _SHOWN_FIRST
    loops = schedules.read(kernels.by_symbol(symbol).assembly)
    return next(loop for loop in loops if (loop.procedure, loop.name) == (symbol, name))


def _comparisons(bench: dict[str, Any]) -> list[comparison.Comparison]:
    return [comparison.Comparison.from_json(entry) for entry in bench.get("comparisons", [])]
