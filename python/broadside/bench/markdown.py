"""The results as a Markdown table, between marks in a file that is kept true by a test."""

from __future__ import annotations

from pathlib import Path

from broadside.bench.results import Result, best, headline, in_order
from broadside.errors import InputError

BEGIN = "<!-- results:begin -->"
END = "<!-- results:end -->"
HEAD = (
    "| mode | direction | method | Broadside | paper | ratio |",
    "|---|---|---|---:|---:|---:|",
)
PAPERS = {
    "preissig2000": [
        "SPRA702, Table 6: cycles for 1024 bytes (`cbc3`: 1024 bytes in each of three channels).",
    ],
    "wollinger2000": [
        "Wollinger et al., Table 1: cycles for one block of 128 bits under a key of 128 bits, a single",
        "block with its call (`single`), or one of 64 independent blocks (`multi`).",
    ],
}
"""Key in data/published.toml to the lines above the paper's table."""


def table(results: list[Result]) -> str:
    """Each paper's cells on the C6201, the best method of each, and one line that sums up."""
    beaten, measured, middle = headline(results)
    parts = [
        f"**{beaten} of {measured} published cells beaten, median ratio {middle:.2f}.** Cycles on the",
        "simulated C6201, memory banks on, every output checked.",
    ]
    for paper, introduction in PAPERS.items():
        rows = [_row(result) for result in best(in_order(results)) if _is_of(result, paper)]
        if rows:
            parts += ["", *introduction, "", *HEAD, *rows]
    return "\n".join(parts)


def _is_of(result: Result, paper: str) -> bool:
    cell = result.paper
    return cell is not None and cell.paper == paper and result.measurement.machine == "c6201"


def _row(result: Result) -> str:
    paper = f"{result.paper.cycles:,}" if result.paper else ""
    return (
        f"| {result.kernel.cipher} {result.mode} | {result.direction.replace('_', ' ')} "
        f"| {result.kernel.method} | {result.cycles:,.0f} | {paper} | {result.ratio:.2f} |"
    )


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
