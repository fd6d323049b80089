"""Searches as tasks of processes: what comes back, what is refused, and what is lost."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from test_attempts import APART
from test_critical import TWO_PRODUCTS

from broadside.facts.isa import InstructionTable, instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import Procedure
from broadside.optimizer.optimize import Result, assemble, optimize, optimize_in_time
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.tasks.batch import Order, schedule_each
from broadside.optimizer.tasks.first import OutOfTime, at_most, first_schedule
from broadside.optimizer.tasks.improve import Progress, improve
from broadside.optimizer.tasks.intake import Lost, Refused, take_in
from broadside.optimizer.tasks.local import DIED, LocalWorkers
from broadside.optimizer.tasks.pursuit import Pursuit, cost
from broadside.optimizer.tasks.task import (
    CLIMB,
    ONE_INTERVAL,
    Answer,
    Found,
    Task,
    packed,
    run,
    unpacked,
)
from broadside.optimizer.verify.verify import verify

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
    """One whose best is the plain schedule: nothing of it is proved."""
    one = procedure(text)
    return Pursuit(one, "c62x", Options(), schedule_plainly(one, TABLE, "a test"))


def task(strategy: str = CLIMB, **intervals: int) -> Task:
    options = Options(seconds=5, improve_seconds=1, region_seconds=5, workers=1)
    return Task(0, procedure(), "c62x", strategy, 1, 5.0, options, intervals)


class Sleeping(Task):
    """One that keeps its process busy."""

    def for_search(self) -> Options:
        time.sleep(PATIENCE)
        return self.options


class Here:
    """Workers in this process; `run` may be another than the right one."""

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
    """The right schedule but for two operands of the product's sum."""
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


def test_a_task_brings_a_verified_schedule_of_its_own_source() -> None:
    found = take_in(right(task()))
    assert found.scheduled is not None and interval_of(found.scheduled) == 1
    other = replace(task(), procedure=procedure(DOT.replace("ADD p, sum", "SUB sum, p")))
    with pytest.raises(Refused):
        take_in(replace(right(task()), task=other))


def test_one_interval_alone() -> None:
    found = take_in(right(task(ONE_INTERVAL, loop=3)))
    assert found.scheduled is not None and interval_of(found.scheduled) == 3
    at_bound = replace(task(ONE_INTERVAL, loop=4), procedure=procedure(APART))
    none = take_in(right(at_bound))
    assert none.scheduled is None and "interval of 4" in none.cause
    assert True in none.memory.failed.values(), "the proof is kept"


@pytest.mark.parametrize(
    ("answer", "cause"),
    [
        (Answer(task(), b"no pickle"), "UnpicklingError"),
        (Answer(task(), packed("a word")), "kind str"),
    ],
)
def test_what_is_no_result_is_refused(answer: Answer, cause: str) -> None:
    with pytest.raises(Refused, match=cause):
        take_in(answer)


def test_an_interval_that_the_code_does_not_have_is_refused() -> None:
    found = unpacked(run(task()))
    search = next(iter(found.scheduled.searches.values()))
    schedule = replace(search.pipelined.schedule, interval=4)
    search.pipelined = replace(search.pipelined, schedule=schedule)
    with pytest.raises(Refused, match="another interval"):
        take_in(Answer(task(), packed(found)))


def test_a_wrong_schedule_is_refused_and_all_that_came_with_it_is_forgotten() -> None:
    said: list[str] = []
    one = pursuit()
    one.memory.found["a shape"] = ([0], [0], ["A"])
    before = one.best
    only_wrong = Here(wrong)
    improve(Progress(None, [one], say=said.append), only_wrong, time.monotonic() + PATIENCE)
    assert one.best is before and not one.memory.found
    assert said[0].startswith("dot: a result is refused: VerifyError")
    assert said[-1] == "no process brings a result; the search ends"
    improve(Progress(None, [one]), Here(wrong, lost, right), time.monotonic() + PATIENCE)
    assert interval_of(one.best) == 1 and one.settled


