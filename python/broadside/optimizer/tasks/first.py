"""The schedule that is there at once."""

from __future__ import annotations

import math
import signal
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
from broadside.optimizer.verify.packet_rules import SourceFault, VerifyError
from broadside.optimizer.verify.source_walk import Endless
from broadside.optimizer.verify.verify import Report, verify

_MOST, _LEAST = 4.0, 0.6  # seconds of the processor for a search
_LOOPS = 0.6  # share of these seconds after which the loops still open are not pipelined
_PLAIN = 0.008  # seconds that each operation may take where a search finds nothing
_AGAIN = 0.1  # seconds until the limit is told again, should the first time have been missed


WRONG = "the verifier found a fault in the schedule"
"""Begins the reason for which a procedure was scheduled without a search after one had gone wrong."""


class OutOfTime(Exception):
    """The seconds of the processor are spent."""


def prepare() -> None:
    """Load what a search needs; this takes half a second once."""
    load_solver()


def first_schedule(
    procedure: Procedure,
    table: InstructionTable,
    options: Options,
    share: float = 1.0,
    clock: float = math.inf,
    plain: ScheduledProcedure | None = None,
) -> ScheduledProcedure:
    """What a short search finds, else the schedule without a search; verified.

    `share` is the part of the time that this procedure may take; the search takes at most `clock` seconds of
    the clock, too. `plain` is the schedule without a search, where it has been made and verified. Raises
    LinearError where the source leaves no schedule at all.
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
    except (LinearError, ScheduleError, OutOfRegisters) as failure:
        cause = failure.cause if isinstance(failure, LinearError) else str(failure)
    except VerifyError as failure:
        cause = cause_of(failure)
    except OutOfTime:
        cause = f"a first search of {time.monotonic() - begun:.1f} s found no schedule"
    return plain.because(cause) if plain else without_search(procedure, table, cause)[0]


def _limited(procedure: Procedure, options: Options, seconds: float) -> Options:
    """The options of a first search of so many seconds: its loops leave time for the code around them."""
    loops = sum(1 for block in procedure.blocks if block.is_loop)
    return replace(
        options.for_first(), workers=1, loop_seconds=_LOOPS * seconds / loops if loops else None
    )


def cause_of(failure: VerifyError) -> str:
    """The reason that the scheduled file gives for a procedure whose first schedule was not written."""
    return str(failure) if isinstance(failure, SourceFault) else f"{WRONG} ({failure})"


def without_search(
    procedure: Procedure, table: InstructionTable, cause: str
) -> tuple[ScheduledProcedure, Report]:
    """The schedule that always exists, written for that cause, and its check.

    Raises LinearError where the source leaves no registers or units, or has a fault itself.
    """
    plain = schedule_plainly(procedure, table, cause)
    try:
        return plain, verify(plain, table)
    except SourceFault as fault:
        raise LinearError(fault.location, str(fault)) from None
    except Endless as endless:
        raise LinearError(procedure.location, str(endless)) from None


@contextmanager
def at_most(seconds: float, clock: float = math.inf) -> Iterator[None]:
    """Raises OutOfTime within once so much of the processor or of the clock is used.

    In the main thread alone: no other gets signals.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    running = True

    def end(number: int, frame: object) -> None:
        if running:
            raise OutOfTime

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
        for timer, _, _ in limits:
            signal.setitimer(timer, 0)
        for number, handler in before:
            signal.signal(number, handler)
