"""The results in README and documentation are those that the bench measures."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside.bench.print import markdown
from broadside.bench.results.comparison import (
    COUNT,
    RATIO,
    TEXT,
    Column,
    Comparison,
    Value,
)
from broadside.commands.project.bench import command
from broadside.errors import InputError

ROOT = Path(__file__).parents[3]
PUBLISHED = ROOT / "docs" / "results" / "published.md"


def test_only_what_stands_between_the_marks_is_replaced() -> None:
    text = f"before\n{markdown.BEGIN}\nold\n{markdown.END}\nafter\n"
    new = markdown.replace(text, "| new |", Path("x.md"))
    assert new == f"before\n{markdown.BEGIN}\n\n| new |\n\n{markdown.END}\nafter\n"
    assert markdown.replace(new, "| new |", Path("x.md")) == new


def test_a_file_without_marks_is_refused() -> None:
    with pytest.raises(InputError, match=r"x\.md: no <!-- results:begin"):
        markdown.replace("text", "| new |", Path("x.md"))


def test_comparisons_are_put_between_their_own_marks() -> None:
    columns = (Column("a", "what", TEXT), Column("b", "cycles", COUNT))
    measured = [Comparison("memory", "t", columns, ({"a": "x", "b": 1234},), ("A note.",))]
    begin, end = "<!-- comparison {}:begin -->", "<!-- comparison {}:end -->"
    other = f"{begin.format('c')}\nas it was\n{end.format('c')}"
    text = f"one\n{begin.format('memory')}\nold\n{end.format('memory')}\ntwo\n{other}\n"
    new = markdown.replace_comparisons(text, measured, Path("x.md"))
    assert "| what | cycles |\n|---|---:|\n| x | 1,234 |\n\nA note.\n" in new
    assert "old" not in new and other in new
    assert new.startswith("one\n") and "\ntwo\n" in new
    assert markdown.replace_comparisons(new, measured, Path("x.md")) == new
    partial = [replace(measured[0], partial=True, rows=())]
    assert markdown.replace_comparisons(new, partial, Path("x.md")) == new
    with pytest.raises(InputError, match=r"x\.md: no .*comparison"):
        markdown.replace_comparisons("text", measured, Path("x.md"))


def test_of_a_partial_comparison_only_measured_figures_are_replaced() -> None:
    columns = (
        *(Column("what", "what", TEXT), Column("c", "C"), Column("kernel", "kernel")),
        Column("speedup", "C / kernel", RATIO, ("c", "kernel")),
    )
    whole = Comparison(
        "k", "t", columns, ({"what": "x", "c": 1200, "kernel": 600, "speedup": 2.0},)
    )
    document = "<!-- comparison k:begin --><!-- comparison k:end -->"
    before = markdown.replace_comparisons(document, [whole], Path("x.md"))
    assert "| x | 1,200 | 600 | 2.00 |" in before
    rows: tuple[dict[str, Value], ...] = (
        {"what": "x", "c": "no GCC", "kernel": 400.0},
        {"what": "y", "kernel": 1},
    )
    after = markdown.replace_comparisons(
        before, [replace(whole, partial=True, rows=rows)], Path("x.md")
    )
    assert after == before.replace("600 | 2.00", "400 | 3.00")


def test_the_page_says_what_the_bench_measures_of_one_mode(tmp_path: Path) -> None:
    """The rows of some kernels, measured now, stand on the page of published cells."""
    copy = tmp_path / "published.md"
    copy.write_text(f"{markdown.BEGIN}\n{markdown.END}\n")
    arguments = ["--only", "des_cbc_encrypt", "--json", str(tmp_path / "bench.json")]
    result = CliRunner().invoke(
        command, [*arguments, "--update", str(copy)], catch_exceptions=False
    )
    assert result.exit_code == 0
    rows = [line for line in copy.read_text().splitlines() if line.startswith("| des cbc ")]
    page = PUBLISHED.read_text(encoding="utf-8").splitlines()
    assert len(rows) >= 3 and set(rows) <= set(page)


def test_the_short_table_agrees_with_the_long_one() -> None:
    """Its totals and figures stand on the page of published cells."""
    page = PUBLISHED.read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    short = readme.partition(markdown.SHORT_BEGIN)[2].partition(markdown.SHORT_END)[0]
    totals = re.search(r"\*\*.*? beaten, median ratio \d\.\d\d\.\*\*", page)
    assert totals is not None and totals[0] in short
    rows = re.findall(r"^\| (.*?) \| ([\d,]+) \| ([\d,]+) \| ([\d.]+) \|$", short, re.MULTILINE)
    assert len(rows) == len(markdown.SHORT)
    for (label, paper, ours, ratio), (said, _, name, direction) in zip(
        rows, markdown.SHORT, strict=True
    ):
        assert label == said
        row = rf"^\| {name} \| {direction} \| [^|]+ \| {ours} \|.* {paper} \| {ratio} \|$"
        assert re.search(row, page, re.MULTILINE), label


def test_the_short_table_is_put_between_its_marks(tmp_path: Path) -> None:
    copy = tmp_path / "README.md"
    copy.write_text(f"a\n{markdown.SHORT_BEGIN}\nold\n{markdown.SHORT_END}\nz\n")
    markdown.update(copy, [])
    assert "old" not in copy.read_text() and "| cycles for | paper |" in copy.read_text()
    assert copy.read_text().startswith("a\n") and copy.read_text().endswith("z\n")


@pytest.mark.matrix
def test_readme_and_docs_say_what_the_bench_measures(tmp_path: Path) -> None:
    """Figures that need a compiler stay as they are if it is not built."""
    docs = ROOT / "docs"
    pages = [ROOT / "README.md", PUBLISHED, docs / "finalists.md"]
    pages += [docs / "results" / name for name in ("c62x.md", "c64x.md")]
    copies = [tmp_path / page.name for page in pages]
    arguments = ["--all", "--json", str(tmp_path / "bench.json")]
    for page, copy in zip(pages, copies, strict=True):
        copy.write_text(page.read_text(encoding="utf-8"), encoding="utf-8")
        arguments += ["--update", str(copy)]
    result = CliRunner().invoke(command, arguments, catch_exceptions=False)
    assert result.exit_code == 0
    for page, copy in zip(pages, copies, strict=True):
        same = copy.read_text(encoding="utf-8") == page.read_text(encoding="utf-8")
        assert same, f"run `broadside bench --update {page.relative_to(ROOT)}`"
