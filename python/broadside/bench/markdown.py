"""Results and comparisons as Markdown tables, between marks in files that are kept true by a test."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from broadside.bench.comparison import TEXT, Comparison, text
from broadside.bench.results import Result, best, headline, in_order
from broadside.errors import InputError

BEGIN = "<!-- results:begin -->"
END = "<!-- results:end -->"
HEAD = (
    "| mode | direction | method | Broadside | paper | ratio |",
    "|---|---|---|---:|---:|---:|",
)
TABLES = (
    (
        "preissig2000",
        "c6201",
        "SPRA702, Table 6: cycles for 1024 bytes (`cbc3`: 1024 bytes in each of three channels); C6201.",
    ),
    (
        "preissig2000",
        "c6211",
        "SPRA702, Tables 3 and 4: the same on the C6211 with its caches. Modes and key schedules begin with\n"
        "cold caches; core and block routines, which a mode calls again and again, with warm ones.",
    ),
    (
        "wollinger2000",
        "c6201",
        "Wollinger et al., Table 1: cycles for one block of 128 bits under a key of 128 bits, C6201: a\n"
        "single block with its call (`single`), or one of 64 independent blocks (`multi`).",
    ),
    (
        "wollinger2000",
        "c64x-flat",
        "Wollinger et al., Table 3: the same on the C64x, flat memory.",
    ),
    (
        "chung_elam",
        "c64x-flat",
        "Chung and Elam, Table 1: one block, C64x, flat memory; the paper's figure is its fastest method's.",
    ),
)
"""Paper (a key of data/published.toml), machine, and the lines above the table of its cells."""


def table(results: list[Result]) -> str:
    """Each paper's cells, the best method of each, and one line that sums up."""
    beaten, measured, middle = headline(results)
    parts = [
        f"**{beaten} of {measured} published cells beaten, median ratio {middle:.2f}.** Cycles on the",
        "simulated devices, memory banks and caches on unless a table says so, every output checked.",
    ]
    for paper, machine, introduction in TABLES:
        chosen = [result for result in best(in_order(results)) if _is_of(result, paper, machine)]
        if chosen:
            parts += ["", introduction, "", *HEAD, *map(_row, chosen)]
    return "\n".join(parts)


def _is_of(result: Result, paper: str, machine: str) -> bool:
    cell = result.paper
    return cell is not None and cell.paper == paper and result.measurement.machine == machine


def _row(result: Result) -> str:
    paper = f"{result.paper.cycles:,}" if result.paper else ""
    return (
        f"| {result.name} | {result.direction.replace('_', ' ')} "
        f"| {result.kernel.method} | {result.cycles:,.0f} | {paper} | {result.ratio:.2f} |"
    )


def comparison_table(comparison: Comparison) -> Iterator[str]:
    """The lines of a comparison's table and its notes, without its title."""
    columns = comparison.columns
    yield "| " + " | ".join(column.label for column in columns) + " |"
    yield "|" + "|".join("---" if column.kind == TEXT else "---:" for column in columns) + "|"
    for row in comparison.rows:
        yield "| " + " | ".join(text(column, row) for column in columns) + " |"
    for note in comparison.notes:
        yield from ("", note)


def replace(document: str, content: str, path: Path) -> str:
    """`document` with `content` between the marks; raises InputError where they are missing."""
    head, begin, rest = document.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise InputError(path, f"no {BEGIN} ... {END}")
    return f"{head}{BEGIN}\n\n{content}\n\n{END}{tail}"


_COMPARISON = re.compile(
    r"<!-- comparison (?P<key>\w+):begin -->.*?<!-- comparison (?P=key):end -->", re.DOTALL
)


def replace_comparisons(document: str, comparisons: Sequence[Comparison], path: Path) -> str:
    """`document` with each comparison between its marks; one not measured in whole stays as it stands.

    Raises InputError where there are no such marks.
    """
    found = {comparison.key: comparison for comparison in comparisons if not comparison.partial}

    def fill(match: re.Match[str]) -> str:
        key = match["key"]
        if key not in found:
            return match[0]
        content = "\n".join(comparison_table(found[key]))
        return f"<!-- comparison {key}:begin -->\n\n{content}\n\n<!-- comparison {key}:end -->"

    filled, count = _COMPARISON.subn(fill, document)
    if not count:
        raise InputError(path, f"no {BEGIN} ... {END}, and no <!-- comparison ...:begin -->")
    return filled


def update(path: Path, results: list[Result], comparisons: Sequence[Comparison] = ()) -> None:
    """Rewrites the table of results of a Markdown file, or its comparisons where it has none."""
    document = path.read_text(encoding="utf-8")
    if BEGIN in document:
        document = replace(document, table(results), path)
    else:
        document = replace_comparisons(document, comparisons, path)
    path.write_text(document, encoding="utf-8")
