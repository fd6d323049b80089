"""Rounds of Serpent with a short chain and few operations, for one block on the C62x.

The rounds are as in `shallow.py` for the C64x, with the operations of `operations_c62x.py`. A round that is
not on the longest chain may have the S-box with fewer gates of circuits/serpent.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from broadside.generators.serpent import plans
from broadside.generators.serpent.chains import rounds
from broadside.generators.serpent.chains.operations_c62x import Rounds
from broadside.generators.serpent.chains.rounds import KEY_WORDS, Choice
from broadside.generators.serpent.macro import Needs, Word
from broadside.generators.serpent.plans import Plan

UNITS = {"any": 5}
"""Units of both sides. More operations in a cycle fit only if all their operands are on the right side."""
NEEDS: Needs = {}
HEADER = """\
; Serpent's rounds with short chains, for one block on the C62x: written by shallow_c62x.py from
; circuits/serpent-shallow.toml and circuits/serpent.toml.
;
; x0 to x3 in, y0 to y3 out, `ones` holds -1; these may be the same registers: when the last round writes,
; the first has read. Between rounds words may be complemented.
"""
Way = Callable[[Rounds, list[Word], Choice], list[Word]]
"""The terms of one word of a linear transformation's result."""


def _a0(m: Rounds, y: list[Word]) -> Word:
    return m.rotated(y[0], 13)


def _a2(m: Rounds, y: list[Word]) -> Word:
    return m.rotated(y[2], 3)


def _b1(m: Rounds, y: list[Word]) -> Word:
    return m.sum(y[1], _a0(m, y), _a2(m, y))


def _b3(m: Rounds, y: list[Word], choice: Choice) -> Word:
    """The word b3. One term is a rotated word shifted by 3: the whole word is shifted, or its two parts."""
    if choice[4] and not y[0].is_turned:
        by3 = [m.shifted(y[0], 16), m.shifted(m.unary("SHRU", y[0], "19"), 3)]
    else:
        by3 = [m.shifted(_a0(m, y), 3)]
    return m.sum(y[3], _a2(m, y), *by3)


def _out(m: Rounds, y: list[Word], choice: Choice, place: int) -> Word:
    return m.sum(*TRANSFORM[place][choice[place]](m, y, choice))


