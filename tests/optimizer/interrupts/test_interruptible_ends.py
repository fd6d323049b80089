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


BRANCH_BACK = "B       .S2     B3"


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (f"|| ADD .L1 A1, A2, A3\nf: {BRANCH_BACK}\n NOP 5\n .global f\n", ":1:1: `||` without"),
        ("\t.global f\nf:\n", ":2:3: no instruction follows the label f"),
        (f"\t.global f, g\nf:\t{BRANCH_BACK}\n\tNOP 5\ng:\n", ":4:3: no instruction follows"),
        (f"\t.global\nf:\t{BRANCH_BACK}\n\tNOP 5\n", ":1:2: expected a symbol"),
        (f"f:\t{BRANCH_BACK}\n\tNOP 5\n", ": no routine (.global) in it"),
        (f"\t.global g\nf:\t{BRANCH_BACK}\n\tNOP 5\n", ": no routine (.global) in it"),
        ("", ": no routine (.global) in it"),
        (f"\t.global f\n;@loop [\nf:\t{BRANCH_BACK}\n\tNOP 5\n", ":2:1: bad loop record"),
        (f"\t.global f\n;@loop {{}}\nf:\t{BRANCH_BACK}\n\tNOP 5\n", ":2:1: bad loop record"),
    ],
)
@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_a_file_without_routines_to_check(tmp_path: Path, text: str, cause: str, isa: str) -> None:
    """It is an error and nothing is written, at every level."""
    source, out = tmp_path / "f.asm", tmp_path / "out.asm"
    source.write_text(text)
    options = ["--isa", isa, "--threshold", "9", "-o", str(out)]
    done = CliRunner().invoke(main, ["interrupts", str(source), *options])
    assert done.exit_code == 2
    assert done.stderr.startswith(f"broadside: {source}{cause}")
    assert not out.exists()


@pytest.mark.parametrize(
    "text",
    [
        f"f:\t{BRANCH_BACK} ; back\n\tMVK .S1 7, A4\n ||\tZERO .L1 A5\n\tNOP 4\n",
        f"f\n\t{BRANCH_BACK}\n\tMVK .S1 7, A4\n||\tZERO .L1 A5\n\tNOP 4\n",
        f"f:\ng:\n\t{BRANCH_BACK}\n\tMVK .S1 7, A4\n||\tZERO .L1 A5\n\tNOP 4\n",
    ],
)
def test_code_that_was_written_by_hand_for_the_c64x(tmp_path: Path, text: str) -> None:
    """Labels may stand beside instructions, and tabs before them."""
    source, out = tmp_path / "f.asm", tmp_path / "out.asm"
    source.write_text(f"\t.global f, g\n{text}")
    options = ["--isa", "c64x", "--threshold", "9", "-o", str(out)]
    done = CliRunner().invoke(main, ["interrupts", str(source), *options])
    assert done.exit_code == 0, done.output
    simulator = Simulator("c64x-flat")
    simulator.load([assemble(out.read_bytes(), str(out), "c64x")], ["f"])
    assert simulator.call("f", []).return_value == 7


def test_a_label_stays_if_its_nop_is_divided(tmp_path: Path) -> None:
    """A branch goes into the first of several cycles of a NOP that has the label of a loop."""
    source, out = tmp_path / "f.asm", tmp_path / "out.asm"
    busy = "|| MVK .S1 0, A7\n|| MVK .S2 0, B7\n"  # no unit is left for a branch
    source.write_text(
        f" .global f\nf: MVK .S2 3, B0\nloop: NOP 4\n LDW .D1 *A4, A5\n{busy} ADD .L1 A5, A5, A6\n{busy}"
        f" NOP 3\n ADD .L1 A5, A6, A4\n [B0] SUB .L2 B0, 1, B0\n [B0] B .S1 loop\n NOP 5\n"
        f" {BRANCH_BACK}\n NOP 5\n"
    )
    options = ["--threshold", "100", "-o", str(out)]
    done = CliRunner().invoke(main, ["interrupts", str(source), *options])
    assert done.exit_code == 0, done.output
    assert "loop:\n" in out.read_text()


def test_assembly_is_read_as_the_assembler_does(tmp_path: Path) -> None:
    """As Latin-1 if it is not UTF-8. Only line feeds end its lines: `…` of Windows does not."""
    source, out = tmp_path / "f.asm", tmp_path / "out.asm"
    comment = "; f\xfcr \x85 f\x0ca\r\n"
    source.write_bytes(f"{comment} .global f\r\nf: {BRANCH_BACK}\r\n NOP 5\r\n".encode("latin-1"))
    for arguments in (
        ["asm", str(source)],
        ["interrupts", str(source), "--threshold", "9", "-o", str(out)],
        ["explain", str(source), "--json"],
    ):
        done = CliRunner().invoke(main, arguments)
        assert done.exit_code in (0, 2), done.output
        assert done.exception is None or isinstance(done.exception, SystemExit), arguments
        assert "Unicode" not in done.output and "not an instruction" not in done.output
    assert out.read_text().startswith("; für")
