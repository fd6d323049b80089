"""A record of a loop that was edited by hand is noticed, whichever of its figures was."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sources import RUNNING_SUM

from broadside.bench.kernels import manifest, program
from broadside.bench.kernels.loops import read_loops
from broadside.bench.measure import cycles as measure
from broadside.cli import main
from broadside.errors import InputError
from broadside.optimizer import claims
from broadside.optimizer.emit.feedback import RECORD, told

ROOT = Path(__file__).parents[3]
Edit = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def scheduled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("claims")
    (folder / "sum.sa").write_text(RUNNING_SUM)
    out = folder / "sum.asm"
    made = CliRunner().invoke(main, ["optimize", str(folder / "sum.sa"), "-o", str(out)])
    assert made.exit_code == 0, made.output
    return out


def edited(scheduled: Path, tmp_path: Path, edit: Edit, *, comments: bool = False) -> Path:
    """A copy with another record; with `comments` those that repeat it are changed too."""
    lines = scheduled.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith(RECORD))
    record = json.loads(lines[number].removeprefix(RECORD))
    before = told(record)
    edit(record)
    lines[number] = RECORD + json.dumps(record)
    if comments:
        after = told(record)
        lines = [after[before.index(line)] if line in before else line for line in lines]
    out = tmp_path / "sum.asm"
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    (tmp_path / "sum.sa").write_text(RUNNING_SUM)
    return out


def test_an_honest_file_passes(scheduled: Path) -> None:
    claims.check_source(scheduled, scheduled.with_suffix(".sa"), "c62x")
    assert [loop.ii for loop in read_loops(scheduled)] == [2]


EDITS: dict[str, tuple[Edit, str]] = {
    "ii": (lambda r: r.update(ii=1, res_mii=1, rec_mii=1), "1 cycles a pass, the packets take 2"),
    "ii raised": (lambda r: r.update(ii=3), "3 cycles a pass, the packets take 2"),
    "res_mii": (lambda r: r.update(res_mii=1), "comments below the record"),
    "rec_mii": (lambda r: r.update(rec_mii=1), "comments below the record"),
    "optimal": (lambda r: r.update(optimal=None), "`optimal` does not follow"),
    "stages": (lambda r: r.update(stages=r["stages"] + 1), "comments below the record"),
    "attempt": (lambda r: r["attempts"][0].update(seconds=99.0), "comments below the record"),
    "attempts": (lambda r: r.update(attempts=[]), "comments below the record"),
    "type": (lambda r: r.update(ii="2"), "no whole numbers"),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edited_record_is_refused_wherever_it_is_read(
    name: str, scheduled: Path, tmp_path: Path
) -> None:
    edit, cause = EDITS[name]
    path = edited(scheduled, tmp_path, edit)
    with pytest.raises(InputError, match=cause) as error:
        claims.check_file(path)
    assert error.value.line and f"{path}:{error.value.line}:" in str(error.value)
    told = CliRunner().invoke(main, ["explain", str(path)])
    assert told.exit_code == 2 and "sum.asm:" in told.output.replace("\n", "")


@pytest.mark.parametrize("bound", ["res_mii", "rec_mii"])
def test_bounds_are_those_of_the_source_whatever_the_comments_say(
    bound: str, scheduled: Path, tmp_path: Path
) -> None:
    path = edited(scheduled, tmp_path, lambda r: r.update({bound: 1}), comments=True)
    claims.check_file(path)
    name = {"res_mii": "resource", "rec_mii": "recurrence"}[bound]
    with pytest.raises(InputError, match=f"{name} bound is 1, that of the source 2"):
        claims.check_source(path, tmp_path / "sum.sa", "c62x")
    assert CliRunner().invoke(main, ["explain", str(path)]).exit_code != 0


def test_no_figure_comes_from_a_file_with_an_edited_record(scheduled: Path, tmp_path: Path) -> None:
    kernel = manifest.load(ROOT).by_symbol("des_core")
    path = edited(scheduled, tmp_path, lambda r: r.update(res_mii=1))
    for file, wrong in ((scheduled, False), (path, True)):
        part = program.Object(file, b"", {}, frozenset(), frozenset(), file.read_text())
        with pytest.raises(InputError) if wrong else contextlib.nullcontext():
            figure = measure.measurement(kernel, "c6201", [part], measure.Sum(calls=1))
            assert [loop.ii for loop in figure.loops] == [2]


def test_a_record_that_was_deleted_is_missed(scheduled: Path, tmp_path: Path) -> None:
    lines = scheduled.read_text(encoding="utf-8").splitlines()
    path = tmp_path / "sum.asm"
    path.write_text("\n".join(n for n in lines if not n.startswith(RECORD)) + "\n")
    (tmp_path / "sum.sa").write_text(RUNNING_SUM)
    with pytest.raises(InputError, match=r"sum\.asm:\d+: loop loop has no record"):
        claims.check_source(path, tmp_path / "sum.sa", "c62x")


def test_the_interval_is_read_off_branches_still_on_their_way() -> None:
    """A loop of two cycles, whose branch lands three passes after its issue."""
    code = [
        "f:",
        " B .S1 g",
        " NOP 1",
        " B .S1 g",
        " NOP 1",
        "g:",
        " B .S1 g",
        "||ADD .L1 A1,A2,A3",
    ]
    assert claims.interval_of([*code, " NOP 1", " NOP 5"], code.index("g:")) == 2
    apart = ["g:", " B .S1 g", " NOP 5", " ADD .L1 A1,A2,A3"]
    assert claims.interval_of(apart, 0) == 6
    assert claims.interval_of(["g:", " NOP 5", " B .S1 h", " NOP 5"], 0) == 0


def test_found_right_is_remembered_until_anything_changes(scheduled: Path, tmp_path: Path) -> None:
    known = tmp_path / "checked"
    claims.check_source(scheduled, scheduled.with_suffix(".sa"), "c62x", known)
    assert len(list(known.iterdir())) == 1
    path = edited(scheduled, tmp_path, lambda r: r.update(rec_mii=1), comments=True)
    with pytest.raises(InputError, match=re.escape("recurrence bound is 1")):
        claims.check_source(path, tmp_path / "sum.sa", "c62x", known)
