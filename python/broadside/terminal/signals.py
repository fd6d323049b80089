"""Ctrl-C during code that is not Python."""

from __future__ import annotations

import signal


def end_at_interrupt() -> None:
    """Makes Ctrl-C end the process at once, even during a solver or the simulator.

    Python itself would notice the signal only when they return.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
