"""Where interrupts do harm in assembly, and code changed so that they do none."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside._core import PendingInterrupt, Simulator, assemble
from broadside.cli import main
from broadside.errors import CheckError
from broadside.facts.isa import instruction_table
from broadside.optimizer.interrupts import protect as interrupts
from broadside.optimizer.interrupts.check import check
from broadside.optimizer.interrupts.control.code import Code, read
from broadside.optimizer.interrupts.control.paths import explore
from broadside.optimizer.interrupts.plan import Limits, NoPlan
from broadside.optimizer.interrupts.protect import protect, survey

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples" / "linear_assembly"
SERVICE = (ROOT / "tests" / "interrupt_service.asm").read_text(encoding="utf-8")
TABLE = instruction_table("c62x")

# The load lands at the end of cycle 4; ADD reads what A5 held before.
MULTIPLE = """
        .global routine
routine:
        MVK     .S1     7, A5
||      LDW     .D1T1   *A4, A6
        LDW     .D1T1   *A4, A5
        NOP
        ADD     .L1     A5, A5, A7
        NOP             2
        ADD     .L1     A5, A7, A4
        B       .S2     B3
        NOP             5
"""
# Each pass adds what the one before has loaded, while its own load is on the way.
LOOP = """
        .global routine
routine:
        MVK     .S1     3, A1
||      ZERO    .L1     A8
||      ZERO    .D1     A5
next:
        LDW     .D1T1   *A4, A5
  [A1]  SUB     .L1     A1, 1, A1
||[A1]  B       .S1     next
||      ADD     .D1     A5, A8, A8
        NOP             5
        B       .S2     B3
||      MV      .L1     A8, A4
        NOP             5
"""


def lines(text: str) -> list[str]:
    return text.splitlines()


def changed(text: str, threshold: int = 100, trips: dict[str, int] | None = None) -> list[str]:
    return protect(lines(text), "test.asm", TABLE, Limits(threshold, trips or {}))


def results(text: str, word: int) -> tuple[int, set[int], int]:
    """The result without interrupts, the results with an interrupt in each cycle, and the cycles."""
    simulator = Simulator("c62x-flat")
    simulator.load([assemble(text, "test.asm", "c62x"), assemble(SERVICE, "service.asm", "c62x")])
    address = simulator.allocate(64)
    simulator.write(address, word.to_bytes(4, "little") * 16)
    alone = simulator.call("routine", [address], 1000)
    found = {
        simulator.call(
            "routine", [address], 1000, interrupt=PendingInterrupt(cycle, "interrupt_vectors")
        ).return_value
        for cycle in range(alone.cycles)
    }
    return alone.return_value, found, alone.cycles


def test_a_routine_is_made_interruptible_and_takes_as_long() -> None:
    value, interrupted, cycles = results(MULTIPLE, 100)
    assert value == 114 and interrupted != {value}
    assert survey(lines(MULTIPLE), "test.asm", TABLE, {})[0].harmful == 2
    text = "\n".join(changed(MULTIPLE)) + "\n"
    assert results(text, 100) == (value, {value}, cycles)
    assert survey(lines(text), "test.asm", TABLE, {})[0].harmful == 0


# The load moves A4 at once, and brings its own A4 later.
TWICE = """
        .global routine
routine:
        LDW     .D1T1   *A4++, A4
        MV      .L1     A4, A6
        NOP             3
        LDW     .D1T1   *A6, A7
        NOP             4
        B       .S2     B3
||      ADD     .L1     A4, A7, A4
        NOP             5
