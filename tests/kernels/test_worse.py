"""A schedule found by force does not take the place of a better one."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside.bench.kernels.worse import is_worse
from broadside.commands import kernels
from broadside.commands.kernels import ScheduledFile
from broadside.optimizer.optimize import HASH, Result, source_digest
from broadside.optimizer.record.options import Options

FILE = Path(__file__).parents[2] / "kernels" / "rc6" / "scheduled" / "c62x" / "block.asm"
KEPT = FILE.read_text(encoding="utf-8")
SOURCE = "f: .cproc a\n        .return a\n        .endproc\n"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("NOP     3", "NOP     3"), False),
        (('"ii": 20', '"ii": 21'), True),
        (('"ii": 20', '"ii": 19'), False),
        ((';@loop {"name": "rounds", "ii": 20', ';@straight {"name": "rounds", "ii": 9'), True),
        ((';@loop {"name": "rounds", "ii": 20', ';@loop {"name": "other", "ii": 20'), True),
        (("        NOP     3", "        NOP     4"), True),
        (("        NOP     3", "        NOP     2"), False),
        (("        NOP     3", "        NOP"), False),
    ],
)
def test_which_schedules_are_worse(change: tuple[str, str], expected: bool) -> None:
    assert change[0] in KEPT
    assert is_worse(FILE, KEPT.replace(*change, 1), KEPT) == expected


def test_fewer_cycles_do_not_make_up_for_a_longer_interval() -> None:
    longer = KEPT.replace('"ii": 20', '"ii": 21').replace("        NOP     3", "        NOP     2")
    assert is_worse(FILE, longer, KEPT)


@pytest.mark.parametrize(("drifted", "expected"), [(False, "kept"), (True, "scheduled")])
def test_a_file_gives_way_to_a_worse_one_only_if_it_has_drifted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drifted: bool, expected: str
) -> None:
    source, output = tmp_path / "f.sa", tmp_path / "f.asm"
    source.write_text(SOURCE, encoding="utf-8")
    head = HASH + ("0" if drifted else source_digest(SOURCE, str(source), "c62x"))
    output.write_text(f"{head}\n        NOP     1\n", encoding="utf-8")
    before = output.read_text(encoding="utf-8")
    made = Result(f"{head}\n        NOP     2\n")
    monkeypatch.setattr(kernels, "assemble_file", lambda *_: made)
    file = ScheduledFile(source, output, "c62x")
    assert kernels._write(file, Options(), {}) == expected
    assert output.read_text(encoding="utf-8") == (made.assembly if drifted else before)
