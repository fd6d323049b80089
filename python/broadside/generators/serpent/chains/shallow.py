"""Rounds of Serpent with chains as short as its functions allow, for one block on the C64x.

One block is bound by its longest chain of operations, not by their number. Therefore:

- The linear transformation is written out as far as this shortens the chain. Each word of its result is a sum
  of words that it takes, rotated by .M, some without a few bits. `plans.py` says how each round is written.
  If all words were rotated at once, they would wait for .M.
- A sum adds its terms in the order in which they arrive.
- The S-boxes are the circuits of circuits/serpent-shallow.toml.
- Words may be complemented. A gate accepts both forms. A complemented term changes a sum only into its
  complement. Bits that are cleared in a word are set in its complement. If a word must not be complemented at
  the end, a complemented key word before it corrects this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from broadside.generators.serpent import plans
from broadside.generators.serpent.chains import rounds
from broadside.generators.serpent.chains.rounds import KEY_WORDS
from broadside.generators.serpent.macro import Macro, Needs, Word, begun, cycles
from broadside.generators.serpent.plans import Plan

UNITS = {"M": 2, "S": 2, "any": 6}  # units of both sides; any: .L, .S or .D
NEEDS: Needs = {
    "ROTL": ("M",),
    **dict.fromkeys(("CLR", "EXTU", "SET", "SHL"), ("S", "any")),
}
HEADER = """\
; Serpent's rounds with short chains, for one block on the C64x: written by shallow.py from
; circuits/serpent-shallow.toml.
;
; x0 to x3 in, y0 to y3 out; of eight rounds these may be the same registers: when the last round writes, the
; first has read. Between rounds words may be complemented.
"""

Way = Callable[[Macro, list[Word]], list[Word]]
"""The terms of one word of a linear transformation's result."""


def _b1(m: Macro, y: list[Word]) -> Word:
    return m.sum(y[1], m.rotated(y[0], 13), m.rotated(y[2], 3))


def _b3(m: Macro, y: list[Word]) -> Word:
    return m.sum(y[3], m.rotated(y[2], 3), m.shifted(m.rotated(y[0], 13), 3))


def _low(m: Macro, y: list[Word]) -> list[Word]:
    """Terms of rotl(b3, 29)."""
    return [m.rotated(y[3], 29), y[2], m.without(m.rotated(y[0], 13), 29, 31)]


TRANSFORM: list[list[Way]] = [
    [
        lambda m, y: [m.rotated(y[0], 18), m.rotated(_b1(m, y), 6), m.rotated(_b3(m, y), 12)],
        lambda m, y: [
            m.rotated(y[0], 18),
            m.rotated(y[0], 19),
            m.rotated(y[1], 6),
            m.rotated(y[2], 9),
            m.rotated(_b3(m, y), 12),
        ],
        lambda m, y: [
            m.rotated(y[0], 18),
            m.rotated(_b1(m, y), 6),
            m.rotated(y[3], 12),
            m.rotated(y[2], 15),
            m.without(m.rotated(y[0], 28), 12, 14),
        ],
        lambda m, y: [
            m.rotated(y[0], 18),
            m.rotated(y[0], 19),
            m.rotated(y[1], 6),
            m.rotated(y[2], 9),
            m.rotated(y[3], 12),
            m.rotated(y[2], 15),
            m.without(m.rotated(y[0], 28), 12, 14),
        ],
    ],
    [
        lambda m, y: [m.rotated(_b1(m, y), 1)],
        lambda m, y: [m.rotated(y[1], 1), m.rotated(y[0], 14), m.rotated(y[2], 4)],
    ],
    [
        lambda m, y: [
            m.rotated(y[2], 25),
            m.rotated(_b3(m, y), 29),
            m.without(m.rotated(_b1(m, y), 30), 22, 28),
        ],
        lambda m, y: [
            m.rotated(y[2], 25),
            *_low(m, y),
            m.without(m.rotated(_b1(m, y), 30), 22, 28),
        ],
        lambda m, y: [
            m.rotated(y[2], 25),
            *_low(m, y),
            m.without(m.sum(m.rotated(y[1], 30), m.rotated(y[0], 11), m.rotated(y[2], 1)), 22, 28),
        ],
        lambda m, y: [
            m.rotated(y[2], 25),
            *_low(m, y),
            m.without(m.rotated(y[1], 30), 22, 28),
            m.without(m.rotated(y[0], 11), 22, 28),
            m.without(m.rotated(y[2], 1), 22, 28),
        ],
    ],
    [
        lambda m, y: [m.rotated(_b3(m, y), 7)],
        lambda m, y: [
            m.rotated(y[3], 7),
            m.rotated(y[2], 10),
            m.without(m.rotated(y[0], 23), 7, 9),
        ],
    ],
]


