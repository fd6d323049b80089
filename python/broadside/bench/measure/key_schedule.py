"""Measures single key schedules that take every key length of a cipher, in assembly or in C.

Their prototype is `void f(uint32_t *schedule, const uint8_t *key, uint32_t key_bytes)`. If the cipher has
tables that depend on the key, their addresses follow. The words written must be those that the C library
expands.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from broadside._core import CallResult, Simulator
from broadside.bench.calls import expanded, reference
from broadside.bench.calls.call import MAX_CYCLES, Place, one_behind_the_other
from broadside.bench.calls.memory import Buffer
from broadside.bench.kernels import compiler, program
from broadside.bench.kernels.kernel import IN_C, Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.kernels.program import Object
from broadside.bench.measure import cycles as measure
from broadside.bench.measure.cycles import RUNS, Measurement, VerificationError
from broadside.facts import registry

BENCHED_BITS = (128, 192, 256)


def routine(manifest: Manifest, kernel: Kernel) -> Kernel:
    """The key schedule that prepares `kernel`'s key argument: in assembly if its ISA has one, else in C.

    Raises KeyError if the cipher has none.
    """
    found = [k for k in manifest.kernels if k.isa == kernel.isa] + list(manifest.in_c)
    for entry in found:
        fits = (entry.mode, entry.cipher) == ("key_schedule", kernel.cipher)
        if fits and entry.direction in ("both", kernel.cipher_direction):
            words = words_of(kernel, kernel.key_bits)
            return replace(entry, isa=kernel.isa, key_bits=kernel.key_bits, words=words)
    raise KeyError(kernel.cipher)


def words_of(kernel: Kernel, key_bits: int) -> int:
    """Number of words of a key argument. All keys of one length have the same number."""
    key = bytes(reference.key_bytes(kernel.cipher, key_bits))
    return expanded.layout(kernel, key).count


def objects(root: Path, manifest: Manifest, kernel: Kernel) -> list[Object]:
    """The objects of the key schedule. Raises CheckError if it is in C and there is no compiler."""
    if kernel.method == IN_C:
        return [compiler.relocatable(root, kernel.room / kernel.source, kernel.isa)]
    return program.objects(manifest, kernel)


def measured(kernel: Kernel, parts: list[Object], machine: str, seed: int) -> Measurement:
    """The figure over random keys of one length, with cold caches. Raises VerificationError."""
    total = measure.Sum()
    for key in keys(kernel, seed):
        total.add(call(kernel, parts, machine, key))
    total.check_label(kernel, machine)
    return measure.measurement(kernel, machine, parts, total)


def keys(kernel: Kernel, seed: int) -> list[bytes]:
    """The random keys of a figure. The figure is the mean over them."""
    sources = [
        random.Random(f"{seed} {kernel.symbol} {kernel.key_bits} {run}") for run in range(RUNS)
    ]
    size = reference.key_bytes(kernel.cipher, kernel.key_bits)
    return [source.randbytes(size) for source in sources]


def routines(manifest: Manifest, only: str) -> list[Kernel]:
    """The assembly key schedules whose symbol contains `only`, for keys of 128, 192 and 256 bits."""
    return [
        replace(kernel, key_bits=bits)
        for kernel in manifest.kernels
        if kernel.takes_any_key
        and registry.contains(kernel.symbol, only)
        and manifest.has(kernel.assembly)
        for bits in BENCHED_BITS
    ]


def figures(
    manifest: Manifest, machines: Mapping[str, tuple[str, ...]], only: str, seed: int
) -> list[Measurement]:
    """The figures of assembly key schedules whose symbol contains `only`, for 128, 192 and 256 bits."""
    return [
        measured(kernel, program.objects(manifest, kernel), machine, seed)
        for kernel in routines(manifest, only)
        for machine in machines[kernel.isa]
    ]


def call(kernel: Kernel, parts: list[Object], machine: str, key: bytes) -> CallResult:
    """One call. Raises VerificationError if a word differs from the C library's word."""
    simulator = program.load(machine, parts)
    tables = expanded.place_tables(simulator, expanded.layout(kernel, key))
    place = one_behind_the_other(simulator)
    return run(kernel, simulator, tables, key, place, f"{kernel.symbol} on {machine}")


def run(
    kernel: Kernel,
    simulator: Simulator,
    tables: list[Buffer],
    key: bytes,
    place: Place,
    where: str,
) -> CallResult:
    """One call with its arguments at the addresses from `place`. Raises VerificationError."""
    wanted = expanded.layout(kernel, key)
    target, source = place("schedule", 4 * wanted.count, b""), place("key", len(key), key)
    addresses = tuple(table.address for table in tables)
    arguments = [target.address, source.address, len(key), *addresses]
    result = simulator.call(kernel.symbol, arguments, MAX_CYCLES, caches="cold", addresses=True)
    written = [target.read(), *(table.read() for table in tables)]
    expected = [(*addresses, *wanted.words), *wanted.tables]
    if written != [expanded.packed(words) for words in expected]:
        raise VerificationError(f"{where}: wrong words")
    if not (target.guards_hold() and source.guards_hold()):
        raise VerificationError(f"{where} writes outside its buffers")
    return result
