"""Tests neither read nor write the user's cache folder, so that no run depends on an earlier one."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
import zlib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from broadside.bench.measure import speed
from broadside.optimizer.tasks import first
from broadside.places import toolchain

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def pytest_configure(config: pytest.Config) -> None:
    """The toolchain is searched where the user has it. Workers share the cache folder of their session.

    Compiled modules are kept, even if the user's setting is not to: every command that a test starts would
    compile the package anew.
    """
    if hasattr(config, "workerinput"):
        return
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["BROADSIDE_TOOLCHAIN"] = str(toolchain.folder())
    config.stash[_CACHE] = os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp(
        prefix="broadside-tests-"
    )


def pytest_unconfigure(config: pytest.Config) -> None:
    if _CACHE in config.stash:
        shutil.rmtree(config.stash[_CACHE], ignore_errors=True)


_CACHE = pytest.StashKey[str]()

_TOGETHER = (
    *("architecture/test_rooms.py", "refusals/test_exit_status.py", "docs/test_site.py"),
    *(
        "docs/test_linear_errors.py",
        "export/test_choice.py",
        "python/test_sdist.py",
        "python/test_wheel.py",
    ),
    *("report/test_pages.py", "bounds/test_claims.py", "bounds/test_ti_feedback.py"),
    *("loops/test_annealed.py", "loops/test_large_counts.py", "loops/test_pipelined.py"),
    *("loops/test_rounds.py", "instructions/test_c64x.py", "straight/test_unrolled.py"),
    *("instructions/test_products.py", "loops/test_channels.py"),
    *("tasks/test_cluster.py", "verify/test_mutations.py"),
)
"""Files whose tests share what takes seconds to make: one worker runs all tests of such a file."""
_TOGETHER_BY_PARAMETERS = ("export/test_kit.py", "export/test_sections.py")
"""In these files, one worker runs all tests with the same parameters."""


_ONE_IN = {
    "random_code/test_found.py": 3,
    "random_code/test_random_found.py": 2,
    "refusals/test_exit_status.py": 2,
    "refusals/test_system_errors.py": 2,
    "explorer/test_answers.py": 5,
    "export/test_kit.py": 2,
    "export/test_sections.py": 5,
    "linear/test_hostile.py": 2,
    "instructions/test_byte_offsets.py": 2,
    "loops/test_annealed.py": 4,
    "loops/test_channels.py": 2,
    "loops/test_counted.py": 2,
    "loops/test_large_counts.py": 4,
    "reshape/test_detours.py": 3,
    "reshape/test_if_conversion.py": 3,
    "reshape/test_speculation.py": 2,
    "reshape/test_unrolling.py": 2,
    "reshape/test_widening.py": 2,
    "results/test_buffers.py": 3,
    "results/test_constant_time.py": 8,
    "results/test_des_bitslice.py": 4,
    "results/test_des_table.py": 16,
    "results/test_finalists.py": 20,
    "results/test_interrupts.py": 40,
    "results/test_known_answers.py": 6,
    "results/test_modes.py": 8,
    "schedules/test_loop_records.py": 12,
    "source/test_calls.py": 2,
    "straight/test_straight.py": 2,
}
"""Of the combinations of each test in these files, `make test` runs one in this many, and at least one."""


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
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
    items.sort(key=_is_combination)


def _is_combination(item: pytest.Item) -> bool:
    return item.get_closest_marker("matrix") is not None


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skips the combinations that have not begun when their time is over, so that CI ends on a slow machine.

    They come last. `BROADSIDE_MATRIX_END`: seconds since 1970; if it is not set, all of them run.
    """
    end = os.environ.get("BROADSIDE_MATRIX_END")
    if end is not None and time.time() > float(end) and _is_combination(item):
        pytest.skip("no time is left for this combination")


@pytest.hookimpl(optionalhook=True)  # of pytest-xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Tests that share something go to one worker, so that it is made once.

    The marks that pytest-xdist has for this do nothing with pytest 9.2.
    """
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class Together(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return together(nodeid)

    return Together(config, log)


def together(test: str) -> str:
    """The name that is the same for all tests that one worker is to run."""
    path, _, name = test.partition("::")
    file = "/".join(path.split("/")[-2:])
    if file in _TOGETHER:
        return path
    if file in _TOGETHER_BY_PARAMETERS:
        return f"{path}{name[name.find('[') :]}" if "[" in name else test
    return test


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """A first search may take three times as long, so a busy machine finds what an idle one does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(first, "_MOST", 3 * first._MOST)
        yield


@pytest.fixture(scope="session", autouse=True)
def no_speed() -> Iterator[None]:
    """The bench measures the simulator's speed with a few calls, not for a second; no test looks at it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(speed, "SECONDS", 0.0)
        yield


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Headless Chromium for the pages of the explorer, the report and the documents.

    Playwright allows one driver in a process.
    """
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("no chromium: Debian's package has it")
    from playwright.sync_api import sync_playwright  # takes a second, which only these tests pay

    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=chromium,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()
