"""Constant-time kernels reveal nothing of key and data; table lookups do, on machines with caches."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from broadside._core import CallResult, Simulator, assemble
from broadside.bench.calls import reference
from broadside.bench.calls.call import MAX_CYCLES
from broadside.bench.calls.memory import allocate
from broadside.bench.calls.sightings import Sightings
from broadside.bench.kernels import manifest as manifests
from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.measure import cycles as measure
from broadside.bench.measure import key_schedule

MANIFEST = manifests.load(Path(__file__).parents[3])
ROUTINES = [
    kernel
    for kernel in MANIFEST.kernels
    if MANIFEST.has(kernel.assembly) and not kernel.mode.startswith("tdm")
]
FLAT = {"c62x": "c62x-flat", "c64x": "c64x-flat"}
CACHED = {"c62x": "c6211", "c64x": "c6416"}
MACHINES = {"c62x": ("c62x-flat", "c6201", "c6211"), "c64x": ("c64x-flat", "c6416")}
RUNS = 12
BLOCKS = 3


def sightings(kernel: Kernel, machine: str) -> Sightings:
    """Calls with cold caches, each on another random key and text."""
    found = Sightings()
    for run in range(RUNS):
        source = random.Random(f"timing {kernel.symbol} {run}")
        found.add(key_schedule_call(kernel, machine, source) or text_call(kernel, machine, source))
    return found


def text_call(kernel: Kernel, machine: str, source: random.Random) -> CallResult:
    calls = measure.Calls(MANIFEST, kernel, machine)
    return calls.run("timing", source, BLOCKS, caches="cold")


def key_schedule_call(kernel: Kernel, machine: str, source: random.Random) -> CallResult | None:
    if kernel.mode != "key_schedule":
        return None
    size = reference.key_bytes(kernel.cipher, kernel.key_bits)
    if kernel.takes_any_key:
        parts = program.objects(MANIFEST, kernel)
        return key_schedule.call(kernel, parts, machine, source.randbytes(size))
    if kernel.input is not None:
        size = 4 * (MANIFEST.by_symbol(kernel.input).words or 0)
    simulator = program.load(machine, program.objects(MANIFEST, kernel))
    key = allocate(simulator, size, data=source.randbytes(size))
    words = allocate(simulator, 4 * (kernel.words or 0))
    arguments = [words.address, key.address]
    return simulator.call(kernel.symbol, arguments, MAX_CYCLES, addresses=True)


@pytest.mark.parametrize(
    "kernel",
    [
        pytest.param(kernel, id=kernel.symbol, marks=() if number % 4 == 0 else pytest.mark.matrix)
        for number, kernel in enumerate(ROUTINES)
    ],
)
def test_time_and_addresses_are_as_labelled(kernel: Kernel) -> None:
    found = {machine: sightings(kernel, machine) for machine in MACHINES[kernel.isa]}
    if kernel.constant_time:
        assert all(seen.constant for seen in found.values())
        return
    assert found[FLAT[kernel.isa]].equal_time
    if kernel.mode != "key_schedule":
        assert not any(seen.equal_addresses for seen in found.values())
        assert not found[CACHED[kernel.isa]].equal_time


def test_rc6_serpent_and_bitsliced_des_are_labelled() -> None:
    labelled = {(kernel.cipher, kernel.method) for kernel in ROUTINES if kernel.constant_time}
    known = {("rc6", "arithmetic"), ("serpent", "boolean")}
    assert labelled == known | {("des", "bitslice"), ("3des", "bitslice")}
    for kernel in ROUTINES:
        assert kernel.constant_time is ((kernel.cipher, kernel.method) in labelled), kernel.symbol


def test_a_false_label_gives_no_figure() -> None:
    kernel = replace(MANIFEST.by_symbol("rijndael_encrypt_block"), constant_time=True)
    with pytest.raises(measure.VerificationError, match="key or data show in its addresses"):
        measure.measure(MANIFEST, kernel, "c62x-flat", 1)
    with pytest.raises(measure.VerificationError, match="key or data show in its time"):
        measure.measure(MANIFEST, kernel, "c6211", 1)


BODIES = {
    "address": "  ADD .S1 A4,A6,A4\n  LDW .D1T1 *A4,A5\n  NOP 4",
    "store": "  ADD .S1 A4,A6,A4\n  STW .D1T1 A5,*A4\n  NOP 4",
    "skipped load": "  MV .L1 A6,A1\n  [A1] LDW .D1T1 *A4,A5\n  NOP 4",
    "branch": "  MV .L1 A6,A1\n  [A1] B .S1 there\n  NOP 5\n  NOP\nthere: NOP",
    "equal branch": "  MV .L1 A6,A1\n  [A1] B .S1 there\n  NOP 5\n  B .S1 end\n  NOP 5\n"
    "there: B .S1 end\n  NOP 5\nend: NOP",
    "value": "  MPY .M1 A6,A6,A5\n  LDW .D1T1 *A4,A5\n  NOP 4",
}


SHOWN = {
    "address": (True, 2, 1),
    "store": (True, 2, 1),
    "skipped load": (True, 2, 1),
    "branch": (False, 1, 2),
    "equal branch": (True, 1, 2),
    "value": (True, 1, 1),
}
"""Equal time, different data and program digests; on flat memory."""


@pytest.mark.parametrize("name", BODIES)
def test_the_digests_tell_what_depends_on_a_secret(name: str) -> None:
    body = f" .global routine\n .text\nroutine:\n{BODIES[name]}\n  B .S2 B3\n  NOP 5\n"
    found = Sightings()
    for secret in (0, 4):
        simulator = Simulator("c62x-flat")
        simulator.load([assemble(body, name, "c62x")])
        place = simulator.allocate(8)
        found.add(simulator.call("routine", [place, 0, secret], 100, addresses=True))
    seen = (found.equal_time, len(found.data), len(found.program))
    assert seen == SHOWN[name]
