"""The pages of the report in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Page

from broadside.cli import main
from broadside.report.page import components

PAGES = (
    "index.html",
    "figures.html",
    "hosts.html",
    "kernels/des_block.html",
    "kernels/des_cbc_encrypt.html",
    "kernels/des_key_schedule_encrypt.html",
)
PHONE, DESKTOP, WIDE = (390, 844), (1280, 900), (1920, 1080)
SIZES = [
    pytest.param(PHONE, id="phone"),
    pytest.param(DESKTOP, id="desktop", marks=pytest.mark.matrix),
    pytest.param(WIDE, id="wide", marks=pytest.mark.matrix),
]
pytestmark = pytest.mark.oracle


@pytest.fixture(params=SIZES)
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page on which nothing may go wrong, and which asks for no other file than those of the report."""
    width, height = request.param
    page = browser.new_page(viewport={"width": width, "height": height})
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda asked: None if "file:" in asked.url else faults.append(asked.url))
    yield page
    assert not faults
    page.close()


def opened(page: Page, report: Path, name: str) -> Page:
    file, mark, anchor = name.partition("#")
    page.goto((report / file).as_uri() + mark + anchor)
    return page


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def open_all(page: Page) -> None:
    page.locator("details").evaluate_all("all => all.forEach(d => d.open = true)")


@pytest.mark.parametrize("name", PAGES)
def test_every_page_fits_and_can_be_read(page: Page, report: Path, name: str) -> None:
    """Nothing is wider than the screen; links, regions and pictures have names; no heading is skipped."""
    opened(page, report, name)
    open_all(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    nameless = page.locator("a, button, svg[role], [role=region]").evaluate_all(
        """all => all.filter(e => !(e.getAttribute("aria-label")
            || "a button".includes(e.localName) && e.textContent.trim())).length"""
    )
    assert nameless == 0
    levels = page.locator("h1, h2, h3, h4").evaluate_all("all => all.map(h => +h.tagName[1])")
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(two <= one + 1 for one, two in pairwise(levels))
    headless = page.locator("table").evaluate_all(
        """all => all.filter(table => ["thead th[scope=col]", "tbody th[scope=row]"].some(
            head => !table.querySelector(head))).length"""
    )
    assert headless == 0


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(page: Page, report: Path, name: str) -> None:
    opened(page, report, name)
    links = page.locator("a[href]").evaluate_all("all => all.map(a => a.getAttribute('href'))")
    assert links
    for link in links:
        place, _, anchor = link.partition("#")
        target = report / Path(name).parent / place if place else report / name
        assert target.is_file(), link
        assert not anchor or f'id="{anchor}"' in text_of(target), link


def test_the_first_page_is_small_and_paints_at_once(page: Page, report: Path) -> None:
    assert (report / "index.html").stat().st_size < 2_000_000
    opened(page, report, "index.html")
    assert page.locator("*").count() < 6_000


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(DESKTOP, id="desktop"),
        pytest.param(WIDE, id="wide", marks=pytest.mark.matrix),
    ],
    indirect=True,
)
def test_the_first_page_is_one_screen(page: Page, report: Path) -> None:
    """On a desktop only the tables scroll, whichever tab is chosen. A phone scrolls the page."""
    width = page.evaluate("innerWidth")
    if width >= 1280:
        page.set_viewport_size({"width": width, "height": 800})
    opened(page, report, "index.html")
    height = "document.documentElement.scrollHeight"
    if width < 1280:
        assert page.evaluate(height) > page.evaluate("innerHeight")
        return
    for tab in page.locator("[role=tab]").all():
        tab.click()
        assert page.evaluate(height) == page.evaluate("innerHeight"), tab.inner_text()
        panel = page.locator("[role=tabpanel]:visible .scroll").bounding_box()
        assert panel is not None
        assert panel["height"] > 100 and panel["y"] + panel["height"] <= 800
    dots, schedule = (page.locator(part).bounding_box() for part in ("svg.dots", ".pipeline"))
    assert dots is not None and schedule is not None
    assert dots["x"] + dots["width"] <= schedule["x"]


def test_on_paper_nothing_is_cut_off_or_dark(page: Page, report: Path) -> None:
    page.set_viewport_size({"width": 794, "height": 1123})  # A4 at 96 dots an inch
    page.emulate_media(media="print", color_scheme="dark")
    for name in PAGES:
        opened(page, report, name)
        open_all(page)
        cut = page.locator(".scroll > table").evaluate_all(
            "all => all.filter(t => t.getBoundingClientRect().right > innerWidth).length"
        )
        assert cut == 0, name
        colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert colour == "rgb(255, 255, 255)"


def test_the_first_page_prints_on_four_pages(browser: Browser, report: Path) -> None:
    page = browser.new_page()
    opened(page, report, "index.html")
    content = page.pdf(format="A4")
    assert 1 <= content.count(b"/Type /Page\n") + content.count(b"/Type /Page ") <= 4
    page.close()


def test_the_ratio_is_on_the_screen_of_a_phone(page: Page, report: Path) -> None:
    opened(page, report, "index.html")
    right = page.locator("[role=tabpanel] td.better").first.bounding_box()
    assert right is not None and right["x"] + right["width"] <= page.evaluate("innerWidth")


