"""Absurd sources: each is refused with its place and a short cause, or accepted."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from broadside.facts.isa import LEVELS, instruction_table
from broadside.input.files import read_source
from broadside.linear import parse_file
from broadside.linear.ir import LinearError
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options

ROOT = Path(__file__).resolve().parents[2]
QUICK = Options(seconds=5, region_seconds=5, workers=1)
LONGEST = 320
"""Characters of a message, its place included."""


def program(*lines: str) -> str:
    inside = "".join(f"        {line}\n" for line in lines)
    return f"f:      .cproc  a\n{inside}        .return a\n        .endproc\n"


LARGE = {
    "operand": (program(f"ADD a, {'x' * 1_000_000}, a"), 2, "cannot read the operand"),
    "number": (program(f"ADD a, {'9' * 10_000}, a"), 2, "cannot read the operand"),
    "signs": (program(f"ADD a, {'-' * 20_000}1, a"), 2, "cannot read the operand"),
    "signs within the limit": (program(f"ADD a, {'-' * 990}1, a"), 2, "cannot read the operand"),
    "brackets": (program(f"ADD a, {'(' * 400}1{')' * 400}, a"), 2, "cannot read the operand"),
    "open brackets": (program(f"ADD a, {'(' * 100_000}, a"), 2, "do not match"),
    "mnemonic": (program(f"{'Q' * 1_000_000} a"), 2, "unknown instruction"),
    "include": (program(f'.include "{"q" * 100_000}"'), 2, "cannot include"),
    "include of nothing": (program('.include "a\0b"'), 2, "cannot include"),
    "powers": (program(".eval 3, x", ".loop 40", ".eval x*x, x", ".endloop"), 4, "not a number"),
    "blocks": (
        program(*[".loop 4000"] * 3, "ADD a, 1, a", *[".endloop"] * 3),
        5,
        "expands to more than",
    ),
    "operand lost": (program("ADD a, 1, a, (b"), 2, "do not match"),
    "offset of no access": (program("MVK *a(3), a"), 2, "takes no memory operand"),
}


@pytest.mark.parametrize("name", LARGE)
def test_the_message_is_short_and_names_the_place(name: str) -> None:
    text, line, cause = LARGE[name]
    with pytest.raises(LinearError) as error:
        parse_file(text, "f.sa", instruction_table("c62x"))
    assert str(error.value).startswith(f"f.sa:{line}:") and cause in str(error.value)
    assert len(str(error.value)) <= LONGEST


ENDLESS = {
    "a loop": ("f: .cproc a\nl: ADD a, 1, a\n B l\n .endproc\n", 3),
    "two blocks": (
        "f: .cproc a\n [a] B l\n .return a\nl: ADD a, 1, a\nm: B l\n .endproc\n",
        4,
    ),
}


@pytest.mark.parametrize("name", ENDLESS)
def test_what_never_ends_is_refused(name: str) -> None:
    text, line = ENDLESS[name]
    with pytest.raises(LinearError, match=rf"^f.sa:{line}:.*this never ends"):
        optimize(text, "f.sa", "c62x", QUICK)


@pytest.mark.parametrize(
    "content",
    [
        b"\xef\xbb\xbf" + program("ADD a, 1, a").encode(),
        program("ADD a, 1, a").encode("utf-16"),
        b"; caf\xe9\n" + program("ADD a, 1, a ; 5 \xb5s").encode("latin-1"),
    ],
    ids=["mark", "utf-16", "latin-1"],
)
def test_sources_in_other_codes_are_read(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "f.sa"
    path.write_bytes(content)
    found = parse_file(read_source(path), str(path), instruction_table("c62x"))
    assert [procedure.name for procedure in found.procedures] == ["f"]
    outer = f' .include "{path.name}"\n'
    found = parse_file(outer, str(tmp_path / "g.sa"), instruction_table("c62x"))
    assert [procedure.name for procedure in found.procedures] == ["f"]


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    """A form feed or a line separator of Unicode does not end a line."""
    text = "; page\x0cbreak\u2028here\r\n" + program("ADD a, q, a")
    with pytest.raises(LinearError, match=r"^f.sa:3:"):
        parse_file(text, "f.sa", instruction_table("c62x"))


SOURCES = sorted((ROOT / "examples").rglob("*.sa")) + sorted((ROOT / "kernels/rc6").glob("*.sa"))
PIECES = (
    *(".loop 3", ".endloop", ".if 1", ".else", ".endif", ".macro a", ".endm", '.include "x"'),
    *(".asg 1,a", ".eval a+1,a", "x .set x", ".trip 1,2,0", ".reg a:b", ".mptr a, b+", ".mdep a"),
    *(".order {a}, b+1", ".circular a, 8", ".frame 9", ".reserve Z", ".return", ".endproc", "f:"),
    *("[", "[!]", "[!a", "*", "*a[", "*a(", "{", "}", ",", ":", "a:b:c", '"', "\0", "\ufeff"),
    *("0x", "1h", "9" * 30, "1<<70", "1/0", "((", "A99", "A0:A1", "AMR", ".D2T9", "..", "$", "a?"),
    *("1.5", "None", "lambda:0", "f(x)", "x.y", "a:=1", "1_000", "'a'", "B", "MVC AMR, a", "*a(3)"),
)


def _spoilt(text: str, chance: random.Random) -> str:
    """A text with a few characters or lines exchanged, left out or put in."""
    for _ in range(chance.choice((1, 1, 2, 4))):
        place, reach = chance.randrange(len(text) + 1), chance.choice((0, 1, 3, 40))
        piece = chance.choice((chance.choice(PIECES), f"\n {chance.choice(PIECES)}\n", ""))
        text = text[:place] + piece + text[place + reach :]
    return text


@pytest.mark.parametrize("seed", range(20))
def test_spoilt_sources_give_errors_of_their_own(seed: int) -> None:
    chance = random.Random(seed)
    table = instruction_table(LEVELS[seed % len(LEVELS)])
    refused = 0
    for _ in range(20):
        path = chance.choice(SOURCES)
        try:
            parse_file(_spoilt(path.read_text(encoding="utf-8"), chance), str(path), table)
        except LinearError as error:
            refused += 1
            assert error.location.line > 0
            assert len(error.cause) <= LONGEST
    assert refused
