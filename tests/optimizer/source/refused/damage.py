"""Damages linear assembly by chance: lines, words, characters."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

_WORD = re.compile(r"[\w$.]+|[^\w\s]")
_STRANGE = (
    *("A4", "B15", "A31", "B3", "CSR", "AMR", "A5:A4", "x:x", "*A4++[", "*+B14(t)", "*--B15[-1]"),
    *(
        "0",
        "-1",
        "31",
        "32",
        "0x7fffffff",
        "0xffffffff",
        "-2147483649",
        "9" * 60,
        "1e9",
        "0x",
        "''",
    ),
    *(
        "[A1]",
        "[!q]",
        "||",
        ".D1T2X",
        ".S3",
        ".M1X",
        "(",
        "[",
        "{",
        "}",
        '"',
        ",",
        ":",
        "$",
        "\\",
        "@",
    ),
    *("LDW", "LDDW", "STNDW", "MPY", "B", "BDEC", "NOP", "IDLE", "MVKH", "SADD", "ADDAH", "GMPY4"),
    *(
        ".return",
        ".endproc",
        ".cproc",
        ".proc",
        ".trip",
        ".reg",
        ".regb",
        ".set",
        ".loop",
        ".endloop",
    ),
    *(".if", ".else", ".endif", ".macro", ".endm", ".call", ".circ", ".map", ".mptr", ".no_mdep"),
    *(".reserve", ".frame", ".volatile", ".unroll", ".include", ".end", ".asg", ".eval", ".mdep"),
)
_BYTES = ("\0", "\ufeff", "\r", "\t", "\x1b", "\x85", "\u2028", "é", "٣", "\x0c")


def _at(lines: list[str], chance: Random) -> int:
    return chance.randrange(len(lines)) if lines else 0


def _delete(lines: list[str], chance: Random) -> None:
    del lines[_at(lines, chance) : _at(lines, chance) + chance.choice((1, 1, 1, 3))]


def _duplicate(lines: list[str], chance: Random) -> None:
    lines.insert(_at(lines, chance), lines[_at(lines, chance)])


def _swap(lines: list[str], chance: Random) -> None:
    one, other = _at(lines, chance), _at(lines, chance)
    lines[one], lines[other] = lines[other], lines[one]


def _truncate(lines: list[str], chance: Random) -> None:
    if chance.random() < 0.2:
        del lines[_at(lines, chance) :]
    elif lines:
        place = _at(lines, chance)
        lines[place] = lines[place][: chance.randrange(len(lines[place]) + 1)]


def _insert_character(lines: list[str], chance: Random) -> None:
    place = _at(lines, chance)
    line, at = lines[place], chance.randrange(len(lines[place]) + 1)
    found = chance.choice(_BYTES) if chance.random() < 0.4 else chr(chance.randrange(32, 127))
    lines[place] = line[:at] + found + line[at:]


def _replace_word(lines: list[str], chance: Random) -> None:
    """A word by a strange one, or by one of another line."""
    place = _at(lines, chance)
    words = list(_WORD.finditer(lines[place]))
    if not words:
        return
    chosen = chance.choice(words)
    others = _WORD.findall(lines[_at(lines, chance)])
    new = chance.choice(others) if others and chance.random() < 0.5 else chance.choice(_STRANGE)
    lines[place] = lines[place][: chosen.start()] + new + lines[place][chosen.end() :]


def _insert_line(lines: list[str], chance: Random) -> None:
    words = [chance.choice(_STRANGE) for _ in range(chance.randrange(1, 5))]
    lines.insert(_at(lines, chance), "        " + words[0] + " " + ", ".join(words[1:]))


_WAYS: tuple[Callable[[list[str], Random], None], ...] = (
    *(_delete, _duplicate, _swap, _truncate, _insert_character),
    *(_replace_word, _replace_word, _replace_word, _insert_line),
)


def damaged(text: str, chance: Random) -> str:
    """The text with one to three damages."""
    lines = text.split("\n")
    for _ in range(chance.choice((1, 1, 2, 3))):
        if lines:
            chance.choice(_WAYS)(lines, chance)
    return "\n".join(lines)
