"""A fault in the schedule that is made without a search is told in one line, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside.cli import main
from broadside.facts.isa import InstructionTable
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.tasks import first
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import Report, verify

SUM = """
f:      .cproc  p, n
        .reg    x, sum
        ZERO    sum
loop:   .trip   1
        LDW     *p++, x
        ADD     x, sum, sum
        SUB     n, 1, n
 [n]    B       loop
        .return sum
        .endproc
"""
OLD = "; what was written before\n"


def refuse_all(scheduled: ScheduledProcedure, table: InstructionTable) -> Report:
    raise VerifyError("f: cycle 3: another result is returned")


def refuse_plain(scheduled: ScheduledProcedure, table: InstructionTable) -> Report:
    return refuse_all(scheduled, table) if scheduled.plain else verify(scheduled, table)


@pytest.fixture(name="output")
def _output(tmp_path: Path) -> Path:
    (tmp_path / "f.sa").write_text(SUM)
    (tmp_path / "f.asm").write_text(OLD)
    return tmp_path / "f.asm"


def optimized(output: Path, seconds: str, *more: str) -> tuple[int, str]:
    source = str(output.with_suffix(".sa"))
    arguments = ["optimize", source, "-o", str(output), "--time", seconds, *more]
    done = CliRunner().invoke(main, arguments)
    return done.exit_code, done.stderr.strip().rpartition("\n")[2]


@pytest.mark.parametrize("more", [(), ("--interrupt-threshold", "50")])
def test_nothing_is_written(
    output: Path, more: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first, "verify", refuse_all)
    status, told = optimized(output, "0", *more)
    cause = "no schedule was written, by a fault of the optimizer that its verifier found"
    place = f"{output.with_suffix('.sa')}:2:9"
    assert told == f"broadside: {place}: {cause}: f: cycle 3: another result is returned"
    assert status == 2
    assert output.read_text() == OLD
    assert sorted(path.name for path in output.parent.iterdir()) == ["f.asm", "f.sa"]


def test_a_search_may_find_what_is_right(output: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With little time, the schedule without a search is made first."""
    monkeypatch.setattr(first, "verify", refuse_plain)
    status, _ = optimized(output, "3")
    assert status == 0 and "loop" in output.read_text()
