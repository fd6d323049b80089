"""Loops that count a register up or down to a bound are pipelined, for all values of their ends."""

from __future__ import annotations

import pytest
from both_ways import FIRST, Words, agreed

from broadside.optimizer.optimize import optimize

LOOP = """
f:      .cproc  p, i, n
        .reg    x, sum, more
        .no_mdep
        ZERO    sum
loop:
        LDW     *p++, x
        ADD     x, sum, sum
{end}
 {test}  B       loop
        ADD     i, sum, sum
        .return sum
        .endproc
"""

UP = "        ADD     i, 1, i\n"
DOWN = "        SUB     i, 1, i\n"
MOST, LEAST = 0x7FFFFFFF, 0x80000000


def program(lines: str, test: str = "[more]") -> str:
    return LOOP.format(end=lines.rstrip("\n"), test=test)


OR_EQUAL = "        CMPLT   i, n, more\n [!more] CMPEQ  i, n, more"
ENDS = [
    (program(UP + OR_EQUAL), [(0, 9), (-5, 4), (3, 3), (9, 2), (3, 4), (MOST - 9, MOST - 1)]),
    (program(OR_EQUAL + "\n" + UP), [(0, 9), (9, 9), (10, 9), (LEAST - 1, LEAST)]),
    (
        program(DOWN + OR_EQUAL.replace("LT ", "GT ")),
        [(9, 0), (9, 9), (2, 1), (LEAST + 9, LEAST + 1)],
    ),
    (program(DOWN + OR_EQUAL, "[!more]"), [(9, 0), (0, 1), (MOST, MOST - 7), (5, 5)]),
    (
        program(
            UP + OR_EQUAL.replace("CMPLT   i, n", "CMPGTU  n, i").replace("EQ  i, n", "EQ  n, i")
        ),
        [(0, 9), (MOST - 3, MOST + 6), (-9, -2)],
    ),
    (program(UP + "        CMPLT   i, 13, more\n [!more] CMPEQ i, 13, more"), [(0, 9), (13, 9)]),
    (
        program(UP + "        CMPLT   i, n, more"),
        [(0, 9), (-5, 4), (3, 3), (9, 2), (MOST, LEAST + 3)],
    ),
    (
        program(UP + "        CMPGT   n, i, more"),
        [(0, 12), (0, 1), (MOST - 9, MOST), (MOST, 5 - 2**31)],
    ),
    (program(UP + "        CMPLTU  i, n, more"), [(0, 9), (-1, 7), (MOST - 3, MOST + 6), (-9, -1)]),
    (program(UP + "        CMPGTU  n, i, more"), [(7, 20), (7, 8), (7, 7), (-1, 1)]),
    (
        program(UP + "        CMPGT   i, n, more", "[!more]"),
        [(0, 8), (8, 0), (-3, -3), (MOST - 8, MOST - 1)],
    ),
    (program(UP + "        CMPGTU  i, n, more", "[!more]"), [(0, 8), (8, 0), (MOST - 3, MOST + 3)]),
    (program("        CMPLT   i, n, more\n" + UP), [(0, 9), (9, 9), (8, 9), (LEAST - 1, LEAST)]),
    (program("        CMPLT   12, i, more\n" + DOWN), [(21, 0), (12, 0), (13, 0), (0, 0)]),
    (program(DOWN + "        CMPGT   i, n, more"), [(9, 0), (9, 9), (2, 1), (LEAST, MOST - 3)]),
    (program(DOWN + "        CMPLT   n, i, more"), [(9, 0), (1, 0), (LEAST + 9, LEAST)]),
    (
        program(DOWN + "        CMPLT   i, n, more", "[!more]"),
        [(9, 1), (0, 1), (LEAST + 9, LEAST + 1)],
    ),
    (program(DOWN + "        CMPGTU  i, n, more"), [(9, 0), (MOST + 7, MOST - 2), (0, -4)]),
    (
        program("        CMPGT   i, -1, more\n [more]  SUB     i, 1, i"),
        [(9, 0), (-1, 0), (-7, 0)],
    ),
]


@pytest.mark.parametrize("text, ends", ENDS)
def test_a_loop_up_to_a_bound_is_pipelined(text: str, ends: list[tuple[int, int]]) -> None:
    result = optimize(text, "f.sa", "c62x", FIRST)
    assert [loop["name"] for loop in result.loops] == ["loop"], result.not_pipelined
    for first, bound in ends:
        agreed(text, [Words(tuple(range(60))), first & 0xFFFFFFFF, bound & 0xFFFFFFFF])


