"""The page before the real server: what someone sees who types `broadside explore` and edits a loop."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator

import pytest
from asking import COMMAND
from playwright.sync_api import Browser, Page, expect
from test_server import LONG
from watched import watched

from broadside.explorer.server.app import PAGE

SCALE = """        .global scale
scale:  .cproc  a, b, n
        .reg    x, y
        .no_mdep
loop:   .trip   4
        LDH     *a++, x
        SHL     x, 1, y
        STH     y, *b++
        SUB     n, 1, n
 [n]    B       loop
        .return
        .endproc
"""
WAIT = 120_000
"""Milliseconds for what the optimizer computes; a busy machine needs some of them."""
pytestmark = pytest.mark.skipif(
    not PAGE.is_dir(), reason="the explorer's page is not built: make explorer"
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address that a server prints if it is started with a file."""
    folder = tmp_path_factory.mktemp("live")
    (folder / "scale.sa").write_text(SCALE)
    process = subprocess.Popen(
        [*COMMAND, "explore", str(folder / "scale.sa"), "--no-browser"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
    )
    assert process.stdout is not None
    yield process.stdout.readline().rpartition(" ")[2].strip()
    process.terminate()
    process.wait(20)


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """The page with the user's file, scheduled."""
    with watched(browser, address.partition("?")[0]) as page:
        page.goto(address)
        page.locator(".badge.proved").wait_for(timeout=WAIT)
        yield page


def paste(page: Page, text: str) -> None:
    """Replaces the text of the editor."""
    page.locator(".cm-content").fill(text)


def write(page: Page, source: str) -> None:
    """Pastes a source. Fails if the editor does not take it, so that the engine is not blamed."""
    paste(page, source)
    first = source.partition("\n")[0]
    expect(page.locator(".cm-content .cm-line").first).to_have_text(first)


def test_a_deleted_line_tells_why_the_loop_got_slower(page: Page) -> None:
    expect(page.locator(".interval")).to_have_text("1")
    write(page, SCALE.replace("        .no_mdep\n", ""))
    expect(page.locator(".trail")).to_contain_text("since the last edit (was 1)", timeout=WAIT)
    slower = int(page.locator(".interval").inner_text())
    assert slower > 1
    expect(page.locator(".bound-bar.binds")).to_contain_text("recurrence")
    expect(page.locator(".side-pane")).to_contain_text("Why not one cycle less", timeout=WAIT)
    advice = page.locator(".card", has_text="Add .no_mdep")
    expect(advice.locator(".from")).to_have_text(str(slower), timeout=WAIT)
    advice.get_by_role("button", name="Apply").click()
    expect(page.locator(".interval")).to_have_text("1", timeout=WAIT)
    expect(page.locator(".cm-content")).to_contain_text(".no_mdep")


def test_an_error_stands_under_its_place(page: Page) -> None:
    write(page, SCALE.replace("SHL ", "SHLL"))
    expect(page.locator(".problems button")).to_contain_text("line 7", timeout=WAIT)
    expect(page.locator(".cm-lintRange-error")).to_have_count(1)
    expect(page.locator(".badge.failed")).to_have_text("the source has errors")


def test_a_search_that_takes_long_shows_its_best_and_stops(page: Page) -> None:
    write(page, LONG)
    expect(page.locator(".badge.searching")).to_be_visible(timeout=WAIT)
    expect(page.locator(".panel:not(.stale) .schedule .op").nth(40)).to_be_attached(timeout=WAIT)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator(".badge.open, .badge.proved")).to_be_visible(timeout=WAIT)
    assert re.fullmatch(r"\d+", page.locator(".interval").inner_text())


def test_the_player_shows_what_the_routine_wrote_and_keeps_it(page: Page) -> None:
    values = {"a": "halves 1 2 3 4", "b": "zeros 8", "n": "4"}
    for name, value in values.items():
        page.locator(".arguments").get_by_label(name, exact=True).fill(value)
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator(".buffers")).to_contain_text("02000400 06000800", timeout=WAIT)
    page.get_by_role("button", name="One packet on").click()
    page.get_by_role(
        "button", name="To the next breakpoint"
    ).click()  # there is none: the last packet
    expect(page.locator(".packet.now")).to_be_in_viewport()
    page.get_by_role("button", name="To the previous breakpoint").click()
    expect(page.locator(".packet.now")).to_be_in_viewport()
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("; later")
    expect(page.locator(".old-run")).to_be_visible()
    expect(page.locator(".badge.proved")).to_be_visible(timeout=WAIT)
    expect(page.locator(".register-table")).to_be_visible()


def test_a_link_holds_the_source_and_no_token(page: Page, address: str) -> None:
    """What is copied opens when it is pasted into the source of another explorer."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".toast")).to_contain_text("The link is copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#v1=" in link and "token" not in link
    write(page, "; nothing here\n")
    expect(page.locator(".cm-content")).not_to_contain_text("STH")
    paste(page, link)
    expect(page.locator(".cm-content")).to_contain_text("STH     y, *b++")
