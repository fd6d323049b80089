"""Measures the speed of the simulator itself."""

from __future__ import annotations

import random
import time

from broadside._core import CallResult
from broadside.bench.calls import call
from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest
from broadside.bench.measure.cycles import KeySchedules

MACHINE = "c6201"
BLOCKS = 256
CALLS = 16
"""Calls on one simulator. They are enough for it to translate the loops into code of the host."""
SECONDS = 1.0


def simulated_cycles_per_second(manifest: Manifest) -> float:
    """Simulated cycles per second of wall time on a DES kernel, with all checks on.

    The best of several measurements counts, because the host also does other work.
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
    """The best rate of a few calls on one simulator. The output of the first call is checked.

    The first call decodes the code. The next ones run it, and the last ones run it as code of the host.
    """
    simulator = program.load(MACHINE, program.objects(manifest, kernel))
    calls: list[list[int]] = []

    class Noted(call.Setting):
        def call(self, *arguments: int) -> CallResult:
            calls.append(list(arguments))
            return super().call(*arguments)

    setting = Noted(
        kernel=kernel,
        simulator=simulator,
        prepare=lambda target, key: schedules.prepare(kernel, target, key),
        blocks=BLOCKS,
        random=random.Random(0),
    )
    if not call.run(setting).verified:
        raise RuntimeError(f"{kernel.symbol}: wrong output")
    best = 0.0
    for _ in range(CALLS):
        start = time.perf_counter()
        result = simulator.call(kernel.symbol, calls[-1], call.MAX_CYCLES)
        best = max(best, result.cycles / (time.perf_counter() - start))
    return best
