"""The entry of the optimizer: from the text of a `.sa` file to scheduled assembly."""

from __future__ import annotations

import hashlib
import math
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from typing import Any

from broadside import __version__
from broadside.facts.cpu import packets_span
from broadside.facts.isa import InstructionTable, instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import LinearError, LinearFile, Procedure
from broadside.linear.macros import expand
from broadside.optimizer.assembly import assembly_of, interruptible, labels_of, references
from broadside.optimizer.complete import loop_of
from broadside.optimizer.core.loop import cores_of
from broadside.optimizer.core.weakened import SECONDS_OF_WORK
from broadside.optimizer.core.wording import ToldCore
from broadside.optimizer.emit.feedback import record
from broadside.optimizer.emit.fetch_packets import aligned
from broadside.optimizer.interrupts.plan import NoPlan
from broadside.optimizer.outside import check_outside
from broadside.optimizer.procedure.cost import best_of
from broadside.optimizer.procedure.flow import refuse_endless
from broadside.optimizer.procedure.reshape.ready import alternatives
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.procedure.source.many_blocks import BRANCHES_WITHIN, DIVIDES, reasons
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.tasks.first import (
    NOT_FOUND,
    cause_of,
    first_schedule,
    prepare,
    without_search,
)
from broadside.optimizer.tasks.improve import Progress, improve
from broadside.optimizer.tasks.pursuit import Pursuit
from broadside.optimizer.tasks.task import Workers
from broadside.optimizer.verify.packet_rules import PlainFault, VerifyError
from broadside.optimizer.verify.verify import verify

HASH = "; broadside optimize: source "
"""Begins the first line of a scheduled file; the digest of its source follows."""

NO_PLAN = "a higher threshold, or the greatest count of a loop in .trip, may help"
"""Ends the refusal of a procedure for which no plan keeps interrupts from harm within the threshold."""

_CORE_SECONDS = 10.0
"""Most seconds for the core of a loop."""
_SHORTEST_CORE_SECONDS = 1.0
"""No core is looked for in fewer seconds."""


@dataclass
class Result:
    """Scheduled assembly, and the records of its pipelined loops (see `feedback.record`).

    The record of an unrolled loop has `passes_in_one`: its `ii` is the interval of that many passes of the
    source. `not_pipelined`: the other innermost loops, each with its reason. `reshaped`: by label, how the
    source of a loop was rewritten. `interrupted`: whether Ctrl-C ended the search.
    """

    assembly: str
    loops: list[dict[str, Any]] = field(default_factory=list)
    procedures: list[ScheduledProcedure] = field(default_factory=list)
    not_pipelined: dict[str, str] = field(default_factory=dict)
    interrupted: bool = False
    reshaped: dict[str, list[str]] = field(default_factory=dict)


def optimize(text: str, path: str, isa: str, options: Options | None = None) -> Result:
    """Schedules all procedures of a `.sa` text; every schedule is verified.

    Raises LinearError for a source that cannot be scheduled.
    """
    options = options or Options()
    table = instruction_table(isa)
    source = _parsed(text, path, isa)
    return _assembled(
        source, options, _about(options), lambda procedure: _verified(procedure, table, options)
    )


def assemble(
    text: str, path: str, isa: str, options: Options, schedules: Mapping[str, ScheduledProcedure]
) -> Result:
    """The assembly of a `.sa` text from schedules found elsewhere and verified, by name of procedure."""
    source = _parsed(text, path, isa)
    return _assembled(source, options, _about(options), lambda one: schedules[one.name])


