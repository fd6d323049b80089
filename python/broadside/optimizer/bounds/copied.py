"""The choice of forms and sides if values may have copies. `assignment.py` is for a loop as written."""

from __future__ import annotations

from dataclasses import dataclass, field

from broadside.optimizer.bounds.assignment import Assignment, add_assignment
from broadside.optimizer.bounds.solver import cp_model, new_solver
from broadside.optimizer.loops.preparation import Loop
from broadside.optimizer.loops.widened import Rewriting, Spare, Widened
from broadside.optimizer.model.region import Form


@dataclass
class CopiedAssignment:
    """The variables for copies and their readers.

    `issued`: for each value with copies, whether each copy is made. `reads`: for each (operation, value), one
    boolean for the value itself and one for each copy that the operation may read.
    """

    assignment: Assignment
    issued: dict[Spare, list[cp_model.IntVar]] = field(default_factory=dict)
    reads: dict[tuple[int, int], list[cp_model.IntVar]] = field(default_factory=dict)

    def chosen(self, wide: Widened, solver: cp_model.CpSolver) -> Rewriting:
        """The choice in a solution."""
        operations = wide.model.region.operations

        def true(variables: list[cp_model.IntVar]) -> int:
            return next(i for i, variable in enumerate(variables) if solver.value(variable))

        def form(number: int) -> Form:
            return operations[number].forms[true(self.assignment.forms[number])]

        copies = {
            spare: {
                k + 1: (form(number), true(self.reads[number, spare.value]))
                for k, number in enumerate(spare.operations)
                if solver.value(issued[k])
            }
            for spare, issued in self.issued.items()
        }
        made = {spare: found for spare, found in copies.items() if found}
        reads = {(n, s.value): true(self.reads[n, s.value]) for s in made for n, _ in s.readers}
        forms = {n: form(n) for n in range(len(wide.loop.body.operations))}
        return Rewriting(forms, made, reads)


def add_copied_assignment(model: cp_model.CpModel, wide: Widened) -> CopiedAssignment:
    """Creates the variables and their constraints."""
    readers = {(n, s.value) for s in wide.spares for n, _ in s.readers}
    makers = {(number, s.value) for s in wide.spares for number in s.operations}
    assignment = add_assignment(
        model, wide.model.region, wide.model.duplicable, wide.optional, readers | makers
    )
    found = CopiedAssignment(assignment)
    for spare in wide.spares:
        _add_copies(found, spare)
        _add_readers(found, spare)
    return found


def _add_copies(found: CopiedAssignment, spare: Spare) -> None:
    model = found.assignment.model
    found.issued[spare] = issued = [
        model.new_bool_var(f"copy_{spare.value}_{k}") for k in range(len(spare.operations))
    ]
    for k, number in enumerate(spare.operations):
        model.add(sum(found.assignment.forms[number]) == issued[k])
        sources = [model.new_bool_var(f"from_{number}_{source}") for source in range(k + 1)]
        model.add(sum(sources) == issued[k])
        found.reads[number, spare.value] = sources
        for source, use in enumerate(sources):
            if source:
                model.add_implication(use, issued[source - 1])
            _tie(found.assignment, number, spare, source, use)
        if k:
            model.add_implication(issued[k], issued[k - 1])


def _add_readers(found: CopiedAssignment, spare: Spare) -> None:
    model, issued = found.assignment.model, found.issued[spare]
    for reader, _ in spare.readers:
        uses = [model.new_bool_var(f"reads_{reader}_{holder}") for holder in range(len(issued) + 1)]
        model.add_exactly_one(uses)
        found.reads[reader, spare.value] = uses
        for source, use in enumerate(uses):
            if source:
                model.add_implication(use, issued[source - 1])
            _tie(found.assignment, reader, spare, source, use)
    for k, made in enumerate(issued, 1):
        read = [found.reads[reader, spare.value][k] for reader, _ in spare.readers]
        passed = [found.reads[number, spare.value][k] for number in spare.operations[k:]]
        model.add_bool_or([made.negated(), *read, *passed])
    carried = [found.reads[n, spare.value] for n, distance in spare.readers if distance]
    for uses in carried[1:]:
        for use, first in zip(uses, carried[0], strict=True):
            model.add(use == first)


def _tie(
    assignment: Assignment, reader: int, spare: Spare, source: int, use: cp_model.IntVar
) -> None:
    """If `use` holds, the operand is on the side of the value or copy that is read."""
    operation = assignment.region.operations[reader]
    forms = list(zip(assignment.forms[reader], operation.forms, strict=True))
    holds = assignment.holds[spare.holders[source]]
    for place, value in enumerate(operation.reads):
        if value == spare.value:
            for side in "AB":
                there = sum(variable for variable, form in forms if form.reads[place] == side)
                assignment.model.add(there == holds[side]).only_enforce_if(use)


def fewest_copies(wide: Widened, seconds: float = 20.0) -> tuple[int, int, Rewriting | None]:
    """(proved lower bound of ResMII, smallest value found, choice with the fewest copies for it or None)."""
    region = wide.model.region
    model = cp_model.CpModel()
    found = add_copied_assignment(model, wide)
    count = len(region.operations)
    interval = model.new_int_var(1, count, "interval")
    users: dict[str, list[cp_model.IntVar]] = {}
    for number in range(count):
        for resource in found.assignment.resources(number):
            users.setdefault(resource, []).extend(found.assignment.uses(number, resource))
    for uses in users.values():
        model.add(sum(uses) <= interval)
    weight = count + 1  # a cycle of the interval costs more than all copies together
    copies = sum(made for issued in found.issued.values() for made in issued)
    model.minimize(weight * interval + copies)
    solver = new_solver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    proved = max(1, int(solver.best_objective_bound) // weight)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return proved, count, None
    return proved, solver.value(interval), found.chosen(wide, solver)


def copied_range(wide: Widened, seconds: float) -> tuple[int, int]:
    """The range, both ends included, that contains ResMII with copies and equal instructions."""
    proved, most, _ = fewest_copies(wide, seconds)
    return proved, most


def has_forms(loop: Loop) -> bool:
    """Whether the loop as written has forms and sides that fit each other."""
    model = cp_model.CpModel()
    add_assignment(model, loop.body.region, loop.model.duplicable)
    return new_solver().solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)
