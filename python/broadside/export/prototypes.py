"""C prototypes of the routines, by mode (docs/reference/kernels.md)."""

from __future__ import annotations

from broadside.bench.kernels.kernel import Kernel
from broadside.facts import registry

_CHAINED = "uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t *schedule, uint8_t *iv"
_BLOCK = "uint32_t block[{block}], const uint32_t *schedule"
_BLOCKS = "uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t *schedule"
_BLOCKS3 = (
    "uint32_t blocks[3 * {block}], const uint32_t *schedule0, const uint32_t *schedule1, "
    "const uint32_t *schedule2"
)
_PARAMETERS = {
    "core": _BLOCK,
    "block": _BLOCK,
    "single": _BLOCK,
    "core3": _BLOCKS3,
    "block3": _BLOCKS3,
    "ecb": _BLOCKS,
    "multi": _BLOCKS,
    "cbc": _CHAINED,
    "cfb": _CHAINED,
    "ofb": _CHAINED,
    "ctr": _CHAINED,
    "cbc3": (
        "uint8_t *const out[3], const uint8_t *const in[3], uint32_t blocks, "
        "const uint32_t *const schedule[3], uint8_t *ivs"
    ),
    "key_schedule": "uint32_t schedule[{words}], const uint8_t *key",
    "tdm_deal": "uint8_t *const out[3], const uint8_t *in, uint32_t blocks",
    "tdm_merge": "uint8_t *out, const uint8_t *const in[3], uint32_t blocks",
}
_ANY_KEY = "uint32_t schedule[{words}], const uint8_t *key, uint32_t key_bytes"
_ANY_ROUNDS = "uint32_t *schedule, const uint8_t *key, uint32_t key_bytes"
"""The parameters if the number of words depends on the key length."""
_TABLES = {"twofish": ", uint32_t tables01[512], uint32_t tables23[512]"}
"""Additional parameters of key schedules that write tables."""

_ECB = "{direction}s `blocks` blocks of {bytes} bytes, each by itself. `out` may be `in`."
_MEANING = {
    "ecb": _ECB,
    "multi": _ECB,
    "cbc": (
        "{direction}s `blocks` blocks of {bytes} bytes in cipher block chaining. `out` may be `in`. "
        "`iv` becomes the last block of ciphertext, so that the next call goes on."
    ),
    "cfb": (
        "{direction}s `blocks` blocks of {bytes} bytes in cipher feedback, segments of a block. `out` may "
        "be `in`. `iv` becomes the last block of ciphertext, so that the next call goes on."
    ),
    "ofb": (
        "{direction}s `blocks` blocks of {bytes} bytes in output feedback; both directions are one "
        "routine. `out` may be `in`. `iv` becomes the last block of keystream, so that the next call goes on."
    ),
    "ctr": (
        "{direction}s `blocks` blocks of {bytes} bytes in counter mode; both directions are one routine. "
        "`out` may be `in`. `iv` is the first counter block, big-endian over all its bytes, and becomes "
        "the one after the last used, so that the next call goes on."
    ),
    "cbc3": (
        "{direction}s three independent channels of `blocks` blocks each in cipher block chaining, "
        "each with its own schedule. `ivs` holds three initialisation vectors one after the other "
        "and becomes the last blocks of ciphertext. `out[i]` may be `in[i]`."
    ),
    "block": "{direction}s one block in place (with the other direction's schedule: the inverse).",
    "single": "{direction}s one block of {bytes} bytes in place.",
    "block3": "{direction}s three blocks in place, each with its own schedule.",
    "core": "The rounds alone, without the permutations before and after, in place.",
    "core3": "The rounds alone of three blocks, each with its own schedule, in place.",
    "key_schedule": "Writes the schedule of a {key}-byte key for the routines that {direction}.",
    "tdm_deal": "Deals the blocks of one stream to three channels in turn.",
    "tdm_merge": "Merges three channels into one stream, a block of each in turn.",
}
_ANY_KEY_MEANING = (
    "Writes the schedule of a key of `key_bytes` bytes ({lengths}; it is not checked), here of {key}, for "
    "the routines that {direction}. The schedule is as secret as the key."
)
_TABLES_MEANING = {
    "twofish": (
        " `tables01` and `tables23` become tables of the schedule, which holds their addresses: each lies "
        "on a multiple of 1024 bytes and stays in place as long as the schedule is used; on machines with "
        "memory banks in different blocks, for the stated cycles."
    )
}


def prototype(kernel: Kernel, block_bytes: int) -> str:
    """The prototype `void name(parameters);` without the semicolon."""
    parameters = _PARAMETERS[kernel.mode]
    if kernel.takes_any_key:
        parameters = _ANY_KEY if registry.ciphers()[kernel.cipher].any_key else _ANY_ROUNDS
        parameters += _TABLES.get(kernel.cipher, "")
    parameters = parameters.format(block=block_bytes // 4, words=kernel.words)
    return f"void {kernel.symbol}({parameters})"


def meaning(kernel: Kernel, block_bytes: int, key_bytes: int, lengths: list[int]) -> str:
    """A description of the routine. `lengths` are the cipher's key lengths in bytes."""
    direction = kernel.direction
    if kernel.mode != "key_schedule":
        direction = direction.capitalize()
    if direction == "both":
        direction = "encrypt and decrypt"
    text = _ANY_KEY_MEANING if kernel.takes_any_key else _MEANING[kernel.mode]
    if kernel.takes_any_key:
        text += _TABLES_MEANING.get(kernel.cipher, "")
    return text.format(
        direction=direction, bytes=block_bytes, key=key_bytes, lengths=_listed(lengths)
    )


def _listed(lengths: list[int]) -> str:
    """The lengths as a list in words: `16, 24 or 32`."""
    *first, last = map(str, lengths)
    return f"{', '.join(first)} or {last}" if first else last
