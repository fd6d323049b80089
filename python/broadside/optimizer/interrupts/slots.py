"""Finds free slots for branches to the place that control reaches anyway.

Such a branch has one effect: the CPU takes no interrupt in the five cycles after it, whether it is taken or
not (spru189f 8.5.2). It needs a unit .S and no register.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from broadside.facts.cpu import BRANCH_LATENCY
from broadside.facts.isa import InstructionTable
from broadside.linear.ir import Operation, Predicate, Register
from broadside.linear.match import fitting
from broadside.optimizer.interrupts.control.code import Packet
from broadside.optimizer.interrupts.control.paths import Moment, Paths

_WORDS = 8


@dataclass(frozen=True)
class Slot:
    """A place for a branch: its packet, the side of its unit, its target packet, and its predicate.

    `moved`: operations of the packet that must use another unit, with this unit.
    """

    packet: int
    side: str
    target: int
    predicate: Predicate | None = None
    moved: dict[int, str] = field(default_factory=dict, compare=False)


def slots(paths: Paths, table: InstructionTable) -> dict[int, Slot]:
    """By packet, one slot of each packet that has any."""
    moments: dict[int, list[Moment]] = defaultdict(list)
    for moment in paths.before:
        moments[moment.packet].append(moment)
    found = {}
    for number in sorted(moments):
        place = _place(paths.code.packets[number], table)
        way = _way(paths, moments[number])
        if place is not None and way is not None:
            found[number] = Slot(number, place[0], way[0], way[1], place[1])
    return found


def _place(packet: Packet, table: InstructionTable) -> tuple[str, dict[int, str]] | None:
    """A side on which .S is or can be made free, and the operations that move to another unit for this."""
    if packet.branches or (packet.operations and packet.words >= _WORDS):
        return None
    users = {operation.unit_name: n for n, operation in enumerate(packet.operations)}
    for side in "12":
        if f"S{side}" not in users:
            return side, {}
    for side in "12":
        for chain in (("S", "L"), ("S", "D"), ("S", "L", "D")):
            moved = _make_way(packet, users, chain, side, table)
            if moved is not None:
                return side, moved
    return None


def _make_way(
    packet: Packet, users: dict[str, int], chain: Sequence[str], side: str, table: InstructionTable
) -> dict[int, str] | None:
    """Moves the operation on each unit of the chain to the next unit; None if this is impossible.

    The last unit of the chain must be free.
    """
    if chain[-1] + side in users:
        return None
    moved = {}
    for unit, following in pairwise(chain):
        number = users.get(unit + side)
        if number is None or not _can_run(packet.operations[number], following, table):
            return None
        moved[number] = following
    return moved


def _can_run(operation: Operation, unit: str, table: InstructionTable) -> bool:
    """Whether `unit` of the same side can execute the operation as written, with its cross path."""
    straight = tuple(range(len(operation.operands)))
    for fit in fitting(table, operation.mnemonic, operation.operands):
        same = fit.order == straight and fit.instruction.unit_class == unit
        if same and all(
            form.may_cross
            for operand, form in zip(operation.operands, fit.instruction.operands, strict=True)
            if isinstance(operand, Register) and form.reads and _crosses(operand, operation)
        ):
            return True
    return False


def _crosses(operand: Register, operation: Operation) -> bool:
    return operand.is_machine and operand.side != operation.unit.side


def _way(paths: Paths, moments: Sequence[Moment]) -> tuple[int, Predicate | None] | None:
    """The packet that control reaches six cycles later, always or if a predicate holds; else None."""
    goes = [(dict(moment.known), _landings(paths, moment)) for moment in moments]
    for predicate in (None, *_known_everywhere(moments)):
        there = {
            target
            for known, targets in goes
            if predicate is None or known[predicate.register.name] is not predicate.negated
            for target in targets
        }
        if len(there) == 1 and None not in there:
            target = there.pop()
            assert target is not None
            return target, predicate
    return None


def _known_everywhere(moments: Sequence[Moment]) -> Iterator[Predicate]:
    """Predicates that a branch has tested on every way."""
    names = set.intersection(*({name for name, _ in moment.known} for moment in moments))
    for name in sorted(names):
        for negated in (False, True):
            yield Predicate(Register(name), negated)


def _landings(paths: Paths, moment: Moment) -> set[int | None]:
    """The packets at which control may be six cycles later; `None` if it has left the code."""
    now = {moment}
    for _ in range(BRANCH_LATENCY):
        if any(not paths.after[each] for each in now):
            return {None}
        now = {later for each in now for later in paths.after[each]}
    return {each.packet for each in now}
