"""Our encodings against those of GNU binutils, an independent program.

GNU `as` accepts packets that the hardware forbids: it is an oracle of encodings only.
"""

from __future__ import annotations

import random
import re
import struct
from pathlib import Path

import pytest
from gnu_binutils import Binutils
from instruction_forms import LEVELS, Form, forms, table

from broadside import _core

pytestmark = pytest.mark.oracle

LABELS = "first:\n NOP\n", "last:\n NOP\n"
KERNELS = sorted((Path(__file__).parents[2] / "kernels").glob("*/scheduled/c62x/*.asm"))


def own_object(tmp_path: Path, text: str, isa: str = "c62x") -> Path:
    path = tmp_path / "own.o"
    path.write_bytes(_core.assemble(text, "own.asm", isa))
    return path


def words(contents: bytes) -> list[int]:
    return [word for (word,) in struct.iter_unpack("<I", contents)]


def program(lines: list[str]) -> str:
    return LABELS[0] + "".join(f" {line}\n" for line in lines) + LABELS[1]


def zero_by_subtraction(form: Form) -> bool:
    """ZERO on .L and .D subtracts dst from itself, as the manual says; GNU subtracts register 0."""
    return form.entry["mnemonic"] == "ZERO" and form.entry["unit"] in "LD"


@pytest.mark.parametrize("isa", LEVELS)
def test_every_form_has_the_bytes_of_gnu_as(binutils: Binutils, tmp_path: Path, isa: str) -> None:
    lines = [form.text for form in forms(isa) if not zero_by_subtraction(form)]
    assert len(lines) > {"c62x": 5000, "c64x": 12_000}[isa]
    known = {form.entry["mnemonic"] for form in forms(isa)}
    assert known >= {"ADD", "MVC", "STW", "SMPYLH", "IDLE"}
    gnu = binutils.assemble(program(lines).replace("$", "."), isa)
    theirs = words(binutils.contents(gnu, ".text"))
    ours = words(binutils.contents(own_object(tmp_path, program(lines), isa), ".text"))
    differing = [
        f"{line}: {own:08x}, GNU {gnu:08x}"
        for line, own, gnu in zip(lines, ours[1:], theirs[1:], strict=False)
        if own != gnu
    ]
    assert not differing, "\n".join(differing[:20])
    assert ours == theirs


def test_zero_is_what_the_manual_says() -> None:
    for form in filter(zero_by_subtraction, forms()):
        _, unit, dst = form.text.removeprefix("[").split(" ")[-3:]
        if dst.count(":"):
            continue
        subtraction = form.text.replace("ZERO", "SUB").replace(dst, f"{dst},{dst},{dst}")
        assert "SUB" in decoded(form.text) and unit in form.text
        assert operands_of(decoded(form.text)) == operands_of(decoded(subtraction))


def decoded(line: str) -> str:
    """The instruction whose word the assembler makes. Pseudo-instructions are never decoded."""
    simulator = _core.Simulator("c62x-flat")
    simulator.load([_core.assemble(f"        .global f\nf:      {line}\n", "own.asm", "c62x")])
    return _core.decode(int.from_bytes(simulator.read(simulator.symbol("f"), 4), "little"), "c62x")


def operands_of(text: str) -> list[str]:
    return text.split()[-1].split(",")


@pytest.mark.parametrize("isa", LEVELS)
def test_every_form_reads_the_same_in_objdump(binutils: Binutils, tmp_path: Path, isa: str) -> None:
    lines = [form.text for form in forms(isa)]
    listing = binutils.disassembly(own_object(tmp_path, program(lines), isa))
    assert len(listing) >= len(lines)
    for address, (word, theirs) in listing.items():
        assert meaning(_core.decode(word, isa), address) == meaning(theirs, None)


@pytest.mark.parametrize("isa", LEVELS)
def test_every_form_survives_our_disassembler(tmp_path: Path, isa: str) -> None:
    """Every form disassembles to text; a word stays a number only if the assembler would not choose it."""
    lines = [form.text for form in forms(isa) if "alias_of" not in form.entry]
    first = _core.assemble(program(lines), "own.asm", isa)
    text = _core.disassemble(first)
    again = _core.assemble(text, "again.asm", isa)
    assert text == _core.disassemble(again)
    assert text.count(".word") < len(lines) / 20


SIZES = {
    name: entry["memory"]["bytes"]
    for entry in table("c64x")["instruction"]
    if "memory" in entry
    for name in [entry["mnemonic"]]
}