def _b0(m: Macro, x: list[Word]) -> Word:
    return m.sum(m.rotated(x[0], 27), x[1], x[3])


def _b2(m: Macro, x: list[Word]) -> Word:
    return m.sum(m.rotated(x[2], 10), x[3], m.shifted(x[1], 7))


INVERSE_TRANSFORM: list[list[Way]] = [
    [
        lambda m, x: [m.rotated(_b0(m, x), 19)],
        lambda m, x: [m.rotated(x[0], 14), m.rotated(m.pair(x[1], x[3]), 19)],
        lambda m, x: [m.rotated(x[0], 14), m.rotated(x[1], 19), m.rotated(x[3], 19)],
    ],
    [
        lambda m, x: [m.rotated(x[1], 31), _b0(m, x), _b2(m, x)],
        lambda m, x: [
            m.rotated(x[1], 31),
            x[1],
            m.shifted(x[1], 7),
            m.rotated(x[0], 27),
            m.rotated(x[2], 10),
        ],
    ],
    [
        lambda m, x: [m.rotated(_b2(m, x), 29)],
        lambda m, x: [m.rotated(x[2], 7), m.rotated(m.pair(x[3], m.shifted(x[1], 7)), 29)],
        lambda m, x: [
            m.rotated(x[2], 7),
            m.rotated(x[3], 29),
            m.extracted(x[1], 7, 3),
        ],
    ],
    [
        lambda m, x: [m.rotated(x[3], 25), _b2(m, x), m.shifted(_b0(m, x), 3)],
        lambda m, x: [
            m.rotated(x[3], 25),
            m.rotated(x[2], 10),
            x[3],
            m.shifted(x[1], 7),
            m.shifted(m.pair(x[1], x[3]), 3),
            m.shifted(m.rotated(x[0], 27), 3),
        ],
        lambda m, x: [
            m.rotated(x[3], 25),
            m.rotated(x[2], 10),
            x[3],
            m.shifted(x[1], 7),
            m.shifted(x[1], 3),
            m.shifted(x[3], 3),
            m.without(m.rotated(x[0], 30), 0, 2),
        ],
    ],
]


def _terms(ways: list[list[Way]]) -> rounds.Terms[Macro]:
    return lambda m, choice, words: [way[k](m, words) for way, k in zip(ways, choice, strict=True)]


def forward(of_rounds: Sequence[Plan]) -> tuple[Macro, list[Word]]:
    """Encryption rounds: each has the linear transformation of the round before, the key, and the S-box."""
    return rounds.forward(Macro(), of_rounds, _terms(TRANSFORM))


def backward(of_rounds: Sequence[Plan]) -> tuple[Macro, list[Word]]:
    """Decryption rounds, as the reverse of `forward`."""
    return rounds.backward(Macro(), of_rounds, _terms(INVERSE_TRANSFORM))


def _alone(ways: list[list[Way]]) -> tuple[Macro, list[Word]]:
    """A single linear transformation, in the form with the shortest list schedule."""
    tried = []
    for choice in product(*(range(len(way)) for way in ways)):
        m = Macro()
        tried.append((m, [m.sum(*terms) for terms in _terms(ways)(m, choice, begun())]))
    return min(tried, key=lambda found: cycles(found[0].needed(found[1]), UNITS, NEEDS))


def _macro(name: str, m: Macro, words: list[Word], keys: int) -> str:
    """A macro that leaves `words` in y0 to y3, and reads `keys` words of the key from *+keys[0]."""
    names = rounds.outputs(name, words)
    made = [
        (
            [] if to in names else [to],
            rounds.line(mnemonic, [names.get(o, o) for o in (*sources, to)]),
        )
        for mnemonic, *sources, to in m.needed(words)
    ]
    return rounds.macro(name, [], keys, made, per_line=16)


def text() -> str:
    """The text of `shallow_c64x.inc`."""
    kept = plans.load("c64x")
    parts = [
        _macro("shallow_rounds", *forward(kept["encrypt"]), KEY_WORDS),
        _macro("shallow_inverse_rounds", *backward(kept["decrypt"]), KEY_WORDS),
        _macro("shallow_transform", *_alone(TRANSFORM), 0),
        _macro("shallow_inverse_transform", *_alone(INVERSE_TRANSFORM), 0),
    ]
    return f"{HEADER}\n" + "\n\n".join(parts) + "\n"
