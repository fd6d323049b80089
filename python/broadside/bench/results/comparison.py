"""A table that sets our figures beside a paper's, as data: the bench prints it, bench.json carries it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Value = str | int | float | None
TEXT, COUNT, RATE, RATIO = "text", "count", "rate", "ratio"
"""Kinds of columns: words, whole numbers, one decimal, two decimals."""
_FORMATS = {COUNT: "{:,.0f}", RATE: "{:.1f}", RATIO: "{:.2f}"}


@dataclass(frozen=True)
class Column:
    """`key` names the value in each row, `label` heads the column."""

    key: str
    label: str
    kind: str = COUNT


@dataclass(frozen=True)
class Comparison:
    """Rows of values by the key of their column, and notes; an absent key means that there is no figure.

    `partial`: a part could not be measured here.
    """

    key: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[dict[str, Value], ...]
    notes: tuple[str, ...] = ()
    partial: bool = False

    def as_json(self) -> dict[str, Any]:
        """The object of bench.json; `from_json` is the inverse."""
        return {
            "key": self.key,
            "title": self.title,
            "columns": [vars(column) for column in self.columns],
            "rows": list(self.rows),
            "notes": list(self.notes),
            "partial": self.partial,
        }

    @staticmethod
    def from_json(content: dict[str, Any]) -> Comparison:
        """Raises KeyError or TypeError if `content` is not a comparison."""
        return Comparison(
            content["key"],
            content["title"],
            tuple(Column(**column) for column in content["columns"]),
            tuple(content["rows"]),
            tuple(content["notes"]),
            content["partial"],
        )


def text(column: Column, row: dict[str, Value]) -> str:
    """The text of a cell; words may replace a missing figure in a column of any kind."""
    value = row.get(column.key)
    if value is None or isinstance(value, str):
        return value or ""
    return _FORMATS[column.kind].format(value) if column.kind in _FORMATS else str(value)
