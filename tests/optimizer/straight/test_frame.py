"""Registers that a procedure saves go through both data ports."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from broadside.optimizer.optimize import optimize
from programs import QUICK, interpreted, simulated

HELD = [f"{side}{n}" for n in range(10, 13) for side in "AB"]
LOADS = "\n".join(f"        LDW     *+a[{n}], {register}" for n, register in enumerate(HELD))
STORES = "\n".join(f"        STW     {register}, *+a[{n + 6}]" for n, register in enumerate(HELD))
MOVED = f"""
moved:  .cproc  a
        .no_mdep
{LOADS}
{STORES}
        .return
        .endproc
"""
"""Six registers that the caller needs unchanged."""


def test_both_ports_save_and_restore() -> None:
    text = optimize(MOVED, "program.sa", "c62x", QUICK).assembly
    for access, what in (("STW", "save"), ("LDW", "restore")):
        units = set(re.findall(rf"{access} +\.(D[12])T[12] .*; {what} ", text))
        assert units == {"D1", "D2"}
    words = [list(range(100, 112))]
    assert simulated(MOVED, words, [-1])[1] == interpreted(MOVED, words, [-1])[1]


def test_an_interrupt_finds_the_stack_pointer_below_the_frame() -> None:
    """Only the stack pointer then addresses the frame, until it rises."""
    options = replace(QUICK, region_seconds=4, interrupt_threshold=100)
    text = optimize(MOVED, "program.sa", "c62x", options).assembly
    assert re.search(r"; save ", text)
    assert not re.search(r"\.D1T[12] .*; (save|restore) ", text)


@pytest.mark.parametrize(("declared", "result"), [("z", "z"), ("h, l", "h:l")])
def test_what_the_source_binds_to_side_b_is_returned_on_side_a(declared: str, result: str) -> None:
    text = f"""
f:      .cproc  a, b
        .regb   {declared}
        ADD     a, b, {result}
        .return {result}
        .endproc
"""
    assert simulated(text, [], [3, 0xFFFFFFFF])[0] == interpreted(text, [], [3, 0xFFFFFFFF])[0] == 2
