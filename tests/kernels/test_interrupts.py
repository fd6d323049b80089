"""What the kernels' sources and the bench say of interrupts is what interrupts do."""

from __future__ import annotations

from pathlib import Path

import interrupted
import pytest

from broadside.bench import compiled, measure, reference
from broadside.bench import manifest as manifests
from broadside.bench.manifest import Kernel
from broadside.bench.results import FLAT

MANIFEST_ROOT = Path(__file__).parents[2]
MANIFEST = manifests.load(MANIFEST_ROOT)
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


ROUTINES = [
    kernel
    for kernel in MANIFEST.kernels
    if kernel.assembly.exists() and not kernel.mode.startswith("tdm")
]
BLOCKS = 2


def survey(kernel: Kernel) -> interrupted.Survey:
    machine = FLAT[kernel.isa]
    if kernel.mode != "key_schedule":
        return interrupted.survey(MANIFEST, kernel, machine, BLOCKS)
    size = reference.key_bytes(kernel.cipher, kernel.key_bits)
    if kernel.input is not None:
        size = 4 * (MANIFEST.by_symbol(kernel.input).words or 0)
    return interrupted.survey_key_schedule(MANIFEST, kernel, machine, bytes(range(size)))


@pytest.mark.parametrize("kernel", ROUTINES, ids=lambda kernel: kernel.symbol)
def test_a_routine_marked_interruptible_survives_an_interrupt_in_every_cycle(
    kernel: Kernel,
) -> None:
    """The others do not: their mark is no idle caution."""
    found = survey(kernel)
    assert found.verified
    assert found.taken
    assert found.result.interruptible is not bool(found.wrong)
    assert found.longest_harm <= found.result.max_uninterruptible


@pytest.mark.oracle
@pytest.mark.skipif(compiled.missing() is not None, reason=str(compiled.missing()))
@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
@pytest.mark.parametrize("isa", FLAT)
def test_c_through_gcc_is_interruptible(isa: str, direction: str) -> None:
    """GCC writes single assignment: every routine of the C column says so, and survives."""
    for cipher, module in reference.MODULES.items():
        found = interrupted.survey_in_c(MANIFEST_ROOT, isa, module, direction)
        assert found.verified, cipher
        assert found.result.interruptible, cipher
        assert len(found.taken) > found.result.cycles / 2, cipher
        assert not found.wrong, cipher
