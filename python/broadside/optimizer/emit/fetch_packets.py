"""Aligns branch targets of the C64x, so that each target's execute packet lies in one fetch packet.

On the C64x, execute packets follow each other without gaps. A branch to an execute packet that lies in two
fetch packets may take longer. So a routine begins with a fetch packet, and NOPs move each branch target. They
are added to earlier execute packets that have room for them, so they take no cycle.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

WORDS = 8
"""Instructions of a fetch packet, and most instructions of an execute packet."""

_ALIGN = "        .align  32"
_NOP = "||      NOP"
_BRANCH = re.compile(r"\bB +\.S[12] +([A-Za-z_$][\w$]*)")


def aligned(lines: Sequence[str]) -> list[str]:
    """The lines of a routine, from its label on, with each branch target in one fetch packet.

    If the packets since the previous target have no room for NOPs, a target stays where it is.
    """
    targets = {f"{name}:" for line in lines for name in _BRANCH.findall(line)}
    groups = _groups(lines)
    at, first = 0, 0  # words before the group; index of the first group that may take NOPs
    for number, group in enumerate(groups):
        if group[0] in targets:
            size = next((len(later) for later in groups[number:] if _is_packet(later)), 0)
            if at % WORDS + size > WORDS:
                at += _fill(groups[first:number], WORDS - at % WORDS)
            first = number + 2
        elif _is_packet(group):
            at += len(group)
    return [_ALIGN, *(line for group in groups for line in group)]


def unaligned(lines: Sequence[str]) -> list[str]:
    """The lines of a file of routines without the lines that `aligned` added."""
    return [line for line in lines if line not in (_ALIGN, _NOP)]


def realigned(lines: Iterable[str], routines: Collection[str]) -> list[str]:
    """A file of routines with each routine aligned, from its label to its last instruction."""
    lines = list(lines)
    starts = [n for n, line in enumerate(lines) if line.rstrip(":") in routines]
    found = lines[: min(starts, default=len(lines))]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        last = max((n for n in range(start, end) if _is_instruction(lines[n])), default=start)
        found += [*aligned(lines[start : last + 1]), *lines[last + 1 : end]]
    return found


def _is_instruction(line: str) -> bool:
    return line.startswith(("||", " ")) and not line.lstrip().startswith((".", ";"))


def _groups(lines: Sequence[str]) -> list[list[str]]:
    """The lines grouped into execute packets; each label or comment is a group of its own."""
    groups: list[list[str]] = []
    for line in lines:
        if line.startswith("||"):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def _is_packet(group: Sequence[str]) -> bool:
    return group[0].startswith(" ")


def _fill(groups: Sequence[list[str]], words: int) -> int:
    """Adds `words` NOPs to the packets, the last packets first, if they have room.

    Returns the number of NOPs added: `words` or 0.
    """
    packets = [group for group in reversed(groups) if _is_packet(group)]
    if sum(WORDS - len(packet) for packet in packets) < words:
        return 0
    left = words
    for packet in packets:
        added = min(left, WORDS - len(packet))
        packet.extend([_NOP] * added)
        left -= added
    return words
