"""The built page in headless Chromium, before a stand-in for its server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from stand_in import PAGE, TOKEN, StandIn
from watched import watched


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with a browser need an outside tool, and the page; what is absent is named."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.oracle)
    if (PAGE / "index.html").exists():
        return
    here, reason = Path(__file__).parent, "the explorer's page is not built: make explorer"
    for item in items:
        if here in item.path.parents and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.skip(reason=reason))


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
    with watched(browser, server.address) as page:
        yield page


@pytest.fixture
def page(blank: Page, address: str) -> Page:
    """The page with its first template scheduled."""
    blank.goto(address)
    blank.locator(".badge.proved").wait_for()
    return blank
