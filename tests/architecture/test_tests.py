"""What tests/conftest.py does: its lists name existing files, and time can end the combinations."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def test_each_listed_file_exists_once(pytestconfig: pytest.Config) -> None:
    """A file that was moved or renamed would run all its combinations, or on several workers."""
    (lists,) = (
        module
        for module in pytestconfig.pluginmanager.get_plugins()
        if getattr(module, "__file__", None) == str(TESTS / "conftest.py")
    )
    found = Counter("/".join(path.parts[-2:]) for path in TESTS.rglob("test_*.py"))
    listed = {*lists._TOGETHER, *lists._TOGETHER_BY_PARAMETERS, *lists._ONE_IN}
    assert listed
    assert {name: found[name] for name in listed if found[name] != 1} == {}


@pytest.mark.parametrize(("end", "outcome"), [(0, "skipped"), (1 << 40, "passed")])
def test_combinations_are_skipped_when_their_time_is_over(end: int, outcome: str) -> None:
    file = TESTS / "linear" / "test_hostile.py"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-m", "matrix", "-p", "no:cacheprovider"),
            *("-k", "short_and_names and not blocks", file),  # they take no time
        ],
        env={**os.environ, "BROADSIDE_MATRIX_END": str(end)},
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(rf"^\d+ {outcome}, \d+ deselected in", done.stdout, re.MULTILINE)
