"""The papers' tables with our figures, for a terminal or a pipe."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from broadside.bench.kernels.loops import LoopRecord
from broadside.bench.results.comparison import TEXT, Comparison, text
from broadside.bench.results.published import Published
from broadside.bench.results.results import Result, best, headline, in_order
from broadside.facts import machines, registry
from broadside.terminal.output import print_table

ROUTINES = {
    ("des", "core"): "des core",
    ("des", "core3"): "des core3",
    ("des", "block"): "des block",
    ("des", "block3"): "des block3",
    ("3des", "block"): "3des block",
    ("3des", "block3"): "3des block3",
}
WORDS = ("mode", "routine", "loop", "direction", "of", "method")
"""Columns of text, which may be broken between words. All other columns have figures."""
ESSENTIAL = (
    "mode",
    "routine",
    "loop",
    "direction",
    "ours",
    "paper",
    "ratio",
    "cycles",
    "II",
    "paper II",
)
"""Columns that stay even on the narrowest terminal."""
LOOPS_OF = tuple(machines.of_papers().values())
"""One machine for each ISA. Every kernel is measured on one of them."""
FINALIST_MODES = ("single", "multi")
"""Modes of the AES finalists: one block, and many independent blocks."""
CHAINED = ("cbc", "cfb", "ofb", "ctr", "cbc3")
"""Modes of operation in which the finalists are measured."""
DES = tuple(name for name, entry in registry.ciphers().items() if entry.is_des)
DES_MODES = ("core", "core3", "block", "block3", "ecb", "cbc", "cbc3")
FIGURES = {"des core, 1 block": "core", "des core, 3 blocks": "core3"}
DIRECTIONS = {"encrypt": "encrypt", "decrypt": "decrypt", "key_schedule": "key schedule, one key"}


def render(
    console: Console,
    results: list[Result],
    published: Published,
    speed: float,
    comparisons: list[Comparison],
) -> None:
    """Prints every table, the loops, the comparisons, and a line with the totals."""
    results = in_order(results)
    chosen = best(results)
    of_spra702 = [result for result in chosen if result.kernel.cipher in DES]
    others = [result for result in chosen if result.kernel.cipher not in DES]
    parts = [
        _modes("Table 6: cycles for 1024 bytes on the C6201", of_spra702, "c6201"),
        _modes("Table 4: cycles for 1024 bytes on the C6211, caches cold", of_spra702, "c6211"),
        _modes("Table 8: cycles for 1024 bytes, flat memory", of_spra702, "c62x-flat"),
        _routines(chosen, published),
        _modes(
            "Wollinger et al., Table 1: cycles for one block on the C6201",
            chosen,
            "c6201",
            FINALIST_MODES,
        ),
        _modes(
            "Wollinger et al., Table 3; Chung and Elam, Table 1: cycles for one block, C64x, flat memory",
            chosen,
            "c64x-flat",
            FINALIST_MODES,
        ),
        _modes("One block on the C6416, caches cold", chosen, "c6416", FINALIST_MODES),
        _modes(
            "DES and triple-DES on the C64x, flat memory: one or three blocks, or 1024 bytes",
            of_spra702,
            "c64x-flat",
            DES_MODES,
        ),
        _modes(
            "The same on the C6416: caches cold, for core and block routines warm",
            of_spra702,
            "c6416",
            DES_MODES,
        ),
        *(
            _modes(
                f"Modes of the AES finalists: cycles for 1024 bytes, {name}",
                others,
                machine,
                CHAINED,
            )
            for name, machine in (("C6201", "c6201"), ("C64x, flat memory", "c64x-flat"))
        ),
        _loops(chosen, published),
        _alternatives(results, chosen),
    ]
    for part in parts:
        print_table(console, part, ESSENTIAL)
    for comparison in comparisons:
        _print_comparison(console, comparison)
    if results:
        console.print(_summary(results, speed))
        console.print()


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD)
    for column in columns:
        words = column in WORDS
        table.add_column(column, justify="left" if words else "right")
    return table


def _modes(
    title: str, chosen: list[Result], machine: str, modes: tuple[str, ...] = ("ecb", "cbc", "cbc3")
) -> Table:
    table = _table(
        title,
        *("mode", "direction", "method", "ours", "paper", "ratio", "placements", "stalls"),
        *("efficiency", "program", "data", "stack"),
    )
    for result in chosen:
        if result.measurement.machine == machine and result.mode in modes:
            table.add_row(
                *(result.name, DIRECTIONS[result.direction]),
                *(result.kernel.method, _count(result.cycles)),
                *(_count(result.paper.cycles) if result.paper else "", _ratio(result)),
                str(result.measurement.placements or ""),
                *(_count(sum(result.measurement.stalls.values())), f"{result.efficiency:.0%}"),
                *_sizes(result),
            )
    return table


def _routines(chosen: list[Result], published: Published) -> Table:
    table = _table(
        "Table 3: core and block routines, one call on the C6211, caches warm",
        *("routine", "direction", "method", "ours", "paper", "ratio", "flat", "stack", "program"),
        *("paper program",),
    )
    for result in chosen:
        key = (result.kernel.cipher, result.mode)
        if result.measurement.machine == "c6211" and key in ROUTINES:
            if result.direction == "key_schedule":
                continue
            paper_bytes = published.routine_bytes.get(ROUTINES[key])
            table.add_row(
                *(ROUTINES[key], DIRECTIONS[result.direction], result.kernel.method),
                *(_count(result.cycles), _count(result.paper.cycles) if result.paper else ""),
                *(_ratio(result), _count(result.flat_cycles)),
                *(str(result.measurement.stack_bytes), _count(result.measurement.program_bytes)),
                _count(paper_bytes or 0),
            )
    return table


def _loops(chosen: list[Result], published: Published) -> Table:
    table = _table(
        "Figures 4 and 6: the loops (II: cycles between iterations, which overlap where they are pipelined)",
        *(
            "loop",
            "of",
            "II",
            "resource bound",
            "recurrence bound",
            "optimal",
            "at least",
            "tried, s",
        ),
        "paper II",
        "paper bounds",
    )
    figures = {FIGURES[loop.kernel]: loop for loop in published.loops}
    seen: set[tuple[str, LoopRecord]] = set()
    for result in chosen:
        kernel = result.kernel
        if result.direction == "key_schedule" or result.measurement.machine not in LOOPS_OF:
            continue
        if kernel.cipher not in DES and kernel.source.endswith(".asm"):
            continue  # its loops are those of the routines that it calls
        for loop in result.measurement.loops:
            if (kernel.source, loop) in seen:
                continue
            seen.add((kernel.source, loop))
            figure = figures.get(result.mode)
            table.add_row(
                *(loop.name, loop.procedure or kernel.source),
                *(str(loop.ii), str(loop.res_mii), str(loop.rec_mii)),
                {True: "proved", False: "no", None: "open"}[loop.optimal],
                *(str(loop.least), f"{loop.seconds:.0f}" if loop.seconds else ""),
                *(
                    (
                        str(figure.initiation_interval),
                        f"{figure.resource_bound_partitioned} / {figure.recurrence_bound}",
                    )
                    if figure
                    else ("", "")
                ),
            )
    return table


def _alternatives(results: list[Result], chosen: list[Result]) -> Table:
    table = _table(
        "Other methods, cycles for 1024 bytes on the C6201",
        *("mode", "direction", "method", "cycles", "constant time"),
    )
    for result in results:
        other = result not in chosen and result.unit == "1024B"
        if other and result.measurement.machine == "c6201":
            table.add_row(
                *(f"{result.kernel.cipher} {result.mode}", DIRECTIONS[result.direction]),
                *(result.kernel.method, _count(result.cycles)),
                "yes" if result.kernel.constant_time else "no",
            )
    return table


def _print_comparison(console: Console, comparison: Comparison) -> None:
    table = Table(title=comparison.title, box=box.SIMPLE_HEAD)
    for column in comparison.columns:
        words = column.kind == TEXT
        table.add_column(column.label, justify="left" if words else "right")
    for row in comparison.rows:
        table.add_row(*(text(column, row) for column in comparison.columns))
    figures = [column.label for column in comparison.columns if column.kind != TEXT]
    one, two = (column.label for column in comparison.columns[:2])
    print_table(console, table, (one, *figures[:1], two, *figures[1:2]), comparison.notes)


def _summary(results: list[Result], speed: float) -> Text:
    beaten, measured, middle = headline(results)
    cells = (
        f"{beaten} of {measured} published cells beaten, median ratio {middle:.2f}"
        if measured
        else "No published cell is among these kernels"
    )
    return Text(
        f"{cells}; every output verified against the C library. "
        f"Simulator: {speed / 1e6:.1f} million cycles per second.",
        style="bold",
    )


def _sizes(result: Result) -> tuple[str, str, str]:
    measurement = result.measurement
    return (
        _count(measurement.program_bytes),
        _count(measurement.data_bytes),
        str(measurement.stack_bytes),
    )


def _count(number: float) -> str:
    return f"{number:,.0f}"


def _ratio(result: Result) -> Text:
    if result.ratio is None:
        return Text("")
    return Text(f"{result.ratio:.2f}", style="green" if result.ratio >= 1 else "red")
