"""The pages of the documentation and their blocks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
COURSE = [f"course/{name}.md" for name in ("units", "delay-slots", "waits", "overlap", "registers")]
PAGES = [
    *("getting-started.md", "tutorial.md", "guides/dsp-engineer.md"),
    *("guides/performance-engineer.md", "guides/host-developer.md", "ciphers.md"),
    *COURSE,
]
"""Pages whose blocks are run one after the other; test_commands_page.py runs those of commands.md."""
BLOCK = re.compile(
    r'^(?P<indent> *)```([\w-]*)(?: title="([^"]+)")?\n(.*?)^(?P=indent)```$',
    re.DOTALL | re.MULTILINE,
)


@dataclass(frozen=True)
class Block:
    language: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    """The blocks of a page; those in a list or an answer are indented."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [Block(language, title, dedent(text)) for _, language, title, text in found]