"""


def test_a_load_into_the_pointer_that_it_moves() -> None:
    assert survey(lines(TWICE), "test.asm", TABLE, {})[0].harmful == 1
    text = "\n".join(changed(TWICE)) + "\n"
    value, interrupted, _ = results(text, 100)
    assert value == 200 and interrupted == {value}


def test_a_branch_covers_what_no_register_can() -> None:
    """A value that lives on from pass to pass meets itself: only a branch helps."""
    text = "\n".join(changed(LOOP, 40, {"next": 4}))
    assert text.count("no interrupt is taken in its delay slots") == 1
    value, interrupted, _ = results(text + "\n", 5)
    assert interrupted == {value}


def test_the_wait_counts_the_passes_of_a_closed_loop() -> None:
    """Each pass has six cycles: that of the branch and the five after it.

    The last pass counts beside the four, because its branch is known not to be taken.
    """
    closed = """
        .global routine
routine:
        MVK     .S1     3, A1
next:
  [A1]  B       .S1     next
||[A1]  SUB     .L1     A1, 1, A1
        NOP             5
        B       .S2     B3
        NOP             5
"""
    assert survey(lines(closed), "test.asm", TABLE, {})[0].wait is None
    assert survey(lines(closed), "test.asm", TABLE, {"next": 4})[0].wait == 4 * 6 + 5 + 6


def test_a_threshold_that_cannot_be_kept() -> None:
    with pytest.raises(NoPlan):
        changed(MULTIPLE, 5)


def both(text: str, other: str) -> tuple[Code, Code]:
    return read(lines(text), "old.asm", TABLE), read(lines(other), "new.asm", TABLE)


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("ADD     .L1     A5, A7, A4", "ADD     .L1     A5, A6, A4", "reads other results"),
        ("A5, A5, A7", "A5, A5, A5", "reads other results"),
        ("MVK     .S1     7, A5", "MVK     .S1     7, A8", "reads other results"),
        ("        NOP\n", "        B       .S1     wrong\n", "another way|other instructions"),
        ("A5, A7, A4\n", "A5, A7, A4\nwrong:\n", "may bring A5 forward"),
    ],
)
def test_the_check_notices(old: str, new: str, cause: str) -> None:
    wrong = MULTIPLE.replace(old, new)
    if "wrong" in new and "wrong:" not in wrong:
        wrong = wrong.replace("        B       .S2     B3", "wrong:\n        B       .S2     B3")
    with pytest.raises(CheckError, match=cause):
        check(*both(MULTIPLE, wrong), "routine")


def test_the_check_does_not_rest_on_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan without its branches does not prevent the harm, and the check says so."""
    monkeypatch.setattr(interrupts, "rewrite", lambda lines, *_: list(lines))
    with pytest.raises(CheckError, match="may bring A5 forward"):
        changed(MULTIPLE)


# A loop of one packet, always with five branches under way.
ENDLESS = """
        .global routine
routine:
        MVK     .S1     6, A1
  [A1]  B       .S1     next
  [A1]  B       .S1     next
  [A1]  B       .S1     next
  [A1]  B       .S1     next
  [A1]  B       .S1     next
next:
  [A1]  B       .S1     next
||[A1]  SUB     .L1     A1, 1, A1
        B       .S2     B3
        NOP             5
"""


def test_control_with_branches_on_their_way() -> None:
    paths = explore(read(lines(ENDLESS), "test.asm", TABLE))
    loop = {moment for moment in paths.before if moment.packet == 6}
    assert all(moment.shadow == 5 for moment in loop)
    assert {after.packet for moment in loop for after in paths.after[moment]} == {6, 7}


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_optimized_code_is_interruptible(tmp_path: Path, isa: str) -> None:
    """The whole way from the source, with the option."""
    out = tmp_path / "crc.asm"
    arguments = [str(EXAMPLES / "crc.sa"), "--isa", isa, "-o", str(out)]
    done = CliRunner().invoke(main, ["optimize", *arguments, "--interrupt-threshold", "60"])
    assert done.exit_code == 0, done.stderr
    table = instruction_table(isa)
    for routine in survey(lines(out.read_text(encoding="utf-8")), str(out), table, {}):
        assert routine.harmful == 0
        assert routine.wait is not None and routine.wait <= 60


