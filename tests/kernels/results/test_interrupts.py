"""Interrupts do what the kernels' sources and the bench say of them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import interrupted
import pytest

from broadside.bench.calls import reference
from broadside.bench.kernels import manifest as manifests
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.measure import compiled, cost
from broadside.bench.measure import cycles as measure
from broadside.bench.measure.cycles import VerificationError
from broadside.bench.results.results import FLAT
from broadside.facts import registry
from broadside.facts.isa import instruction_table
from broadside.optimizer.interrupts.protect import survey as exposures

MANIFEST_ROOT = Path(__file__).parents[3]
MANIFEST = manifests.load(MANIFEST_ROOT)
KERNELS = [
    kernel
    for kernel in MANIFEST.kernels
    if kernel.mode in ("core", "block", "ecb", "cbc", "cbc3", "single", "multi")
    and kernel.source.endswith(".sa")
    and MANIFEST.has(kernel.assembly)
]


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.symbol)
def test_the_source_says_whether_interrupts_must_be_disabled(kernel: Kernel) -> None:
    if not all(MANIFEST.has(k.assembly) for k in MANIFEST.schedule_chain(kernel)):
        pytest.skip("its key schedule is not scheduled yet")
    figure = measure.measure(MANIFEST, kernel, FLAT[kernel.isa], 1)[0]
    note = (kernel.room / kernel.source).read_text(encoding="utf-8").replace("\n; ", " ")
    assert ("interrupts disabled" in note) is not figure.interruptible


ROUTINES = [
    kernel
    for kernel in MANIFEST.kernels
    if MANIFEST.has(kernel.assembly) and not kernel.mode.startswith("tdm")
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
    """The other kernels break under interrupts, so their mark is needed."""
    found = survey(kernel)
    assert found.verified
    assert found.taken
    assert found.result.interruptible is not bool(found.wrong)
    assert found.longest_harm <= found.result.max_uninterruptible


def test_a_routine_marked_falsely_gets_no_figure() -> None:
    """One kernel breaks, and one makes interrupts wait for longer than it says."""
    harmed = replace(MANIFEST.by_symbol("des_core"), interrupt_threshold=1000)
    with pytest.raises(VerificationError, match="labelled interruptible, but"):
        measure.measure(MANIFEST, harmed, "c62x-flat", 1)
    slow = replace(MANIFEST.by_symbol("rc6_cbc_encrypt"), interrupt_threshold=10)
    with pytest.raises(VerificationError, match=r"may wait \d\d cycles, labelled with 10"):
        measure.measure(MANIFEST, slow, "c62x-flat", 1)


@pytest.mark.matrix
def test_the_static_survey_agrees_with_the_manifest() -> None:
    """Code without the mark takes harm; code with the mark takes none."""
    for kernel in ROUTINES:
        if kernel.source.endswith(".sa") and kernel.mode in ("single", "cbc"):
            lines = kernel.assembly.read_text(encoding="utf-8").splitlines()
            table = instruction_table(kernel.isa)
            found = {e.routine: e for e in exposures(lines, kernel.symbol, table, {})}
            if kernel.symbol in found:
                claimed = kernel.interrupt_threshold is not None
                assert (found[kernel.symbol].harmful == 0) is claimed, kernel.symbol


GUIDE = MANIFEST_ROOT / "docs" / "guides" / "dsp-engineer.md"
SPLITS = re.findall(
    r"\| `(\w+)` \| (\d+) \| (\d+) % \| (\d+) \| (\d+) % \|", GUIDE.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("row", SPLITS, ids=lambda row: str(row[0]))
def test_the_guide_says_how_many_blocks_a_wait_allows(row: tuple[str, ...]) -> None:
    kernel = MANIFEST.by_symbol(row[0])
    for limit, blocks, price in ((2000, row[1], row[2]), (10000, row[3], row[4])):
        most = int(blocks)
        line = cost.measure(MANIFEST, kernel, "c6201", (1, most, most + 1))
        (_, fits), (_, exceeds) = line.samples[1:]
        assert fits <= limit < exceeds
        assert round(100 * line.intercept / (line.slope * most)) == int(price)


@pytest.mark.oracle
@pytest.mark.skipif(compiled.missing() is not None, reason=str(compiled.missing()))
@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
@pytest.mark.parametrize("isa", FLAT)
def test_c_through_gcc_is_interruptible(isa: str, direction: str) -> None:
    """GCC writes single assignment, so every routine of the C column is interruptible and survives."""
    for cipher, entry in registry.ciphers().items():
        found = interrupted.survey_in_c(MANIFEST_ROOT, isa, entry.library, direction)
        assert found.verified, cipher
        assert found.result.interruptible, cipher
        assert len(found.taken) > found.result.cycles / 2, cipher
        assert not found.wrong, cipher
