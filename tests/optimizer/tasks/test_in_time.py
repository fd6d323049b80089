"""Schedules within a given time, and what the line of progress tells."""

from __future__ import annotations

import random
import re
import time
from dataclasses import replace
from typing import Any

import pytest
from hands import DOT, PATIENCE, TABLE, WIDE, Here, procedure, pursuit, right, task

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import Procedure
from broadside.optimizer.loops.preparation import Loop, NotInTime
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.optimize import Result, optimize_in_time
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.result import SearchResult
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.search.intervals import search
from broadside.optimizer.tasks import first
from broadside.optimizer.tasks.first import OutOfTime, at_most, first_schedule
from broadside.optimizer.tasks.improve import Progress, improve
from broadside.optimizer.tasks.intake import take_in
from broadside.optimizer.tasks.pursuit import Pursuit
from broadside.optimizer.tasks.task import (
    ONE_INTERVAL,
    Answer,
    Found,
    Task,
)
from broadside.optimizer.verify.verify import verify


def poor(one: Procedure, table: InstructionTable, *_: object) -> ScheduledProcedure:
    """A first schedule that leaves something to find."""
    return schedule_plainly(one, table, "a test")


def in_time(workers: Here, seconds: float, monkeypatch: pytest.MonkeyPatch) -> Result:
    monkeypatch.setattr("broadside.optimizer.optimize.first_schedule", poor)
    until, progress = time.monotonic() + seconds, Progress()
    return optimize_in_time(DOT, "dot.sa", "c62x", Options(), until, lambda: workers, progress)


def test_an_interrupt_leaves_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(one: Task) -> Answer:
        raise KeyboardInterrupt

    later = in_time(
        Here(lambda one: right(replace(one, intervals={"loop": 3})), pressed), PATIENCE, monkeypatch
    )
    assert later.interrupted and [loop["ii"] for loop in later.loops] == [3]
    at_once = in_time(Here(pressed), PATIENCE, monkeypatch)
    assert at_once.interrupted and at_once.loops == [] and ".end" not in at_once.assembly
    assert "a test" in at_once.assembly


def test_the_time_is_kept_where_nothing_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Here):
        def answers(self, seconds: float) -> list[Answer]:
            assert 0 < seconds <= 0.5
            time.sleep(seconds)
            return []

    begun = time.monotonic()
    result = in_time(Silent(), 1.0, monkeypatch)
    assert not result.interrupted and 0.7 < time.monotonic() - begun < PATIENCE


def test_a_short_time_begins_with_schedules_without_a_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The schedules without a search take a known time; the searches share the rest."""
    clocks: list[float] = []

    def searched(
        one: Procedure,
        table: InstructionTable,
        options: Options,
        share: float,
        clock: float,
        plain: ScheduledProcedure,
    ) -> ScheduledProcedure:
        verify(plain, table)
        clocks.append(clock)
        return plain.because("found nothing")

    def scheduled(seconds: float) -> str:
        monkeypatch.setattr("broadside.optimizer.optimize.first_schedule", searched)
        progress = Progress(time.monotonic() + seconds)
        arguments = ("dot.sa", "c62x", Options(), progress.until, lambda: Here(pressed), progress)
        return optimize_in_time(DOT + WIDE, *arguments).assembly  # type: ignore[arg-type]

    def pressed(one: Task) -> Answer:
        raise KeyboardInterrupt

    assert "the time was too short for a first search" in scheduled(0.0)
    assert clocks == []
    assert "found nothing" in scheduled(6.0)
    assert len(clocks) == 2 and 0 < sum(clocks) < 6


@pytest.mark.matrix
@pytest.mark.parametrize("kind", ["straight", "loop"])
def test_240_operations_with_24_live_values_have_a_first_schedule(kind: str) -> None:
    """`make bench-optimizer` says how long it takes."""
    chance = random.Random(1)
    names = [f"v{number}" for number in range(24)]
    lines = ["g: .cproc p, q, n", f" .reg {', '.join(names)}"]
    lines += [f" LDW *p++, {name}" for name in names] + ["k: .trip 4"] * (kind == "loop")
    for _ in range(240):
        mnemonic = chance.choice(["ADD", "SUB", "XOR", "AND", "OR", "MPY"])
        lines.append(f" {mnemonic} {', '.join(chance.choice(names) for _ in range(3))}")
    lines += [" [n] SUB n, 1, n", " [n] B k"] * (kind == "loop")
    lines += [*(f" STW {name}, *q++" for name in names), " .return", " .endproc"]
    one = procedure("\n".join(lines))
    found = first_schedule(one, TABLE, Options())
    verify(found, TABLE)
    assert sum(item.length for item in found.nodes) > 30


def test_the_first_schedule_ends_in_time() -> None:
    with pytest.raises(OutOfTime), at_most(0.05):
        while True:
            pass
    with pytest.raises(OutOfTime), at_most(60, clock=0.05):
        time.sleep(5)
    # The kernel counts processor time in ticks, so one short search may end before the first tick.
    searches = (first_schedule(procedure(), TABLE, Options(), share=1e-6) for _ in range(20))
    found = next(search for search in searches if search.plain)
    assert re.fullmatch(r"a first search of \d+\.\d s found no schedule", found.plain)
    verify(found, TABLE)
    assert first_schedule(procedure(), TABLE, Options()).plain == ""


def test_a_limit_that_ends_within_a_finalizer_comes_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Python prints and drops an exception that a finalizer raises."""

    class Slow:
        def __del__(self) -> None:
            began = time.process_time()
            while time.process_time() < began + 0.1:
                continue

    with pytest.raises(OutOfTime), at_most(0.05):
        freed = Slow()
        del freed
        while True:
            continue
    assert "OutOfTime" not in capsys.readouterr().err


