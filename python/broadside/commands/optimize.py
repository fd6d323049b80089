"""`broadside optimize`: linear assembly to scheduled assembly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import click

from broadside import checkout, status
from broadside.errors import InputError
from broadside.files import check_target, read_source, write_atomically
from broadside.isa import LEVELS
from broadside.linear.ir import LinearError
from broadside.linear.procedure import MOST_UNROLLED
from broadside.optimizer.optimize import Result, optimize
from broadside.optimizer.record.options import Options, unrolling
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.output import echo_json, json_option
from broadside.signals import end_at_interrupt
from broadside.status import Status, lasting


def _loop_intervals(
    context: click.Context, parameter: click.Parameter, given: tuple[str, ...]
) -> dict[str, int]:
    found = {}
    for text in given:
        label, _, interval = text.partition("=")
        if not label or not interval.isdigit():
            raise click.BadParameter(f"{text}: not LABEL=INTERVAL", context, parameter)
        found[label] = int(interval)
    return found


def _unroll(context: click.Context, parameter: click.Parameter, given: str) -> int:
    try:
        return unrolling(given)
    except ValueError:
        cause = f"{given}: neither auto nor a number from 1 to {MOST_UNROLLED}"
        raise click.BadParameter(cause, context, parameter) from None


@click.command("optimize", short_help="Schedule linear assembly (.sa) for the C6000.")
@click.argument("source", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where to write; SOURCE.asm.")
@click.option("--isa", type=click.Choice(LEVELS), default="c62x", show_default=True)
@click.option(
    "--time",
    "seconds",
    type=click.FloatRange(0),
    default=Options.seconds,
    show_default=True,
    help="Seconds for each initiation interval tried; 0: the first schedule, in a few seconds.",
)
@click.option(
    "--region-time",
    type=click.FloatRange(0, min_open=True),
    default=Options.region_seconds,
    show_default=True,
    help="Seconds for each stretch of straight-line code.",
)
@click.option(
    "--exact-operations",
    type=click.IntRange(0),
    default=Options.exact_operations,
    show_default=True,
    help="Longer stretches of straight-line code get a list schedule, improved piece by piece.",
)
@click.option(
    "--large-region-time",
    type=click.FloatRange(0, min_open=True),
    default=Options.large_region_seconds,
    show_default=True,
    help="Seconds for each of these longer stretches.",
)
@click.option(
    "--interval",
    type=click.IntRange(1),
    default=Options.lowest_interval,
    show_default=True,
    help="Try no initiation interval below this.",
)
@click.option(
    "--loop-interval",
    "loop_intervals",
    metavar="LABEL=INTERVAL",
    callback=_loop_intervals,
    multiple=True,
    help="The same for the loop of that label; may be given several times.",
)
@click.option(
    "--anneal-moves",
    type=click.IntRange(0),
    default=Options.anneal_moves,
    show_default=True,
    help="Moves of the annealing for each interval of a large loop, two million a second or so.",
)
@click.option(
    "--interrupt-threshold",
    metavar="CYCLES",
    type=click.IntRange(1),
    help="Interrupts do no harm and wait for so many cycles at most; without it they must be disabled.",
)
@click.option(
    "--unroll",
    metavar="N|auto",
    callback=_unroll,
    default="1",
    show_default=True,
    help="So many passes of a loop become one where .unroll does not say; auto: where its bound falls.",
)
@click.option(
    "--keep-branches",
    is_flag=True,
    help="Make no predicates of short branches within loops; such loops are not pipelined.",
)
@click.option("--seed", type=int, default=Options.seed, show_default=True)
@click.option("--workers", type=click.IntRange(1), default=Options.workers, show_default=True)
@json_option
def command(
    source: Path,
    output: Path | None,
    isa: str,
    seconds: float,
    region_time: float,
    exact_operations: int,
    large_region_time: float,
    interval: int,
    loop_intervals: dict[str, int],
    anneal_moves: int,
    interrupt_threshold: int | None,
    unroll: int,
    keep_branches: bool,
    seed: int,
    workers: int,
    as_json: bool,
) -> None:
    """Schedule a file of linear assembly (.sa) for the C6000.

    Bounds, intervals tried and results appear on standard error as the search goes on, with how long
    each step may take; a line for each loop at the end on standard output. Exit status 2 on an error,
    which names file, line, column and cause; nothing is written then.

    \b
    broadside optimize fir.sa -o fir.asm
    broadside optimize fir.sa --time 20 --json
    """
    target = output or source.with_suffix(".asm")
    check_target(target)
    end_at_interrupt()
    options = Options(
        seconds=seconds,
        region_seconds=region_time,
        exact_operations=exact_operations,
        large_region_seconds=large_region_time,
        lowest_interval=interval,
        loop_intervals=loop_intervals,
        anneal_moves=anneal_moves,
        interrupt_threshold=interrupt_threshold,
        unroll=unroll,
        keep_branches=keep_branches,
        seed=seed,
        workers=workers,
        memory=Memory(schedule_folder()),
    )
    if not seconds:
        options = options.for_first()
    with ProgressPrinter() as progress:
        result = optimize_file(source, isa, replace(options, progress=progress))
    write_atomically(target, result.assembly)
    if as_json:
        document = {"written": str(target), "loops": result.loops}
        echo_json(document | {"not_pipelined": result.not_pipelined, "reshaped": result.reshaped})
        return
    for name, steps in result.reshaped.items():
        for step in steps:
            click.echo(f"loop {name}: {step}")
    for loop in result.loops:
        click.echo(_summary(loop))
    for name, reason in result.not_pipelined.items():
        click.echo(f"loop {name}: not pipelined: {reason}")
    click.echo(f"Written: {target}")


def _summary(loop: dict[str, object]) -> str:
    """`loop inner: a pass in 2 cycles, the least possible (resources 2, recurrence 1)`.

    Of an unrolled loop: `3 passes in 5 cycles`.
    """
    passes = loop.get("passes_in_one")
    what = f"{passes} passes" if passes else "a pass"
    least = {True: "the least possible", None: "not proved least"}[loop["optimal"]]  # type: ignore[index]
    cycles = "1 cycle" if loop["ii"] == 1 else f"{loop['ii']} cycles"
    return (
        f"loop {loop['name']}: {what} in {cycles}, {least} "
        f"(resources {loop['res_mii']}, recurrence {loop['rec_mii']})"
    )


def schedule_folder() -> Path:
    """Where schedules once found are kept."""
    return checkout.cache() / "schedules"


class ProgressPrinter:
    """Prints messages to standard error, each with the seconds since the beginning, and what may be left.

    To be used in a `with` block, at whose end the line goes that says how long the present step takes.
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


def optimize_file(source: Path, isa: str, options: Options) -> Result:
    """Schedule a file; raises InputError for a faulty one."""
    try:
        result = optimize(read_source(source), str(source), isa, options)
    except LinearError as error:
        where = error.location
        raise InputError(where.path, error.cause, where.line, where.column) from None
    except VerifyError as error:
        cause = (
            f"no schedule was written, by a fault of the optimizer that its verifier found: {error}"
        )
        raise InputError(source, cause) from None
    if not result.procedures:
        raise InputError(source, "no procedure (.cproc or .proc) in it")
    return result
