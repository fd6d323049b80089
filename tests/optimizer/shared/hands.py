"""Procedures, pursuits and workers without a process, for tests of tasks."""

from __future__ import annotations

import time

from broadside.facts.isa import instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import Procedure
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.tasks.pursuit import Pursuit
from broadside.optimizer.tasks.task import (
    CLIMB,
    Answer,
    Task,
    packed,
    run,
    unpacked,
)

DOT = """
dot:    .cproc a, b, n
        .reg sum, x, y, p
        ZERO sum
loop:   .trip 8
        LDH *a++, x
        LDH *b++, y
        MPY x, y, p
        ADD p, sum, sum
 [n]    SUB n, 1, n
 [n]    B loop
        .return sum
        .endproc
"""
WIDE = DOT.replace("dot:", "other:").replace("LDH", "LDB")
TABLE = instruction_table("c62x")
PATIENCE = 100.0


def procedure(text: str = DOT) -> Procedure:
    return parse_file(text, "dot.sa", TABLE).procedures[0]


def pursuit(text: str = DOT) -> Pursuit:
    """A pursuit whose best is the plain schedule: nothing of it is proved."""
    one = procedure(text)
    return Pursuit(one, "c62x", Options(), schedule_plainly(one, TABLE, "a test"))


def task(strategy: str = CLIMB, **intervals: int) -> Task:
    options = Options(seconds=5, improve_seconds=1, region_seconds=5, workers=1)
    return Task(0, procedure(), "c62x", strategy, 1, 5.0, options, intervals)


class Sleeping(Task):
    """A task that keeps its process busy."""

    def for_search(self) -> Options:
        time.sleep(PATIENCE)
        return self.options


class Here:
    """Workers in this process. `run` may differ from the right function."""

    def __init__(self, *runs: object) -> None:
        self.size, self.runs, self.tasks = 1, list(runs), list[Task]()
        self.answered = 0

    def submit(self, task: Task) -> None:
        self.tasks.append(task)

    def answers(self, seconds: float) -> list[Answer]:
        found = []
        for one in self.tasks:
            chosen = self.runs[min(self.answered, len(self.runs) - 1)]
            found.append(chosen(one))  # type: ignore[operator]
            self.answered += 1
        self.tasks = []
        return found

    def cancel(self, task: Task) -> None:
        self.tasks.remove(task)

    def close(self) -> None:
        self.tasks = []


def right(one: Task) -> Answer:
    return Answer(one, run(one))


def wrong(one: Task) -> Answer:
    """The right schedule, except that its loads read their addresses from A9."""
    found = unpacked(run(one))
    for item in found.scheduled.nodes:
        for issued in item.issued:
            if issued.operation.mnemonic == "LDH":
                issued.reads.update(dict.fromkeys(issued.reads, "A9"))
    return Answer(one, packed(found))


def lost(one: Task) -> Answer:
    return Answer(one, error="gone")


def interval_of(scheduled: ScheduledProcedure) -> int:
    return next(iter(scheduled.searches.values())).pipelined.interval
