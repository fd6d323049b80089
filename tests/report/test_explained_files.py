"""`broadside explain` of a user's files: straight code, loops that are not pipelined, changed sources."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from broadside.cli import main

STRAIGHT = """
        .global f
f:      .cproc  a, b
        .reg    x
        ADD     a, b, x
        .return x
        .endproc
"""
BRANCHES = """
        .global g
g:      .cproc  p, n
        .reg    x, sum
        .no_mdep
        ZERO    sum
loop:   LDW     *p++, x
 [!x]   B       none
        ADD     x, sum, sum
none:   SUB     n, 1, n
 [n]    B       loop
        .return sum
        .endproc
"""
LOOP = """
        .global h
h:      .cproc  n
        .reg    x
        ZERO    x
loop:   .trip   20
        ADD     x, 3, x
        SUB     n, 1, n
 [n]    B       loop
        .return x
        .endproc
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def scheduled(tmp_path: Path, text: str, *options: str) -> tuple[Path, Path]:
    source, out = tmp_path / "own.sa", tmp_path / "own.asm"
    source.write_text(text)
    made = run("optimize", str(source), "-o", str(out), "--time", "0", *options)
    assert made.exit_code == 0, made.output
    return source, out


def parts(out: Path) -> dict[str, Any]:
    done = run("explain", str(out), "--json")
    assert done.exit_code == 0, done.stderr
    return {f"{part['procedure']} {part['loop']}": part for part in json.loads(done.stdout)}


def test_a_file_without_loops(tmp_path: Path) -> None:
    _, out = scheduled(tmp_path, STRAIGHT)
    told = parts(out)
    assert told["f entry"]["operations"] == 2
    assert "Straight code, run once" in told["f entry"]["advice"][0]


def test_a_routine_without_loops_beside_a_loop(tmp_path: Path) -> None:
    _, out = scheduled(tmp_path, STRAIGHT + LOOP)
    assert list(parts(out)) == ["h loop", "f entry"]


def test_each_block_of_a_loop_is_repeated(tmp_path: Path) -> None:
    _, out = scheduled(tmp_path, BRANCHES, "--keep-branches")
    advice = parts(out)["g loop"]["advice"]
    assert "Straight code, repeated" in advice[0]
    assert "The loop is not pipelined: line 8: it branches within itself." in advice


def test_a_source_that_has_changed(tmp_path: Path) -> None:
    source, out = scheduled(tmp_path, LOOP)
    assert not run("explain", str(out)).stderr
    source.write_text(LOOP.replace("ADD     x, 3", "ADD     x, 4"))
    done = run("explain", str(out))
    assert done.exit_code == 0
    assert f"own.sa has changed since {out} was made" in done.stderr


def test_a_schedule_for_a_higher_level_is_from_its_source(tmp_path: Path) -> None:
    _, out = scheduled(tmp_path, LOOP, "--isa", "c64x")
    assert not run("explain", str(out)).stderr


@pytest.mark.parametrize("name", ["missing.sa", "missing.asm"])
def test_a_file_that_is_missing(name: str) -> None:
    done = run("explain", name)
    assert done.exit_code == 2 and "No such file" in done.stderr
