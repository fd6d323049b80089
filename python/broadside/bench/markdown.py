"""The results as a Markdown table, between marks in a file that is kept true by a test."""

from __future__ import annotations

from pathlib import Path

from broadside.bench.results import Result, best, headline, in_order
from broadside.errors import InputError

BEGIN = "<!-- results:begin -->"
END = "<!-- results:end -->"


def table(results: list[Result]) -> str:
    """SPRA702's modes on the C6201, the best method of each, and one line that sums up."""
    beaten, measured, middle = headline(results)
    rows = [
        f"**{beaten} of {measured} published cells beaten, median ratio {middle:.2f}.** Cycles for",
        "1024 bytes (`cbc3`: 1024 bytes in each of three channels) on the simulated C6201, memory banks",
        "on, every output checked; the paper is SPRA702, Table 6.",
        "",
        "| mode | direction | method | Broadside | paper | ratio |",
        "|---|---|---|---:|---:|---:|",
    ]
    for result in best(in_order(results)):
        if result.paper is None or result.measurement.machine != "c6201":
            continue
        rows.append(
            f"| {result.kernel.cipher} {result.mode} | {result.direction.replace('_', ' ')} "
            f"| {result.kernel.method} | {result.cycles:,.0f} | {result.paper.cycles:,} "
            f"| {result.ratio:.2f} |"
        )
    return "\n".join(rows)


def replace(text: str, content: str, path: Path) -> str:
    """`text` with `content` between the marks; raises InputError where they are missing."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise InputError(path, f"no {BEGIN} ... {END}")
    return f"{head}{BEGIN}\n\n{content}\n\n{END}{tail}"


def update(path: Path, results: list[Result]) -> None:
    """Rewrites the table of a Markdown file."""
    text = path.read_text(encoding="utf-8")
    path.write_text(replace(text, table(results), path), encoding="utf-8")
