"""Programs are scheduled once for all tests that change nothing of the optimizer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from both_ways import SCHEDULED


@pytest.fixture(autouse=True)
def own_schedules(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that patches anything finds no schedule that others made, and leaves none."""
    patches = "monkeypatch" in request.fixturenames
    if patches:
        SCHEDULED.clear()
    yield
    if patches:
        SCHEDULED.clear()
