"""Random programs, kept as files, for which a full search once made a wrong schedule.

The verifier had refused it, so the procedure was scheduled without a search.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from random_programs.campaign import FULL

from broadside.optimizer.optimize import optimize

QUICKEST = "machine_register_in_epilog"
"""`make test` searches this one alone."""
FOUND = sorted((Path(__file__).parent / "found").glob("*.sa"))


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(p, id=p.stem, marks=[] if p.stem == QUICKEST else pytest.mark.matrix)
        for p in FOUND
    ],
)
def test_a_search_makes_a_right_schedule(path: Path) -> None:
    result = optimize(path.read_text(encoding="utf-8"), path.name, "c62x", FULL)
    assert not result.procedures[0].plain
    assert result.loops
