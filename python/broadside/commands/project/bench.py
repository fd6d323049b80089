"""`broadside bench` measures every published cell on the simulator and compares it with the paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import click

from broadside.bench.comparisons import bounds, caches, interrupts, routines, sharing, timing
from broadside.bench.comparisons.papers import finalists, in_c, spra702
from broadside.bench.kernels import compiler, footprint, loops, manifest, program
from broadside.bench.kernels.kernel import MEASURED_MODES, Kernel
from broadside.bench.measure import chain, compiled, key_schedule, speed
from broadside.bench.measure import cycles as measure
from broadside.bench.placements import surveys, table
from broadside.bench.print import document, markdown, summary, tables
from broadside.bench.results import published, record, results
from broadside.bench.results.comparison import Comparison
from broadside.facts import registry
from broadside.input.files import check_target
from broadside.input.names import did_you_mean
from broadside.places import checkout
from broadside.terminal import output

Measure = Callable[[str, int], list[measure.Measurement]]
"""Measures on a machine with a seed. Returns the figures."""
Job = tuple[Kernel, Measure]
Begin = Callable[[str], None]
"""Called with the name of each step when the step begins."""


@click.command("bench", short_help="Measure the kernels; compare with the papers' figures.")
@click.option(
    "--json",
    "json_path",
    type=click.Path(path_type=Path, allow_dash=True),
    is_flag=False,
    flag_value="-",
    metavar="[PATH]",
    help="Write the data to PATH; without a path print one JSON document and nothing else.",
)
@click.option("--only", default="", help="Measure only kernels whose symbol contains this text.")
@click.option(
    "--update",
    "markdown_paths",
    multiple=True,
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Rewrite the tables between the marks of this Markdown file. You may repeat this option.",
)
@click.option("--seed", default=1, show_default=True, help="Seed of the random keys and data.")
@click.option("--all", "every", is_flag=True, help="Print every table instead of a summary.")
@click.option("--fresh", is_flag=True, help="Measure again even if nothing has changed.")
@click.option(
    "--placements",
    type=click.Choice((surveys.NONE, surveys.SOME, surveys.ALL)),
    default=surveys.SOME,
    show_default=True,
    help="Places of the arguments in memory to measure: only the place of the quoted figure (none), a sample "
    "of other places too (some), or all that differ (all).",
)
def command(
    json_path: Path | None,
    only: str,
    markdown_paths: tuple[Path, ...],
    seed: int,
    every: bool,
    fresh: bool,
    placements: str,
) -> None:
    """Measure every published cycle count on the simulator, check every output, compare with the papers.

    The command prints a summary, or every table with --all or --only. It writes build/bench.json, which
    `broadside report` shows; with --only it writes only what --json asks for. If nothing has changed that
    the figures depend on, it shows the figures of the last run. The exit status is 1 if a kernel's output is
    wrong.

    \b
    broadside bench
    broadside bench --all
    broadside bench --only cbc3
    broadside bench --only des_block --json one.json
    """
    if json_path not in (None, Path("-")):
        check_target(json_path)
    for markdown_path in markdown_paths:
        markdown.check(markdown_path)
    root = checkout.root()
    figures = published.load(root / "data" / "published.toml")
    chosen = _chosen(root, only)
    measured = partial(_figures, chosen, figures, seed, placements)
    known = (
        measured()
        if only
        else _known_or_measured(record.digest(root, seed, placements), fresh, measured)
    )
    printed = json_path == Path("-")
    content = document.document(known.results, known.cycles_per_second, known.comparisons)
    if printed:
        output.echo_json(content)
    else:
        _show(known, figures, every=every or bool(only))
    for line in _missing(chosen.waiting):
        output.print_line(line, err=printed)
    path = json_path or (None if only else checkout.build() / "bench.json")
    if path is not None and not printed:
        document.write(path, content)
        click.echo(f"Written: {path}")
    for markdown_path in markdown_paths:
        markdown.update(markdown_path, known.results, known.comparisons)


@dataclass(frozen=True)
class _Chosen:
    """What is to be measured: the kernels of `kernels` whose symbols contain `only`, and C functions.

    `waiting`: chosen kernels that are not scheduled yet. They are not measured.
    """

    root: Path
    kernels: manifest.Manifest
    only: str
    scheduled: list[Kernel]
    waiting: list[Kernel]
    functions: list[Kernel]

    @property
    def jobs(self) -> list[Job]:
        return [
            *(
                (kernel, partial(measure.measure, self.kernels, kernel))
                for kernel in self.scheduled
            ),
            *((kernel, partial(compiled.measure, self.root, kernel)) for kernel in self.functions),
        ]


def _chosen(root: Path, only: str) -> _Chosen:
    """Raises UsageError if there is nothing whose symbol contains `only`."""
    kernels = manifest.load(root)
    wanted = [
        k for k in kernels.kernels if k.mode in MEASURED_MODES and registry.contains(k.symbol, only)
    ]
    waiting = [kernel for kernel in wanted if not program.is_scheduled(kernels, kernel)]
    scheduled = [kernel for kernel in wanted if kernel not in waiting]
    functions = [] if compiled.missing() else compiled.kernels(root, only)
    if not wanted and not functions:
        hint = did_you_mean(only, [*registry.meanings(), *(k.symbol for k in kernels.kernels)])
        raise click.UsageError(f"no kernel's symbol contains {only!r}{hint}")
    return _Chosen(root, kernels, only, scheduled, waiting, functions)


def _figures(
    chosen: _Chosen, figures: published.Published, seed: int, placements: str
) -> record.Figures:
    """Measures all that is chosen, and compares it with the published figures."""
    kernels = chosen.kernels
    with output.steps(_step_count(chosen, placements)) as begin:
        begin("what scheduled files say of their loops")
        _check_records(kernels, chosen.scheduled)
        found = results.with_papers(_measure(chosen.jobs, seed, begin), figures)
        found = surveys.with_placements(chosen.root, found, seed, placements, begin)
        begin("key schedules")
        schedules = surveys.of_key_schedules(
            chosen.root,
            key_schedule.figures(kernels, compiled.MACHINES, chosen.only, seed),
            seed,
            placements,
            begin,
        )
        measured = _Measured(figures, found, schedules, seed)
        comparisons = _compare(chosen, measured, begin)
        begin("the simulator itself")
        return record.Figures(found, speed.simulated_cycles_per_second(kernels), comparisons)


def _show(known: record.Figures, figures: published.Published, *, every: bool) -> None:
    """Prints every table, or a summary."""
    console = output.console()
    if every:
        tables.render(console, known.results, figures, known.cycles_per_second, known.comparisons)
    else:
        summary.render(console, known.results, known.cycles_per_second)


def _known_or_measured(
    rests_on: str, fresh: bool, measured: Callable[[], record.Figures]
) -> record.Figures:
    """The recorded results if nothing on which they depend has changed. Else measures and records them."""
    path = checkout.cache() / "bench.record"
    known = None if fresh else record.load(path, rests_on)
    if known is not None:
        click.echo(
            "Nothing has changed since the last run; these are its figures (--fresh measures again).",
            err=True,
        )
        return known
    known = measured()
    record.save(path, rests_on, known)
    return known


def _check_records(kernels: manifest.Manifest, chosen: list[Kernel]) -> None:
    """Raises InputError if a file to be measured has a false record of a loop."""
    wanted = {
        part.path
        for kernel in chosen
        for routine in (kernel, *kernels.schedule_chain(kernel))
        for part in program.objects(kernels, routine)
    }
    for path in sorted(wanted):
        loops.check_records(kernels, path)


def _missing(waiting: list[Kernel]) -> list[str]:
    """Lines that say which figures were not measured, and why."""
    lines = [
        f"{kernel.symbol} is not measured: not scheduled yet (`make kernels`)."
        for kernel in waiting
    ]
    if compiled.missing():
        lines.append(f"Method `{compiled.METHOD}` is not measured: {compiled.missing()}.")
    return lines


def _step_count(chosen: _Chosen, placements: str) -> int:
    """The number of steps: one for each kernel, each machine with caches, each range; and five more."""
    kernels = chosen.kernels
    measured = [
        (kernel, machine) for kernel in chosen.scheduled for machine in compiled.machines_of(kernel)
    ]
    with_caches = sum(machine in caches.MACHINES for _, machine in measured)
    schedules = [
        (kernel, machine)
        for kernel in key_schedule.routines(kernels, chosen.only)
        for machine in compiled.MACHINES[kernel.isa]
    ]
    chains = [(kernel, m) for kernel, m in measured if kernels.schedule_chain(kernel)]
    placed = sum(surveys.limit(m, placements) > 0 for _, m in [*measured, *chains, *schedules])
    return len(chosen.jobs) + with_caches + placed + 5


def _measure(jobs: list[Job], seed: int, begin: Begin) -> list[results.Result]:
    found: list[results.Result] = []
    for kernel, measure_on in jobs:
        begin(kernel.symbol)
        by_machine = {
            machine: measure_on(machine, seed) for machine in compiled.machines_of(kernel)
        }
        found.extend(results.build(kernel, by_machine))
    return found


@dataclass(frozen=True)
class _Measured:
    """The published figures, and the kernels and key schedules measured with a seed."""

    figures: published.Published
    found: list[results.Result]
    schedules: list[measure.Measurement]
    seed: int


def _compare(chosen: _Chosen, measured: _Measured, begin: Begin) -> list[Comparison]:
    """The comparisons that have rows."""
    kernels, seed = chosen.kernels, measured.seed
    found, schedules = measured.found, measured.schedules
    probes = finalists.Probes(
        footprint=partial(footprint.footprint, kernels),
        longest_chain=lambda kernel, machine: chain.longest_chain(kernels, kernel, machine, seed),
    )
    missing = compiled.missing()
    lower = bounds.load_bounds(chosen.root / "data" / "bounds.toml")
    cold_and_warm = caches.comparison(kernels, found, seed, begin)
    begin("caches shared with other code")
    shared = sharing.comparisons(kernels, sharing.methods(chosen.scheduled), seed)
    begin("the papers beyond cycles")
    comparisons = [
        *spra702.comparisons(found, measured.figures, probes.footprint),
        *finalists.comparisons(found, measured.figures, probes, missing),
        bounds.distances(results.best(results.in_order(found)), lower),
        *in_c.comparisons(
            found, schedules, missing, compiler.version() if missing is None else "GCC"
        ),
        table.comparison(schedules),
        cold_and_warm,
        *shared,
        *routines.comparisons(found, schedules),
        interrupts.comparison(found, schedules),
        timing.comparison(found, schedules),
    ]
    return [comparison for comparison in comparisons if comparison.rows]
