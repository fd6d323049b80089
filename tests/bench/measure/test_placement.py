"""Cycles over placements: every different one is tried and verified, beside the quoted one."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from broadside._core import Simulator, machine_table
from broadside.bench.calls import memory
from broadside.bench.kernels import manifest
from broadside.bench.measure import cycles as measure
from broadside.bench.measure import ranges
from broadside.bench.measure.cycles import VerificationError
from broadside.bench.placements import arena as arenas
from broadside.bench.placements import kernels, placement, surveys
from broadside.bench.placements.placement import Placement, Spot

MANIFEST = manifest.load(Path(__file__).parents[3])
BANKS = placement.facts("c6201")


def survey(symbol: str, machine: str, limit: int) -> tuple[float, ranges.Range]:
    kernel = MANIFEST.by_symbol(symbol)
    figure = measure.measure(MANIFEST, kernel, machine, 1)[0]
    found = kernels.survey(MANIFEST, kernel, machine, 1, figure, limit)
    assert found is not None
    return figure.cycles, found


def test_what_matters_of_an_address_is_read_from_the_machine() -> None:
    assert placement.facts("c6201") == placement.Facts(8, ("data0", "data1"), cached=False)
    assert placement.facts("c6211") == placement.Facts(2048, ("l2",), cached=True)
    assert placement.facts("c6416") == placement.Facts(8192, ("l2",), cached=True)
    assert placement.facts("c62x-flat") is None


def test_every_placement_is_counted_and_differs() -> None:
    """Each argument has four spots, the stack two; in place the output has none of its own."""
    assert BANKS is not None
    arguments = {"schedule": 4, "in": 4, "out": 4}
    found = list(placement.every(BANKS, arguments))
    assert len(found) == len(set(found)) == placement.possible(BANKS, arguments) == 2 * (64 + 16)
    assert sum(p.in_place for p in found) == 32
    eight = {"schedule": 8, "in": 4, "out": 4}
    assert placement.possible(BANKS, eight) == 2 * (32 + 8)
    assert all(dict(p.spots)["schedule"].offset == 0 for p in placement.every(BANKS, eight))
    many = {f"{role} {n}": 4 for role in ("in", "out", "schedule") for n in range(4)}
    assert placement.possible(BANKS, many) == 2 * (4**12 + 4**8)


def test_a_sample_is_that_of_its_seed() -> None:
    caches = placement.facts("c6211")
    assert caches is not None
    arguments = {"schedule": 4, "in": 4, "out": 4}
    one, same, other = (
        list(islice(placement.sampled(caches, arguments, seed), 20)) for seed in ("a", "a", "b")
    )
    assert one == same != other
    assert len(set(one)) == 20
    assert len({p.stack for p in one}) > 1
    assert len({tuple(role for role, _ in p.spots) for p in one}) > 1


@pytest.mark.parametrize(("memory", "lower"), [("data1", 0), ("data0", 64)])
def test_the_stack_goes_where_it_is_to_be(memory: str, lower: int) -> None:
    text = arenas.machine_with_stack(machine_table("c6201"), Spot(memory, lower))
    simulator = Simulator.from_table(text)
    start = {"data0": 0x8000_0000, "data1": 0x8000_8000}[memory]
    assert simulator.allocate(0x8000 - lower, 8) == start


def test_arguments_lie_as_the_placement_says() -> None:
    arena = arenas.Arena("c6201", Spot("data0", 0), [], 8)
    sizes = {"in": 12, "out": 12, "iv": 8}
    arena.reserve(sizes, ("data0", "data1"), 0)
    spots = (("out", Spot("data1", 4)), ("iv", Spot("data0", 0)), ("in", Spot("data1", 0)))
    assert arena.arrange(Placement(Spot("data0", 0), spots), sizes)
    buffers = {role: arena.place(role, size, b"x") for role, size in sizes.items()}
    assert {role: buffer.address % 8 for role, buffer in buffers.items()} == {
        "in": 0,
        "out": 4,
        "iv": 0,
    }
    assert buffers["out"].address >= 0x8000_8000 > buffers["iv"].address
    assert all(buffer.guards_hold() for buffer in buffers.values())
    arena.arrange(Placement(Spot("data0", 0), spots, in_place=True), sizes)
    assert arena.place("in", 12, b"text").address == arena.place("out", 12, b"").address
    assert not arena.arrange(Placement(Spot("data0", 0), spots), {"in": 90_000, "out": 12, "iv": 8})


def test_bitsliced_des_takes_more_where_words_meet_in_a_bank() -> None:
    quoted, found = survey("des_ecb_encrypt_bitslice", "c6201", 1000)
    assert found.measured == found.possible == 160
    assert found.least == quoted < found.most
    assert found.least_at == placement.AS_QUOTED
    assert "data0+4" in found.most_at


def test_the_quoted_figure_lies_in_its_range() -> None:
    for symbol, machine, limit in (
        ("mars_encrypt_block", "c6201", 1000),
        ("twofish_encrypt_block", "c6201", 4),
        ("des_cbc3_encrypt", "c6201", 3),
        ("des_ecb_encrypt_bitslice", "c6211", 3),
        ("rijndael_encrypt_block_c64x", "c6416", 3),
    ):
        quoted, found = survey(symbol, machine, limit)
        assert found.least <= min(quoted, found.median) <= found.median <= found.most
        assert found.least <= quoted <= found.most


def test_a_wrong_output_in_another_place_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = MANIFEST.by_symbol("des_block")
    figure = measure.measure(MANIFEST, kernel, "c6201", 1)[0]
    write = memory.at

    def spoiled(simulator: Simulator, address: int, size: int, data: bytes) -> memory.Buffer:
        return write(simulator, address, size, data[:-1] + bytes([data[-1] ^ 1]))

    monkeypatch.setattr(arenas, "at", spoiled)
    with pytest.raises(VerificationError, match=r"des_block on c6201: wrong output in run 0 with"):
        kernels.survey(MANIFEST, kernel, "c6201", 1, figure, 2)


def test_one_number_where_all_are_the_same() -> None:
    assert ranges.span(1200, 1200.2, 1200.4) == "1,200"
    assert ranges.span(1200, 1300, 1400) == "1,200 / 1,300 / 1,400"
    found = ranges.range_of([(5.0, "quoted"), (3.0, "a"), (9.0, "b")], 8)
    assert (found.least_at, found.median, found.most_at) == ("a", 5.0, "b")
    assert found.as_dict()["possible"] == 8


def test_several_processes_find_what_one_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = MANIFEST.by_symbol("des_core")
    figure = measure.measure(MANIFEST, kernel, "c6201", 1)[0]
    task = surveys.Task(Path(__file__).parents[3], figure, 1, 3)
    with surveys._runner(1) as run:
        alone = run(task)()
    monkeypatch.setattr(surveys, "FEW", 0)
    with surveys._runner(1) as run:
        apart = run(replace(task))()
    assert alone == apart is not None
