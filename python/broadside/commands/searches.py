"""The common parts of the commands that schedule: options, processes, progress, and errors of a source."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import click

from broadside.errors import InputError
from broadside.facts.isa import instruction_table
from broadside.input.files import read_source
from broadside.linear import parse_file
from broadside.linear.ir import LinearError, Procedure
from broadside.optimizer.optimize import Result, assemble
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.tasks.cluster import PATIENCE, ClusterWorkers
from broadside.optimizer.tasks.local import LocalWorkers
from broadside.optimizer.tasks.task import Workers
from broadside.optimizer.verify.packet_rules import PlainFault
from broadside.places import checkout
from broadside.terminal import status
from broadside.terminal.status import Status, lasting

GREATEST_SECONDS = 1e9
"""Some thirty years; the timers of the operating system take not much more."""


class Seconds(click.FloatRange):
    """A number of seconds, from 0 or, if `above_zero`, above it."""

    def __init__(self, above_zero: bool = False) -> None:
        super().__init__(0, GREATEST_SECONDS, min_open=above_zero)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number. Fails for `nan` too, which no limit excludes."""
        seconds = float(super().convert(value, param, ctx))
        if math.isnan(seconds):
            self.fail(f"{value} is no number of seconds.", param, ctx)
        return seconds


workers_option = click.option(
    "--workers",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    show_default="all processors",
    help="Processes that search at once.",
)
scheduler_option = click.option(
    "--scheduler",
    metavar="tcp://HOST:PORT",
    help="Search on the workers of this Dask scheduler instead; needs broadside[cluster].",
)


def workers_of(
    count: int, scheduler: str | None, seconds: float = math.inf
) -> Callable[[], Workers]:
    """Gives the searching processes: those of this machine, or those of a Dask scheduler's cluster.

    `seconds` is the time of the whole run. The scheduler gets no longer to answer, but one second at least.
    """
    if scheduler is None:
        return lambda: LocalWorkers(count)
    patience = min(PATIENCE, max(1.0, seconds))
    cluster = ClusterWorkers(scheduler, patience)  # raises before the search if it does not answer
    return lambda: cluster


def schedule_folder() -> Path:
    """The folder of schedules that were found before."""
    return checkout.cache() / "schedules"


class ProgressPrinter:
    """Prints messages on standard error, with the seconds since the start and the most seconds left.

    Used in a `with` block. A line shows the current step, and goes away at the end of the block.
    """

    def __init__(self) -> None:
        self._start = self._since = status.CLOCK.seconds()
        self._until: float | None = None
        self._step = ""
        self._status = Status(self._text)

    def __enter__(self) -> Self:
        self._status.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._status.__exit__(*error)

    def __call__(self, message: str, seconds: float | None = None, /) -> None:
        self._since, self._step = status.CLOCK.seconds(), message
        if seconds is not None:
            self._until = self._since + seconds if seconds else None
        most = f", at most {lasting(seconds)}" if seconds else ""
        self._status.clear()
        click.echo(f"{self._since - self._start:7.1f} s  {message}{most}", err=True)

    def _text(self, seconds: float) -> str:
        now = status.CLOCK.seconds()
        left = (
            f", at most {lasting(self._until - now)} left"
            if self._until is not None and self._until > now
            else ""
        )
        return f"{seconds:7.1f} s  {self._step}: {lasting(now - self._since)} already{left}"


def assemble_file(
    source: Path, isa: str, options: Options, schedules: Mapping[str, ScheduledProcedure]
) -> Result:
    """The assembly of a file whose procedures are scheduled. Raises InputError for a file with an error."""
    return checked(source, lambda text: assemble(text, str(source), isa, options, schedules))


def procedures_of(source: Path, isa: str) -> Sequence[Procedure]:
    """The procedures of a file. Raises InputError for a file with an error."""
    try:
        file = parse_file(read_source(source), str(source), instruction_table(isa))
    except LinearError as error:
        raise _bad_input(error) from None
    return file.procedures


def checked(source: Path, schedule: Callable[[str], Result]) -> Result:
    """The schedule of a file's text. Raises InputError for an error in the file or in the optimizer."""
    try:
        result = schedule(read_source(source))
    except LinearError as error:
        raise _bad_input(error) from None
    except PlainFault as error:
        where = error.location
        raise InputError(where.path, str(error), where.line, where.column) from None
    if not result.procedures:
        cause = "no procedure (.cproc or .proc) in it; broadside asm takes scheduled assembly"
        raise InputError(source, cause)
    return result


def _bad_input(error: LinearError) -> InputError:
    where = error.location
    return InputError(where.path, error.cause, where.line, where.column)
