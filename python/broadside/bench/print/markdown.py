"""Results and comparisons as Markdown tables. They stand between marks in files, and a test checks them."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from broadside.bench.kernels.kernel import IN_C
from broadside.bench.results.comparison import TEXT, Comparison, Value, quotient, text
from broadside.bench.results.results import Result, best, headline, in_order
from broadside.errors import InputError
from broadside.input.files import check_place, read_source, write_atomically

BEGIN = "<!-- results:begin -->"
END = "<!-- results:end -->"
SHORT_BEGIN = "<!-- headline:begin -->"
SHORT_END = "<!-- headline:end -->"
SHORT = (
    ("DES, CBC decryption of 1024 bytes, C6201", "c6201", "des cbc", "decrypt"),
    ("triple-DES, CBC encryption of 1024 bytes, C6201", "c6201", "3des cbc", "encrypt"),
    ("Rijndael (AES), one of many blocks, C6201", "c6201", "rijndael multi", "encrypt"),
    ("RC6, one of many blocks, C64x", "c64x-flat", "rc6 multi", "encrypt"),
    ("MARS, one block, C6201: the least gain", "c6201", "mars single", "encrypt"),
)
"""The cells of the short table: the table's name for the cell, machine, name and direction."""
HEAD = (
    "| mode | direction | method | Broadside | paper | ratio |",
    "|---|---|---|---:|---:|---:|",
)
HEAD_WITH_PLACEMENTS = (
    "| mode | direction | method | Broadside | placements | paper | ratio |",
    "|---|---|---|---:|---:|---:|---:|",
)
TABLES = (
    (
        "preissig2000",
        "c6201",
        "SPRA702, Table 6: cycles for 1024 bytes (`cbc3`: 1024 bytes in each of three channels); "
        "C6201.",
    ),
    (
        "preissig2000",
        "c6211",
        "SPRA702, Tables 3 and 4: the same on the C6211 with its caches. Modes and key schedules "
        "begin with\ncold caches; core and block routines, which a mode calls again and again, with "
        "warm ones.",
    ),
    (
        "preissig2000",
        "c62x-flat",
        "SPRA702, Table 8: the same without memory stalls; the paper's figures are from TI's "
        "simulator.",
    ),
    (
        "wollinger2000",
        "c6201",
        "Wollinger et al., Table 1: cycles for one block of 128 bits under a key of 128 bits, C6201: "
        "a\nsingle block, from entry to return (`single`), or one of 64 independent blocks (`multi`).",
    ),
    (
        "wollinger2000",
        "c64x-flat",
        "Wollinger et al., Table 3: the same on the C64x, flat memory.",
    ),
    (
        "chung_elam",
        "c64x-flat",
        "Chung and Elam, Table 1: one block, C64x, flat memory; the paper's figure is its fastest "
        "method's.",
    ),
)
"""Each paper (a key of data/published.toml) with a machine and the lines above the table of its cells."""
_WIDTH = 120  # characters of a line of prose


def table(results: list[Result], comparisons: Sequence[Comparison] = ()) -> str:
    """A line with the totals, the best method for each cell of the papers, and what the figures compare."""
    beaten, measured, middle = headline(results)
    parts = [
        f"**{beaten} of {measured} published cells beaten, median ratio {middle:.2f}.** Cycles on the",
        "simulated devices, memory banks and caches on unless a table says so, every output checked.",
    ]
    for paper, machine, introduction in TABLES:
        chosen = [result for result in best(in_order(results)) if _is_of(result, paper, machine)]
        if chosen:
            placed = any(result.measurement.placements for result in chosen)
            head = HEAD_WITH_PLACEMENTS if placed else HEAD
            rows = [_row(result, placed=placed) for result in chosen]
            parts += ["", introduction, "", *head, *rows]
    return "\n".join(
        [*parts, "", "What these figures compare:", "", *compared(results, comparisons)]
    )


def short(results: list[Result]) -> str:
    """A line with the totals, and a few cells, for readers in a hurry."""
    beaten, measured, middle = headline(results)
    chosen = {
        (r.measurement.machine, r.name, r.direction): r for r in best(in_order(results)) if r.paper
    }
    rows = []
    for label, *key in SHORT:
        result = chosen.get((key[0], key[1], key[2]))
        if result is not None and result.paper is not None:
            figures = f"{result.paper.cycles:,} | {result.cycles:,.0f} | {result.ratio:.2f}"
            rows.append(f"| {label} | {figures} |")
    return "\n".join(
        [
            f"**{beaten} of {measured} published cells beaten, median ratio {middle:.2f}.**",
            "",
            "| cycles for | paper | Broadside | ratio |",
            "|---|---:|---:|---:|",
            *rows,
        ]
    )


