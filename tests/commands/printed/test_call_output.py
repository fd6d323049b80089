"""What `broadside call` prints for people: results first, memory last and short, in 80 columns."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside.cli import main
from broadside.commands import MODULES
from broadside.profile.summary import WIDTH, Cost, Profile, text
from broadside.terminal.output import dump

COPY = """        .global copy_the_words_of_a_buffer
copy_the_words_of_a_buffer:
        MV      .S2X    A6, B0
loop:   LDW     .D1T1   *A4++, A5
        NOP     4
        STW     .D2T1   A5, *B4++
||      SUB     .L2     B0, 1, B0
   [B0] B       .S2     loop
        NOP     5
        B       .S2     B3
        NOP     5
"""
RETURN = """        .global f
f:      B       .S2     B3
        NOP     5
"""
NAME = "copy_the_words_of_a_buffer"


def test_results_come_before_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source, data = tmp_path / "copy.asm", tmp_path / "data"
    source.write_text(COPY)
    data.write_bytes(b"123456789" + bytes(391))
    given = [source.name, NAME, "@data", "zero:400", "100", "--profile"]
    done = CliRunner().invoke(main, ["call", *given])
    assert done.exit_code == 0, done.output
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) < 80
    places = [
        next(number for number, line in enumerate(lines) if begin in line)
        for begin in ("return value", "loop  ", ".S2", "zero:400 at")
    ]
    assert places == sorted(places)
    assert "31323334 35363738 39000000 00000000  123456789......." in lines[places[-1] + 1]
    assert len(lines) < 50


@pytest.mark.parametrize(
    ("argument", "expected"),
    [
        ("words:1,-2", "01000000 feffffff"),
        ("words 1 -2", "01000000 feffffff"),
        ("halves:0xffff,2", "ffff0200"),
        ("bytes:255,-1,0", "ffff00"),
        ("text:a:b c", "613a6220 63"),
        ("hex:0A0b", "0a0b"),
        ("zeros:3", "000000"),
        ("zero:3", "000000"),
    ],
)
def test_buffers_are_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argument: str, expected: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("f.asm").write_text(RETURN)
    done = CliRunner().invoke(main, ["call", "f.asm", "f", "5", argument])
    assert done.exit_code == 0, done.output
    row = done.stdout.splitlines()[-1]
    assert f"  {expected}  " in row


@pytest.mark.parametrize(
    "argument",
    [
        "words:",
        "words:x",
        "words:1,,2",
        "halves:65536",
        "bytes:-129",
        "hex:0",
        "zeros:-1",
        "of:3",
        "ten",
    ],
)
def test_an_argument_that_is_none_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argument: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("f.asm").write_text(RETURN)
    done = CliRunner().invoke(main, ["call", "f.asm", "f", argument])
    assert done.exit_code == 2
    assert f"argument {argument!r} " in done.stderr, "the whole argument"
    assert "Traceback" not in done.output


def test_rows_that_repeat_are_counted() -> None:
    assert list(dump(bytes(400), 0x100)) == [
        "0x00000100  00000000 00000000 00000000 00000000  ................",
        "(and 24 rows like it)",
    ]
    *_, last = dump(bytes(range(18)), 0)
    assert last == f"0x00000010  {'1011':<35}  .."
    assert list(dump(b"", 0)) == []


def test_a_profile_of_large_numbers_fits() -> None:
    """The costliest function has a long name and a million million cycles."""
    cost = Cost(f"{'f' * 60}", 10**12, 10**10, 10**11, 10**11, iterations=10**9)
    shown = text(Profile(cost, [Cost("short", 5, 0, 5, 5)], [cost], {"L1": 10**11}, {8: 10**11}))
    assert max(map(len, shown.splitlines()[1:])) <= WIDTH
    assert "f" * 60 in shown.splitlines()


@pytest.mark.parametrize("columns", [40, 60])
def test_a_profile_fits_a_narrow_terminal_whole(
    columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", str(columns))
    Path("copy.asm").write_text(COPY.replace(NAME, "copy"))
    given = ["call", "copy.asm", "copy", "zeros:0", "zeros:0", "3", "--profile"]
    narrow = CliRunner().invoke(main, given).stdout
    lines = narrow.splitlines()
    assert max(map(len, lines[: lines.index("unit   operations  of cycles")])) <= columns
    monkeypatch.setenv("COLUMNS", "100")
    wide = CliRunner().invoke(main, given).stdout
    figures, all_figures = (Counter(re.findall(r"\d[\d.]*", text)) for text in (narrow, wide))
    assert figures == all_figures


@pytest.mark.parametrize("name", ["", *MODULES])
def test_help_fits_a_narrow_terminal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Examples stay whole, so that they can be copied."""
    monkeypatch.setenv("COLUMNS", "40")
    shown = CliRunner().invoke(main, [*name.split(), "--help"]).stdout
    example = re.compile(r"  (BROADSIDE_CPU=\w+ )?broadside \w|  tic6x-elf-gcc ")
    lines = [line for line in shown.splitlines() if not example.match(line)]
    assert [line for line in lines if len(line) > 40] == []
