"""Eight rounds of Serpent, with its linear transformation in a chosen form; and the text of their macro."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from broadside.generators.serpent import circuits
from broadside.generators.serpent.macro import Macro, Word, begun, box, key, keyed
from broadside.generators.serpent.plans import Plan

KEY_WORDS = 32
"""Words of the keys of eight rounds."""
M = TypeVar("M", bound=Macro)
Choice = tuple[int, ...]
"""The form of each word of a linear transformation. On the C62x, encryption also chooses the sum for x3."""
Terms = Callable[[M, Choice, list[Word]], list[list[Word]]]
"""Gives the terms of each word of a linear transformation, in the chosen forms."""


def forward(m: M, of_rounds: Sequence[Plan], transform: Terms[M]) -> tuple[M, list[Word]]:
    """Encryption rounds: each has the linear transformation of the round before, the key, and the S-box."""
    words = begun()
    for number, plan in enumerate(of_rounds):
        keys = [key(m, number, plan, place) for place in circuits.PLACES]
        terms = transform(m, plan.choice, words)
        mixed = [m.sum(*terms[place], keys[place]) for place in circuits.PLACES]
        found = box(m, circuits.of(f"s{number}", plan.is_known), mixed)
        words = [found[f"y{place}"] for place in circuits.PLACES]
    return m, words


def backward(m: M, of_rounds: Sequence[Plan], transform: Terms[M]) -> tuple[M, list[Word]]:
    """Decryption rounds, as the reverse of `forward`."""
    words = begun()
    for number, plan in zip(reversed(range(8)), of_rounds, strict=True):
        gates = circuits.of(f"inverse_s{number}", plan.is_known)
        found = box(m, gates, words)
        keys = [key(m, number, plan, place) for place in circuits.PLACES]
        mixed = [keyed(m, gates, found, place, keys[place]) for place in circuits.PLACES]
        words = [m.sum(*terms) for terms in transform(m, plan.choice, mixed)]
    return m, words


def outputs(name: str, words: Sequence[Word]) -> dict[str, str]:
    """For the macro `name`, the parameter of each word of the result."""
    if any(word.is_turned for word in words):
        raise ValueError(f"{name}: words are complemented at its end")
    return {word.name: f"y{place}" for place, word in enumerate(words)}


def line(mnemonic: str, operands: Sequence[str]) -> str:
    """The text of an instruction."""
    return f"        {mnemonic:<8}{', '.join(operands)}"


def macro(
    name: str,
    parameters: Sequence[str],
    keys: int,
    made: Sequence[tuple[Sequence[str], str]],
    per_line: int,
) -> str:
    """A macro that takes x0 to x3, leaves y0 to y3, and reads `keys` words of the key from *+keys[0].

    `parameters` come before these. `made` has the new registers and the text of each instruction. A line
    declares `per_line` registers.
    """
    own = [f"k{number}?" for number in range(keys)]
    own += [register for registers, _ in made for register in registers]
    given = [
        *parameters,
        *(["keys"] if keys else []),
        *["x0", "x1", "x2", "x3", "y0", "y1", "y2", "y3"],
    ]
    return "\n".join(
        [
            f"{name} .macro {', '.join(given)}",
            *(
                f"        .reg    {', '.join(own[at : at + per_line])}"
                for at in range(0, len(own), per_line)
            ),
            *(f"        LDW     *+keys[{number}], k{number}?" for number in range(keys)),
            *(text for _, text in made),
            "        .endm",
        ]
    )
