"""Rewrites operations so that the operands of each are on the sides that one of its forms needs.

An operand may be on the other side, on the stack, or in a register that cannot be a predicate. A move or load
before the operation brings it to a temporary. A move or store after the operation takes a result from a
temporary to its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from broadside.facts.isa import InstructionTable
from broadside.linear.ir import (
    LinearError,
    Operation,
    Predicate,
    Procedure,
    Register,
    RegisterPair,
    renamed_operand,
)
from broadside.optimizer.machine.forms import Choice, choices, no_choice
from broadside.optimizer.machine.target import Machine, told
from broadside.optimizer.model.graph import Graph, Node
from broadside.optimizer.model.inserted import STACK_POINTER, move, restore, save
from broadside.optimizer.procedure.source.detours import circular_base


@dataclass
class Homes:
    """The places of variables: their sides, as far as decided, or words of the stack.

    `frame_words`: words of the frame that the source uses. `changed`: variables that changed sides.
    """

    sides: dict[Register, str]
    frame_words: int
    words: dict[Register, int] = field(default_factory=dict)
    changed: set[Register] = field(default_factory=set)

    @property
    def first_word(self) -> int:
        """The first word of the frame after those of the source."""
        return self.frame_words + 1

    def make_room(self, register: Register, partner: Register | None, *, fixed: bool) -> None:
        """Moves a variable to the other side, or to the stack if it moved before or its side is fixed."""
        both = [r for r in (register, partner) if r is not None]
        if not fixed and register not in self.changed and register in self.sides:
            for half in both:
                self.changed.add(half)
                self.sides[half] = "B" if self.sides[half] == "A" else "A"
            return
        for half in both:
            self.words.setdefault(half, self.first_word + len(self.words))


@dataclass
class Legalised:
    """The rewritten procedure.

    `choices`: the forms of each operation, by its index. `sides`: the sides of all variables. `forced`: for
    temporaries that test a condition, the machine registers that can be predicates.
    """

    procedure: Procedure
    choices: dict[int, list[Choice]]
    sides: dict[Register, str]
    forced: dict[Register, tuple[str, ...]]
    temporaries: set[Register]


def legalise(
    graph: Graph, procedure: Procedure, table: InstructionTable, homes: Homes
) -> Legalised:
    """Rewrites the operations of all nodes in place. Raises LinearError if an operation has no form."""
    work = _Legaliser(procedure, table, homes)
    for node in graph.nodes:
        work.node(node)
    operations = tuple(o for node in graph.nodes for o in node.sequence)
    blocks = (replace(procedure.blocks[0], operations=operations),)
    rewritten = replace(procedure, blocks=blocks, sides={})
    return Legalised(rewritten, work.found, homes.sides, work.forced, work.temporaries)


class _Legaliser:
    def __init__(self, procedure: Procedure, table: InstructionTable, homes: Homes) -> None:
        self.procedure, self.table, self.homes = procedure, table, homes
        self.open = replace(procedure, sides={})
        machine = Machine(table, procedure)
        self.predicates, self.circular = machine.predicates, machine.circular
        self.found: dict[int, list[Choice]] = {}
        self.forced: dict[Register, tuple[str, ...]] = {}
        self.temporaries: set[Register] = set()
        self.load: Counter[str] = Counter()
        self.out: list[Operation] = []
        self.partners = _partners(procedure)

    def node(self, node: Node) -> None:
        self.out = []
        for operation in node.operations:
            self._operation(operation)
        if node.branch is not None:
            self._operation(node.branch)
            node.branch = self.out.pop()
        node.operations = self.out

    def _operation(self, operation: Operation) -> None:
        if operation.mnemonic == "MV" and operation.index < 0 and self._simple_move(operation):
            return
        ring = circular_base(operation) if self.circular else None
        renamed, temporary = self._renamed(operation, ring)
        found = self._forms(renamed)
        if not found and ring is not None:  # right if AMR is linear here; the verifier knows
            renamed, temporary = self._renamed(operation, None)
            found = self._forms(renamed)
        if not found:
            raise no_choice(operation)
        original = {new: old for old, new in temporary.items()}
        best = min(found, key=lambda choice: self._cost(choice, original))
        wanted = dict((*best.reads, *best.writes))
        direct = {
            new: old for new, old in original.items() if self._suits(old, wanted.get(new, ""))
        }
        self._emit(operation, renamed, best, wanted, original, direct)

    def _forms(self, operation: Operation) -> list[Choice]:
        return [c for c in choices(operation, self.table, self.open) if _has_one_side_each(c)]

    def _renamed(
        self, operation: Operation, ring: Register | None
    ) -> tuple[Operation, dict[Register, Register]]:
        """The operation with a temporary for each register, and the registers by their temporaries' names.

        The stack pointer gets none, nor does the `ring`, because a copy of it is not circular.
        """
        number = len(self.found)
        temporary: dict[Register, Register] = {}
        for register in dict.fromkeys((*operation.reads, *operation.writes)):
            if not register.is_control and register not in (STACK_POINTER, ring):
                temporary[register] = Register(f"{register.name}${number}")
        return renamed(operation, temporary), temporary

    def _side(self, register: Register) -> str:
        """The side of a register; empty if it is open or the register is on the stack."""
        if register in self.homes.words:
            return ""
        return register.side or self.homes.sides.get(register, "")

    def _suits(self, register: Register, side: str) -> bool:
        """Whether an operation that needs `side` may use the register itself."""
        if register in self.homes.words:
            return False
        home = self._side(register)
        return not home or not side or home == side

    def _cost(self, choice: Choice, original: Mapping[Register, Register]) -> tuple[int, int]:
        """(weight of the moves and cross paths of a form, operations on its side and unit so far)."""
        moves = 0
        for register, side in dict.fromkeys((*choice.reads, *choice.writes)):
            old = original.get(register, register)
            moves += not self._suits(old, side)
        crossing = choice.cross is not None
        return 2 * moves + crossing, self.load[choice.side] + self.load[choice.unit_name]

    def _emit(
        self,
        operation: Operation,
        changed: Operation,
        choice: Choice,
        wanted: dict[Register, str],
        original: dict[Register, Register],
        direct: dict[Register, Register],
    ) -> None:
        """Adds the operation, with moves, loads and stores for its temporaries before and after it."""
        predicate = operation.predicate
        if predicate is not None:
            self._bring_predicate(predicate.register, original, direct)
        self._keep_pairs_whole(changed, direct)
        brought = {new: old for new, old in original.items() if new not in direct}
        reads = set(changed.reads) | set(changed.keeps)
        for new, old in direct.items():
            self._settle(old, wanted.get(new, ""))
        for new, old in brought.items():
            self.temporaries.add(new)
            self.homes.sides[new] = wanted.get(new, "")
            if new in reads:
                self._bring(old, new, operation)
        final = renamed(changed, direct)
        self._note(final, choice, direct)
        for new, old in brought.items():
            if new in changed.writes:
                self._put(new, old, operation)

    def _settle(self, register: Register, side: str) -> None:
        if register.is_symbolic and side and not self.homes.sides.get(register):
            self.homes.sides[register] = side
            partner = self.partners.get(register)
            if partner is not None:
                self.homes.sides.setdefault(partner, side)

    def _keep_pairs_whole(self, operation: Operation, direct: dict[Register, Register]) -> None:
        """Makes both halves of a pair temporaries if one half is one."""
        for operand in operation.operands:
            if isinstance(operand, RegisterPair) and not {operand.high, operand.low} <= set(direct):
                direct.pop(operand.high, None)
                direct.pop(operand.low, None)

    def _bring_predicate(
        self,
        register: Register,
        original: dict[Register, Register],
        direct: dict[Register, Register],
    ) -> None:
        new = next(n for n, old in original.items() if old == register)
        if new in direct and register.name in self.predicates:
            return
        if not self.predicates:
            cause = (
                f"no predicate register is left for {told(register)}: "
                "all that may hold it are reserved"
            )
            raise LinearError(self.procedure.location, cause)
        direct.pop(new, None)
        self.forced[new] = self.predicates

    def _bring(self, old: Register, new: Register, operation: Operation) -> None:
        location = operation.location
        if old in self.homes.words:
            self._plain(restore(new, self.homes.words[old], location))
        else:
            self._plain(move(old, new, location, "copy"))

    def _put(self, new: Register, old: Register, operation: Operation) -> None:
        location = operation.location
        if old in self.homes.words:
            self._plain(save(new, self.homes.words[old], location))
        else:
            self._plain(move(new, old, location, "copy"))

    def _simple_move(self, operation: Operation) -> bool:
        """Adds a move of the optimizer; one between a register and the stack becomes a load or store.

        Returns False for a move between two words of the stack.
        """
        source, target = operation.operands
        assert isinstance(source, Register) and isinstance(target, Register)
        if source in self.homes.words and target in self.homes.words:
            return False
        if source in self.homes.words:
            self._plain(restore(target, self.homes.words[source], operation.location))
        elif target in self.homes.words:
            self._plain(save(source, self.homes.words[target], operation.location))
        else:
            for register, other in ((source, target), (target, source)):
                if not self._side(register):
                    self._settle(register, self._side(other) or "A")
            self._plain(operation)
        return True

    def _plain(self, operation: Operation) -> None:
        """Adds an operation of the optimizer's own, whose forms suit any sides."""
        index = len(self.found)
        self.found[index] = choices(operation, self.table, self.open)
        self.out.append(replace(operation, index=index))

    def _note(
        self, operation: Operation, choice: Choice, direct: Mapping[Register, Register]
    ) -> None:
        index = len(self.found)
        alike = [
            c
            for c in choices(operation, self.table, self.open)
            if (_at(c.reads, {}), _at(c.writes, {}))
            == (_at(choice.reads, direct), _at(choice.writes, direct))
        ]
        assert alike
        self.found[index] = alike
        self.load[choice.side] += 1
        self.load[choice.unit_name] += 1
        self.out.append(replace(operation, index=index))


