"""The examples of the reference of linear assembly do what their first line says."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "optimizer" / "shared"))

from both_ways import FIRST, Argument, Words, interpreted, simulated  # noqa: E402

from broadside.optimizer.optimize import optimize  # noqa: E402

REFERENCE = ROOT / "docs" / "reference"
PAGES = (REFERENCE / "linear-assembly.md", REFERENCE / "linear-assembly-directives.md")
_BLOCK = re.compile(r'^```sa(?: title="([^"\n]*)")?\n(.*?)^```', re.MULTILINE | re.DOTALL)
BLOCKS = [block for page in PAGES for block in _BLOCK.findall(page.read_text(encoding="utf-8"))]
EXAMPLES = [text for title, text in BLOCKS if not title]
FILES = {title: text for title, text in BLOCKS if title}
_CLAIM = re.compile(
    r"; f\((?P<arguments>.*)\) = (?P<result>\w+)(?:, (?P<isa>c64x))?"
    r"(?:, --speculate (?P<bytes>\d+))?"
)
_SYMBOLS = {
    "counter": 0x8000
}  # the address at which the interpreter puts the first words that are passed
_ARGUMENT = re.compile(r"\[(?P<words>[^\]]*)\]|(?P<word>\w+)")


def _arguments(text: str) -> list[Argument]:
    return [
        Words(tuple(map(int, match["words"].split(","))))
        if match["words"]
        else int(match["word"], 0)
        for match in _ARGUMENT.finditer(text)
    ]


def test_the_pages_have_examples() -> None:
    assert len(EXAMPLES) >= 20


def directives() -> set[str]:
    """Every directive that the parser and the expansion of macros know, read from their texts."""
    texts = [
        path.read_text(encoding="utf-8")
        for path in (ROOT / "python/broadside/linear").rglob("*.py")
    ]
    return set(re.findall(r'"(\.[a-z_]+)"', "\n".join(texts)))


def test_every_directive_has_an_example() -> None:
    known = directives()
    assert {".cproc", ".mptr", ".endloop", ".volatile"} <= known and len(known) > 25
    shown = {
        word.lower()
        for text in (*EXAMPLES, *FILES.values())
        for word in re.findall(r"\.[a-z_]+", text, re.I)
    }
    assert known - shown == set()
    assert {".set", ".equ"} <= shown


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_returns_what_it_says(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, content in FILES.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    claim = _CLAIM.fullmatch(text.splitlines()[0])
    assert claim is not None
    arguments, isa = _arguments(claim["arguments"]), claim["isa"] or "c62x"
    assert interpreted(text, arguments, isa, _SYMBOLS).returned == int(claim["result"], 0)
    allowed = None if claim["bytes"] is None else int(claim["bytes"])
    result = optimize(text, "example.sa", isa, replace(FIRST, speculate=allowed))
    assert (allowed is not None) == any("collapsed" in loop for loop in result.loops)
    assert simulated(result, text, arguments, isa, True).returned == int(claim["result"], 0)
