"""Tests neither read nor write the user's cache folder, so that no run depends on an earlier one."""

from __future__ import annotations

import os
import shutil
import tempfile
import zlib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from broadside.optimizer.tasks import first
from broadside.places import toolchain


def pytest_configure(config: pytest.Config) -> None:
    """The toolchain is searched where the user has it. Workers share the cache folder of their session."""
    if hasattr(config, "workerinput"):
        return
    os.environ["BROADSIDE_TOOLCHAIN"] = str(toolchain.folder())
    config.stash[_CACHE] = os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp(
        prefix="broadside-tests-"
    )


def pytest_unconfigure(config: pytest.Config) -> None:
    if _CACHE in config.stash:
        shutil.rmtree(config.stash[_CACHE], ignore_errors=True)


_CACHE = pytest.StashKey[str]()

_SHARED = ("report", "site", "installed", "choices", "made")
"""Fixtures that take seconds and serve many tests."""


_ONE_IN = {
    "commands/test_exit_status.py": 2,
    "explorer/test_answers.py": 3,
    "export/test_sections.py": 3,
    "kernels/test_constant_time.py": 6,
    "kernels/test_des_bitslice.py": 2,
    "kernels/test_des_table.py": 6,
    "kernels/test_finalists.py": 8,
    "kernels/test_interrupts.py": 8,
    "kernels/test_known_answers.py": 6,
    "kernels/test_loop_records.py": 8,
    "kernels/test_modes.py": 4,
    "linear/test_hostile.py": 2,
    "loops/test_annealed.py": 2,
    "source/test_calls.py": 2,
    "loops/test_channels.py": 2,
    "loops/test_counted.py": 2,
    "reshape/test_detours.py": 3,
    "reshape/test_if_conversion.py": 3,
    "loops/test_large_counts.py": 3,
    "straight/test_straight.py": 2,
    "reshape/test_widening.py": 2,
}
"""Of the combinations of each test in these files, `make test` runs one in so many, and at least one."""


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the combinations that a sample leaves out, and what one worker has to run together."""
    _leave_out(items)
    _keep_together(items)


def _leave_out(items: list[pytest.Item]) -> None:
    """Marks all but a sample of the combinations, which their names choose."""
    tests: dict[tuple[Path, str], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if not item.get_closest_marker("matrix"):
            tests[item.path, getattr(item, "originalname", item.name)].append(item)
    for (path, _), combinations in tests.items():
        share = _ONE_IN.get("/".join(path.parts[-2:]), 1)
        kept = -(-len(combinations) // share)
        for item in sorted(combinations, key=lambda it: zlib.crc32(it.name.encode()))[kept:]:
            item.add_marker(pytest.mark.matrix)


def _keep_together(items: list[pytest.Item]) -> None:
    """Gives all tests that share a fixture to one worker, so that it is made once (`--dist loadgroup`)."""
    for item in items:
        names = [name for name in _SHARED if name in getattr(item, "fixturenames", ())]
        if names and not item.get_closest_marker("xdist_group"):
            chosen = item.callspec.indices if hasattr(item, "callspec") else {}
            parts = [f"{name}{chosen.get(name, '')}" for name in names]
            item.add_marker(pytest.mark.xdist_group("-".join((item.path.stem, *parts))))


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """A first search may take three times as long, so a busy machine finds what an idle one does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(first, "_MOST", 3 * first._MOST)
        yield


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Headless Chromium for the pages of the explorer, the report and the documents.

    Playwright allows one driver in a process.
    """
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("no chromium: Debian's package has it")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=chromium,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()