# Loads and stores whose text shows whether the offset counts in bytes.
SCALED = {"LDNDW", "STNDW"}
WITH_TARGET = {"B", "BNOP", "BDEC", "BPOS", "ADDKPC"}


def meaning(text: str, address: int | None) -> str:
    """The common form of both disassemblers' texts.

    Lower case, one space, memory offsets in bytes, constants in decimal modulo 2**32, and branch
    targets as addresses: our text gives them as distance from the fetch packet at `address`.
    """
    text = " ".join(text.lower().split())
    name = re.sub(r"^\[.*?\] ?", "", text).split()[0].upper()
    if name in SIZES and name not in SCALED:
        text = re.sub(r"\[(\d+)\]", lambda found: f"({int(found[1]) * SIZES[name]})", text)
    if name in WITH_TARGET and address is not None:
        text = re.sub(
            r" ([+-]\d+)(?=,|$)", lambda found: f" {(address & ~31) + int(found[1]):x}", text
        )
    if name in WITH_TARGET:
        target = r"( .* )(0x)?(-?[0-9a-f]+)(?=,|$)"
        return re.sub(target, lambda found: f"{found[1]}{int(found[3], 16) % 2**32:x}", text)
    return re.sub(r"(?<=[ ,])-?\d+(?=,|$)", lambda found: str(int(found[0]) % 2**32), text)


def random_words(count: int, seed: int, isa: str) -> list[int]:
    """Words with the fixed bits of the table's formats and random other bits; the p bit is clear."""
    generator = random.Random(seed)
    formats = table(isa)["format"]
    words: list[int] = []
    while len(words) < count:
        word = 0
        for part in generator.choice(formats)["bits"].split():
            name, _, width = part.partition(":")
            bits = int(width) if width else len(name)
            value = generator.getrandbits(bits) if width else int(name, 2)
            # Half of the words within the registers that the C62x has, most with a valid predicate.
            if generator.random() < 0.5 and name in ("dst", "src1", "src2", "baseR", "offsetR"):
                value &= 15
            if name == "creg":
                value = generator.choice([0, 0, 1, 2, 3, 4, 5, 6, value])
            word = word << bits | value
        words.append(word & ~1)
    return words


@pytest.mark.parametrize("isa", LEVELS)
def test_random_words_decode_as_in_objdump(binutils: Binutils, tmp_path: Path, isa: str) -> None:
    # Every eighth word is a NOP: objdump may take the last of a fetch packet for a C64x+ header.
    chosen = [
        word
        for index, word in enumerate(random_words(35_000, 62, isa))
        for word in ([word, 0] if index % 7 == 6 else [word])
    ]
    source = "".join(f" .word {word:#x}\n" for word in chosen)
    listing = binutils.disassembly(own_object(tmp_path, source, isa))
    agreed = 0
    for index, word in enumerate(chosen):
        listed, theirs = listing[4 * index]
        assert listed == word
        try:
            ours = _core.decode(word, isa)
        except ValueError:
            assert not assembles_to(theirs, word, isa), f"{word:08x}: refused, objdump: {theirs}"
            continue
        assert meaning(ours, 4 * index) == meaning(theirs, None), f"{word:08x}"
        agreed += word != 0
    assert agreed > 10_000


def assembles_to(theirs: str, word: int, isa: str) -> bool:
    """Whether our assembler makes this word from objdump's text."""
    if "undefined" in theirs or re.search(r"\bb(nop|dec|pos)? \.s|addkpc", theirs):
        return False
    try:
        code = _core.assemble(f" {theirs}\n", "objdump.asm", isa)
    except _core.AssemblyError:
        return False
    return struct.pack("<I", word) in code


@pytest.mark.parametrize("seed", range(20))
def test_packets_are_padded_as_gnu_pads_them(binutils: Binutils, tmp_path: Path, seed: int) -> None:
    """Whether both have the same packets in as many bytes; GNU may pad an earlier packet than we do."""
    text = random_packets(random.Random(seed))
    theirs = binutils.assemble(text.replace(".align", ".balign"))
    ours = own_object(tmp_path, text)
    assert len(binutils.contents(ours, ".text")) == len(binutils.contents(theirs, ".text"))
    assert packets(binutils.disassembly(ours)) == packets(binutils.disassembly(theirs))


