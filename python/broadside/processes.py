"""Functions for processes that work for another process."""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """Ends this process when the process that started it ends for any reason."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(1)
