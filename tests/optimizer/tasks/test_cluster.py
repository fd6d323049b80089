"""The search on a Dask cluster of processes. One of them dies, and one returns wrong results."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from broadside.cli import main
from broadside.commands.kernel_files import ScheduledFile
from broadside.commands.kernel_search import search
from broadside.facts.isa import InstructionTable, instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import Procedure
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.tasks.cluster import ClusterWorkers
from broadside.optimizer.tasks.improve import Progress, improve
from broadside.optimizer.tasks.local import LocalWorkers
from broadside.optimizer.tasks.pursuit import Pursuit
from broadside.optimizer.tasks.task import Task

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None,
    reason="distributed is missing: pip install 'broadside[cluster]'",
)

PATIENCE = 100.0
TABLE = instruction_table("c62x")
SUM = """
total:  .cproc a, n
        .reg sum, x
        ZERO sum
loop:   .trip 8
        LDW *a++, x
        ADD x, sum, sum
 [n]    SUB n, 1, n
 [n]    B loop
        .return sum
        .endproc
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address=None,
        host="127.0.0.1",
    ) as made:
        yield made


@pytest.fixture
def workers(cluster: Any) -> Iterator[ClusterWorkers]:
    made = ClusterWorkers(cluster.scheduler_address)
    yield made
    made.close()


def pursuit() -> Pursuit:
    """A pursuit whose best is the plain schedule: a search finds a better one."""
    one = parse_file(SUM, "sum.sa", TABLE).procedures[0]
    return Pursuit(one, "c62x", Options(), schedule_plainly(one, TABLE, "a test"))


def on_all(cluster: Any, function: Any, *arguments: Any) -> None:
    """Runs a function in each process of the cluster."""
    from distributed import Client

    address = cluster.scheduler_address
    with Client(address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        client.run(function, *arguments)


def test_what_a_worker_tells_wrongly_is_refused(cluster: Any, workers: ClusterWorkers) -> None:
    def lie_once() -> None:
        from broadside.optimizer.tasks import cluster, task

        def lie(one: Any) -> bytes:
            vars(cluster)["run"] = task.run
            found = task.unpacked(task.run(one))
            for item in found.scheduled.nodes:
                for issued in item.issued:
                    if issued.operation.mnemonic == "LDW":
                        issued.writes.update(dict.fromkeys(issued.writes, "A9"))
            return task.packed(found)

        vars(cluster)["run"] = lie

    on_all(cluster, lie_once)
    one, said = pursuit(), list[str]()
    improve(Progress(None, [one], say=said.append), workers, time.monotonic() + PATIENCE)
    assert one.settled and [s.pipelined.interval for s in one.best.searches.values()] == [1]
    assert said and all(line.startswith("total: a result is refused: VerifyError") for line in said)


def test_a_worker_that_dies_costs_nothing_but_its_task(
    cluster: Any, workers: ClusterWorkers, tmp_path: Path
) -> None:
    note = str(tmp_path / "process")

    def wait_to_be_killed(note: str) -> None:
        from broadside.optimizer.tasks import cluster, task

        def wait_or_run(one: Any) -> bytes:
            try:
                with open(note, "x") as file:  # noqa: PTH123 - the first alone may
                    file.write(str(os.getpid()))
            except FileExistsError:
                return task.run(one)
            time.sleep(PATIENCE)
            return b""

        vars(cluster)["run"] = wait_or_run

    on_all(cluster, wait_to_be_killed, note)
    one, said = pursuit(), list[str]()
    killer = subprocess.Popen([sys.executable, "-c", KILLER, note])
    improve(Progress(None, [one], say=said.append), workers, time.monotonic() + PATIENCE)
    assert killer.wait() == 0, "a worker was killed while it was at work"
    assert one.settled and said == []
    assert [s.pipelined.interval for s in one.best.searches.values()] == [1]


KILLER = f"""
import os, sys, time
from pathlib import Path
for _ in range({int(PATIENCE)}00):
    try:
        os.kill(int(Path(sys.argv[1]).read_text()), {int(signal.SIGKILL)})
    except (FileNotFoundError, ValueError):
        time.sleep(0.01)
    else:
        sys.exit(0)
sys.exit(1)
"""


def test_the_command_searches_there(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first schedule is a poor one, so that there is something to search for."""

    def poor(one: Procedure, table: InstructionTable, *_: object) -> ScheduledProcedure:
        return schedule_plainly(one, table, "a test")

    def none_here(_: object, task: Task) -> None:
        raise AssertionError("a process of this machine is asked")

    monkeypatch.setattr("broadside.optimizer.optimize.first_schedule", poor)
    monkeypatch.setattr(LocalWorkers, "submit", none_here)
    source, out = tmp_path / "sum.sa", tmp_path / "sum.asm"
    source.write_text(SUM)
    arguments = ["optimize", str(source), "-o", str(out), "--scheduler", cluster.scheduler_address]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    assert "least possible" in result.stdout and out.is_file()


def test_kernels_are_scheduled_there(
    workers: ClusterWorkers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, empty = tmp_path / "sum.sa", tmp_path / "empty.sa"
    source.write_text(SUM)
    empty.write_text("f: .cproc a\n .reg b\n MV b, a\n .return a\n .endproc\n")
    files = [ScheduledFile(one, one.with_suffix(".asm"), "c62x") for one in (source, empty)]
    assert list(search(files, Options(), workers).values()) == ["scheduled", "failed"]
    assert not files[0].has_drifted() and not files[1].output.exists()
    assert "b is read before it is written" in capsys.readouterr().err


def test_where_no_scheduler_answers_nothing_is_begun(tmp_path: Path) -> None:
    """The command does not wait for longer than its whole time."""
    source = tmp_path / "sum.sa"
    source.write_text(SUM)
    arguments = ["optimize", str(source), "--scheduler", "tcp://127.0.0.1:9", "--time", "1"]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2 and not (tmp_path / "sum.asm").exists()
    assert "tcp://127.0.0.1:9: " in result.stderr and "no Dask scheduler answers" in result.stderr
    assert "after 1 s" in result.stderr
