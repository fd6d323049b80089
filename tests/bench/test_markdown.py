"""The results in the README are those that the bench measures."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside.bench import markdown
from broadside.errors import InputError


def test_only_what_stands_between_the_marks_is_replaced() -> None:
    text = f"before\n{markdown.BEGIN}\nold\n{markdown.END}\nafter\n"
    new = markdown.replace(text, "| new |", Path("x.md"))
    assert new == f"before\n{markdown.BEGIN}\n\n| new |\n\n{markdown.END}\nafter\n"
    assert markdown.replace(new, "| new |", Path("x.md")) == new


def test_a_file_without_marks_is_refused() -> None:
    with pytest.raises(InputError, match=r"x\.md: no <!-- results:begin"):
        markdown.replace("text", "| new |", Path("x.md"))
