"""Converts between the bytes of a block and the state on which a core routine works.

A core routine has only the rounds, without initial and final permutation (SPRA702, section 2.4). In our DES
cores, both halves are rotated left by one bit (kernels/des/macros/round.inc).
"""

from __future__ import annotations

from broadside.facts import registry

# FIPS 46-3, initial permutation: bit i of the output is bit INITIAL[i] of the input. Bits count from 1.
INITIAL = [start - 8 * step for start in (58, 60, 62, 64, 57, 59, 61, 63) for step in range(8)]


def state_of_rounds(cipher: str, block: bytes) -> bytes:
    """The state before the first round for a plaintext; the state after the last round for a ciphertext."""
    _require_des(cipher)
    bits = _bits(block)
    permuted = [bits[position - 1] for position in INITIAL]
    return _half(permuted[:32]) + _half(permuted[32:])


def _require_des(cipher: str) -> None:
    if not registry.ciphers()[cipher].is_des:
        raise ValueError(f"{cipher} has no core routine")


def _bits(block: bytes) -> list[int]:
    return [byte >> (7 - bit) & 1 for byte in block for bit in range(8)]


def _half(bits: list[int]) -> bytes:
    value = int("".join(map(str, [*bits[1:], bits[0]])), 2)
    return value.to_bytes(4, "little")
