"""The search for a schedule. It tells first a quick schedule, then better ones."""

from __future__ import annotations

import math
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from broadside.explorer.shown.scheduled import schedule_of, verdicts_of
from broadside.explorer.shown.source import fault_of
from broadside.facts.isa import instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import LinearError
from broadside.optimizer.optimize import Result, assemble
from broadside.optimizer.procedure.flow import refuse_endless
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.tasks.first import first_schedule
from broadside.optimizer.tasks.improve import Progress, improve
from broadside.optimizer.tasks.local import LocalWorkers
from broadside.optimizer.tasks.pursuit import Pursuit
from broadside.optimizer.verify.packet_rules import VerifyError

MOST_SECONDS = 3600.0
_LOOK = 0.5  # seconds between two looks at a search
_QUICK = Options(bound_seconds=0.3)
_NAME = "source.sa"  # the name of a text that comes from no file

Tell = Callable[[dict[str, Any]], None]


@dataclass
class _Search:
    """A running search, and what it has told so far."""

    source: str
    isa: str
    path: str
    began: float
    until: float
    tell: Tell
    progress: Progress
    told: list[ScheduledProcedure] = field(default_factory=list)
    result: Result = field(default_factory=lambda: Result(""))

    def write(self) -> None:
        """Tells the best schedules if they are new.

        Their verdicts go first: a search that is stopped right after a schedule was told must still say
        how sure it is of that schedule.
        """
        best = [pursuit.told for pursuit in self.progress.pursuits]
        if len(best) == len(self.told) and all(
            a is b for a, b in zip(best, self.told, strict=True)
        ):
            return
        schedules = {one.source.name: one for one in best}
        new = assemble(self.source, self.path, self.isa, _QUICK, schedules)
        self.told, before, self.result = best, self.result.assembly, new
        if _code(new.assembly) != _code(before):
            seconds = time.monotonic() - self.began
            self.tell({"event": "state", **self.state()})
            self.tell({"event": "schedule", **schedule_of(new, self.source, self.path, seconds)})

    def state(self, *, searching: bool = True) -> dict[str, Any]:
        """The current `SearchState`."""
        now = time.monotonic()
        text = self.progress.text(now)
        trying = text.partition("trying ")[2] if searching else ""
        return {
            "seconds": round(now - self.began, 1),
            "left": round(max(0.0, self.until - now), 1) if searching else 0.0,
            "trying": trying or (self.progress.doing if searching else ""),
            "verdicts": verdicts_of(self.result, searching=searching),
        }


def _code(assembly: str) -> list[str]:
    """The lines that are not comments. A new proof alone is not a new schedule."""
    return [line for line in assembly.splitlines() if not line.startswith(";")]


def search(source: str, isa: str, seconds: float, tell: Tell, path: str = _NAME) -> None:
    """Tells the events of a search of `seconds`. A wrong source is `refused`."""
    began = time.monotonic()
    until = began + max(0.0, min(seconds, MOST_SECONDS))
    progress = Progress(until)
    try:
        _searched(_Search(source, isa, path, began, until, tell, progress))
    except LinearError as error:
        faults = [fault_of(error, source, path)]
        tell({"event": "refused", "faults": faults, "message": error.cause})
    except VerifyError as error:
        tell({"event": "refused", "faults": [], "message": str(error)})


def _searched(run: _Search) -> None:
    procedures = parse_file(run.source, run.path, instruction_table(run.isa)).procedures
    if not procedures:
        run.tell({"event": "refused", "faults": [], "message": "no procedure in this source"})
        return
    for procedure in procedures:
        refuse_endless(procedure)
    options = Options()
    for procedure in procedures:
        run.progress.doing = f"{procedure.name}: a first schedule"
        run.tell({"event": "state", **run.state()})
        share = 1 / len(procedures)
        first = first_schedule(procedure, instruction_table(run.isa), options, share, math.inf)
        run.progress.pursuits.append(Pursuit(procedure, run.isa, options, first))
    run.progress.doing = ""
    run.progress.changed = time.monotonic()
    run.write()
    if not _settled(run.progress) and time.monotonic() < run.until:
        _improve(run)
    run.write()
    reason = "settled" if _settled(run.progress) else "time"
    run.tell({"event": "ended", "reason": reason, "state": run.state(searching=False)})


def _settled(progress: Progress) -> bool:
    return all(pursuit.settled for pursuit in progress.pursuits)


def _improve(run: _Search) -> None:
    """Searches in processes until the time is over, and tells what they find."""
    over = threading.Event()
    workers = LocalWorkers(os.cpu_count() or 1)

    def look() -> None:
        while not over.wait(_LOOK):
            run.tell({"event": "state", **run.state()})

    watcher = threading.Thread(target=look, daemon=True)
    watcher.start()

    def rehearse() -> float:
        run.write()
        return 0.0

    try:
        improve(run.progress, workers, run.until, rehearse)
    finally:
        over.set()
        watcher.join()
        run.progress.running.clear()
        workers.close()


def quick_result(source: str, isa: str) -> Result:
    """The first schedules of a source, within seconds. Raises LinearError."""
    table = instruction_table(isa)
    procedures = parse_file(source, _NAME, table).procedures
    schedules = {}
    for procedure in procedures:
        refuse_endless(procedure)
        share = 1 / len(procedures)
        schedules[procedure.name] = first_schedule(procedure, table, _QUICK, share)
    return assemble(source, _NAME, isa, _QUICK, schedules)
