"""Constants that .set and .equ define."""

from __future__ import annotations

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import LinearError

TABLE = instruction_table("c62x")
BODY = "f:      .cproc  x\n        MVK     {}, x\n        .return x\n        .endproc\n"


@pytest.mark.parametrize(
    ("lines", "line", "cause"),
    [
        ("a .set a", 1, "the constant 'a' is defined by itself"),
        ("a .set b\nb .set a + 1", 1, "the constant 'a' is defined by b, and so by itself"),
        ("z .equ a\na .set c*2\nb .set a\nc: .equ b", 2, "defined by c, b, and so by itself"),
    ],
)
def test_a_circle_of_constants_is_refused(lines: str, line: int, cause: str) -> None:
    with pytest.raises(LinearError) as caught:
        parse_file(f"{lines}\n{BODY.format('a')}", "circle.sa", TABLE)
    assert caught.value.location.line == line
    assert cause in caught.value.cause


def test_a_long_circle_is_refused_too() -> None:
    count = 3_000
    lines = "\n".join(f"c{n} .set c{(n + 1) % count}" for n in range(count))
    with pytest.raises(LinearError, match="'c0' is defined by c1, c2, c3, and so by itself"):
        parse_file(f"{lines}\n{BODY.format('c0')}", "circle.sa", TABLE)


@pytest.mark.parametrize(
    "lines", ["a .set b\nb .set 3", "a .set 1\na .set a + 1", "b .set 2\na .set b"]
)
def test_constants_without_a_circle_are_taken(lines: str) -> None:
    assert parse_file(f"{lines}\n{BODY.format('a')}", "line.sa", TABLE).procedures