def optimize_in_time(
    text: str,
    path: str,
    isa: str,
    options: Options,
    until: float,
    workers: Callable[[], Workers],
    progress: Progress,
) -> Result:
    """Makes a first schedule of all procedures, then better ones until `until` (by `time.monotonic`).

    The limits of `options` hold for one search. Ctrl-C ends the search, and the result says so; it raises
    KeyboardInterrupt before every procedure has a first schedule. Raises LinearError for a source that cannot
    be scheduled.
    """
    source = _parsed(text, path, isa)
    procedures = source.file.procedures
    for procedure in procedures:
        refuse_endless(procedure)
    about = _about_time(options, until - time.monotonic())
    first_ones = _first_schedules(procedures, instruction_table(isa), options, until, progress)
    progress.pursuits = [
        Pursuit(first.source, isa, chosen, first, _known(options.memory))
        for chosen, first in first_ones
    ]
    progress.changed = time.monotonic()
    writer = _Writer(source, options, about, progress)
    first: Result | None = None
    interrupted = False
    try:
        first = writer.write()
        _search(progress, workers, until - _EXIT, writer)
    except KeyboardInterrupt:
        interrupted = True
    progress.doing = "writing"
    try:
        result = writer.write()
    except LinearError as error:  # only the first schedule could be made safe to interrupt
        if first is None:
            raise
        progress.say(f"{error}; the first schedule is written")
        result = first
    return replace(result, interrupted=interrupted)


_EXIT = 0.2  # seconds kept for writing and for ending the workers and this process
_SHORT = 8.0  # in fewer seconds, schedules without a search are made first
_LEAST = 0.5  # least seconds of a search; loading the solver takes about as long before it
_FIRST = 0.5  # share of the time left that the searches for first schedules may take
_LEAST_FIRST = 2.5  # seconds that they may take if this is more than their share and the time lasts


def _first_schedules(
    procedures: list[Procedure],
    table: InstructionTable,
    options: Options,
    until: float,
    progress: Progress,
) -> list[tuple[Options, ScheduledProcedure]]:
    """First schedules of each procedure, one for each of the options to search with (`alternatives`).

    If the time is short, schedules without a search are made for all procedures before any search.
    """
    plain: list[ScheduledProcedure | None] = [None] * len(procedures)
    timed, until = progress.until is not None, until - _EXIT
    if timed and until - time.monotonic() < _SHORT:
        progress.doing = "schedules without a search"
        plain = [_plain_or_none(procedure, table) for procedure in procedures]
        if until - time.monotonic() < 2 * _LEAST and all(plain):
            return [(options, made) for made in plain if made]
    prepare()
    left = until - time.monotonic()
    clock = max(_LEAST, min(left, max(_LEAST_FIRST, left * _FIRST))) if timed else math.inf
    found = []
    for procedure, made in zip(procedures, plain, strict=True):
        progress.doing = f"{procedure.name}: a first schedule"
        ways = _alternatives(procedure, table, options)
        share = 1 / (len(procedures) * len(ways))
        for way in ways:
            first = first_schedule(procedure, table, way, share, clock * share, made)
            found.append((way, first))
    return found


def _alternatives(
    procedure: Procedure, table: InstructionTable, options: Options
) -> tuple[Options, ...]:
    """The options to search with. An error of the source is ignored here; the search finds and reports it."""
    try:
        return alternatives(procedure, table, options)
    except LinearError:
        return (options,)


def _plain_or_none(procedure: Procedure, table: InstructionTable) -> ScheduledProcedure | None:
    """The schedule without a search; None if there is no right one, because a search may still find one."""
    try:
        return without_search(procedure, table, "the time was too short for a first search")[0]
    except (LinearError, PlainFault):
        return None


def _known(memory: Memory) -> Memory:
    """A copy of the known schedules for one pursuit, which adds its own."""
    return Memory(memory.folder, dict(memory.found))


def _search(
    progress: Progress, workers: Callable[[], Workers], until: float, writer: _Writer
) -> None:
    """Improves the schedules until `until`, with time kept to write them."""
    if until - time.monotonic() < _LEAST or all(pursuit.settled for pursuit in progress.pursuits):
        return
    taken = workers()
    try:
        improve(progress, taken, until, writer.rehearse)
    finally:
        progress.running.clear()
        taken.close()


