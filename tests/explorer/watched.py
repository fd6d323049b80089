"""A page of the browser on which nothing may go wrong."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from playwright.sync_api import Browser, Page, expect

SECONDS = 60
"""A page may take this long to show what a test waits for; a busy machine needs some of it."""
expect.set_options(timeout=SECONDS * 1000)


@contextlib.contextmanager
def watched(browser: Browser, address: str) -> Iterator[Page]:
    """A page whose errors, and requests to another place than the address, fail the test in the end."""
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
            if not asked.url.startswith((address, "data:", "blob:"))
            else None
        ),
    )
    yield page
    context.close()
    assert not faults
