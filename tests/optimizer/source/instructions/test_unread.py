"""Results that nobody reads: they land before the code ends, and in nobody else's register."""

from __future__ import annotations

from dataclasses import replace

import pytest

from broadside import _core
from broadside.facts.isa import instruction_table
from broadside.linear.parse import parse
from broadside.optimizer.optimize import optimize
from broadside.optimizer.procedure.source.unread import settle_unread
from programs import QUICK, interpreted, simulated

WORDS = [[11, 22, 33, 44, 55, 66, 77, 88, 99, 111, 122, 133]]


def program(body: str) -> str:
    lines = "".join(f"        {line}\n" for line in body.split("; "))
    return f"f:      .cproc  a, b, p\n        .reg    x, y, high:low\n{lines}        .endproc\n"


STRAIGHT = {
    "load": "LDW *p, x; .return a",
    "load over its own address": "MV a, y; LDW *p, p; .return y",
    "load alone": "LDW *p, x; .return",
    "load with a pointer": "LDW *p++[2], x; LDW *p, y; ADD y, a, y; .return y",
    "loads on each side": "LDW .D1 *p, x; LDW .D2 *+p[1], y; ADD a, b, a; .return a",
    "load overwritten": "LDW *p, x; MVK 3, x; ADD x, a, x; .return x",
    "predicated load": "ZERO x; [b] LDW *p, x; .return a",
    "load beside the result": "ADD a, b, a; LDW *p, b; LDW *+p[1], x; .return a",
    "saturating product": "SMPY a, b, x; ADD a, b, a; .return a",
    "predicated saturating product": "ZERO x; [b] SMPY a, b, x; ADD a, 1, a; .return a",
    "product": "MV b, x; [a] MPY a, b, x; ADD a, b, a; .return a",
    "product late": "ADD a, b, a; ADD a, 1, b; MPY a, b, x; .return a",
}


@pytest.mark.parametrize("name", STRAIGHT)
def test_nothing_is_on_its_way_at_the_return(name: str) -> None:
    text = program(STRAIGHT[name])
    for a, b in ((7, 0), (0x12345, 3)):
        result, after = interpreted(text, WORDS, [a, b, -1])
        found, memory, _ = simulated(text, WORDS, [a, b, -1])
        assert memory == after
        if text.split(".return")[1].split()[0] != ".endproc":
            assert found == result


def test_a_result_of_the_block_before_does_not_land_in_the_next() -> None:
    """The load of the first block would reach its register when the next one holds another value there."""
    values = "; ".join(f"ADD b, {n}, y; ADD a, y, a" for n in range(3))
    body = f"LDW *p, x; [b] B next; ADD a, 5, a\nnext: {values}; .return a"
    text = program(body)
    for b in (0, 9):
        result, _ = interpreted(text, WORDS, [4, b, -1])
        assert simulated(text, WORDS, [4, b, -1])[0] == result


LOOP = """
f:      .cproc  p, count
        .reg    x, y, sum
        .no_mdep
        ZERO    sum
loop:   .trip   {trip}
        LDW     *p++, x
        LDW     *p, y
        ADD     x, sum, sum
        SUB     count, 1, count
 [count] B      loop
        .return sum
        .endproc
"""


PREDICATED = """
f:      .cproc  p, count, b
        .reg    x, y, sum
        .no_mdep
        MVKL    0x7fffffff, y
        MVKH    0x7fffffff, y
        ZERO    x
loop:   .trip   1
        MVKH    0x12340000, y
 [b]    LDW     *p++, x
        ADD     x, 1, sum
        SUB     count, 1, count
 [count] B      loop
        ADD     y, count, y
        .return y
        .endproc
"""
"""No pass reads what the predicated load brings but the one before keeps."""


@pytest.mark.parametrize("count", [1, 2, 8, 11])
def test_a_load_that_keeps_what_nobody_reads(count: int) -> None:
    for b in (0, 1):
        result, _ = interpreted(PREDICATED, WORDS, [-1, count, b])
        assert simulated(PREDICATED, WORDS, [-1, count, b])[0] == result


