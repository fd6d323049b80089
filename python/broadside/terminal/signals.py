"""Ctrl-C while modules are loaded, and during code that is not Python."""

from __future__ import annotations

import os
import signal
from types import FrameType

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C ended."""

_IMPORTS = "<frozen importlib."
"""How the files begin that Python names for the code of its imports."""


def end_at_interrupt() -> None:
    """Makes Ctrl-C end the process at once, even during a solver or the simulator.

    Python itself would notice the signal only when they return.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def end_while_loading() -> None:
    """Makes Ctrl-C end the process at once while a module is loaded. Elsewhere it stays an exception.

    A module that an exception leaves half loaded may make another error of it: OR-Tools makes an ImportError.
    Where the caller has Ctrl-C ignored, it stays ignored.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupted)


def _interrupted(_: int, frame: FrameType | None) -> None:
    while frame is not None:
        if frame.f_code.co_filename.startswith(_IMPORTS):
            os._exit(INTERRUPTED)
        frame = frame.f_back
    raise KeyboardInterrupt
