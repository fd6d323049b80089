"""Processes that answer requests. If one hangs, it is ended, and only its request is lost."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import signal
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Lock, Thread
from typing import Any, TypeVar

from broadside.explorer.server.tasks import BadRequest, answer, load
from broadside.input.files import confine
from broadside.processes import end_with_parent

_Answer = TypeVar("_Answer")
_CONTEXT = multiprocessing.get_context("spawn")
START_SECONDS = 120.0
"""A process that takes longer to load the optimizer is given up. A busy machine takes many seconds."""
_READY, _ITEM, _ERROR, _END = b"r", b"i", b"e", b"."
"""The first byte of each message of a process.

It stands for: the optimizer is loaded (sent once), a JSON object, the text of an error, the end of an answer.
"""


class Refused(Exception):
    """A request that the process refused or lost. The text can be shown to the user."""


class Worker:
    """A process that answers one request at a time."""

    def __init__(self, folder: Path) -> None:
        ours, theirs = _CONTEXT.Pipe()
        self._pipe: Connection = ours
        self._ready = False
        self._ended = False
        self._users = 0
        self._lock = Lock()
        self.process: BaseProcess = _CONTEXT.Process(target=_serve, args=(theirs, folder))
        self.process.start()
        theirs.close()

    async def ready(self) -> None:
        """Waits until the process has loaded the optimizer. Raises Refused."""
        if self._ready:
            return
        try:
            async with asyncio.timeout(START_SECONDS):
                self._ready = await self._receive() == _READY
        except TimeoutError:
            self.process.kill()
            self.process.join()  # so that nobody takes it for alive
            raise Refused("the process of this request did not start") from None

    async def ask(self, name: str, request: Mapping[str, Any]) -> AsyncIterator[bytes]:
        """The objects of an answer, as JSON. Raises Refused."""
        await self.ready()
        message = json.dumps([name, request]).encode()
        await self._in_thread(lambda: self._pipe.send_bytes(message))
        while True:
            data = await self._receive()
            kind, body = data[:1], data[1:]
            if kind == _END:
                return
            if kind == _ERROR:
                raise Refused(body.decode())
            yield body

    async def _receive(self) -> bytes:
        return await self._in_thread(self._pipe.recv_bytes)

    async def _in_thread(self, use: Callable[[], _Answer]) -> _Answer:
        """What `use` of the pipe returns. Raises Refused if the process has ended."""
        try:
            return await asyncio.to_thread(self._used, use)
        except (EOFError, OSError):
            raise Refused("the process of this request was ended") from None

    def _used(self, use: Callable[[], _Answer]) -> _Answer:
        """Uses the pipe in a thread, which outlives a request that is cancelled.

        So the last user closes the pipe. If it were closed under a thread that reads, the number of its
        file could already belong to another process's pipe, and that process's message would be lost.
        """
        with self._lock:
            if self._ended:
                raise EOFError
            self._users += 1
        try:
            return use()
        finally:
            with self._lock:
                self._users -= 1
                if self._ended and not self._users:
                    self._pipe.close()

    def end(self) -> None:
        """Ends the process at once. The processes that it started end with it."""
        self.process.kill()
        self.process.join()
        with self._lock:
            self._ended = True
            if not self._users:
                self._pipe.close()

    @property
    def lives(self) -> bool:
        return self.process.is_alive()


@dataclass
class Pool:
    """At most `size` working processes, and one that is ready: a request need not wait for a start."""

    size: int
    folder: Path
    _idle: list[Worker] = field(default_factory=list)
    _busy: set[Worker] = field(default_factory=set)
    _free: asyncio.Semaphore = field(init=False)

    def __post_init__(self) -> None:
        self._free = asyncio.Semaphore(self.size)

    def warm(self) -> None:
        """Starts a process that waits for the first request."""
        if not self._idle:
            self._idle.append(Worker(self.folder))

    @property
    def is_full(self) -> bool:
        return self._free.locked()

    async def take(self) -> Worker:
        """A process for one request. Waits until one may run. The caller must give it back or drop it."""
        await self._free.acquire()
        while self._idle:
            worker = self._idle.pop()
            if worker.lives:
                break
            worker.end()
        else:
            worker = Worker(self.folder)
        self._busy.add(worker)
        return worker

    def give_back(self, worker: Worker) -> None:
        """Takes back a process after a complete answer."""
        if worker in self._busy:
            self._busy.remove(worker)
            self._idle.append(worker)
            self._free.release()

    def drop(self, worker: Worker) -> None:
        """Ends a process in the middle of its answer, and starts another in its place."""
        if worker in self._busy:
            self._busy.remove(worker)
            worker.end()
            self._free.release()

    def close(self) -> None:
        for worker in (*self._idle, *self._busy):
            worker.end()
        self._idle.clear()
        self._busy.clear()


def _serve(pipe: Connection, folder: Path) -> None:
    """Answers one request after another until the other end is closed."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C is for the server, which ends this process
    Thread(target=end_with_parent, daemon=True).start()
    confine(folder)
    sending = Lock()

    def send(kind: bytes, body: bytes = b"") -> None:
        with sending:
            pipe.send_bytes(kind + body)

    def tell(found: dict[str, Any]) -> None:
        send(_ITEM, json.dumps(found, separators=(",", ":")).encode())

    load()
    send(_READY)
    while True:
        try:
            name, request = json.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            answer(name, request, tell)
        except BadRequest as error:
            send(_ERROR, str(error).encode())
        except RecursionError:
            send(_ERROR, b"this source is nested too deeply")
        except MemoryError:
            send(_ERROR, b"this takes more memory than there is")
        except Exception as error:  # our own fault: the process reports it and continues
            send(_ERROR, f"a fault of the explorer: {type(error).__name__}: {error}".encode())
        else:
            send(_END)
