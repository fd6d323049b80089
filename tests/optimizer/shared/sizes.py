"""Sets the sizes from which strategies suit, so that a small body passes for a large one."""

from __future__ import annotations

import pytest

from broadside.optimizer.strategies.loops import (
    annealing,
    channels,
    constraint_model,
    mirrored_sides,
)

_MODULES = (annealing, channels, constraint_model, mirrored_sides)


def set_size(monkeypatch: pytest.MonkeyPatch, name: str, operations: int) -> None:
    """Sets EASY or MOST of the constraint model wherever a strategy reads it."""
    for module in _MODULES:
        if hasattr(module, name):
            monkeypatch.setattr(module, name, operations)
