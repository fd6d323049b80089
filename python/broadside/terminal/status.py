"""A line on standard error: what is being done, for how long already, and how long it still takes."""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

from rich.cells import set_cell_size

BEGAN = "broadside.began"
"""The key in a command's context for the `time.monotonic` at which the command began."""

_FIRST, _NEXT = 1.0, 0.5  # seconds, on a terminal
_EACH = 10.0  # seconds from line to line elsewhere
_CLEAR = "\r\x1b[2K"


def lasting(seconds: float) -> str:
    """A duration in words."""
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.0f} h"


class Clock:
    """The clock of a progress line."""

    def seconds(self) -> float:
        """Seconds since a fixed moment."""
        return time.monotonic()

    def passes(self, seconds: float, ended: threading.Event) -> bool:
        """Waits `seconds`. Returns false if the work ends before."""
        return not ended.wait(seconds)


CLOCK = Clock()


class Status:
    """Shows the line while the `with` block works. `text` gets the seconds since the block began.

    On a terminal the line appears after the first second, stays below other output, and goes away at the end.
    Elsewhere a new line appears every ten seconds, unless `lines` is false.
    """

    def __init__(self, text: Callable[[float], str], *, lines: bool = True) -> None:
        self._text, self._stream = text, sys.stderr
        self._terminal = self._stream.isatty() and os.environ.get("TERM") != "dumb"
        self._lines = lines
        self._lock = threading.Lock()
        self._shown = self._held = False
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._tell, daemon=True)

    def __enter__(self) -> Self:
        self._began = CLOCK.seconds()
        if self._terminal or self._lines:
            self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()
        self.clear()

    def clear(self, *, hold: bool = False) -> None:
        """Clears the line for other output. After a call with `hold`, it stays away until a call without."""
        with self._lock:
            self._held = hold
            if self._shown:
                self._write(_CLEAR)
                self._shown = False

    def _tell(self) -> None:
        wait = _FIRST if self._terminal else _EACH
        while CLOCK.passes(wait, self._ended):
            text = self._text(CLOCK.seconds() - self._began)
            with self._lock:
                if not self._held and not self._ended.is_set():
                    self._show(text)
            wait = _NEXT if self._terminal else _EACH

    def _show(self, text: str) -> None:
        if self._terminal:
            width = shutil.get_terminal_size().columns - 1
            short = text if len(text) <= width else set_cell_size(text, width)
            self._write(_CLEAR + short)
            self._shown = True
        else:
            self._write(text + "\n")

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
