"""The results in the README are those that the bench measures."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside.bench import markdown
from broadside.commands.bench import command
from broadside.errors import InputError


def test_only_what_stands_between_the_marks_is_replaced() -> None:
    text = f"before\n{markdown.BEGIN}\nold\n{markdown.END}\nafter\n"
    new = markdown.replace(text, "| new |", Path("x.md"))
    assert new == f"before\n{markdown.BEGIN}\n\n| new |\n\n{markdown.END}\nafter\n"
    assert markdown.replace(new, "| new |", Path("x.md")) == new


def test_a_file_without_marks_is_refused() -> None:
    with pytest.raises(InputError, match=r"x\.md: no <!-- results:begin"):
        markdown.replace("text", "| new |", Path("x.md"))


def test_the_readme_says_what_the_bench_measures(tmp_path: Path) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    copy = tmp_path / "README.md"
    copy.write_text(readme, encoding="utf-8")
    arguments = ["--json", str(tmp_path / "bench.json"), "--update", str(copy)]
    result = CliRunner().invoke(command, arguments, catch_exceptions=False)
    assert result.exit_code == 0
    assert copy.read_text(encoding="utf-8") == readme, "run `broadside bench --update README.md`"
