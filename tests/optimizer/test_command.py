"""`broadside optimize` as its user sees it."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from broadside.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples" / "linear_assembly"


def test_a_line_for_each_loop(tmp_path: Path) -> None:
    out = tmp_path / "crc.asm"
    result = CliRunner().invoke(main, ["optimize", str(EXAMPLES / "crc.sa"), "-o", str(out)])
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "loop loop: a pass in 8 cycles, the least possible (resources 2, recurrence 8)",
        f"Written: {out}",
    ]
    assert result.stderr == "", "it took less than a second of the search"


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