def test_tabs_show_one_table_and_obey_the_arrow_keys(page: Page, report: Path) -> None:
    opened(page, report, "index.html")
    tabs, panels = page.locator("[role=tab]"), page.locator("[role=tabpanel]")
    assert tabs.count() == panels.count() >= 1
    shown = panels.evaluate_all("all => all.filter(p => p.offsetParent).length")
    assert shown == 1
    tabs.first.focus()
    page.keyboard.press("ArrowLeft")
    assert tabs.last.get_attribute("aria-selected") == "true"
    assert panels.last.is_visible()


def test_the_filter_keeps_the_kernels_with_all_words(page: Page, report: Path) -> None:
    opened(page, report, "index.html#kernels")
    rows = page.locator(".kernels tbody tr")
    page.locator("#filter").fill("rijndael c64x multi")
    shown = [row for row in rows.all() if row.is_visible()]
    assert 0 < len(shown) < rows.count()
    for row in shown:
        assert all(word in row.inner_text().lower() for word in ("rijndael", "c64x", "multi"))
    assert page.locator("output").inner_text() == f"{len(shown)} of {rows.count()}"


def test_the_pictures_appear(page: Page, report: Path) -> None:
    opened(page, report, "kernels/des_block.html")
    open_all(page)
    sizes = page.locator("svg[role]").evaluate_all(
        "all => all.map(s => s.getBoundingClientRect()).map(r => [r.width, r.height])"
    )
    assert sizes and all(width > 100 and height > 30 for width, height in sizes)
    assert page.locator("svg.graph .edge.critical path").count() > 3
    ends = page.locator("svg.graph .edge path").evaluate_all(
        "all => new Set(all.map(p => getComputedStyle(p).markerEnd)).size"
    )
    assert ends == 1 and page.locator("#tip").count() == 1


def test_an_instruction_lights_up_wherever_it_stands(page: Page, report: Path) -> None:
    opened(page, report, "kernels/des_block.html")
    loop = page.locator(".loop").first
    open_all(page)
    loop.locator(".pipeline [data-o]").first.focus()
    lit = loop.locator(".lit").evaluate_all("all => all.map(e => e.dataset.o)")
    assert len(lit) == 4 and len(set(lit)) == 1  # pipeline, graph, source line, packet
    outlines = loop.locator("a.lit").evaluate_all(
        "all => all.map(e => getComputedStyle(e).outlineStyle)"
    )
    assert sorted(outlines) == ["none", "solid", "solid", "solid"]  # the graph's is a strong box


def test_source_and_schedule_are_linked_both_ways(page: Page, report: Path) -> None:
    """The keys lead from a packet to the line of the source, and back to the packet."""
    opened(page, report, "kernels/des_block.html")
    links = (
        page.locator(".loop")
        .first.locator(".packets a[href]")
        .evaluate_all(
            """all => all.map(link => {
            const line = document.getElementById(link.hash.slice(1));
            const back = document.getElementById(line.querySelector("a").hash.slice(1));
            return [link.dataset.o, line.querySelector("a").dataset.o, back === link.closest("li")];
        })"""
        )
    )
    assert len(links) > 10
    assert all(one == other and back for one, other, back in links)


def test_the_arrow_keys_lead_through_a_schedule_that_is_one_stop(page: Page, report: Path) -> None:
    opened(page, report, "kernels/des_block.html")
    table = page.locator(".pipeline").first
    assert table.locator("[data-o][tabindex='0']").count() == 1
    table.locator("[data-o]").first.focus()
    here = """() => {
        const cell = document.activeElement.closest("td");
        return [cell.parentElement.sectionRowIndex, cell.cellIndex];
    }"""
    row, column = page.evaluate(here)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(here)[0] == row and page.evaluate(here)[1] > column
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(here)[0] > row and page.evaluate(here)[1] == column
    assert table.locator("[data-o][tabindex='0']").count() == 1


def test_a_link_opens_what_it_leads_into(page: Page, report: Path) -> None:
    opened(page, report, "kernels/des_block.html")
    loop = page.locator(".loop").first
    loop.locator("details").first.evaluate("d => d.open = true")
    loop.locator("svg.graph a").first.dispatch_event("click")
    assert loop.locator(".beside").evaluate("e => e.closest('details').open")


@pytest.mark.skipif(components() is None, reason="the explorer is not built: run `make explorer`")
def test_the_explorers_components_are_drawn(page: Page, report: Path, tmp_path: Path) -> None:
    """Each is drawn when it comes near the screen."""
    bench = str(report.parent / "bench.json")
    arguments = ["report", "--bench", bench, "--out", str(tmp_path), "--only", "des_block"]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    opened(page, tmp_path, "kernels/des_block.html")
    open_all(page)
    places = page.locator("[data-broadside]")
    kinds = set()
    for number in range(places.count()):
        place = places.nth(number)
        kinds.add(place.get_attribute("data-broadside"))
        place.scroll_into_view_if_needed()
        drawn = place.locator("svg, table").first
        drawn.wait_for()
        box = drawn.bounding_box()
        assert box is not None and box["width"] > 100 and box["height"] > 30
    assert kinds >= {"schedule", "overlap", "dependences", "lifetimes"}
    loop = page.locator(".loop").first
    assert loop.locator(".pipeline").count() == 0
    loop.locator(".schedule [data-op]").first.focus()
    lit = loop.locator(".lit").evaluate_all("all => all.map(e => e.closest('div, ol').className)")
    assert "lines" in lit and "packets" in lit
