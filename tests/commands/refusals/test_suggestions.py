"""Slips: names that are nearly right, and code of another level or another language."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside import _core
from broadside.ciphers import names
from broadside.cli import main
from broadside.facts.hints import of_assembly
from broadside.facts.isa import instruction_table
from broadside.input.names import did_you_mean
from broadside.linear import parse_file
from broadside.linear.ir import LinearError
from broadside.linear.procedure.builder import INSIDE, OPENINGS

ADD = """        .global add
add:    B       .S2     B3
        ADD     .L1X    A4, B4, A4
        NOP     4
"""
LINEAR = "f:      .cproc  a\n        .return a\n        .endproc\n"
SLIP = "f:      .cproc  a\n        ADDD    a, 1, a\n        .return a\n        .endproc\n"
PAIR = "        LDDW    .D1T1   *A4, A7:A6\n"
FLOAT = "        MPYSP   .M1     A4, A6, A4\n"
CIPHER = ["--mode", "cbc", "--key-file", "add.asm", "add.asm", "out", "--cipher"]
ORDER = ["--device", "c6201", "--mode", "cbc", "--out", "kit", "--cipher"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in (
        ("add.asm", ADD),
        ("f.sa", LINEAR),
        ("slip.sa", SLIP),
        ("pair.asm", PAIR),
        ("float.asm", FLOAT),
    ):
        (tmp_path / name).write_text(text)
    own = ADD.replace("        .global add\n", "")
    (tmp_path / "own.asm").write_text(own)
    (tmp_path / "own.o").write_bytes(_core.assemble(own, "own.asm", "c62x"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["bnech"], "broadside: no command 'bnech'; did you mean bench?"),
        (["explain", "des_blok"], "no kernel 'des_blok'; did you mean des_block"),
        (["call", "add.asm", "addd"], "broadside: add.asm: no symbol 'addd'; did you mean add?"),
        (["call", "own.asm", "add"], "own.asm: the label 'add' is not global; add the line `.global add`"),
        (["call", "own.asm", "a b"], "own.asm: no symbol 'a b'"),
        (["call", "own.o", "add"], "own.o: no global symbol 'add'; if its source has the label, add"),
        (["bench", "--only", "rjindael"], "did you mean rijndael?"),
        (["encrypt", *CIPHER, "rijndal-256"], "no cipher 'rijndal-256'; did you mean rijndael-256"),
        (["encrypt", *CIPHER, "aes"], "aes needs the bits of its key: aes-128, aes-192, aes-256"),
        (["encrypt", *CIPHER, "zzz"], "no cipher 'zzz'; there are aes-128"),
        (["export", *ORDER, "riijndael"], "did you mean rijndael?"),
        (["encrypt", "--mode", "xtx", *CIPHER[2:], "aes-128"], "did you mean xts?"),
        (["export", "--device", "c6201", "--mode", "cbb", *ORDER[4:], "des"], "did you mean ecb, cfb or cbc"),
        (["call", "add.asm", "add", "--machine", "c620"], "did you mean c6201"),
        (["kernels", "--check", "--only", "des/blok"], "contains 'des/blok'; did you mean des/block.sa"),
        (["explain", "f.sa"], "no kernel 'f.sa': this is linear assembly; `broadside optimize`"),
        (["interrupts", "f.sa"], "f.sa: is not scheduled assembly (.asm): this is linear assembly"),
        (["disasm", "add.asm"], "this is assembly text; `broadside asm` makes an object of it"),
        (["asm", "f.sa"], "f.sa:1:9: unknown directive `.cproc`: this is linear assembly"),
        (["call", "f.sa", "f"], "`broadside optimize` schedules it"),
        (["asm", "pair.asm"], "pair.asm:1:9: unknown instruction `LDDW`: it needs --isa c64x"),
        (["optimize", "slip.sa"], "slip.sa:2:9: unknown instruction 'ADDD' for c62x; did you mean ADD"),
        (["asm", "float.asm"], "float.asm:1:9: unknown instruction `MPYSP`: it is one of the C67x and C67x+"),
        (["asm", "nofile"], "broadside: nofile: does not exist"),
    ],
)  # fmt: skip
def test_a_slip_is_answered_in_one_line(arguments: list[str], said: str) -> None:
    done = CliRunner().invoke(main, arguments, prog_name="broadside")
    assert done.exit_code == 2 and done.stdout == ""
    assert said in done.stderr
    assert done.stderr.startswith("broadside: ") and done.stderr.count("\n") == 1


def test_nothing_is_suggested_where_nothing_is_like_it() -> None:
    assert did_you_mean("xyzzy", ["bench", "explain"]) == ""
    assert did_you_mean("rport", ["report", "export", "x"]) == "; did you mean report or export?"
    assert (
        of_assembly("f.asm:1:1: unknown directive `.foo`", {".reg"})
        == "f.asm:1:1: unknown directive `.foo`"
    )


@pytest.mark.parametrize("directive", sorted({*INSIDE, *OPENINGS}))
def test_each_directive_of_linear_assembly_names_the_optimizer(
    directive: str,
) -> None:
    Path("own.asm").write_text(f"f: {directive} a\n", encoding="utf-8")
    done = CliRunner().invoke(main, ["asm", "own.asm"], prog_name="broadside")
    assert "this is linear assembly; `broadside optimize`" in done.stderr, done.stderr


@pytest.mark.parametrize("directive", sorted(INSIDE))
def test_each_directive_of_procedures_is_refused_outside(directive: str) -> None:
    with pytest.raises(LinearError, match=rf"\{directive} stands outside of a procedure"):
        parse_file(f" {directive} a\n", "f.sa", instruction_table("c62x"))


def test_every_name_of_a_cipher_is_known() -> None:
    listed = names.names()
    assert {"rijndael-192", "3des", "tdes", "aes-256", "des"} <= set(listed)
    assert all(names.find(name) for name in listed)
