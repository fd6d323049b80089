"""MkDocs hook: puts the explorer into the site, and a link to it after each example of tutorial and course.

`make explorer` builds the explorer. Without it, the examples name the command that opens them. The link's
fragment contains the source, packed in the form that web/src/share.ts reads.
"""

from __future__ import annotations

import base64
import json
import re
import shutil
import zlib
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

_EXAMPLE = re.compile(
    r'^```sa title="(?P<name>\w+\.sa)"\n(?P<source>.*?)^```\n', re.DOTALL | re.MULTILINE
)


def on_post_build(config: MkDocsConfig) -> None:
    """Puts the explorer beside the pages, if it is built."""
    if _is_built(config):
        shutil.copytree(_built(config), Path(config.site_dir) / "explorer", dirs_exist_ok=True)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """Adds a link, or the command, after each example that is in a file of its own."""
    up = "../" * page.file.src_uri.count("/") if _is_built(config) else None
    return _EXAMPLE.sub(lambda match: match[0] + _way(match["name"], match["source"], up), markdown)


def fragment(source: str) -> str:
    """The fragment that opens a source in the explorer. C64x instructions in the source decide the level."""
    isa = "c64x" if re.search(r"\b(?:LDDW|DOTP2)\b", source) else "c62x"
    shared = json.dumps({"source": source, "isa": isa}).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(shared) + packer.flush()
    return "#v1=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _way(name: str, source: str, up: str | None) -> str:
    if up is None:
        return f"\nChange it and watch: `broadside explore {name}`.\n"
    target = f"{up}explorer/index.html{fragment(source)}"
    link = f'<a class="explore" href="{target}">Open {name} in the explorer</a>'
    return f'\n<p class="try">{link}</p>\n'


def _built(config: MkDocsConfig) -> Path:
    return Path(config.config_file_path).parent / "build" / "explorer"


def _is_built(config: MkDocsConfig) -> bool:
    return (_built(config) / "index.html").is_file()
