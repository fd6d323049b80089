"""Operations of a round of Serpent on the C62x, which has neither ANDN nor a rotation instruction.

- A shift to the left with a result of 40 bits puts the bits that are shifted out into the odd register of a
  pair. With the sum of both halves, a rotation by 8 bits or less takes two operations, one of them on .S.
- If both registers of a pair hold one word, a shift of the pair to the right by 8 bits or less is a rotation
  in one operation. The operation that computes the word is issued twice. So the chain grows by one cycle, not
  by two.
- If a gate takes one word as it is and one complemented, the word that is available first is complemented by
  a subtraction from -1, which any unit can do. If this were too late, the last sum of the word is computed
  again, with one of its terms complemented.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from broadside.generators.serpent.circuits import Gate
from broadside.generators.serpent.macro import Macro, Word

LONG = 8  # bits of a 40-bit value beyond 32
AGAIN = ("XOR", "AND", "OR", "NOT")  # operations that may be issued twice
MOST_SUMS = 3  # sums computed again to get a complement in time

Made = tuple[int, int, Callable[[], Word]]
"""The time of a complement, its number of operations, and the function that makes it."""


@dataclass
class Rounds(Macro):
    """The operations of rounds so far. `pairs` has the low half of each pair, by its high half."""

    by_name: dict[str, tuple[str, ...]] = field(default_factory=dict)
    sums: dict[str, tuple[Word, Word]] = field(default_factory=dict)

    def operation(self, mnemonic: str, *sources: str) -> str:
        """Adds an operation and returns the new register of its result."""
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
        """The word again, in another register."""
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
        is_or = operator == "|"  # the complement of an AND of complements
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
        """The complement of the value in the word's register, as early as possible."""
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
