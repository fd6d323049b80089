"""Rounds of Serpent with as short a chain as its functions allow, for one block on the C64x.

One block is bound by the longest chain of operations, not by their number: here the linear
transformation is written out as far as that pays (each word that it gives is a sum of words that it
takes, rotated by .M, some without a few bits), each sum is added in the order in which its terms arrive,
and the S-boxes are the circuits of circuits/serpent-shallow.toml. The way of each round is the one that
gives the shortest list schedule; all rotated words at once would wait for .M. Words go
complemented as it comes: a gate takes either form, a sum only changes its own, and where bits are
cleared, they are set in a complemented word. What must not be complemented at the end is mended by the
complement of a key word before.
"""

from __future__ import annotations

import heapq
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product

from broadside import checkout

KNOWN = checkout.root() / "circuits" / "serpent.toml"
CIRCUITS = KNOWN.with_name("serpent-shallow.toml")
COLUMNS = {"x0": 0xAAAA, "x1": 0xCCCC, "x2": 0xF0F0, "x3": 0xFF00}
GATE = re.compile(r"(\w+)=(~?)(\w+)([&|^])(~?)(\w+)")
PLACES = range(4)
LATENCY = {"ROTL": 2}  # of all others: 1
UNITS = {"M": 2, "S": 2, "any": 6}  # of both sides; any: .L, .S or .D
NEEDS = {"ROTL": ("M",), **dict.fromkeys(("CLR", "EXTU", "SET", "SHL"), ("S", "any"))}
KEY_TIME = -99  # key words are there before any other
HEADER = """\
; Serpent's rounds with short chains, for one block on the C64x: written by shallow.py from
; circuits/serpent-shallow.toml.
;
; x0 to x3 in, y0 to y3 out; of eight rounds these may be the same registers: when the last round writes, the
; first has read. Between rounds words may be complemented.
"""

Gate = tuple[str, str, bool, str, bool, str]
"""Result, operator, and each input with whether it is complemented: the meaning, not the operation."""


@dataclass(frozen=True)
class Word:
    """What a register holds: a value or its complement, and when."""

    name: str
    is_turned: bool
    time: int


@dataclass
class Macro:
    """Operations of a round so far."""

    operations: list[tuple[str, ...]] = field(default_factory=list)
    made: dict[tuple[str, ...], Word] = field(default_factory=dict)

    def operation(self, mnemonic: str, *sources: str) -> str:
        """A new register that holds the result."""
        to = f"t{len(self.operations)}?"
        self.operations.append((mnemonic, *sources, to))
        return to

    def shared(self, key: tuple[str, ...], word: Callable[[], Word]) -> Word:
        """The word made for `key` before, or a new one."""
        if key not in self.made:
            self.made[key] = word()
        return self.made[key]

    def unary(self, mnemonic: str, word: Word, *rest: str, turns: bool = False) -> Word:
        """An operation on one word."""
        return self.shared(
            (mnemonic, word.name, *rest),
            lambda: Word(
                self.operation(mnemonic, word.name, *rest),
                word.is_turned != turns,
                word.time + LATENCY.get(mnemonic, 1),
            ),
        )

    def rotated(self, word: Word, count: int) -> Word:
        """rotl(word, count)"""
        return self.unary("ROTL", word, str(count % 32)) if count % 32 else word

    def without(self, word: Word, first: int, last: int) -> Word:
        """The word with 0 in bits `first` to `last`."""
        return self.unary("SET" if word.is_turned else "CLR", word, str(first), str(last))

    def shifted(self, word: Word, count: int) -> Word:
        """word << count"""
        found = self.unary("SHL", word, str(count))
        return self.without(found, 0, count - 1) if word.is_turned else found

    def extracted(self, word: Word, left: int, right: int) -> Word:
        """(word << left) >> right, right < left"""
        found = self.unary("EXTU", word, str(left), str(right))
        if not word.is_turned:
            return found
        return self.without(self.without(found, 0, left - right - 1), 32 - right, 31)

    def needed(self, words: list[Word]) -> list[tuple[str, ...]]:
        """The operations that `words` rest on."""
        live = {word.name for word in words}
        kept: list[tuple[str, ...]] = []
        for operation in reversed(self.operations):
            if operation[-1] in live:
                kept.append(operation)
                live.update(operation[1:-1])
        return kept[::-1]

    def pair(self, a: Word, b: Word) -> Word:
        """The sum of two words."""
        names = sorted((a.name, b.name))
        return self.shared(
            ("XOR", *names),
            lambda: Word(
                self.operation("XOR", *names), a.is_turned != b.is_turned, 1 + max(a.time, b.time)
            ),
        )

    def sum(self, *terms: Word) -> Word:
        """The sum of all, those that come first added first."""
        waiting = [(term.time, number, term) for number, term in enumerate(terms)]
        heapq.heapify(waiting)
        while len(waiting) > 1:
            (_, _, a), (_, number, b) = heapq.heappop(waiting), heapq.heappop(waiting)
            added = self.pair(a, b)
            heapq.heappush(waiting, (added.time, number, added))
        return waiting[0][2]

    def gate(self, gate: Gate, words: dict[str, Word]) -> Word:
        """A gate of an S-box."""
        _, operator, is_first_turned, first, is_second_turned, second = gate
        a, b = words[first], words[second]
        if operator == "^":
            found = self.pair(a, b)
            turns = is_first_turned != is_second_turned
            return Word(found.name, found.is_turned != turns, found.time)
        is_or = operator == "|"  # the complement of AND, of complements
        turned = (
            a.is_turned != (is_first_turned != is_or),
            b.is_turned != (is_second_turned != is_or),
        )
        if turned[0] == turned[1]:
            name = self.operation("OR" if turned[0] else "AND", a.name, b.name)
        else:
            plain, complement = (b, a) if turned[0] else (a, b)
            name = self.operation("ANDN", plain.name, complement.name)
        return Word(name, all(turned) != is_or, 1 + max(a.time, b.time))


