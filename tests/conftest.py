"""Tests neither read nor write the user's cache folder, so that no run depends on an earlier one."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from broadside import toolchain
from broadside.optimizer.tasks import first


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