def compared(results: list[Result], comparisons: Sequence[Comparison]) -> Iterator[str]:
    """A list that says what the ratios compare, so that no reader overrates them."""
    cells = [r for r in best(results) if r.paper is not None]
    in_c = sum(r.paper is not None and r.paper.source == IN_C for r in cells)
    papers = {r.paper.paper for r in cells if r.paper}
    told = [text for paper, text in _OF_PAPERS.items() if paper in papers]
    told.append(
        f"The papers have {len(cells)} cells; {in_c} are compiled C, {len(cells) - in_c} are linear "
        "assembly or assembly. Ours are linear assembly. In C we lose: our library compiled by GCC "
        "takes more cycles than the papers' C compiled by TI's compiler ([the "
        "cells](../finalists.md))."
    )
    told.append(_OF_CALLS)
    for line in (*told, *_placements(results), *_growth(comparisons)):
        yield from textwrap.wrap(
            line, 110, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False
        )


_OF_PAPERS = {
    "preissig2000": "SPRA702's cells are C compiled by TI's compiler 3.01. They were measured on "
    "boards with a C6201 and a C6211; the cells of Table 8, without stalls, on TI's simulator. Ours "
    "are measured on our simulator. `bitslice` is another algorithm.",
    "chung_elam": "Chung and Elam's table has nine cells: C, tables in assembly and GMPY4 in "
    "assembly, each for three key lengths. Only three of them count here, the fastest of each key "
    "length.",
}
_OF_CALLS = (
    "Cycles count from a routine's first packet to its return. The caller's branch takes six cycles "
    "more; in its delay slots the caller can set the return address and arguments."
)


def _placements(results: list[Result]) -> Iterator[str]:
    """Where the arguments lie in memory, and how the cells change with other placements."""
    found = [(r, r.paper, r.measurement.placements) for r in best(in_order(results))]
    cells = [(r, paper, span) for r, paper, span in found if paper and span]
    if cells:
        beaten = sum(span.most <= paper.cycles for _, paper, span in cells)
        far, _, span = max(cells, key=lambda cell: cell[2].most / cell[0].cycles)
        yield (
            "A figure is for one placement of the arguments in memory: all on multiples of 8 bytes, "
            "one after the other in the memory that holds the stack (`data0` of the C6201). The "
            "column `placements` has minimum, median and maximum over other placements that the "
            "contracts allow: multiples of 4 bytes, either memory, any order, output over input. In "
            f"the worst placement that was measured, {beaten} of {len(cells)} cells are below the "
            f"paper. The cell with the greatest loss is {far.name}, {far.direction.replace('_', ' ')}, "
            f"on the {far.measurement.machine.upper()}: {span.most / far.cycles - 1:.0%} more cycles."
        )


def _growth(comparisons: Sequence[Comparison]) -> Iterator[str]:
    """The code size that the speed costs, compared with the paper that states its code size."""
    sizes = [
        (ours / theirs, ours, theirs, f"{row['cipher']}, {row['direction']}")
        for comparison in comparisons
        for row in comparison.rows
        if comparison.key == "memory"
        and isinstance(ours := row.get("program"), int)
        and isinstance(theirs := row.get("paper_program"), int)
    ]
    if sizes:
        times, ours, theirs, name = max(sizes)
        yield (
            f"The speed costs code: {min(sizes)[0]:.1f} to {times:.1f} times the bytes that Wollinger et "
            f"al. state. The most is for {name}: {ours:,} bytes, {theirs:,} in the paper."
        )


def _is_of(result: Result, paper: str, machine: str) -> bool:
    cell = result.paper
    return cell is not None and cell.paper == paper and result.measurement.machine == machine


def _row(result: Result, *, placed: bool) -> str:
    paper = f"{result.paper.cycles:,}" if result.paper else ""
    span = f" {result.measurement.placements or ''} |" if placed else ""
    return (
        f"| {result.name} | {result.direction.replace('_', ' ')} "
        f"| {result.kernel.method} | {result.cycles:,.0f} |{span} {paper} | {result.ratio:.2f} |"
    )


