"""Standard streams: those that the caller has closed, and errors that name them."""

from __future__ import annotations

import errno
import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, BinaryIO, TextIO, cast

from broadside.errors import named_errors

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

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


_LONGEST = 1000
"""The most characters of a line of an error that are shown."""
_ESCAPED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\udc80-\udcff]")
"""Characters that would control the terminal or hide text, and bytes that are not UTF-8."""


def tell(error: str) -> None:
    """Prints an error on standard error. If that fails, the exit status alone tells of the error."""
    with suppress(OSError), closed_on_error(sys.stderr):
        sys.stderr.write(printable(error) + "\n")
        sys.stderr.flush()


def printable(text: str) -> str:
    """The text with control characters escaped, such as `\\x1b`. The rest of a long line is left out."""
    lines = (
        line if len(line) <= _LONGEST else f"{line[:_LONGEST]}..." for line in text.split("\n")
    )
    return _ESCAPED.sub(_escape, "\n".join(lines))


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    if code >= 0xDC80:
        code -= 0xDC00
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"


class _Output(io.FileIO):
    """The descriptor of standard output. Its errors name it."""

    def write(self, data: ReadableBuffer, /) -> int:
        with named_errors(STANDARD_OUTPUT):
            return super().write(data)


def name_output() -> None:
    """Makes errors of standard output name it, such as that of a full disk, whoever writes.

    Names of files that are not UTF-8 are written as they are, as `ls` does.
    A stream that another program put in its place is left alone, and so is the console of Windows. With
    PYTHONUNBUFFERED there is no buffer, as before.
    """
    old = sys.stdout
    if old is not sys.__stdout__ or not isinstance(old, io.TextIOWrapper) or os.name == "nt":
        return
    old.flush()
    raw = _Output(old.fileno(), "wb", closefd=False)
    sys.stdout = io.TextIOWrapper(
        cast(BinaryIO, raw) if old.write_through else io.BufferedWriter(raw),
        encoding=old.encoding,
        errors="surrogateescape" if old.errors == "strict" else old.errors,
        line_buffering=old.line_buffering,
        write_through=old.write_through,
    )


@contextmanager
def closed_on_error(stream: TextIO) -> Iterator[None]:
    """Drops data that could not be written. Else Python would try again at its exit and fail silently."""
    try:
        yield
    except OSError:
        with suppress(OSError):
            stream.close()
        raise