Choice = tuple[int, ...]
"""A way for each word that a linear transformation gives."""

Way = Callable[[Macro, list[Word]], list[Word]]
"""Terms of one word that a linear transformation gives."""


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


def circuits() -> dict[str, list[Gate]]:
    """Every S-box, by name; `ValueError` where one is not what its known circuit is."""
    entries = tomllib.loads(CIRCUITS.read_text(encoding="utf-8"))["circuit"]
    found = {entry["name"]: list(_gates(entry["gates"])) for entry in entries}
    for entry in tomllib.loads(KNOWN.read_text(encoding="utf-8"))["circuit"]:
        if _meaning(found[entry["name"]]) != _known(entry["program"], entry["result"]):
            raise ValueError(f"{CIRCUITS}: {entry['name']} is another function")
    return found


def _meaning(gates: list[Gate]) -> list[int]:
    """The truth tables of the outputs."""
    tables = dict(COLUMNS)
    for to, operator, is_first_turned, first, is_second_turned, second in gates:
        a, b = tables[first] ^ -is_first_turned, tables[second] ^ -is_second_turned
        tables[to] = (a & b if operator == "&" else a | b if operator == "|" else a ^ b) & 0xFFFF
    return [tables[f"y{place}"] for place in PLACES]


def _known(program: str, result: list[str]) -> list[int]:
    """The same of a program of circuits/serpent.toml."""
    tables = dict(COLUMNS)
    for step in program.split():
        to, operator, source = step[:2], step[2:-2], step[-2:]
        if step.endswith("~"):
            tables[to] ^= 0xFFFF
        elif operator == "=":
            tables[to] = tables[source]
        else:
            a, b = tables[to], tables[source]
            tables[to] = {"&=": a & b, "|=": a | b, "^=": a ^ b}[operator]
    return [tables[register] for register in result]


def _gates(text: str) -> Iterator[Gate]:
    for item in text.split():
        match = GATE.fullmatch(item)
        if match is None:
            raise ValueError(f"{CIRCUITS}: not a gate: {item}")
        to, is_first_turned, first, operator, is_second_turned, second = match.groups()
        yield to, operator, bool(is_first_turned), first, bool(is_second_turned), second


def _box(m: Macro, gates: list[Gate], inputs: list[Word]) -> dict[str, Word]:
    words = {f"x{place}": word for place, word in enumerate(inputs)}
    for gate in gates:
        words[gate[0]] = m.gate(gate, words)
    return words


def _keyed(m: Macro, gates: list[Gate], words: dict[str, Word], place: int, key: Word) -> Word:
    """Word `place` of an S-box with its key, which a sum takes before its last term."""
    last = next(gate for gate in gates if gate[0] == f"y{place}")
    word = words[last[0]]
    if last[1] != "^" or words[last[3]].time == words[last[5]].time:
        return m.pair(word, key)
    found = m.sum(words[last[3]], words[last[5]], key)
    turns = last[2] != last[4]
    return Word(found.name, found.is_turned != turns, found.time)


def _linear(
    m: Macro, ways: list[list[Way]], choice: Choice, words: list[Word], keys: list[Word]
) -> list[Word]:
    """What a linear transformation gives, with the keys where there are any."""
    terms = [way[k](m, words) for way, k in zip(ways, choice, strict=True)]
    return [m.sum(*terms[place], *keys[place : place + 1]) for place in PLACES]


def _round(m: Macro, step: Step, words: list[Word]) -> list[Word]:
    """The linear transformation that the round before lacked, the key, and the S-box."""
    keys = [_key(m, step, place) for place in PLACES]
    found = _box(m, step.gates, _linear(m, TRANSFORM, step.choice, words, keys))
    return [found[f"y{place}"] for place in PLACES]


def _inverse_round(m: Macro, step: Step, words: list[Word]) -> list[Word]:
    """The same in reverse."""
    found = _box(m, step.gates, words)
    keys = [_key(m, step, place) for place in PLACES]
    keyed = [_keyed(m, step.gates, found, place, keys[place]) for place in PLACES]
    return _linear(m, INVERSE_TRANSFORM, step.choice, keyed, [])


def _key(m: Macro, step: Step, place: int) -> Word:
    """A key word, complemented where the step says so."""
    name = f"k{4 * step.number + place}?"
    if step.flips >> place & 1:
        return Word(m.operation("NOT", name), True, KEY_TIME)
    return Word(name, False, KEY_TIME)