def test_a_sum_that_nobody_reads_goes_from_its_loop() -> None:
    procedure = parse(PREDICATED, "f.sa", instruction_table("c62x"))[0]
    settled = settle_unread(procedure)
    loop = [o.mnemonic for o in settled.blocks[1].operations]
    assert "ADD" not in loop and "LDW" in loop


@pytest.mark.parametrize("count", [1, 2, 5, 9])
def test_in_a_loop(count: int) -> None:
    text = LOOP.format(trip=1)
    result, _ = interpreted(text, WORDS, [-1, count])
    assert simulated(text, WORDS, [-1, count])[0] == result


def test_operations_without_effect_go() -> None:
    """A chain whose end is never read is deleted; accesses, saturation and machine registers stay."""
    body = "MPY a, b, x; ADD x, 1, y; SUB y, a, y; SADD a, b, x; LDW *p, y; MV a, A9; .return b"
    procedure = parse(program(body), "f.sa", instruction_table("c62x"))[0]
    left = [o.mnemonic for o in settle_unread(procedure).operations]
    assert left == ["SADD", "LDW", "MV", "MV", ".return"]


def test_a_procedure_without_such_results_stays_as_it_is() -> None:
    procedure = parse(program("ADD a, b, x; .return x"), "f.sa", instruction_table("c62x"))[0]
    assert settle_unread(procedure) == procedure


def test_a_long_mnemonic_is_apart_from_its_unit() -> None:
    text = program("DOTPNRSU2 a, b, x; .return x")
    assert "DOTPNRSU2 .M" in optimize(text, "f.sa", "c64x", QUICK).assembly


HALVES = """
f:      .cproc  a, b, count
        .reg    x, y, h:l
        MV      a, h
        MV      b, l
        MV      b, x
loop:   .trip   1
        MPYSU4  a, x, h:l
        LMBD    -16, x, l
 [b]    MPYHSLU a, b, x
        SUB     count, 1, count
 [count] B      loop
        ADD     h, l, h
        .return h
        .endproc
"""
"""The lower half of the product is on its way when the loop ends; its register gets another value then."""


def test_what_nobody_reads_is_not_brought_to_its_loop() -> None:
    """The sum stays, because it may saturate. The loop does not get its old value, which nobody reads."""
    text = """
f:      .cproc  a, b, count
        .reg    x, y
        MVK     7, x
loop:   .trip   1
 [b]    SSUB    a, count, x
        SUB     count, 1, count
 [count] B      loop
        .return a
        .endproc
"""
    assembly = "        .global f\n" + optimize(text, "f.sa", "c62x", QUICK).assembly
    simulator = _core.Simulator("c62x-flat")
    simulator.load([_core.assemble(assembly, "f.asm", "c62x")])
    assert simulator.call("f", [5, 1, 9], undefined_registers=True).return_value == 5


@pytest.mark.parametrize("seed", range(4))
def test_half_of_a_product_lands_behind_the_loop(seed: int) -> None:
    options = replace(QUICK, seed=seed)
    assert not optimize(HALVES, "f.sa", "c64x", options).procedures[0].plain


def test_a_half_that_a_predicate_may_keep_is_written_before() -> None:
    """Nobody reads the half, but without the addition the pair would keep a value that was never written."""
    body = "MV a, high; ADD a, b, low; [b] ADDU a, b, high:low; .return high"
    (procedure,) = parse(program(body), "f.sa", instruction_table("c62x"))
    kept = [operation.mnemonic for operation in settle_unread(procedure).operations]
    assert kept[:3] == ["MV", "ADD", "ADDU"]


def test_a_moved_base_does_not_keep_what_the_load_overwrites() -> None:
    """The product is deleted: only the predicated load could keep it, and nobody reads that result."""
    text = """
f:      .cproc  p, a, n
        .reg    v
loop:   .trip   1, 4
        MPYHU   n, a, v
 [!a]   LDB     *p--[8], v
        ADD     -1, n, n
 [n]    B       loop
        .return p
        .endproc
"""
    (procedure,) = parse(text.lstrip(), "f.sa", instruction_table("c62x"))
    kept = [operation.mnemonic for operation in settle_unread(procedure).operations]
    assert "LDB" in kept and "MPYHU" not in kept