TRANSFORM: list[list[Way]] = [
    [
        lambda m, y, c: [m.rotated(m.sum(_a0(m, y), _out(m, y, c, 1), _out(m, y, c, 3)), 5)],
        lambda m, y, c: [
            m.rotated(m.pair(_a0(m, y), _out(m, y, c, 1)), 5),
            m.rotated(_b3(m, y, c), 12),
        ],
        lambda m, y, c: [
            m.rotated(m.pair(_a0(m, y), _out(m, y, c, 3)), 5),
            m.rotated(_b1(m, y), 6),
        ],
        lambda m, y, c: [
            m.rotated(y[0], 18),
            m.rotated(m.pair(_out(m, y, c, 1), _out(m, y, c, 3)), 5),
        ],
        lambda m, y, c: [
            m.rotated(y[0], 18),
            m.rotated(_b1(m, y), 6),
            m.rotated(_b3(m, y, c), 12),
        ],
        lambda m, y, c: [
            m.rotated(_a0(m, y), 5),
            m.rotated(_b1(m, y), 6),
            m.rotated(_b3(m, y, c), 12),
        ],
        lambda m, y, c: [
            m.rotated(y[0], 18),
            m.rotated(_b1(m, y), 6),
            m.rotated(_out(m, y, c, 3), 5),
        ],
        lambda m, y, c: [
            m.rotated(y[0], 18),
            m.rotated(_out(m, y, c, 1), 5),
            m.rotated(_out(m, y, c, 3), 5),
        ],
    ],
    [
        lambda m, y, c: [m.rotated(_b1(m, y), 1)],
        lambda m, y, c: [m.rotated(y[1], 1), m.rotated(y[0], 14), m.rotated(y[2], 4)],
        lambda m, y, c: [m.rotated(m.pair(y[1], _a0(m, y)), 1), m.rotated(y[2], 4)],
        lambda m, y, c: [m.rotated(m.pair(y[1], _a2(m, y)), 1), m.rotated(y[0], 14)],
        lambda m, y, c: [m.rotated(y[1], 1), m.rotated(m.pair(_a0(m, y), _a2(m, y)), 1)],
    ],
    [
        lambda m, y, c: [
            m.rotated(
                m.sum(_a2(m, y), m.shifted(_out(m, y, c, 1), 7), _out(m, y, c, 3)),
                22,
            )
        ],
        lambda m, y, c: [
            m.rotated(m.pair(_a2(m, y), m.shifted(_out(m, y, c, 1), 7)), 22),
            m.rotated(_b3(m, y, c), 29),
        ],
        lambda m, y, c: [
            m.rotated(y[2], 25),
            m.rotated(_b3(m, y, c), 29),
            m.without(m.rotated(_b1(m, y), 30), 22, 28),
        ],
        lambda m, y, c: [
            m.rotated(m.pair(_a2(m, y), _out(m, y, c, 3)), 22),
            *_by7(m, _out(m, y, c, 1)),
        ],
        lambda m, y, c: [
            m.rotated(y[2], 25),
            m.rotated(_b3(m, y, c), 29),
            *_by7(m, _out(m, y, c, 1)),
        ],
        lambda m, y, c: [
            m.rotated(
                m.sum(
                    m.rotated(y[2], 1),
                    m.extracted(_out(m, y, c, 1), 7, 2),
                    m.rotated(_b3(m, y, c), 5),
                ),
                24,
            )
        ],
        lambda m, y, c: [
            m.rotated(y[2], 25),
            m.rotated(m.pair(m.extracted(_out(m, y, c, 1), 7, 2), m.rotated(_b3(m, y, c), 5)), 24),
        ],
        lambda m, y, c: [
            m.rotated(y[2], 25),
            m.rotated(m.pair(m.shifted(_out(m, y, c, 1), 7), _out(m, y, c, 3)), 22),
        ],
    ],
    [
        lambda m, y, c: [m.rotated(_b3(m, y, c), 7)],
        lambda m, y, c: [
            m.rotated(y[3], 7),
            m.rotated(y[2], 10),
            m.without(m.rotated(y[0], 23), 7, 9),
        ],
        lambda m, y, c: [
            m.rotated(y[3], 7),
            m.rotated(m.pair(_a2(m, y), m.shifted(_a0(m, y), 3)), 7),
        ],
        lambda m, y, c: [
            m.rotated(m.pair(_a2(m, y), y[3]), 7),
            m.without(m.rotated(y[0], 23), 7, 9),
        ],
    ],
]


def _by7(m: Rounds, x1: Word) -> list[Word]:
    """Terms of rotl(x1 << 7, 22)."""
    return [m.shifted(x1, 29), m.extracted(x1, 7, 10)]


def _c0(m: Rounds, x: list[Word]) -> Word:
    return m.rotated(x[0], 27)


def _c2(m: Rounds, x: list[Word]) -> Word:
    return m.rotated(x[2], 10)


def _d0(m: Rounds, x: list[Word]) -> Word:
    return m.sum(_c0(m, x), x[1], x[3])


def _d2(m: Rounds, x: list[Word]) -> Word:
    return m.sum(_c2(m, x), x[3], m.shifted(x[1], 7))


