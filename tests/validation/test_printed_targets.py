"""TI's printed figures on programs of our own, and their list in the documentation."""

from __future__ import annotations

from pathlib import Path

import printed_targets
import pytest
import targets_report
from printed_targets import Target

DOCUMENT = Path(__file__).parents[2] / "docs" / "validation.md"


@pytest.fixture(scope="module")
def measured() -> list[Target]:
    return printed_targets.measure()


def test_every_printed_figure_is_reproduced(measured: list[Target]) -> None:
    outside = [target for target in measured if not target.holds]
    assert not outside
    assert {target.source.partition(" ")[0] for target in measured} == {
        "SPRU198G",
        "SPRU656A",
        "SPRU610",
    }


def test_execute_cycles_are_exact(measured: list[Target]) -> None:
    execute = [target for target in measured if target.quantity == "execute"]
    assert len(execute) == 2 * 8 + 4 * 4 + 2 + 1
    assert all(target.ours == target.printed and target.tolerance == 0 for target in execute)


def test_the_documentation_lists_what_is_measured(measured: list[Target]) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    listed = targets_report.replace(text, targets_report.markdown(measured)) == text
    assert listed, "run `scripts/test/validate --report docs/validation.md`"


def test_a_figure_outside_its_tolerance_is_noticed() -> None:
    near = Target("s", "w", "execute", 100, 101, tolerance=1)
    far = Target("s", "w", "execute", 100, 102, tolerance=1)
    assert near.holds and not far.holds
    assert "102 **outside**" in targets_report.markdown([far])
