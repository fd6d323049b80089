"""`broadside kernels` keeps the scheduled files of all kernels true to their sources."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import click

from broadside.bench.kernels import manifest
from broadside.commands import kernel_search
from broadside.commands.kernel_files import ScheduledFile, scheduled_files
from broadside.commands.kernel_search import or_failed
from broadside.commands.searches import (
    ProgressPrinter,
    Seconds,
    schedule_folder,
    scheduler_option,
    workers_of,
    workers_option,
)
from broadside.errors import InputError
from broadside.facts import registry
from broadside.generators.bitslice import search
from broadside.generators.files import GeneratedFile, generated_files
from broadside.generators.serpent import search as serpent
from broadside.input.files import write_atomically
from broadside.input.names import did_you_mean
from broadside.optimizer.complete import complete
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.schedules import Memory
from broadside.places import checkout
from broadside.terminal.output import echo_json, json_option, steps
from broadside.terminal.signals import end_at_interrupt

_SECONDS = Seconds(above_zero=True)


@click.command("kernels", short_help="Schedule the kernels whose source changed.")
@click.option(
    "--check",
    is_flag=True,
    help="Only say which files do not match their sources; exit status 1 if there is one.",
)
@click.option("--only", default="", help="Only sources whose path contains this text.")
@click.option("--force", is_flag=True, help="Schedule again even if nothing changed.")
@click.option(
    "--attempts",
    is_flag=True,
    help="Try the intervals that the searches left out and record the outcome; no code changes.",
)
@click.option(
    "--again",
    is_flag=True,
    help="With --attempts: also try intervals that a shorter search left open.",
)
@click.option(
    "--time",
    "seconds",
    type=_SECONDS,
    help="Seconds of work for each initiation interval, instead of the recipe's.",
)
@click.option(
    "--region-time",
    type=_SECONDS,
    help="Seconds of work for each region of straight code, instead of the recipe's.",
)
@workers_option
@scheduler_option
@json_option
def command(
    check: bool,
    only: str,
    force: bool,
    attempts: bool,
    again: bool,
    seconds: float | None,
    region_time: float | None,
    workers: int,
    scheduler: str | None,
    as_json: bool,
) -> None:
    """Schedule the kernels whose source has changed since they were scheduled.

    The manifest has a recipe for each source: time, seed, intervals, special strategies. The time for an
    initiation interval, and for other code, is measured in the solver's work, so a search finds the same
    schedule even if others run at the same time. With --force the search begins without the schedules that it
    has found before, and the new schedule of a routine replaces the old one only if it is better. The figures
    that the simulator measures with it count too. If the new schedule is worse, the search for the routine
    begins again with the next seed, as often as the recipe allows. One search runs for every two of the
    --workers processors; with --scheduler all searches run on a Dask cluster. The command first writes the
    sources that a program generates, such as tables.

    The exit status is 1 if --check finds a file that does not match its source. It is 2 if a source has an
    error; the other sources are still scheduled.

    A search that began above the bound did not try the intervals between. With --attempts the constraint
    model tries each of them, for --time seconds of work. This is only for files that match their source;
    the records of their loops get the outcome. If the model finds a smaller interval for a loop, the command
    prints LABEL=INTERVAL, for --loop-interval of `broadside optimize`. With --again the model also repeats
    intervals that a shorter search left open.

    \b
    broadside kernels --check
    broadside kernels --only rc6
    broadside kernels --attempts --time 20
    """
    _refuse_together(check=check, force=force, attempts=attempts, again=again)
    root = checkout.root()
    files = [
        replace(file, recipe=file.recipe.within(seconds, region_time))
        for file in scheduled_files(root)
        if registry.contains(str(file.source), only)
    ]
    written = [f for f in generated_files(root) if registry.contains(str(f.path), only)]
    if not files and not written:
        raise click.UsageError(f"no source's path contains {only!r}{_like(only, root)}")
    states, made = _compared(files, written, force)
    stale = [file for file, state in states.items() if state == "drifted"]
    old = [file for file, state in made.items() if state == "drifted"]
    if check:
        _show(states, made, as_json)
        for line in (*map(_why, stale), *map(_why_written, old)) if not as_json else ():
            click.echo(line)
        sys.exit(1 if stale or old else 0)
    chosen = [file for file in files if file not in stale] if attempts else stale
    if (chosen or old) and checkout.folder() is None:
        raise InputError(Path.cwd(), "is not in a checkout of Broadside, which this command needs")
    if attempts:
        states |= _with_attempts(chosen, seconds or Options.seconds, again)
    else:
        if force:
            _search_data(root, only)
            made |= {file: "drifted" for file in written if file.has_drifted()}
        made |= {file: or_failed(file.write) for file, state in made.items() if state == "drifted"}
        states |= _scheduled(
            chosen, _options(None if force else schedule_folder()), workers, scheduler
        )
    _show(states, made, as_json)
    sys.exit(2 if "failed" in (*states.values(), *made.values()) else 0)


def _compared(
    files: list[ScheduledFile], written: list[GeneratedFile], force: bool
) -> tuple[dict[ScheduledFile, str], dict[GeneratedFile, str]]:
    """The state of each file. With `force`, every scheduled file counts as drifted."""
    with steps(len(files) + len(written)) as begin:
        old = [file for file in written if _told(file, begin).has_drifted()]
        stale = [file for file in files if force or _told(file, begin).has_drifted()]
    states = dict.fromkeys(files, "current") | dict.fromkeys(stale, "drifted")
    return states, dict.fromkeys(written, "current") | dict.fromkeys(old, "drifted")


def _scheduled(
    chosen: list[ScheduledFile], options: Options, workers: int, scheduler: str | None
) -> dict[ScheduledFile, str]:
    """Schedules the sources of these files. Returns the new states."""
    if not chosen:
        return {}
    searches = workers_of(max(1, workers // Options.workers), scheduler)()
    try:
        return kernel_search.search(chosen, options, searches)
    finally:
        searches.close()


def _with_attempts(
    chosen: list[ScheduledFile], seconds: float, again: bool
) -> dict[ScheduledFile, str]:
    """Completes the records of these files. Returns the new states."""
    end_at_interrupt()
    options = replace(_options(schedule_folder()), seconds=seconds)
    states = {}
    for number, file in enumerate(chosen, start=1):
        click.echo(f"{file.source} -> {file.output} ({number} of {len(chosen)})", err=True)
        states[file] = or_failed(partial(_complete, file, options, again))
    return states


def _options(folder: Path | None) -> Options:
    """Options limited by work. `folder` has schedules that were found before; None if none may be used."""
    return Options(by_work=True, memory=Memory(folder))


def _refuse_together(*, check: bool, force: bool, attempts: bool, again: bool) -> None:
    """Raises UsageError for options of which one would have no effect, or a false one."""
    if again and not attempts:
        raise click.UsageError("--again is only for --attempts")
    given = {"--check": check, "--force": force, "--attempts": attempts}
    first, *others = [name for name, is_given in given.items() if is_given] or [""]
    if others:
        raise click.UsageError(f"{first} and {others[0]} cannot be used together")


def _like(only: str, root: Path) -> str:
    """Sources with names similar to `only`. The folder may be left out."""
    paths = [f"{file.source.parent.name}/{file.source.name}" for file in scheduled_files(root)]
    whole = "/" in only
    return did_you_mean(only, paths if whole else [path.partition("/")[2] for path in paths])


def _why(file: ScheduledFile) -> str:
    return f"{file.output}: not made from the present {file.source.name}"


def _why_written(file: GeneratedFile) -> str:
    return f"{file.path}: not what its generator writes"


def _search_data(root: Path, only: str) -> None:
    """Searches for data that generators read: placements of bitsliced DES, plans of Serpent.

    The recipes give the searches. Plans change a source, and their cost is not a count of cycles, so they are
    searched only if `only` names them.
    """
    say = partial(click.echo, err=True)
    for room, of_room in manifest.load(root).recipes.items():
        for source, recipe in of_room.items():
            if not source or not registry.contains(str(room / source), only):
                continue
            for name, chain in recipe.placements.items():
                if not search.place(room, name, search.searches(chain), say):
                    say(f"{name}: no placement found; the one kept stays")
            if recipe.plans and only:
                serpent.improve(recipe.plans, say)


def _complete(file: ScheduledFile, options: Options, again: bool) -> str:
    """Tries the intervals that are missing in the file's records. Returns the new state of the file."""
    source = file.source.read_text(encoding="utf-8")
    assembly = file.output.read_text(encoding="utf-8")
    with ProgressPrinter() as progress:
        options = replace(options, progress=progress)
        completed = complete(assembly, source, str(file.source), file.isa, options, again=again)
    for loop in completed.found:
        click.echo(f"{file.source}: a schedule for {loop}; schedule it again", err=True)
    if completed.assembly == assembly:
        return "current"
    write_atomically(file.output, completed.assembly)
    return "completed"


_File = TypeVar("_File", ScheduledFile, GeneratedFile)


def _told(file: _File, begin: Callable[[str], None]) -> _File:
    """Tells the user that work on the file begins, and returns the file."""
    path = file.source if isinstance(file, ScheduledFile) else file.path
    begin(f"{path.parent.name}/{path.name}")
    return file


def _show(
    states: Mapping[ScheduledFile, str], made: Mapping[GeneratedFile, str], as_json: bool
) -> None:
    if as_json:
        files = [
            {
                "source": str(file.source),
                "output": str(file.output),
                "isa": file.isa,
                "state": state,
            }
            for file, state in states.items()
        ]
        written = [{"output": str(file.path), "state": state} for file, state in made.items()]
        echo_json({"files": files, "written": written})
