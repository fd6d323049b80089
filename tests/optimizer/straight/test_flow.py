"""Operations that may run before an outer loop's branch, and have no effect on the way out."""

from __future__ import annotations

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear.parse import parse
from broadside.optimizer.procedure.flow import build, shape, update_liveness

NESTED = """
nest:   .cproc  a, blocks
        .reserve A8
        .reg    x, sum, count
        .no_mdep
        ZERO    sum
outer:  ZERO    A8
        MVK     9, count
inner:  .trip   9, 9
        LDW     *a++, x
        ADD     x, A8, A8
        SUB     count, 1, count
 [count] B      inner
        ADD     sum, A8, sum
        SUB     blocks, 1, blocks
 [blocks] B     outer
        ADD     sum, {afterwards}, sum
        .return sum
        .endproc
"""


@pytest.mark.parametrize(("afterwards", "apart"), [("1", False), ("A8", True)])
def test_a_machine_register_counts_as_any_other(afterwards: str, apart: bool) -> None:
    """The set-up of the inner loop moves to the end of the outer, unless a later node reads its result."""
    text = NESTED.format(afterwards=afterwards)
    graph = build(parse(text, "program.sa", instruction_table("c62x"))[0])
    update_liveness(graph)
    shape(graph)
    assert any(node.name == "outer" for node in graph.nodes) is apart
