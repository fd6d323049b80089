"""Names of ciphers and modes for users: `aes-256`, `des`, `des3`, `mars-448`; `cbc`."""

from __future__ import annotations

from dataclasses import dataclass

from broadside._core import cipher_facts
from broadside.facts import registry

MODES = ("ecb", "cbc", "cfb", "cfb8", "ofb", "ctr")
PADDED_MODES = ("ecb", "cbc")
STORAGE_MODE = "xts"
"""The mode whose data are numbered units instead of a message with an IV, and whose key is two keys."""


@dataclass(frozen=True, slots=True)
class NamedCipher:
    """A cipher of the library, with the key lengths in bytes that its name allows."""

    cipher: str
    block_bytes: int
    key_bytes: tuple[int, ...]


def named_ciphers() -> dict[str, NamedCipher]:
    """All names: the cipher for DES and triple-DES, else the cipher with the bits of the key."""
    fixed = {entry.library for entry in registry.ciphers().values() if entry.is_des}
    names: dict[str, NamedCipher] = {}
    for facts in cipher_facts():
        cipher, block = facts.name, facts.block_bytes
        if cipher.removesuffix("_table") in fixed:
            names[cipher] = NamedCipher(cipher, block, tuple(facts.key_bytes))
            continue
        for key in facts.key_bytes:
            names[f"{cipher}-{8 * key}"] = NamedCipher(cipher, block, (key,))
    return names


def names() -> list[str]:
    """Every name that `find` accepts."""
    found = list(named_ciphers())
    for entry in registry.ciphers().values():
        own = [name for name in found if name.partition("-")[0] == entry.library]
        found += [other + name.removeprefix(entry.library) for other in entry.names for name in own]
    return list(dict.fromkeys(found))


def find(name: str) -> NamedCipher | None:
    """The cipher of a name, which may also be `rijndael-256` or `3des`. None if there is none."""
    meanings = registry.meanings()
    stem, _, bits = name.rpartition("-")
    if name in meanings:
        name = meanings[name].library
    elif stem in meanings:
        name = f"{meanings[stem].library}-{bits}"
    return named_ciphers().get(name)
