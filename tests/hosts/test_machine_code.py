"""The check of the cipher library's machine code finds what it must find, and names it."""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "check" / "instructions"
DIVISION = "unsigned divided(unsigned a, unsigned b) { return a / b; }\n"
SUM = "unsigned sum(unsigned a, unsigned b) { return a + b; }\n"
pytestmark = pytest.mark.skipif(
    platform.machine() not in ("x86_64", "aarch64"), reason="the check knows x86-64 and AArch64"
)


def built(folder: Path, code: str, *names: str) -> Path:
    """A folder as CMake builds it, with this code as the objects of some sources of the library."""
    (folder / "code.c").write_text(code)
    for name in names:
        place = folder / "CMakeFiles" / "broadside_objects.dir" / "src" / f"{name}.o"
        place.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cc", "-O2", "-c", folder / "code.c", "-o", place], check=True)
    return folder


def test_a_sum_is_allowed_everywhere(script: ModuleType, tmp_path: Path) -> None:
    folder = built(tmp_path, SUM, "mode/ctr.c", "wide/lanes.c")
    assert "sources: 2," in script.check(folder, "objdump")


def test_a_division_is_named_with_its_place(script: ModuleType, tmp_path: Path) -> None:
    folder = built(tmp_path, DIVISION, "mode/cfb.c", "mode/ctr.c")
    with pytest.raises(script.CheckError) as caught:
        script.check(folder, "objdump")
    (line,) = str(caught.value).splitlines()
    assert line.startswith("src/mode/ctr.c: divided has `") and "div`" in line


def test_a_division_of_lengths_is_allowed(script: ModuleType, tmp_path: Path) -> None:
    assert "sources: 1," in script.check(built(tmp_path, DIVISION, "mode/cfb.c"), "objdump")


@pytest.mark.skipif(platform.machine() != "x86_64", reason="these are instructions of x86-64")
@pytest.mark.parametrize(
    "code",
    [
        "vpgatherdd (%rdi,%zmm1,4), %zmm0{%k1}",  # addresses from data
        "vpcompressd %zmm1, %zmm0{%k1}",
        "pdep %rax, %rbx, %rcx",  # by bits of the mask on Zen 2
        "rep; idivl %ecx",  # after a prefix
        "cvttps2dq %xmm0, %xmm1",
    ],
)
def test_an_instruction_whose_time_depends_on_data(
    script: ModuleType, tmp_path: Path, code: str
) -> None:
    folder = built(tmp_path, f'__asm__(".globl bad\\nbad: {code}\\n");\n', "wide/aes/schedule.c")
    with pytest.raises(script.CheckError, match="bad has `"):
        script.check(folder, "objdump")


@pytest.mark.skipif(platform.machine() != "x86_64", reason="this is an instruction of x86-64")
def test_the_word_for_an_encoding_is_no_instruction(script: ModuleType, tmp_path: Path) -> None:
    shift = '__asm__("vpsrlq $60, 0x20(%rsi), %ymm1");\n'  # objdump begins it with `{evex}`
    assert "sources: 1," in script.check(built(tmp_path, shift, "wide/aes/schedule.c"), "objdump")


@pytest.mark.parametrize(
    ("code", "leaves"),
    [
        ("vpcmpeqd k1,zmm0,zmm1", True),
        ("vpcmpeqb k1{k2},zmm0,zmm1", True),
        ("vpmovb2m k3,zmm0", True),
        ("vptestmb k0,zmm0,zmm0", True),
        ("kmovq k1,k2", True),
        ("kmovq k1,QWORD PTR [rdi]", True),
        ("kandq k1,k2,k3", True),
        ("kmovq k1,rax", False),
        ("kmovd k7,r10d", False),
        ("kortestq k1,k2", False),
        ("ktestb k1,k2", False),
        ("vmovdqu8 ZMMWORD PTR [rdi]{k1},zmm0", False),
        ("vmovdqu8 zmm1{k1}{z},ZMMWORD PTR [rsi]", False),
    ],
)
def test_masks_that_vectors_decide_must_be_wiped(
    script: ModuleType, code: str, leaves: bool
) -> None:
    wiped = "\n".join(f"  {n}:\tkmovq  k{n},rax" for n in range(1, 8))
    assert script._leaves_masks(f"  0:\t{code}\n") == leaves
    assert not script._leaves_masks(f"  0:\t{code}\n{wiped}\n")


def test_a_folder_without_the_library(script: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(script.CheckError, match="no object of the library"):
        script.check(tmp_path, "objdump")


def test_an_object_that_is_none(script: ModuleType, tmp_path: Path) -> None:
    folder = built(tmp_path, SUM, "mode/ctr.c")
    next(folder.rglob("*.o")).write_bytes(b"no object")
    with pytest.raises(script.CheckError, match=r"ctr\.c\.o: objdump does not disassemble it"):
        script.check(folder, "objdump")


def test_every_restriction_names_sources(script: ModuleType) -> None:
    facts = script.tomllib.loads(script.FACTS.read_text())
    for processor in script.PROCESSORS.values():
        rules = script.rules_of(facts, processor)
        groups = [rules.listed, rules.unlisted, rules.control, rules.restricted.keys()]
        assert len(frozenset().union(*groups)) == sum(map(len, groups))  # each name stands once
        for sources in rules.restricted.values():
            assert sources and all((script.SOURCES / source).is_file() for source in sources)


@pytest.mark.parametrize(
    ("printed", "listed"),
    [
        ("cmova", "cmovnbe"),
        ("cmovb", "cmovb"),
        ("setne", "setnz"),
        ("vpcmpltud", "vpcmpud"),
        ("vpcmpeqd", "vpcmpeqd"),  # the list has it beside VPCMPD
        ("vpclmullqlqdq", "vpclmulqdq"),
        ("movabs", "mov"),
        ("vpermb", "vpermb"),
    ],
)
def test_a_name_as_the_maker_spells_it(script: ModuleType, printed: str, listed: str) -> None:
    assert script.maker_name(printed) == listed


@pytest.mark.skipif(platform.machine() != "x86_64", reason="these are instructions of x86-64")
def test_instructions_that_the_maker_does_not_list_are_counted(
    script: ModuleType, tmp_path: Path
) -> None:
    code = '__asm__(".globl f\\nf: vpermb %zmm0, %zmm1, %zmm2; vpermw %zmm0, %zmm1, %zmm2\\n");\n'
    said = script.check(built(tmp_path, code, "mode/ctr.c"), "objdump")
    assert said.startswith("instructions: 2,") and said.endswith("list: 1")
