"""Bit SAT of CSR, which saturating operations set a cycle after their results (spru189f 2.6.2)."""

from __future__ import annotations

import pytest
from both_ways import FIRST, interpreted, simulated

from broadside.linear.ir import Operation, Register
from broadside.optimizer.optimize import optimize
from broadside.optimizer.verify.packet_rules import VerifyError

LARGE = 0x7FFFFFFF
STRAIGHT = """
        SADD    a, b, x
        MVC     CSR, c
        SMPY    a, b, x
        EXTU    c, 22, 31, c
"""
PREDICATED = """
 [b]    SADD    a, a, x
 [!b]   SSUB    b, a, x
        MVC     CSR, c
        EXTU    c, 22, 31, c
"""
CLEARED = """
        SADD    a, a, x
        MVC     CSR, c
        CLR     c, 9, 9, x
        MVC     x, CSR
        MVC     CSR, x
        SMPY    b, b, y
        EXTU    c, 22, 31, c
        EXTU    x, 22, 31, x
        SHL     x, 1, x
        ADD     c, x, c
        MVC     CSR, x
        EXTU    x, 22, 31, x
        SHL     x, 2, x
        ADD     c, x, c
"""
ACROSS = """
        SMPY    a, b, x
 [a]    B       over
        ADD     b, 1, b
over:   MVC     CSR, c
        EXTU    c, 22, 31, c
"""
LOOP = """
        MVK     6, y
        MV      a, x
loop:   SADD    x, b, x
        SUB     y, 1, y
 [y]    B       loop
        MVC     CSR, c
        EXTU    c, 22, 31, c
"""
BEHIND_A_BRANCH = """
        MPY     a, b, x
        ABS     x, x
        ABS     x, x
        ABS     x, x
        SADD    x, x, x
 [b]    B       over
over:   MVC     CSR, c
        EXTU    c, 22, 31, c
        ADD     c, x, c
"""
OUTER_LOOP = """
        MVK     3, y
        ZERO    x
loop:   MVC     CSR, c
        EXTU    c, 22, 31, c
        ADD     x, c, x
 [!b]   B       out
        SUB     y, 1, y
        MPY     a, b, c
        ABS     c, c
        ABS     c, c
        ABS     c, c
        SADD    c, c, c
 [y]    B       loop
out:    MV      x, c
"""
KERNEL_THEN_READ = """
        MVK     12, y
        MV      a, x
loop:   .trip   12
        SUB     y, 1, y
        SMPY    x, b, x
 [y]    B       loop
        MVC     CSR, c
        EXTU    c, 22, 31, c
"""
KERNEL_READS = """
        MVK     12, y
        ZERO    x
        MPY     a, b, c
        ABS     c, c
        ABS     c, c
        ABS     c, c
        SADD    c, c, c
loop:   .trip   12
        MVC     CSR, c
        EXTU    c, 22, 31, c
        ADD     x, c, x
        SUB     y, 1, y
 [y]    B       loop
        MV      x, c
"""
BODIES = [STRAIGHT, PREDICATED, CLEARED, ACROSS, LOOP]
BODIES += [BEHIND_A_BRANCH, OUTER_LOOP, KERNEL_THEN_READ, KERNEL_READS]
WORDS = [(1, 2), (0, 0), (LARGE, 1), (1, LARGE), (0x8000, 0x8000), (0x40000000, 0x10000000)]


def procedure(body: str) -> str:
    return f"f:      .cproc  a, b\n        .reg    c, x, y\n{body}        .return c\n        .endproc\n"


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
@pytest.mark.parametrize("body", BODIES)
def test_csr_holds_what_saturated_before(body: str, isa: str) -> None:
    text = procedure(body)
    result = optimize(text, "f.sa", isa, FIRST)
    assert not any(scheduled.plain for scheduled in result.procedures)
    seen = set()
    for words in WORDS:
        expected = interpreted(text, list(words), isa).returned
        assert simulated(result, text, list(words), isa, True).returned == expected, words
        seen.add(expected)
    assert len(seen) > 1


def test_the_verifier_refuses_a_read_that_comes_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(operation: Operation, _: Register) -> int:
        return operation.delay_slots

    monkeypatch.setattr(Operation, "write_delay", hasty)
    with pytest.raises(VerifyError, match="another result is returned"):
        optimize(procedure(STRAIGHT), "f.sa", "c62x", FIRST)


def test_nobody_waits_for_a_bit_that_nobody_reads() -> None:
    text = procedure("        SADD    a, b, x\n        SADD    x, b, c\n")
    assert "MVC" not in optimize(text, "f.sa", "c62x", FIRST).assembly
    alone = optimize(procedure("        SADD    a, b, c\n"), "f.sa", "c62x", FIRST)
    assert all("CSR" not in str(o.writes) for p in alone.procedures for o in p.source.operations)
