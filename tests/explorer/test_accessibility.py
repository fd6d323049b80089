"""axe finds nothing, in any tab, light and dark, on a phone and on a desktop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from stand_in import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="no axe-core: npm ci in web/")


def findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing(blank: Page, address: str, scheme: Any, size: tuple[int, int]) -> None:
    blank.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    blank.set_viewport_size({"width": size[0], "height": size[1]})
    blank.goto(address)
    blank.locator(".badge.proved").wait_for()
    found = []
    for tab in ("Schedule", "Overlap", "Dependences", "Lifetimes", "Assembly"):
        blank.get_by_role("tab", name=tab).click()
        found += findings(blank)
    if size[0] < 700:
        for pane in ("Source", "Player", "Advice"):
            blank.get_by_role("navigation").get_by_role("button", name=pane).click()
            found += findings(blank)
            if pane == "Player":
                blank.get_by_role("button", name="Run").click()
                blank.locator(".packet.now").wait_for()
                found += findings(blank)
    else:
        blank.get_by_role("button", name="Run").click()
        blank.locator(".packet.now").wait_for()
        found += findings(blank)
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_errors_and_dialogs(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="Open").click()
    page.get_by_role("dialog").wait_for()
    found = findings(page)
    page.keyboard.press("Escape")
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("; broken")
    page.locator(".problems button").wait_for()
    page.locator(".panel.stale").wait_for()
    found += findings(page)
    assert not found, "\n".join(found)