def random_packets(generator: random.Random) -> str:
    units = ["L1", "L2", "S1", "S2", "D1", "D2"]
    text = ""
    for packet in range(60):
        chosen = generator.sample(units, generator.choice([1, 1, 2, 3, 4, 5, 6]))
        sides = ["AB"[int(unit[1]) - 1] for unit in chosen]
        instructions = [
            f"ADD .{unit} {side}1,{side}2,{side}3" for unit, side in zip(chosen, sides, strict=True)
        ]
        if len(instructions) == 6 and generator.random() < 0.5:
            instructions += ["MPY .M1 A1,A2,A3", "MPY .M2 B1,B2,B3"]
        text += f"l{packet}: " + "\n|| ".join(instructions) + "\n"
        if generator.random() < 0.2:
            text += f" B .S1 l{generator.randrange(60)}\n NOP {generator.randint(2, 9)}\n"
        if generator.random() < 0.05:
            text += " .align 32\n"
    return text


def packets(listing: dict[int, tuple[int, str]]) -> list[list[str]]:
    """Execute packets without the NOPs of padding; branch targets as the number of a packet."""
    starts = [0]
    found: list[list[str]] = [[]]
    for address, (word, text) in sorted(listing.items()):
        assert found[-1] == [] or address % 32 or not listing[address - 4][0] & 1, "packet crosses"
        found[-1].append(meaning(text, None))
        if not word & 1:
            found.append([])
            starts.append(address + 4)
    numbers = {f"{start:x}": number for number, start in enumerate(starts)}
    named = [
        [
            re.sub(r"(b \.s1) (\w+)$", lambda to: f"{to[1]} {numbers[to[2]]}", text)
            for text in packet
        ]
        for packet in found
    ]
    stripped = [[text for text in packet if text != "nop 1"] for packet in named]
    while stripped and not stripped[-1]:
        stripped.pop()
    return stripped


CALLER = """
        .global _start, _callee, shared, near
_start: MVKL    .S1     shared+4,A4
        MVKH    .S1     shared+4,A4
        MVK     .S2     near,B4
        B       .S1     _callee
        B       .S2     local
        LDW     .D2T1   *+B14(near),A5
        LDH     .D2T2   *+B14(near),B5
        NOP     3
local:  NOP
        .sect   ".data1"
table:  .word   shared, local, table+8
        .short  near
        .byte   near
"""
CALLEE = """
        .global _callee, shared, near
_callee: B .s2 b3
        nop 5
        .data
        .word 1
shared: .word 2
near = 0x44
"""


def test_ld_links_our_object(binutils: Binutils, tmp_path: Path) -> None:
    callers = {
        "own": own_object(tmp_path, CALLER),
        "gnu": binutils.assemble(CALLER.replace(".sect", ".section")).rename(tmp_path / "caller.o"),
    }
    callee = binutils.assemble(CALLEE)
    linked = {}
    for name, caller in callers.items():
        output = tmp_path / f"{name}.out"
        addresses = ["-Ttext=0x1000", "-Tdata=0x8000", "--section-start=.data1=0x9000"]
        base = "--defsym=__c6xabi_DSBT_BASE=0"
        binutils.run("ld", "-e", "_start", *addresses, base, "-o", output, caller, callee)
        linked[name] = [binutils.contents(output, section) for section in (".text", ".data1")]
    assert linked["own"] == linked["gnu"]
    (_, target) = binutils.disassembly(tmp_path / "own.out")[0x100C]
    assert target == "b .S1 1040"


# `base` is not at the start of its fetch packet; `even` is.
DISTANCES = """
        .global _start, shared, near
_start: NOP
        NOP
base:   MVC     .S2     PCE1,B5
        MVKL    .S1     $PCR_OFFSET(shared,base),A4
        MVKH    .S1     $PCR_OFFSET(shared,base),A4
        MVK     .S1     $PCR_OFFSET(table,later),A4
        MVKL    .S1     $PCR_OFFSET(table,even),A4
        MVKH    .S1     $PCR_OFFSET(table,even),A4
even:   MVKL    .S1     $PCR_OFFSET(later,base),A4
        MVKL    .S2     $DPR_BYTE(near),B4
        MVKH    .S2     $DPR_BYTE(near),B4
        MVKL    .S2     $DPR_HWORD(near),B4
        MVKH    .S2     $DPR_HWORD(near),B4
        MVKL    .S2     $DPR_WORD(near),B4
        MVKH    .S2     $DPR_WORD(near),B4
        MVK     .S2     $DPR_BYTE(near),B4
later:  NOP
        .sect   ".data1"
        .word   1
table:  .word   2
"""
# Text that GNU `as` does not accept, and text with the same meaning that it accepts.
DIFFERENCES = {
    "shared-even": "$PCR_OFFSET(shared,even)",
    "table-even": "$PCR_OFFSET(table,even)",
    "table+4-(even+4)": "$PCR_OFFSET(table,even)",
}
CODE = ["-Ttext=0x1020", "-Tdata=0x38004", "--section-start=.data1=0x59000"]
BASE = "--defsym=__c6xabi_DSBT_BASE=0x30000"
NEAR = CALLEE.replace("near = 0x44", "near = 0x31240")


