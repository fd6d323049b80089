"""Our figures beside the papers': matching, ratios, the best method, the document."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from broadside.bench.kernels import manifest
from broadside.bench.kernels.kernel import METHODS, Kernel
from broadside.bench.kernels.loops import LoopRecord, read_loops
from broadside.bench.measure.cycles import Measurement
from broadside.bench.measure.ranges import Range
from broadside.bench.print import document, markdown, schema
from broadside.bench.results import results
from broadside.bench.results.published import Cell, Published
from broadside.errors import InputError
from broadside.places import checkout

LOOP = LoopRecord("round", 11, 6, 11, True, least=11)


def _kernel(method: str = "table", mode: str = "ecb") -> Kernel:
    return Kernel(
        symbol=f"des_{mode}_{method}",
        source="x.sa",
        isa="c62x",
        cipher="des",
        key_bits=56,
        direction="encrypt",
        mode=mode,
        method=method,
        room=Path("kernels/des"),
    )


def _measurement(kernel: Kernel, machine: str, cycles: float, bank: float = 0) -> Measurement:
    return Measurement(kernel, machine, cycles, {"bank": bank}, 100, 2048, 64, 20, (LOOP,))


def _results(kernel: Kernel, flat: float, banked: float) -> list[results.Result]:
    return results.build(
        kernel,
        {
            "c62x-flat": [_measurement(kernel, "c62x-flat", flat)],
            "c6201": [_measurement(kernel, "c6201", banked, banked - flat)],
        },
    )


CELL = Cell(
    "preissig2000", "Table 6", "des", 56, "encrypt", "c6201", "ecb", "1024B", "c", cycles=2000
)
PUBLISHED = Published((CELL,), (), {})


def test_a_cell_is_matched_only_on_its_own_device() -> None:
    found = results.with_papers(_results(_kernel(), 900, 1000), PUBLISHED)
    assert [result.paper for result in found] == [None, CELL]
    assert [result.ratio for result in found] == [None, 2.0]
    assert [result.efficiency for result in found] == [1.0, 0.9]


def test_the_papers_c64x_is_the_flat_machine_and_its_fastest_method_is_ours_to_beat() -> None:
    kernel = replace(_kernel("four tables", "single"), isa="c64x", cipher="rijndael", key_bits=192)
    lookup, field = (
        Cell(
            *("chung_elam", "Table 1", "rijndael", 192, "encrypt", "c64x", "single", "block"),
            *("asm", cycles, method),
        )
        for cycles, method in ((252, "lut"), (349, "gmpy"))
    )
    measured = results.build(
        kernel,
        {name: [_measurement(kernel, name, 126)] for name in ("c64x-flat", "c6416")},
    )
    for cells in ((lookup, field), (field, lookup)):
        found = results.with_papers(measured, Published(cells, (), {}))
        assert [result.paper for result in found] == [lookup, None]
        assert found[0].ratio == 2.0
    assert {result.name for result in measured} == {"rijndael-192 single"}


def test_the_headline_counts_the_best_method_of_each_cell() -> None:
    both = _results(_kernel("table"), 900, 4000) + _results(_kernel("bitslice"), 900, 1000)
    found = results.with_papers(both, PUBLISHED)
    assert results.headline(found) == (1, 1, 2.0)
    assert {result.kernel.method for result in results.best(found) if result.paper} == {"bitslice"}
    slow = [result for result in found if result.kernel.method == "table"]
    assert results.headline(slow) == (0, 1, 0.5)


def test_the_document_carries_each_result(tmp_path: Path) -> None:
    found = results.with_papers(_results(_kernel(), 900, 1000.25), PUBLISHED)
    content = document.document(found, 2.5e7)
    entry = content["results"][1]
    assert entry["cycles"] == 1000  # rounded as in the tables
    assert entry["flat_cycles"] == 900
    assert entry["paper"] == {"key": "preissig2000", "cell": "Table 6", "cycles": 2000}
    assert entry["loops"][0]["ii"] == 11
    assert entry["unit"] == "1024B"
    assert schema.fault(content) is None
    path = tmp_path / "build" / "bench.json"
    document.write(path, content)
    assert [item.name for item in path.parent.iterdir()] == ["bench.json"]


@pytest.mark.parametrize(
    ("method", "way"),
    [
        ("four tables", "table"),
        ("S-box", "table"),
        ("table", "table"),
        ("gmpy", "gmpy"),
        ("c", "c"),
    ],
)
def test_the_document_names_the_way_and_its_variant(method: str, way: str) -> None:
    content = document.document(_results(_kernel(method), 900, 1000), 2.5e7)
    assert {(entry["method"], entry["variant"]) for entry in content["results"]} == {(way, method)}


def test_every_kernel_computes_in_a_way_that_the_document_names() -> None:
    forms = {kernel.method for kernel in manifest.load(checkout.root()).kernels} - set(METHODS)
    assert forms == {
        "S-box",
        "compact tables",
        "four tables",
        "full keying",
        "one table",
        "unrolled table",
    }


def test_loop_records_are_read_from_scheduled_files(tmp_path: Path) -> None:
    path = tmp_path / "x.asm"
    path.write_text(
        '\tNOP\n;@loop {"name": "round", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true}\n'
    )
    assert read_loops(path) == (LOOP,)


@pytest.mark.parametrize("record", ['{"name": "round"}', "[" * 200_000])
def test_a_bad_loop_record_names_file_and_line(tmp_path: Path, record: str) -> None:
    path = tmp_path / "x.asm"
    path.write_text(f"\tNOP\n;@loop {record}\n")
    with pytest.raises(InputError, match=r"x\.asm:2: bad loop record"):
        read_loops(path)


def test_the_document_has_the_range_over_placements() -> None:
    span = Range(990, 1010.04, 1100, 20, 160, "in data1+0", "in data0+4")
    found = results.with_papers(_results(_kernel(), 900, 1000), PUBLISHED)
    placed = replace(found[1], measurement=replace(found[1].measurement, placements=span))
    content = document.document([found[0], placed], 1e6)
    assert schema.fault(content) is None
    entries = content["results"]
    assert entries[0]["placements"] is None
    assert entries[1]["placements"] == {
        "minimum": 990,
        "median": 1010.0,
        "maximum": 1100,
        "measured": 20,
        "possible": 160,
        "minimum_at": "in data1+0",
        "maximum_at": "in data0+4",
    }
    assert "| 1,000 | 990 / 1,010 / 1,100 | 2,000 | 2.00 |" in markdown.table([placed])
    assert "1 of 1 cells are below the paper" in markdown.table([placed]).replace("\n ", "")
    assert "10% more" in markdown.table([placed])
