"""The lists of test files in tests/conftest.py name files that exist, each of them one."""

from __future__ import annotations

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
