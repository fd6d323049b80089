"""Machines with caches: cold, warm or kept caches, stalls and misses, and faulty machine files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside import _core
from broadside._core import Simulator, assemble
from broadside.cli import main

LOAD = """
        .global f
        .text
f:      LDW   .D1T1 *A4,A4
        B     .S2   B3
        NOP         5
"""
CAUSES = {"bank", "l1p", "l1d_read", "write_buffer", "victim"}


def loaded(machine: str = "c6211", l2_cache: int | None = None) -> Simulator:
    simulator = Simulator(machine, l2_cache=l2_cache)
    simulator.load([assemble(LOAD, "f.asm", simulator.isa)])
    return simulator


def test_cold_calls_miss_and_warm_ones_do_not() -> None:
    simulator = loaded()
    address = simulator.allocate(4)
    cold = simulator.call("f", [address])
    assert (cold.stalls["l1p"], cold.stalls["l1d_read"]) == (5, 4)
    assert (cold.misses["l1p"], cold.misses["l1d_read"]) == (1, 1)
    assert cold.cycles == 7 + 9
    warm = simulator.call("f", [address], caches="warm")
    assert warm.cycles == 7
    assert not any(warm.stalls.values()) and not any(warm.misses.values())


def test_kept_caches_hold_what_earlier_calls_left() -> None:
    simulator = loaded()
    address = simulator.allocate(64, 64)
    simulator.call("f", [address])
    assert simulator.call("f", [address + 28], caches="keep").cycles == 7
    assert simulator.call("f", [address + 32], caches="keep").stalls["l1d_read"] == 4
    simulator.invalidate_caches()
    assert simulator.call("f", [address], caches="keep").cycles == 7 + 9
    assert simulator.call("f", [address]).cycles == 7 + 9


def test_a_warm_call_changes_memory_once() -> None:
    simulator = Simulator("c6211")
    count = "        .global f\n        .text\nf:      LDW .D1T1 *A4,A0\n        NOP 4\n"
    count += "        ADD .L1 1,A0,A0\n        STW .D1T1 A0,*A4\n        B .S2 B3\n        NOP 5\n"
    simulator.load([assemble(count, "f.asm", "c62x")])
    address = simulator.allocate(4)
    simulator.write(address, bytes(4))
    assert simulator.call("f", [address], caches="warm").stalls["l1d_read"] == 0
    assert simulator.read(address, 4) == (1).to_bytes(4, "little")


def test_causes_are_those_of_the_machine() -> None:
    assert set(loaded().call("f", [0x8000]).stalls) == CAUSES
    assert set(loaded("c6416").call("f", [0x8000]).stalls) == CAUSES | {
        "cross_path",
        "branch_target",
    }
    assert set(loaded("c62x-flat").call("f", [0x8000_0000]).stalls) == {"bank"}
    assert not any(loaded("c6201").call("f", [0x8000_0000]).misses.values())


def test_l2_cache_takes_the_end_of_its_memory() -> None:
    assert loaded().call("f", [0xFFFC]).return_value == 0
    smaller = loaded(l2_cache=0x4000)
    with pytest.raises(_core.SimulationError, match="no memory at 0x0000fffc"):
        smaller.call("f", [0xFFFC])
    external = smaller.call("f", [0x8000_0000])
    assert (external.misses["l2"], external.stalls["l1d_read"]) == (1, 4 + 40)
    all_cache = loaded(l2_cache=0x10000).call("f", [0x8000_1000])
    assert (all_cache.stalls["l1p"], all_cache.misses["l2"]) == (5 + 40, 2)
    with pytest.raises(ValueError, match=r"no cache of 12345 bytes; possible: 0, 16384"):
        Simulator("c6211", l2_cache=12345)
    with pytest.raises(ValueError, match="`c6201` has no L2"):
        Simulator("c6201", l2_cache=0)


def test_unknown_contents_of_caches_are_refused() -> None:
    with pytest.raises(ValueError, match='"cold", "warm" or "keep", not "tepid"'):
        loaded().call("f", [0], caches="tepid")


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("drain = 2", "drain = 2\nspeed = 3", "unknown field `speed`"),
        ("entries = 4", "entries = 0", "write_buffer: needs 1 to 64 entries"),
        ("line = 64, ways = 1", "line = 48, ways = 1", "l1p: size, line, ways and path"),
        ("size = 0x1000, line = 32", "size = 0x20, line = 32", "l1d: needs lines of 32 bytes"),
        ('memory = "l2"', 'memory = "l3"', "no memory `l3` at address 0"),
        ("cache = 0\n", "cache = 77\n", "no cache of 77 bytes"),
        ("banks = 4 ", "banks = 3 ", "l2: banks and bank_width must be powers of two"),
        ('overlap = "parallel"', 'overlap = "some"', "unknown variant `some`"),
    ],
)
def test_a_bad_description_is_refused(old: str, new: str, cause: str) -> None:
    table = _core.machine_table("c6211")
    assert old in table
    with pytest.raises(ValueError, match=cause):
        Simulator.from_table(table.replace(old, new, 1))


def test_the_command_prints_stalls_and_misses(tmp_path: Path) -> None:
    source = tmp_path / "f.asm"
    source.write_text(LOAD)
    arguments = ["call", str(source), "f", "zero:4", "--machine", "c6211"]
    cold = CliRunner().invoke(main, arguments)
    assert cold.exit_code == 0
    assert "4 l1d_read, 5 l1p" in cold.output and "1 l1d_read, 1 l1p" in cold.output
    warm = CliRunner().invoke(main, [*arguments, "--caches", "warm", "--json"])
    assert json.loads(warm.output)["cycles"] == 7
    refused = CliRunner().invoke(main, [*arguments, "--l2-cache", "5"])
    assert refused.exit_code == 2
    assert "no cache of 5 bytes" in refused.output
