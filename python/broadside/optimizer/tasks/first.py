"""The first schedule of a procedure, which takes a few seconds at most."""

from __future__ import annotations

import math
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import LinearError, Procedure
from broadside.optimizer.bounds.solver import load_solver
from broadside.optimizer.model.region import ScheduleError
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.procedure.seams import OutOfRegisters
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.verify.packet_rules import PlainFault, SourceFault, VerifyError
from broadside.optimizer.verify.source_walk import Endless
from broadside.optimizer.verify.verify import Report, verify

_MOST, _LEAST = 3.4, 0.6  # seconds of the processor for a search; the whole command is to take 5
_LOOPS = 0.6  # after this share of the seconds, loops without a schedule are not pipelined
_PLAIN = 0.008  # seconds kept for each operation, to make a schedule without a search
_AGAIN = 0.1  # seconds after which the signal of the limit is repeated, if it was missed

NOT_FOUND = (LinearError, ScheduleError, OutOfRegisters)
"""What a search raises if it finds no schedule."""
WRONG = "the verifier found a fault in the schedule"
"""Begins the reason for a schedule without a search after a search gave a wrong schedule."""


class OutOfTime(Exception):
    """The time for a search is over."""


def prepare() -> None:
    """Loads the solver; this takes half a second once."""
    load_solver()


def first_schedule(
    procedure: Procedure,
    table: InstructionTable,
    options: Options,
    share: float = 1.0,
    clock: float = math.inf,
    plain: ScheduledProcedure | None = None,
) -> ScheduledProcedure:
    """The schedule that a short search finds, else the schedule without a search; verified.

    `share`: the share of the processor time that this procedure may take. `clock`: most seconds of the clock
    for the search. `plain`: the schedule without a search, if it is made and verified already. Raises
    LinearError if the source allows no schedule at all.
    """
    seconds = max(_LEAST, _MOST - _PLAIN * len(procedure.operations)) * share
    prepare()
    begun = time.monotonic()
    try:
        with at_most(seconds, clock):
            found = schedule_procedure(
                procedure, table, _limited(procedure, options, min(seconds, clock))
            )
            verify(found, table)
            return found
    except (*NOT_FOUND, VerifyError) as failure:
        cause = cause_of(failure)
    except OutOfTime:
        cause = f"a first search of {time.monotonic() - begun:.1f} s found no schedule"
    return plain.because(cause) if plain else without_search(procedure, table, cause)[0]


def _limited(procedure: Procedure, options: Options, seconds: float) -> Options:
    """The options of a first search of `seconds`; its loops leave time for the code around them."""
    loops = sum(1 for block in procedure.blocks if block.is_loop)
    return replace(
        options.for_first(), workers=1, loop_seconds=_LOOPS * seconds / loops if loops else None
    )


def cause_of(failure: Exception) -> str:
    """The reason for the failure of a search: `NOT_FOUND`, or a VerifyError of the schedule found."""
    if isinstance(failure, VerifyError) and not isinstance(failure, SourceFault):
        return f"{WRONG} ({failure})"
    return failure.cause if isinstance(failure, LinearError) else str(failure)


def without_search(
    procedure: Procedure, table: InstructionTable, cause: str
) -> tuple[ScheduledProcedure, Report]:
    """The schedule without a search, with the cause for it, and the report of its check.

    Raises LinearError if registers or units do not suffice, or if the source has a fault, and PlainFault if
    this schedule is wrong, too.
    """
    plain = schedule_plainly(procedure, table, cause)
    try:
        return plain, verify(plain, table)
    except SourceFault as fault:
        raise LinearError(fault.location, str(fault)) from None
    except Endless as endless:
        raise LinearError(procedure.location, str(endless)) from None
    except VerifyError as fault:
        raise PlainFault(fault, procedure.location) from fault


@contextmanager
def at_most(seconds: float, clock: float = math.inf) -> Iterator[None]:
    """Raises OutOfTime in its block after `seconds` of the processor or `clock` seconds of the clock.

    This works only in the main thread, because no other thread gets signals.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    running = True
    report = sys.unraisablehook

    def end(number: int, frame: object) -> None:
        if running:
            raise OutOfTime

    def report_others(lost: sys.UnraisableHookArgs) -> None:
        """Says nothing if the signal came while an object was freed: it comes again."""
        if not isinstance(lost.exc_value, OutOfTime):
            report(lost)

    sys.unraisablehook = report_others
    limits = [(signal.ITIMER_PROF, signal.SIGPROF, seconds)]
    if clock < math.inf:
        limits.append((signal.ITIMER_REAL, signal.SIGALRM, clock))
    before = [(number, signal.signal(number, end)) for _, number, _ in limits]
    for timer, _, limit in limits:
        signal.setitimer(timer, limit, _AGAIN)
    try:
        try:
            yield
        finally:
            running = False
    finally:
        sys.unraisablehook = report
        for timer, _, _ in limits:
            signal.setitimer(timer, 0)
        for number, handler in before:
            signal.signal(number, handler)
