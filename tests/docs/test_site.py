"""The site as it is built: links, drawings, examples, search, width."""

from __future__ import annotations

import base64
import importlib.util
import json
import os
import re
import subprocess
import sys
import zlib
from pathlib import Path
from types import ModuleType

import pytest
from pages import COURSE, DOCS, PAGES, ROOT, blocks
from playwright.sync_api import Browser

from broadside.explorer.templates import templates


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site; a warning is an error."""
    folder = tmp_path_factory.mktemp("site")
    mkdocs = Path(sys.executable).parent / "mkdocs"
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(
        [mkdocs, "build", "--strict", "-q", "-d", folder], cwd=ROOT, check=True, env=quiet
    )
    return folder


def test_every_page_leads_to_its_terms(site: Path) -> None:
    """The glossary has a place for each term, and a page links to those that it uses."""
    glossary = (site / "glossary.html").read_text(encoding="utf-8")
    places = set(re.findall(r'<a id="([a-z0-9-]+)"></a>', glossary))
    assert {"critical-cycle", "cross-path", "delay-slot"} <= places and len(places) > 90
    page = (site / "course" / "waits.html").read_text(encoding="utf-8")
    linked = set(re.findall(r'href="../glossary.html#([a-z0-9-]+)"', page))
    assert {"critical-cycle", "recurrence"} <= linked <= places


def test_sources_are_coloured_and_can_be_copied(site: Path) -> None:
    """Both lexers work in the site: an instruction is a keyword."""
    for name, mnemonic in (("waits", "LDW"), ("delay-slots", "MVK")):
        page = (site / "course" / f"{name}.html").read_text(encoding="utf-8")
        assert f'<span class="k">{mnemonic}</span>' in page
    assert '"content.code.copy"' in page


def hook(name: str) -> ModuleType:
    """A hook of mkdocs.yml."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / "docs" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_drawing_has_a_copy_for_light_and_one_for_dark(site: Path) -> None:
    """The page has both, for its own switch to choose; neither follows the system."""
    page = (site / "course" / "units.html").read_text(encoding="utf-8")
    for name, card in (("light", "#ffffff"), ("dark", "#161b22")):
        assert re.search(
            rf'<img class="only-{name}"[^>]* src="../pictures/units-{name}.svg">', page
        )
        drawing = (site / "pictures" / f"units-{name}.svg").read_text(encoding="utf-8")
        assert "prefers-color-scheme" not in drawing
        assert re.findall(r"\.card \{ fill: (#\w+)", drawing)[-1] == card
    style = (site / "assets" / "site.css").read_text(encoding="utf-8")
    for scheme, hidden in (("default", "dark"), ("slate", "light")):
        rule = rf'\[data-md-color-scheme="{scheme}"\] \.md-typeset img\.only-{hidden} '
        assert re.search(rule + r"\{ display: none; \}", style)


def test_the_link_of_an_example_holds_its_source() -> None:
    explorer = hook("explorer")
    for source, isa in (("f: .cproc a\n", "c62x"), ("        LDDW *a, h:l\n", "c64x")):
        packed = explorer.fragment(source).removeprefix("#v1=")
        text = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15)
        assert json.loads(text) == {"source": source, "isa": isa}


def test_without_the_explorer_an_example_names_the_command() -> None:
    explorer = hook("explorer")
    assert "`broadside explore dot.sa`" in explorer._way("dot.sa", "x", None)
    link = explorer._way("dot.sa", "x", "../")
    assert 'href="../explorer/index.html#v1=' in link


def test_the_explorer_knows_the_examples_of_tutorial_and_course() -> None:
    """The page without a server has schedules for its templates only, whatever their comments and blanks."""
    known = {words_of(one["source"]) for one in templates()}
    for page in ("tutorial.md", *COURSE):
        for block in blocks(DOCS / page):
            if block.title.endswith(".sa"):
                assert words_of(block.text) in known, (page, block.title)


def words_of(source: str) -> str:
    return " ".join(re.sub(r";.*", "", source).split())


def test_the_licence_of_a_font_goes_where_the_font_goes() -> None:
    """`make explorer` puts both into the page, which the wheel and the site hold."""
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    fonts = [name for name in package["dependencies"] if name.startswith("@fontsource")]
    build = (ROOT / "scripts" / "web" / "build-explorer").read_text(encoding="utf-8")
    assert fonts and all(name.startswith("@fontsource-variable/") for name in fonts)
    assert 'cp "$font/LICENSE" "web/dist/assets/$(basename "$font")-licence.txt"' in build
    assert build.index("run build") < build.index("LICENSE") < build.index("cp -R web/dist")


@pytest.mark.oracle
def test_the_search_works_from_disk(site: Path, browser: Browser) -> None:
    page = browser.new_page()
    page.goto((site / "index.html").as_uri())
    search, found = (
        page.locator(".md-search__input").first,
        page.locator(".md-search-result__item"),
    )
    for _ in range(12):  # what is typed before the page's script listens is not searched for
        search.fill("")
        search.press_sequentially("critical cycle")
        page.wait_for_timeout(5_000)
        if found.count():
            break
    assert "Glossary" in page.locator(".md-search-result__list").inner_text()
    page.close()


def test_the_site_is_whole(site: Path) -> None:
    for page in (*PAGES, "reference/instructions.md", "reference/machines.md", "optimizer.md"):
        assert (site / page).with_suffix(".html").is_file()
    assert "<math" in (site / "optimizer.html").read_text()
    assert "<code>MPYHLU</code>" in (site / "reference/instructions.html").read_text()
    outside = [
        link
        for page in site.rglob("*.html")
        for link in re.findall(r'(?:src|<link[^>]*href)="(https?:[^"]+)"', page.read_text())
    ]
    assert not outside, "the site must not need a network"


@pytest.mark.oracle
@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.matrix)])
def test_no_page_is_wider_than_a_phone(step: int, site: Path, browser: Browser) -> None:
    """The sample looks at one page in five."""
    wide = []
    page = browser.new_page(viewport={"width": 390, "height": 844})
    for file in sorted(site.rglob("*.html"))[::step]:
        page.goto(file.as_uri())
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append(file.name)
    page.close()
    assert wide == []


CONTRAST = """
selector => [...document.querySelectorAll(selector)].map(e => {
  const numbers = text => text.match(/[\\d.]+/g).map(Number);
  const light = colour => colour.slice(0, 3).map(v => v / 255)
    .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  let ground = e, below;
  do below = ground ? numbers(getComputedStyle(ground).backgroundColor) : [255, 255, 255];
  while (below[3] === 0 && (ground = ground.parentElement, true));
  const style = getComputedStyle(e), colour = numbers(style.color);
  const part = (colour[3] ?? 1) * style.opacity;
  const seen = [0, 1, 2].map(i => colour[i] * part + below[i] * (1 - part));
  const [more, less] = [light(seen), light(below)].sort((a, b) => b - a);
  return (more + 0.05) / (less + 0.05);
})
"""


@pytest.mark.parametrize("selector", [".md-tabs__link", ".md-nav__title", "code .p, code .c1"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_grey_texts_can_be_read(scheme: str, selector: str, site: Path, browser: Browser) -> None:
    """WCAG 2, criterion 1.4.3: a contrast of 4.5 to 1 between a text and its ground."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page = context.new_page()
    page.goto((site / "ciphers.html").as_uri())
    ratios = page.evaluate(CONTRAST, selector)
    context.close()
    assert ratios and min(ratios) >= 4.5
