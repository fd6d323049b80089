"""Signals that end the program, as exceptions."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

_ENDING = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)


@contextlib.contextmanager
def signals_as_exceptions() -> Iterator[None]:
    """Turns signals that end the program into SystemExit, so that temporary files are removed.

    Only those that would end the program at once: ignored signals stay ignored, as `nohup` wants, and other
    handlers stay. Outside of the main thread Python can change nothing; the signals then end the program.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def leave(number: int, _frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    changed = [number for number in _ENDING if signal.getsignal(number) is signal.SIG_DFL]
    try:
        for number in changed:
            signal.signal(number, leave)
        yield
    finally:
        for number in changed:
            signal.signal(number, signal.SIG_DFL)
