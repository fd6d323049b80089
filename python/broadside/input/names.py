"""Finds the names that a user probably meant by a wrong name."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click


def in_messages(path: Path | str) -> str:
    """The name of a file in UTF-8 for messages; U+FFFD stands for each byte that is not UTF-8.

    The core gets the names of sources in this form, for messages and to find included files.
    """
    return str(path).encode("utf-8", "surrogateescape").decode("utf-8", "replace")


_MOST = 3
"""The most names in a suggestion."""
_ALIKE = 0.6
"""The least similarity, from 0 to 1. `aes-257` and `aes-256` have 0.86, `bnech` and `bench` have 0.8."""


def did_you_mean(wrong: str, known: Iterable[str]) -> str:
    """`; did you mean a or b?` with the names of `known` that are most similar to `wrong`, or nothing."""
    by_lower = {name.lower(): name for name in known}
    found = get_close_matches(wrong.lower(), by_lower, _MOST, _ALIKE)
    if not found:
        return ""
    *others, last = [by_lower[name] for name in found]
    return f"; did you mean {', '.join(others)} or {last}?" if others else f"; did you mean {last}?"


class Name(click.Choice):  # type: ignore[type-arg]
    """A choice among names. The error for a wrong name lists similar names."""

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        """The list of all names, and the names that the user probably meant."""
        message = super().get_invalid_choice_message(value, ctx)
        return message.rstrip(".") + (did_you_mean(str(value), map(str, self.choices)) or ".")
