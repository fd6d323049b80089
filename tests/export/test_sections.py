"""memory.cmd and sections.cmd, without TI's linker, which is closed.

The tests read the files by the grammar of TI's linker (SPRU186N, 7.5), as far as they use it, and compare
them with the memories. GNU ld gets the same facts; its result is inspected and run.
"""

from __future__ import annotations

import re
import subprocess
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner
from kit_orders import ROOT, options, order

from broadside import _core
from broadside.bench.calls import expanded, reference
from broadside.bench.calls.memory import allocate
from broadside.bench.kernels import manifest as manifests
from broadside.cli import main
from broadside.places import toolchain

LD, READELF = toolchain.tool("ld"), toolchain.tool("readelf")
MANIFEST = manifests.load(ROOT)
KITS = {
    "c6201 rijndael cbc": "rijndael_cbc_encrypt",
    "c6201 mars ctr": "mars_ctr_encrypt",
    "c6211 rc6 ecb": "rc6_encrypt_blocks",
    "c64x-flat rijndael ecb": "rijndael_encrypt_blocks_c64x",
    "c6416 rc6 cbc": "rc6_cbc_encrypt_c64x",
}
"""Orders, and a routine of each that is called in the linked program."""
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RANGE = re.compile(r"(\w+) : origin = (0x[0-9a-f]{8}), length = (0x[0-9a-f]{8})")
_PLACED = re.compile(r"(\.[\w:]+) : > (\w+)")


@dataclass(frozen=True)
class Layout:
    """The contents of the two files: ranges by name, and the name of the range of every section."""

    memories: dict[str, tuple[int, int]]
    sections: dict[str, str]


def directive(text: str, name: str, entry: re.Pattern[str]) -> list[tuple[str, ...]]:
    """The entries of the one directive of a linker command file; AssertionError for anything else in it."""
    bare = _COMMENT.sub("", text).strip()
    whole = re.fullmatch(rf"{name}\s*\{{(.*)\}}", bare, re.DOTALL)
    assert whole is not None, bare
    lines = [line.strip() for line in whole[1].strip().splitlines()]
    matches = [entry.fullmatch(line) for line in lines if line]
    assert lines and all(matches), lines
    return [match.groups() for match in matches if match]


def layout(kit: Path) -> Layout:
    memories = directive((kit / "memory.cmd").read_text(), "MEMORY", _RANGE)
    sections = directive((kit / "sections.cmd").read_text(), "SECTIONS", _PLACED)
    assert len({name for name, _ in sections}) == len(sections)
    return Layout(
        {name: (int(origin, 16), int(length, 16)) for name, origin, length in memories},
        {section[0]: section[1] for section in sections},
    )


@dataclass(frozen=True)
class Made:
    device: str
    cipher: str
    routine: str
    folder: Path


@pytest.fixture(scope="module", params=KITS)
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Made:
    device, cipher, mode = request.param.split()
    folder = tmp_path_factory.mktemp("kit") / "kit"
    wanted = options(order(device, cipher, mode))
    result = CliRunner().invoke(main, ["export", *wanted, "--out", str(folder)])
    assert result.exit_code == 0, result.output
    return Made(device, cipher, KITS[request.param], folder)


def loaded_sections(kit: Path) -> set[str]:
    """Sections with contents that the kit's objects bring."""
    summaries = [_core.object_summary(path.read_bytes()) for path in (kit / "object").iterdir()]
    names = {name for summary in summaries for name, size in summary.sections.items() if size}
    return {name for name in names if not name.startswith((".c6xabi", ".comment", ".note"))}


def test_every_section_has_a_place_that_holds_its_kind(made: Made) -> None:
    machine = tomllib.loads(_core.machine_table(made.device))
    found = layout(made.folder)
    by_name = {memory["name"].upper(): memory for memory in machine["memory"]}
    assert found.memories == {
        name: (memory["base"], memory["size"]) for name, memory in by_name.items()
    }
    assert set(found.sections) == loaded_sections(made.folder)
    for section, memory in found.sections.items():
        wanted = "program" if section.startswith(".text") else "data"
        assert by_name[memory]["holds"] in (wanted, "both"), section


