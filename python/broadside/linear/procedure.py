"""Collects one procedure: its declarations and blocks, and the checks that need the whole of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from itertools import pairwise

from broadside.linear.expressions import evaluate
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
    PointerFact,
    Procedure,
    Register,
    RegisterPair,
    Trip,
    UnitSpecifier,
)
from broadside.linear.scan import (
    OperandScanner,
    Statement,
    check_pair,
    scan_register,
    split_operands,
)

ARGUMENT_REGISTERS = tuple(f"{side}{number}" for number in (4, 6, 8, 10, 12) for side in "AB")
"""The registers in which the C ABI passes arguments (spru187l 8.4)."""

CALLEE_SAVED = tuple(f"{side}{number}" for number in range(10, 16) for side in "AB")
"""Registers that a function preserves, including the data page and the stack pointer
(spru187l 8.3)."""

RESULT_REGISTERS = ("A4", "A5")
"""The registers of a function's result and of the upper word of a pair."""

MAX_FRAME_WORDS = 4096
"""Limit of `.frame`, far below what `ADDK` can subtract from the stack pointer."""

MOST_UNROLLED = 16
"""Passes of a loop that `.unroll` may make one."""

CIRCULAR_REGISTERS = tuple(f"{side}{number}" for side in "AB" for number in (4, 5, 6, 7))
"""Registers that AMR may make circular, in the order of their fields in it (spru189f 2.6.1)."""

_CALL = re.compile(
    r"(?:(?P<result>[\w$:\s]+?)\s*=\s*)?"
    r"(?:\(\s*\*\s*(?P<register>[A-Za-z_$][\w$]*)\s*\)|(?P<function>[A-Za-z_$][\w$]*))"
    r"\s*\((?P<arguments>[^()]*)\)"
)
_NAME = re.compile(r"[A-Za-z_$][\w$]*")
_REGISTER = re.compile(r"[ABab](?:[0-9]|[12][0-9]|3[01])")
_POINTER = re.compile(r"(?P<base>[A-Za-z_$][\w$]*)\s*(?P<offset>[+-].*)?")


@dataclass
class _OpenBlock:
    label: str | None
    location: Location
    operations: list[Operation] = field(default_factory=list)
    trip: Trip | None = None
    unroll: int = 0


def _halves(operand: Register | RegisterPair) -> tuple[Register, ...]:
    """The registers of an operand, the high one of a pair first."""
    return (operand.high, operand.low) if isinstance(operand, RegisterPair) else (operand,)


