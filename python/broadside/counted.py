"""A number with its noun, as messages say it."""

from __future__ import annotations


def counted(count: int, noun: str) -> str:
    """`1 cycle`, `2 cycles`."""
    return f"1 {noun}" if count == 1 else f"{count} {noun}s"