def _at(
    places: tuple[tuple[Register, str], ...], names: Mapping[Register, Register]
) -> tuple[tuple[Register, str], ...]:
    return tuple((names.get(register, register), side) for register, side in places)


def _has_one_side_each(choice: Choice) -> bool:
    """Whether the form has each variable on one side, both as an operand and as a result."""
    places = {*choice.reads, *choice.writes}
    return len(places) == len({register for register, _ in places})


def _partners(procedure: Procedure) -> dict[Register, Register]:
    """The other half of each variable that is half of a pair."""
    found = {}
    pairs = [o for p in procedure.operations for o in p.operands if isinstance(o, RegisterPair)]
    for pair in (*procedure.pairs, *pairs):
        if pair.low.is_symbolic:
            found[pair.low], found[pair.high] = pair.high, pair.low
    return found


def renamed(operation: Operation, names: Mapping[Register, Register]) -> Operation:
    """The operation with its registers renamed; registers that are not in `names` stay."""

    def new(register: Register) -> Register:
        return names.get(register, register)

    predicate = operation.predicate
    if predicate is not None:
        predicate = Predicate(new(predicate.register), predicate.negated)
    return replace(
        operation,
        operands=tuple(renamed_operand(o, names) for o in operation.operands),
        predicate=predicate,
        reads=tuple(map(new, operation.reads)),
        writes=tuple(map(new, operation.writes)),
        keeps=tuple(map(new, operation.keeps)),
    )
