"""Expressions of constants: TI's literals and precedence, and the same values as in our assembler."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from broadside import _core
from broadside.linear.text.expressions import evaluate

LITERALS = {
    "10Q": 8,
    "226q": 150,
    "054321": 22737,
    "00000000B": 0,
    "01b": 1,
    "11111000B": 248,
    "0b00101010": 42,
    "78h": 120,
    "0Fh": 15,
    "0x78": 120,
    "'a'": 97,
    "'C'": 67,
    "''''": 39,
}
"""The examples of TI's assembler manual (spnu118z, 4.7), with their values."""


@pytest.mark.parametrize("text", LITERALS)
def test_literals_of_tis_manual(text: str) -> None:
    assert evaluate(text, {}) == LITERALS[text]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("-7 / 2", -3),
        ("-7 % 2", -1),
        ("6 & 2 = 2", 0),
        ("1 + 2 << 3", 24),
        ("1 < 2 = 1", 1),
        ("!x", 0),
        ("!(x - 3)", 1),
        ("8 - 2 - 1", 5),
        (".y + $z", 9),
        ("- - 5", 5),
    ],
)
def test_operators(text: str, value: int) -> None:
    assert evaluate(text, {"x": 3, ".y": 4, "$z": 5}) == value


@pytest.mark.parametrize(
    "text", ["", "08", "12z", "1 +", "1 2", "(1", "1)", "1 && 1", "5.0", "1/0", "1 << 64", "''"]
)
def test_what_is_no_expression(text: str) -> None:
    with pytest.raises(SyntaxError):
        evaluate(text, {})


def test_an_unknown_symbol_has_no_value() -> None:
    assert evaluate("3 * (later - 1)", {}) is None


NUMBERS = st.integers(0, 200).flatmap(
    lambda n: st.sampled_from([f"{n}", f"0{n:o}", f"{n:o}q", f"0{n:x}h", f"0x{n:X}", f"{n:b}b"])
)
EXPRESSIONS = st.recursive(
    NUMBERS,
    lambda inner: st.one_of(
        st.tuples(st.sampled_from("-+~!"), inner).map("".join),
        inner.map("({})".format),
        st.tuples(
            inner,
            st.sampled_from(
                [
                    "*",
                    "/",
                    "%",
                    "+",
                    "-",
                    "<<",
                    ">>",
                    "<",
                    "<=",
                    ">",
                    ">=",
                    "=",
                    "==",
                    "!=",
                    "&",
                    "^",
                    "|",
                ]
            ),
            inner,
        ).map(" ".join),
    ),
    max_leaves=6,
)


@settings(max_examples=200, deadline=None)
@given(EXPRESSIONS)
def test_the_assembler_counts_the_same(text: str) -> None:
    masked = f"({text}) & 07FFFFFFFh"
    try:
        expected = evaluate(masked, {})
    except SyntaxError:
        expected = None
    try:
        machine_code = _core.assemble(f" .text\n .word {masked}\n", "word.asm", "c62x")
    except _core.AssemblyError:
        assert expected is None
        return
    simulator = _core.Simulator("c62x-flat")
    simulator.load([machine_code])
    assert int.from_bytes(simulator.read(0, 4), "little") == expected
