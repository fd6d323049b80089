"""The built page in headless Chromium, before a stand-in for its server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from stand_in import ROOT, TOKEN, StandIn

PAGE = Path(os.environ.get("BROADSIDE_PAGE", ROOT / "web" / "dist"))
SECONDS = 20
"""A page may take this long to show what a test waits for; a busy machine needs some of it."""
expect.set_options(timeout=SECONDS * 1000)
CHROMIUM = shutil.which("chromium")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is absent is named."""
    here = Path(__file__).parent
    reason = ""
    if not (PAGE / "index.html").exists():
        reason = "the explorer's page is not built: make explorer"
    elif CHROMIUM is None:
        reason = "no chromium: Debian's package has it"
    if reason:
        for item in items:
            if here in item.path.parents and "browser" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()


@pytest.fixture
def server() -> Iterator[StandIn]:
    server = StandIn(PAGE)
    yield server
    server.close()


@pytest.fixture
def address(server: StandIn) -> str:
    return f"{server.address}?token={TOKEN}"


@pytest.fixture
def blank(browser: Browser, server: StandIn) -> Iterator[Page]:
    """A page of its own storage that has not gone anywhere; errors of any script fail the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.set_default_timeout(SECONDS * 1000)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console",
        lambda message: faults.append(message.text) if message.type == "error" else None,
    )
    page.on(
        "request",
        lambda asked: (
            faults.append(f"asks {asked.url}")
            if not asked.url.startswith((server.address, "data:", "blob:"))
            else None
        ),
    )
    yield page
    context.close()
    assert not faults


@pytest.fixture
def page(blank: Page, address: str) -> Page:
    """The page with its first template scheduled."""
    blank.goto(address)
    blank.locator(".badge.proved").wait_for()
    return blank