def test_the_best_never_gets_worse() -> None:
    one = pursuit()
    good = take_in(right(task()))
    slow = take_in(right(task(ONE_INTERVAL, loop=3)))
    assert one.take(good) and not one.take(slow) and not one.take(good)
    assert interval_of(one.best) == 1
    assert good.scheduled is not None and slow.scheduled is not None
    assert cost(good.scheduled) < cost(slow.scheduled)


def apart(strategy: str = CLIMB, **intervals: int) -> Task:
    """A task for a loop whose bound of 4 can be refuted."""
    return replace(task(strategy, **intervals), procedure=procedure(APART))


def at_five_unproved() -> Pursuit:
    one = pursuit(APART)
    one.take(take_in(right(apart(ONE_INTERVAL, loop=5))))
    assert interval_of(one.best) == 5 and [*one._open_intervals()] == [("loop", 4)]
    return one


def test_a_proof_for_one_interval_settles_its_loop() -> None:
    one = at_five_unproved()
    none = take_in(right(apart(ONE_INTERVAL, loop=4)))
    assert none.scheduled is None and one.take(none)
    assert interval_of(one.best) == 5 and [*one._open_intervals()] == []
    assert not one.take(none), "what is known changes nothing"


def test_one_interval_is_refuted_before_it_is_searched() -> None:
    one = replace(task(ONE_INTERVAL, loop=3), procedure=procedure(TWO_PRODUCTS))
    proof, *_ = take_in(right(one)).proofs["loop"]
    assert proof.interval == 3 and "near the recurrence" in proof.note


def test_what_a_longer_schedule_proves_of_its_loops_is_kept() -> None:
    one = at_five_unproved()
    proved = take_in(right(apart()))
    assert proved.scheduled is not None
    first, *others = proved.scheduled.nodes
    longer = replace(proved.scheduled, nodes=[replace(first, length=first.length + 1), *others])
    assert cost(longer) > cost(one.best)
    kept = one.best.nodes
    assert one.take(replace(proved, scheduled=longer))
    assert one.best.nodes is kept and [*one._open_intervals()] == []
    one.forget()
    assert not one.proved and not one.reached


def test_an_interval_that_a_worse_schedule_reached_is_tried_first() -> None:
    one = pursuit()
    one.take(take_in(right(task(ONE_INTERVAL, loop=3))))
    one.reached["loop"] = 1
    assert [interval for _, interval in one._open_intervals()] == [1, 2]


def test_settled_loops_take_no_time_of_a_search() -> None:
    one = at_five_unproved()
    (node, search), *_ = one.best.searches.items()
    at_bound = replace(search, bounds=replace(search.bounds, resource=5))
    other = replace(node, name="other")
    both = replace(one.best, searches={node: search, other: search})
    one.best = both
    shared = one._limited(10).loop_seconds
    one.best = replace(both, searches={node: search, other: at_bound})
    alone = one._limited(10).loop_seconds
    assert shared is not None and alone == 2 * shared


def test_time_is_spread_over_the_procedures() -> None:
    given: list[str] = []

    def fruitless(one: Task) -> Answer:
        if len(given) == 6:
            raise KeyboardInterrupt
        given.append(one.procedure.name)
        return Answer(one, packed(Found(None, "nothing", one.options.memory)))

    pair = [pursuit(), pursuit(WIDE)]
    end = time.monotonic() + PATIENCE
    with pytest.raises(KeyboardInterrupt):
        improve(Progress(end, pair), Here(fruitless), end)
    assert given.count("dot") == given.count("other") == 3


def test_a_longer_search_follows_one_in_vain_and_stays_within_the_time() -> None:
    one = pursuit()
    first = one.next_task(0, 1000, 1)
    one.answers = 4
    assert one.next_task(1, 1000, 1).seconds > first.seconds
    assert one.next_task(2, 10, 1).seconds < 10


def test_intervals_between_the_bound_and_the_best_are_tried_alone() -> None:
    one = pursuit()
    one.take(take_in(right(task(ONE_INTERVAL, loop=3))))
    tasks = [one.next_task(number, 100, 1) for number in range(4)]
    alone = [t.intervals["loop"] for t in tasks if t.strategy == ONE_INTERVAL]
    assert alone == [2, 1]
    assert len({t.seed for t in tasks if t.strategy == CLIMB}) == 2


