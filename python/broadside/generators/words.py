"""Writes tables as assembly: aligned objects of 32-bit words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

WORDS_PER_LINE = 8


def section(name: str, align: int) -> list[str]:
    """The lines that begin an object in a section, at a multiple of `align` bytes."""
    return ["", f'        .sect   "{name}"', f"        .align  {align}"]


def symbol(name: str) -> list[str]:
    """The lines that give the next word a global name."""
    return [f"        .global {name}", f"{name}:"]


def lines(words: Sequence[int]) -> Iterator[str]:
    """The words, eight in each line."""
    for first in range(0, len(words), WORDS_PER_LINE):
        line = words[first : first + WORDS_PER_LINE]
        yield "        .word   " + ", ".join(f"0x{word:08x}" for word in line)


def file_text(made: Sequence[str]) -> str:
    """The text of a file with these lines."""
    return "\n".join(made) + "\n"
