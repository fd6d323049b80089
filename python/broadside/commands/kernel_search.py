"""Searches for the schedules of kernels, by their recipes, and keeps the better one of each routine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import count

import click

from broadside.bench.kernels import manifest
from broadside.bench.kernels.loops import Verdict, compare, cycles_of_code, shortfall
from broadside.bench.measure import candidate
from broadside.bench.measure.cycles import VerificationError
from broadside.commands.kernel_files import ScheduledFile
from broadside.commands.searches import assemble_file, procedures_of
from broadside.errors import InputError
from broadside.input.files import write_atomically
from broadside.linear.ir import Procedure
from broadside.optimizer.complete import complete
from broadside.optimizer.emit import routines
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.tasks.batch import Order, schedule_each
from broadside.optimizer.tasks.task import Workers
from broadside.places import checkout
from broadside.terminal.output import steps
from broadside.terminal.streams import tell


def search(
    files: Sequence[ScheduledFile], options: Options, workers: Workers
) -> dict[ScheduledFile, str]:
    """Schedules the files and returns the new state of each.

    The search for a file knows no schedules of other files, so it finds the same whatever is searched beside
    it. Its first start knows those in the folder of the options' memory, if they name one. If a routine is
    worse than the one kept, or the file cannot be made safe to interrupt, the next start of the recipe
    follows, for such routines alone. It gets no schedules of earlier starts, because it would find the same
    again.
    """
    states: dict[ScheduledFile, str] = {}
    searches: list[_Search] = []
    for file in files:

        def read(file: ScheduledFile = file) -> str:
            file.options(options)  # an unknown ring is an error of this file alone
            searches.append(_Search(file, procedures_of(file.source, file.isa)))
            return "drifted"

        states[file] = or_failed(read)
    for start in count():
        waiting = [one for one in searches if one.wants(start)]
        if not waiting:
            break
        if start:
            again = ", ".join(one.file.source.name for one in waiting)
            click.echo(f"searched again with the next seed: {again}", err=True)
        _search_once(waiting, start, options, workers)
    return states | {one.file: one.state for one in searches}


def or_failed(work: Callable[[], str]) -> str:
    """The new state of a file: the result of `work`, or `failed`. A cause goes to standard error."""
    try:
        return work()
    except InputError as error:
        tell(f"broadside: {error}")
        return "failed"


class _Search:
    """The search for the schedules of one file.

    `schedules`: the last schedule found of each routine. `missing`: routines that no start has found as good
    as in the file.
    """

    def __init__(self, file: ScheduledFile, procedures: Sequence[Procedure]) -> None:
        self.file, self.procedures, self.state = file, procedures, "drifted"
        self.schedules: dict[str, ScheduledProcedure] = {}
        self.missing = [procedure.name for procedure in procedures]
        self.failed = self.changed = False

    def wants(self, start: int) -> bool:
        """Whether the start with this number, from 0 on, is to follow."""
        return bool(self.missing) and not self.failed and start < max(1, self.file.recipe.starts)

    def wanted(self) -> list[Procedure]:
        return [procedure for procedure in self.procedures if procedure.name in self.missing]

    def end_start(self, options: Options) -> None:
        """Writes what the start has found, as far as it is better than the file."""
        if len(self.schedules) < len(self.procedures):
            self.state, self.failed = "failed", True
        else:
            self.state = or_failed(lambda: self._write(options))

    def _write(self, options: Options) -> str:
        file = self.file
        made = assemble_file(file.source, file.isa, options, self.schedules).assembly
        if file.recipe.loop_intervals:  # measurement refuses records without the intervals left out
            source = file.source.read_text(encoding="utf-8")
            made = complete(made, source, str(file.source), file.isa, options).assembly
        if file.has_drifted():
            self.missing = []
            return self._replace(made)
        kept = file.output.read_text(encoding="utf-8")
        better = self._better(made, kept)
        if better != kept:
            self._replace(better)
            self.changed = True
        return "scheduled" if self.changed else "kept" if self.missing else "found"

    def _replace(self, text: str) -> str:
        write_atomically(self.file.output, text)
        click.echo(f"{self.file.source} -> {self.file.output}", err=True)
        return "scheduled"

    def _better(self, made: str, kept: str) -> str:
        """The file's text with each routine of `made` that is better. Takes those as good from `missing`."""
        names = [procedure.name for procedure in self.procedures]
        new, best = routines.split(made, names), routines.split(kept, names)
        parts = [[name] for name in self.missing]
        if new is None or best is None:
            new, best, parts = {"": made}, {"": kept}, [list(self.missing)]
        for part in parts:
            name = part[0] if len(best) > 1 else ""
            tried = best | {name: new[name], "": new[""]}
            verdict, why = compare_texts(self.file, "".join(tried.values()), "".join(best.values()))
            if verdict is Verdict.BETTER:
                best = tried
            else:
                click.echo(f"{self.file.source}: {', '.join(part)}: {why}", err=True)
            if verdict is not Verdict.WORSE:
                self.missing = [one for one in self.missing if one not in part]
        return "".join(best.values())


def _search_once(
    searches: Sequence[_Search], start: int, options: Options, workers: Workers
) -> None:
    """One start for each file. A file is written as soon as all its routines are scheduled."""
    owned = [(one, procedure) for one in searches for procedure in one.wanted()]
    folder = None if start else options.memory.folder
    own = {
        one.file: replace(one.file.at_start(start).options(options), memory=Memory(folder))
        for one in searches
    }
    orders = [Order(procedure, one.file.isa, own[one.file]) for one, procedure in owned]
    left = Counter(one.file for one, _ in owned)
    with steps(len(orders)) as begin:
        for number, scheduled in schedule_each(orders, workers, partial(click.echo, err=True)):
            one, procedure = owned[number]
            begin(f"{one.file.source.name}")
            left[one.file] -= 1
            if isinstance(scheduled, Exception):
                tell(f"broadside: {one.file.source}: {scheduled}")
            else:
                one.schedules[procedure.name] = scheduled
            if not left[one.file]:
                one.end_start(own[one.file])


def compare_texts(file: ScheduledFile, made: str, kept: str) -> tuple[Verdict, str]:
    """How the new text of a scheduled file compares with the one kept, in words too.

    The intervals of pipelined loops decide first, then all figures that are measured with the code, then, if
    they are the same, the cycles of the code. Raises InputError if the new text computes something wrong.
    """
    verdict = compare(file.output, made, kept)
    why = shortfall(file.output, made, kept)
    if verdict is not Verdict.WORSE:
        known = manifest.load(checkout.root())
        before = replace(known, made={**known.made, file.output: kept})
        try:
            measured, why = candidate.compare(before, file.output, made)
        except VerificationError as error:
            raise InputError(file.source, str(error)) from error
        if measured is Verdict.WORSE or verdict is Verdict.EQUAL:
            verdict = measured
    if verdict is Verdict.EQUAL and not why:
        new, old = cycles_of_code(made), cycles_of_code(kept)
        verdict = Verdict.WORSE if new > old else Verdict.BETTER if new < old else Verdict.EQUAL
        why = f"{new} cycles of code instead of {old}" if new > old else ""
    return verdict, f"{verdict.value}, {why}" if why else verdict.value
