"""Two loops of the same code on the same variables: one prolog leads into either."""

from __future__ import annotations

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear.parse import parse
from broadside.optimizer.procedure.flow import build, shape, twins, update_liveness
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.procedure.scheduling import loops
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify
from programs import QUICK, interpreted, optimized, simulated

PASSES = """
passes: .cproc  a, factor, passes
        .reg    x, y, once, twice, again, sum, count
        .no_mdep
        MVK     7, sum
        MVK     9, count
early:  .trip   9, 9
        LDW     *a++, x
        MPY     sum, factor, once
        MPY     once, factor, {twice}
        ADD     {twice}, x, sum
        XOR     sum, 3, sum
        SUB     count, 1, count
 [count] B      early
        XOR     sum, factor, sum
        SUB     passes, 1, passes
        MVK     9, count
 [passes] B     early
late:   .trip   9, 9
        LDW     *a++, y
        MPY     sum, factor, once
        MPY     once, factor, {again}
        {operation} {again}, y, sum
        XOR     sum, 3, sum
        SUB     count, 1, count
 [count] B      late
        ADD     sum, {then}, sum
        .return sum
        .endproc
"""
"""`passes` times nine words, then nine more; y is what x is in the first loop."""

SAME = PASSES.format(twice="twice", again="again", operation="ADD", then="1")
SHORT = """
short:  .cproc  a, factor, passes
        .reg    x, sum, count
        .no_mdep
        ZERO    sum
        MVK     20, count
early:  .trip   20, 20
        LDW     *a++, x
        ADD     x, sum, sum
        SUB     count, 1, count
 [count] B      early
        XOR     sum, factor, sum
        SUB     passes, 1, passes
        MVK     20, count
 [passes] B     early
late:   .trip   20, 20
        LDW     *a++, x
        ADD     x, sum, sum
        SUB     count, 1, count
 [count] B      late
        ADD     sum, 1, sum
        .return sum
        .endproc
"""
"""Kernels of one cycle, whose first branches are issued before they begin."""


@pytest.mark.parametrize(
    ("again", "operation", "then", "alike"),
    [
        ("again", "ADD", "1", True),
        ("again", "SUB", "1", False),
        ("once", "ADD", "1", False),
        ("again", "ADD", "y", False),
    ],
)
def test_twins_differ_in_names_alone(again: str, operation: str, then: str, alike: bool) -> None:
    """Another operation, one name for two values, a name that is read after one loop: no twins."""
    text = PASSES.format(twice="twice", again=again, operation=operation, then=then)
    graph = build(parse(text, "program.sa", instruction_table("c62x"))[0])
    update_liveness(graph)
    assert {a.name: b.name for a, b in twins(graph).items()} == ({"late": "early"} if alike else {})
    shape(graph)
    assert ("late$entry" in {node.name for node in graph.nodes}) is not alike


@pytest.mark.parametrize("passes", [1, 2, 5])
@pytest.mark.parametrize(("text", "words"), [(SAME, 9), (SHORT, 20)], ids=["long", "short"])
def test_either_loop_follows_one_prolog(text: str, words: int, passes: int) -> None:
    data = [17 * n + 3 for n in range(words * (passes + 1))]
    result, _ = interpreted(text, [data], [-1, 0x55A, passes])
    assert simulated(text, [data], [-1, 0x55A, passes])[0] == result


def test_twins_have_one_schedule() -> None:
    found = optimized(SAME).procedures[0].searches
    early, late = (search.pipelined for search in found.values())
    assert (early.loop.name, late.loop.name) == ("early", "late")
    assert early.schedule == late.schedule
    assert early.registers == late.registers


def test_nothing_stands_between_twins() -> None:
    """Nine words take as many passes of the kernel in either loop, and the joint is their ramp alone."""
    cycles = [simulated(SAME, [[5] * 9 * (passes + 1)], [-1, 3, passes])[2] for passes in (1, 2, 3)]
    assert cycles[2] - cycles[1] == cycles[1] - cycles[0] <= 9 * 6 + 12


FEW = (
    SAME.replace("late:   .trip   9, 9", "late:")
    .replace("factor, passes\n", "factor, passes, last\n")
    .replace("        MVK     9, count\n [passes]", "        MV      last, count\n [passes]")
)
"""The second twin may run once, which is less than the pipeline needs."""

SHORTEST = """
f:      .cproc  q, n, t, m
        .reg    y, s
        MVK     -7, s
        MVK     3, y
early:  .trip   1
        STW     y, *q--
        STW     t, *q--
        SUB     n, 1, n
        LDW     *q++, y
        AND     t, y, t
        AND     t, s, t
 [n]    B       early
        MVK     2, n
        SUB     m, 1, m
 [m]    B       early
late:   .trip   1
        STW     y, *q--
        STW     t, *q--
        SUB     n, 1, n
        LDW     *q++, y
        AND     t, y, t
        AND     t, s, t
 [n]    B       late
        .return t
        .endproc
"""
"""Each twin may run once, and the prolog of either would write what the other way out of it reads."""


@pytest.mark.parametrize("last", [1, 2, 3, 9])
def test_a_twin_that_may_run_once_has_a_guard_of_its_own(last: int) -> None:
    data, arguments = [17 * n + 3 for n in range(9 + last)], [-1, 0x55A, 1, last]
    result, _ = interpreted(FEW, [data], arguments)
    assert simulated(FEW, [data], arguments)[0] == result


def test_twins_that_may_run_once_are_pipelined() -> None:
    (found,) = optimized(SHORTEST).procedures
    assert not found.plain
    assert len(found.searches) == 2


def test_the_verifier_follows_a_twin_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The branch back to the first twin is the end of an outer loop, not one more pass of the twin."""
    table = instruction_table("c62x")
    procedure = parse(FEW, "program.sa", table)[0]
    monkeypatch.setattr(loops, "_refuse_guard", lambda node, pipelined: None)
    with pytest.raises(VerifyError):
        verify(schedule_procedure(procedure, table, QUICK), table)


def test_a_twin_may_load_what_the_first_loaded_last() -> None:
    """The code of both has the lines of the first twin; a load of the second is no load of the first."""
    loop = """
{name}: .trip   20, 20
        LDW     *+p[1], t
        STW     y, *q
        LDW     *p++, y
        ADD     x, t, x
        SUB     n, 1, n
 [n]    B       {name}
"""
    text = f"""
f:      .cproc  p, q, m
        .reg    x, y, t, n
        ZERO    x
        ZERO    y
        MVK     20, n
{loop.format(name="early").strip()}
        SUB     m, 1, m
        MVK     20, n
 [m]    B       early
{loop.format(name="late").strip()}
        .return x
        .endproc
"""
    (found,) = optimized(text).procedures
    assert not found.plain
    assert len(found.searches) == 2
