"""The port bound of a kernel, from counted instructions and data/ports."""

from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "bench" / "port-bounds"


GOLDEN_COVE, ZEN4 = "Intel Golden Cove", "AMD Zen 4"


def processor(script: ModuleType, name: str) -> object:
    return next(p for p in script.processors() if p.name == name)


@pytest.mark.parametrize(
    ("name", "counts", "bound"),
    [
        (
            GOLDEN_COVE,
            {("vaesenc", "%zmm1,%zmm0,%zmm0"): 10, ("vpxord", "%zmm1,%zmm0,%zmm0"): 4},
            (10, "port 0"),
        ),
        (GOLDEN_COVE, {("vpxord", "%zmm1,%zmm0,%zmm0"): 7}, (3.5, "all ports")),
        # Two micro-operations on port 5, and one on either.
        (GOLDEN_COVE, {("vpermi2b", "%zmm2,%zmm1,%zmm0"): 3}, (6, "port 5")),
        # A part from memory is inserted by either port.
        (GOLDEN_COVE, {("vinserti128", "$0x1,%xmm1,%ymm0,%ymm0"): 4}, (4, "port 5")),
        (GOLDEN_COVE, {("vinserti128", "$0x1,(%rax),%ymm0,%ymm0"): 4}, (2, "all ports")),
        (GOLDEN_COVE, {("vmovdqu64", "(%rax),%zmm0"): 6}, (3, "loads")),
        (GOLDEN_COVE, {("vmovdqu64", "%zmm0,(%rax)"): 6}, (6, "stores")),
        (GOLDEN_COVE, {("vmovdqa64", "%zmm0,%zmm1"): 9, ("add", "%rax,%rbx"): 9}, (0, "port 0")),
        # 512 bits take two cycles of a pipe, a load or a store.
        (ZEN4, {("vpxord", "%zmm1,%zmm0,%zmm0"): 8}, (4, "all ports")),
        (ZEN4, {("vpxor", "%ymm1,%ymm0,%ymm0"): 8}, (2, "all ports")),
        (ZEN4, {("vmovdqu64", "(%rax),%zmm0"): 6}, (6, "loads")),
        (ZEN4, {("vmovdqu64", "%zmm0,(%rax)"): 6}, (12, "stores")),
        # Rotations and permutations share one of their two pipes each; rotations and shifts none.
        (
            ZEN4,
            {("vprold", "$0x1,%zmm1,%zmm0"): 6, ("vpermb", "%zmm2,%zmm1,%zmm0"): 6},
            (8, "port 0+1+2"),
        ),
        (
            ZEN4,
            {("vprold", "$0x1,%zmm1,%zmm0"): 6, ("vpslld", "$0x1,%zmm1,%zmm0"): 5},
            (6, "port 0+1"),
        ),
    ],
)
def test_the_busiest_ports_decide(
    script: ModuleType,
    name: str,
    counts: dict[tuple[str, str], int],
    bound: tuple[float, str],
) -> None:
    assert script.bound(Counter(counts), processor(script, name)) == bound


def test_an_unknown_instruction_is_named(script: ModuleType) -> None:
    with pytest.raises(SystemExit, match=r"data/ports: AMD Zen 4 lacks vpdpbusd"):
        script.bound(Counter({("vpdpbusd", "%zmm1,%zmm0,%zmm0"): 1}), processor(script, ZEN4))


def test_all_processors_know_the_same_instructions(script: ModuleType) -> None:
    known = [set(processor.operations) for processor in script.processors()]
    assert len(known) == 2
    assert known[0] == known[1]


def test_each_row_names_ports_of_its_processor(script: ModuleType) -> None:
    for processor in script.processors():
        for operation in (one for several in processor.operations.values() for one in several):
            assert operation.ports | operation.from_memory <= set(processor.ports)
