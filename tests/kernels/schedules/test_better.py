"""A schedule found by force takes the place of another only if it is better."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside.bench.kernels.loops import Verdict, compare
from broadside.commands.project import kernels
from broadside.commands.project.kernels import ScheduledFile
from broadside.optimizer.optimize import HASH, Result, source_digest
from broadside.optimizer.record.options import Options

FILE = Path(__file__).parents[3] / "kernels" / "rc6" / "scheduled" / "c62x" / "block.asm"
KEPT = FILE.read_text(encoding="utf-8")
SOURCE = "f: .cproc a\n        .return a\n        .endproc\n"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("NOP     3", "NOP     3"), Verdict.EQUAL),
        (('"ii": 20', '"ii": 21'), Verdict.WORSE),
        (('"ii": 20', '"ii": 19'), Verdict.BETTER),
        (
            (';@loop {"name": "rounds", "ii": 20', ';@straight {"name": "rounds", "ii": 9'),
            Verdict.WORSE,
        ),
        (
            (';@loop {"name": "rounds", "ii": 20', ';@loop {"name": "other", "ii": 20'),
            Verdict.WORSE,
        ),
        (("        NOP     3", "        NOP     4"), Verdict.WORSE),
        (("        NOP     3", "        NOP     2"), Verdict.BETTER),
        (("        NOP     3", "        NOP"), Verdict.BETTER),
    ],
)
def test_which_schedule_is_better(change: tuple[str, str], expected: Verdict) -> None:
    assert change[0] in KEPT
    assert compare(FILE, KEPT.replace(*change, 1), KEPT) is expected


def test_fewer_cycles_do_not_make_up_for_a_longer_interval() -> None:
    longer = KEPT.replace('"ii": 20', '"ii": 21').replace("        NOP     3", "        NOP     2")
    assert compare(FILE, longer, KEPT) is Verdict.WORSE


@pytest.mark.parametrize(
    ("drifted", "cycles", "expected"),
    [
        (False, 2, "kept"),
        (False, 1, "found"),
        (False, 0, "scheduled"),
        (True, 2, "scheduled"),
    ],
)
def test_a_file_that_has_not_drifted_gives_way_to_a_better_one_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drifted: bool, cycles: int, expected: str
) -> None:
    source, output = tmp_path / "f.sa", tmp_path / "f.asm"
    source.write_text(SOURCE, encoding="utf-8")
    head = HASH + ("0" if drifted else source_digest(SOURCE, str(source), "c62x"))
    before = f"{head}\n        NOP     1\n"
    output.write_text(before, encoding="utf-8")
    made = f"{head}\n; new\n" + "        NOP\n" * cycles
    monkeypatch.setattr(kernels, "assemble_file", lambda *_: Result(made))
    assert kernels._write(ScheduledFile(source, output, "c62x"), Options(), {}) == expected
    assert output.read_text(encoding="utf-8") == (made if expected == "scheduled" else before)
