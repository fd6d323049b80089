"""A fixed sample of GCC's execution tests; `scripts/test/torture` runs all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import report
import torture
from broadside.places import toolchain

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(
        toolchain.tool("gcc") is None,
        reason=f"no GCC for tic6x in {toolchain.folder()}: run `make toolchain-gcc`",
    ),
]

# Every eightieth program, and the named ones: variable arguments, calls through pointers, trampolines (code
# that the program writes into its stack), long long, doubles, bit fields, files, known faults of GCC.
STRIDE = 80
NAMED = [
    "20000822-1.c",
    "20010122-1.c",
    "20020412-1.c",
    "20040811-1.c",
    "20050604-1.c",
    "arith-rand-ll.c",
    "bitfld-3.c",
    "built-in-setjmp.c",
    "cmpsf-1.c",
    "fprintf-2.c",
    "memcpy-1.c",
    "nestfunc-1.c",
    "printf-2.c",
    "pr44942.c",
    "strlen-1.c",
    "va-arg-1.c",
]


def sample() -> list[Path]:
    programs = torture.programs()
    return [p for i, p in enumerate(programs) if i % STRIDE == 0 or p.name in NAMED]


def test_the_named_programs_exist() -> None:
    assert set(NAMED) <= {program.name for program in torture.programs()}


@pytest.mark.parametrize("isa", torture.ISAS)
@pytest.mark.parametrize("level", torture.LEVELS)
@pytest.mark.parametrize("source", sample(), ids=lambda source: source.stem)
def test_program(source: Path, level: str, isa: str) -> None:
    outcome = torture.run(source, level, isa)
    assert report.unexplained([outcome]) == []


@pytest.mark.parametrize(
    ("body", "verdict", "detail"),
    [
        ("return 0;", "pass", "0"),
        ("return 3;", "status", "3"),
        ("__builtin_abort();", "status", "6"),
        ("return *(volatile int *)2;", "rule", "unaligned access"),
        ("return *(volatile int *)0x10000000;", "rule", "access outside memory"),
        ("*(volatile int *)main = 0; return 0;", "rule", "access outside memory"),
        ("((void (*)(void))0x3000000)(); return 0;", "rule", "execution outside program memory"),
        ("return misspelt();", "compile", "misspelt"),
    ],
)
def test_a_faulty_program_is_noticed(tmp_path: Path, body: str, verdict: str, detail: str) -> None:
    source = tmp_path / "faulty.c"
    source.write_text(f"int main(void) {{ {body} }}\n")
    outcome = torture.run(source, "-O0")
    assert (outcome.verdict, detail in outcome.detail) == (verdict, True), outcome


def test_a_program_for_other_targets_is_not_applicable(tmp_path: Path) -> None:
    source = tmp_path / "wide.c"
    source.write_text(
        "/* { dg-require-effective-target int128 } */\nint main(void) { return 1; }\n"
    )
    assert torture.run(source, "-O0").verdict == "not applicable"