class ProcedureBuilder:
    """A procedure under construction."""

    def __init__(self, name: str, opening: Statement, constants: dict[str, int]) -> None:
        self.name = name
        self.callable_from_c = opening.mnemonic == ".cproc"
        self.location = opening.location
        self.scanner = OperandScanner(constants)
        self.reserved: set[str] = set()
        self.sides: dict[Register, str] = {}
        self.pairs: set[RegisterPair] = set()
        self.no_aliases = False
        self.frame_words = 0
        self.dependences: set[tuple[str, str]] = set()
        self.pointers: dict[str, PointerFact] = {}
        self.volatile: dict[str, Location] = {}
        self.blocks: list[_OpenBlock] = [_OpenBlock(None, opening.location)]
        self.count = 0
        self.made = 1
        self.arguments = tuple(self._declare(text, at) for text, at in opening.operands)
        self._check_arguments(opening.location)

    def __len__(self) -> int:
        """Number of operations so far."""
        return self.count

    def _check_arguments(self, location: Location) -> None:
        if not self.callable_from_c:
            return
        if len(self.arguments) > len(ARGUMENT_REGISTERS):
            raise LinearError(location, f"more than {len(ARGUMENT_REGISTERS)} arguments")
        for argument, register in zip(self.arguments, ARGUMENT_REGISTERS, strict=False):
            low = argument.low if isinstance(argument, RegisterPair) else argument
            if low.is_machine and low.name != register:
                raise LinearError(
                    location, f"the C ABI passes this argument in {register}, not {low}"
                )

    def label(self, name: str, location: Location) -> None:
        """Begin a block."""
        if any(block.label == name for block in self.blocks):
            raise LinearError(location, f"label {name!r} is defined twice")
        self.blocks.append(_OpenBlock(name, location))

    def append(self, operation: Operation) -> None:
        self.blocks[-1].operations.append(operation)
        self.count += 1
        if operation.is_branch or operation.leaves:
            self.blocks.append(_OpenBlock(None, operation.location))

    def call(self, statement: Statement, source: str) -> None:
        """`.call [result =] function(arguments)`, or of a register that holds the address."""
        at = statement.location
        match = _CALL.fullmatch(statement.operand_text.strip())
        if match is None:
            raise LinearError(at, f".call takes [result =] function(arguments), not {source!r}")
        if statement.predicate is not None:
            raise LinearError(at, ".call takes no predicate: branch around it")
        target = self._function(match["register"] or match["function"], bool(match["register"]), at)
        given = split_operands(match["arguments"], at)
        if len(given) > len(ARGUMENT_REGISTERS):
            raise LinearError(at, f"more than {len(ARGUMENT_REGISTERS)} arguments")
        arguments = [self._argument(text, at) for text, _ in given]
        results: tuple[Register, ...] = tuple(Register(name) for name in RESULT_REGISTERS[::-1])
        if match["result"]:
            results = _halves(self._argument(match["result"].strip(), at))
        reads = [register for argument in arguments for register in _halves(argument)]
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
        if self.scanner.is_register(name):
            return scan_register(name, location)
        if indirect:
            raise LinearError(location, f"{name!r} is not declared as a register")
        return LabelReference(name)

    def _argument(self, text: str, location: Location) -> Register | RegisterPair:
        """A register or a pair that a function takes or returns."""
        if ":" not in text and not self.scanner.is_register(text):
            cause = f"a call passes and returns registers, and {text!r} is not declared as one"
            raise LinearError(location, cause)
        found = self.register_operand(text, location)
        if any(register.is_control for register in _halves(found)):
            raise LinearError(location, f"a call cannot pass or return a control register: {text}")
        return found

    def check_register(self, register: Register, location: Location) -> None:
        if register.is_symbolic and register.name not in self.scanner.registers:
            raise LinearError(location, f"{register.name!r} is not declared as a register")

    def new_register(self, prefix: str) -> Register:
        """A new register with an unused name."""
        while f"{prefix}${self.made}" in self.scanner.registers:
            self.made += 1
        register = Register(f"{prefix}${self.made}")
        self.scanner.registers.add(register.name)
        return register

    def register_operand(self, text: str, location: Location) -> Register | RegisterPair:
        """A declared register or pair."""
        if ":" in text:
            return self.scanner.pair(text, location)
        register = scan_register(text, location)
        self.check_register(register, location)
        return register

    def directive(self, statement: Statement) -> None:
        handlers = {
            ".reg": lambda: self._registers(statement, ""),
            ".rega": lambda: self._registers(statement, "A"),
            ".regb": lambda: self._registers(statement, "B"),
            ".reserve": lambda: self._reserve(statement),
            ".trip": lambda: self._trip(statement),
            ".unroll": lambda: self._unroll(statement),
            ".mdep": lambda: self._mdep(statement),
            ".no_mdep": lambda: self._no_mdep(),
            ".mptr": lambda: self._mptr(statement),
            ".frame": lambda: self._frame(statement),
            ".map": lambda: self._map(statement),
            ".circ": lambda: self._map(statement),
            ".pref": lambda: self._prefer(statement),
            ".volatile": lambda: self._volatile(statement),
        }
        handler = handlers.get(statement.mnemonic)
        if handler is None:
            raise LinearError(
                statement.location,
                f"directive {statement.mnemonic} is not known inside a procedure; "
                "those of the assembler stand outside",
            )
        handler()

    def _map(self, statement: Statement) -> None:
        """`.map name/register, ...`; the register of `.circ` is one that AMR makes circular."""
        if not statement.operands:
            raise LinearError(statement.location, f"{statement.mnemonic} takes name/register")
        for text, at in statement.operands:
            name, registers = self._assigned(text, at, statement.mnemonic)
            if len(registers) != 1:
                raise LinearError(at, f"{statement.mnemonic} takes name/register, not {text!r}")
            if statement.mnemonic == ".circ" and registers[0].name not in CIRCULAR_REGISTERS:
                raise LinearError(
                    at,
                    f"{registers[0]} cannot be circular: A4 to A7 and B4 to B7 can (spru189f 3.8)",
                )
            self.scanner.mapped[name] = registers[0].name

    def _prefer(self, statement: Statement) -> None:
        """`.pref name/register/...`: a preference that the optimizer may ignore (spru187l 4.4)."""
        if not statement.operands:
            raise LinearError(statement.location, ".pref takes name/register")
        for text, at in statement.operands:
            name, _ = self._assigned(text, at, ".pref")
            self._declared(name, at)

    def _assigned(
        self, text: str, location: Location, directive: str
    ) -> tuple[str, list[Register]]:
        """A new name and its machine registers."""
        name, *given = (part.strip() for part in text.split("/"))
        if not given:
            raise LinearError(location, f"{directive} takes name/register, not {text!r}")
        if not _NAME.fullmatch(name):
            raise LinearError(location, f"not a name: {name!r}")
        if not scan_register(name, location).is_symbolic:
            raise LinearError(location, f"{name!r} is a machine register and needs no {directive}")
        if name in self.scanner.registers or name in self.scanner.mapped:
            raise LinearError(location, f"register {name!r} is declared twice")
        registers = []
        for part in given:
            if not _REGISTER.fullmatch(part):
                raise LinearError(location, f"{part!r} is not a machine register")
            registers.append(scan_register(part, location))
        return name, registers

    def _volatile(self, statement: Statement) -> None:
        if not statement.operands:
            raise LinearError(statement.location, ".volatile takes names of accesses: *p{name}")
        self.volatile.update({text.strip("{} "): at for text, at in statement.operands})

    def _declare(self, text: str, location: Location) -> Register | RegisterPair:
        if ":" in text:
            high, _, low = text.partition(":")
            pair = RegisterPair(
                self._declared(high.strip(), location), self._declared(low.strip(), location)
            )
            if pair.high.is_symbolic:
                self.pairs.add(pair)
            return pair
        return self._declared(text, location)

    def _declared(self, text: str, location: Location) -> Register:
        register = scan_register(text, location)
        if register.is_symbolic:
            if register.name in self.scanner.registers or register.name in self.scanner.mapped:
                raise LinearError(location, f"register {text!r} is declared twice")
            self.scanner.registers.add(register.name)
        return register

    def _registers(self, statement: Statement, side: str) -> None:
        """`.reg name, high:low`; TI's manual also names machine registers there (spru187l 4.4)."""
        for text, location in statement.operands:
            declared = self._declare(text, location)
            if isinstance(declared, RegisterPair):
                check_pair(declared, location)
            for register in _halves(declared):
                if side and register.is_machine and register.side != side:
                    raise LinearError(location, f"{text!r} is not a register of side {side}")
                if side and register.is_symbolic:
                    self.sides[register] = side

    def _reserve(self, statement: Statement) -> None:
        for text, location in statement.operands:
            register = scan_register(text, location)
            if not register.is_machine:
                raise LinearError(location, f"{text!r} is not a machine register")
            self.reserved.add(register.name)

    def is_constant(self, text: str) -> bool:
        """Whether an operand is an expression of constants with a value."""
        try:
            return evaluate(text, self.scanner.constants) is not None
        except SyntaxError:
            return False

    def _constant(self, text: str, location: Location) -> int:
        value = evaluate(text, self.scanner.constants) if self.is_constant(text) else None
        if value is None:
            raise LinearError(location, f"{text!r} is not a known constant")
        return value

    def _trip(self, statement: Statement) -> None:
        block = self.blocks[-1]
        if block.label is None or block.operations:
            raise LinearError(statement.location, ".trip must follow the label of its loop")
        for text, at in statement.operands:
            if self.scanner.is_register(text):
                raise LinearError(
                    at, f".trip takes constants, and {text!r} is a register: leave .trip out"
                )
        values = [self._constant(text, at) for text, at in statement.operands]
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
        """`.unroll passes`: so many passes of the loop become one; 1 forbids it."""
        block = self.blocks[-1]
        if block.label is None or block.operations:
            raise LinearError(statement.location, ".unroll must follow the label of its loop")
        if len(statement.operands) != 1:
            raise LinearError(statement.location, ".unroll takes a number of passes")
        passes = self._constant(*statement.operands[0])
        if not 1 <= passes <= MOST_UNROLLED:
            raise LinearError(statement.location, f".unroll takes 1 to {MOST_UNROLLED} passes")
        block.unroll = passes

    def _frame(self, statement: Statement) -> None:
        """`.frame words`: a part of the stack frame for the procedure's own use."""
        if len(statement.operands) != 1:
            raise LinearError(statement.location, ".frame takes a number of words")
        words = self._constant(*statement.operands[0])
        if not 0 <= words <= MAX_FRAME_WORDS:
            raise LinearError(statement.location, f"a frame has 0 to {MAX_FRAME_WORDS} words")
        self.frame_words = words

    def _no_mdep(self) -> None:
        self.no_aliases = True

    def _mdep(self, statement: Statement) -> None:
        if len(statement.operands) != 2:
            raise LinearError(statement.location, ".mdep takes the names of two accesses: *p{name}")
        (first, _), (second, _) = statement.operands
        self.dependences.add((first, second))

    def _mptr(self, statement: Statement) -> None:
        if not 2 <= len(statement.operands) <= 3:
            raise LinearError(
                statement.location, ".mptr takes a register, base[+offset] and a stride"
            )
        (subject, at), (base, base_at), *stride = statement.operands
        match = _POINTER.fullmatch(base)
        if match is None:
            raise LinearError(base_at, f"not base + offset: {base!r}")
        name = scan_register(subject.strip("{} "), at).name
        offset = self._constant(match["offset"], base_at) if match["offset"] else 0
        step = self._constant(*stride[0]) if stride else 0
        self.pointers[name] = PointerFact(match["base"], offset, step)

    def close(self, statement: Statement) -> Procedure:
        """The finished procedure; `statement` is its `.endproc`."""
        self._end(statement)
        self._mark_volatile()
        self._mark_saturating()
        self._check_targets()
        blocks = self._merge_blocks()
        return Procedure(
            name=self.name,
            callable_from_c=self.callable_from_c,
            arguments=self.arguments,
            blocks=blocks,
            reserved=frozenset(self.reserved),
            sides=self.sides,
            pairs=frozenset(self.pairs),
            no_aliases=self.no_aliases,
            frame_words=self.frame_words,
            dependences=frozenset(self.dependences),
            pointers=self.pointers,
            location=self.location,
        )

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

    def _mark_volatile(self) -> None:
        """Marks the accesses that `.volatile` names."""
        named: set[str] = set()
        for block in self.blocks:
            for position, operation in enumerate(block.operations):
                name = operation.memory.name if operation.memory is not None else None
                if name in self.volatile:
                    named.add(name)
                    flags = operation.flags | {"volatile"}
                    block.operations[position] = replace(operation, flags=flags)
        for name, location in self.volatile.items():
            if name not in named:
                raise LinearError(location, f"no access has the name {name!r}: *p{{{name}}}")

    def _mark_saturating(self) -> None:
        """Operations that may saturate set a bit of CSR. Nobody sees it unless the procedure names CSR."""
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
        operands = tuple(self.register_operand(text, at) for text, at in statement.operands)
        last = next((o for b in reversed(self.blocks) for o in reversed(b.operations)), None)
        reached = bool(self.blocks[-1].operations or self.blocks[-1].label)
        if (
            not reached
            and last is not None
            and (last.leaves or (last.is_branch and last.predicate is None))
        ):
            return
        reads = tuple(
            r for o in operands for r in ((o.high, o.low) if isinstance(o, RegisterPair) else (o,))
        )
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
        """Drops blocks without label and operations; an unreachable block is an error."""
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