@dataclass(frozen=True)
class Step:
    """One round as it is to be written."""

    number: int
    gates: list[Gate]
    choice: Choice = (0, 0, 0, 0)
    flips: int = 0  # key words that are complemented


Rounds = Callable[[Macro, Step, list[Word]], list[Word]]


def _written(one: Rounds, steps: list[Step]) -> tuple[Macro, list[Word]]:
    """The rounds of `steps`, one after another, from words that are there at once."""
    m = Macro()
    words = [Word(f"x{place}", False, 0) for place in PLACES]
    for step in steps:
        words = one(m, step, words)
    return m, words


def _cycles(m: Macro, words: list[Word]) -> int:
    """Cycles of a list schedule on the units of the machine, longest chains first."""
    kept = m.needed(words)
    made = {operation[-1]: number for number, operation in enumerate(kept)}
    sources = [sorted({made[o] for o in op[1:-1] if o in made}) for op in kept]
    latency = [LATENCY.get(op[0], 1) for op in kept]
    height = list(latency)
    for number in reversed(range(len(kept))):
        for source in sources[number]:
            height[source] = max(height[source], latency[source] + height[number])
    free = [dict.fromkeys(UNITS, 0) for _ in range(sum(latency))]  # used by cycle
    landed = [0] * len(kept)
    waiting = set(range(len(kept)))
    cycle = 0
    while waiting:
        ready = [
            n for n in waiting if not any(s in waiting or landed[s] > cycle for s in sources[n])
        ]
        for number in sorted(ready, key=lambda n: (-height[n], n)):
            needs = NEEDS.get(kept[number][0], ("any",))
            if all(free[cycle][unit] < UNITS[unit] for unit in needs):
                for unit in needs:
                    free[cycle][unit] += 1
                landed[number] = cycle + latency[number]
                waiting.remove(number)
        cycle += 1
    return max(landed)


def _chosen(one: Rounds, ways: list[list[Way]], steps: list[Step]) -> list[Step]:
    """The ways of the rounds, one round after another; then the complements of the last two."""
    done: list[Step] = []
    for step in steps:
        choices = product(*(range(len(way)) for way in ways))
        tried = [[*done, replace(step, choice=choice)] for choice in choices]
        done = min(tried, key=lambda these: _cycles(*_written(one, these)))
    last = [
        [*done[:-2], replace(done[-2], flips=before), replace(done[-1], flips=after)]
        for before, after in product(range(16), repeat=2)
    ]

    def complements(these: list[Step]) -> tuple[int, int]:
        _, words = _written(one, these)
        flips = sum(step.flips.bit_count() for step in these)
        return sum(word.is_turned for word in words), flips

    return min(last, key=complements)


def _alone(ways: list[list[Way]]) -> tuple[Macro, list[Word]]:
    """A linear transformation by itself."""

    def only(m: Macro, step: Step, words: list[Word]) -> list[Word]:
        return _linear(m, ways, step.choice, words, [])

    choices = product(*(range(len(way)) for way in ways))
    tried = [_written(only, [Step(0, [], choice)]) for choice in choices]
    return min(tried, key=lambda found: _cycles(*found))


def _macro(name: str, m: Macro, words: list[Word], keys: int) -> str:
    """A macro that leaves `words` in y0 to y3; `keys` words of the key from *+keys[0]."""
    for word in words:
        if word.is_turned:
            raise ValueError(f"{name}: {word.name} is complemented")
    names = {word.name: f"y{place}" for place, word in enumerate(words)}
    kept = m.needed(words)
    own = [f"k{number}?" for number in range(keys)]
    own += [to for *_, to in kept if to not in names]
    lines = [f"{name} .macro {'keys, ' if keys else ''}x0, x1, x2, x3, y0, y1, y2, y3"]
    lines += [f"        .reg    {', '.join(own[at : at + 16])}" for at in range(0, len(own), 16)]
    lines += [f"        LDW     *+keys[{number}], k{number}?" for number in range(keys)]
    for mnemonic, *operands in kept:
        lines.append(f"        {mnemonic:<8}{', '.join(names.get(o, o) for o in operands)}")
    return "\n".join([*lines, "        .endm"])


def text() -> str:
    """The text of `shallow_c64x.inc`."""
    found = circuits()
    forward = [Step(number, found[f"s{number}"]) for number in range(8)]
    backward = [Step(number, found[f"inverse_s{number}"]) for number in reversed(range(8))]
    parts = [
        _macro("shallow_rounds", *_written(_round, _chosen(_round, TRANSFORM, forward)), 32),
        _macro(
            "shallow_inverse_rounds",
            *_written(_inverse_round, _chosen(_inverse_round, INVERSE_TRANSFORM, backward)),
            32,
        ),
        _macro("shallow_transform", *_alone(TRANSFORM), 0),
        _macro("shallow_inverse_transform", *_alone(INVERSE_TRANSFORM), 0),
    ]
    return f"{HEADER}\n" + "\n\n".join(parts) + "\n"
