"""`broadside kernels` keeps the scheduled files of all kernels true to their sources."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import click

from broadside.bench.kernels import manifest
from broadside.bench.kernels.loops import Verdict, compare, cycles_of_code, shortfall
from broadside.bench.kernels.recipe import Recipe
from broadside.bench.measure import candidate
from broadside.bench.measure.cycles import VerificationError
from broadside.commands.searches import (
    ProgressPrinter,
    Seconds,
    assemble_file,
    procedures_of,
    schedule_folder,
    scheduler_option,
    workers_of,
    workers_option,
)
from broadside.errors import InputError
from broadside.facts import registry
from broadside.generators.bitslice import search
from broadside.generators.des import rings
from broadside.generators.files import GeneratedFile, generated_files
from broadside.generators.serpent import search as serpent
from broadside.input.files import write_atomically
from broadside.input.names import did_you_mean
from broadside.linear.ir import LinearError, Procedure
from broadside.optimizer.complete import complete
from broadside.optimizer.optimize import HASH, source_digest
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.tasks.batch import Order, schedule_each
from broadside.optimizer.tasks.task import Workers
from broadside.places import checkout
from broadside.terminal.output import echo_json, json_option, steps
from broadside.terminal.signals import end_at_interrupt


@dataclass(frozen=True)
class ScheduledFile:
    """A scheduled file, and the source from which it is made."""

    source: Path
    output: Path
    isa: str
    interrupt_threshold: int | None = None
    recipe: Recipe = field(default=Recipe(), compare=False)

    def options(self, base: Options) -> Options:
        """The options `base` with the values of the recipe. Raises InputError for an unknown strategy."""
        for loop, name in self.recipe.rings.items():
            if name not in rings.STRATEGIES:
                known = ", ".join(rings.STRATEGIES)
                cause = f"{self.source.name}: {loop} = {name!r} is no ring; there are {known}"
                raise InputError(self.source.parent / "kernels.toml", cause)
        return replace(
            self.recipe.options(base),
            rings={loop: rings.STRATEGIES[name] for loop, name in self.recipe.rings.items()},
            interrupt_threshold=self.interrupt_threshold,
        )

    def at_start(self, number: int) -> ScheduledFile:
        """The same file, with the seed of the given start of its search, from 0 on."""
        return replace(self, recipe=replace(self.recipe, seed=self.recipe.seed + number))

    def has_drifted(self) -> bool:
        """Whether the file is missing or was made from another source."""
        try:
            with self.output.open(encoding="utf-8") as lines:
                first = lines.readline().rstrip()
        except OSError:
            return True
        text = self.source.read_text(encoding="utf-8")
        try:
            return first != HASH + source_digest(text, str(self.source), self.isa)
        except LinearError as error:
            where = error.location
            raise InputError(where.path, error.cause, where.line, where.column) from None


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
    "--again", is_flag=True, help="With --attempts: also try intervals that less time left open."
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
    schedule even if others run at the same time. With --force a new schedule replaces the old one only if
    it is better, also in all figures that the simulator measures with it; while it is worse, the search
    begins again with the next seed, as often as the recipe allows. One search runs for every two of the
    --workers processors; with --scheduler all searches run on a Dask cluster. The command first writes
    the sources that a program generates, such as tables.

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
    root = checkout.root()
    files = [
        replace(file, recipe=file.recipe.within(seconds, region_time))
        for file in scheduled_files(root)
        if registry.contains(str(file.source), only)
    ]
    written = [f for f in generated_files(root) if registry.contains(str(f.path), only)]
    if not files and not written:
        raise click.UsageError(f"no source's path contains {only!r}{_like(only, root)}")
    with steps(len(files) + len(written)) as begin:
        old = [file for file in written if _told(file, begin).has_drifted()]
        stale = [file for file in files if force or _told(file, begin).has_drifted()]
    states = dict.fromkeys(files, "current") | dict.fromkeys(stale, "drifted")
    made = dict.fromkeys(written, "current") | dict.fromkeys(old, "drifted")
    if check:
        _show(states, made, as_json)
        for line in (*map(_why, stale), *map(_why_written, old)) if not as_json else ():
            click.echo(line)
        sys.exit(1 if stale or old else 0)
    chosen = [file for file in files if file not in stale] if attempts else stale
    if (chosen or old) and checkout.folder() is None:
        raise InputError(Path.cwd(), "is not in a checkout of Broadside, which this command needs")
    if force and not attempts:
        _search_data(root, only)
        made |= {file: "drifted" for file in written if file.has_drifted()}
    if not attempts:
        made |= {file: _or_failed(file.write) for file, state in made.items() if state == "drifted"}
    memory = Memory(schedule_folder())
    options = Options(by_work=True, memory=memory)
    if attempts:
        end_at_interrupt()
        for number, file in enumerate(chosen, start=1):
            click.echo(f"{file.source} -> {file.output} ({number} of {len(chosen)})", err=True)
            own = replace(options, seconds=seconds or Options.seconds)
            states[file] = _or_failed(partial(_complete, file, own, again))
    elif chosen:
        searches = workers_of(max(1, workers // Options.workers), scheduler)()
        try:
            states |= _schedule(chosen, options, searches)
        finally:
            searches.close()
    _show(states, made, as_json)
    sys.exit(2 if "failed" in (*states.values(), *made.values()) else 0)


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


def _or_failed(work: Callable[[], str], failed: str = "failed") -> str:
    """The new state of a file: the result of `work`, or `failed`. A cause goes to standard error."""
    try:
        return work()
    except InputError as error:
        click.echo(f"broadside: {error}", err=True)
        return failed


def _schedule(
    files: Sequence[ScheduledFile], options: Options, workers: Workers
) -> dict[ScheduledFile, str]:
    """Schedules the files and returns the new state of each.

    If a schedule is worse than the one kept, or cannot be made safe to interrupt, the next start of the
    recipe follows. It gets no schedules of earlier starts, because it would find the same again.
    """
    states: dict[ScheduledFile, str] = {}
    procedures: dict[ScheduledFile, Sequence[Procedure]] = {}
    for file in files:

        def read(file: ScheduledFile = file) -> str:
            file.options(options)  # an unknown ring is an error of this file alone
            procedures[file] = procedures_of(file.source, file.isa)
            return "drifted"

        states[file] = _or_failed(read)
    waiting, start = list(procedures), 0
    while waiting:
        if start:
            again = ", ".join(file.source.name for file in waiting)
            click.echo(f"searched again with the next seed: {again}", err=True)
            options = replace(options, memory=Memory())
        begun = {file.at_start(start): procedures[file] for file in waiting}
        states |= _schedule_once(begun, options, workers)
        start += 1
        waiting = [f for f in waiting if states[f] in _NOT_FOUND and start < f.recipe.starts]
    return {file: "failed" if state == _UNSAFE else state for file, state in states.items()}


_UNSAFE = "unsafe"
"""The state of a file whose schedule could not be made safe to interrupt."""
_NOT_FOUND = ("kept", _UNSAFE)


def _schedule_once(
    files: Mapping[ScheduledFile, Sequence[Procedure]], options: Options, workers: Workers
) -> dict[ScheduledFile, str]:
    """Schedules the procedures of each file. Each file is written as soon as all are scheduled."""
    states = dict.fromkeys(files, "drifted")
    owned = [(file, procedure) for file, of_file in files.items() for procedure in of_file]
    orders = [Order(procedure, file.isa, file.options(options)) for file, procedure in owned]
    schedules: dict[ScheduledFile, dict[str, ScheduledProcedure]] = {file: {} for file in files}
    left = Counter(file for file, _ in owned)
    with steps(len(orders)) as begin:
        for number, scheduled in schedule_each(orders, workers, partial(click.echo, err=True)):
            file, procedure = owned[number]
            begin(f"{file.source.name}")
            if isinstance(scheduled, Exception):
                click.echo(f"broadside: {file.source}: {scheduled}", err=True)
                states[file] = "failed"
                continue
            schedules[file][procedure.name] = scheduled
            left[file] -= 1
            if not left[file]:
                write = partial(_write, file, file.options(options), schedules.pop(file))
                states[file] = _or_failed(write, _UNSAFE)
    return states


def _write(
    file: ScheduledFile, options: Options, schedules: Mapping[str, ScheduledProcedure]
) -> str:
    made = assemble_file(file.source, file.isa, options, schedules).assembly
    if file.recipe.loop_intervals:  # the measurement refuses records without the intervals left out
        source = file.source.read_text(encoding="utf-8")
        made = complete(made, source, str(file.source), file.isa, options).assembly
    if not file.has_drifted():
        kept = file.output.read_text(encoding="utf-8")
        verdict, why = _compare(file, made, kept)
        if verdict is not Verdict.BETTER:
            click.echo(f"{file.source}: {why}; {file.output} stays", err=True)
            return "kept" if verdict is Verdict.WORSE else "found"
    write_atomically(file.output, made)
    click.echo(f"{file.source} -> {file.output}", err=True)
    return "scheduled"


def _compare(file: ScheduledFile, made: str, kept: str) -> tuple[Verdict, str]:
    """How the new schedule compares with the one kept, in words too.

    The intervals of loops decide first, then all figures that are measured with the code, then the cycles of
    the code. Raises InputError if the new schedule computes something wrong.
    """
    verdict = compare(file.output, made, kept)
    why = shortfall(file.output, made, kept)
    if verdict is not Verdict.WORSE:
        try:
            measured, why = candidate.compare(manifest.load(checkout.root()), file.output, made)
        except VerificationError as error:
            raise InputError(file.source, str(error)) from error
        if measured is Verdict.WORSE or verdict is Verdict.EQUAL:
            verdict = measured
    if verdict is Verdict.EQUAL:
        new, old = cycles_of_code(made), cycles_of_code(kept)
        verdict = Verdict.WORSE if new > old else Verdict.BETTER if new < old else Verdict.EQUAL
        why = f"{new} cycles of code instead of {old}" if new > old else ""
    return verdict, f"{verdict.value}, {why}" if why else verdict.value


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


def scheduled_files(root: Path) -> Iterator[ScheduledFile]:
    """A scheduled file for each source and ISA that the manifests of `kernels/` name."""
    kernels = manifest.load(root)
    found = {
        ScheduledFile(
            item.room / item.source,
            item.assembly,
            item.isa,
            item.interrupt_threshold,
            kernels.recipe(item.room / item.source),
        ): None
        for item in kernels.sources
        if item.source.endswith(".sa")
    }
    yield from found
