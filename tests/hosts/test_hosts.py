"""The results of the bench of hosts: joined, printed, published, drawn."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from broadside import _core
from broadside.errors import InputError
from broadside.hosts import curves, document, peers, results, tables
from broadside.report.charts import plots

ROOT = Path(__file__).parents[2]
KNOWN = peers.load(ROOT / "data" / "peers.toml")


def figure(median: float) -> dict[str, Any]:
    return {"median": median, "quartiles": [median, median + 0.1], "quiet_samples": 21}


def entry(cycles: float, others: dict[str, float], **cell: Any) -> dict[str, Any]:
    base = {
        "cipher": "des",
        "key_bits": 64,
        "mode": "ctr",
        "direction": "encrypt",
        "function": "message",
        "channels": 1,
        "message_bytes": 16384,
        "only_avx2": False,
        "implementation": "wide",
        "tier": "avx512-vbmi",
        "best": True,
        "constant_time": True,
        "ours": figure(cycles),
        "peers": {name: figure(theirs) for name, theirs in others.items()},
    }
    return base | cell


def joined(tmp_path: Path, *entries: dict[str, Any]) -> results.Results:
    run = {"clock": "core cycles", "version": "1", "peers": {"botan": "3.13.0", "nettle": "3.10"}}
    path = tmp_path / "run.json"
    path.write_text(json.dumps(run | {"results": entries}), encoding="utf-8")
    return results.join([path], KNOWN, "a processor", "2026-11-29")


def test_the_ratio_is_to_the_fastest_other_library(tmp_path: Path) -> None:
    row = joined(tmp_path, entry(6.0, {"nettle": 38.0, "botan": 12.0})).rows[0]
    assert (row.best_peer, row.ratio) == ("botan", 0.5)
    assert row.constant_time_peers == ("botan",), "Nettle's DES has tables"


def test_without_another_library_there_is_no_ratio(tmp_path: Path) -> None:
    row = joined(tmp_path, entry(6.0, {})).rows[0]
    assert (row.best_peer, row.ratio) == (None, None)


def test_saved_results_are_the_same_when_read(tmp_path: Path) -> None:
    made = joined(
        tmp_path,
        entry(6.0, {"botan": 12.0}),
        entry(500.0, {"botan": 900.0}, mode=results.KEY_SETUP, message_bytes=0),
    )
    results.save(made, tmp_path / "saved.json")
    assert results.load(tmp_path / "saved.json") == made
    saved = json.loads((tmp_path / "saved.json").read_text(encoding="utf-8"))["results"]
    assert saved[0]["cycles_per_byte"] == 6.0 and saved[0]["bytes"] == 16384
    assert saved[1]["cycles_per_key"] == 500.0 and "cycles_per_byte" not in saved[1]


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("{", "not JSON"),
        ("[]", "no object"),
        ("{}", "not the output of bench_host"),
        ('{"results": [{}]}', "not the output of bench_host: KeyError"),
    ],
)
def test_a_wrong_run_is_named(tmp_path: Path, text: str, cause: str) -> None:
    path = tmp_path / "run.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=f"run.json: .*{cause}"):
        results.join([path], KNOWN, "a processor", "2026-11-29")


def test_cells_where_another_is_ahead_are_listed_worst_first(tmp_path: Path) -> None:
    made = joined(
        tmp_path,
        entry(12.3, {"botan": 12.0}),
        entry(24.0, {"botan": 12.0}, mode="ecb"),
        entry(40.0, {"nettle": 10.0}, mode="cbc"),
        entry(99.0, {"botan": 12.0}, best=False),
    )
    assert [row.mode for row in tables.behind(made, only_avx2=False)] == ["cbc", "ecb"]
    text = tables.terminal(made, KNOWN, only_avx2=False)
    assert "another library is ahead in 2 of 3 cells" in text
    assert "40.0 against 10.0 of Nettle, not constant-time; ratio 4.00" in text
    assert "24.0 against 12.0 of Botan; ratio 2.00" in text


def test_the_table_shows_ours_and_the_best_other(tmp_path: Path) -> None:
    made = joined(tmp_path, entry(1.05, {"botan": 12.0}), entry(7.0, {}, only_avx2=True))
    lines = [line.split() for line in tables.terminal(made, KNOWN, only_avx2=False).splitlines()]
    assert ["des-64", "1.050", "(0.09)"] in lines and ["Botan", "12.0"] in lines
    assert ["des-64", "7.000"] in [
        line.split()[:2] for line in tables.terminal(made, KNOWN, only_avx2=True).splitlines()
    ]


def test_a_statement_can_hold_for_some_modes_only() -> None:
    twofish = KNOWN["botan"].is_constant_time
    assert twofish("twofish", "cbc", "decrypt", False)
    assert not twofish("twofish", "cbc", "encrypt", False)
    assert not twofish("twofish", "cbc", "decrypt", True), "without AVX-512 it has tables"


def test_charts_have_a_curve_for_each_library(tmp_path: Path) -> None:
    lengths = [
        entry(cycles, {"botan": 12.0}, message_bytes=size)
        for size, cycles in ((64, 20.0), (1024, 2.0))
    ]
    channels = [
        entry(3.0, {}, mode="cbc", function="channels", channels=n, message_bytes=1024)
        for n in (1, 64)
    ]
    made = joined(tmp_path, *lengths, *channels)
    drawn = curves.curves(made.rows)
    assert drawn[0].lines == {
        curves.OURS: [(64, 20.0), (1024, 2.0)],
        "botan": [(64, 12.0), (1024, 12.0)],
    }
    assert drawn[1].lines == {curves.OURS: [(1, 3.0), (64, 3.0)]}
    from broadside.report.charts.hosts import charts_of  # Matplotlib takes a second

    charts = charts_of(made, KNOWN)
    assert [chart["title"] for chart in charts] == [
        "des-64, CTR",
        "des-64, CBC encryption of channels",
    ]
    assert "Botan" in charts[0]["svg"] and "1K" in charts[0]["svg"]


def test_a_library_has_a_line_of_its_own_and_the_same_in_all_charts(tmp_path: Path) -> None:
    """Its colour and its dashes both tell it from the others, also if one of them has no such cell."""
    both = [entry(1.0, {"botan": 12.0, "nettle": 38.0}, message_bytes=size) for size in (64, 1024)]
    one = [
        entry(1.0, {"nettle": 38.0}, cipher="serpent", key_bits=128, message_bytes=size)
        for size in (64, 1024)
    ]
    from broadside.report.charts.hosts import charts_of  # Matplotlib takes a second

    first, second = (chart["svg"] for chart in charts_of(joined(tmp_path, *both, *one), KNOWN))
    botan, nettle, ours = (f"var(--{name})" for name in ("line0", "line1", "ours"))
    assert ours in first and botan in first and nettle in first
    assert ours in second and botan not in second and nettle in second
    dashes = [set(re.findall(r"stroke-dasharray: ([^;]+);", svg)) for svg in (first, second)]
    assert len(dashes[0]) == 2 and len(dashes[1]) == 1 and dashes[1] < dashes[0]
    assert len({*plots._DASHES}) == len({*plots._MARKERS}) == len(plots._OTHERS) >= len(KNOWN)


def test_every_line_stands_out_from_the_page() -> None:
    """At least the contrast that WCAG asks of parts of pictures, on light and on dark pages."""
    folder = ROOT / "python" / "broadside" / "report" / "templates"
    style = (folder / "style.css").read_text(encoding="utf-8")
    pages = re.findall(r"--page: (#[0-9a-f]+)", style)
    assert len(pages) == 2
    for number, _ in enumerate(plots._OTHERS):
        colours = re.findall(rf"--line{number}: (#[0-9a-f]+)", style)
        assert len(colours) == 2
        for colour, page in zip(colours, pages, strict=True):
            assert contrast(colour, page) >= 3, (number, colour, page)


def contrast(one: str, other: str) -> float:
    """The ratio of the luminances of two colours, as WCAG defines it."""
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [value / 255 for value in bytes.fromhex(digits)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_published_results_are_those_that_the_page_shows(tmp_path: Path) -> None:
    made = joined(
        tmp_path,
        entry(1.0, {"botan": 12.0}),
        entry(1.0, {"botan": 12.0}, mode="ofb"),
        entry(24.0, {"botan": 12.0}, mode="cfb"),
    )
    shown = document.published(made)
    assert [row.mode for row in shown.rows] == ["ctr", "cfb"]
    assert document.text(shown, KNOWN) == document.text(made, KNOWN)


@pytest.mark.parametrize("name", sorted(path.stem for path in (ROOT / "data").glob("hosts*.json")))
def test_the_page_is_what_the_published_results_give(name: str) -> None:
    published = results.load(ROOT / "data" / f"{name}.json")
    page = (ROOT / "docs" / "results" / f"{name}.md").read_text(encoding="utf-8")
    assert page == document.text(published, KNOWN), "run scripts/bench/host --publish"
    assert replace(published, rows=()).peers, "no library was measured beside ours"


def test_the_tables_have_every_cipher_of_the_library() -> None:
    """Those with tables are left out, and `mars1998`, whose rounds are those of `mars`."""
    names = {facts.name for facts in _core.cipher_facts() if not facts.name.endswith("_table")}
    assert {name for name, _ in tables.CIPHERS} == names - {"mars1998"}
