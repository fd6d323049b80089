"""What the parser says of instructions that it does not take, and of commas."""

from __future__ import annotations

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear.ir import LinearError
from broadside.linear.parse import parse, parse_file


def refusal(line: str, isa: str) -> str:
    with pytest.raises(LinearError) as caught:
        parse(f"f: .cproc a, b\n {line}\n .return a\n .endproc\n", "f.sa", instruction_table(isa))
    return str(caught.value)


@pytest.mark.parametrize(
    ("mnemonic", "isa", "advice"),
    [
        ("AVG2", "c62x", "'AVG2' for c62x: it needs --isa c64x"),
        (
            "ADDSUB2",
            "c64x",
            "'ADDSUB2' for c64x: it is one of the C64x+, which Broadside does not know",
        ),
        (
            "ADDSP",
            "c62x",
            "'ADDSP' for c62x: it is one of the C67x and C67x+, which Broadside does",
        ),
        ("DOTP4H", "c64x", "'DOTP4H' for c64x: it is one of the C66x, which Broadside does not"),
    ],
)
def test_an_instruction_of_another_processor_is_named_so(
    mnemonic: str, isa: str, advice: str
) -> None:
    assert f"f.sa:2:2: error: unknown instruction {advice}" in refusal(f"{mnemonic} a, b, a", isa)


def test_an_instruction_that_no_processor_has() -> None:
    assert refusal("FOO a, b", "c62x").endswith("unknown instruction 'FOO' for c62x")


def test_a_label_on_the_line_above_names_the_procedure() -> None:
    head, body = " .global f\nf:\n; a comment\n", " .cproc a\n ADD a, a, a\n .return a\n .endproc\n"
    file = parse_file(head + body, "f.sa", instruction_table("c62x"))
    assert [one.name for one in file.procedures] == ["f"]
    assert "f:" not in [part for part in file.parts if isinstance(part, str)]
    for other in (" .sect code\n", "f: .word 1\n", "", head + body):
        with pytest.raises(LinearError, match="a procedure needs a label"):
            parse_file(other + body, "f.sa", instruction_table("c62x"))


def test_a_comma_may_follow_the_last_operand() -> None:
    source = "f: .cproc a, b,\n ADD a, b, a,\n .return a\n .endproc\n"
    (procedure,) = parse(source, "f.sa", instruction_table("c62x"))
    assert [str(operand) for operand in procedure.operations[0].operands] == ["a", "b", "a"]
    assert "f.sa:2:8: error: empty operand" in refusal("ADD a,,a", "c62x")


@pytest.mark.parametrize(
    "body",
    [" .reg loop\nloop: ADD a, b, a\n", "loop: ADD a, b, a\n .reg loop\n", "b: ADD a, b, a\n"],
)
def test_a_label_is_no_register(body: str) -> None:
    """Wherever the register is declared, the error is at the label."""
    text = f"f: .cproc a, b\n{body} .return a\n .endproc\n"
    with pytest.raises(LinearError, match="is a register and cannot be a label") as error:
        parse(text, "f.sa", instruction_table("c62x"))
    line = text.splitlines()[error.value.location.line - 1]
    assert line.startswith(("loop:", "b:"))