@pytest.mark.parametrize("text, ends", ENDS[::3])
def test_machine_registers_may_end_a_loop(text: str, ends: list[tuple[int, int]]) -> None:
    mapped = text.replace("f:      .cproc  p, i, n", "f:      .cproc  p, first, n")
    mapped = mapped.replace("sum, more\n", "sum\n        .map    i/A9, more/B0\n")
    mapped = mapped.replace("loop:\n", "        MV      first, i\nloop:\n")
    result = optimize(mapped, "f.sa", "c62x", FIRST)
    assert [loop["name"] for loop in result.loops] == ["loop"], result.not_pipelined
    for first, bound in ends:
        agreed(mapped, [Words(tuple(range(60))), first & 0xFFFFFFFF, bound & 0xFFFFFFFF])


def test_a_machine_register_that_goes_down_in_several_steps() -> None:
    text = program("        SUB     B0, 1, B0\n        SUB     B0, 1, B0", "[B0]")
    text = text.replace("loop:\n", "        MV      n, B0\nloop:\n")
    result = optimize(text, "f.sa", "c62x", FIRST)
    assert [loop["name"] for loop in result.loops] == ["loop"], result.not_pipelined
    for number in (2, 8, 26):
        agreed(text, [Words(tuple(range(60))), 5, number])


def test_bdec_closes_a_pipelined_loop() -> None:
    text = program("").replace(" [more]  B       loop", "        BDEC    loop, i")
    result = optimize(text, "f.sa", "c64x", FIRST)
    assert [loop["name"] for loop in result.loops] == ["loop"], result.not_pipelined
    for count in (9, 0, -1, -5, 30):
        agreed(text, [Words(tuple(range(60))), count & 0xFFFFFFFF, 0], "c64x")


@pytest.mark.parametrize(
    "lines, test",
    [
        ("        ADD     i, 2, i\n        CMPLT   i, n, more", "[more]"),
        (UP + "        CMPGT   i, n, more", "[more]"),
        (UP + "        ADD     n, 0, n\n        CMPLT   i, n, more", "[more]"),
        (UP + UP + "        CMPLT   i, n, more", "[more]"),
        (UP + "        CMPEQ   i, n, more", "[!more]"),
        (UP + "        CMPLT   i, n, more\n [more] CMPEQ i, p, more", "[more]"),
        (UP + "        CMPLT   i, n, more\n [!more] CMPEQ i, p, more", "[more]"),
        (UP + "        CMPLT   i, n, more\n [!more] CMPLT n, i, more", "[!more]"),
        ("        CMPLT   i, n, more\n" + UP + " [!more] CMPEQ i, n, more", "[more]"),
    ],
)
def test_other_ends_are_left_as_they_are(lines: str, test: str) -> None:
    text = program(lines, test)
    result = optimize(text, "f.sa", "c62x", FIRST)
    assert "loop" in result.not_pipelined
    agreed(text, [Words(tuple(range(60))), 0, 12])


@pytest.mark.parametrize(
    ("steps", "passes"),
    [
        (["SUB n, 1, n", "SUB n, 1, n"], 6),
        (["ADD n, -3, n", "SUB n, 1, n", "ADDK 1, n"], 4),
        (["SUB n, 10, n", "SUB n, 2, n"], 1),
    ],
)
def test_a_count_that_goes_down_in_several_steps(steps: list[str], passes: int) -> None:
    taken, *others = steps
    lines = "".join(f"        {step}\n" for step in others)
    text = program(f"        {taken}\n        ADD     n, sum, sum\n{lines}", "[n]")
    result = optimize(text, "f.sa", "c62x", FIRST)
    assert [loop["name"] for loop in result.loops] == ["loop"], result.not_pipelined
    for number in (passes, 1, 3 * passes):
        agreed(text, [Words(tuple(range(60))), 5, 12 * number // passes])


@pytest.mark.parametrize(
    "steps", ["SUB n, 1, n\n [i] SUB n, 1, n", "ADD n, 1, n\n SUB n, 2, n\n ADD n, 1, n"]
)
def test_the_lines_that_decide_an_end_together_are_named(steps: str) -> None:
    result = optimize(program(f" {steps}", "[n]"), "f.sa", "c62x", FIRST)
    assert "depends on what lines 9" in result.not_pipelined["loop"]


def test_the_counter_may_be_an_operand_of_the_procedure() -> None:
    """No operation has read the register when the loop begins."""
    text = """
f:      .proc   A4, B0, B3
loop:   ADD     A4, 1, A4
        SUB     B0, 1, B0
 [B0]   B       loop
        B       B3
        .endproc A4
"""
    result = optimize(text, "f.sa", "c62x", FIRST)
    assert [loop["name"] for loop in result.loops] == ["loop"], result.not_pipelined