@pytest.fixture
def processes() -> Iterator[LocalWorkers]:
    workers = LocalWorkers(2)
    yield workers
    workers.close()


def answer_of(workers: LocalWorkers) -> Answer:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = workers.answers(1.0)
        if found:
            return found[0]
    raise AssertionError("no answer")


def test_a_process_that_dies_costs_its_task_alone(processes: LocalWorkers) -> None:
    stuck, fine = task(), replace(task(), number=1)
    processes.submit(stuck)
    os.kill(processes.processes()[0], signal.SIGKILL)
    dead = answer_of(processes)
    assert dead.task is stuck and dead.error == DIED
    with pytest.raises(Lost):
        take_in(dead)
    processes.submit(fine)
    broken = replace(task(), number=2, isa="z80")
    processes.submit(broken)
    answers = {a.task.number: a for a in (answer_of(processes), answer_of(processes))}
    assert take_in(answers[1]).scheduled is not None
    assert answers[2].error, "a fault of the search is told, and its process goes on"
    assert len(processes.processes()) == 2
    processes.submit(replace(task(), number=3))
    processes.cancel(replace(task(), number=4))
    assert len(processes.processes()) == 2


def test_cancelled_tasks_end_at_once(processes: LocalWorkers) -> None:
    one = task()
    processes.submit(one)
    processes.cancel(one)
    assert processes.processes() == [] and processes.answers(0) == []


def test_processes_end_with_the_one_that_started_them() -> None:
    """Also where that is killed."""
    program = (
        "import sys, time; sys.path[:0] = [sys.argv[1]]\n"
        "import test_tasks as here\n"
        "if __name__ == '__main__':\n"
        "    workers = here.LocalWorkers(1)\n"
        "    workers.submit(here.Sleeping(**vars(here.task())))\n"
        "    print(workers.processes()[0], flush=True)\n"
        "    time.sleep(here.PATIENCE)\n"
    )
    folder = str(Path(__file__).parent)
    parent = subprocess.Popen(
        [sys.executable, "-c", program, folder], stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    os.kill(child, 0)
    parent.kill()
    parent.wait()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and _runs(child):
        time.sleep(0.02)
    assert not _runs(child)


def _runs(process: int) -> bool:
    """Whether it runs; one that ended and that nobody asked for does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_batch_is_as_without_processes() -> None:
    orders = [Order(procedure(), "c62x", task().options)] * 2
    said: list[str] = []
    results = dict(schedule_each(orders, Here(right, lost, right), said.append))
    assert [interval_of(results[n]) for n in (0, 1)] == [1, 1]  # type: ignore[arg-type]
    assert said == ["dot: a search is lost, and begun again: gone"]
    assert isinstance(dict(schedule_each(orders[:1], Here(lost), said.append))[0], Lost)
    plain = dict(schedule_each(orders[:1], Here(wrong), said.append))[0]
    assert isinstance(plain, ScheduledProcedure) and "verifier" in plain.plain


def code(assembly: str) -> list[str]:
    return [line for line in assembly.splitlines() if not line.startswith(";")]


def test_the_code_is_the_same_in_a_batch_as_in_one_process() -> None:
    options = Options(seconds=5, improve_seconds=1, region_seconds=5)
    whole = optimize(DOT + WIDE, "dot.sa", "c62x", options)
    procedures = parse_file(DOT + WIDE, "dot.sa", TABLE).procedures
    orders = [Order(one, "c62x", options) for one in procedures]
    found = dict(schedule_each(orders, Here(right), print))
    schedules = {orders[number].procedure.name: one for number, one in found.items()}
    made = assemble(DOT + WIDE, "dot.sa", "c62x", options, schedules)  # type: ignore[arg-type]
    assert code(made.assembly) == code(whole.assembly) and len(code(made.assembly)) > 10


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
    """What must be done anyway takes a known time then; the searches share what is left."""
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
    found = first_schedule(procedure(), TABLE, Options(), share=1e-6)
    assert re.fullmatch(r"a first search of \d+\.\d s found no schedule", found.plain)
    verify(found, TABLE)
    assert first_schedule(procedure(), TABLE, Options()).plain == ""


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
