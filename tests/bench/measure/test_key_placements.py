"""Key schedules over placements of key and words: the figures, and that wrong words are noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside._core import CallResult, Simulator
from broadside.bench.calls import call
from broadside.bench.comparisons import sharing
from broadside.bench.kernels import manifest, program
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.measure import cycles as measure
from broadside.bench.measure import key_schedule, speed
from broadside.bench.measure.cycles import Measurement, VerificationError, run_schedule
from broadside.bench.placements import key_schedules, surveys, table
from broadside.bench.placements.placement import Placement, Spot
from broadside.bench.results import results
from broadside.cli import main
from broadside.terminal import output

ROOT = Path(__file__).parents[3]
MANIFEST = manifest.load(ROOT)
BITSLICE = MANIFEST.by_symbol("des_ecb_encrypt_bitslice")
RC6 = replace(MANIFEST.by_symbol("rc6_key_schedule"), key_bits=192)
AS_QUOTED = Placement(Spot("data0", 0), (("key", Spot("data0", 0)), ("schedule", Spot("data0", 0))))


def quoted(user: Kernel, machine: str) -> Measurement:
    return measure.measure(MANIFEST, user, machine, 1)[1]


def test_words_that_meet_in_a_bank_cost_a_key_schedule_more() -> None:
    figure = quoted(BITSLICE, "c6201")
    found = key_schedules.of_user(MANIFEST, BITSLICE, "c6201", 1, figure, 64)
    assert found is not None
    assert found.measured == found.possible == 2 * 4 * 4
    assert found.least <= figure.cycles < found.most
    assert "schedule data1+4" in found.most_at


@pytest.mark.parametrize("symbol", ["des_ecb_encrypt_bitslice", "des_cbc3_encrypt"])
def test_in_the_place_of_the_figure_a_chain_takes_the_figures_cycles(
    symbol: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The keys are the figure's keys: with three channels, three for each call."""
    user = MANIFEST.by_symbol(symbol)
    figure = replace(quoted(user, "c6201"), equal_time=False)
    monkeypatch.setattr("broadside.bench.placements.placement.every", lambda *_: [AS_QUOTED])
    found = key_schedules.of_user(MANIFEST, user, "c6201", 1, figure, 64)
    assert found is not None and found.least == found.most == figure.cycles
    assert found.least_at == "as quoted"


def test_in_the_place_of_the_figure_a_key_of_any_length_takes_the_figures_cycles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parts = program.objects(MANIFEST, RC6)
    figure = replace(key_schedule.measured(RC6, parts, "c6201", 1), equal_time=False)
    monkeypatch.setattr("broadside.bench.placements.placement.every", lambda *_: [AS_QUOTED])
    found = key_schedules.of_any_key(RC6, parts, "c6201", 1, figure, 64)
    assert found is not None and found.least == found.most == figure.cycles


def test_wrong_words_in_another_place_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    figure = quoted(BITSLICE, "c6201")
    right = run_schedule

    def spoiled(
        routine: Kernel, simulator: Simulator, data: bytes, place: call.Place, where: str
    ) -> tuple[CallResult, bytes]:
        result, words = right(routine, simulator, data, place, where)
        return result, words[:-1] + bytes([words[-1] ^ 1])

    monkeypatch.setattr(key_schedules, "run_schedule", spoiled)
    cause = r"des_bitslice_key_schedule_encrypt on c6201 with key .*: wrong words"
    with pytest.raises(VerificationError, match=cause):
        key_schedules.of_user(MANIFEST, BITSLICE, "c6201", 1, figure, 64)


def test_a_routine_that_writes_beside_its_words_is_refused() -> None:
    of_des = MANIFEST.by_symbol("des_bitslice_key_schedule_encrypt")
    assert of_des.words is not None
    shorter = replace(of_des, words=of_des.words // 2)
    simulator = program.load("c6201", program.objects(MANIFEST, of_des))
    with pytest.raises(VerificationError, match="here writes outside its buffers"):
        measure.run_schedule(
            shorter, simulator, bytes(8), call.one_behind_the_other(simulator), "here"
        )


def test_every_result_of_a_machine_that_stalls_has_a_range_and_no_other() -> None:
    machines = ("c62x-flat", "c6201")
    found = results.build(
        BITSLICE, {m: measure.measure(MANIFEST, BITSLICE, m, 1) for m in machines}
    )
    told: list[str] = []
    placed = surveys.with_placements(ROOT, found, 1, surveys.SOME, told.append)
    ranges = {(r.measurement.machine, r.direction): r.measurement.placements for r in placed}
    assert {key for key, span in ranges.items() if span} == {
        ("c6201", "encrypt"),
        ("c6201", "key_schedule"),
    }
    assert told[1] == "des_bitslice_key_schedule_encrypt on c6201, placements"
    none = surveys.with_placements(ROOT, found, 1, surveys.NONE, told.append)
    assert not any(r.measurement.placements for r in none)


def test_the_table_of_key_schedules_has_a_row_for_each_machine_that_stalls() -> None:
    machines = {"c62x": ("c62x-flat", "c6201", "c6211"), "c64x": ()}
    figures = key_schedule.figures(MANIFEST, machines, "rc6_key_schedule", 1)
    placed = surveys.of_key_schedules(ROOT, figures, 1, surveys.SOME, lambda _: None)
    assert [(f.machine, f.cycles) for f in placed] == [(f.machine, f.cycles) for f in figures]
    rows = table.comparison(placed).rows
    assert [(row["key"], row["machine"]) for row in rows] == [
        (bits, machine) for bits in (128, 192, 256) for machine in ("c6201", "c6211")
    ]
    for row in rows:
        least, middle, most = (row[name] for name in ("minimum", "median", "maximum"))
        assert isinstance(least, float) and isinstance(middle, float) and isinstance(most, float)
        assert 0 < least <= middle <= most
        assert (row.get("possible") == 32) == (row["machine"] == "c6201")
    assert table.comparison(figures).rows == ()


@pytest.mark.matrix
def test_the_bench_counts_its_steps_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of steps equals the number that the line of progress announces."""
    totals, begun = list[int](), list[str]()

    @contextmanager
    def steps(total: int) -> Iterator[Callable[[str], None]]:
        totals.append(total)
        yield begun.append

    monkeypatch.setattr(output, "steps", steps)
    monkeypatch.setattr(speed, "simulated_cycles_per_second", lambda _: 1.0)
    monkeypatch.setattr(sharing, "comparisons", lambda *_: [])
    monkeypatch.setattr(surveys, "FEW", 1000)
    run = CliRunner().invoke(main, ["bench", "--only", "des_core", "--json"])
    assert run.exit_code == 0, run.output
    assert totals == [len(begun)], begun
    assert "des_key_schedule_encrypt on c6201, placements" in begun
