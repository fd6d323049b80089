"""Programs of the random tests for which the search once found nothing, or a wrong schedule.

Each must be right with a search: the schedule that always exists would hide the fault.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from found_programs import FOUND
from random_programs.campaign import QUICK
from random_programs.judge import Verdict, judge
from random_programs.program import Argument, Pointer, Program

from broadside.facts.isa import LEVELS
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import UNLIMITED


@pytest.mark.parametrize(
    ("what", "isa"),
    [
        pytest.param(
            what, isa, marks=() if (n + k) % len(found.levels) == 0 else pytest.mark.matrix
        )
        for n, (what, found) in enumerate(FOUND.items())
        for k, isa in enumerate(found.levels)
    ],
)
def test_the_search_finds_a_right_schedule(what: str, isa: str) -> None:
    """Each on one ISA level, and in the matrix on all that have its instructions."""
    found = FOUND[what]
    calls = [list(call) for call in found.calls]
    program = Program(isa, found.text.lstrip(), arenas=3, calls=calls)
    judgement = judge(program, QUICK)
    assert judgement.verdict is Verdict.RIGHT, judgement.detail


def test_zero_by_a_subtraction_reads_its_register() -> None:
    """`ZERO .D v9` is `SUB v9, v9, v9`. With the search's registers that would be a fifth read."""
    text = """
f:      .cproc  p0, p1, w2, w3, p4, n5
        .reg    v6, v7, v8, v9, v10
        .no_mdep
        ADDAH   .1 w3, 1, w3
L1: .trip 1, 13, 1
 [!w3]  MV      w3, w3
        LDHU    .D1 *+p0[6], v6
 [n5]   ADD     n5, -1, n5
 [n5]   B       L1
        SET     .1 w2, 21, 28, v7
 [w3]   MPY     .M v7, v7, w3
        MV      .2 w2, B6
        MPYHL   .M1 w3, w3, v8
        ZERO    .D v9
        MV      w2, v10
        XOR     v10, w3, v10
        XOR     v10, v7, v10
        XOR     v10, B6, v10
        XOR     v10, v8, v10
        ADD     v10, v9, v10
        .return v10
        .endproc
"""
    calls: list[list[Argument]] = [[Pointer(0, -16), Pointer(1, 4), 7, 9, Pointer(2, 8), 11]]
    judgement = judge(Program("c62x", text.lstrip(), arenas=3, calls=calls), QUICK)
    assert judgement.verdict in (Verdict.RIGHT, Verdict.FAULT), judgement.detail


def test_a_copy_of_an_address_is_not_where_amr_may_be_circular() -> None:
    text = """
f:      .cproc  p0, h1:l1, w2, w3, p4, p5, w6, n14
        .reg    m7, m8, v9, v10, g11, h12:l12, g13, i15
        .reg    m16, c17, n18
        .reserve A10, B10, A11
        MVKL    0x20001, m7
        MVC     m7, AMR
        MVKL    0x44754dce, v9
        MVKL    0x700009c, g11
        SUB     g11, l1, h12:l12
L1: .trip 1, 3, 1
        MVK     19, i15
L2:
        MVK     2, n18
L3:
        ADD     n18, -1, n18
 [n18]  B       L3
        BDEC    L2, i15
        SUB     n14, 1, n14
 [n14]  B       L1
        STW     w2, *+p0[0]
        STW     w2, *+p0[1]
        STW     v9, *+p0[2]
        STW     l12, *+p0[3]
        .return h1
        .endproc
"""
    assert optimize(text.lstrip(), "ring.sa", "c64x", QUICK).procedures[0].plain == ""


def test_a_load_in_vain_is_not_taken_for_one_of_another_loop() -> None:
    """The first loop loads `p - 2` once more than it must; the second one loads it after the store."""
    text = """
f:      .cproc  p, q, a, n
        .reg    v, w, m
        MVK     4, m
one:    .trip   2, 6
        LDBU    *-p(2), v
 [m]    ADD     -1, m, m
 [m]    B       one
        STW     a, *q
two:    .trip   1, 12
        LDBU    *p--[2], w
        ADDK    -1, n
 [n]    B       two
        .return w
        .endproc
"""
    calls: list[list[Argument]] = [[Pointer(0), Pointer(0, -4), 0x1020304, 5]]
    program = Program("c62x", text.lstrip(), arenas=1, calls=calls)
    judgement = judge(program, replace(QUICK, speculate=UNLIMITED))
    assert judgement.verdict is Verdict.RIGHT, judgement.detail


