"""The schedule that is there at once."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from broadside.isa import InstructionTable
from broadside.linear.ir import LinearError, Procedure
from broadside.optimizer.model.region import ScheduleError
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.procedure.seams import OutOfRegisters
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.verify.packet_rules import ReadUnwritten, VerifyError
from broadside.optimizer.verify.verify import Report, verify

_MOST, _LEAST = 4.0, 0.6  # seconds of the processor for lists
_PLAIN = 0.01  # seconds that each operation may take where lists find nothing
_AGAIN = 0.1  # seconds until the limit is told again, should the first time have been missed


WRONG = "the verifier found a fault in the schedule"
"""Begins the reason for which a procedure was scheduled without a search after one had gone wrong."""


class OutOfTime(Exception):
    """The seconds of the processor are spent."""


def first_schedule(
    procedure: Procedure, table: InstructionTable, options: Options, share: float = 1.0
) -> ScheduledProcedure:
    """What lists find soon, else the schedule without a search; verified.

    `share` is the part of the time that this procedure may take. Raises LinearError where the source leaves
    no schedule at all.
    """
    seconds = max(_LEAST, _MOST - _PLAIN * len(procedure.operations)) * share
    try:
        with at_most(seconds):
            found = schedule_procedure(procedure, table, replace(options.for_first(), workers=1))
            verify(found, table)
            return found
    except (LinearError, ScheduleError, OutOfRegisters) as failure:
        cause = failure.cause if isinstance(failure, LinearError) else str(failure)
    except VerifyError as failure:
        cause = cause_of(failure)
    except OutOfTime:
        cause = "lists find no schedule in a few seconds"
    return without_search(procedure, table, cause)[0]


def cause_of(failure: VerifyError) -> str:
    """The reason that the scheduled file gives for a procedure whose first schedule was not written."""
    return str(failure) if isinstance(failure, ReadUnwritten) else f"{WRONG} ({failure})"


def without_search(
    procedure: Procedure, table: InstructionTable, cause: str
) -> tuple[ScheduledProcedure, Report]:
    """The schedule that always exists, written for that cause, and its check.

    Raises LinearError where the source leaves no registers or units, or reads what it has not written.
    """
    plain = schedule_plainly(procedure, table, cause)
    try:
        return plain, verify(plain, table)
    except ReadUnwritten as unwritten:
        raise LinearError(unwritten.location, str(unwritten)) from None


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises OutOfTime within once so much of the processor is used; in the main thread alone."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    running = True

    def end(number: int, frame: object) -> None:
        if running:
            raise OutOfTime

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds, _AGAIN)
    try:
        try:
            yield
        finally:
            running = False
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
