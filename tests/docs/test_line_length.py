"""No line of prose has more than 120 characters: Markdown, and comments outside of Python.

Ruff checks the Python files. Tables that the bench writes, and blocks of code, may be wider.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIMIT = 120
FOLDERS = (
    "benchmarks",
    "circuits",
    "crates",
    "data",
    "docs",
    "examples",
    "include",
    "isa",
    "kernels",
    "machines",
    "scripts",
    "src",
    "tests",
    ".github",
)
SCRIPTS = [
    path for path in sorted((ROOT / "scripts").rglob("*")) if path.is_file() and not path.suffix
]
_COMMENT = {
    ".c": re.compile(r"//|/?\*"),
    ".h": re.compile(r"//|/?\*"),
    ".cpp": re.compile(r"//|/?\*"),
    ".rs": re.compile(r"//"),
    ".toml": re.compile(r"#"),
    "": re.compile(r"#"),
}
"""How a comment begins, by the suffix of the file; the scripts have none."""
_WRITTEN = re.compile(r"<!-- .*?:? ?begin -->.*?<!-- .*?:? ?end -->", re.DOTALL)
_CODE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)


def long_lines(text: str) -> list[int]:
    return [number for number, line in enumerate(text.split("\n"), 1) if len(line) > LIMIT]


def blank(match: re.Match[str]) -> str:
    """The same number of empty lines, so that later lines keep their numbers."""
    return "\n" * match[0].count("\n")


def long_prose(markdown: str) -> list[int]:
    """The long lines outside of blocks of code and of tables that a command writes."""
    return long_lines(_WRITTEN.sub(blank, _CODE.sub(blank, markdown)))


def long_comments(source: str, begin: re.Pattern[str]) -> list[int]:
    lines = source.split("\n")
    return [number for number in long_lines(source) if begin.match(lines[number - 1].lstrip())]


def pages() -> Iterator[Path]:
    yield from sorted(ROOT.glob("*.md"))
    for folder in FOLDERS:
        yield from sorted((ROOT / folder).rglob("*.md"))


def sources() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted(path for path in (ROOT / folder).rglob("*.*") if path.suffix in _COMMENT)
    yield from SCRIPTS


def test_no_page_has_a_long_line() -> None:
    found = list(pages())
    assert len(found) > 25
    wrong = [
        f"{page.relative_to(ROOT)}:{n}" for page in found for n in long_prose(page.read_text())
    ]
    assert wrong == []


def test_no_comment_has_a_long_line() -> None:
    found = list(sources())
    assert {path.suffix for path in found} == set(_COMMENT)
    wrong = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in found
        for number in long_comments(path.read_text(encoding="utf-8"), _COMMENT[path.suffix])
    ]
    assert wrong == []


@pytest.mark.parametrize("kind", ["paragraph", "cell"])
def test_a_long_line_is_noticed(kind: str) -> None:
    line = "word " * 25 if kind == "paragraph" else f"| {'cell ' * 25}|"
    code, written = f"```sh\n{line}\n```", f"<!-- results:begin -->\n{line}\n<!-- results:end -->"
    torture = f"<!-- torture c62x: begin -->\n{line}\n<!-- torture c62x: end -->"
    assert long_prose("\n".join([code, written, torture, "short", line])) == [11]


def test_a_long_comment_is_noticed() -> None:
    comment, value = f"# {'word ' * 25}", f'gates = "{"x" * 120}"'
    assert long_comments(f"{value}\n{comment}\n", _COMMENT[".toml"]) == [2]
