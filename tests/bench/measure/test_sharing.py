"""Cold caches, warm caches and caches shared with other code; and how long interrupts wait."""

from __future__ import annotations

from dataclasses import replace

import pytest

from broadside._core import Simulator
from broadside.bench.calls import intruder, reference
from broadside.bench.comparisons import caches, interrupts, sharing
from broadside.bench.comparisons.sharing import Pair, Point
from broadside.bench.kernels import manifest
from broadside.bench.measure import cycles as measure
from broadside.bench.measure.cycles import VerificationError
from broadside.bench.results import results
from broadside.places import checkout

MANIFEST = manifest.load(checkout.root())
KERNEL = MANIFEST.by_symbol("rijndael_encrypt_block_c64x")


@pytest.fixture(scope="module")
def pair() -> Pair:
    return Pair(MANIFEST, KERNEL, 1)


@pytest.mark.parametrize("place", [0, 5, 15])
@pytest.mark.parametrize("kilobytes", [1, 7, 64])
def test_the_other_code_touches_exactly_what_it_is_told(kilobytes: int, place: int) -> None:
    """Cold caches miss each line once: 64 bytes of data, 32 of code."""
    simulator = Simulator("c6416")
    simulator.load([intruder.assembled("c64x")])
    data = simulator.allocate(intruder.LARGEST_KB * 1024, 64)
    read = simulator.call("touch_data", [data, kilobytes * 16])
    assert read.misses["l1d_read"] == kilobytes * 16
    run = simulator.call(f"touch_code_{place}", [kilobytes])
    assert run.misses["l1d_read"] == 0
    assert run.misses["l1p"] == kilobytes * 32
    assert simulator.call("touch_data", [data, 0]).misses["l1d_read"] == 0
    assert intruder.touch(simulator, data, 0, 0, place) == 0


def test_a_shared_cache_lies_between_warm_and_cold(pair: Pair) -> None:
    warm, cold = pair.point(0, 0), pair.cold()
    assert warm.cost == 0
    cycles = [pair.point(size, size).cycles for size in (2, 12, 64)]
    assert warm.cycles < cycles[0] < cycles[1] < cycles[2] < 1.1 * cold
    assert cycles[2] > 0.9 * cold


def test_other_code_pays_for_lines_that_the_cipher_took_unless_it_misses_anyway(
    pair: Pair,
) -> None:
    both_just_exceed = pair.point(16, 0).cost
    assert both_just_exceed > 4 * 64  # the tables take 72 lines, a miss is 6 cycles
    assert pair.point(64, 64).cost < 20
    assert pair.point(2, 0).cost < both_just_exceed / 10  # the other way of most sets is free


def test_more_blocks_a_turn_share_the_misses(pair: Pair) -> None:
    one, many = pair.point(64, 64, 1).cycles, pair.point(64, 64, 16).cycles
    assert pair.point(0, 0).cycles - 10 < many < (one + 16 * pair.point(0, 0).cycles) / 15


def test_a_wrong_block_gives_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Pair(MANIFEST, KERNEL, 1)
    monkeypatch.setattr(reference, "transform", lambda *_: bytes(16))
    with pytest.raises(VerificationError, match="rijndael_encrypt_block_c64x on c6416"):
        pair.point(1, 1)


def test_the_verdict_counts_what_the_other_code_loses() -> None:
    points = {"large": Point(200, 150), "small": Point(300, 10), "worst": Point(500, 0)}
    verdict = sharing._verdict("After", points)
    assert verdict == "After `small` wins: 310 cycles, 13% ahead of `large` (350)."


def test_both_methods_stand_in_the_tables_and_the_verdict() -> None:
    """The same kernel under two names ties at every size."""
    kernels = [KERNEL, replace(KERNEL, method="again")]
    use, blocks = sharing.comparisons(MANIFEST, kernels, 1)
    assert len(use.rows) == 2 + 3 * len(sharing.SIZES_KB)
    assert [row["blocks"] for row in blocks.rows] == list(sharing.BLOCKS)
    for row in (*use.rows, *blocks.rows):
        assert row["again"] == row["four tables"]
    assert "0% ahead" in use.notes[-1]
    assert "at 1, 2, 4, 8, 16, 64 blocks a turn" in blocks.notes[-1]
    assert sharing.comparisons(MANIFEST, [], 1) == []
    assert KERNEL in sharing.methods(MANIFEST.kernels)


def test_the_table_of_caches_has_the_benchs_cold_figure() -> None:
    found = results.build(
        KERNEL, {m: measure.measure(MANIFEST, KERNEL, m, 1) for m in ("c64x-flat", "c6416")}
    )
    told: list[str] = []
    (row,) = caches.comparison(MANIFEST, found, 1, told.append).rows
    assert told == [f"{found[0].kernel.symbol}, caches"]
    assert row["cold"] == found[1].cycles
    assert row["flat"] == found[0].cycles
    assert found[0].cycles <= float(str(row["warm"])) < found[1].cycles


def test_the_stretches_are_those_measured() -> None:
    kernel = MANIFEST.by_symbol("rc6_encrypt_blocks_c64x")
    flat = measure.measure(MANIFEST, kernel, "c64x-flat", 1)
    row = interrupts.comparison(results.build(kernel, {"c64x-flat": flat})).rows[0]
    assert row["stretch"] == flat[0].max_uninterruptible
    assert row["call"] == pytest.approx(64 * flat[0].cycles)
    assert row["any"] == ("yes" if flat[0].interruptible else "no")
