"""Ciphers and modes as a user names them: `aes-256`, `des`, `des3`, `mars-448`; `cbc`."""

from __future__ import annotations

from dataclasses import dataclass

from broadside._core import cipher_facts

MODES = ("ecb", "cbc", "cfb", "cfb8", "ofb", "ctr")
PADDED_MODES = ("ecb", "cbc")


@dataclass(frozen=True, slots=True)
class NamedCipher:
    """A cipher of the library with the key lengths, in bytes, that a name allows."""

    cipher: str
    block_bytes: int
    key_bytes: tuple[int, ...]


def named_ciphers() -> dict[str, NamedCipher]:
    """Every name: the cipher alone for DES and triple-DES, with the bits of the key for the others."""
    names: dict[str, NamedCipher] = {}
    for cipher, block, keys in cipher_facts():
        if cipher in ("des", "des3"):
            names[cipher] = NamedCipher(cipher, block, tuple(keys))
            continue
        for key in keys:
            names[f"{cipher}-{8 * key}"] = NamedCipher(cipher, block, (key,))
    return names
