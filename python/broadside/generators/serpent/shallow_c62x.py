"""Rounds of Serpent with a short chain and few operations, for one block on the C62x.

As `shallow.py` has them for the C64x, with what this machine has in place of ANDN and of rotations in one
operation:

- A shift to the left with a result of 40 bits leaves what it shifts out in the odd register of a pair: with
  the sum of both halves a rotation by 8 bits or less takes two operations, of which .S does but one.
- A shift to the right by 8 bits or less of a pair that holds the same word twice is a rotation in one
  operation. The word comes twice from the operation that makes it, issued once more, so that the chain
  grows by one cycle, not by two.
- Where a gate takes one word as it is and one complemented, the complement of the one that is there first
  is made: by a subtraction from -1, which any unit does, or where that would be late by the last sum of
  that word, once more, with one of its terms complemented.

Where the chain is not at stake, a round may have the S-box with fewer gates of circuits/serpent.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from broadside.generators.serpent import circuits, plans
from broadside.generators.serpent.circuits import Gate
from broadside.generators.serpent.macro import Macro, Needs, Word, begun, box, key, keyed
from broadside.generators.serpent.plans import Plan

UNITS = {"any": 5}
"""Of both sides: more operations a cycle fit only where all their operands are on the right side."""
NEEDS: Needs = {}
HEADER = """\
; Serpent's rounds with short chains, for one block on the C62x: written by shallow_c62x.py from
; circuits/serpent-shallow.toml and circuits/serpent.toml.
;
; x0 to x3 in, y0 to y3 out, `ones` holds -1; these may be the same registers: when the last round writes,
; the first has read. Between rounds words may be complemented.
"""
LONG = 8  # bits of a word of 40 beyond 32
AGAIN = ("XOR", "AND", "OR", "NOT")  # operations that may be issued twice
MOST_SUMS = 3  # sums made anew to have a complement in time

Made = tuple[int, int, Callable[[], Word]]
"""When a complement can be there, for how many operations, and what makes it."""


@dataclass
class Rounds(Macro):
    """Operations of rounds so far. `pairs` holds the low halves of pairs, by the high ones."""

    by_name: dict[str, tuple[str, ...]] = field(default_factory=dict)
    sums: dict[str, tuple[Word, Word]] = field(default_factory=dict)

    def operation(self, mnemonic: str, *sources: str) -> str:
        """A new register that holds the result."""
        name: str = super().operation(mnemonic, *sources)
        self.by_name[name] = self.operations[-1]
        return name

    def rotated(self, word: Word, count: int) -> Word:
        """rotl(word, count)"""
        count %= 32
        if not count:
            return word
        return self.shared(("rotated", word.name, str(count)), lambda: self._rotated(word, count))

    def _rotated(self, word: Word, count: int) -> Word:
        left = 32 - count
        if count <= LONG:
            pair = self.operation("SHL40", word.name, str(count))
            return Word(self.operation("ADD40", pair), word.is_turned, word.time + 2)
        if left <= LONG and self.by_name.get(word.name, ("",))[0] in AGAIN:
            twin = self.shared(("twin", word.name), lambda: self._again(word))
            name = self.operation("SHRU40", twin.name, word.name, str(left))
            return Word(name, word.is_turned, word.time + 1)
        lower, upper = self.unary("SHRU", word, str(left)), self.unary("SHL", word, str(count))
        return Word(self.operation("ADD", upper.name, lower.name), word.is_turned, word.time + 2)

    def _again(self, word: Word) -> Word:
        """The word once more, in another register."""
        return Word(self.operation(*self.by_name[word.name][:-1]), word.is_turned, word.time)

    def pair(self, a: Word, b: Word) -> Word:
        """The sum of two words."""
        found: Word = super().pair(a, b)
        self.sums.setdefault(found.name, (a, b))
        return found

    def gate(self, gate: Gate, words: dict[str, Word]) -> Word:
        """A gate of an S-box."""
        _, operator, is_first_turned, first, is_second_turned, second = gate
        a, b = words[first], words[second]
        if operator == "^":
            return super().gate(gate, words)
        is_or = operator == "|"  # the complement of AND, of complements
        turned = [
            a.is_turned != (is_first_turned != is_or),
            b.is_turned != (is_second_turned != is_or),
        ]
        if turned[0] != turned[1]:
            one, other = self._complement(a), self._complement(b)
            ways = [(max(one[0], b.time), *one[1::-1]), (max(other[0], a.time), *other[1::-1])]
            if ways[0] <= ways[1]:
                a, turned[0] = one[2](), not turned[0]
            else:
                b, turned[1] = other[2](), not turned[1]
        name = self.operation("OR" if turned[0] else "AND", a.name, b.name)
        return Word(name, turned[0] != is_or, 1 + max(a.time, b.time))

    def _complement(self, word: Word, sums: int = MOST_SUMS) -> Made:
        """The complement of what the register of the word holds, as early as there is one."""
        there = self.made.get(("complement", word.name))
        if there is not None:
            return there.time, 0, lambda: there
        best = (word.time + 1, 1, lambda: self._turned(word))
        terms = self.sums.get(word.name, ()) if sums else ()
        for term, other in (terms, terms[::-1]) if terms else ():
            time, count, make = self._complement(term, sums - 1)
            at = max(time, other.time) + 1
            if (at, count + 1) < best[:2]:
                best = (at, count + 1, partial(self._sum_of_complement, word, make, other))
        return best

    def _sum_of_complement(self, word: Word, make: Callable[[], Word], other: Word) -> Word:
        return self._summed(word, make(), other)

    def _turned(self, word: Word) -> Word:
        name = self.operation("NOT", word.name)
        return self._noted(word, Word(name, not word.is_turned, word.time + 1))

    def _summed(self, word: Word, term: Word, other: Word) -> Word:
        found = self.pair(term, other)
        return self._noted(word, Word(found.name, not word.is_turned, found.time))

    def _noted(self, word: Word, complement: Word) -> Word:
        self.made["complement", word.name] = complement
        return complement


Choice = tuple[int, ...]
"""A way for each word that a linear transformation gives; then one for the sum that x3 is rotated from."""

Way = Callable[[Rounds, list[Word], Choice], list[Word]]
"""Terms of one word that a linear transformation gives."""


def _a0(m: Rounds, y: list[Word]) -> Word:
    return m.rotated(y[0], 13)


def _a2(m: Rounds, y: list[Word]) -> Word:
    return m.rotated(y[2], 3)


def _b1(m: Rounds, y: list[Word]) -> Word:
    return m.sum(y[1], _a0(m, y), _a2(m, y))


def _b3(m: Rounds, y: list[Word], choice: Choice) -> Word:
    """A shift of what is rotated, or of both its parts."""
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


def _linear(
    m: Rounds, ways: list[list[Way]], choice: Choice, words: list[Word]
) -> list[list[Word]]:
    return [way[k](m, words, choice) for way, k in zip(ways, choice, strict=False)]


def forward(of_rounds: Sequence[Plan]) -> tuple[Rounds, list[Word]]:
    """Rounds: the linear transformation that the round before lacked, the key, and the S-box."""
    m, words = Rounds(), begun()
    for number, plan in enumerate(of_rounds):
        keys = [key(m, number, plan, place) for place in circuits.PLACES]
        terms = _linear(m, TRANSFORM, plan.choice, words)
        mixed = [m.sum(*terms[place], keys[place]) for place in circuits.PLACES]
        found = box(m, circuits.of(f"s{number}", plan.is_known), mixed)
        words = [found[f"y{place}"] for place in circuits.PLACES]
    return m, words


def backward(of_rounds: Sequence[Plan]) -> tuple[Rounds, list[Word]]:
    """The same in reverse."""
    m, words = Rounds(), begun()
    for number, plan in zip(reversed(range(8)), of_rounds, strict=True):
        gates = circuits.of(f"inverse_s{number}", plan.is_known)
        found = box(m, gates, words)
        keys = [key(m, number, plan, place) for place in circuits.PLACES]
        mixed = [keyed(m, gates, found, place, keys[place]) for place in circuits.PLACES]
        words = [m.sum(*terms) for terms in _linear(m, INVERSE_TRANSFORM, plan.choice, mixed)]
    return m, words


def _lines(operation: tuple[str, ...], names: dict[str, str]) -> tuple[list[str], str]:
    """Registers that are new, and the instruction: halves of pairs get names here."""
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
    return own, f"        {mnemonic:<8}{', '.join([*rest, to])}"


def _macro(name: str, m: Rounds, words: list[Word]) -> str:
    """A macro that leaves `words` in y0 to y3."""
    if any(word.is_turned for word in words):
        raise ValueError(f"{name}: words are complemented at its end")
    names = {word.name: f"y{place}" for place, word in enumerate(words)}
    own, body = [f"k{number}?" for number in range(32)], []
    for operation in m.needed(words):
        new, line = _lines(operation, names)
        own += new
        body.append(line)
    return "\n".join(
        [
            f"{name} .macro ones, keys, x0, x1, x2, x3, y0, y1, y2, y3",
            *(f"        .reg    {', '.join(own[at : at + 12])}" for at in range(0, len(own), 12)),
            *(f"        LDW     *+keys[{number}], k{number}?" for number in range(32)),
            *body,
            "        .endm",
        ]
    )


def text() -> str:
    """The text of `shallow.inc`."""
    kept = plans.load("c62x")
    parts = [
        _macro("shallow_rounds", *forward(kept["encrypt"])),
        _macro("shallow_inverse_rounds", *backward(kept["decrypt"])),
    ]
    return f"{HEADER}\n" + "\n\n".join(parts) + "\n"