def comparison_table(comparison: Comparison) -> Iterator[str]:
    """The lines of a comparison's table and notes, without the title."""
    columns = comparison.columns
    yield "| " + " | ".join(column.label for column in columns) + " |"
    yield "|" + "|".join("---" if column.kind == TEXT else "---:" for column in columns) + "|"
    for row in comparison.rows:
        yield "| " + " | ".join(text(column, row) for column in columns) + " |"
    for note in comparison.notes:
        yield ""
        yield from textwrap.wrap(note, _WIDTH, break_on_hyphens=False, break_long_words=False)


def replace(document: str, content: str, path: Path, marks: tuple[str, str] = (BEGIN, END)) -> str:
    """Puts `content` between the marks of `document`. Raises InputError if the marks are missing."""
    head, begin, rest = document.partition(marks[0])
    _, end, tail = rest.partition(marks[1])
    if not begin or not end:
        raise InputError(path, f"no {marks[0]} ... {marks[1]}")
    return f"{head}{marks[0]}\n\n{content}\n\n{marks[1]}{tail}"


_COMPARISON = re.compile(
    r"<!-- comparison (?P<key>\w+):begin -->(?P<content>.*?)<!-- comparison (?P=key):end -->",
    re.DOTALL,
)


def _refreshed(lines: list[str], comparison: Comparison) -> Iterator[str]:
    """The lines of a table in a document, with the figures that a partial comparison has."""
    columns = comparison.columns
    words = [index for index, column in enumerate(columns) if column.kind == TEXT]
    measured: dict[tuple[str, ...], dict[str, Value]] = {}
    for row in comparison.rows:
        measured[tuple(text(columns[index], row) for index in words)] = row
    for line in lines:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        figures = measured.get(tuple(cells[index] for index in words if index < len(cells)))
        if figures is None:
            yield line
            continue
        new = {column.key: _number(cell) for column, cell in zip(columns, cells, strict=True)}
        new |= {key: value for key, value in figures.items() if not isinstance(value, str)}
        for column in columns:
            if column.quotient is not None:
                new[column.key] = quotient(*(new.get(key) for key in column.quotient))
        told = (
            cell if column.kind == TEXT else text(column, new)
            for column, cell in zip(columns, cells, strict=True)
        )
        yield "| " + " | ".join(told) + " |"


def _number(cell: str) -> Value:
    """The number in a cell of a table, or its text."""
    try:
        return float(cell.replace(",", ""))
    except ValueError:
        return cell


def replace_comparisons(document: str, comparisons: Sequence[Comparison], path: Path) -> str:
    """Puts each comparison between its marks in `document`.

    Of a partial comparison, only figures that were measured replace those of the document. Raises InputError
    if the document has no such marks.
    """
    found = {comparison.key: comparison for comparison in comparisons}

    def fill(match: re.Match[str]) -> str:
        key = match["key"]
        if key not in found:
            return match[0]
        one = found[key]
        if one.partial:
            content = "\n".join(_refreshed(match["content"].strip().splitlines(), one))
        else:
            content = "\n".join(comparison_table(one))
        return f"<!-- comparison {key}:begin -->\n\n{content}\n\n<!-- comparison {key}:end -->"

    filled, count = _COMPARISON.subn(fill, document)
    if not count:
        raise InputError(path, f"no {BEGIN} ... {END}, and no <!-- comparison ...:begin -->")
    return filled


def check(path: Path) -> None:
    """Raises InputError if `update` cannot rewrite the file: before the work whose results go there."""
    check_place(path)
    document = read_source(path)
    for marks in ((BEGIN, END), (SHORT_BEGIN, SHORT_END)):
        if marks[0] in document:
            replace(document, "", path, marks)
            return
    replace_comparisons(document, (), path)


def update(path: Path, results: list[Result], comparisons: Sequence[Comparison] = ()) -> None:
    """Rewrites the result tables of a Markdown file (long or short), or else its comparisons."""
    document = path.read_text(encoding="utf-8")
    if BEGIN in document:
        document = replace(document, table(results, comparisons), path)
    elif SHORT_BEGIN in document:
        document = replace(document, short(results), path, (SHORT_BEGIN, SHORT_END))
    else:
        document = replace_comparisons(document, comparisons, path)
    write_atomically(path, document)
