"""C prototypes of the routines, by mode (docs/architecture.md, "Seam: kernels and the bench")."""

from __future__ import annotations

from broadside.bench.manifest import Kernel

_PARAMETERS = {
    "core": "uint32_t block[{block}], const uint32_t *schedule",
    "block": "uint32_t block[{block}], const uint32_t *schedule",
    "core3": (
        "uint32_t blocks[3 * {block}], const uint32_t *schedule0, const uint32_t *schedule1, "
        "const uint32_t *schedule2"
    ),
    "ecb": "uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t *schedule",
    "cbc": (
        "uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t *schedule, uint8_t *iv"
    ),
    "cbc3": (
        "uint8_t *const out[3], const uint8_t *const in[3], uint32_t blocks, "
        "const uint32_t *const schedule[3], uint8_t *ivs"
    ),
    "key_schedule": "uint32_t schedule[{words}], const uint8_t *key",
    "tdm_deal": "uint8_t *const out[3], const uint8_t *in, uint32_t blocks",
    "tdm_merge": "uint8_t *out, const uint8_t *const in[3], uint32_t blocks",
}
_PARAMETERS["block3"] = _PARAMETERS["core3"]

_MEANING = {
    "ecb": "{direction}s `blocks` blocks of {bytes} bytes, each by itself. `out` may be `in`.",
    "cbc": (
        "{direction}s `blocks` blocks of {bytes} bytes in cipher block chaining. `out` may be `in`. "
        "`iv` becomes the last block of ciphertext, so that the next call goes on."
    ),
    "cbc3": (
        "{direction}s three independent channels of `blocks` blocks each in cipher block chaining, "
        "each with its own schedule. `ivs` holds three initialisation vectors one after the other "
        "and becomes the last blocks of ciphertext. `out[i]` may be `in[i]`."
    ),
    "block": "{direction}s one block in place (with the other direction's schedule: the inverse).",
    "block3": "{direction}s three blocks in place, each with its own schedule.",
    "core": "The rounds alone, without the permutations before and after, in place.",
    "core3": "The rounds alone of three blocks, each with its own schedule, in place.",
    "key_schedule": "Writes the schedule of a {key}-byte key for the routines that {direction}.",
    "tdm_deal": "Deals the blocks of one stream to three channels in turn.",
    "tdm_merge": "Merges three channels into one stream, a block of each in turn.",
}


def prototype(kernel: Kernel, block_bytes: int) -> str:
    """`void name(parameters);`, without the semicolon."""
    parameters = _PARAMETERS[kernel.mode].format(block=block_bytes // 4, words=kernel.words)
    return f"void {kernel.symbol}({parameters})"


def meaning(kernel: Kernel, block_bytes: int, key_bytes: int) -> str:
    """What the routine does, in a sentence or two."""
    direction = kernel.direction
    if kernel.mode != "key_schedule":
        direction = direction.capitalize()
    return _MEANING[kernel.mode].format(direction=direction, bytes=block_bytes, key=key_bytes)
