"""Names that a user probably meant in place of a wrong one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import click

_MOST = 3
"""Names that a suggestion lists at most."""
_ALIKE = 0.6
"""How alike two names must be, from 0 to 1; `aes-257` and `aes-256` have 0.86, `bnech` and `bench` 0.8."""


def did_you_mean(wrong: str, known: Iterable[str]) -> str:
    """`; did you mean a or b?` with the names of `known` most like `wrong`, or nothing if none is like it."""
    by_lower = {name.lower(): name for name in known}
    found = get_close_matches(wrong.lower(), by_lower, _MOST, _ALIKE)
    if not found:
        return ""
    *others, last = [by_lower[name] for name in found]
    return f"; did you mean {', '.join(others)} or {last}?" if others else f"; did you mean {last}?"


class Name(click.Choice):  # type: ignore[type-arg]
    """A choice among names, whose error has the names that are like the wrong one."""

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        """The list of all names, and those that the user probably meant."""
        message = super().get_invalid_choice_message(value, ctx)
        return message.rstrip(".") + (did_you_mean(str(value), map(str, self.choices)) or ".")
