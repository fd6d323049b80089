"""GCC for tic6x: the C library compiled and linked for one of the simulated machines."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from broadside.bench.kernels.program import Object
from broadside.errors import CheckError
from broadside.facts import machines
from broadside.places import toolchain

OPTIONS = ("-O3", "-std=c11", "-msdata=none", "-ffunction-sections", "-fdata-sections")
ALONE = ("-O3", "-std=gnu90", "-ffreestanding", "-msdata=none", "-fno-ident")
"""Options for an object that any project may link: without a library and without small data."""
LINE = 128
"""Bytes of the longest cache line. Tables in the memory of code begin on a new line."""

LINKER_SCRIPT = """
SECTIONS {{
  . = {program:#x};
  .text : {{ *(.text .text.*) }}
  . = {data};
  .const : {{ *(.const .const.* .rodata .rodata.*) }}
  .data : {{ *(.data .data.* .fardata .fardata.* .neardata .neardata.*) }}
  .bss : {{ *(.bss .bss.* .far .far.* COMMON) }}
  /DISCARD/ : {{ *(.c6xabi.exidx*) *(.c6xabi.extab*) *(.eh_frame*) *(.comment) }}
}}
"""


@dataclass(frozen=True)
class Library:
    """The linked library, as bytes, and the sizes of its sections."""

    data: bytes
    sections: dict[str, int]


def missing() -> str | None:
    """Why the compiler cannot be used. None if it can."""
    if toolchain.tool("gcc") is not None:
        return None
    return f"no GCC for tic6x in {toolchain.folder()}: run `make toolchain-gcc`"


_folders: dict[str, tempfile.TemporaryDirectory[str]] = {}
_libraries: dict[tuple[tuple[str, ...], str], Library] = {}


def library(root: Path, symbols: Sequence[str], machine: str) -> Library:
    """Links only the code that `symbols` of the C library need. They may be `static` functions.

    Raises CheckError if a tool fails.
    """
    key = (tuple(symbols), machine)
    if key not in _libraries:
        _libraries[key] = _link(root, symbols, machine)
    return _libraries[key]


def objects(root: Path, isa: str) -> list[Path]:
    """The library's objects for an ISA level. Each process compiles them once. Raises CheckError."""
    if isa not in _folders:
        folder = tempfile.TemporaryDirectory()
        folder_of_ciphers = root / "src" / "cipher"
        sources = sorted([*(root / "src").glob("*/*.c"), *folder_of_ciphers.glob("*/*.c")])
        options = (*OPTIONS, f"-march={isa}", f"-I{root / 'include'}")
        _tool("gcc", *options, "-c", *sources, work=Path(folder.name))
        _folders[isa] = folder
    return sorted(Path(_folders[isa].name).glob("*.o"))


@cache
def relocatable(root: Path, source: Path, isa: str) -> Object:
    """Compiles one source, which includes only headers of the library's ciphers.

    Raises CheckError if a tool fails.
    """
    with tempfile.TemporaryDirectory() as name:
        made = Path(name) / "made.o"
        options = (*ALONE, f"-march={isa}", f"-I{root / 'src' / 'cipher'}")
        _tool("gcc", *options, "-c", source, "-o", made, work=made.parent)
        return Object.of(source, made.read_bytes())


@cache
def version() -> str:
    """The compiler's own name and version."""
    return _tool("gcc", "--version", work=Path()).splitlines()[0]


def _link(root: Path, symbols: Sequence[str], machine: str) -> Library:
    table = machines.description(machine)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        script, linked = folder / "script.ld", folder / "library.out"
        script.write_text(_script(table["memory"]), encoding="utf-8")
        wanted = [f"-Wl,-u,{symbol}" for symbol in symbols]
        options = [f"-march={table['isa']}", "-nostartfiles", "-Wl,--gc-sections,-n"]
        inputs = [_with_globals(path, symbols, folder) for path in objects(root, table["isa"])]
        entry = f"-Wl,-e,{symbols[0]}"
        _tool("gcc", *options, entry, *wanted, "-T", script, *inputs, "-o", linked, work=folder)
        return Library(linked.read_bytes(), _section_sizes(linked))


def _with_globals(path: Path, symbols: Sequence[str], folder: Path) -> Path:
    """A copy of an object in which `symbols` are global, also those that were `static`."""
    copy = folder / path.name
    options = [f"--globalize-symbol={symbol}" for symbol in symbols]
    _tool("objcopy", *options, path, copy, work=folder)
    return copy


def _script(memories: list[dict[str, object]]) -> str:
    """A linker script: code in program memory, data in the stack's memory.

    In a shared memory, data comes last.
    """
    program = next(memory for memory in memories if memory["holds"] != "data")
    data = next(memory for memory in memories if memory.get("stack"))
    place = f"ALIGN({LINE})" if data is program else hex(int(str(data["base"])))
    return LINKER_SCRIPT.format(program=program["base"], data=place)


def _section_sizes(linked: Path) -> dict[str, int]:
    lines = _tool("size", "-A", linked, work=linked.parent).splitlines()
    fields = (line.split() for line in lines)
    return {parts[0]: int(parts[1]) for parts in fields if len(parts) == 3 and parts[1].isdigit()}


def _tool(name: str, *arguments: str | Path, work: Path) -> str:
    path = toolchain.tool(name)
    if path is None:
        raise CheckError(missing() or f"no {name} for tic6x")
    done = subprocess.run([path, *arguments], cwd=work, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CheckError(f"{path.name}: {done.stderr.strip()}")
    return done.stdout
