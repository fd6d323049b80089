"""Ctrl-C while something that is not Python is at work."""

from __future__ import annotations

import signal


def end_at_interrupt() -> None:
    """Ctrl-C ends the process at once, also while a solver or the simulator is at work.

    Python would look for it only when they return.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
