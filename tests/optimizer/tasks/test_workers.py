"""Tasks in processes of this machine, and batches of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import hands
import pytest
from hands import DOT, PATIENCE, TABLE, WIDE, Here, interval_of, lost, procedure, right, task, wrong

from broadside.linear import parse_file
from broadside.optimizer.optimize import assemble, optimize
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.tasks import first
from broadside.optimizer.tasks.batch import Order, schedule_each
from broadside.optimizer.tasks.intake import Lost, take_in
from broadside.optimizer.tasks.local import DIED, LocalWorkers
from broadside.optimizer.tasks.task import (
    Answer,
)
from broadside.optimizer.verify.packet_rules import PlainFault, VerifyError
from broadside.optimizer.verify.verify import Report


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
    """Even if that process is killed."""
    program = (
        "import sys, time; sys.path[:0] = [sys.argv[1]]\n"
        "import hands\n"
        "from broadside.optimizer.tasks.local import LocalWorkers\n"
        "if __name__ == '__main__':\n"
        "    workers = LocalWorkers(1)\n"
        "    workers.submit(hands.Sleeping(**vars(hands.task())))\n"
        "    print(workers.processes()[0], flush=True)\n"
        "    time.sleep(hands.PATIENCE)\n"
    )
    folder = str(Path(hands.__file__).parent)
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
    """Whether the process runs. A process that has ended, but whose status nobody read, does not."""
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


def test_a_batch_goes_on_after_a_fault_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Report:
        raise VerifyError("dot: cycle 3")

    monkeypatch.setattr(first, "verify", refuse)
    orders = [Order(procedure(), "c62x", task().options)] * 2
    results = dict(schedule_each(orders, Here(wrong, right), print))
    assert isinstance(results[0], PlainFault)
    assert interval_of(results[1]) == 1  # type: ignore[arg-type]


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
