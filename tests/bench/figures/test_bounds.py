"""The finalists beside their bounds and targets; a routine far from its bound has a reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from broadside.bench.comparisons import bounds
from broadside.bench.comparisons.bounds import Bound, is_far, load_bounds
from broadside.bench.kernels import manifest
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.measure.cycles import Measurement
from broadside.bench.results.results import Result
from broadside.errors import InputError
from broadside.facts import registry
from broadside.places import checkout

ROOT = checkout.root()
BOUNDS = load_bounds(ROOT / "data" / "bounds.toml")
FINALISTS = registry.finalists()


def _result(cycles: float, machine: str = "c6201", direction: str = "encrypt") -> Result:
    kernel = Kernel("f", "x.sa", "c62x", "rc6", 128, direction, "multi", "m", Path("kernels/rc6"))
    figure = Measurement(kernel, machine, cycles, {}, 1, 1, 1, 1, ())
    return Result(kernel, "multi", direction, figure, cycles, None)


BOUND = Bound(
    *("rc6", 128, "c62x", "multi", "block", 100, "resource", "shifts"), target=110, miss="Why."
)


def test_what_holds_a_routine_is_said_where_it_is_far() -> None:
    assert not is_far(115, BOUND)
    assert is_far(116, BOUND)  # of the target, by more than 5 %
    assert is_far(115.1, BOUND)  # of the bound, by more than 15 %
    rows = bounds.distances([_result(115), _result(117)], [BOUND]).rows
    assert [row["miss"] for row in rows] == ["", "Why."]
    assert rows[1]["over_bound"] == 1.17
    assert rows[1]["over_target"] == pytest.approx(117 / 110)
    assert rows[0]["binds"] == "resource: shifts"


def test_a_bound_serves_its_own_machine_and_direction() -> None:
    one_way = Bound(**{**vars(BOUND), "direction": "decrypt"})
    assert bounds.bound_of(_result(115), [one_way]) is None
    assert bounds.bound_of(_result(115, direction="decrypt"), [one_way]) is one_way
    assert bounds.bound_of(_result(115, "c6416"), [BOUND]) is None
    assert bounds.bound_of(_result(115, "c64x-flat"), [BOUND]) is None


def test_every_routine_of_the_finalists_has_a_bound() -> None:
    kernels = [
        k
        for k in manifest.load(ROOT).kernels
        if k.cipher in FINALISTS and k.mode in ("single", "multi")
    ]
    assert len(kernels) > 40
    for k in kernels:
        routine = (k.cipher, k.key_bits, k.isa, k.mode, k.direction)
        found = [bound for bound in BOUNDS if bound.serves(*routine)]
        assert len(found) == 1, k.symbol


def test_the_page_says_what_holds_each_routine_that_is_far() -> None:
    """Another test checks that the figures of the page are the bench's."""
    page = (ROOT / "docs" / "finalists.md").read_text(encoding="utf-8")
    table = page.partition("<!-- comparison distances:begin -->")[2].partition("<!-- comp")[0]
    rows = re.findall(r"^\| \w+(?:-\d+)? (?:single|multi) \|.*$", table, re.MULTILINE)
    assert len(rows) > 40
    far = 0
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        over_target, over_bound, miss = cells[5], cells[7], cells[9]
        if float(over_target or 0) > bounds.OVER_TARGET or float(over_bound) > bounds.OVER_BOUND:
            assert miss, row
            far += 1
        assert float(over_bound) >= 1, row
    assert far


def test_a_table_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bounds.toml"
    path.write_text("[[bound]]\ncipher = 1\n")
    with pytest.raises(InputError, match=r"bounds\.toml: not a table of bounds"):
        load_bounds(path)
