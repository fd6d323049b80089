"""The ciphers by the interface of PEP 272, one module each, and several messages at once.

    >>> from broadside.ciphers import des3, encrypt_channels
    >>> des3.new(bytes(range(24)), des3.MODE_CBC, iv=bytes(8)).encrypt(bytes(8)).hex()
    '894bc3085426a441'
    >>> channels = [des3.new(bytes(range(24)), des3.MODE_CBC, iv=bytes([i] * 8)) for i in range(3)]
    >>> [len(part) for part in encrypt_channels(channels, [bytes(8), bytes(80), b""])]
    [8, 80, 0]

`new(key, mode, ...)` returns an object for one message. Its `encrypt` and `decrypt` take any buffer, and may
be called again with the next part; with `output=` they write into a bytearray or memoryview. Where PEP 272
leaves a choice, the modules behave as PyCryptodome's modules of the same names and pass their tests:

- CBC, CFB, OFB: the IV is the third argument, or `iv=` or `IV=`. By default it is random. The attribute `iv`
  holds it.
- CFB: `segment_size` is in bits, a multiple of 8 up to the block; **the default is 8**.
- CTR: `nonce=` and `initial_value=`, or `counter=` from `Crypto.Util.Counter`. Without a nonce, and with
  blocks of 16 bytes, the nonce is random and has 8 bytes. The attribute `nonce` holds it. A counter that
  would repeat a value is an OverflowError. PyCryptodome does not have `iv=` here: it gives a whole counter
  block, which counts as one number. `threads=` is accepted, but one thread does the work.
- `key_size` is a number, or a tuple if the cipher has keys of several lengths; `key_sizes` is always a tuple.

An object does one call at a time. A call from another thread during that time is a RuntimeError, in ECB too:
give each thread its own object. (An object of `xts` may serve several threads.)

Weak and degenerate keys are accepted, because old cards have them. In triple-DES these include K1 = K2 and
K2 = K3, which make it DES. PyCryptodome refuses them; here `des3.adjust_key_parity` refuses them.

These modes give no integrity: authenticate the ciphertext before it is decrypted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from broadside._core import Cipher, transform_channels

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["decrypt_channels", "encrypt_channels"]


def encrypt_channels(ciphers: Sequence[Cipher], data: Sequence[Buffer]) -> list[bytes]:
    """Encrypts each buffer with the object of its index. All objects must have one cipher and mode.

    Raises ValueError for different ciphers or modes, for an object that occurs twice, and for a wrong length.
    """
    return transform_channels(_each_once(ciphers), data, "encrypt")


def decrypt_channels(ciphers: Sequence[Cipher], data: Sequence[Buffer]) -> list[bytes]:
    """Decrypts each buffer with the object of its index. Otherwise like `encrypt_channels`."""
    return transform_channels(_each_once(ciphers), data, "decrypt")


def _each_once(ciphers: Sequence[Cipher]) -> Sequence[Cipher]:
    if len({id(cipher) for cipher in ciphers}) < len(ciphers):
        raise ValueError("two channels have the same object; each channel needs one of its own")
    return ciphers
