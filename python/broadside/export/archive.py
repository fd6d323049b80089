"""Static archives in the format of `ar`: System V layout, with the index that linkers read first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

_MAGIC = b"!<arch>\n"
_MAX_NAME = 15


@dataclass(frozen=True)
class Member:
    """One object file and the global symbols that it defines."""

    name: str
    data: bytes
    symbols: tuple[str, ...]


def archive(members: Sequence[Member]) -> bytes:
    """The archive. It has no dates and no owners, so equal members give equal bytes."""
    for member in members:
        if len(member.name) > _MAX_NAME:
            raise ValueError(f"{member.name}: names in an archive have at most {_MAX_NAME} letters")
    symbols = [symbol for member in members for symbol in member.symbols]
    names = b"".join(symbol.encode() + b"\0" for symbol in symbols)
    index_size = 4 + 4 * len(symbols) + len(names)
    place = len(_MAGIC) + 60 + index_size + index_size % 2
    places: list[int] = []
    for member in members:
        places += [place] * len(member.symbols)
        place += 60 + len(member.data) + len(member.data) % 2
    index = b"".join(number.to_bytes(4, "big") for number in (len(symbols), *places)) + names
    parts = [_MAGIC, _entry("", index)]
    parts += [_entry(member.name, member.data) for member in members]
    return b"".join(parts)


def _entry(name: str, data: bytes) -> bytes:
    header = f"{name + '/':<16}{0:<12}{0:<6}{0:<6}{'644':<8}{len(data):<10}`\n"
    return header.encode("ascii") + data + b"\n" * (len(data) % 2)
