"""Damaged sources are scheduled or refused with their place, never with a traceback."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from damage import damaged

from broadside.facts.isa import LEVELS, instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import LinearError
from broadside.optimizer.procedure.flow import refuse_endless
from broadside.optimizer.tasks.first import without_search

CORPUS = Path(__file__).parents[4] / "benchmarks" / "linear_assembly"
EACH = 20
_LARGEST = 700  # bytes of a source that is scheduled in little time


@pytest.mark.parametrize("isa", LEVELS)
def test_damaged_routines(isa: str) -> None:
    chance, table = Random(isa), instruction_table(isa)
    sources = [p for p in sorted(CORPUS.rglob("*.sa")) if p.stat().st_size <= _LARGEST]
    assert len(sources) >= 10
    refused = 0
    for _ in range(EACH):
        path = chance.choice(sources)
        text = damaged(path.read_text(encoding="utf-8"), chance)
        try:
            for procedure in parse_file(text, str(path), table).procedures:
                refuse_endless(procedure)
                without_search(procedure, table, "a test")
        except LinearError as error:
            refused += 1
            assert error.location.line > 0 and error.cause
        except Exception as error:
            pytest.fail(f"{path.name}: {type(error).__name__}: {error}\n{text}")
    assert 0 < refused < EACH
