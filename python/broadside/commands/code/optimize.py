"""`broadside optimize`: linear assembly to scheduled assembly."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import click

from broadside.commands.options import by_label, isa_option
from broadside.commands.searches import (
    Seconds,
    checked,
    procedures_of,
    schedule_folder,
    scheduler_option,
    workers_of,
    workers_option,
)
from broadside.input.files import check_target, write_atomically
from broadside.input.names import did_you_mean
from broadside.linear.procedure.builder import MOST_UNROLLED
from broadside.optimizer.bounds.solver import GREATEST_SEED
from broadside.optimizer.collapse.wording import words
from broadside.optimizer.core.wording import ToldCore
from broadside.optimizer.emit.feedback import formulation_of
from broadside.optimizer.optimize import Result, cores_found, optimize_in_time
from broadside.optimizer.procedure.reshape.unrolling import rest_of
from broadside.optimizer.procedure.source.many_blocks import innermost
from broadside.optimizer.record.options import (
    GREATEST_INTERVAL,
    UNLIMITED,
    Options,
    speculation,
    unrolling,
)
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.tasks.improve import Progress
from broadside.optimizer.tasks.task import Workers
from broadside.terminal.output import echo_json, json_option
from broadside.terminal.status import BEGAN, Status

_INTERVAL = click.IntRange(1, GREATEST_INTERVAL)


def _refuse_unknown(source: Path, isa: str, labels: Iterable[str]) -> None:
    """Raises UsageError for a label that is not that of an innermost loop of the file."""
    known = [
        label
        for procedure in procedures_of(source, isa)
        for loop in innermost(procedure)
        for label in (loop, rest_of(loop))
    ]
    for label in labels:
        if label not in known:
            loops = ", ".join(known[::2]) or "none"
            hint = did_you_mean(label, known[::2])
            raise click.UsageError(
                f"--loop-interval {label}: {source} has no innermost loop of this label; "
                f"its loops: {loops}{hint}"
            )


SECONDS = 60.0
"""The default time of a run in seconds."""


def _unroll(context: click.Context, parameter: click.Parameter, given: str) -> int:
    try:
        return unrolling(given)
    except ValueError:
        cause = f"{given}: neither auto nor a number from 1 to {MOST_UNROLLED}"
        raise click.BadParameter(cause, context, parameter) from None


def _speculate(context: click.Context, parameter: click.Parameter, given: str | None) -> int | None:
    try:
        return None if given is None else speculation(given)
    except ValueError:
        cause = f"{given}: neither auto nor a number of bytes from 0 to {UNLIMITED - 1}"
        raise click.BadParameter(cause, context, parameter) from None


@click.command("optimize", short_help="Schedule linear assembly (.sa) for the C6000.")
@click.argument("source", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    help="File to write [default: the source's name with .asm].",
)
@isa_option()
@click.option(
    "--time",
    "seconds",
    type=Seconds(),
    default=SECONDS,
    show_default=True,
    help="Seconds of the whole run; 0 writes the first schedule found, in a few seconds.",
)
@click.option(
    "--region-time",
    type=Seconds(above_zero=True),
    default=Options.region_seconds,
    show_default=True,
    help="The most seconds that one search spends on a region of straight code.",
)
@click.option(
    "--exact-operations",
    type=click.IntRange(0),
    default=Options.exact_operations,
    show_default=True,
    help="Straight code with more operations than this gets a list schedule, improved piece by piece.",
)
@click.option(
    "--large-region-time",
    type=Seconds(above_zero=True),
    default=Options.large_region_seconds,
    show_default=True,
    help="The most seconds that one search spends on such longer code.",
)
@click.option(
    "--interval",
    type=_INTERVAL,
    default=Options.lowest_interval,
    show_default=True,
    help="Try no initiation interval below this.",
)
@click.option(
    "--loop-interval",
    "loop_intervals",
    metavar="LABEL=INTERVAL",
    callback=by_label(_INTERVAL),
    multiple=True,
    help="The same for the loop with this label. You may repeat this option.",
)
@click.option(
    "--anneal-moves",
    type=click.IntRange(0),
    default=Options.anneal_moves,
    show_default=True,
    help="Moves of the annealing for each interval of a large loop; a second has about two million.",
)
@click.option(
    "--interrupt-threshold",
    metavar="CYCLES",
    type=click.IntRange(1),
    help="Make code in which interrupts do no harm and wait for at most this many cycles; "
    "without the option, interrupts must be disabled.",
)
@click.option(
    "--feedback",
    type=click.Choice(["broadside", "ti"]),
    default=Options.feedback,
    show_default=True,
    help="Form of the comments on each loop: Broadside's, or TI's SOFTWARE PIPELINE INFORMATION.",
)
@click.option(
    "--unroll",
    metavar="N|auto",
    callback=_unroll,
    default="1",
    show_default=True,
    help="Do N passes in one, in each loop without .unroll; auto chooses N by the loop's bounds.",
)
@click.option(
    "--speculate",
    metavar="BYTES|auto",
    callback=_speculate,
    help="Loops may read this many bytes beyond their data: less code, and few passes run fast.",
)
@click.option(
    "--keep-branches",
    is_flag=True,
    help="Do not replace short branches within loops by predicates; loops with branches are not pipelined.",
)
@click.option(
    "--seed",
    type=click.IntRange(-GREATEST_SEED, GREATEST_SEED),
    default=Options.seed,
    show_default=True,
    help="Seed of the random choices of the searches.",
)
@workers_option
@scheduler_option
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
    feedback: str,
    unroll: int,
    speculate: int | None,
    keep_branches: bool,
    seed: int,
    workers: int,
    scheduler: str | None,
    as_json: bool,
) -> None:
    """Schedule a file of linear assembly (.sa) for the C6000.

    The first schedule is there within seconds. The searches then look for better ones until the time is over
    or every loop and every region of other code is proved optimal. Standard error shows the time that is
    left, the best schedule so far and what is being tried. At the end, standard output has a line for
    each loop. Ctrl-C ends the search and writes the best schedule so far; the exit status is then
    130. An error names file, line, column and cause; then nothing is written, and the exit status is 2.

    \b
    broadside optimize fir.sa -o fir.asm
    broadside optimize fir.sa --time 20 --json
    broadside optimize fft.sa --time 600 --scheduler tcp://10.0.0.1:8786
    """
    began = begin()
    target = output or source.with_suffix(".asm")
    check_target(target, source)
    if loop_intervals:
        _refuse_unknown(source, isa, loop_intervals)
    options = Options(
        region_seconds=region_time,
        exact_operations=exact_operations,
        large_region_seconds=large_region_time,
        lowest_interval=interval,
        loop_intervals=loop_intervals,
        anneal_moves=anneal_moves,
        interrupt_threshold=interrupt_threshold,
        feedback=feedback,
        unroll=unroll,
        speculate=speculate,
        keep_branches=keep_branches,
        seed=seed,
        memory=Memory(schedule_folder()),
    )
    searching = workers_of(workers, scheduler, seconds)
    result = in_time(source, isa, options, began, seconds, searching)
    write_atomically(target, result.assembly)
    left = began + seconds - time.monotonic()
    cores = {} if result.interrupted else cores_found(result, isa, left)
    if as_json:
        document = {"written": str(target), "loops": result.loops}
        told = {name: core.as_dict() for name, core in cores.items()}
        reasons = {"not_pipelined": result.not_pipelined, "reshaped": result.reshaped}
        echo_json(document | reasons | {"cores": told})
    else:
        for line in (*_text(result, cores), f"Written: {target}"):
            click.echo(line)
    if result.interrupted:
        raise KeyboardInterrupt  # the exit status is that of Ctrl-C, although the result is written


def _text(result: Result, cores: Mapping[str, ToldCore]) -> Iterator[str]:
    """What the command says about each loop."""
    for name, steps in result.reshaped.items():
        for step in steps:
            yield f"loop {name}: {step}"
    for loop in result.loops:
        yield _summary(loop)
        yield from (f"    {line}" for line in words(loop))
        if loop["name"] in cores:
            yield from (f"    {line}" for line in cores[loop["name"]].lines())
    for name, reason in result.not_pipelined.items():
        yield f"loop {name}: not pipelined: {reason}"


def begin() -> float:
    """The time on the clock of `time.monotonic` at which the command began."""
    began: float = click.get_current_context().meta.get(BEGAN, time.monotonic())
    return began


def in_time(
    source: Path,
    isa: str,
    options: Options,
    began: float,
    seconds: float,
    workers: Callable[[], Workers],
) -> Result:
    """Schedules a file within `seconds` after `began`. Raises InputError for a file with an error."""
    until = began + seconds
    progress = Progress(until if seconds else None)
    with Status(lambda _: progress.text(time.monotonic())) as line:

        def say(text: str) -> None:
            line.clear()
            click.echo(text, err=True)

        progress.say = say
        return checked(
            source,
            lambda text: optimize_in_time(
                text, str(source), isa, options, until, workers, progress
            ),
        )


def _summary(loop: dict[str, object]) -> str:
    """The line of a loop: `loop inner: a pass in 2 cycles; resources 2, recurrence 1; ...`.

    It ends in `not proved the least possible`, if that is the case. For an unrolled loop it has `3 passes in
    5 cycles`.
    """
    passes = loop.get("passes_in_one")
    what = f"{passes} passes" if passes else "a pass"
    least = (
        f"the least possible for {formulation_of(str(loop['formulation']))}"
        if loop["optimal"]
        else "not proved the least possible"
    )
    cycles = "1 cycle" if loop["ii"] == 1 else f"{loop['ii']} cycles"
    bounds = f"resources {loop['res_mii']}, recurrence {loop['rec_mii']}"
    return f"loop {loop['name']}: {what} in {cycles}; {bounds}; {least}"
