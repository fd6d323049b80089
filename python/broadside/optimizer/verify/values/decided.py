"""What the decisions of a walk say about the numbers of open terms.

A walk decides open tests one by one. Two tests of one term are not independent: if n > 5, then n > 4.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from broadside.optimizer.verify.values.terms import MASK, MEANINGS, Term, Terms

_WRAPS = (0, MASK >> 1, (MASK >> 1) + 1, MASK)  # where an order of all words begins or ends
_NEAR = (0, 1, -1)


@dataclass(frozen=True)
class Test:
    """A test of `base`, a term without a number: `holds` says for which numbers the test holds.

    Its outcome changes only near `border` and at the ends of the order of words.
    """

    base: Term
    border: int
    holds: Callable[[int], bool]


class Decided:
    """The tests that a walk has decided, by the open term that they test."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._tests: dict[Term, list[tuple[Test, bool]]] = defaultdict(list)
        for term, truth in terms.truths.items():  # of an earlier walk of the same way
            self.note(term, truth)

    def outcomes(self, term: Term) -> set[bool]:
        """The outcomes of an open test that no earlier decision rules out."""
        test = self._test(term)
        if test is None:
            return {False, True}
        known = self._tests[test.base]
        return {truth for truth in (False, True) if _number([*known, (test, truth)]) is not None}

    def note(self, term: Term, truth: bool) -> None:
        """Notes a decision."""
        test = self._test(term)
        if test is not None:
            self._tests[test.base].append((test, truth))

    def settle(self, term: Term) -> None:
        """Gives the open term of a test a number with which all decisions about it hold.

        Does nothing if the test depends on several open terms, or if the decisions contradict each other.
        """
        bases = {test.base for part in self._tests_in(term) if (test := self._test(part))}
        if len(bases) != 1:
            return
        (base,) = bases
        tests = self._tests[base]
        number = _number(tests) if tests else None
        if number is not None:
            self.terms.values[base] = number

    def _tests_in(self, term: Term) -> Iterator[Term]:
        """The tests that decide a term: itself, or the tests that its choices depend on."""
        for part in self.terms.choices_of(term):
            kind, *rest = self.terms.shapes[part]
            yield int(str(rest[0])) if kind == "choice" else part

    def _test(self, term: Term) -> Test | None:
        """A test for zero, or a comparison with a number, of one open term; None for any other."""
        kind, *rest = self.terms.shapes[term]
        if str(kind).startswith("CMP") and kind in MEANINGS and len(rest) == 3:
            return self._comparison(MEANINGS[str(kind)], int(str(rest[1])), int(str(rest[2])))
        if kind == "choice" or self.terms.known(term) is not None:
            return None
        base, constant = self.terms.without_constant(term)
        return Test(base, -constant & MASK, lambda number: (number + constant) & MASK != 0)

    def _comparison(
        self, meaning: Callable[[int, int], int], left: Term, right: Term
    ) -> Test | None:
        low, high = self.terms.known(left), self.terms.known(right)
        if (low is None) == (high is None):
            return None
        base, constant = self.terms.without_constant(left if low is None else right)
        other = high if low is None else low
        assert other is not None

        def holds(number: int) -> bool:
            value = (number + constant) & MASK
            return bool(meaning(value, other) if low is None else meaning(other, value))

        return Test(base, (other - constant) & MASK, holds)


def _number(tests: list[tuple[Test, bool]]) -> int | None:
    """A number with which all tests have their outcomes; None if there is none."""
    borders = {test.border for test, _ in tests}
    near = {(at + step) & MASK for at in (*borders, *_WRAPS) for step in _NEAR}
    fitting = (n for n in sorted(near) if all(test.holds(n) == truth for test, truth in tests))
    return next(fitting, None)
