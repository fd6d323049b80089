"""The registry of ciphers with all their names, from `data/ciphers.toml`. That file explains the fields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from broadside.errors import InputError
from broadside.input.files import read_toml
from broadside.places import checkout

FAMILIES = ("des", "finalist")


@dataclass(frozen=True)
class CipherEntry:
    """One cipher of the registry. `key_bits` has the lengths that the papers measure, the usual one first."""

    name: str
    title: str
    library: str
    key_bits: tuple[int, ...]
    family: str
    aliases: tuple[str, ...] = ()
    standard: str | None = None
    any_key: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """All names of the cipher. Each occurs once."""
        return tuple(dict.fromkeys((self.name, self.library, *self.aliases)))

    @property
    def is_des(self) -> bool:
        """Whether it is DES or triple-DES.

        These have 8-byte blocks, and a parity bit in each byte of the key.
        """
        return self.family == "des"


def length_mark(cipher: str, key_bits: int) -> str:
    """The end of a cipher's name for a key length, such as `-256`. Empty for the usual length."""
    return f"-{key_bits}" if key_bits != ciphers()[cipher].key_bits[0] else ""


def read(path: Path) -> dict[str, CipherEntry]:
    """The registry in a file. Raises InputError with the file and the cipher at fault."""
    document = read_toml(path)
    entries = {name: _entry(path, name, fields) for name, fields in document.items()}
    owners: dict[str, str] = {}
    for entry in entries.values():
        for name in entry.names:
            if owners.setdefault(name, entry.name) != entry.name:
                raise InputError(path, f"{entry.name}: the name {name} is {owners[name]}'s already")
    return entries


def _entry(path: Path, name: str, fields: object) -> CipherEntry:
    if not isinstance(fields, Mapping):
        raise InputError(path, f"{name}: a cipher is a table, not a value")
    lists = {key: tuple(value) for key, value in fields.items() if isinstance(value, list)}
    try:
        entry = CipherEntry(name, **{**fields, **lists})
    except TypeError as error:
        raise InputError(path, f"{name}: {error}") from None
    if entry.family not in FAMILIES:
        raise InputError(path, f"{name}: family must be one of {', '.join(FAMILIES)}")
    if not entry.key_bits:
        raise InputError(path, f"{name}: key_bits names no length")
    return entry


@cache
def ciphers() -> Mapping[str, CipherEntry]:
    """The project's registry, in the order of its file."""
    return read(checkout.SHARE / "data" / "ciphers.toml")


def finalists() -> tuple[str, ...]:
    """The names of the finalists of the AES competition."""
    return tuple(name for name, entry in ciphers().items() if not entry.is_des)


@cache
def meanings() -> Mapping[str, CipherEntry]:
    """For each name, the cipher that it means."""
    return {name: entry for entry in ciphers().values() for name in entry.names}


def spellings(text: str) -> tuple[str, ...]:
    """The text, then the text with other names of the ciphers in it: `aes_ctr`, `rijndael_ctr`."""
    other = [
        text.replace(name, another)
        for name, entry in meanings().items()
        for another in entry.names
        if name in text
    ]
    return tuple(dict.fromkeys((text, *other)))


def contains(whole: str, part: str) -> bool:
    """Whether the text contains the part. A cipher may have any of its names in both."""
    return any(spelling in whole for spelling in spellings(part))
