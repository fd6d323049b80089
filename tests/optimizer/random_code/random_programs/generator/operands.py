"""Predicates, units, sources and targets of an operation."""

from __future__ import annotations

from broadside.facts.isa import Instruction, OperandForm
from random_programs.generator.state import State

_MOST_PAIRS = 4


class Operands(State):
    """Chooses operands that are defined and sides on which a unit can have them."""

    def _predicate(self) -> str | None:
        """A predicate on some variable, positive or negated."""
        allowed = [
            name
            for name in self.scope.words
            if name not in self.own or name in self.table.predicate_registers
        ]
        known = [name for name in self.predicates if name in allowed]
        if len(self.predicates) < self.most_predicates and allowed:
            known += allowed[-3:]
        if not known:
            return None
        name = self.choices.pick(known)
        if name not in self.predicates:
            self.predicates.append(name)
        return f"[{self.choices.pick(('', '!'))}{name}]"

    def _maybe_predicate(self, mnemonic: str) -> str:
        """A predicate for an instruction that takes one, in some cases."""
        if any("not_predicable" in form.flags for form in self.table.forms[mnemonic]):
            return ""
        if not self.choices.chance(self.predicate_percent):
            return ""
        return self._predicate() or ""

    def _unit(self, form: Instruction, side: str) -> str:
        """A unit specifier, in some cases with its side."""
        if not self.choices.chance(self.unit_percent):
            return ""
        number = {"A": "1", "B": "2"}[side]
        return (
            self.choices.pick((f".{form.unit_class}", f".{form.unit_class}{number}", f".{number}"))
            + " "
        )

    def _sides_possible(self, form: Instruction, operands: list[str]) -> list[str]:
        """The sides whose unit can execute the operation with its operands on their sides."""
        found = []
        for side in form.sides:
            crossing = 0
            for operand, text in zip(form.operands, operands, strict=True):
                if operand.is_constant or operand.is_control:
                    continue
                bound = self._side(text) or self._side(text.partition(":")[0])
                if bound and bound != side:
                    crossing += 1 if operand.may_cross and not operand.writes else 2
            if crossing <= 1:
                found.append(side)
        return found

    def _constant(self, operand: OperandForm) -> str:
        least, greatest = operand.constant_range
        if greatest - least > 0xFFFF:
            return hex(self.choices.word())
        return str(self.choices.between(least, greatest))

    def _source(self, operand: OperandForm) -> tuple[str, ...] | None:
        """A variable, or a pair, that holds something."""
        if operand.is_pair:
            return self.choices.pick(self.scope.pairs) if self.scope.pairs else None
        return (self.choices.pick(self.scope.words[::-1]),)

    def _target(self, operand: OperandForm, keeps: bool) -> tuple[str, ...] | None:
        """The target of a result. If the operation `keeps` a part of the old value, there must be one."""
        choices, scope = self.choices, self.scope
        if operand.is_pair:
            pairs = [name for name in self.declared if ":" in name]
            if scope.pairs and (keeps or len(pairs) >= _MOST_PAIRS or choices.chance(50)):
                return choices.pick(scope.pairs)
            if keeps or len(pairs) >= _MOST_PAIRS:
                return None
            return self._new_pair()
        free = [name for name in scope.words if name not in self.fixed]
        if free and (keeps or len(free) >= self.most_variables or choices.chance(50)):
            return (choices.pick(free[::-1]),)
        return None if keeps else (self._new_word(),)

    def _note_written(self, target: tuple[str, ...]) -> None:
        if len(target) == 2 and target not in self.scope.pairs:
            self.scope.pairs.append((target[0], target[1]))
        for name in target:
            self._define(name)
