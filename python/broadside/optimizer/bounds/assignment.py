"""Constraints on units, sides and paths of a region's operations, for bounds and schedulers.

Each form of an operation has a boolean; exactly one of these is true. Each value has a boolean for its side.
Equalities tie the sides of operands to the sides of values, which keeps the linear relaxation tight. A value
that is never written (a loop invariant) may be on both sides at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from broadside.optimizer.bounds.solver import cp_model
from broadside.optimizer.model.region import SIDES, Region

Linear: TypeAlias = "cp_model.LinearExpr | int"


@dataclass
class Assignment:
    """The variables for forms and sides."""

    model: cp_model.CpModel
    region: Region
    forms: list[list[cp_model.IntVar]] = field(default_factory=list)
    holds: list[dict[str, Linear]] = field(default_factory=list)  # by value and side: is it there

    def uses(self, operation: int, resource: str) -> list[cp_model.IntVar]:
        """The form variables of `operation` that use `resource`."""
        forms = self.region.operations[operation].forms
        return [
            variable
            for variable, form in zip(self.forms[operation], forms, strict=True)
            if resource in form.resources
        ]

    def crossing(self, operation: int, value: int) -> list[cp_model.IntVar]:
        """The form variables of `operation` that read `value` over a cross path."""
        described = self.region.operations[operation]
        return [
            variable
            for variable, form in zip(self.forms[operation], described.forms, strict=True)
            if any(path.endswith("X") for path in form.paths)
            and any(
                v == value and side != SIDES[int(form.unit[-1]) - 1]
                for v, side in zip(described.reads, form.reads, strict=True)
            )
        ]

    def resources(self, operation: int) -> list[str]:
        """All resources that some form of `operation` uses; units first."""
        forms = self.region.operations[operation].forms
        return list(dict.fromkeys(resource for form in forms for resource in form.resources))


def add_assignment(
    model: cp_model.CpModel,
    region: Region,
    duplicable: Iterable[int],
    optional: Collection[int] = (),
    untied: Collection[tuple[int, int]] = (),
) -> Assignment:
    """Creates the variables and their constraints.

    `duplicable`: values that may be on both sides. `optional`: operations that may have no form. `untied`:
    (operation, value) of reads whose sides the caller ties itself.
    """
    assignment = Assignment(model, region)
    both = frozenset(duplicable)
    for number, value in enumerate(region.values):
        assignment.holds.append(_holds(model, number, value.registers, number in both))
    for number, operation in enumerate(region.operations):
        variables = [
            model.new_bool_var(f"form_{number}_{form.unit}_{index}")
            for index, form in enumerate(operation.forms)
        ]
        if number in optional:
            model.add_at_most_one(variables)
        else:
            model.add_exactly_one(variables)
        assignment.forms.append(variables)
        _tie_operands(assignment, number, both, untied, loose=number in optional)
    return assignment


def _holds(
    model: cp_model.CpModel, number: int, registers: tuple[str, ...], both: bool
) -> dict[str, Linear]:
    sides = {register[0] for register in registers} or {"A", "B"}
    if len(sides) == 1:
        return {side: int(side in sides) for side in "AB"}
    on_b = model.new_bool_var(f"side_{number}")
    if not both:
        return {"A": 1 - on_b, "B": on_b}
    on_a = model.new_bool_var(f"side_{number}_a")
    model.add_bool_or(on_a, on_b)
    return {"A": on_a, "B": on_b}


def _tie_operands(
    assignment: Assignment,
    number: int,
    both: frozenset[int],
    untied: Collection[tuple[int, int]],
    *,
    loose: bool,
) -> None:
    operation = assignment.region.operations[number]
    forms = list(zip(assignment.forms[number], operation.forms, strict=True))
    for place, value in enumerate(operation.reads):
        if (number, value) in untied:
            continue
        for side in "AB":
            there = sum(variable for variable, form in forms if form.reads[place] == side)
            holds = assignment.holds[value][side]
            _relate(assignment.model, there, holds, loose=loose or value in both)
    for place, write in enumerate(operation.writes):
        for side in "AB" if loose else "B":
            there = sum(variable for variable, form in forms if form.writes[place] == side)
            _relate(assignment.model, there, assignment.holds[write.value][side], loose=loose)


def _relate(model: cp_model.CpModel, there: Linear, holds: Linear, *, loose: bool) -> None:
    constraint = there <= holds if loose else there == holds
    if isinstance(constraint, bool):
        if not constraint:
            model.add_bool_or()
        return
    model.add(constraint)