TWO = DOT.replace(
    "        .return sum",
    """        MVK 8, m
more:   .trip 8
        LDH *c++, z
        ADD z, sum, sum
 [m]    SUB m, 1, m
 [m]    B more
        .return sum""",
).replace("a, b, n\n        .reg", "a, b, n, c\n        .reg m, z,")


def test_a_loop_without_time_leaves_the_others_pipelined(monkeypatch: pytest.MonkeyPatch) -> None:
    def hurried(loop: Loop, *rest: Any) -> SearchResult:
        if loop.name == "loop":
            raise NotInTime("no time")
        return search(loop, *rest)

    one = procedure(TWO)
    monkeypatch.setattr("broadside.optimizer.procedure.scheduling.loops.search", hurried)
    best = first_schedule(one, TABLE, Options())
    verify(best, TABLE)
    assert not best.plain and [node.name for node in best.searches] == ["more"]
    assert {node.name for node in best.hurried} == {"loop"} == {n.name for n in best.unpipelined}
    monkeypatch.undo()
    later = Pursuit(one, "c62x", Options(), best)
    assert not later.settled and later.next_task(0, PATIENCE, 1).options.first
    later.searched = 7.0
    (reason,) = later.told.unpipelined.values()
    assert reason == "no time; nor did further searches, of 7 s"
    improve(Progress(None, [later]), Here(right), time.monotonic() + PATIENCE)
    assert {node.name for node in later.best.searches} == {"loop", "more"}


def test_first_searches_of_loops_leave_time_for_the_code_around_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each may take more than its share, but leaves some to those that follow."""
    seconds: list[float] = []

    def observed(loop: Loop, machine: Machine, options: Options, *rest: Any) -> SearchResult:
        assert options.loop_seconds is not None
        seconds.append(options.loop_seconds)
        return search(loop, machine, options, *rest)

    monkeypatch.setattr("broadside.optimizer.procedure.scheduling.loops.search", observed)
    first_schedule(procedure(TWO), TABLE, Options())
    total = first._LOOPS * (first._MOST - first._PLAIN * len(procedure(TWO).operations))
    assert total / 2 < seconds[0] < total * 2 / 3 + 0.01 and seconds[1] < total
    monkeypatch.setattr(first, "_LOOPS", 0.0)
    found = first_schedule(procedure(TWO), TABLE, Options())
    assert {node.name for node in found.hurried} == {"loop", "more"}


def test_the_line_tells_time_best_and_tasks() -> None:
    one = pursuit()
    one.take(take_in(right(task(ONE_INTERVAL, loop=3))))
    progress = Progress(20.0, [one])
    assert progress.text(12.4) == "8 s left; best: loop 3 (bound 1)"
    progress.running = {0: (task(ONE_INTERVAL, loop=2), one, 0.0), 1: (task(), one, 0.0)}
    assert progress.text(12.4) == (
        "8 s left; best: loop 3 (bound 1); trying loop in 2 (seed 1), dot from the bound (seed 1)"
    )


def test_what_was_tried_is_told_where_no_search_found_a_schedule() -> None:
    one = pursuit()
    assert one.told.plain == "a test"
    one.searched = 12.3
    one.take(Found(None, "registers do not suffice", Memory()))
    reason = "a test; nor did further searches, of 12 s (the last: registers do not suffice)"
    assert one.told.plain == reason
    assert set(one.told.unpipelined.values()) == {reason}
    one.take(take_in(right(task())))
    assert one.told is one.best


def test_the_time_for_writing_the_best_is_kept_free() -> None:
    workers, progress = Here(right), Progress(None, [pursuit()])
    improve(progress, workers, time.monotonic() + 5, lambda: 5.0)
    assert workers.answered == 0
    improve(progress, workers, time.monotonic() + 5, lambda: 0.1)
    assert workers.answered > 0
    assert progress.pursuits[0].searched > 0
