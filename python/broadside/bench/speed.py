"""How fast the simulator itself runs."""

from __future__ import annotations

import random
import time

from broadside._core import CallResult
from broadside.bench import call, program
from broadside.bench.manifest import Kernel, Manifest
from broadside.bench.measure import KeySchedules

MACHINE = "c6201"
BLOCKS = 256
CALLS = 4
"""On one simulator, whose memory holds the data of each."""
SECONDS = 1.0


def simulated_cycles_per_second(manifest: Manifest) -> float:
    """Simulated cycles per second of wall time on a DES kernel, all checks on.

    The best of several calls, because the host is shared with other work.
    """
    kernel = _kernel(manifest)
    schedules = KeySchedules(manifest, MACHINE)
    best, deadline = 0.0, time.perf_counter() + SECONDS
    while time.perf_counter() < deadline or best == 0.0:
        best = max(best, _best_of_calls(manifest, schedules, kernel))
    return best


def _kernel(manifest: Manifest) -> Kernel:
    wanted = ("des", "cbc", "encrypt")
    return next(
        (k for k in manifest.kernels if (k.cipher, k.mode, k.direction) == wanted),
        manifest.kernels[0],
    )


def _best_of_calls(manifest: Manifest, schedules: KeySchedules, kernel: Kernel) -> float:
    """The best of a few calls on one simulator: the first one decodes the code that the others run."""
    simulator = program.load(MACHINE, program.objects(manifest, kernel))
    elapsed = 0.0

    class Timed(call.Setting):
        def call(self, *arguments: int) -> CallResult:
            nonlocal elapsed
            start = time.perf_counter()
            result = self.simulator.call(self.kernel.symbol, list(arguments), call.MAX_CYCLES)
            elapsed = time.perf_counter() - start
            return result

    setting = Timed(
        kernel=kernel,
        simulator=simulator,
        prepare=lambda target, key: schedules.prepare(kernel, target, key),
        blocks=BLOCKS,
        random=random.Random(0),
    )
    best = 0.0
    for _ in range(CALLS):
        outcome = call.run(setting)
        if not outcome.verified:
            raise RuntimeError(f"{kernel.symbol}: wrong output")
        best = max(best, outcome.result.cycles / elapsed)
    return best
