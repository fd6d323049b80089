"""The page without a server: what it says of sources that it does not know."""

from __future__ import annotations

import base64
import json
import shutil
import threading
import zlib
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from replayed import differences
from stand_in import ANSWERS, PAGE, ROOT
from watched import watched

from broadside.explorer.help import instructions
from broadside.explorer.shown.source import analyse
from broadside.facts.isa import LEVELS

_BUILT = [
    path
    for folder in ("build/explorer", "target/wasm32-unknown-unknown/release")
    if (path := ROOT / folder / "player.wasm").exists()
]
PLAYER = max(_BUILT, key=lambda path: path.stat().st_mtime, default=None)
"""The module that places operations and runs assembly."""
ROUTINES = ("goertzel", "histogram", "iir_biquad", "fir_complex", "square_root", "weighted_sum")
"""Of one loop each, without macros; recurrences of registers and, in `histogram`, of memory."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The address of the page as files, with one template."""
    shutil.copytree(PAGE, tmp_path / "site")
    for isa in LEVELS:
        _write(tmp_path / "site" / f"instructions-{isa}.json", instructions(isa))
    prepared = json.loads(ANSWERS.read_text(encoding="utf-8"))["prepared"][0]
    template = prepared["template"]
    _write(tmp_path / "site" / "templates" / f"{template['name']}.json", prepared)
    _write(tmp_path / "site" / "templates" / "index.json", [template])
    if PLAYER is not None:
        shutil.copy(PLAYER, tmp_path / "site" / "player.wasm")
    handler = partial(_Quiet, directory=str(tmp_path / "site"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: Any) -> None:
        """Says nothing."""


def _write(path: Path, found: Any) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(found), encoding="utf-8")


def _routine(name: str) -> str:
    """The source of a routine of the corpus."""
    (path,) = (ROOT / "benchmarks" / "linear_assembly").rglob(f"{name}.sa")
    return path.read_text()


def test_its_bounds_are_those_of_the_optimizer_where_registers_decide(
    browser: Browser, site: str
) -> None:
    equal = 0
    with watched(browser, site) as page:
        for number, name in enumerate(ROUTINES):
            source = _routine(name)
            (loop,) = analyse(source, "c64x")["loops"]
            bounds, critical = loop["bounds"], loop["loop"]["critical"]
            resource, recurrence = _bounds(page, f"{site}?{number}", source)
            assert resource <= bounds["resource"] and recurrence <= bounds["recurrence"], name
            if all(loop["loop"]["edges"][one]["kind"] == "flow" for one in critical):
                assert recurrence == bounds["recurrence"] > 1, name
                equal += 1
    assert equal == len(ROUTINES) - 1


DRAFTED = ("goertzel", "fft_radix2", "population_count_c64x", "iir_biquad", "viterbi_butterfly")
"""Of one loop each, which the optimizer pipelines at the bound of the page."""


@pytest.mark.skipif(PLAYER is None, reason="the explorer's module is not built: make explorer")
def test_its_drafts_run_on_the_simulator(browser: Browser, site: str) -> None:
    """Overlapped, the iterations of a draft leave the same results as one after the other."""
    with watched(browser, site) as page:
        page.add_init_script(_KEEP_ANSWERS)
        for number, name in enumerate(DRAFTED):
            source = _routine(name)
            page.goto(f"{site}?{number}{_fragment(source)}")
            expect(page.locator(".badge")).to_have_text("draft: not verified")
            (loop,) = page.evaluate("window.answers.at(-1).answer")
            (known,) = analyse(source, "c64x")["loops"]
            interval = loop["loop"]["interval"]
            assert interval == int(page.locator(".interval").inner_text())
            assert interval == known["bounds"]["interval"], name
            assert differences(loop, "c64x", number) == [], name
            expect(page.locator(".schedule td button")).to_have_count(len(loop["kernel"]))


def test_what_it_cannot_draft_has_bounds_alone(browser: Browser, site: str) -> None:
    """A loop that ends with a comparison: the optimizer turns it into a counter, which the page cannot."""
    source = _routine("string_compare")
    with watched(browser, site) as page:
        page.goto(site + _fragment(source))
        expect(page.locator(".badge.failed")).to_contain_text("bounds only")
        expect(page.locator(".interval")).to_contain_text("≥")


_KEEP_ANSWERS = """
window.answers = [];
window.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => window.answers.push(data));
    }
};
"""


def _fragment(source: str) -> str:
    """The link that holds a source for the C64x."""
    packer = zlib.compressobj(wbits=-15)
    told = json.dumps({"source": source, "isa": "c64x"}).encode()
    packed = packer.compress(told) + packer.flush()
    return "#v1=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _bounds(page: Page, address: str, source: str) -> tuple[int, int]:
    """Resource and recurrence bound of the first loop, as the page tells them."""
    page.goto(address + _fragment(source))
    expect(page.locator(".bound-bar .value")).to_have_count(2)
    resource, recurrence = page.locator(".bound-bar .value").all_inner_texts()
    return int(resource), int(recurrence)
