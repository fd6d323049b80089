"""Key schedules alone: for every cipher, key length and ISA, their words equal the C library's."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from broadside.bench.calls import reference
from broadside.bench.kernels import compiler, manifest
from broadside.bench.kernels.kernel import IN_C, Kernel
from broadside.bench.kernels.program import Object
from broadside.bench.measure import key_schedule
from broadside.bench.measure.cycles import VerificationError
from broadside.facts import machines, registry

ROOT = Path(__file__).parents[3]
VECTORS = ROOT / "tests" / "vectors"
MANIFEST = manifest.load(ROOT)
MACHINES = machines.by_isa()
CIPHERS = registry.finalists()
KNOWN_ANSWERS = ("fips-197", "paper", "kat", "key-lengths")
"""Published files of single blocks."""
PUBLISHED_KEYS = 12
"""Keys of each length that a cipher's files of vectors have."""
IN_ASSEMBLY = [k for k in MANIFEST.kernels if k.mode == "key_schedule" and k.cipher in CIPHERS]
ROUTINES = [*IN_ASSEMBLY, *(replace(k, isa=isa) for k in MANIFEST.in_c for isa in MACHINES)]
needs_gcc = pytest.mark.skipif(
    compiler.missing() is not None, reason="no GCC for tic6x: run `make toolchain-gcc`"
)


def marked(routine: Kernel) -> ParameterSet:
    marks = [pytest.mark.oracle, needs_gcc] if routine.method == IN_C else []
    return pytest.param(routine, marks=marks, id=f"{routine.symbol} {routine.isa}")


PARAMETERS = [marked(routine) for routine in ROUTINES]


@cache
def objects(routine: Kernel) -> list[Object]:
    return key_schedule.objects(ROOT, MANIFEST, routine)


@cache
def published_keys(cipher: str) -> dict[int, list[bytes]]:
    """Keys of the published files by their length in bytes; the C library gives each vector too."""
    module = reference.library(cipher)
    found: dict[int, list[bytes]] = {}
    for path in (p for name in KNOWN_ANSWERS for p in sorted(VECTORS.glob(f"{module}-{name}.txt"))):
        for line in path.read_text().splitlines():
            fields = line.split()
            if fields[:2] != [module, "ecb"] or len(fields) != 6:
                continue
            key, plain, wanted = (bytes.fromhex(fields[i]) for i in (2, 4, 5))
            keys = found.setdefault(len(key), [])
            if key not in keys and len(keys) < PUBLISHED_KEYS:
                assert reference.transform(cipher, "encrypt", key, plain) == wanted
                keys.append(key)
    return found


def keys_of(cipher: str, size: int) -> list[bytes]:
    """Published, random and extreme keys of a length in bytes."""
    source = random.Random(f"{cipher} {size}")
    return [
        *published_keys(cipher).get(size, []),
        *(source.randbytes(size) for _ in range(8)),
        *(bytes(size), bytes([255]) * size),
    ]


def test_every_cipher_and_direction_has_one() -> None:
    for kernel in MANIFEST.kernels:
        if kernel.cipher in CIPHERS and kernel.mode != "key_schedule":
            routine = key_schedule.routine(MANIFEST, kernel)
            assert routine.direction in ("both", kernel.cipher_direction)
            assert (routine.isa, routine.key_bits) == (kernel.isa, kernel.key_bits)


@pytest.mark.parametrize("cipher", CIPHERS)
def test_there_are_published_keys_of_every_length(cipher: str) -> None:
    assert set(published_keys(cipher)) == set(reference.key_lengths(cipher))
    assert all(len(keys) == PUBLISHED_KEYS for keys in published_keys(cipher).values())


@pytest.mark.parametrize("routine", PARAMETERS)
def test_words_are_those_of_the_library(routine: Kernel) -> None:
    for size in reference.key_lengths(routine.cipher):
        sized = replace(routine, key_bits=8 * size)
        for number, key in enumerate(keys_of(routine.cipher, size)):
            machines = MACHINES[routine.isa]
            machine = machines[number % len(machines)]
            key_schedule.call(sized, objects(routine), machine, key)


@pytest.mark.parametrize("routine", PARAMETERS)
def test_the_constant_time_label_holds(routine: Kernel) -> None:
    for machine in MACHINES[routine.isa]:
        sized = replace(routine, key_bits=256)
        key_schedule.measured(sized, objects(routine), machine, seed=2)  # raises if it does not


@pytest.mark.oracle
@needs_gcc
def test_a_false_label_and_wrong_words_are_noticed() -> None:
    of_mars = next(k for k in MANIFEST.in_c if k.cipher == "mars")
    routine = replace(of_mars, isa="c62x", key_bits=128)
    with pytest.raises(VerificationError, match="labelled constant-time"):
        labelled = replace(routine, constant_time=True)
        key_schedule.measured(labelled, objects(routine), "c6201", seed=2)
    wrong = replace(routine, cipher="rc6")  # MARS's code, RC6's words
    with pytest.raises(VerificationError, match="wrong words"):
        key_schedule.call(wrong, objects(routine), "c6201", bytes(16))
