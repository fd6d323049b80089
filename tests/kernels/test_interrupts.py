"""What the kernels' sources say of interrupts is what the simulator finds."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside.bench import manifest as manifests
from broadside.bench import measure
from broadside.bench.manifest import Kernel
from broadside.bench.results import FLAT

MANIFEST = manifests.load(Path(__file__).parents[2])
KERNELS = [
    kernel
    for kernel in MANIFEST.kernels
    if kernel.mode in ("core", "block", "ecb", "cbc", "cbc3", "single", "multi")
    and kernel.source.endswith(".sa")
    and kernel.assembly.exists()
]


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.symbol)
def test_the_source_says_whether_interrupts_must_be_disabled(kernel: Kernel) -> None:
    if not all(k.assembly.exists() for k in MANIFEST.schedule_chain(kernel)):
        pytest.skip("its key schedule is not scheduled yet")
    figure = measure.measure(MANIFEST, kernel, FLAT[kernel.isa], 1)[0]
    note = (kernel.room / kernel.source).read_text(encoding="utf-8").replace("\n; ", " ")
    assert ("interrupts disabled" in note) is not figure.interruptible
