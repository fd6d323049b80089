"""Symbolic values for the verifier: the result of an operation is a term over its operands.

Two executions agree if their terms are equal. Terms are numbered, and equal terms have equal numbers, so one
comparison is enough for a term of any depth. Moves disappear, and constants in sums are added up.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from broadside.linear.ir import Immediate, Operation
from broadside.linear.match import COMMUTATIVE
from broadside.optimizer.verify.values.counts import Place, place_of
from broadside.optimizer.verify.values.meaning import canonical

Term = int
MASK = 0xFFFFFFFF
_OF_TERMS = ("choice", "pair", "status")  # all numbers in these are terms


class Undecided(Exception):
    """The truth of this term is not known."""

    def __init__(self, term: Term) -> None:
        super().__init__(term)
        self.term = term


@dataclass
class Terms:
    """All terms so far.

    `numbers`: the term of each shape; `shapes`: the shape of each term. `values`: numbers that terms are
    bound to. `truths`: whether terms are not zero. `tested`: terms that forward branches of the source have
    tested, and whether they were not zero; a schedule may have a predicate in place of such a branch, whose
    value is then known on this way. `open_counts`: operations whose constant is treated as unknown.
    """

    open_counts: frozenset[Place] = frozenset()
    numbers: dict[tuple[Hashable, ...], Term] = field(default_factory=dict)
    shapes: list[tuple[Hashable, ...]] = field(default_factory=list)
    values: dict[Term, int] = field(default_factory=dict)
    truths: dict[Term, bool] = field(default_factory=dict)
    tested: dict[Term, bool] = field(default_factory=dict)

    def make(self, *shape: Hashable) -> Term:
        """The term of this shape; equal shapes are one term."""
        if shape not in self.numbers:
            self.numbers[shape] = len(self.shapes)
            self.shapes.append(shape)
        return self.numbers[shape]

    def unwritten(self, terms: Iterable[Term]) -> str | None:
        """A register that was never written, but on which some of the terms depend; or None."""
        if not any(shape[0] == "nothing" for shape in self.shapes):
            return None
        waiting, seen = list(terms), set[Term]()
        while waiting:
            term = waiting.pop()
            if term in seen:
                continue
            seen.add(term)
            shape = self.shapes[term]
            if shape[0] == "nothing":
                return str(shape[1])
            waiting += self._sources(shape)
        return None

    def _sources(self, shape: tuple[Hashable, ...]) -> Iterator[Term]:
        """The terms from which a term was made; other numbers of a shape are constants."""
        kind, first = shape[0], shape[1]
        if kind in ("constant", "count", "after call"):
            return
        if kind in _OF_TERMS:
            parts: Sequence[Hashable] = shape[1:]
        elif kind == "index":
            parts = shape[1:3]  # the rest is the size of an element in bytes
        elif isinstance(first, str):
            parts = shape[2:]
        else:  # a sum with a constant; a load, whose distance may be an index
            parts = shape[1:2]
            yield from self.within(shape[2])
        for part in parts:
            if isinstance(part, frozenset):
                yield from part
            elif isinstance(part, int) and not isinstance(part, bool):
                yield part

    def within(self, distance: Hashable) -> tuple[Term, ...]:
        """The term in the distance of an access from its base; none if the distance is a number."""
        if isinstance(distance, tuple) and distance[0] == "index":
            return (int(str(distance[1])),)
        return ()

    def constant(self, value: int) -> Term:
        """The term of a constant, taken modulo 2**32."""
        return self.make("constant", value & MASK)

    def constant_of(self, term: Term) -> int | None:
        """The value of a constant term from 0 to 2**32 - 1; None for other terms."""
        shape = self.shapes[term]
        return int(str(shape[1])) if shape[0] == "constant" else None

    def without_constant(self, term: Term) -> tuple[Term, int]:
        """`term` as (term without constant, constant added to it)."""
        shape = self.shapes[term]
        return (int(str(shape[1])), int(str(shape[2]))) if shape[0] == "plus" else (term, 0)

    def plus(self, term: Term, constant: int) -> Term:
        """term + constant, with constants added up."""
        known = self.constant_of(term)
        if known is not None:
            return self.constant(known + constant)
        shape = self.shapes[term]
        if shape[0] == "plus":
            return self.plus(int(str(shape[1])), int(str(shape[2])) + constant)
        constant &= MASK
        return self.make("plus", term, constant) if constant else term

    def settled(self, predicate: Term) -> bool | None:
        """Whether a predicate is not zero on this way, from a constant or a branch's test; None if open."""
        if predicate in self.tested:
            return self.tested[predicate]
        value = self.constant_of(predicate)
        return None if value is None else value != 0

    def guard(self, predicate: Term, negated: bool) -> tuple[Term, bool] | None:
        """(term tested, whether it must be zero) of a predicate; None if its value is known on this way.

        `is_off` says whether it is known not to hold.
        """
        tested, negated = self._tested(predicate, negated)
        return None if self.settled(tested) is not None else (tested, negated)

    def is_off(self, predicate: Term, negated: bool) -> bool:
        """Whether a predicate is known not to hold on this way."""
        tested, negated = self._tested(predicate, negated)
        return self.settled(tested) is negated

    def _tested(self, predicate: Term, negated: bool) -> tuple[Term, bool]:
        """A predicate on `CMPEQ 0, x` as the opposite predicate on `x`."""
        shape, zero = self.shapes[predicate], self.constant(0)
        while shape[0] == "CMPEQ" and len(shape) == 4 and zero in shape[2:]:
            predicate = next((int(str(t)) for t in shape[2:] if t != zero), zero)
            shape, negated = self.shapes[predicate], not negated
        return predicate, negated

    def saturated(self, status: Term, result: Term) -> Term:
        """CSR after an operation that sets SAT if `result` was saturated; their order does not matter."""
        shape = self.shapes[status]
        if shape[0] == "status" and isinstance(shape[2], frozenset):
            return self.make("status", shape[1], shape[2] | {result})
        return self.make("status", status, frozenset([result]))

    def choice(self, predicate: Term, negated: bool, new: Term, old: Term) -> Term:
        """`new` if the predicate holds, else `old`.

        The term names the value for a nonzero predicate first. So writes under opposite predicates may come
        in any order, and a value that both overwrite disappears.
        """
        predicate, negated = self._tested(predicate, negated)
        known = self.settled(predicate)
        if known is not None:
            return new if known != negated else old
        chosen, other = (old, new) if negated else (new, old)
        chosen = self.under((predicate, False), chosen)
        other = self.under((predicate, True), other)
        return chosen if chosen == other else self.make("choice", predicate, False, chosen, other)

    def under(self, guard: tuple[Term, bool] | None, term: Term) -> Term:
        """`term` simplified for the case that `guard` holds: (term tested, whether it must be zero)."""
        while guard is not None:
            shape = self.shapes[term]
            if shape[0] != "choice" or shape[1] != guard[0]:
                break
            term = int(str(shape[3] if bool(shape[2]) == guard[1] else shape[4]))
        return term

    def choices_of(self, term: Term) -> set[Term]:
        """The values that a choice, or a choice in it, may have, with the choices themselves."""
        waiting, seen = [term], set[Term]()
        while waiting:
            one = waiting.pop()
            shape = self.shapes[one]
            if one not in seen and shape[0] == "choice":
                waiting += [int(str(value)) for value in shape[3:]]
            seen.add(one)
        return seen

    def agree(self, expected: Term, found: Term) -> bool:
        """Whether two terms are equal wherever the first is defined; its undefined parts are `nothing`."""
        waiting, seen = [(expected, found)], set[tuple[Term, Term]]()
        while waiting:
            pair = waiting.pop()
            wanted, given = (self.shapes[term] for term in pair)
            if pair in seen or pair[0] == pair[1] or wanted[0] == "nothing":
                continue
            if wanted[0] != "choice" or given[:3] != wanted[:3]:
                return False
            seen.add(pair)
            parts = zip(wanted[3:], given[3:], strict=True)
            waiting += [(int(str(one)), int(str(other))) for one, other in parts]
        return True

    def compute(self, operation: Operation, sources: list[Term], part: str = "") -> Term:
        """The result of an operation without memory access; `sources` have the order of its text."""
        name = operation.mnemonic
        if name == "MV" or self._turns_by_nothing(name, sources):
            return sources[0]
        if name == "ZERO":
            return self.constant(0)
        if name == "MVK" and isinstance(operation.operands[0], Immediate):
            return self._brought(operation, self.constant(operation.operands[0].value))
        if name in ("MVKL", "MVKH", "MVC") and not part:
            folded = self._constant_move(operation, sources)
            if folded is not None:
                return self._brought(operation, folded)
        if name == "ADDK" and isinstance(operation.operands[0], Immediate):
            return self.plus(sources[-1], operation.operands[0].value)
        if not part and name in ("ADD", "SUB") and len(sources) == 2:
            folded = self._sum(name, *sources)
            if folded is not None:
                return folded
        if not part:
            name, sources = canonical(name, sources, self.constant_of, self.constant)
        if name in COMMUTATIVE:
            sources = sorted(sources)
        return self.make(name, part, *sources)

    def _turns_by_nothing(self, name: str, sources: list[Term]) -> bool:
        return name == "ROTL" and self.constant_of(sources[1]) == 0

    def _brought(self, operation: Operation, constant: Term) -> Term:
        """The constant, plus an unknown number if the constant is a count that is treated as unknown."""
        value = self.constant_of(constant)
        if value is None or place_of(operation) not in self.open_counts:
            return constant
        return self.plus(self.make("count", str(operation.location)), value)

    def _constant_move(self, operation: Operation, sources: list[Term]) -> Term | None:
        """The constant that the operation gives, if it is known."""
        value = operation.operands[0]
        if operation.mnemonic == "MVC":
            return sources[0] if self.constant_of(sources[0]) is not None else None
        if not isinstance(value, Immediate):
            return None
        if operation.mnemonic == "MVKL":
            low = value.value & 0xFFFF
            return self.constant(low - (low >> 15 << 16))
        old = self.constant_of(sources[-1])
        return None if old is None else self.constant(value.value & ~0xFFFF | old & 0xFFFF)

    def _sum(self, name: str, first: Term, second: Term) -> Term | None:
        left, right = self.constant_of(first), self.constant_of(second)
        if right is not None:
            return self.plus(first, right if name == "ADD" else -right)
        if left is not None and name == "ADD":
            return self.plus(second, left)
        return None

    def holds(self, term: Term) -> bool:
        """Whether `term` is not zero. Raises Undecided, with the open term, if this is not known."""
        chosen = self.chosen(term)
        if chosen in self.truths:
            self.truths[term] = self.truths[chosen]
            return self.truths[term]
        value = self.value(chosen)
        if value is None:
            raise Undecided(chosen)
        return value != 0

    def chosen(self, term: Term) -> Term:
        """The value of a choice whose predicate is decided; any other term itself."""
        shape = self.shapes[term]
        while shape[0] == "choice" and term not in self.truths and shape[1] in self.truths:
            holds = self.truths[int(str(shape[1]))] != bool(shape[2])
            term = int(str(shape[3 if holds else 4]))
            shape = self.shapes[term]
        return term

    def value(self, term: Term) -> int | None:
        """The number of a term, if the bindings decide it.

        Raises Undecided if it depends on a predicate that is open. Terms may be deep and share parts, so each
        part is looked at once, without recursion.
        """
        waiting, open_ = [term], set[Term]()
        while waiting:
            top = waiting[-1]
            if top in self.values or top in open_:
                waiting.pop()
                continue
            parts = self._parts(top, open_)
            missing = next((p for p in parts if p not in self.values and p not in open_), None)
            if missing is not None:
                waiting.append(missing)
                continue
            found = None if open_.intersection(parts) else self._value(top, parts)
            if found is None:
                open_.add(top)
            else:
                self.values[top] = found
        return self.values.get(term)

    def known(self, term: Term) -> int | None:
        """The number of a term; None if it is open."""
        try:
            return self.value(term)
        except Undecided:
            return None

    def _parts(self, term: Term, open_: set[Term]) -> list[Term]:
        """The terms whose numbers decide the number of a term."""
        kind, *rest = self.shapes[term]
        arguments = [int(a) if isinstance(a, int) else 0 for a in rest]
        if kind == "plus":
            return arguments[:1]
        if kind == "choice":
            predicate, negated, new, old = arguments
            if predicate in open_ and predicate not in self.truths:
                raise Undecided(predicate)
            if predicate not in self.truths and predicate not in self.values:
                return [predicate]
            return [new if self.holds(predicate) != bool(negated) else old]
        return arguments[1:] if kind in MEANINGS and len(arguments) == 3 else []

    def _value(self, term: Term, parts: list[Term]) -> int | None:
        """The number of a term, given those of its parts."""
        kind, *rest = self.shapes[term]
        if kind == "constant":
            return int(str(rest[0]))
        values = [self.values[part] for part in parts]
        if kind == "plus":
            return (values[0] + int(str(rest[1]))) & MASK
        if kind == "choice":
            return values[0]
        return MEANINGS[str(kind)](values[0], values[1]) if values else None


MEANINGS: dict[str, Callable[[int, int], int]] = {
    "CMPEQ": lambda left, right: int(left == right),
    "CMPGT": lambda left, right: int(_signed(left) > _signed(right)),
    "CMPLT": lambda left, right: int(_signed(left) < _signed(right)),
    "CMPGTU": lambda left, right: int(left > right),
    "CMPLTU": lambda left, right: int(left < right),
    "SUB": lambda left, right: (left - right) & MASK,
    "AND": lambda left, right: left & right,
    "SHRU": lambda left, right: left >> (right & 31),
}
"""Operations on two words whose numbers are known."""


def _signed(value: int) -> int:
    return value - (1 << 32) if value >> 31 else value
