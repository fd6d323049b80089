"""Random programs, kept as files, for which a full search once made a wrong schedule.

The verifier had refused it, so the procedure was scheduled without a search.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from random_programs.campaign import FULL

from broadside.optimizer.optimize import optimize

FOUND = sorted((Path(__file__).parent / "found").glob("*.sa"))


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_a_search_makes_a_right_schedule(path: Path) -> None:
    result = optimize(path.read_text(encoding="utf-8"), path.name, "c62x", FULL)
    assert not result.procedures[0].plain
    assert result.loops
