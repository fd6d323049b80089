"""The examples of the reference of linear assembly do what their first line says."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "optimizer"))

from both_ways import FIRST, Argument, Words, interpreted, simulated  # noqa: E402

from broadside.optimizer.optimize import optimize  # noqa: E402

PAGE = ROOT / "docs" / "reference" / "linear-assembly.md"
EXAMPLES = re.findall(r"^```linear-assembly\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
_CLAIM = re.compile(
    r"; f\((?P<arguments>.*)\) = (?P<result>\w+)(?:, (?P<isa>c64x))?"
    r"(?:, --speculate (?P<bytes>\d+))?"
)
_SYMBOLS = {
    "counter": 0x8000
}  # the address at which the interpreter puts the first words that are passed
_ARGUMENT = re.compile(r"\[(?P<words>[^\]]*)\]|(?P<word>\d+)")


def _arguments(text: str) -> list[Argument]:
    return [
        Words(tuple(map(int, match["words"].split(",")))) if match["words"] else int(match["word"])
        for match in _ARGUMENT.finditer(text)
    ]


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) >= 9


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_returns_what_it_says(text: str) -> None:
    claim = _CLAIM.fullmatch(text.splitlines()[0])
    assert claim is not None
    arguments, isa = _arguments(claim["arguments"]), claim["isa"] or "c62x"
    assert interpreted(text, arguments, isa, _SYMBOLS).returned == int(claim["result"], 0)
    allowed = None if claim["bytes"] is None else int(claim["bytes"])
    result = optimize(text, "example.sa", isa, replace(FIRST, speculate=allowed))
    assert (allowed is not None) == any("collapsed" in loop for loop in result.loops)
    assert simulated(result, text, arguments, isa, True).returned == int(claim["result"], 0)
