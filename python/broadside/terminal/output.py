"""Prints results on standard output: text that fits the terminal, or one JSON document."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import Any, TypeVar

import click
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from broadside.errors import named_errors
from broadside.terminal import status
from broadside.terminal.status import Status, lasting
from broadside.terminal.streams import STANDARD_OUTPUT, closed_on_error

Function = TypeVar("Function", bound=Callable[..., Any])

PIPE_WIDTH = 140
"""Columns if standard output is not a terminal and COLUMNS is not set."""


def json_option(function: Function) -> Function:
    """Adds the flag `--json` (argument `as_json`). docs/commands.md says what each command prints with it."""
    return click.option(
        "--json", "as_json", is_flag=True, help="Print one JSON document, nothing else."
    )(function)


def echo_json(document: object) -> None:
    """Prints the JSON document of a command."""
    with named_errors(STANDARD_OUTPUT), closed_on_error(sys.stdout):
        click.echo(json.dumps(document, indent=1))


_ROW = 16
"""Bytes in a line of `dump`."""


def dump(data: bytes, address: int) -> Iterator[str]:
    """Memory as lines of text: address, bytes in groups of four, letters.

    Equal rows in a row are only counted.
    """
    rows = [data[at : at + _ROW] for at in range(0, len(data), _ROW)]
    number = 0
    for row, alike in groupby(rows):
        count = len(list(alike))
        fours = " ".join(row[at : at + 4].hex() for at in range(0, len(row), 4))
        letters = "".join(chr(byte) if 32 <= byte < 127 else "." for byte in row)
        yield f"{address + _ROW * number:#010x}  {fours:<35}  {letters}"
        number += count
        if count > 1:
            yield f"(and {count - 1} {'row' if count == 2 else 'rows'} like it)"


def console() -> Console:
    """Standard output in the width of the terminal (or COLUMNS). Without colours if NO_COLOR is set."""
    fixed = not sys.stdout.isatty() and "COLUMNS" not in os.environ
    return Console(width=PIPE_WIDTH if fixed else None, highlight=False)


def print_line(line: str, *, err: bool = False) -> None:
    """Prints a sentence, broken between words to fit the terminal. With `err`, on standard error."""
    wide = console()
    target = Console(width=wide.width, highlight=False, stderr=True) if err else wide
    target.print(line, markup=False)


def print_table(
    console: Console, table: Table, essential: Sequence[str], notes: Sequence[str] = ()
) -> None:
    """Prints title, table and notes. Columns that do not fit the terminal are left out and named.

    They are left out from the right. The `essential` ones are last to go, and the first two columns always
    stay. A table without rows is not printed.
    """
    if not table.row_count:
        return
    console.print(table.title, style="bold")
    headers = [str(column.header) for column in table.columns]
    kept = [headers.index(name) for name in essential if name in headers]
    spare = [*reversed(kept[2:]), *(n for n in range(len(headers)) if n not in kept)]
    left_out: list[int] = []
    shown = _fitting(table, left_out, console.width)
    while shown is None and spare:
        left_out = sorted([*left_out, spare.pop()])
        shown = _fitting(table, left_out, console.width)
    console.print(shown or table)
    if left_out:
        console.print(
            f"Too narrow for: {', '.join(headers[n] for n in left_out)} (--json has all)."
        )
    for note in notes:
        console.print(note)
    console.print()


def _fitting(table: Table, left_out: Sequence[int], width: int) -> Table | None:
    """The table without its title and some columns. None if it is still too wide.

    Cells are broken only between words. If the lines of the frame do not fit, they are left out.
    """
    columns = [column for n, column in enumerate(table.columns) if n not in left_out]
    texts = [[str(cell) for cell in (column.header, *column.cells)] for column in columns]
    least = [
        max(cell_len(word) for text in cells for word in text.split() or [""]) for cells in texts
    ]
    most = [max(map(cell_len, cells)) for cells in texts]
    gap = 3 if width - sum(least) > 3 * len(columns) else 1
    room = width - sum(least) - gap * len(columns) - 1
    if room < 0:
        return None
    lines = table.box if gap > 1 else None  # they take a column between cells
    made = Table(box=lines, pad_edge=False, padding=(0, gap - (lines is not None), 0, 0))
    for column, short, long in zip(columns, least, most, strict=True):
        more = min(room, long - short)
        room -= more
        made.add_column(column.header, justify=column.justify, width=short + more)
    for row in zip(*(column.cells for column in columns), strict=True):
        made.add_row(*row)
    return made


@contextmanager
def working(what: str) -> Iterator[None]:
    """Prints what is being done and for how long already, for work whose end cannot be estimated."""
    with Status(lambda seconds: f"{what}: {lasting(seconds)}"):
        yield


@contextmanager
def steps(total: int) -> Iterator[Callable[[str], None]]:
    """Prints the current step, and an estimate of the time for the other steps.

    The function that it yields must be called with the name of each step when the step begins.
    """
    begun: list[tuple[str, float]] = []
    start = status.CLOCK.seconds()

    def text(seconds: float) -> str:
        done = max(0, len(begun) - 1)
        left = "the time left is not known yet"
        if done:
            since = begun[-1][1]
            most = time_left(done, total, since, seconds - since)
            is_late = since > 0 and most == 0
            left = "the last step takes longer" if is_late else f"about {lasting(most)} left"
        what = f"{begun[-1][0]}, " if begun else ""
        return f"{what}{done} of {total} done: {lasting(seconds)}, {left}"

    with Status(text):
        yield lambda name: begun.append((name, status.CLOCK.seconds() - start))


def time_left(done: int, total: int, before: float, now: float) -> float:
    """The estimated seconds left of `total` steps. `done` steps took `before` seconds, one has run for `now`.

    The estimate assumes that each step takes as long as the mean of the steps done. If a step takes longer,
    the estimate stays constant: it never rises within a step.
    """
    each = before / done
    return max(0.0, each - now) + each * max(0, total - done - 1)
