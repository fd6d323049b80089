"""The page before a server that answers at once: typing, errors, search, stop, link, player, keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from stand_in import TOKEN, StandIn

PHONE, DESKTOP, WIDE = (390, 844), (1280, 800), (1920, 1080)


def type_at_the_end(page: Page, text: str) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text(text)
    expect(page.locator(".cm-content")).to_contain_text(text)


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    """Waits until the server has seen something. A busy machine may take long."""
    end = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < end, "the server did not see it"
        page.wait_for_timeout(20)


def test_the_first_template_is_scheduled(page: Page) -> None:
    expect(page.locator(".interval")).to_have_text("8")
    expect(page.locator(".bound-bar.binds")).to_contain_text("recurrence")
    expect(page.locator(".schedule .op")).to_have_count(8)
    expect(page.locator(".side-pane")).to_contain_text("A pass of 7 cycles is impossible")


def test_a_keystroke_asks_for_bounds_once(page: Page, server: StandIn) -> None:
    before = server.asked["analyse"]
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.type("; quick", delay=5)
    wait_until(page, lambda: server.sources[-1].endswith("; quick"))
    assert 1 <= server.asked["analyse"] - before < len("; quick")


def test_an_error_stands_under_its_place_and_the_picture_stays(page: Page) -> None:
    type_at_the_end(page, "; broken")
    expect(page.locator(".problems button")).to_have_text("line 3 no such instruction: XYZ")
    expect(page.locator(".cm-lintRange-error")).to_have_count(1)
    expect(page.locator(".badge.failed")).to_have_text("the source has errors")
    expect(page.locator(".schedule .op")).to_have_count(8)
    page.locator(".problems button").click()
    expect(page.locator(".cm-content")).to_be_focused()


def test_a_search_tells_its_seconds_and_stops(page: Page, server: StandIn) -> None:
    type_at_the_end(page, "; slow")
    badge = page.locator(".badge.searching")
    expect(badge).to_have_text(re.compile(r"searching\s*[1-9]\d*\.\d s"))
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".badge.open")).to_have_text("stopped: open: 7 not ruled out")
    assert server.stopped.wait(30), "the server was not told"
    expect(page.locator(".interval")).to_have_text("8")


def test_a_shared_link_brings_the_source_to_others(
    page: Page, browser: Browser, address: str
) -> None:
    type_at_the_end(page, "; for you: <b>é</b>")
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".toast")).to_be_visible()
    link = page.url
    assert "#v1=" in link
    other = browser.new_context().new_page()
    other.goto(link)
    expect(other.locator(".cm-content")).to_contain_text("; for you: <b>é</b>")
    assert other.locator(".cm-content b").count() == 0
    other.context.close()


@pytest.mark.parametrize(
    "fragment",
    ["#v1=AAAA", "#v1=<script>alert(1)</script>", "#v1=" + "A" * 300_000],
    ids=["damaged", "script", "long"],
)
def test_a_hostile_link_is_refused_and_the_page_works(
    blank: Page, address: str, fragment: str
) -> None:
    blank.on("dialog", lambda dialog: pytest.fail("a script of the link ran"))
    blank.goto(address + fragment)
    expect(blank.locator(".toast")).to_contain_text("The link was not opened")
    expect(blank.locator(".interval")).to_have_text("8")


def test_text_of_a_link_is_never_html(blank: Page, address: str) -> None:
    blank.on("dialog", lambda dialog: pytest.fail("a script of the link ran"))
    blank.goto(address)
    fragment = blank.evaluate(
        """async () => {
          const source = '<img src=x onerror=alert(1)>: .cproc <svg onload=alert(2)>\\n'
          const text = JSON.stringify({source, isa: 'c62x', tab: 'schedule'})
          const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
          const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
          const binary = String.fromCharCode(...bytes)
          return '#v1=' + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
        }"""
    )
    blank.goto("about:blank")
    blank.goto(address + fragment)
    expect(blank.locator(".cm-content")).to_contain_text("<img src=x onerror=alert(1)>")
    blank.wait_for_timeout(600)
    assert blank.locator("main img").count() == 0


def test_a_paste_of_a_megabyte_is_refused_at_once(page: Page) -> None:
    took = page.locator(".cm-content").evaluate(
        """element => {
          const data = new DataTransfer()
          data.setData('text/plain', '        ADD     a, b, c ; x\\n'.repeat(40000))
          const began = performance.now()
          const event = new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true})
          element.dispatchEvent(event)
          return performance.now() - began
        }"""
    )
    expect(page.locator(".toast")).to_contain_text("A source may have 256 KiB")
    assert took < 3000
    expect(page.locator(".cm-content")).to_contain_text("CRC-32")


def test_nothing_is_lost_on_reload_and_undo_works(page: Page) -> None:
    page.get_by_role("tab", name="Overlap").click()
    type_at_the_end(page, "; mine")
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("; mine")
    expect(page.get_by_role("tab", name="Overlap")).to_have_attribute("aria-selected", "true")
    type_at_the_end(page, "; more")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cm-content")).not_to_contain_text("; more")
    expect(page.locator(".cm-content")).to_contain_text("; mine")


def test_a_browser_that_keeps_nothing_is_enough(blank: Page, address: str) -> None:
    blank.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('refused') }})"
    )
    blank.goto(address)
    expect(blank.locator(".interval")).to_have_text("8")


def test_a_template_replaces_the_source_and_can_be_taken_back(page: Page) -> None:
    page.get_by_role("combobox", name="Template").select_option("dot")
    expect(page.locator(".interval")).to_have_text("1")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cm-content")).to_contain_text("CRC-32")


def test_advice_is_applied_and_undone(page: Page) -> None:
    page.get_by_role("button", name="Apply").click()
    expect(page.locator(".cm-content")).to_contain_text(".unroll 2")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cm-content")).not_to_contain_text(".unroll 2")


def test_pointing_at_one_thing_lights_it_everywhere(page: Page) -> None:
    page.locator(".schedule .op", has_text="EXTU").hover()
    expect(page.locator(".cm-line.lit-line")).to_contain_text("EXTU")
    expect(page.locator(".core li.lit")).to_contain_text("EXTU")
    page.locator(".cm-line", has_text="SHRU").hover()
    expect(page.locator(".schedule .op.lit")).to_contain_text("SHRU")
    page.get_by_role("tab", name="Dependences").click()
    page.locator(".cm-line", has_text="SHRU").hover()
    expect(page.locator(".graph .node.lit")).to_contain_text("SHRU")
    assert page.locator(".graph .node.near").count() >= 1


def test_the_overlap_steps_through_time(page: Page) -> None:
    page.get_by_role("tab", name="Overlap").click()
    words = page.locator(".overlapping .words")
    expect(words).to_contain_text("Cycle 8")
    page.get_by_role("button", name="One cycle on").click()
    expect(words).to_contain_text("Cycle 9")
    page.get_by_role("slider", name="Cycle").focus()
    page.keyboard.press("ArrowLeft")
    expect(words).to_contain_text("Cycle 8")


def test_the_player_goes_forwards_backwards_and_to_a_breakpoint(page: Page) -> None:
    page.get_by_role("button", name="Run").click()
    where = page.locator(".where")
    expect(where).to_have_text("cycle 0 of 7")
    page.get_by_role("button", name="One packet on").click()
    expect(where).to_have_text("cycle 1 of 7")
    expect(page.locator(".stalls")).to_contain_text("1 stall: bank conflict")
    expect(page.locator(".register-table .changed")).to_have_count(2)
    expect(page.locator(".flying")).to_contain_text("B3")
    expect(page.locator(".memory")).to_contain_text("read 00008000")
    page.get_by_role("button", name="One packet back").click()
    expect(where).to_have_text("cycle 0 of 7")
    page.get_by_role("button", name="Breakpoint at crc32$loop+0xc").click()
    page.get_by_role("button", name="To the next breakpoint").click()
    expect(where).to_have_text("cycle 7 of 7")
    expect(page.locator(".packet.now")).to_contain_text("XOR")


def test_an_argument_that_makes_no_sense_is_told(page: Page, server: StandIn) -> None:
    page.locator(".arguments input").first.fill("ten")
    page.get_by_role("button", name="Run").click()
    assert not page.locator(".arguments input").first.evaluate("input => input.validity.valid")
    assert server.asked["run"] == 0


def test_a_program_that_does_not_end_is_cut_off(page: Page, server: StandIn) -> None:
    type_at_the_end(page, "; endless")
    wait_until(page, lambda: server.sources[-1].endswith("; endless"))
    expect(page.locator(".panel.stale")).to_have_count(0)
    page.get_by_role("button", name="Run").click()
    expect(page.locator(".player [role=status]")).to_contain_text("without a return")


def test_files_of_the_folder_open_and_save(page: Page, server: StandIn) -> None:
    page.get_by_role("button", name="Open").click()
    page.get_by_role("button", name="mine.sa").click()
    expect(page.locator(".cm-content")).to_contain_text("mine: .cproc a")
    page.keyboard.press("Control+s")
    page.get_by_role("textbox", name="Name").fill("copy.sa")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.locator(".toast")).to_have_text("Saved as copy.sa.")
    assert server.saved["copy.sa"].startswith("mine: .cproc a")
    page.keyboard.press("Control+s")
    page.get_by_role("textbox", name="Name").fill("mine.sa")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_have_text(
        "There is a file mine.sa. Press Save again to replace it."
    )
    assert "mine.sa" not in server.saved
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_have_text("Saved as mine.sa.")


def test_undo_brings_back_the_name_with_the_text(page: Page) -> None:
    chosen = "select => select.selectedOptions[0].text"
    names = page.get_by_role("combobox", name="Template")
    before = names.evaluate(chosen)
    names.select_option("dot")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cm-content")).to_contain_text("CRC-32")
    assert names.evaluate(chosen) == before


def test_arguments_outlive_an_error_of_the_source(page: Page) -> None:
    fields = page.locator(".arguments input")
    count = fields.count()
    fields.first.fill("77")
    type_at_the_end(page, "; broken")
    expect(page.locator(".badge.failed")).to_be_visible()
    expect(fields).to_have_count(count)
    page.get_by_role("button", name="Run").click()
    expect(page.locator(".toast")).to_contain_text("There is no routine to run")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".badge.proved")).to_be_visible()
    expect(fields.first).to_have_value("77")


def test_completion_and_help_come_from_the_tables(page: Page) -> None:
    type_at_the_end(page, "\n        ")
    page.keyboard.type("AD", delay=30)
    options = page.locator(".cm-tooltip-autocomplete li")
    expect(options.nth(0)).to_contain_text("ADD.L .S .D")
    expect(options.nth(1)).to_contain_text("ADDK")
    expect(page.locator(".cm-completionInfo")).to_contain_text("The sum of two numbers.")
    page.keyboard.press("Escape")
    page.locator(".tok-mnemonic", has_text="LDW").hover()
    expect(page.locator(".cm-tooltip .instruction")).to_contain_text("4 delay slots")


def test_help_comes_by_keyboard_too(page: Page) -> None:
    page.locator(".cm-line", has_text="LDW").click()
    page.mouse.move(0, 0)
    expect(page.locator(".cm-tooltip")).to_have_count(0)
    page.keyboard.press("F1")
    expect(page.locator(".cm-tooltip.instruction")).to_contain_text("4 delay slots")
    page.keyboard.press("Escape")
    expect(page.locator(".cm-tooltip")).to_have_count(0)


def test_all_by_keyboard(page: Page) -> None:
    """Tab reaches every pane; arrows move within tabs and grids; the editor lets go on Escape."""
    page.locator("h1").click()
    seen = set[str]()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.cm-content') !== null"):
            page.keyboard.press("Escape")
        seen.add(
            str(
                page.evaluate(
                    "document.activeElement.closest('.top,.headline,.source,.tabs,.schedule,"
                    ".side-pane,.player')?.className.split(' ')[0] ?? ''"
                )
            )
        )
    assert seen >= {"top", "headline", "source", "tabs", "schedule", "side-pane", "player"}
    page.get_by_role("tab", name="Schedule").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Overlap")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.locator(".schedule .op[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".schedule .op:focus")).to_contain_text("SUB")


def test_a_token_is_wanted(blank: Page, server: StandIn) -> None:
    answer = blank.request.post(f"{server.address}api/analyse", data={"source": "", "isa": "c62x"})
    assert answer.status == 403
    assert TOKEN not in answer.text()


@pytest.mark.parametrize("size", [PHONE, DESKTOP, WIDE], ids=["phone", "desktop", "wide"])
def test_nothing_is_wider_than_the_screen(blank: Page, address: str, size: tuple[int, int]) -> None:
    blank.set_viewport_size({"width": size[0], "height": size[1]})
    blank.goto(address)
    blank.locator(".badge.proved").wait_for()
    for tab in ("Schedule", "Overlap", "Dependences", "Lifetimes", "Assembly"):
        blank.get_by_role("tab", name=tab).click()
        assert blank.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab


def test_on_a_phone_each_pane_has_the_screen(blank: Page, address: str) -> None:
    blank.set_viewport_size({"width": 390, "height": 844})
    blank.goto(address)
    blank.locator(".badge.proved").wait_for()
    panes = {
        "Source": ".source",
        "Pictures": ".centre",
        "Player": ".player",
        "Advice": ".side-pane",
    }
    for name, pane in panes.items():
        blank.get_by_role("navigation").get_by_role("button", name=name).click()
        for other in panes.values():
            assert blank.locator(f".app > {other}").is_visible() == (other == pane)
