"""How fast the simulator itself runs."""

from __future__ import annotations

import random
import time

from broadside._core import CallResult
from broadside.bench import call, program, reference
from broadside.bench.manifest import Kernel, Manifest
from broadside.bench.measure import KeySchedules

MACHINE = "c6201"
BLOCKS = 512
SECONDS = 1.0


def simulated_cycles_per_second(manifest: Manifest) -> float:
    """Simulated cycles per second of wall time on a DES kernel, all checks on.

    The best of several calls, because the host is shared with other work.
    """
    kernel = _kernel(manifest)
    schedules = KeySchedules(manifest, MACHINE)
    best, deadline = 0.0, time.perf_counter() + SECONDS
    while time.perf_counter() < deadline or best == 0.0:
        best = max(best, _once(manifest, schedules, kernel))
    return best


def _kernel(manifest: Manifest) -> Kernel:
    wanted = ("des", "cbc", "encrypt")
    return next(
        (k for k in manifest.kernels if (k.cipher, k.mode, k.direction) == wanted),
        manifest.kernels[0],
    )


def _once(manifest: Manifest, schedules: KeySchedules, kernel: Kernel) -> float:
    simulator = program.load(MACHINE, program.objects(manifest, kernel))
    elapsed = 0.0

    class Timed(call.Setting):
        def call(self, *arguments: int) -> CallResult:
            nonlocal elapsed
            start = time.perf_counter()
            result = super().call(*arguments)
            elapsed = time.perf_counter() - start
            return result

    setting = Timed(
        kernel=kernel,
        simulator=simulator,
        prepare=lambda target, key: schedules.prepare(kernel, target, key),
        blocks=BLOCKS * 8 // reference.block_bytes(kernel.cipher),
        random=random.Random(0),
    )
    outcome = call.run(setting)
    if not outcome.verified:
        raise RuntimeError(f"{kernel.symbol}: wrong output")
    return outcome.result.cycles / elapsed
