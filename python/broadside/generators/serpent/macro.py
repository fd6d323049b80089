"""Writes operations of rounds of Serpent, and follows the time and the sign of every word."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from broadside.generators.serpent.circuits import PLACES, Gate
from broadside.generators.serpent.plans import Plan
from broadside.optimizer.model.graphs.paths import longest

LATENCY = {"ROTL": 2}  # of all other operations: 1
KEY_TIME = -99  # key words are available before all others

Needs = Mapping[str, tuple[str, ...]]
"""The units that can execute an operation, by mnemonic. All other operations take "any"."""


@dataclass(frozen=True)
class Word:
    """The content of a register: a value or its complement, and the time at which it is available."""

    name: str
    is_turned: bool
    time: int


@dataclass
class Macro:
    """The operations of a round so far."""

    operations: list[tuple[str, ...]] = field(default_factory=list)
    made: dict[tuple[str, ...], Word] = field(default_factory=dict)

    def operation(self, mnemonic: str, *sources: str) -> str:
        """Adds an operation and returns the new register of its result."""
        to = f"t{len(self.operations)}?"
        self.operations.append((mnemonic, *sources, to))
        return to

    def shared(self, key: tuple[str, ...], word: Callable[[], Word]) -> Word:
        """The word that was made for `key` before, or a new one."""
        if key not in self.made:
            self.made[key] = word()
        return self.made[key]

    def unary(self, mnemonic: str, word: Word, *rest: str) -> Word:
        """An operation on one word."""
        return self.shared(
            (mnemonic, word.name, *rest),
            lambda: Word(
                self.operation(mnemonic, word.name, *rest),
                word.is_turned,
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
        """(word << left) >> right"""
        found = self.unary("EXTU", word, str(left), str(right))
        if not word.is_turned:
            return found
        if left > right:
            found = self.without(found, 0, left - right - 1)
        return self.without(found, 32 - right, 31)

    def needed(self, words: list[Word]) -> list[tuple[str, ...]]:
        """The operations on which `words` depend."""
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
        """The sum of all terms. Terms that are available first are added first."""
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
        is_or = operator == "|"  # the complement of an AND of complements
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


def begun() -> list[Word]:
    """The words that enter a round."""
    return [Word(f"x{place}", False, 0) for place in PLACES]


def box(m: Macro, gates: list[Gate], inputs: list[Word]) -> dict[str, Word]:
    """All words of an S-box, by name."""
    words = {f"x{place}": word for place, word in enumerate(inputs)}
    for gate in gates:
        words[gate[0]] = m.gate(gate, words)
    return words


def keyed(m: Macro, gates: list[Gate], words: dict[str, Word], place: int, key: Word) -> Word:
    """Word `place` of an S-box with its key. A sum adds the key before its last term."""
    last = next(gate for gate in gates if gate[0] == f"y{place}")
    word = words[last[0]]
    if last[1] != "^" or words[last[3]].time == words[last[5]].time:
        return m.pair(word, key)
    found = m.sum(words[last[3]], words[last[5]], key)
    turns = last[2] != last[4]
    return Word(found.name, found.is_turned != turns, found.time)


def key(m: Macro, number: int, plan: Plan, place: int) -> Word:
    """A key word of round `number`, complemented if the plan says so."""
    name = f"k{4 * number + place}?"
    if plan.flips >> place & 1:
        return Word(m.operation("NOT", name), True, KEY_TIME)
    return Word(name, False, KEY_TIME)


def chain(operations: Sequence[tuple[str, ...]]) -> int:
    """The length of the longest chain, in cycles."""
    return max(_heights(operations, _sources(operations)))


def cycles(operations: Sequence[tuple[str, ...]], units: Mapping[str, int], needs: Needs) -> int:
    """Cycles of a list schedule on the given units, longest chains first.

    This is an estimate for the search for plans, which needs it at each move. It knows no sides, paths or
    registers.
    """
    sources = _sources(operations)
    height = _heights(operations, sources)
    left = [len(numbers) for numbers in sources]
    readers: list[list[int]] = [[] for _ in operations]
    for number, numbers in enumerate(sources):
        for source in numbers:
            readers[source].append(number)
    landing: dict[int, list[int]] = {0: [n for n, count in enumerate(left) if not count]}
    ready: list[tuple[int, int]] = []
    cycle = 0
    while ready or landing:
        for number in landing.pop(cycle, ()):
            heapq.heappush(ready, (-height[number], number))
        free = dict(units)
        late = []
        while ready and any(free.values()):
            entry = heapq.heappop(ready)
            number = entry[1]
            taken = needs.get(operations[number][0], ("any",))
            if not all(free[unit] for unit in taken):
                late.append(entry)
                continue
            for unit in taken:
                free[unit] -= 1
            end = cycle + LATENCY.get(operations[number][0], 1)
            landing.setdefault(end, [])
            for reader in readers[number]:
                left[reader] -= 1
                if not left[reader]:
                    landing[end].append(reader)
        for entry in late:
            heapq.heappush(ready, entry)
        cycle += 1
    return cycle - 1


def _sources(operations: Sequence[tuple[str, ...]]) -> list[set[int]]:
    made = {operation[-1]: number for number, operation in enumerate(operations)}
    return [{made[o] for o in operation[1:-1] if o in made} for operation in operations]


def _heights(operations: Sequence[tuple[str, ...]], sources: Sequence[set[int]]) -> list[int]:
    """For each operation, the cycles from its issue to the end of the longest chain that begins with it."""
    own = [LATENCY.get(operation[0], 1) for operation in operations]
    back = [
        (number, source, own[source])
        for number in reversed(range(len(operations)))
        for source in sources[number]
    ]
    return longest(back, own)
