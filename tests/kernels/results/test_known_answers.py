"""The finalists' routines on one block and on many against published known answers.

In files with a key for each line, every eighth key is tried. Keys with many texts are tried with all
of them; routines on many blocks get them in one call.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from broadside.bench.calls import expanded, reference
from broadside.bench.calls.memory import allocate
from broadside.bench.kernels import manifest as manifests
from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import Kernel
from broadside.facts import registry

MANIFEST = manifests.load(Path(__file__).parents[3])
VECTORS = Path(__file__).parents[2] / "vectors"
CIPHERS = registry.finalists()
KERNELS = [k for k in MANIFEST.kernels if k.cipher in CIPHERS and k.mode in ("single", "multi")]
FLAT = {"c62x": "c62x-flat", "c64x": "c64x-flat"}
ENDINGS = ("kat", "tbl", "fips-197", "paper")
EVERY, MANY = 8, 16
BLOCK = 16
LIMIT = 10_000_000

Answers = dict[bytes, list[tuple[bytes, bytes]]]
"""Plaintexts and ciphertexts by key."""


@cache
def answers(cipher: str, key_bits: int) -> Answers:
    """The known answers in ECB under keys of that length."""
    found: Answers = {}
    for ending in ENDINGS:
        path = VECTORS / f"{reference.library(cipher)}-{ending}.txt"
        if path.exists():
            taken = _in_ecb(path, key_bits)
            few = [key for key, texts in taken.items() if len(texts) < MANY]
            for key in {*few[::EVERY], *(taken.keys() - set(few))}:
                found.setdefault(key, []).extend(taken[key])
    return found


def _in_ecb(path: Path, key_bits: int) -> Answers:
    lines = [line.split() for line in path.read_text("utf-8").splitlines() if line[0] != "#"]
    rows = [
        (bytes.fromhex(key), bytes.fromhex(plain), bytes.fromhex(ciphertext))
        for _, mode, key, _, plain, ciphertext in lines
        if mode == "ecb" and 4 * len(key) == key_bits
    ]
    rows.sort(key=lambda row: row[0])
    return {
        key: [(plain, ciphertext) for _, plain, ciphertext in group]
        for key, group in groupby(rows, key=lambda row: row[0])
    }


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.symbol)
def test_known_answers(kernel: Kernel) -> None:
    known = answers(kernel.cipher, kernel.key_bits)
    assert len(known) >= MANY
    for key, texts in known.items():
        plain, ciphertext = (b"".join(part) for part in zip(*texts, strict=True))
        given, expected = (plain, ciphertext)[:: 1 if kernel.direction == "encrypt" else -1]
        assert transformed(kernel, key, given) == expected


def transformed(kernel: Kernel, key: bytes, data: bytes) -> bytes:
    """The text that the routine makes of another."""
    simulator = program.load(FLAT[kernel.isa], program.objects(MANIFEST, kernel))
    schedule = expanded.place(simulator, kernel, key).address
    if kernel.mode == "multi":
        source, target = allocate(simulator, len(data), data=data), allocate(simulator, len(data))
        count = len(data) // BLOCK
        simulator.call(kernel.symbol, [target.address, source.address, count, schedule], LIMIT)
        return target.read()
    block, out = allocate(simulator, BLOCK), b""
    for start in range(0, len(data), BLOCK):
        block.write(data[start : start + BLOCK])
        simulator.call(kernel.symbol, [block.address, schedule], LIMIT)
        out += block.read()
    return out
