"""Conditions on the literals of a constraint model, which may also be constants."""

from __future__ import annotations

from typing import TypeAlias

from broadside.optimizer.bounds.solver import cp_model

Literal: TypeAlias = "cp_model.IntVar | bool"


class Clauses:
    """A constraint model. The methods add conditions, and simplify those with constants."""

    def __init__(self) -> None:
        self.model = cp_model.CpModel()

    def imply(self, cause: Literal, effect: Literal) -> None:
        """Adds: if `cause`, then `effect`."""
        if cause is False or effect is True:
            return
        if cause is True and effect is False:
            self.model.add_bool_or([])
        elif effect is False:
            self.model.add_bool_or([cause.negated()])  # type: ignore[union-attr]
        elif cause is True:
            self.model.add_bool_or([effect])
        else:
            self.model.add_implication(cause, effect)

    def at_most(self, capacity: int, literals: list[Literal]) -> None:
        """Adds: at most `capacity` of the literals are true."""
        fixed = sum(1 for x in literals if x is True)
        open_ = [x for x in literals if not isinstance(x, bool)]
        if len(open_) + fixed <= capacity:
            return
        if fixed > capacity:  # operations given by the caller collide at this length
            self.model.add_bool_or([])
            return
        if capacity - fixed == 1:
            self.model.add_at_most_one(open_)
        else:
            self.model.add(sum(open_) <= capacity - fixed)

    def both(self, one: Literal, two: Literal) -> Literal:
        """A literal that is true if and only if both are."""
        if one is True or two is False:
            return two
        if two is True or one is False:
            return one
        both = self.model.new_bool_var("")
        self.model.add_bool_or([one.negated(), two.negated(), both])
        self.model.add_implication(both, one)
        self.model.add_implication(both, two)
        return both

    def implied(self, one: Literal, two: Literal) -> Literal:
        """A literal that is true if both are; it may also be true otherwise."""
        if isinstance(one, bool) or isinstance(two, bool):
            return self.both(one, two)
        both = self.model.new_bool_var("")
        self.model.add_bool_or([one.negated(), two.negated(), both])
        return both


def unless(cause: Literal, stop: Literal) -> list[cp_model.IntVar]:
    """The literals of the clause "not cause, or stop", without constants."""
    literals: list[cp_model.IntVar] = []
    if not isinstance(cause, bool):
        literals.append(cause.negated())  # type: ignore[arg-type]
    if not isinstance(stop, bool):
        literals.append(stop)
    return literals


def negated(literal: Literal) -> Literal:
    """The opposite of a literal or of a constant."""
    return not literal if isinstance(literal, bool) else literal.negated()  # type: ignore[return-value]
