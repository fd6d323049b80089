"""Ways on which earlier tests decide how often a loop runs. The schedule computes its passes instead."""

from __future__ import annotations

from dataclasses import replace

import pytest
from both_ways import FIRST

from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import UNLIMITED

TWO_LOOPS = """
f:      .cproc  p, m, c
        .reg    n, i, k
        AND     m, 7, n
        ZERO    i
first:
 [!c]   B       second
        ADD     i, 1, i
        STW     i, *p++
        CMPLT   i, n, k{first}
 [k]    B       first
second: MVK     1, i
again:  STW     i, *p++
        ADD     i, 1, i
        CMPLT   i, n, k{second}
 [k]    B       again
        .return i
        .endproc
"""
OR_EQUAL = "\n [!k]   CMPEQ   i, n, k"


@pytest.mark.parametrize("first", ["", OR_EQUAL])
@pytest.mark.parametrize("second", ["", OR_EQUAL])
def test_two_loops_compare_with_one_bound(first: str, second: str) -> None:
    """The tests of the first loop, which has two exits, say how often the second one runs."""
    text = TWO_LOOPS.format(first=first, second=second)
    result = optimize(text, "f.sa", "c62x", replace(FIRST, speculate=UNLIMITED))
    assert [scheduled.plain for scheduled in result.procedures] == [""]
    assert set(result.not_pipelined) == {"first"}
