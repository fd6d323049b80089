"""Tasks for a Dask cluster. If a worker dies, Dask gives its tasks to another."""

from __future__ import annotations

import queue
from dataclasses import replace
from typing import Any

from broadside.errors import InputError
from broadside.optimizer.tasks.task import Answer, Task, packed, run, unpacked

PATIENCE = 10.0
"""The most seconds that the scheduler may take to answer."""


class ClusterWorkers:
    """The workers of the Dask scheduler at an address, `tcp://host:port`.

    They need Broadside's workbench too. Raises InputError if no scheduler answers within `patience` seconds.
    """

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        from distributed import Client

        try:
            self._client: Any = Client(  # type: ignore[no-untyped-call]
                address, timeout=patience, set_as_default=False
            )
        except (OSError, ValueError) as error:
            raise InputError(address, f"no Dask scheduler answers there: {error}") from None
        self._futures: dict[int, Any] = {}
        self._done: queue.SimpleQueue[tuple[Task, Any]] = queue.SimpleQueue()

    @property
    def size(self) -> int:
        """Number of processes, at least one, so that a task waits for the first process."""
        try:
            return max(1, len(self._client.nthreads()))
        except OSError:
            return 1

    def submit(self, task: Task) -> None:
        try:
            future = self._client.submit(_run, packed(_portable(task)), pure=False)
        except OSError:
            future = None
        self._futures[task.number] = future
        if future is None:
            self._done.put((task, None))
            return
        future.add_done_callback(lambda done: self._done.put((task, done)))

    def answers(self, seconds: float) -> list[Answer]:
        found: list[Answer] = []
        try:
            while True:
                task, future = self._done.get(timeout=0 if found else seconds)
                if self._futures.pop(task.number, None) is not None:
                    found.append(_answer(task, future))
        except queue.Empty:
            return found

    def cancel(self, task: Task) -> None:
        """Cancels the task; a worker that has begun it still runs to the end of the task's time."""
        future = self._futures.pop(task.number, None)
        if future is not None:
            future.cancel()

    def close(self) -> None:
        for future in self._futures.values():
            future.cancel()
        self._futures.clear()
        self._client.close()


def _portable(task: Task) -> Task:
    """The task without the schedule folder of this machine."""
    memory = replace(task.options.memory, folder=None)
    return replace(task, options=replace(task.options, memory=memory))


def _answer(task: Task, future: Any) -> Answer:
    if future is None:
        return Answer(task, error="the Dask scheduler does not answer")
    if future.status != "finished":
        error = future.exception() if future.status == "error" else None
        return Answer(task, error=f"{type(error).__name__}: {error}" if error else future.status)
    try:
        return Answer(task, future.result(timeout=PATIENCE))
    except Exception as error:  # the result is lost with the worker that had it
        return Answer(task, error=f"{type(error).__name__}: {error}")


def _run(data: bytes) -> bytes:
    task: Task = unpacked(data)
    return run(task)