def test_distances_have_the_relocations_of_gnu_as_and_the_values_of_ld(
    binutils: Binutils, tmp_path: Path
) -> None:
    theirs = binutils.assemble(DISTANCES.replace(".sect", ".section")).rename(tmp_path / "a.o")
    ours = own_object(tmp_path, DISTANCES)
    assert relocations(binutils, ours) == relocations(binutils, theirs)
    again = own_object(tmp_path, _core.disassemble(theirs.read_bytes()))
    assert relocations(binutils, again) == relocations(binutils, theirs)
    callee = binutils.assemble(NEAR)
    linked = []
    for caller in (own_object(tmp_path, DISTANCES), theirs):
        output = tmp_path / "linked.out"
        binutils.run("ld", "-e", "_start", *CODE, BASE, "-o", output, caller, callee)
        linked.append(binutils.contents(output, ".text"))
    assert linked[0] == linked[1]


@pytest.mark.parametrize(("difference", "function"), DIFFERENCES.items())
def test_ld_links_a_difference_of_labels(
    binutils: Binutils, tmp_path: Path, difference: str, function: str
) -> None:
    def text(operand: str) -> str:
        code = f"MVKL .S1 {operand},A4\n MVKH .S1 {operand},A4\n"
        return f""" .global _start, shared
_start: NOP 5
 .align 32
even: {code} .sect ".data1"
 .word 1
table: .word 2
"""

    theirs = binutils.assemble(text(function).replace(".sect", ".section").replace("32", "5"))
    theirs = theirs.rename(tmp_path / "a.o")
    callee = binutils.assemble(NEAR)
    linked = []
    for caller in (own_object(tmp_path, text(difference)), theirs):
        output = tmp_path / "linked.out"
        binutils.run("ld", "-e", "_start", *CODE, BASE, "-o", output, caller, callee)
        linked.append(binutils.contents(output, ".text")[:40])
    assert linked[0] == linked[1]
    halves = [int.from_bytes(linked[0][at : at + 4], "little") >> 7 & 0xFFFF for at in (32, 36)]
    target = 0x38008 if "shared" in difference else 0x59004
    assert halves[0] | halves[1] << 16 == target - 0x1040


def test_our_reading_of_a_gnu_object_assembles_to_its_bytes(
    binutils: Binutils, tmp_path: Path
) -> None:
    text = CALLER.replace(".sect", ".section") + random_packets(random.Random(7)).replace(
        ".align", ".balign"
    )
    theirs = binutils.assemble(text.replace("l0:", ".text\nl0:", 1))
    ours = own_object(tmp_path, _core.disassemble(theirs.read_bytes()))
    for section in (".text", ".data1"):
        assert binutils.contents(ours, section) == binutils.contents(theirs, section)
    assert relocations(binutils, ours) == relocations(binutils, theirs)


def relocations(binutils: Binutils, objekt: Path) -> list[tuple[str, str, str]]:
    """Offset, type and target of each relocation."""
    listing = binutils.run("objdump", "-r", objekt)
    found = re.findall(r"^([0-9a-f]{8}) (R_C6000_\w+) +(\S+)$", listing, flags=re.MULTILINE)
    assert found
    # We give a name to a section's own symbol.
    return [(at, kind, re.sub(r"^\.\w+|^symbol_\d+", "section", to)) for at, kind, to in found]


@pytest.mark.parametrize("source", KERNELS, ids=lambda path: f"{path.parts[-4]}/{path.name}")
def test_objdump_reads_the_scheduled_kernels_as_we_do(
    binutils: Binutils, tmp_path: Path, source: Path
) -> None:
    ours = own_object(tmp_path, source.read_text(encoding="utf-8"))
    listing = binutils.disassembly(ours)
    assert len(listing) > 8
    for address, (word, theirs) in listing.items():
        assert meaning(_core.decode(word, "c62x"), address) == meaning(theirs, None)
    again = own_object(tmp_path, _core.disassemble(ours.read_bytes()))
    assert binutils.disassembly(again) == listing
