"""`broadside asm` and `broadside disasm` at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from broadside import _core
from broadside.cli import main

PROGRAM = """\
        .global _add
_add:   B       .S2     B3
        ADD     .L1X    A4,B4,A4
        NOP     4
"""


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_a_program_survives_both_commands(tmp_path: Path) -> None:
    source = tmp_path / "add.asm"
    source.write_text(PROGRAM)
    assert run("asm", source).exit_code == 0
    listed = run("disasm", tmp_path / "add.o")
    assert listed.exit_code == 0
    assert "_add:" in listed.output
    again = tmp_path / "again.asm"
    again.write_text(listed.output)
    assert run("asm", again, "-o", tmp_path / "other.o").exit_code == 0
    assert (tmp_path / "other.o").read_bytes() == (tmp_path / "add.o").read_bytes()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b" ADD .L1 A1,A2\n", "bad.asm:1:2: ADD takes 3 operands, 2 given"),
        (b" NOP\n B .S1 away\n", "bad.asm:2:8: `away` is neither defined"),
        (b" NOP ; \xe9\n .if 1\n", "bad.asm:2:2: `.if` without an `.endif`"),
    ],
)
def test_a_bad_text_is_refused_and_nothing_written(
    tmp_path: Path, text: bytes, message: str
) -> None:
    source = tmp_path / "bad.asm"
    source.write_bytes(text)
    result = run("asm", source)
    assert result.exit_code == 2
    assert message in result.output
    assert list(tmp_path.iterdir()) == [source]


@pytest.mark.parametrize("text", [b" NOP ; \xe9\n", b"\xef\xbb\xbf NOP\n"])
def test_latin_1_and_a_byte_order_mark_are_read(tmp_path: Path, text: bytes) -> None:
    source = tmp_path / "old.asm"
    source.write_bytes(text)
    assert run("asm", source).exit_code == 0
    assert _core.assemble(text, "old.asm", "c62x") == _core.assemble(" NOP\n", "old.asm", "c62x")


def test_an_unknown_level_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "add.asm"
    source.write_text(PROGRAM)
    result = run("asm", "--isa", "c99x", source)
    assert result.exit_code == 2
    assert "'c99x' is not one of 'c62x', 'c64x'" in result.output


@pytest.mark.parametrize("contents", [b"", b"\x7fELF", b"not an object", bytes(100)])
def test_a_bad_object_is_refused(tmp_path: Path, contents: bytes) -> None:
    path = tmp_path / "bad.o"
    path.write_bytes(contents)
    result = run("disasm", path)
    assert result.exit_code == 2
    assert "bad.o: " in result.output
