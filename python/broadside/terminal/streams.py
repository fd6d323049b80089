"""Standard streams that the caller has closed."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

STANDARD_INPUT, STANDARD_OUTPUT = "standard input", "standard output"


class Closed(io.TextIOBase):
    """Stands for a closed stream. Each use raises an OSError that names the stream."""

    def __init__(self, name: str) -> None:
        self.stream_name = name

    def _refuse(self) -> OSError:
        return OSError(errno.EBADF, "is closed", self.stream_name)

    @property
    def buffer(self) -> io.BufferedIOBase:
        """The stream of bytes. Raises OSError."""
        raise self._refuse()

    def read(self, size: int | None = -1, /) -> str:
        raise self._refuse()

    def write(self, text: str, /) -> int:
        raise self._refuse()


def replace_closed() -> None:
    """Replaces the standard streams that are closed, as some daemons leave them. Python has None for them.

    What a command says on standard error is then lost. Reading and writing data raises OSError.
    """
    if sys.stdin is None:
        sys.stdin = Closed(STANDARD_INPUT)
    if sys.stdout is None:
        sys.stdout = Closed(STANDARD_OUTPUT)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123


@contextmanager
def closed_on_error(stream: TextIO) -> Iterator[None]:
    """Drops data that could not be written. Else Python would try again at its exit and fail silently."""
    try:
        yield
    except OSError:
        with suppress(OSError):
            stream.close()
        raise
