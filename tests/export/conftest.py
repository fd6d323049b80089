"""Kits that are made for a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from broadside.bench.placements import surveys


@pytest.fixture(scope="module", autouse=True)
def few_placements() -> Iterator[None]:
    """A datasheet gives the range over some placements; a few of them are as good for a test as 64.

    The bench's tests in the same process want all 64 again.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(surveys.LIMITS, surveys.SOME, (6, 3))
        yield
