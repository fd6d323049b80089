"""The port bound of a kernel, from counted instructions and data/ports.toml."""

import importlib.machinery
import importlib.util
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "bench" / "port-bounds"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("port_bounds", str(SCRIPT))
    spec = importlib.util.spec_from_loader("port_bounds", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("counts", "bound"),
    [
        (
            {("vaesenc", "%zmm1,%zmm0,%zmm0"): 10, ("vpxord", "%zmm1,%zmm0,%zmm0"): 4},
            (10, "port 0"),
        ),
        ({("vpxord", "%zmm1,%zmm0,%zmm0"): 7}, (3.5, "both ports")),
        # Two micro-operations on port 5, and one on either.
        ({("vpermi2b", "%zmm2,%zmm1,%zmm0"): 3}, (6, "port 5")),
        # A part from memory is inserted by either port.
        ({("vinserti128", "$0x1,%xmm1,%ymm0,%ymm0"): 4}, (4, "port 5")),
        ({("vinserti128", "$0x1,(%rax),%ymm0,%ymm0"): 4}, (2, "both ports")),
        ({("vmovdqu64", "(%rax),%zmm0"): 6}, (3, "loads")),
        ({("vmovdqu64", "%zmm0,(%rax)"): 6}, (6, "stores")),
        ({("vmovdqa64", "%zmm0,%zmm1"): 9, ("add", "%rax,%rbx"): 9}, (0, "port 0")),
    ],
)
def test_the_busiest_port_decides(
    script: ModuleType, counts: dict[tuple[str, str], int], bound: tuple[float, str]
) -> None:
    assert script.bound(Counter(counts), script.read_ports()) == bound


def test_an_unknown_instruction_is_named(script: ModuleType) -> None:
    with pytest.raises(SystemExit, match=r"ports\.toml lacks vpdpbusd"):
        script.bound(Counter({("vpdpbusd", "%zmm1,%zmm0,%zmm0"): 1}), script.read_ports())


def test_no_instruction_has_two_ports_of_its_own(script: ModuleType) -> None:
    ports = script.read_ports()
    own = [set(ports[kind]) for kind in ("port0", "port5", "insertion", "neither")]
    assert sum(map(len, own)) == len(set().union(*own))