INVERSE_TRANSFORM: list[list[Way]] = [
    [
        lambda m, x, _: [m.rotated(_d0(m, x), 19)],
        lambda m, x, _: [m.rotated(x[0], 14), m.rotated(m.pair(x[1], x[3]), 19)],
        lambda m, x, _: [m.rotated(x[0], 14), m.rotated(x[1], 19), m.rotated(x[3], 19)],
        lambda m, x, _: [m.rotated(m.pair(x[0], m.rotated(m.pair(x[1], x[3]), 5)), 14)],
    ],
    [
        lambda m, x, _: [m.rotated(x[1], 31), _d0(m, x), _d2(m, x)],
        lambda m, x, _: [
            m.rotated(x[1], 31),
            x[1],
            m.shifted(x[1], 7),
            _c0(m, x),
            _c2(m, x),
        ],
    ],
    [
        lambda m, x, _: [m.rotated(_d2(m, x), 29)],
        lambda m, x, _: [m.rotated(x[2], 7), m.rotated(m.pair(x[3], m.shifted(x[1], 7)), 29)],
        lambda m, x, _: [m.rotated(x[2], 7), m.rotated(x[3], 29), m.extracted(x[1], 7, 3)],
        lambda m, x, _: [m.rotated(m.pair(_c2(m, x), x[3]), 29), m.extracted(x[1], 7, 3)],
    ],
    [
        lambda m, x, _: [m.rotated(x[3], 25), _d2(m, x), m.shifted(_d0(m, x), 3)],
        lambda m, x, _: [
            m.rotated(x[3], 25),
            _c2(m, x),
            x[3],
            m.shifted(x[1], 7),
            m.shifted(m.pair(x[1], x[3]), 3),
            m.shifted(_c0(m, x), 3),
        ],
        lambda m, x, _: [
            m.rotated(x[3], 25),
            _d2(m, x),
            m.shifted(m.pair(x[1], x[3]), 3),
            m.shifted(_c0(m, x), 3),
        ],
        lambda m, x, _: [
            m.rotated(x[3], 25),
            _d2(m, x),
            m.shifted(m.pair(x[1], _c0(m, x)), 3),
            m.shifted(x[3], 3),
        ],
    ],
]


def _terms(ways: list[list[Way]]) -> rounds.Terms[Rounds]:
    """The terms of each word. The last choice of encryption is not for a word but for the sum for x3."""
    return lambda m, choice, words: [
        way[k](m, words, choice) for way, k in zip(ways, choice, strict=False)
    ]


def forward(of_rounds: Sequence[Plan]) -> tuple[Rounds, list[Word]]:
    """Encryption rounds: each has the linear transformation of the round before, the key, and the S-box."""
    return rounds.forward(Rounds(), of_rounds, _terms(TRANSFORM))


def backward(of_rounds: Sequence[Plan]) -> tuple[Rounds, list[Word]]:
    """Decryption rounds, as the reverse of `forward`."""
    return rounds.backward(Rounds(), of_rounds, _terms(INVERSE_TRANSFORM))


def _lines(operation: tuple[str, ...], names: dict[str, str]) -> tuple[list[str], str]:
    """The new registers, and the instruction. Halves of pairs get their names here."""
    mnemonic, *operands = operation
    source, to = operands[0], names.get(operands[-1], operands[-1])
    own = [to] if to == operands[-1] else []
    rest = [names.get(operand, operand) for operand in operands[:-1]]
    if mnemonic == "NOT":
        mnemonic, rest = "SUB", ["ones", *rest]
    elif mnemonic == "SHL40":
        mnemonic, own, to = "SHL", [f"high_{to}", to], f"high_{to}:{to}"
    elif mnemonic == "ADD40":
        mnemonic, rest = "ADD", [f"high_{source}", source]
    elif mnemonic == "SHRU40":
        high = f"high_{operands[-1]}"
        mnemonic, rest = "SHRU", [f"{rest[0]}:{rest[1]}", rest[2]]
        own, to = [high, *own], f"{high}:{to}"
    return own, rounds.line(mnemonic, [*rest, to])


def _macro(name: str, m: Rounds, words: list[Word]) -> str:
    """A macro that leaves `words` in y0 to y3."""
    names = rounds.outputs(name, words)
    made = [_lines(operation, names) for operation in m.needed(words)]
    return rounds.macro(name, ["ones"], KEY_WORDS, made, per_line=12)


def text() -> str:
    """The text of `shallow.inc`."""
    kept = plans.load("c62x")
    parts = [
        _macro("shallow_rounds", *forward(kept["encrypt"])),
        _macro("shallow_inverse_rounds", *backward(kept["decrypt"])),
    ]
    return f"{HEADER}\n" + "\n\n".join(parts) + "\n"
