"""Sentences on a schedule with one cycle less than a loop's own: impossible, or what is known."""

from __future__ import annotations

from typing import Any

from broadside.bench.kernels.loops import LoopRecord
from broadside.counted import counted
from broadside.optimizer.bounds.attempt import PROVED
from broadside.optimizer.emit.feedback import formulation_of
from broadside.report.loops.schedules import LoopSchedule


def of_one_less(loop: LoopSchedule) -> str:
    """Sentences: whether one cycle less for a pass is impossible, and why; or which searches failed."""
    record, less = loop.record, loop.interval - 1
    formulation = formulation_of(record.get("formulation", ""))
    above = f"The loop is {loop.interval - loop.bound} above its bound of {counted(loop.bound, 'cycle')}."
    tries = [attempt for attempt in record.get("attempts", []) if attempt["interval"] == less]
    if loop.interval == loop.bound:
        return (
            f"The loop runs at its bound of {counted(loop.bound, 'cycle')}: {_why(record)}. "
            f"This holds for {formulation}."
        )
    if record["optimal"]:
        within = f" ({note})" if (note := _note(tries)) else ""
        return (
            f"{above} Less is impossible for {formulation}: the constraint model of {less} was proved "
            f"infeasible{within}."
        )
    told = [
        above,
        f"It is not known whether {less} is possible: no such schedule has been found, and nothing "
        "rules one out.",
        *(_tried(attempt) for attempt in tries),
    ]
    if not tries and record.get("attempts"):
        told.append(f"The search that made this schedule began at {loop.interval}.")
    elif not tries:
        told.append(f"No search at {less} is on record.")
    if loop.least > loop.bound:
        told.append(f"Less than {loop.least} was proved infeasible for {formulation}.")
    if loop.spent:
        told.append(
            f"Searches of {loop.spent:.0f} s in all, from {loop.least} cycles on, found no schedule."
        )
    return " ".join(told)


def of_passes_apart(loop: LoopRecord) -> str:
    """Sentences on fewer cycles for a loop whose passes do not overlap."""
    bounds = (
        f"Its operations need {counted(loop.res_mii, 'cycle')}, values from the pass before need"
    )
    told = [f"{bounds} {counted(loop.rec_mii, 'cycle')}."]
    if loop.least == loop.ii:
        told.append(f"Less is impossible for {formulation_of('')} while passes do not overlap.")
    else:
        told.append(
            f"Less than {counted(loop.least, 'cycle')} is ruled out. "
            "Nothing is proved for the lengths between."
        )
    return " ".join(told)


def _why(record: dict[str, Any]) -> str:
    waits = "each iteration waits that long for the one before, along the critical cycle"
    units = "its operations need some unit or path in that many cycles"
    if record["rec_mii"] == record["res_mii"]:
        return f"{waits}, and {units}"
    return waits if record["rec_mii"] > record["res_mii"] else units


def _note(tries: list[dict[str, Any]]) -> str:
    return next((str(t["note"]) for t in tries if t["result"] == PROVED and t.get("note")), "")


def _tried(attempt: dict[str, Any]) -> str:
    """A sentence on one search that found no schedule, and on what it proves."""
    conditions = [
        *(["without possible bank conflicts"] if attempt.get("banks_apart") else []),
        *([f"with {attempt['moves']} moves added"] if attempt.get("moves") else []),
        *([str(attempt["note"])] if attempt.get("note") else []),
    ]
    within = f" ({'; '.join(conditions)})" if conditions else ""
    limits = (
        "but only for such schedules" if attempt["result"] == PROVED else "which proves nothing"
    )
    return (
        f"A search at {attempt['interval']}{within} ended after {attempt['seconds']} s: "
        f"{attempt['result']}, {limits}."
    )
