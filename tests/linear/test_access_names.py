"""The directives that name accesses and pointers take only names that the procedure has."""

from __future__ import annotations

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear.ir import LinearError, Procedure
from broadside.linear.parse import parse

_LOOP = """\
f:      .cproc  src, dst, n
        .map    ld1/A9
        .reg    x
        .no_mdep
        {}
loop:   LDW     *src++{{ld1}}, x
        STW     x, *dst++{{st1}}
        SUB     n, 1, n
 [n]    B       loop
        .endproc
"""


def parsed(directive: str) -> Procedure:
    return parse(_LOOP.format(directive), "f.sa", instruction_table("c62x"))[0]


@pytest.mark.parametrize(
    ("directive", "column", "name"),
    [
        (".mdep   st1, ldl", 22, "ldl"),
        (".mdep   stl, ld1", 17, "stl"),
        (".mdep   st1, src", 22, "src"),
        (".volatile st1, ldl", 24, "ldl"),
    ],
)
def test_a_name_that_no_access_has(directive: str, column: int, name: str) -> None:
    with pytest.raises(LinearError) as error:
        parsed(directive)
    assert (
        str(error.value) == f"f.sa:5:{column}: error: no access has the name {name!r}: *p{{{name}}}"
    )


@pytest.mark.parametrize("directive", [".mdep st1, ld1", ".mdep {st1}, {ld1}"])
def test_an_access_may_have_the_name_of_a_mapped_register(directive: str) -> None:
    assert parsed(directive).dependences == {("st1", "ld1")}


@pytest.mark.parametrize("directive", [".mdep", ".mdep st1", ".mdep st1, ld1, st1"])
def test_a_dependence_is_between_two_accesses(directive: str) -> None:
    with pytest.raises(LinearError, match=r"f.sa:5:9: error: .mdep takes the names of two"):
        parsed(directive)


def test_a_pointer_that_the_procedure_does_not_have() -> None:
    with pytest.raises(LinearError, match=r"f.sa:5:17: error: 'q' is neither a register nor the"):
        parsed(".mptr   q, words+0, 4")


@pytest.mark.parametrize("pointer", ["src", "st1", "{st1}", "A4", "b15"])
def test_pointers_are_registers_and_accesses(pointer: str) -> None:
    (fact,) = parsed(f".mptr {pointer}, words+4, 8").pointers.values()
    assert (fact.base, fact.offset, fact.stride) == ("words", 4, 8)
