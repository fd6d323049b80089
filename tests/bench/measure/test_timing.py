"""The table that says which routines reveal key or data by time and addresses."""

from __future__ import annotations

from pathlib import Path

from broadside.bench.comparisons import interrupts, timing
from broadside.bench.kernels import manifest
from broadside.bench.measure import cycles as measure
from broadside.bench.measure import key_schedule
from broadside.bench.results import results

MANIFEST = manifest.load(Path(__file__).parents[3])


def rows(symbol: str) -> list[dict[str, object]]:
    kernel = MANIFEST.by_symbol(symbol)
    machines = {results.FLAT[kernel.isa], timing.WITHOUT[kernel.isa], timing.WITH[kernel.isa]}
    found = {machine: measure.measure(MANIFEST, kernel, machine, 1) for machine in machines}
    return [dict(row) for row in timing.comparison(results.build(kernel, found)).rows]


def test_rc6_shows_nothing_and_rijndael_does_where_a_cache_is() -> None:
    (rc6,) = rows("rc6_encrypt_block_c64x")
    assert rc6 == {
        "routine": "rc6_encrypt_block_c64x",
        "what": "rc6 single",
        "labelled": "yes",
        "uncached": "equal",
        "cached": "equal",
        "addresses": "equal",
    }
    (rijndael,) = rows("rijndael_encrypt_block_c64x")
    assert (rijndael["labelled"], rijndael["addresses"]) == ("no", "differ")
    assert (rijndael["uncached"], rijndael["cached"]) == ("equal", "differ")


def test_key_schedules_have_rows() -> None:
    kernel, schedule = rows("des_ecb_encrypt_bitslice")
    assert schedule["what"] == "key schedule"
    assert {row["labelled"] for row in (kernel, schedule)} == {"yes"}
    assert {row["addresses"] for row in (kernel, schedule)} == {"equal"}


def test_key_schedules_of_any_length_have_a_row_for_each_length() -> None:
    machines = {isa: (timing.WITHOUT[isa], timing.WITH[isa]) for isa in results.FLAT}
    figures = key_schedule.figures(MANIFEST, machines, "rijndael_key_schedule", 1)
    found = [dict(row) for row in timing.comparison([], figures).rows]
    lengths = [row["what"] for row in found if row["routine"] == found[0]["routine"]]
    assert lengths == [f"key schedule, {bits} bits" for bits in (128, 192, 256)]
    for row in found:
        labelled = MANIFEST.by_symbol(str(row["routine"])).constant_time
        assert labelled == (row["labelled"] == "yes")
        assert not labelled or {row["uncached"], row["cached"], row["addresses"]} == {"equal"}
    waits = interrupts.comparison([], figures).rows
    assert [(row["routine"], row["what"]) for row in waits] == [
        (row["routine"], row["what"]) for row in found
    ]
    measured = {(f.kernel.symbol, f.kernel.key_bits, f.machine): f for f in figures}
    first = measured[str(found[0]["routine"]), 128, str(waits[0]["machine"])]
    assert (waits[0]["stretch"], waits[0]["call"]) == (first.max_uninterruptible, first.cycles)
