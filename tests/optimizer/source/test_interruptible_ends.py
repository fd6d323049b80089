"""Code that is made safe to interrupt keeps the registers that the code behind its ends may read."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from both_ways import FIRST
from click.testing import CliRunner

from broadside._core import PendingInterrupt, Simulator, assemble
from broadside.cli import main
from broadside.facts.isa import instruction_table
from broadside.optimizer.interrupts.control.code import Ends
from broadside.optimizer.interrupts.plan import Limits, NoPlan
from broadside.optimizer.interrupts.protect import protect
from broadside.optimizer.optimize import optimize

SERVICE = Path(__file__).parents[2].joinpath("interrupt_service.asm").read_text(encoding="utf-8")
TABLE = instruction_table("c62x")
SAFE = replace(FIRST, interrupt_threshold=100)

RESERVED = "A0, A1, A2, B1, B2, A3, A5, A7, A8, A9, B5, B7, B8, B9"
SCARCE = f"""
f:      .cproc  p, q, n
        .reserve {RESERVED}
        .reg    x, y
        .no_mdep
loop:   .trip   8, 40
        LDW     *p++, x
        SHL     x, 1, y
        ADD     x, y, x
        SHR     x, 3, y
        XOR     x, y, y
        STW     y, *q++
        SUB     n, 1, n
 [n]    B       loop
        .return
        .endproc
"""


@pytest.mark.parametrize("threshold", [30, 100])
def test_no_value_moves_to_a_reserved_register(threshold: int) -> None:
    assembly = optimize(
        SCARCE, "f.sa", "c62x", replace(FIRST, interrupt_threshold=threshold)
    ).assembly
    code = "\n".join(line.partition(";")[0] for line in assembly.splitlines())
    assert not set(re.findall(r"\b[AB]\d+\b", code)) & set(RESERVED.split(", "))


# TI's way to end a `.proc`: the branch back stands behind `.endproc`.
BEHIND = """
        .global routine
routine: .proc  A4, B4, A6, B3
        .reg    x, sum
        ZERO    sum
loop:   LDW     *A4++, x
        ADD     x, sum, sum
        SUB     B4, 1, B4
 [B4]   B       loop
        LDW     *A6, A7
        MV      sum, A4
        .endproc A4, A7, B3
        ADD     A4, A7, A4
        B       B3
        NOP     5
"""


# A loop that overlaps its passes stands behind a call, and leads back to the call.
CALLS = """
        .global routine
routine: .cproc from, n, more
        .reg    at, left, x, sum, twice
        ZERO    sum
        MVK     2, twice
again:  .call   x = next(sum, more)
        ADD     x, sum, sum
        MV      from, at
        MV      n, left
loop:   .trip   8, 8
        LDW     *at++, x
        ADD     x, sum, sum
        SUB     left, 1, left
 [left] B       loop
        SUB     twice, 1, twice
 [twice] B      again
        .return sum
        .endproc
next:   .cproc  sum, more
        LDW     *more, sum
        .return sum
        .endproc
"""


@pytest.mark.parametrize(("text", "result"), [(BEHIND, 136), (CALLS, 272)])
@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_an_interrupt_in_any_cycle_does_no_harm(text: str, result: int, isa: str) -> None:
    """Control may run past the end of a `.proc`, and it goes on behind a call."""
    assembly = optimize(text, "routine.sa", isa, SAFE).assembly
    simulator = Simulator(f"{isa}-flat")
    simulator.load([assemble(assembly, "routine.asm", isa), assemble(SERVICE, "service.asm", isa)])
    words, more = simulator.allocate(32), simulator.allocate(8)
    simulator.write(words, b"".join(n.to_bytes(4, "little") for n in range(1, 9)))
    simulator.write(more, (100).to_bytes(4, "little"))
    alone = simulator.call("routine", [words, 8, more], 1000)
    assert alone.return_value == result and alone.interruptible
    for cycle in range(alone.cycles):
        at = PendingInterrupt(cycle, "interrupt_vectors")
        assert (
            simulator.call("routine", [words, 8, more], 1000, interrupt=at).return_value == result
        )


# The load overtakes the first A1, and code behind the end reads what it brings.
LEFT = """
routine:
        LDW     .D1T1   *A4, A1
        ADD     .L1     A1, A4, A5
        NOP             3
"""


def test_a_register_that_code_behind_the_end_reads_stays() -> None:
    """Only another register for the load helps: a branch would lead behind the end."""

    def safe(*left: str) -> str:
        ends = Ends(frozenset(left), is_last=False)
        lines = LEFT.splitlines()
        return "\n".join(protect(lines, "test.asm", TABLE, Limits(20, {}), "routine", ends))

    assert re.search(r"\*A4, A1\b", safe("A5")) is None
    with pytest.raises(NoPlan):
        safe("A1", "A5")


def test_control_that_runs_past_the_last_line_is_an_error(tmp_path: Path) -> None:
    source = tmp_path / "routine.asm"
    source.write_text("        .global f\nf:      ADD     .L1     A4, A4, A4\n        NOP\n")
    done = CliRunner().invoke(main, ["interrupts", str(source)])
    assert done.exit_code == 2
    assert f"{source}:3:1: control runs past the last instruction" in done.stderr
