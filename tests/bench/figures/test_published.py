"""The papers' figures are complete, and those of SPRA702 agree with each other."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from broadside.bench.results import published
from broadside.errors import InputError

FIGURES = Path(__file__).parents[3] / "data" / "published.toml"


def test_every_cell_of_spra702_is_there() -> None:
    cells = published.load(FIGURES).cells
    tables = Counter(cell.cell for cell in cells if cell.paper == "preissig2000")
    assert tables == {"Table 3": 6, "Table 4": 18, "Table 6": 18, "Table 8": 12}


def test_the_loops_of_figures_4_and_6() -> None:
    loops = published.load(FIGURES).loops
    assert [loop.initiation_interval for loop in loops] == [16, 21]


def test_the_flat_machine_is_never_slower_than_the_one_with_banks() -> None:
    cells = published.load(FIGURES).cells
    c6201 = {(c.cipher, c.mode, c.direction): c.cycles for c in cells if c.cell == "Table 6"}
    flat = [cell for cell in cells if cell.cell == "Table 8"]
    assert flat
    for cell in flat:
        assert cell.cycles < c6201[cell.cipher, cell.mode, cell.direction]


@pytest.mark.parametrize(
    "text",
    ["[[result]]\ncycles = 1\n", '[[result]]\nspeed = "fast"\n', "[[result", "\x00"],
)
def test_malformed_figures_are_refused_with_the_file_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "published.toml"
    path.write_text(text)
    with pytest.raises(InputError, match=r"published\.toml"):
        published.load(path)
