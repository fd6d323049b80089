"""The common part of the PEP 272 modules: the modes, and `new` with PyCryptodome's options."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from broadside._core import Cipher, cipher_facts

if TYPE_CHECKING:
    from typing_extensions import Buffer, Unpack

MODE_ECB = 1
MODE_CBC = 2
MODE_CFB = 3
MODE_OFB = 5
MODE_CTR = 6

__all__ = ["MODE_CBC", "MODE_CFB", "MODE_CTR", "MODE_ECB", "MODE_OFB"]

_NAMES = {MODE_ECB: "ECB", MODE_CBC: "CBC", MODE_CFB: "CFB", MODE_OFB: "OFB", MODE_CTR: "CTR"}
_IV = {"iv", "IV"}
_OPTIONS: dict[int, set[str]] = {
    MODE_ECB: set(),
    MODE_CBC: _IV,
    MODE_CFB: _IV | {"segment_size"},
    MODE_OFB: _IV,
    MODE_CTR: _IV | {"nonce", "initial_value", "counter", "threads"},
}
_COUNTER_KEYS = ("counter_len", "prefix", "suffix", "initial_value", "little_endian")
_SHORTEST_RANDOM_NONCE = 8
_FACTS = {facts.name: facts for facts in cipher_facts()}


class CounterPlace(NamedTuple):
    """The place of a counter in a block: its first byte, and its number of bytes."""

    at: int
    bytes: int
    is_little_endian: bool


class Options(TypedDict, total=False):
    """The options of `new`. `broadside.ciphers` says which mode takes which option."""

    iv: Buffer | None
    IV: Buffer | None
    segment_size: int
    nonce: Buffer | None
    initial_value: int | Buffer | None
    counter: Mapping[str, Any] | None
    threads: int
    use_aesni: bool


class Module:
    """The contents of the module of one cipher."""

    def __init__(self, cipher: str) -> None:
        self._cipher = cipher
        self.block_size, lengths = _FACTS[cipher].block_bytes, _FACTS[cipher].key_bytes
        self.key_sizes = tuple(lengths)
        """Every key length in bytes."""
        self.key_size = lengths[0] if len(lengths) == 1 else self.key_sizes
        """Bytes of a key. A tuple of all lengths if the cipher has several."""

    def new(self, key: Buffer, mode: int, *start: Buffer, **options: Unpack[Options]) -> Cipher:
        """An object for one message (see `broadside.ciphers`).

        Raises ValueError for a wrong length, number or mode. Raises TypeError for options that the mode does
        not take, and for an argument that is not a buffer.
        """
        given: dict[str, Any] = {**options}
        if self._cipher == "aes":
            given.pop("use_aesni", None)  # PyCryptodome's choice of an implementation
        if mode not in _NAMES:
            raise ValueError(f"Mode not supported: {mode}")
        if start and (len(start) > 1 or mode == MODE_ECB):
            raise TypeError(f"too many arguments for {_NAMES[mode]} mode")
        if start and start[0] is not None:
            if given.get("IV") is not None:
                raise TypeError("the IV is given twice")
            given["IV"] = start[0]
        if unknown := given.keys() - _OPTIONS[mode]:
            raise TypeError(f"Unknown parameters for {_NAMES[mode]}: {', '.join(sorted(unknown))}")
        _check_threads(given.pop("threads", 1))
        self._check_key(key)
        if mode == MODE_ECB:
            return Cipher(self._cipher, key, "ecb")
        if mode == MODE_CTR:
            return self._counting(key, given)
        iv = self._iv(given)
        if mode == MODE_CFB:
            return self._fed_back(key, iv, given.pop("segment_size", 8))
        return Cipher(self._cipher, key, _NAMES[mode].lower(), iv)

    def _check_key(self, key: Buffer) -> None:
        length = memoryview(key).nbytes
        if length not in self.key_sizes:
            raise ValueError(f"Incorrect {self._cipher.upper()} key length ({length} bytes)")

    def _iv(self, given: dict[str, Any]) -> Buffer:
        """The IV by one of its two names. A new random IV if neither is given."""
        found = [value for name in ("iv", "IV") if (value := given.pop(name, None)) is not None]
        if len(found) > 1:
            raise TypeError("You must either use 'iv' or 'IV', not both")
        iv = found[0] if found else os.urandom(self.block_size)
        if memoryview(iv).nbytes != self.block_size:
            raise ValueError(f"Incorrect IV length (it must be {self.block_size} bytes long)")
        return iv

    def _fed_back(self, key: Buffer, iv: Buffer, segment_bits: int) -> Cipher:
        segment, rest = divmod(segment_bits, 8)
        if rest or not 1 <= segment <= self.block_size:
            raise ValueError(
                f"'segment_size' must be positive and multiple of 8 bits, at most {8 * self.block_size}"
            )
        if segment == 1:
            return Cipher(self._cipher, key, "cfb8", iv)
        return Cipher(self._cipher, key, "cfb", iv, segment_bytes=segment)

    def _counting(self, key: Buffer, given: dict[str, Any]) -> Cipher:
        """A CTR object. The first counter block is given as IV, as counter, or as nonce and initial value."""
        given = {name: value for name, value in given.items() if value is not None}
        counter, nonce = given.pop("counter", None), given.pop("nonce", None)
        initial = given.pop("initial_value", None)
        if counter is not None and (nonce, initial) != (None, None):
            raise TypeError("'counter' and 'nonce'/'initial_value' are mutually exclusive")
        if given:
            if (counter, nonce, initial) != (None, None, None):
                raise TypeError("'iv' is the whole counter block: no other option goes with it")
            return Cipher(self._cipher, key, "ctr", self._iv(given))
        if counter is not None:
            block, place = _counter_block(counter)
        else:
            block, place = self._nonce_block(nonce, initial)
        if len(block) != self.block_size:
            raise ValueError(
                f"Size of the counter block ({len(block)} bytes) must match block size "
                f"({self.block_size})"
            )
        return Cipher(self._cipher, key, "ctr", block, counter=place)

    def _nonce_block(
        self, nonce: Buffer | None, initial: int | Buffer | None
    ) -> tuple[bytes, CounterPlace]:
        """The first counter block of a nonce and an initial value, and the place of the counter in it."""
        if nonce is None:
            if self.block_size // 2 < _SHORTEST_RANDOM_NONCE:
                raise TypeError("Impossible to create a safe nonce for short block sizes")
            nonce = os.urandom(self.block_size // 2)
        prefix = bytes(memoryview(nonce))
        length = self.block_size - len(prefix)
        if length <= 0:
            raise ValueError("Nonce is too long")
        if initial is None or isinstance(initial, int):
            number = _number(initial or 0, length, "big")
        else:
            number = bytes(memoryview(initial))
        if len(number) != length:
            raise ValueError(
                f"Incorrect length for counter byte string ({len(number)} bytes, expected {length})"
            )
        return prefix + number, CounterPlace(len(prefix), length, is_little_endian=False)


def _check_threads(threads: int) -> None:
    """Checks PyCryptodome's option for the number of threads. One thread does the work in any case."""
    if not isinstance(threads, int) or isinstance(threads, bool):
        raise TypeError("'threads' must be an integer")
    if threads < 0:
        raise ValueError("'threads' must be a non-negative integer")


def _counter_block(counter: Mapping[str, Any]) -> tuple[bytes, CounterPlace]:
    """The first counter block of a `Crypto.Util.Counter`, and the place of the counter in the block."""
    try:
        length, prefix, suffix, initial, little = (dict(counter)[key] for key in _COUNTER_KEYS)
    except (KeyError, TypeError, ValueError):
        raise TypeError("Incorrect counter object (use Crypto.Util.Counter.new)") from None
    number = _number(initial, length, "little" if little else "big")
    place = CounterPlace(len(prefix), length, bool(little))
    return bytes(prefix) + number + bytes(suffix), place


def _number(value: int, length: int, order: Any) -> bytes:
    if value < 0 or value >> 8 * length:
        raise ValueError("Initial counter value is too large")
    return value.to_bytes(length, order)
