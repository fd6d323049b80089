"""The tables of ciphers and of kernels in docs/ciphers.md: what the library and its sources say."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from broadside import _core

ROOT = Path(__file__).parents[2]
WIDE = ROOT / "src" / "wide"
PAGE = (ROOT / "docs" / "ciphers.md").read_text(encoding="utf-8")
_NAME = re.compile(r"(?P<tier>\w+?)_(?P<blocks>\d+)(?:_lanes)?")
_LEAST = re.compile(r"#define LEAST_(BLOCKS|LANES) (\d+)|\.least_(blocks|lanes) = (\d+)")
_INCLUDED = re.compile(r'#include "((?:\.\./)*(?:\w+/)?\w+\.h)"')
ONE_KEY = {"twofish/x86/avx512_vbmi_64.c", "twofish/x86/avx512_vbmi_128.c"}
"""Kernels of several blocks without lanes: twofish/boxes/boxes.h has the boxes of one key for all blocks."""
OF_ONE_KEY = ("one.h", "pairs.h")
"""Headers of kernels without lanes."""
ORDER = ("portable", "aesni", "avx2", "avx2_vaes", "avx512", "avx512_vbmi", "neon", "neon_aes")

Kernel = tuple[int, int, str]
"""Blocks of a pass, the least number of blocks, and the least number of channels or a dash."""


def kernels() -> dict[tuple[str, str], list[Kernel]]:
    """The kernels of each cipher and tier, from narrow to wide."""
    found: dict[tuple[str, str], list[Kernel]] = defaultdict(list)
    for path in [*WIDE.glob("*/x86/*.c"), *WIDE.glob("*/arm/*.c"), *WIDE.glob("*/words_*.c")]:
        name = _NAME.fullmatch(path.stem)
        if name is None or name["tier"] == "schedule":
            continue
        text = path.read_text(encoding="utf-8")
        headers = [path.parent / header for header in _INCLUDED.findall(text)]
        one = next((header for header in headers if header.name == "one.h"), None)
        if not _LEAST.search(text) and one is not None:
            text += one.read_text(encoding="utf-8")
        place = path.relative_to(WIDE).as_posix()
        cipher, tier = path.relative_to(WIDE).parts[0], name["tier"].replace("words", "portable")
        has_lanes = place not in ONE_KEY and all(h.name not in OF_ONE_KEY for h in headers)
        least = [(a or c).lower() + b + d for a, b, c, d in _LEAST.findall(text)]
        blocks = [int(word.removeprefix("blocks")) for word in least if word.startswith("blocks")]
        lanes = [word.removeprefix("lanes") for word in least if word.startswith("lanes")]
        channels = lanes if has_lanes else ["-"] * len(lanes)
        entry = (int(name["blocks"]), blocks[0], channels[0])
        if "TIER_QUICK_ROTATION" not in text:
            found[cipher, tier].append(entry)
            continue
        found[cipher, f"{tier}, quick rotation"].append((entry[0], blocks[-1], channels[-1]))
        if len(blocks) > 1:
            found[cipher, tier].append(entry)
    return {key: sorted(entries) for key, entries in found.items()}


def row(cipher: str, tier: str, entries: list[Kernel]) -> str:
    columns = [", ".join(map(str, column)) for column in zip(*entries, strict=True)]
    return f"| `{cipher}` | {tier.replace('_', '-')} | {' | '.join(columns)} |"


def rows() -> list[str]:
    def place(key: tuple[str, str]) -> tuple[str, int, str]:
        cipher, tier = key
        return cipher, ORDER.index(tier.partition(",")[0]), tier

    found = kernels()
    return [row(*key, found[key]) for key in sorted(found, key=place)]


def test_the_page_has_the_kernels_of_the_sources() -> None:
    section = PAGE.partition("## Implementations\n")[2].partition("\n## ")[0]
    table = re.search(r"^\| cipher \| tier \|.*\n\|[-:|]+\|\n((?:\|.*\n)+)", section, re.MULTILINE)
    assert table is not None
    assert table[1].splitlines() == rows()


def test_every_kernel_is_in_a_list() -> None:
    """The names in the table's sources are those of the lists from which the library chooses."""
    for cipher in sorted({cipher for cipher, _ in kernels()}):
        listed = (WIDE / cipher / "list.c").read_text(encoding="utf-8")
        for path in (*WIDE.glob(f"{cipher}/x86/*.c"), *WIDE.glob(f"{cipher}/arm/*.c")):
            if not path.stem.startswith("schedule"):
                assert f"&broadside_{cipher}_{path.stem}" in listed, path


def cells(header: str) -> list[list[str]]:
    """The cells of the table that has this header."""
    table = PAGE.partition(f"\n{header}\n")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines()[1:]]


def test_the_page_has_every_cipher() -> None:
    """The first table has the sizes of each cipher; the last one has its portable functions."""
    ciphers = [c for c in _core.cipher_facts() if not c.name.endswith("_table")]
    table = cells("| name | block bytes | key bytes | source |")
    assert [name for name, *_ in table] == [f"`{cipher.name}`" for cipher in ciphers]
    for (_, block, key, _), cipher in zip(table, ciphers, strict=True):
        sizes = [int(size) for size in re.findall(r"\b\d+\b", re.sub(r"\(.*?\)", "", key))]
        if "steps of" in key:
            first, last, step = sizes
            sizes = list(range(first, last + 1, step))
        assert (int(block), sizes) == (cipher.block_bytes, list(cipher.key_bytes))
    portable = [
        name
        for row in cells("| portable functions | constant-time | tables |")
        for name in row[0].split(", ")
    ]
    assert sorted(portable) == sorted(f"`{cipher.name}`" for cipher in ciphers)
