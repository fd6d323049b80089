"""A source for which `optimize` writes a file is one that `asm` accepts."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside import _core
from broadside.linear.ir import LinearError
from broadside.optimizer.optimize import optimize
from programs import QUICK

_PROCEDURE = "f: .cproc a\nL: SUB a, 1, a\n [a] B L\n .return a\n .endproc\n"


def refused(text: str, isa: str = "c62x", path: str = "f.sa") -> str:
    with pytest.raises(LinearError) as error:
        optimize(text, path, isa, QUICK)
    return str(error.value)


@pytest.mark.parametrize(
    ("line", "place", "cause"),
    [
        (" .glboal f", "2:2", "unknown directive `.glboal`"),
        (" FOO A1", "2:2", "unknown instruction `FOO`"),
        (" LDDW *A4, A7:A6", "2:2", "unknown instruction `LDDW`: it needs --isa c64x"),
        (" MPYSP A4, A5, A6", "2:2", "unknown instruction `MPYSP`: it is one of the C67x"),
        (")(*&^", "2:1", "expected an instruction or directive"),
        ("\x1a", "2:1", "unexpected character"),
        (" .word nowhere", "2:8", "`nowhere` is neither defined nor declared with .ref"),
        ("f$L: .word 5", "2:1", "label 'f$L': the optimizer makes the labels that begin with f$"),
        ("f$L$exit .word 5", "2:1", "label 'f$L$exit': the optimizer makes the labels"),
    ],
)
def test_a_line_that_the_assembler_refuses(line: str, place: str, cause: str) -> None:
    message = refused(f"; a comment\n{line}\n{_PROCEDURE}")
    assert message.startswith(f"f.sa:{place}: error: {cause}")


def test_a_label_that_is_defined_twice() -> None:
    message = refused(f"{_PROCEDURE}f: .word 5\n")
    assert message == "f.sa:6:1: error: `f` is already defined in line 1"


def test_a_line_of_an_included_file(tmp_path: Path) -> None:
    (tmp_path / "a.inc").write_text(" .word 1\n .wrod 2\n", encoding="utf-8")
    message = refused(f' .include "a.inc"\n{_PROCEDURE}', path=str(tmp_path / "f.sa"))
    assert message == f"{tmp_path / 'a.inc'}:2:2: error: unknown directive `.wrod`"


def test_procedures_whose_labels_meet() -> None:
    other = _PROCEDURE.replace("f:", "f$L:")
    assert refused(_PROCEDURE + other).startswith("f.sa:6:6: error: label 'f$L': the optimizer")


@pytest.mark.parametrize("name", ["A4", "b15", "AMR"])
def test_a_procedure_with_the_name_of_a_register(name: str) -> None:
    message = refused(f" .global f\n{name}: .cproc a\n .return a\n .endproc\n")
    cause = f"{name!r} is a register and cannot name a procedure"
    assert message == f"f.sa:2:{len(name) + 3}: error: {cause}"


def test_a_control_register_of_the_other_level() -> None:
    text = "f: .cproc a\n MVC a, GFPGFR\n .return a\n .endproc\n"
    cause = "c62x has no register GFPGFR: it needs --isa c64x"
    assert refused(text) == f"f.sa:2:2: error: {cause}"
    assert optimize(text, "f.sa", "c64x", QUICK).assembly


def test_lines_that_the_assembler_accepts_stay() -> None:
    above = ' .sect "table"\nK .set 4\nwords: .word f, f$L, K\n .bss counter, 4, 4\n .text\n nop\n'
    assembly = optimize(above + _PROCEDURE, "f.sa", "c62x", QUICK).assembly
    assert above in assembly
    _core.assemble(assembly, "f.asm", "c62x")


@pytest.mark.parametrize(
    ("line", "place", "cause"),
    [
        (" MVKL 0xff%f, a", "2:11", "`%` cannot take an address"),
        (" MVKL f*2, a", "2:8", "`*` cannot take an address"),
    ],
)
def test_an_expression_that_the_assembler_refuses(line: str, place: str, cause: str) -> None:
    message = refused(f"f: .cproc a\n{line}\n .return a\n .endproc\n")
    assert message.startswith(f"f.sa:{place}: error: {cause}"), message


def test_an_expression_of_symbols() -> None:
    text = " .ref g\nf: .cproc a\n MVKL g + 4, a\n MVKH g + 4, a\n .return a\n .endproc\n"
    assert "MVKL" in optimize(text, "f.sa", "c62x", QUICK).assembly
