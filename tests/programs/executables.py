"""Linked programs made here from assembly text, so that no outside tool is needed."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

from broadside import _core

CODE = 0x8000
DATA = 0x2_0000
DATA_BYTES = 256
ABSOLUTE = 0xFFF1
GLOBAL = 0x10
LOCAL_FUNCTION = 0x02


def executable(
    folder: Path,
    source: str,
    symbols: Mapping[str, int] | None = None,
    functions: Sequence[tuple[str, int]] = (),
) -> Path:
    """Writes a program of the C62x with the code of `source` at CODE, its entry, and writable zeros at DATA.

    `symbols` and the local `functions` are offsets into the code; `_start` is its beginning.
    """
    path = folder / "program.out"
    table = [(name, CODE + offset, LOCAL_FUNCTION) for name, offset in functions]
    named = {"_start": 0} | dict(symbols or {})
    table += [(name, CODE + offset, GLOBAL) for name, offset in named.items()]
    path.write_bytes(_elf(_code(source), table))
    return path


def _code(source: str) -> bytes:
    """The bytes of `.text`; the source refers to no symbol of other sections."""
    data = _core.assemble(source, "program.asm", "c62x")
    (sections_at,) = struct.unpack_from("<I", data, 32)
    size, count, names = struct.unpack_from("<HHH", data, 46)
    headers = [
        struct.unpack_from("<10I", data, sections_at + size * index) for index in range(count)
    ]
    names_at = headers[names][4]
    for name, _, _, _, offset, length, *_ in headers:
        if data[names_at + name :].startswith(b".text\0"):
            return data[offset : offset + length]
    raise AssertionError("no .text")


def _elf(code: bytes, symbols: Sequence[tuple[str, int, int]]) -> bytes:
    names = b"\0" + b"".join(name.encode() + b"\0" for name, _, _ in symbols)
    names += bytes(-len(names) % 4)
    table, name_at = bytes(16), 1
    for name, address, kind in symbols:
        table += struct.pack("<IIIBBH", name_at, address, 0, kind, 0, ABSOLUTE)
        name_at += len(name) + 1
    first_global = 1 + sum(kind == LOCAL_FUNCTION for _, _, kind in symbols)
    code_at = 52 + 2 * 32
    table_at = code_at + len(code)
    names_at = table_at + len(table)
    header = b"\x7fELF\x01\x01\x01".ljust(16, b"\0") + struct.pack(
        "<HHIIIIIHHHHHH", 2, 140, 1, CODE, 52, names_at + len(names), 0, 52, 32, 2, 40, 3, 2
    )
    segments = struct.pack("<8I", 1, code_at, CODE, CODE, len(code), len(code), 5, 4)
    segments += struct.pack("<8I", 1, code_at, DATA, DATA, 0, DATA_BYTES, 6, 4)
    sections = bytes(40)
    sections += struct.pack("<10I", 0, 2, 0, 0, table_at, len(table), 2, first_global, 4, 16)
    sections += struct.pack("<10I", 0, 3, 0, 0, names_at, len(names), 0, 0, 1, 0)
    return header + segments + code + table + names + sections
