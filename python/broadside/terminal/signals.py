"""Ctrl-C while code that is not Python runs."""

from __future__ import annotations

import signal


def end_at_interrupt() -> None:
    """Makes Ctrl-C end the process at once, even while a solver or the simulator runs.

    Python would notice it only when they return.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
