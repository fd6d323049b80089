"""Loop counts that the verifier has to follow: through the frame, and by a constant added to them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear.ir import Immediate
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify
from programs import interpreted, optimized, simulated

TABLE = instruction_table("c62x")

ADDED = """
padded: .cproc  a, b, count
        .reg    x, n
        .no_mdep
        ADD     count, 3, n
loop:   .trip   4
        LDW     *a++, x
        SHL     x, 1, x
        STW     x, *b++
        SUB     n, 1, n
 [n]    B       loop
        .return
        .endproc
"""
"""Three passes more than the argument says."""

IN_FRAME = """
waiting: .cproc a, b, rows
        .reg    left, column, x, sum
        .frame  2
        .mdep   kept, left
        .mdep   left, kept
        .no_mdep
        STW     rows, *+B15[1]{{kept}}
outer:  ZERO    sum
        LDW     *+B15[1]{{left}}, column
loop:   .trip   1
        LDW     *a++, x
        ADD     x, sum, sum
        SUB     column, 1, column
 [column] B     loop
        STW     sum, *b++
        LDW     *+B15[1]{{left}}, left
        SUB     left, {step}, left
        STW     left, *+B15[1]{{kept}}
 [left] B       outer
        .return
        .endproc
"""
"""Rows of decreasing length. The number of words left is in the frame; it is also the inner loop's count."""


def test_an_argument_and_a_constant() -> None:
    chance = random.Random(1)
    for count in (1, 2, 9):
        words = [[chance.getrandbits(31) for _ in range(20)], [0] * 20]
        expected = interpreted(ADDED, words, [-1, -2, count])[1]
        assert simulated(ADDED, words, [-1, -2, count])[1] == expected


def test_a_count_that_waits_in_the_frame() -> None:
    text = IN_FRAME.format(step=1)
    chance = random.Random(2)
    for rows in (1, 2, 5, 9):
        words = [[chance.getrandbits(31) for _ in range(60)], [0] * 10]
        expected = interpreted(text, words, [-1, -2, rows])[1]
        assert simulated(text, words, [-1, -2, rows])[1] == expected


def test_another_word_of_the_frame_is_noticed() -> None:
    """A load of a word that nothing was stored to brings another count."""
    scheduled = optimized(IN_FRAME.format(step=1)).procedures[0]
    assert verify(scheduled, TABLE).walks > 0
    noticed = 0
    for index, item in enumerate(scheduled.nodes):
        for position, issued in enumerate(item.issued):
            memory = issued.operation.memory
            if memory is None or memory.name != "left":
                continue
            other = replace(memory, offset=Immediate(2))
            operands = (other, *issued.operation.operands[1:])
            operation = replace(issued.operation, operands=operands)
            changed = [*item.issued]
            changed[position] = replace(issued, operation=operation)
            nodes = [*scheduled.nodes]
            nodes[index] = replace(item, issued=changed)
            with pytest.raises(VerifyError):
                verify(replace(scheduled, nodes=nodes), TABLE)
            noticed += 1
    assert noticed >= 2
