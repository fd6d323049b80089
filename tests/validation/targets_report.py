"""The list of targets as Markdown: TI's figures and ours."""

from __future__ import annotations

import re

from printed_targets import Target

PLACE = re.compile(r"(<!-- targets: begin -->\n).*?(<!-- targets: end -->)", re.DOTALL)


def markdown(measured: list[Target]) -> str:
    """A row for each figure, a table for each table of a document, and a line with the totals."""
    exact = sum(target.ours == target.printed for target in measured)
    held = sum(target.holds for target in measured)
    lines = [
        f"{len(measured)} figures: {exact} equal, {held - exact} within the tolerance stated, "
        f"{len(measured) - held} outside."
    ]
    for source in dict.fromkeys(target.source for target in measured):
        rows = [target for target in measured if target.source == source]
        lines += [
            "",
            f"**{source}**",
            "",
            "| what | figure | TI | ours | may differ by | because |",
        ]
        lines += ["|---|---|---:|---:|---:|---|", *map(_row, rows)]
    return "\n".join(lines)


def _row(target: Target) -> str:
    tolerance = f"{target.tolerance:.2g}" if target.tolerance < 1 else f"{target.tolerance:,.0f}"
    mark = "" if target.holds else " **outside**"
    return (
        f"| {target.what} | {target.quantity} | {_number(target.printed)} | {_number(target.ours)}{mark} "
        f"| {tolerance if target.tolerance else ''} | {target.why} |"
    )


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:.4g}"


def replace(text: str, table: str) -> str:
    """`text` with the list between its marks; raises ValueError if they are missing."""
    replaced, count = PLACE.subn(lambda found: f"{found[1]}{table}\n{found[2]}", text)
    if count != 1:
        raise ValueError("no place for the list of targets")
    return replaced
