"""`broadside optimize` as its user sees it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from sources import APART

from broadside.cli import main
from broadside.optimizer.emit.feedback import formulation_of

EXAMPLES = Path(__file__).parents[3] / "examples" / "linear_assembly"


def test_a_line_for_each_loop(tmp_path: Path) -> None:
    out = tmp_path / "crc.asm"
    result = CliRunner().invoke(main, ["optimize", str(EXAMPLES / "crc.sa"), "-o", str(out)])
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "loop loop: a pass in 8 cycles; resources 2, recurrence 8; the least possible for "
        f"{formulation_of('')}",
        "    --speculate 1 would let it run from 1 pass on",
        f"Written: {out}",
    ]
    assert result.stderr == "", "it took less than a second of the search"


@pytest.mark.matrix
def test_the_core_of_a_proof(tmp_path: Path) -> None:
    source = tmp_path / "apart.sa"
    source.write_text(APART)
    told = CliRunner().invoke(main, ["optimize", str(source)]).stdout
    assert "loop loop: a pass in 5 cycles; resources 4, recurrence 4; the least possible" in told
    assert "    A pass of 4 cycles is impossible: 4 operations want .L1" in told
    found = json.loads(CliRunner().invoke(main, ["optimize", str(source), "--json"]).stdout)
    core = found["cores"]["loop"]
    assert (core["interval"], core["minimal"], len(core["operations"])) == (4, True, 7)
    assert core["operations"][0] == {
        "file": "apart.sa",
        "line": 10,
        "text": "ADD .L1 a, 1, p",
        "part": "wants .L1",
    }
    text = CliRunner().invoke(main, ["explain", str(source.with_suffix(".asm"))]).stdout
    assert "A pass of 4 cycles is impossible: 4 operations want .L1" in text
    assert "The core is minimal" in text and "No bound alone decides" in text
    explained = CliRunner().invoke(main, ["explain", str(source.with_suffix(".asm")), "--json"])
    assert json.loads(explained.stdout)[0]["cores"] == [core]


def test_the_same_as_json(tmp_path: Path) -> None:
    out = tmp_path / "dot.asm"
    options = [str(EXAMPLES / "dot.sa"), "-o", str(out), "--json"]
    result = CliRunner().invoke(main, ["optimize", *options])
    found = json.loads(result.stdout)
    assert found["written"] == str(out) and out.is_file()
    assert [(loop["name"], loop["ii"], loop["optimal"]) for loop in found["loops"]] == [
        ("loop", 1, True)
    ]


def test_a_faulty_source_writes_nothing(tmp_path: Path) -> None:
    source, out = tmp_path / "bad.sa", tmp_path / "bad.asm"
    source.write_text("f: .cproc a\n        FROB a, a\n        .return a\n        .endproc\n")
    result = CliRunner().invoke(main, ["optimize", str(source), "-o", str(out)])
    assert result.exit_code == 2
    assert f"{source}:2" in result.stderr and "FROB" in result.stderr
    assert not out.exists()


def test_an_interval_for_one_loop(tmp_path: Path) -> None:
    arguments = ["optimize", str(EXAMPLES / "dot.sa"), "-o", str(tmp_path / "dot.asm"), "--json"]
    result = CliRunner().invoke(main, [*arguments, "--loop-interval", "loop=3"])
    assert [loop["ii"] for loop in json.loads(result.stdout)["loops"]] == [3]
    faulty = CliRunner().invoke(main, [*arguments, "--loop-interval", "loop"])
    assert faulty.exit_code == 2
    assert "loop: not LABEL=INTERVAL" in faulty.stderr