@dataclass
class _Writer:
    """Makes the text of the best schedules, and makes it again only if a schedule has changed."""

    source: _Source
    options: Options
    about: list[str]
    progress: Progress
    seconds: float = 0.0
    _result: Result | None = None
    _written: list[ScheduledProcedure] = field(default_factory=list)

    def write(self) -> Result:
        told = [pursuit.told for pursuit in self.progress.pursuits]
        ways = defaultdict(list)
        for scheduled in told:
            ways[scheduled.source.name].append(scheduled)
        same = len(told) == len(self._written) and all(
            one is other for one, other in zip(told, self._written, strict=True)
        )
        if self._result is None or not same:
            begun = time.monotonic()
            best = {name: best_of(schedules) for name, schedules in ways.items()}
            quick = replace(self.options, bound_seconds=_BOUND_AT_THE_END)
            first = self._result is None  # a later schedule that cannot be made safe is not better
            self._result = _assembled(
                self.source, quick, self.about, lambda one: best[one.name], plainly=first
            )
            self._written, self.seconds = told, time.monotonic() - begun
        return self._result

    def rehearse(self) -> float:
        """The seconds that writing the best schedules takes now."""
        if self.options.interrupt_threshold is None:  # with interrupts it takes too long
            self.write()
        return self.seconds


_BOUND_AT_THE_END = 0.3  # seconds for a bound in a record


@dataclass(frozen=True)
class _Source:
    """A `.sa` text, and the file parsed from it."""

    text: str
    path: str
    isa: str
    file: LinearFile


def _parsed(text: str, path: str, isa: str) -> _Source:
    """The file parsed from a text. Raises LinearError also for lines outside procedures."""
    file = parse_file(text, path, instruction_table(isa))
    check_outside(file, isa)
    return _Source(text, path, isa, file)


def _assembled(
    source: _Source,
    options: Options,
    about: list[str],
    schedule_of: Callable[[Procedure], ScheduledProcedure],
    plainly: bool = True,
) -> Result:
    table = instruction_table(source.isa)
    result = Result("")
    lines = [HASH + source_digest(source.text, source.path, source.isa), *about]
    lines += references(source.file)
    for part in source.file.parts:
        if isinstance(part, Procedure):
            lines += _procedure(part, table, options, result, schedule_of, plainly)
        else:
            lines.append(part)
    result.assembly = "\n".join(lines) + "\n"
    return result


def source_digest(text: str, path: str, isa: str) -> str:
    """The digest of everything that a scheduled file depends on: source, included files, ISA level."""
    digest = hashlib.sha256(isa.encode())
    for line in expand(text, path, isa):
        digest.update(line.text.rstrip().encode() + b"\n")
    return digest.hexdigest()


def _about(options: Options) -> list[str]:
    return [
        f"; broadside {__version__}, OR-Tools {version('ortools')}, seed {options.seed}, "
        f"{options.workers} workers, {options.seconds:g} s an interval, "
        f"{options.region_seconds:g} s a region"
    ]


def _about_time(options: Options, seconds: float) -> list[str]:
    return [
        f"; broadside {__version__}, OR-Tools {version('ortools')}, seed {options.seed}, "
        f"{max(0.0, seconds):.0f} s"
    ]


def _procedure(
    procedure: Procedure,
    table: InstructionTable,
    options: Options,
    result: Result,
    schedule_of: Callable[[Procedure], ScheduledProcedure],
    plainly: bool,
) -> list[str]:
    refuse_endless(procedure)
    options.progress(f"{procedure.name}")
    scheduled, lines = _written(procedure, schedule_of(procedure), table, options, plainly)
    result.procedures.append(scheduled)
    result.reshaped |= scheduled.reshaped
    result.not_pipelined |= {node.name: why for node, why in scheduled.unpipelined.items()}
    for node, found in scheduled.searches.items():
        passes = scheduled.unrolled.get(node.name, 1)
        result.loops.append(record(found) | ({"passes_in_one": passes} if passes > 1 else {}))
    return aligned(lines) if packets_span(table.isa) else lines


