"""Writes the folder of a kit."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import jinja2

from broadside import __version__
from broadside.bench.calls import reference
from broadside.bench.kernels import compiler, program
from broadside.errors import InputError
from broadside.export import check as checks
from broadside.export import prototypes, sources, vectors
from broadside.export.archive import Member, archive
from broadside.export.kit import Kit, Order
from broadside.export.sections import placements
from broadside.facts import registry
from broadside.input.files import check_folder
from broadside.input.folders import files_in, remove, whole_folder

DATASHEET = "DATASHEET.md"
"""A folder with this file is a kit."""
_MODE_TITLES = {"single": "on single blocks", "cbc3": "in CBC mode on three channels"}
_FOLDER_OF_INCLUDED = re.compile(r'(?<=^#include ")(?:[^"/]+/)+', re.MULTILINE)
_NO_INTEGRITY = "These modes hide content and give no integrity: authenticate the ciphertext too."
_WARNINGS = {
    "single": "A block by itself is not a mode of operation: code that uses it alone can only hide content.",
    "ecb": f"Equal blocks of text give equal blocks of ciphertext. {_NO_INTEGRITY}",
}


def check(out: Path, *, replace: bool = False) -> None:
    """Raises InputError if a kit cannot be written. The folder must be empty or must not exist.

    With `replace` the folder may also be a kit, which is then replaced.
    """
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        if not out.is_dir() or not (out / DATASHEET).is_file():
            raise InputError(out, "exists already and is not a kit: name an empty or a new folder")
        if not replace:
            raise InputError(out, "holds a kit already: --force replaces it")
    check_folder(out)


def write(root: Path, kit: Kit, out: Path, *, replace: bool = False) -> None:
    """Writes the whole folder or nothing. With `replace` it takes the place of an existing kit."""
    check(out, replace=replace)
    with whole_folder(out, (DATASHEET,)) as partial:
        _fill(root, kit, partial)
        written = files_in(partial)
    remove(out, files_in(out) - written)


def _fill(root: Path, kit: Kit, folder: Path) -> None:
    environment, values = _environment(), _values(root, kit)
    for template, place in (
        ("header.h.j2", f"include/broadside_{kit.name}.h"),
        ("datasheet.md.j2", DATASHEET),
        ("datasheet.html.j2", "DATASHEET.html"),
        ("test.c.j2", f"test/test_{kit.name}.c"),
        ("memory.cmd.j2", "memory.cmd"),
        ("sections.cmd.j2", "sections.cmd"),
    ):
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(environment.get_template(template).render(values), encoding="utf-8")
    facts = checks.document(kit, values["block"], values["key_bytes"], values["with_tables"])
    (folder / checks.VECTORS).write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    _copy(root, kit, folder)
    for licence in sorted(root.glob("LICENSE-*")):
        shutil.copyfile(licence, folder / licence.name)


def _environment() -> jinja2.Environment:
    """The templates of a kit, with filters for bytes and counts."""
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("broadside.export"),
        autoescape=lambda name: bool(name and name.endswith(".html.j2")),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.filters["bytes"] = _c_bytes
    environment.filters["count"] = lambda number: f"{number:,.0f}"
    return environment


def _values(root: Path, kit: Kit) -> dict[str, Any]:
    """What the templates of a kit say."""
    cipher = kit.order.cipher
    return {
        "kit": kit,
        "order": kit.order,
        "version": __version__,
        "block": reference.block_bytes(cipher),
        "key_bytes": reference.key_bytes(cipher, kit.order.key_bits),
        "channels": vectors.channels(kit.order.mode),
        "prototype": lambda k: prototypes.prototype(k, reference.block_bytes(k.cipher)),
        "program_bytes": program.program_bytes(kit.objects),
        "data_bytes": program.data_bytes(kit.objects),
        "placements": placements(kit.machine, kit.objects),
        "c_names": [_c_name(root, path) for path in kit.c_sources],
        "compiler_options": " ".join(compiler.ALONE),
        "title": _title(kit.order),
        "mode_name": "one block" if kit.order.mode == "single" else kit.order.mode.upper(),
        "mode_title": _MODE_TITLES.get(kit.order.mode, f"in {kit.order.mode.upper()} mode"),
        "alignment": _alignment(kit),
        "with_tables": cipher == "twofish",
        "warning": _WARNINGS.get(kit.order.mode, _NO_INTEGRITY),
    }


def _title(order: Order) -> str:
    """The cipher's name as its authors write it. For Rijndael, also the name of the standard."""
    entry = registry.ciphers()[order.cipher]
    return f"{entry.standard}-{order.key_bits} ({entry.title})" if entry.standard else entry.title


def _alignment(kit: Kit) -> str:
    """The alignment that the routines need for their arguments."""
    on_words = "buffers, keys, schedules and initialisation vectors on 4 bytes"
    if kit.schedule_alignment > 4:
        on_words = (
            f"buffers and initialisation vectors on 4 bytes, schedules on {kit.schedule_alignment}"
        )
    return f"{on_words}; for the stated cycles all on 8 in the stack's memory."


def _room(root: Path, path: Path) -> str:
    """The folder of kernels/ that contains a file."""
    return path.relative_to(root / "kernels").parts[0].replace("-", "_")


def _c_name(root: Path, path: Path) -> str:
    return f"{_room(root, path)}_{path.name}"


def _copy(root: Path, kit: Kit, folder: Path) -> None:
    """Writes assembly, sources, objects and the archive."""
    for name in ("asm", "object", "lib"):
        (folder / name).mkdir()
    members = []
    for number, item in enumerate(kit.objects):
        name = f"{_room(root, item.path)}_{item.path.stem}"
        if item.text:
            (folder / "asm" / f"{name}.asm").write_text(item.text, encoding="utf-8")
        (folder / "object" / f"{name}.o").write_bytes(item.data)
        members.append(Member(f"{number}.o", item.data, tuple(sorted(item.defined))))
    for path in kit.linear_assembly:
        place = folder / "linear_assembly" / path.relative_to((root / "kernels").resolve())
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    for path in kit.c_sources:
        place = folder / "key_schedule"
        place.mkdir(exist_ok=True)
        _copy_c(path, place / _c_name(root, path))
        for header in sources.headers(path, root / "src" / "cipher"):
            _copy_c(header, place / header.name)
    (folder / "lib" / f"libbroadside_{kit.name}.a").write_bytes(archive(members))


def _copy_c(source: Path, place: Path) -> None:
    """Copies a C file whose included files stand in its own folder in a kit."""
    text = source.read_text(encoding="utf-8")
    place.write_text(_FOLDER_OF_INCLUDED.sub("", text), encoding="utf-8")


def _c_bytes(data: bytes) -> str:
    """A C initialiser, with twelve bytes in a line."""
    rows = [data[start : start + 12] for start in range(0, len(data), 12)] or [b"\0"]
    return ",\n".join("    " + ", ".join(f"0x{byte:02x}" for byte in row) for row in rows)
