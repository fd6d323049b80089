"""Groups rows for charts: cycles per byte over the length of a message or the number of channels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from broadside.hosts.results import Row

OURS = "Broadside"
CHANNEL_BYTES = 1024
"""The length in bytes of each message in the charts over the number of channels."""


@dataclass(frozen=True)
class Curves:
    """One chart: the points of each library, by name. Ours comes first."""

    title: str
    axis: str
    lines: dict[str, list[tuple[int, float]]]


def is_drawn(row: Row) -> bool:
    """Whether charts show the row.

    CTR shows the effect of many blocks, CBC encryption the effect of channels.
    """
    if row.function == "channels":
        return (
            row.mode == "cbc" and row.direction == "encrypt" and row.message_bytes == CHANNEL_BYTES
        )
    return row.mode == "ctr" and row.direction == "encrypt"


def curves(rows: Iterable[Row]) -> list[Curves]:
    """Two charts for each cipher and key length with several points."""
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in filter(is_drawn, rows):
        groups.setdefault((f"{row.cipher}-{row.key_bits}", row.function), []).append(row)
    made = []
    for (cipher, function), group in groups.items():
        if function == "message":
            title, axis = f"{cipher}, CTR", "bytes of the message"
            lines = _lines(group, lambda row: row.message_bytes)
        else:
            title = f"{cipher}, CBC encryption of channels"
            axis = f"channels of {CHANNEL_BYTES:,} bytes, each with its own key"
            lines = _lines(group, lambda row: row.channels)
        if len(lines[OURS]) > 1:
            made.append(Curves(title, axis, lines))
    return made


def _lines(group: list[Row], place: Callable[[Row], int]) -> dict[str, list[tuple[int, float]]]:
    ordered = sorted(group, key=place)
    lines = {OURS: [(place(row), row.cycles) for row in ordered]}
    for row in ordered:
        for name, cycles in row.peers.items():
            lines.setdefault(name, []).append((place(row), cycles))
    return lines
