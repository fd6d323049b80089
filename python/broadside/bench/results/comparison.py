"""A table that compares our figures with a paper's, as data.

The bench prints it and writes it to bench.json.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Value = str | int | float | None
TEXT, COUNT, RATE, RATIO = "text", "count", "rate", "ratio"
"""Kinds of columns: words, whole numbers, one decimal, two decimals."""
_FORMATS = {COUNT: "{:,.0f}", RATE: "{:.1f}", RATIO: "{:.2f}"}


@dataclass(frozen=True)
class Column:
    """A column. `key` names its value in each row, `label` is its heading.

    `quotient`: the keys of two columns. The value is the `quotient` of their numbers.
    """

    key: str
    label: str
    kind: str = COUNT
    quotient: tuple[str, str] | None = None


@dataclass(frozen=True)
class Comparison:
    """Rows of values by column key, and notes. If a key is missing, there is no figure.

    `partial`: a part could not be measured here.
    """

    key: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[dict[str, Value], ...]
    notes: tuple[str, ...] = ()
    partial: bool = False

    def as_json(self) -> dict[str, Any]:
        """The object in bench.json. `from_json` is the inverse."""
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
        """The comparison in `content`, which `bench.print.schema.fault` has checked."""
        return Comparison(
            content["key"],
            content["title"],
            tuple(_column(column) for column in content["columns"]),
            tuple(content["rows"]),
            tuple(content["notes"]),
            content["partial"],
        )


def _column(content: dict[str, Any]) -> Column:
    quotient = content["quotient"]
    keys = None if quotient is None else (quotient[0], quotient[1])
    return Column(content["key"], content["label"], content["kind"], keys)


def text(column: Column, row: dict[str, Value]) -> str:
    """The text of a cell. In a column of any kind, words may stand for a missing figure."""
    value = row.get(column.key)
    if value is None or isinstance(value, str):
        return value or ""
    return _FORMATS[column.kind].format(value) if column.kind in _FORMATS else str(value)


def quotient(dividend: Value, divisor: Value) -> float | None:
    """The quotient of two whole numbers, as a table shows them. None if one is missing."""
    if not isinstance(dividend, int | float) or not isinstance(divisor, int | float):
        return None
    return round(dividend) / round(divisor)
