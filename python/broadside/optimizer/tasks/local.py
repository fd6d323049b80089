"""Tasks for processes of this machine. If a process dies, only its task is lost."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread

from broadside.optimizer.tasks.task import Answer, Task, packed, run, unpacked
from broadside.processes import end_with_parent

DIED = "the process of the search died"

# not by fork, because the threads of this process would not survive it
_CONTEXT = multiprocessing.get_context("spawn")


@dataclass
class _Worker:
    process: BaseProcess
    pipe: Connection
    task: Task | None = None

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


@dataclass
class LocalWorkers:
    """`size` processes, each started when it is first needed."""

    size: int
    _workers: list[_Worker] = field(default_factory=list)
    _waiting: deque[Task] = field(default_factory=deque)
    _broken: list[Answer] = field(default_factory=list)

    def submit(self, task: Task) -> None:
        self._waiting.append(task)
        self._hand_out()

    def answers(self, seconds: float) -> list[Answer]:
        found, self._broken = self._broken, []
        busy = {worker.pipe: worker for worker in self._workers if worker.task is not None}
        for pipe in wait(list(busy), 0 if found else seconds):
            worker = busy[pipe]  # type: ignore[index]
            found.append(self._answer(worker))
        self._hand_out()
        return found

    def cancel(self, task: Task) -> None:
        """Cancels a task by ending its process, because nothing else stops a solver."""
        self._waiting = deque(other for other in self._waiting if other is not task)
        for worker in [worker for worker in self._workers if worker.task is task]:
            self._workers.remove(worker)
            worker.stop()
        self._hand_out()

    def close(self) -> None:
        self._waiting.clear()
        for worker in self._workers:
            worker.stop()
        self._workers.clear()

    def processes(self) -> list[int]:
        """The ids of the running processes."""
        return [worker.process.pid or 0 for worker in self._workers]

    def _answer(self, worker: _Worker) -> Answer:
        task = worker.task
        assert task is not None
        worker.task = None
        try:
            data, error = unpacked(worker.pipe.recv_bytes())
        except (EOFError, OSError):
            self._workers.remove(worker)
            worker.stop()
            return Answer(task, error=DIED)
        return Answer(task, data, error)

    def _hand_out(self) -> None:
        while self._waiting:
            worker = next((w for w in self._workers if w.task is None), None)
            if worker is None and len(self._workers) >= self.size:
                return
            task = self._waiting.popleft()
            worker = worker or self._start()
            try:
                worker.pipe.send_bytes(packed(task))
                worker.task = task
            except OSError:
                self._workers.remove(worker)
                worker.stop()
                self._broken.append(Answer(task, error=DIED))

    def _start(self) -> _Worker:
        ours, theirs = _CONTEXT.Pipe()
        process = _CONTEXT.Process(target=_serve, args=(theirs,), daemon=True)
        resource_tracker.ensure_running()  # before Ctrl-C is blocked, because its start unblocks it
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            process.start()  # inherits the block: Ctrl-C is only for this process
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()
        worker = _Worker(process, ours)
        self._workers.append(worker)
        return worker


def _serve(pipe: Connection) -> None:
    """Runs one task after another until the other end of the pipe is closed."""
    Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            task = unpacked(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            answer = (run(task), "")
        except Exception as error:  # the process that waits for the result reports the fault
            answer = (b"", f"{type(error).__name__}: {error}")
        pipe.send_bytes(packed(answer))