def test_each_visit_of_a_loop_may_load_in_vain() -> None:
    """The verifier matches the loads of the inner loop by its visits: each has one load too many."""
    text = """
f:      .cproc  p0, w1, p2, w3, n9
        .reg    v4, g5, v6, g7, v8, v10, n11, v12
        .reg    v13, v14
        MVKL    0x92a0dc04, v4
        MVKH    0x92a0dc04, v4
        MVKL    0x7000026, g5
        MVKH    0x7000026, g5
        MVC     g5, GFPGFR
        SADD2   g5, v4, w3
        LDNW    *p2--, v6
        SHL     v4, w1, w3
        STNW    v4, *-p0(28)
        MVKL    0x700004d, g7
        MVKH    0x700004d, g7
        MVC     g7, GFPGFR
        SPACK2  g7, g5, v8
        LDW     *p2++[2], w3
L1: .trip 1, 5
        MV      v6, v10
 [n9]   B       L2
        ADD     v8, g7, w3
L2:
        MVK     20, n11
L3:
        XOR     n11, n11, v6
        LDH     *+p0[4], v12
        STNW    v4, *-p2(28)
        ADD     n11, -1, n11
 [n11]  B       L3
        MVKH    0x837f3407, w3
        ADD     g7, v8, v13
        ADD     n9, -1, n9
 [n9]   B       L1
        MV      w1, v14
        XOR     v14, w3, v14
        ADD     v14, v4, v14
        XOR     v14, g5, v14
        ADD     v14, v6, v14
        XOR     v14, g7, v14
        XOR     v14, v8, v14
        XOR     v14, n9, v14
        .return v14
        .endproc
"""
    options = replace(QUICK, speculate=UNLIMITED)
    assert optimize(text.lstrip(), "visits.sa", "c64x", options).procedures[0].plain == ""


def test_what_may_be_invalid_is_not_executed_in_vain() -> None:
    """The amount of SSHL is above 31 before the first pass reaches it."""
    text = """
f:      .cproc  a, p, b, q, c, n
        .reg    v, w, x, y
        MVKL    0x13b49e10, v
        MVKH    0x13b49e10, v
        MVKL    0xbc042170, w
        MVKH    0xbc042170, w
loop:   .trip   1
 [!w]   B       over
        STH     v, *p++[2]
over:
        STB     a, *q
        ADD     n, -1, n
        MV      c, w
        EXTU    a, 28, 28, x
        SSHL    b, x, y
        XOR     w, c, a
 [n]    B       loop
        .return b
        .endproc
"""
    calls: list[list[Argument]] = [
        [1700216627, Pointer(0), 1, Pointer(1), 2147483649, passes] for passes in (1, 7)
    ]
    program = Program("c64x", text.lstrip(), arenas=2, calls=calls)
    judgement = judge(program, replace(QUICK, speculate=UNLIMITED))
    assert judgement.verdict is Verdict.RIGHT, judgement.detail


@pytest.mark.parametrize("isa", LEVELS)
def test_a_branch_around_what_may_be_invalid_becomes_its_predicate(isa: str) -> None:
    """The field is invalid in the passes that branch around."""
    text = """
f:      .cproc  a, field, n
        .reg    odd, x, s
        ZERO    s
loop:   .trip   1
        AND     1, n, odd
 [odd]  B       over
        EXT     a, field, x
        ADD     s, x, s
over:
        MVK     99, field
 [!odd] SHL     field, 20, field
        SUB     n, 1, n
 [n]    B       loop
        .return s
        .endproc
"""
    calls: list[list[Argument]] = [[1700216627, 99, passes] for passes in (2, 8)]
    judgement = judge(Program(isa, text.lstrip(), arenas=1, calls=calls), QUICK)
    assert judgement.verdict is Verdict.RIGHT, judgement.detail


def test_a_change_under_a_predicate_waits_for_a_result_of_the_kernel() -> None:
    """The kernel ends its own epilog, so the product lands after it, where CMPGT changes its register."""
    text = """
f:      .cproc  w0, p1, w2, w3, w4
        .reg    n5, v6
        .no_mdep
        MVK     33, n5
L1: .trip 11, 13
 [!w3]  MPYU    w3, w3, w0
        SUB     n5, 3, n5
 [n5]   B       L1
 [!w3]  CMPGT   w2, 8, w0
        MV      w0, v6
        XOR     v6, w2, v6
        ADD     v6, w3, v6
        ADD     v6, w4, v6
        .return v6
        .endproc
"""
    calls: list[list[Argument]] = [[1, Pointer(0), 9, 0, 3], [1, Pointer(0), 9, 5, 3]]
    program = Program("c64x", text.lstrip(), arenas=1, calls=calls)
    judgement = judge(program, replace(QUICK, speculate=UNLIMITED))
    assert judgement.verdict is Verdict.RIGHT, judgement.detail
