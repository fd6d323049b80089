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
from stand_in import ANSWERS, PAGE, ROOT
from watched import watched

from broadside.explorer.help import instructions
from broadside.explorer.shown.source import analyse
from broadside.isa import LEVELS

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


def test_its_bounds_are_those_of_the_optimizer_where_registers_decide(
    browser: Browser, site: str
) -> None:
    equal = 0
    with watched(browser, site) as page:
        for number, name in enumerate(ROUTINES):
            source = (ROOT / "benchmarks/linear_assembly" / f"{name}.sa").read_text()
            (loop,) = analyse(source, "c64x")["loops"]
            bounds, critical = loop["bounds"], loop["loop"]["critical"]
            resource, recurrence = _bounds(page, f"{site}?{number}", source)
            assert resource <= bounds["resource"] and recurrence <= bounds["recurrence"], name
            if all(loop["loop"]["edges"][one]["kind"] == "flow" for one in critical):
                assert recurrence == bounds["recurrence"] > 1, name
                equal += 1
    assert equal == len(ROUTINES) - 1


def _bounds(page: Page, address: str, source: str) -> tuple[int, int]:
    """Resource and recurrence bound of the first loop, as the page tells them."""
    packer = zlib.compressobj(wbits=-15)
    told = json.dumps({"source": source, "isa": "c64x"}).encode()
    packed = packer.compress(told) + packer.flush()
    fragment = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    page.goto(f"{address}#v1={fragment}")
    expect(page.locator(".interval")).to_contain_text("≥")
    resource, recurrence = page.locator(".bound-bar .value").all_inner_texts()
    return int(resource), int(recurrence)
