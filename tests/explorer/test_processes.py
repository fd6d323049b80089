"""The processes behind the explorer's server, and what becomes of their pipes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread

import pytest

from broadside.explorer.server import workers
from broadside.explorer.server.workers import Refused, Worker


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    worker = Worker(tmp_path)
    yield worker
    worker.end()


def complete(task: Callable[[], Coroutine[None, None, None]]) -> None:
    """Runs a task in a thread of its own: the tests with a browser leave a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(task())).result()


def test_a_pipe_is_not_closed_under_a_thread_that_reads(worker: Worker) -> None:
    """A new pipe would get the number of the closed one, and the thread would read its first message."""
    pipe, reads, go_on = worker._pipe, Event(), Event()

    def read() -> bytes:
        reads.set()
        go_on.wait()
        return b""

    thread = Thread(target=worker._used, args=[read])
    thread.start()
    reads.wait()
    worker.end()
    assert not worker.lives
    assert not pipe.closed
    go_on.set()
    thread.join()
    assert pipe.closed


def test_a_process_that_has_ended_refuses(worker: Worker) -> None:
    async def ask() -> None:
        async for _ in worker.ask("analyse", {}):
            pass

    worker.end()
    with pytest.raises(Refused, match="was ended"):
        complete(ask)


def test_a_process_that_does_not_start_is_ended(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "START_SECONDS", 0.0)
    with pytest.raises(Refused, match="did not start"):
        complete(worker.ready)
    assert not worker.lives  # or the pool would take it back