SUM = """
        .global total
total:  .cproc  from, n
        .reg    x, sum
        ZERO    sum
again:  .trip   {trip}
        LDW     *from++, x
        ADD     x, sum, sum
        SUB     n, 1, n
 [n]    B       again
        .return sum
        .endproc
"""


def scheduled(tmp_path: Path, text: str, threshold: int) -> tuple[str, dict[str, int]]:
    """The output of `optimize` for a source, and the greatest wait of each routine in its code."""
    source, out = tmp_path / "total.sa", tmp_path / "total.asm"
    source.write_text(text)
    arguments = [str(source), "-o", str(out), "--time", "0"]
    done = CliRunner().invoke(
        main, ["optimize", *arguments, "--interrupt-threshold", str(threshold)]
    )
    if done.exit_code:
        return done.stderr, {}
    found = survey(lines(out.read_text(encoding="utf-8")), str(out), TABLE, {"total$again": 40})
    assert not any(routine.harmful for routine in found)
    return done.stdout, {routine.routine: routine.wait or 0 for routine in found}


@pytest.mark.parametrize("trip", ["1", "1, 1000"])
def test_a_loop_of_too_many_passes_lets_interrupts_in_during_each(
    tmp_path: Path, trip: str
) -> None:
    said, waits = scheduled(tmp_path, SUM.format(trip=trip), 20)
    assert "a pass in 8 cycles" in said
    assert 0 < waits["total"] <= 20


def test_a_loop_of_few_passes_keeps_its_interval(tmp_path: Path) -> None:
    said, waits = scheduled(tmp_path, SUM.format(trip="1, 40"), 100)
    assert "a pass in 1 cycle;" in said
    assert 0 < waits["total"] <= 100


def test_a_loop_waits_less_if_it_is_not_pipelined(tmp_path: Path) -> None:
    """If no pipelined loop keeps the threshold, the schedule without a search may keep it."""
    dot = (EXAMPLES / "dot.sa").read_text(encoding="utf-8")
    said, waits = scheduled(tmp_path, dot, 12)
    assert "not pipelined: as searched, no choice of branches and registers" in said
    assert 0 < waits["dot"] <= 12


def test_a_threshold_that_no_schedule_keeps(tmp_path: Path) -> None:
    said, waits = scheduled(tmp_path, SUM.format(trip="1"), 1)
    assert "lets every interrupt in within 1 cycle;" in said and "in time" not in said
    assert not waits


def test_a_plan_names_an_endless_wait() -> None:
    """In a loop of one packet, branches keep all interrupts out."""
    with pytest.raises(NoPlan, match="a loop without a known greatest trip count"):
        changed(ENDLESS, 50)


def test_the_command(tmp_path: Path) -> None:
    source, out = tmp_path / "routine.asm", tmp_path / "safe.asm"
    source.write_text(MULTIPLE)
    before = CliRunner().invoke(main, ["interrupts", str(source)])
    assert (
        before.stdout
        == "routine: harmful in 2 of 13 cycles; an interrupt waits for 6 cycles at most\n"
    )
    arguments = [str(source), "--threshold", "20", "-o", str(out)]
    after = CliRunner().invoke(main, ["interrupts", *arguments])
    assert after.exit_code == 0 and after.stdout.startswith(
        "routine: safe; an interrupt waits for "
    )
    refused = CliRunner().invoke(
        main, ["interrupts", str(source), "--threshold", "3", "-o", str(tmp_path / "no.asm")]
    )
    assert refused.exit_code == 1 and not (tmp_path / "no.asm").exists()


def test_a_wrong_rewrite_is_an_error_of_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written, and the cause is one line."""
    source, out = tmp_path / "routine.asm", tmp_path / "safe.asm"
    source.write_text(MULTIPLE)
    monkeypatch.setattr(interrupts, "rewrite", lambda lines, *_: list(lines))
    found = CliRunner().invoke(
        main, ["interrupts", str(source), "--threshold", "20", "-o", str(out)]
    )
    assert found.exit_code == 1 and not out.exists()
    assert "may bring A5 forward; this is a fault of the optimizer" in found.stderr
