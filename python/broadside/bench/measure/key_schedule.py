"""Key schedules that serve every key length of a cipher, in assembly or in C, called by themselves.

Their prototype is `void f(uint32_t *schedule, const uint8_t *key, uint32_t key_bytes)`, followed by the
addresses of the tables that depend on the key, where the cipher has such. What they write must be what the
C library expands, word for word.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from broadside._core import CallResult
from broadside.bench.calls import expanded, reference
from broadside.bench.calls.call import MAX_CYCLES
from broadside.bench.calls.memory import allocate
from broadside.bench.kernels import compiler, program
from broadside.bench.kernels.manifest import IN_C, Kernel, Manifest
from broadside.bench.kernels.program import Object
from broadside.bench.measure import cycles as measure
from broadside.bench.measure.cycles import Measurement, VerificationError

BENCHED_BITS = (128, 192, 256)


def routine(manifest: Manifest, kernel: Kernel) -> Kernel:
    """The one that prepares `kernel`'s key argument: in assembly where there is one for its ISA, else in C.

    Raises KeyError where the cipher has none.
    """
    found = [k for k in manifest.kernels if k.isa == kernel.isa] + list(manifest.in_c)
    for entry in found:
        fits = (entry.mode, entry.cipher) == ("key_schedule", kernel.cipher)
        if fits and entry.direction in ("both", kernel.cipher_direction):
            words = words_of(kernel, kernel.key_bits)
            return replace(entry, isa=kernel.isa, key_bits=kernel.key_bits, words=words)
    raise KeyError(kernel.cipher)


def words_of(kernel: Kernel, key_bits: int) -> int:
    """Words of a key argument; they are as many for every key of one length."""
    key = bytes(reference.key_bytes(kernel.cipher, key_bits))
    return expanded.layout(kernel, key).count


def objects(root: Path, manifest: Manifest, kernel: Kernel) -> list[Object]:
    """The key schedule's objects; raises CheckError where it is in C and there is no compiler."""
    if kernel.method == IN_C:
        return [compiler.relocatable(root, kernel.room / kernel.source, kernel.isa)]
    return program.objects(manifest, kernel)


def measured(kernel: Kernel, parts: list[Object], machine: str, seed: int) -> Measurement:
    """Its figure over random keys of its length, from cold caches; raises VerificationError."""
    total = measure.Sum()
    for run in range(measure.RUNS):
        source = random.Random(f"{seed} {kernel.symbol} {kernel.key_bits} {run}")
        key = source.randbytes(reference.key_bytes(kernel.cipher, kernel.key_bits))
        total.add(call(kernel, parts, machine, key))
    total.check_label(kernel, machine)
    return measure.measurement(kernel, machine, parts, total)


def figures(
    manifest: Manifest, machines: Mapping[str, tuple[str, ...]], only: str, seed: int
) -> list[Measurement]:
    """Of every routine in assembly whose symbol contains `only`, with keys of 128, 192 and 256 bits."""
    return [
        measured(sized, parts, machine, seed)
        for kernel in manifest.kernels
        if kernel.takes_any_key and only in kernel.symbol and kernel.assembly.is_file()
        for parts in [program.objects(manifest, kernel)]
        for sized in [replace(kernel, key_bits=bits) for bits in BENCHED_BITS]
        for machine in machines[kernel.isa]
    ]


def call(kernel: Kernel, parts: list[Object], machine: str, key: bytes) -> CallResult:
    """One call; raises VerificationError where a word is not the C library's."""
    simulator = program.load(machine, parts)
    wanted = expanded.layout(kernel, key)
    tables = expanded.place_tables(simulator, wanted)
    target, source = allocate(simulator, 4 * wanted.count), allocate(simulator, len(key), data=key)
    addresses = tuple(table.address for table in tables)
    arguments = [target.address, source.address, len(key), *addresses]
    result = simulator.call(kernel.symbol, arguments, MAX_CYCLES, caches="cold", addresses=True)
    written = [target.read(), *(table.read() for table in tables)]
    expected = [(*addresses, *wanted.words), *wanted.tables]
    if written != [expanded.packed(words) for words in expected]:
        raise VerificationError(f"{kernel.symbol} on {machine}: wrong words")
    if not (target.guards_hold() and source.guards_hold()):
        raise VerificationError(f"{kernel.symbol} on {machine} writes outside its buffers")
    return result
