"""A new schedule of a file beside the one kept: every figure that the file takes part in, on the simulator.

The intervals of loops and the cycles of the text leave out what memory and interrupts cost.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import exp, log
from pathlib import Path

from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import MEASURED_MODES, Kernel
from broadside.bench.kernels.loops import Verdict
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure import compiled, cycles, key_schedule
from broadside.bench.measure.cycles import Measurement
from broadside.facts import machines

_LONGER = 1.01
"""A figure that grows by less is not worse: another place of the code in a cache does that too."""
_LONGER_WITH_CACHES = 1.001
"""The same for the mean of all figures of machines with caches.

Moving the schedules of mode_zero and mode_xor_chain for the C64x by one, two and four fetch packets changes
this mean by 0.0001 to 0.0007, and no figure of a machine without caches.
"""
_WAITS_LONGER = 1.25
"""The same for the longest wait of an interrupt."""
_SHORT_WAIT = 100
"""Cycles. A wait up to this length is never worse."""
_SEED = 1

Figures = dict[tuple[str, int, str], Measurement]
"""For each symbol, length of the key in bits, and machine."""


def compare(kernels: Manifest, path: Path, made: str) -> tuple[Verdict, str]:
    """Compares the schedule `made` of the file with the schedule kept; if it is slower, also says where.

    It is worse if one figure takes a hundredth more cycles, if those of machines without caches take more on
    average, if those of machines with caches take a thousandth more on average, if interrupts must now be
    disabled, or if an interrupt may wait a quarter longer, and over 100 cycles. If all figures together take
    fewer, it is better. If they take more, it is only as good. Raises VerificationError if an output is
    wrong.
    """
    kept = _figures(kernels, path)
    found = _figures(replace(kernels, made={**kernels.made, path: made}), path)
    why = next(worse(kept, found), "")
    if why:
        return Verdict.WORSE, why
    mean = _ratio(kept, found)
    if mean < 1:
        return Verdict.BETTER, ""
    return Verdict.EQUAL, _told(mean, "its figures") if mean > 1 else ""


def worse(kept: Figures, found: Figures) -> Iterator[str]:
    """What the figures `found` make worse than `kept`, which has the same keys."""
    for (symbol, bits, machine), old in kept.items():
        new = found[symbol, bits, machine]
        where = f"{symbol}, {bits} bits, on the {machine}"
        if new.cycles > _LONGER * old.cycles:
            yield f"{new.cycles:,.0f} cycles instead of {old.cycles:,.0f} in {where}"
        if not old.interruptible:  # the caller disables interrupts, so they wait for the whole call
            continue
        if not new.interruptible:
            yield f"interrupts must be disabled in {where}"
        if new.max_uninterruptible > max(_SHORT_WAIT, _WAITS_LONGER * old.max_uninterruptible):
            waits = f"{new.max_uninterruptible} cycles instead of {old.max_uninterruptible}"
            yield f"an interrupt may wait {waits} in {where}"
    for caches, most in ((False, 1.0), (True, _LONGER_WITH_CACHES)):
        mean = _ratio({at: old for at, old in kept.items() if _has_caches(at[2]) is caches}, found)
        if mean > most:
            yield _told(mean, f"its figures {'with' if caches else 'without'} caches")


def _told(mean: float, figures: str) -> str:
    return f"{figures} take {mean:.4f} of the cycles on average"


def _has_caches(machine: str) -> bool:
    return any(one.name == machine and one.has_caches for one in machines.benched())


def _ratio(kept: Figures, found: Figures) -> float:
    """The cycles of the figures `found` divided by those of `kept`: the geometric mean."""
    ratios = [found[at].cycles / old.cycles for at, old in kept.items()]
    return exp(sum(map(log, ratios)) / len(ratios)) if ratios else 1


def _figures(kernels: Manifest, path: Path) -> Figures:
    """The figures of all kernels that run code of the file, or take keys that such code prepares."""
    found: list[Measurement] = []
    offered = {isa for isa in kernels.rooms if program.is_offered(kernels, path, isa)}
    for kernel in kernels.kernels:
        if kernel.isa in offered and kernel.mode in MEASURED_MODES and _runs(kernels, kernel, path):
            for machine in compiled.machines_of(kernel):
                found += cycles.measure(kernels, kernel, machine, _SEED)
    for kernel in key_schedule.routines(kernels, ""):
        if kernel.isa in offered and _runs(kernels, kernel, path):
            parts = program.objects(kernels, kernel)
            found += [
                key_schedule.measured(kernel, parts, machine, _SEED)
                for machine in compiled.MACHINES[kernel.isa]
            ]
    return {(one.kernel.symbol, one.kernel.key_bits, one.machine): one for one in found}


def _runs(kernels: Manifest, kernel: Kernel, path: Path) -> bool:
    parts = program.all_objects(kernels, kernel)
    return parts is not None and any(part.path == path for part in parts)
