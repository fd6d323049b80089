"""Options that several commands on code have."""

from __future__ import annotations

from collections.abc import Callable

import click

from broadside.facts.isa import LEVELS
from broadside.terminal.output import Function


def isa_option(text: str = "The ISA level.") -> Callable[[Function], Function]:
    """Adds `--isa`, with `text` as its help."""
    return click.option(
        "--isa", type=click.Choice(LEVELS), default="c62x", show_default=True, help=text
    )


def by_label(
    number: click.IntRange,
) -> Callable[[click.Context, click.Parameter, tuple[str, ...]], dict[str, int]]:
    """A callback for a repeated option such as `LABEL=COUNT`. It gives the number of each label."""

    def callback(
        context: click.Context, parameter: click.Parameter, given: tuple[str, ...]
    ) -> dict[str, int]:
        found = {}
        for text in given:
            label, _, value = text.partition("=")
            if not label or not value.isdecimal():
                cause = f"{text}: not {parameter.metavar}"
                raise click.BadParameter(cause, context, parameter)
            found[label] = number(value, parameter, context)
        return found

    return callback
