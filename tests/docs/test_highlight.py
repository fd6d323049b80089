"""The Pygments lexers: what is a label, an instruction, a register; no text is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygments.lexers import get_lexer_by_name, guess_lexer_for_filename
from pygments.token import Comment, Error, Keyword, Name, Number, Operator, Token, _TokenType

ROOT = Path(__file__).parents[2]
LINE = 'loop:   [!n] LDW .D1T1 *+A4[0x1f], x ; a comment\n||      swap    a, "b"\n'
FILES = sorted([*(ROOT / "kernels").rglob("*.sa"), *(ROOT / "examples").rglob("*.sa")])[::7]
SCHEDULED = sorted((ROOT / "kernels").rglob("scheduled/**/*.asm"))[::12]


def tokens(alias: str, text: str) -> list[tuple[_TokenType, str]]:
    return list(get_lexer_by_name(alias).get_tokens(text))


def test_the_parts_of_a_line() -> None:
    found = tokens("sa", LINE)
    for token in (
        (Name.Label, "loop"),
        (Name.Variable.Instance, "n"),
        (Keyword, "LDW"),
        (Keyword.Type, ".D1T1"),
        (Name.Builtin, "A4"),
        (Number, "0x1f"),
        (Name, "x"),
        (Comment.Single, "; a comment"),
        (Operator.Word, "||"),
        (Name.Function, "swap"),
    ):
        assert token in found, token
    assert (Keyword.Pseudo, ".trip") in tokens("sa", "loop:   .trip   4\n")
    assert tokens("c6000", "* a line\n")[0] == (Comment.Single, "* a line")


@pytest.mark.parametrize("path", [*FILES, *SCHEDULED], ids=lambda path: path.stem)
def test_no_text_is_lost(path: Path) -> None:
    alias = "sa" if path.suffix == ".sa" else "c6000"
    text = path.read_text(encoding="utf-8")[:20_000].strip("\n") + "\n"
    found = tokens(alias, text)
    assert "".join(value for _, value in found) == text
    unknown = [value for token, value in found if token in Error or token is Token.Text]
    assert [value for value in unknown if value.strip()] == []


def test_a_file_is_known_by_its_name() -> None:
    assert guess_lexer_for_filename("loop.sa", "").name == "C6000 linear assembly"