def test_tables_of_both_ports_lie_in_different_blocks(made: Made) -> None:
    """On a machine with two blocks they lie apart, because the stated cycles need it."""
    found = layout(made.folder)
    if made.cipher in ("mars", "rijndael"):
        assert {".data0", ".data1"} <= set(found.sections)
    if "DATA1" in found.memories:
        assert found.sections.get(".data0", "DATA0") == "DATA0"
        assert found.sections.get(".data1", "DATA1") == "DATA1"


@pytest.mark.parametrize(
    "text", ["MEMORY { A : origin = 0, length = 1 }", "SECTIONS\n{\n    > L2\n}", "SECTIONS\n{\n}"]
)
def test_a_faulty_file_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        directive(text, "SECTIONS", _PLACED)


def script(found: Layout) -> str:
    """The same facts for GNU ld."""
    memories = "\n".join(
        f"{name} : ORIGIN = {origin:#x}, LENGTH = {length:#x}"
        for name, (origin, length) in found.memories.items()
    )
    sections = "\n".join(
        f"{section} : {{ *({section}) }} > {memory}" for section, memory in found.sections.items()
    )
    empty = "".join(f" *({name})" for name in (".data", ".bss") if name not in found.sections)
    unused = f"/DISCARD/ : {{ *(.c6xabi*) *(.comment){empty} }}"
    return f"MEMORY\n{{\n{memories}\n}}\nSECTIONS\n{{\n{sections}\n{unused}\n}}\n"


@pytest.mark.oracle
@pytest.mark.skipif(LD is None, reason="no GNU ld for tic6x: run `make toolchain`")
def test_gnu_ld_places_all_of_it_and_it_runs_there(made: Made, tmp_path: Path) -> None:
    found = layout(made.folder)
    linked = tmp_path / "kit.out"
    (tmp_path / "script.ld").write_text(script(found))
    archive = next((made.folder / "lib").iterdir())
    subprocess.run(
        [
            *(str(LD), "-n", "--fatal-warnings", "--orphan-handling=error", "-e", made.routine),
            *("-T", str(tmp_path / "script.ld"), "--whole-archive", str(archive)),
            *("-o", str(linked)),
        ],
        check=True,
    )
    sections = placed(linked)
    assert set(sections) == set(found.sections)
    for name, (address, size, align) in sections.items():
        origin, length = found.memories[found.sections[name]]
        assert origin <= address and address + size <= origin + length, name
        assert address % align == 0, name
    expected, written = run_at(made, linked)
    assert written == expected


def placed(linked: Path) -> dict[str, tuple[int, int, int]]:
    """Address, bytes and alignment of every section of a linked program that it has in memory."""
    assert READELF is not None
    done = subprocess.run([READELF, "-SW", linked], check=True, capture_output=True, text=True)
    row = re.compile(
        r"\] (\.\S+) +\w+ +([0-9a-f]+) [0-9a-f]+ ([0-9a-f]+) \d+ +W?AX? .* (\d+)$", re.MULTILINE
    )
    return {n: (int(a, 16), int(s, 16), int(k)) for n, a, s, k in row.findall(done.stdout)}


def run_at(made: Made, linked: Path) -> tuple[bytes, bytes]:
    """The expected output of a call of the routine in the linked program, and its output."""
    kernel = MANIFEST.by_symbol(made.routine)
    simulator = _core.Simulator(made.device)
    simulator.load_program(linked.read_bytes())
    key, text, iv = bytes(range(16)), bytes(range(160)), bytes(range(100, 116))
    schedule = expanded.place(simulator, kernel, key)
    source, target = allocate(simulator, 160, data=text), allocate(simulator, 160)
    chain = allocate(simulator, 16, data=iv)
    chained = kernel.mode != "multi"
    arguments = [target.address, source.address, 10, schedule.address]
    simulator.call(made.routine, [*arguments, *([chain.address] if chained else [])])
    given = (iv, kernel.mode) if chained else (None,)
    return reference.transform(made.cipher, "encrypt", key, text, *given), target.read()
