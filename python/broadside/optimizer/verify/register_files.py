"""The registers of a replay: their contents, and the results on their way to them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import NoReturn

from broadside.linear.ir import RegisterPair
from broadside.optimizer.model.schedule import Issued
from broadside.optimizer.verify.values.terms import Term, Terms, Undecided

Guard = tuple[Term, bool] | None
"""A predicate: (term that it tests, whether the term must be zero); None: always."""


@dataclass(frozen=True)
class _Result:
    """A result on its way to a register, and the predicate of its operation.

    With `sets_bit`, the result sets a bit of the register if the term was saturated.
    """

    term: Term
    guard: Guard
    sets_bit: bool = False


class RegisterFiles:
    """The register files of a replay.

    `held`: the term of each register that was read or written. `multiplier_write_bits`: the width of .M's
    write port in bits. `fail`: is called with the cause if a rule is broken.
    """

    def __init__(
        self,
        terms: Terms,
        multiplier_write_bits: int | None,
        fail: Callable[[str], NoReturn],
    ) -> None:
        self.terms, self.multiplier_write_bits, self.fail = terms, multiplier_write_bits, fail
        self.held: dict[str, Term] = {}
        self._landing: dict[int, dict[str, list[_Result]]] = defaultdict(lambda: defaultdict(list))
        self._ports: dict[tuple[str, int], int] = defaultdict(int)

    @property
    def late(self) -> list[str]:
        """The registers to which results are on their way."""
        return sorted(register for results in self._landing.values() for register in results)

    def read(self, register: str) -> Term:
        """The term in a register. A register that was not written yet holds its value at the entry."""
        if register not in self.held:
            self.held[register] = self.terms.make("entry", register)
        return self.held[register]

    def write(self, register: str, term: Term, lands: int, guard: Guard) -> None:
        """Adds a result that can be read from cycle `lands` on."""
        self._landing[lands][register].append(_Result(term, guard))

    def set_bit(self, register: str, term: Term, lands: int, guard: Guard) -> None:
        """Adds a result that sets a bit of the register in cycle `lands` if it was saturated."""
        self._landing[lands][register].append(_Result(term, guard, sets_bit=True))

    def land(self, cycle: int) -> None:
        """Lets the results land that reach their registers when the cycle begins."""
        for register, results in self._landing.pop(cycle, {}).items():
            whole = [result for result in results if not result.sets_bit]
            for one, other in combinations(whole, 2):
                if not self._exclusive(one.guard, other.guard):
                    self.fail(f"{register} is written twice at once")
            for result in (*whole, *(result for result in results if result.sets_bit)):
                self._take(register, result)

    def _take(self, register: str, result: _Result) -> None:
        new = result.term
        if result.sets_bit:  # this has priority over MVC that clears the bit in the same cycle
            new = self.terms.saturated(self.read(register), new)
        if result.guard is not None:
            new = self.terms.choice(*result.guard, new, self.read(register))
        self.held[register] = new

    def set_late_bits(self) -> None:
        """Lets bits SAT on their way land after the last cycle, because they change no caller's register."""
        for cycle in sorted(self._landing):
            for register, results in list(self._landing[cycle].items()):
                for result in results:
                    if result.sets_bit:
                        self._take(register, result)
                left = [result for result in results if not result.sets_bit]
                self._landing[cycle][register] = left
                if not left:
                    del self._landing[cycle][register]
            if not self._landing[cycle]:
                del self._landing[cycle]

    def _exclusive(self, one: Guard, other: Guard) -> bool:
        """Whether at most one of two operations writes, by their predicates."""
        if one is None or other is None:
            return any(g is not None and self._never(g) for g in (one, other))
        return (one[0] == other[0] and one[1] != other[1]) or self._never(one) or self._never(other)

    def _never(self, guard: tuple[Term, bool]) -> bool:
        try:
            return self.terms.holds(guard[0]) == guard[1]
        except Undecided:
            return False

    def take_write_port(self, item: Issued, cycle: int) -> None:
        """Fails if results that land in one cycle do not fit their write port.

        The port of .M has a width in bits. Long results of .S and loaded double words share a port that takes
        one result.
        """
        choice, operation = item.choice, item.operation
        pair = any(
            isinstance(operand, RegisterPair) and choice.fit.form_of(number).writes
            for number, operand in enumerate(operation.operands)
        )
        width = bits = 1
        if choice.unit == "M" and self.multiplier_write_bits is None:
            return
        if choice.unit == "M":
            port = choice.unit_name
            width, bits = self.multiplier_write_bits or 0, 64 if pair else 32
        elif pair and (choice.unit == "S" or operation.is_load):
            port = f"long results of side {choice.data_side or choice.side}"
        else:
            return
        taken = (port, cycle + choice.fit.instruction.delay_slots)
        self._ports[taken] += bits
        if self._ports[taken] > width:
            self.fail(f"the write port for {port} is taken")