def _written(
    procedure: Procedure,
    scheduled: ScheduledProcedure,
    table: InstructionTable,
    options: Options,
    plainly: bool,
) -> tuple[ScheduledProcedure, list[str]]:
    """The lines of a schedule, safe to interrupt if the options ask for it, and the schedule they come from.

    `plainly`: a schedule that cannot be made safe is replaced by the schedule without a search. Raises
    LinearError.
    """
    _note_several_blocks(scheduled)
    lines = assembly_of(scheduled, table, options.bound_seconds, options.feedback)
    if options.interrupt_threshold is None:
        return scheduled, lines
    try:
        return scheduled, interruptible(procedure, lines, labels_of(scheduled), table, options)
    except NoPlan as failure:
        cause = str(failure)
    if not plainly or scheduled.plain:
        raise LinearError(procedure.location, f"{procedure.name}: {cause}; {NO_PLAN}")
    options.progress(f"{procedure.name}: {cause}; scheduled without a search")
    plain, _ = without_search(procedure, table, f"as searched, {cause}")
    return _written(procedure, plain, table, options, plainly)


def _note_several_blocks(scheduled: ScheduledProcedure) -> None:
    """Notes why loops of several blocks, which no search has tried, are not pipelined."""
    nodes = {item.node.name: item.node for item in scheduled.nodes}
    for label, reason in reasons(scheduled.source).items():
        if label in nodes and label not in scheduled.reshaped:
            why = scheduled.kept.get(label, reason)
            if scheduled.plain and reason.endswith((BRANCHES_WITHIN, DIVIDES)):
                why = scheduled.plain  # its branches might have become predicates
            scheduled.unpipelined[nodes[label]] = why


def cores_found(result: Result, isa: str, seconds: float) -> dict[str, ToldCore]:
    """By loop, the core that says why one cycle less is impossible, if the solver proved this.

    All cores together take at most about `seconds`; loops that come later have none.
    """
    table = instruction_table(isa)
    until = time.monotonic() + seconds
    cores: dict[str, ToldCore] = {}
    for scheduled in result.procedures:
        for found in scheduled.searches.values():
            name, interval = found.pipelined.loop.name, found.pipelined.interval
            source = loop_of(scheduled.source, name, table)
            if not found.optimal or interval == found.bounds.interval or source is None:
                continue
            left = min(until - time.monotonic(), _CORE_SECONDS)
            if left < _SHORTEST_CORE_SECONDS:
                continue
            bounds = (found.bounds.resource, found.bounds.recurrence.interval)
            for core in cores_of(source[0].model, interval - 1, bounds, left / SECONDS_OF_WORK):
                cores[name] = core
    return cores


def _verified(
    procedure: Procedure, table: InstructionTable, options: Options
) -> ScheduledProcedure:
    """The best schedule that the searches find, one for each of the options to search with."""
    ways = _alternatives(procedure, table, options)
    return best_of([_searched(procedure, table, way) for way in ways])


def _searched(
    procedure: Procedure, table: InstructionTable, options: Options
) -> ScheduledProcedure:
    """The schedule that the search finds; if it finds none or a wrong one, the schedule without a search."""
    name = procedure.name
    try:
        scheduled = schedule_procedure(procedure, table, options)
        options.progress(f"{name}: verified: {verify(scheduled, table)}")
        return scheduled
    except (*NOT_FOUND, VerifyError) as failure:
        cause = cause_of(failure)
    options.progress(f"{name}: {cause}; scheduled without a search")
    scheduled, report = without_search(procedure, table, cause)
    options.progress(f"{name}: verified: {report}")
    return scheduled
