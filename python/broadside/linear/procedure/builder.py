"""Collects one procedure: its blocks and operations. Makes the checks that need the whole procedure."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise

from broadside.linear.ir import (
    CALL,
    END,
    RETURN,
    STATUS,
    Block,
    LabelReference,
    LinearError,
    Location,
    Operation,
    Procedure,
    Register,
    RegisterPair,
    Trip,
    UnitSpecifier,
    registers_of,
)
from broadside.linear.procedure.conventions import ARGUMENT_REGISTERS, RESULT_REGISTERS
from broadside.linear.procedure.declarations import DIRECTIVES, Declarations, refuse_control
from broadside.linear.text.lines import Statement, scan_register, split_operands

MOST_UNROLLED = 16
"""The most passes of a loop that `.unroll` may make one."""

_CALL = re.compile(
    r"(?:(?P<result>[\w$:\s]+?)\s*=\s*)?"
    r"(?:\(\s*\*\s*(?P<register>[A-Za-z_$][\w$]*)\s*\)|(?P<function>[A-Za-z_$][\w$]*))"
    r"\s*\((?P<arguments>[^()]*)\)"
)


@dataclass
class _OpenBlock:
    label: str | None
    location: Location
    operations: list[Operation] = field(default_factory=list)
    trip: Trip | None = None
    unroll: int = 0


class ProcedureBuilder:
    """A procedure under construction."""

    def __init__(self, name: str, opening: Statement, constants: dict[str, int]) -> None:
        self.name = name
        self.callable_from_c = opening.mnemonic == ".cproc"
        self.location = opening.location
        self.declared = Declarations(constants)
        self.blocks: list[_OpenBlock] = [_OpenBlock(None, opening.location)]
        self.count = 0
        self.arguments = tuple(self.declared.declare(text, at) for text, at in opening.operands)
        self._check_arguments(opening)

    def __len__(self) -> int:
        """Number of operations collected."""
        return self.count

    def _check_arguments(self, opening: Statement) -> None:
        location = opening.location
        if not self.callable_from_c:
            return
        for argument, (_, at) in zip(self.arguments, opening.operands, strict=True):
            refuse_control(registers_of(argument), "a parameter", at)
        if len(self.arguments) > len(ARGUMENT_REGISTERS):
            raise LinearError(location, f"more than {len(ARGUMENT_REGISTERS)} arguments")
        for argument, register in zip(self.arguments, ARGUMENT_REGISTERS, strict=False):
            low = argument.low if isinstance(argument, RegisterPair) else argument
            if low.is_machine and low.name != register:
                raise LinearError(
                    location, f"the C ABI passes this argument in {register}, not {low}"
                )

    def label(self, name: str, location: Location) -> None:
        """Begins a block."""
        if name == self.name:
            raise LinearError(location, f"{name!r} is the name of the procedure")
        if any(block.label == name for block in self.blocks):
            raise LinearError(location, f"label {name!r} is defined twice")
        self.declared.check_label(name, location)
        self.blocks.append(_OpenBlock(name, location))

    def append(self, operation: Operation) -> None:
        self.blocks[-1].operations.append(operation)
        self.count += 1
        if operation.is_branch or operation.leaves:
            self.blocks.append(_OpenBlock(None, operation.location))

    def call(self, statement: Statement, source: str) -> None:
        """`.call [result =] function(arguments)`. The function may be a register that holds the address."""
        at = statement.location
        match = _CALL.fullmatch(statement.operand_text.strip())
        if match is None:
            raise LinearError(at, f".call takes [result =] function(arguments), not {source!r}")
        target = self._function(match["register"] or match["function"], bool(match["register"]), at)
        given = split_operands(match["arguments"], at)
        if len(given) > len(ARGUMENT_REGISTERS):
            raise LinearError(at, f"more than {len(ARGUMENT_REGISTERS)} arguments")
        arguments = [self._argument(text, at) for text, _ in given]
        results: tuple[Register, ...] = tuple(Register(name) for name in RESULT_REGISTERS[::-1])
        if match["result"]:
            results = registers_of(self._argument(match["result"].strip(), at))
        reads = [register for argument in arguments for register in registers_of(argument)]
        if isinstance(target, Register):
            reads.append(target)
        self.append(
            Operation(
                index=self.count,
                mnemonic=CALL,
                operands=(target, *arguments),
                predicate=None,
                unit=UnitSpecifier(),
                location=at,
                source=source,
                reads=tuple(dict.fromkeys(reads)),
                writes=results,
                flags=frozenset(("call",)),
            )
        )

    def _function(self, name: str, indirect: bool, location: Location) -> Register | LabelReference:
        if self.declared.scanner.is_register(name):
            return scan_register(name, location)
        if indirect:
            raise LinearError(location, f"{name!r} is not declared as a register")
        return LabelReference(name)

    def _argument(self, text: str, location: Location) -> Register | RegisterPair:
        """A register or a pair that is an argument or a result of a function."""
        if ":" not in text and not self.declared.scanner.is_register(text):
            cause = f"a call passes and returns registers, and {text!r} is not declared as one"
            raise LinearError(location, cause)
        found = self.declared.register_operand(text, location)
        if any(register.is_control for register in registers_of(found)):
            raise LinearError(location, f"a call cannot pass or return a control register: {text}")
        return found

    def directive(self, statement: Statement) -> None:
        name = statement.mnemonic
        if name in OPENINGS:
            cause = f"procedure {self.name!r} has no .endproc before line {statement.location.line}"
            raise LinearError(self.location, cause)
        if name in DIRECTIVES:
            DIRECTIVES[name](self.declared, statement)
        elif name in OF_LOOPS:
            OF_LOOPS[name](self, statement)
        else:
            raise LinearError(
                statement.location,
                f"directive {name} is not known inside a procedure; "
                "those of the assembler stand outside",
            )

    def _trip(self, statement: Statement) -> None:
        block = self.blocks[-1]
        if block.label is None or block.operations:
            raise LinearError(statement.location, ".trip must follow the label of its loop")
        if block.trip is not None:
            raise LinearError(statement.location, f"loop {block.label!r} has two .trip")
        for text, at in statement.operands:
            if self.declared.scanner.is_register(text):
                raise LinearError(
                    at, f".trip takes constants, and {text!r} is a register: leave .trip out"
                )
        values = [self.declared.constant(text, at) for text, at in statement.operands]
        if not 1 <= len(values) <= 3:
            raise LinearError(statement.location, ".trip takes a minimum[, maximum[, factor]]")
        minimum, maximum, factor = values[0], None, 1
        if len(values) > 1:
            maximum = values[1]
        if len(values) > 2:
            factor = values[2]
        if minimum < 0 or factor < 1 or (maximum is not None and maximum < minimum):
            raise LinearError(
                statement.location, "a trip count needs 0 <= minimum <= maximum, factor >= 1"
            )
        block.trip = Trip(minimum, maximum, factor)

    def _unroll(self, statement: Statement) -> None:
        """`.unroll passes`: this number of passes of the loop becomes one. 1 forbids unrolling."""
        block = self.blocks[-1]
        if block.label is None or block.operations:
            raise LinearError(statement.location, ".unroll must follow the label of its loop")
        if block.unroll:
            raise LinearError(statement.location, f"loop {block.label!r} has two .unroll")
        if len(statement.operands) != 1:
            raise LinearError(statement.location, ".unroll takes a number of passes")
        passes = self.declared.constant(*statement.operands[0])
        if not 1 <= passes <= MOST_UNROLLED:
            raise LinearError(statement.location, f".unroll takes 1 to {MOST_UNROLLED} passes")
        block.unroll = passes

    def close(self, statement: Statement) -> Procedure:
        """The finished procedure. `statement` is its `.endproc`."""
        self._end(statement)
        self._check_accesses()
        self._check_reserved()
        self._mark_volatile()
        self._mark_saturating()
        self._check_labels()
        self._check_targets()
        blocks = self._merge_blocks()
        return Procedure(
            name=self.name,
            callable_from_c=self.callable_from_c,
            arguments=self.arguments,
            blocks=blocks,
            reserved=frozenset(self.declared.reserved),
            sides=self.declared.sides,
            pairs=frozenset(self.declared.pairs),
            no_aliases=self.declared.no_aliases,
            circular=self.declared.circular,
            frame_words=self.declared.frame_words,
            dependences=frozenset(self.declared.dependences),
            pointers=self.declared.pointers,
            location=self.location,
        )

    def _check_labels(self) -> None:
        """Refuses a label whose name was declared as a register later."""
        for block in self.blocks:
            if block.label is not None:
                self.declared.check_label(block.label, block.location)

    def _check_targets(self) -> None:
        labels = {block.label for block in self.blocks}
        for operation in (o for block in self.blocks for o in block.operations):
            if operation.is_call and str(operation.operands[0]) in labels:
                cause = f"{operation.operands[0]} is a label of this procedure, not a function"
                raise LinearError(operation.location, cause)
            target = operation.target
            if target is not None and target not in labels:
                cause = f"label {target!r} is not in this procedure: .call calls a function"
                raise LinearError(operation.location, cause)

    def _check_reserved(self) -> None:
        """Refuses to reserve what the result of a call needs (SPRUI04F, "Reserve a Register")."""
        calls = any(o.is_call for block in self.blocks for o in block.operations)
        for register, location in self.declared.reserved.items():
            if calls and self.callable_from_c and register in RESULT_REGISTERS:
                cause = f"a .cproc with .call cannot reserve {register}: it gets the result"
                raise LinearError(location, cause)

    def _mark_volatile(self) -> None:
        """Marks the accesses that `.volatile` names."""
        for block in self.blocks:
            for position, operation in enumerate(block.operations):
                if operation.memory is not None and operation.memory.name in self.declared.volatile:
                    flags = operation.flags | {"volatile"}
                    block.operations[position] = replace(operation, flags=flags)

    def _check_accesses(self) -> None:
        """Refuses facts about accesses and pointers that the procedure does not have.

        A misspelt name in `.mdep` would silently allow a wrong order.
        """
        accesses = (o.memory for block in self.blocks for o in block.operations)
        names = {access.name for access in accesses if access is not None}
        for name, location in self.declared.accesses.items():
            if name not in names:
                raise LinearError(location, f"no access has the name {name!r}: *p{{{name}}}")
        for name, location in self.declared.pointing.items():
            is_pointer = Register(name).is_machine or name in self.declared.scanner.registers
            if name not in names and not is_pointer:
                cause = f"{name!r} is neither a register nor the name of an access: *p{{{name}}}"
                raise LinearError(location, cause)

    def _mark_saturating(self) -> None:
        """Marks operations that may saturate as writers of CSR, if the procedure names CSR."""
        operations = [operation for block in self.blocks for operation in block.operations]
        if not any(STATUS in (*operation.reads, *operation.writes) for operation in operations):
            return
        for block in self.blocks:
            for position, operation in enumerate(block.operations):
                if "saturates" in operation.flags:
                    writes, keeps = (*operation.writes, STATUS), (*operation.keeps, STATUS)
                    block.operations[position] = replace(operation, writes=writes, keeps=keeps)

    def _end(self, statement: Statement) -> None:
        if self.callable_from_c and statement.operands:
            raise LinearError(statement.location, "the .endproc of a .cproc takes no registers")
        operands = tuple(
            self.declared.register_operand(text, at) for text, at in statement.operands
        )
        last = next((o for b in reversed(self.blocks) for o in reversed(b.operations)), None)
        reached = bool(self.blocks[-1].operations or self.blocks[-1].label)
        if (
            not reached
            and last is not None
            and (last.leaves or (last.is_branch and last.predicate is None))
        ):
            return
        reads = tuple(register for operand in operands for register in registers_of(operand))
        mnemonic = RETURN if self.callable_from_c else END
        self.append(
            Operation(
                self.count,
                mnemonic,
                operands,
                None,
                UnitSpecifier(),
                statement.location,
                mnemonic,
                reads,
            )
        )

    def _merge_blocks(self) -> tuple[Block, ...]:
        """Drops blocks without label and operations. An unreachable block is an error."""
        kept = [block for block in self.blocks if block.operations or block.label is not None]
        blocks = tuple(
            Block(b.label, tuple(b.operations), b.trip, b.location, b.unroll) for b in kept
        )
        for before, block in pairwise(blocks):
            last = before.terminator
            falls_through = last is None or (last.is_branch and last.predicate is not None)
            if block.label is None and not falls_through:
                raise LinearError(block.location, "code after this branch is never reached")
        return blocks


OPENINGS = (".cproc", ".proc")
OF_LOOPS: Mapping[str, Callable[[ProcedureBuilder, Statement], None]] = {
    ".trip": ProcedureBuilder._trip,
    ".unroll": ProcedureBuilder._unroll,
}
INSIDE = frozenset((*DIRECTIVES, *OF_LOOPS, CALL, RETURN, END))
"""The directives that have a meaning only in a procedure."""
