"""The intermediate representation of linear assembly: procedures, blocks, operations, operands.

A `Procedure` is a list of `Block`s in the order of the text. Control enters a block only at its top and
leaves it only at its bottom. The last operation of a block may be a branch. `.return` is an operation too
(mnemonic `RETURN`). The representation has neither units nor time. The parser copies `reads`, `writes`,
`delay_slots` and `flags` of each operation from the instruction table, so other code needs no table.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TypeAlias

from broadside.facts.cpu import LARGEST

RETURN = ".return"
"""Mnemonic of the operation that leaves a procedure. Its operands are the returned registers."""

CALL = ".call"
"""Mnemonic of a call. Its operands are the function (a label or a register) and the arguments."""

END = ".endproc"
"""Mnemonic of the operation at the end of a `.proc`. Its operands are the registers that are live there."""

_MACHINE = re.compile(r"[AB]([0-9]|[12][0-9]|3[01])")
CONTROL_REGISTERS = LARGEST.control_registers


@dataclass(frozen=True)
class Location:
    """A place in the source. Line and column count from 1."""

    path: str
    line: int
    column: int = 1

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


MOST_OF_A_CAUSE = 240
"""The most characters of an error's cause, which may quote a line of any length."""


class LinearError(Exception):
    """An error in a `.sa` file. The text is `path:line:column: error: cause`."""

    def __init__(self, location: Location, cause: str) -> None:
        if len(cause) > MOST_OF_A_CAUSE:
            begin, end = cause[: MOST_OF_A_CAUSE - 60], cause[-30:]
            cause = f"{begin} ... {end} ({len(cause)} characters)"
        super().__init__(f"{location}: error: {cause}")
        self.location = location
        self.cause = cause


@dataclass(frozen=True, order=True)
class Register:
    """A symbolic register (`sum`), a machine register (`A4`) or a control register (`AMR`)."""

    name: str

    @property
    def is_machine(self) -> bool:
        return _MACHINE.fullmatch(self.name) is not None

    @property
    def is_control(self) -> bool:
        return self.name in CONTROL_REGISTERS

    @property
    def is_symbolic(self) -> bool:
        return not (self.is_machine or self.is_control)

    @property
    def side(self) -> str:
        """`A` or `B` for a machine register, else empty."""
        return self.name[0] if self.is_machine else ""

    @property
    def number(self) -> int:
        """The number of a machine register."""
        return int(self.name[1:])

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class RegisterPair:
    """A pair `high:low`. In a machine pair, the odd register comes first and both are on one side."""

    high: Register
    low: Register

    def __str__(self) -> str:
        return f"{self.high}:{self.low}"


@dataclass(frozen=True)
class Immediate:
    """A constant whose value is known."""

    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True)
class SymbolExpression:
    """A constant that the assembler or the linker computes. It stays text: `table + 4`."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class LabelReference:
    """The target of a branch: a label of the same procedure."""

    name: str

    def __str__(self) -> str:
        return self.name


class AddressMode(enum.Enum):
    """The addressing mode: how base and offset form an address. The value is the text around the base."""

    PLUS = "*+{}"
    MINUS = "*-{}"
    PRE_INCREMENT = "*++{}"
    PRE_DECREMENT = "*--{}"
    POST_INCREMENT = "*{}++"
    POST_DECREMENT = "*{}--"

    @property
    def updates_base(self) -> bool:
        return self not in (AddressMode.PLUS, AddressMode.MINUS)

    @property
    def is_negative(self) -> bool:
        return self in (AddressMode.MINUS, AddressMode.PRE_DECREMENT, AddressMode.POST_DECREMENT)

    @property
    def is_post(self) -> bool:
        return self in (AddressMode.POST_INCREMENT, AddressMode.POST_DECREMENT)


@dataclass(frozen=True)
class MemoryReference:
    """The address operand of a load or store.

    `offset` counts elements of the access, as in `*+base[offset]`. A byte offset in parentheses,
    `*+base(offset)`, is divided by the parser. LDNDW and STNDW also have a form whose offset counts bytes
    (`in_bytes`); the parser takes it for an offset that it cannot divide. A symbol counts bytes from the
    data page pointer B14. Both stay in parentheses. `name` is the annotation (`{ld1}`), if there is one.
    """

    base: Register
    mode: AddressMode = AddressMode.PLUS
    offset: Register | Immediate | SymbolExpression = Immediate(0)
    name: str | None = None
    in_bytes: bool = False

    def text(self, base: str, offset: str) -> str:
        """The operand as assembly text, with the names of the machine registers."""
        place = self.mode.value.format(base)
        counts_bytes = self.in_bytes or self.is_in_data_page
        return f"{place}({offset})" if counts_bytes else f"{place}[{offset}]"

    @property
    def is_in_data_page(self) -> bool:
        """Whether the offset is a symbol, so that the linker computes it."""
        return isinstance(self.offset, SymbolExpression)

    def __str__(self) -> str:
        return self.text(str(self.base), str(self.offset))


Operand: TypeAlias = (
    Register | RegisterPair | Immediate | SymbolExpression | LabelReference | MemoryReference
)


def registers_of(operand: Operand) -> tuple[Register, ...]:
    """The registers of an operand. The high register of a pair comes first."""
    if isinstance(operand, Register):
        return (operand,)
    if isinstance(operand, RegisterPair):
        return (operand.high, operand.low)
    if isinstance(operand, MemoryReference):
        offset = (operand.offset,) if isinstance(operand.offset, Register) else ()
        return (operand.base, *offset)
    return ()


def renamed_operand(operand: Operand, names: Mapping[Register, Register]) -> Operand:
    """The operand with its registers renamed; registers that are not in `names` stay."""

    def new(register: Register) -> Register:
        return names.get(register, register)

    if isinstance(operand, Register):
        return new(operand)
    if isinstance(operand, RegisterPair):
        return RegisterPair(new(operand.high), new(operand.low))
    if isinstance(operand, MemoryReference):
        offset = new(operand.offset) if isinstance(operand.offset, Register) else operand.offset
        return replace(operand, base=new(operand.base), offset=offset)
    return operand


@dataclass(frozen=True)
class Predicate:
    """`[register]` or `[!register]`."""

    register: Register
    negated: bool = False

    def __str__(self) -> str:
        return f"[{'!' if self.negated else ''}{self.register}]"


@dataclass(frozen=True)
class UnitSpecifier:
    """The unit specifier of the source: `.L`, `.1`, `.D2T1`, `.S1X`. An empty part leaves the choice open.

    If `cross` is true, the specifier demands the cross path. If false, it leaves the choice open.
    """

    unit: str = ""
    side: str = ""
    cross: bool = False
    path: str = ""


FRAME = "$frame"
"""The annotation by which the optimizer marks its accesses to the stack frame."""
STATUS = Register("CSR")
"""The control status register. Its bit SAT says that a result was saturated."""


@dataclass(frozen=True)
class Operation:
    """One linear assembly instruction.

    `index` numbers the operations of a procedure in the order of the text. `reads` and `writes` list
    registers: both registers of a pair, the predicate, and the base and offset of an address are included.
    Each access whose base may be circular reads `AMR`. GMPY4 reads `GFPGFR`. If the procedure names `CSR`,
    each operation that may saturate writes and keeps it. `keeps` lists the registers of which an operation
    keeps the old value or a part of it: a predicated operation, `MVKH`. `delay_slots` holds for the result.
    The updated base of a load or store is written without delay slots.
    """

    index: int
    mnemonic: str
    operands: tuple[Operand, ...]
    predicate: Predicate | None
    unit: UnitSpecifier
    location: Location
    source: str
    reads: tuple[Register, ...] = ()
    writes: tuple[Register, ...] = ()
    keeps: tuple[Register, ...] = ()
    delay_slots: int = 0
    flags: frozenset[str] = frozenset()
    comment: str = ""

    @property
    def is_load(self) -> bool:
        return "load" in self.flags

    @property
    def is_store(self) -> bool:
        return "store" in self.flags

    @property
    def is_volatile(self) -> bool:
        """Whether `.volatile` names the access.

        Volatile accesses keep their places in the order of the text.
        """
        return "volatile" in self.flags

    @property
    def is_call(self) -> bool:
        """Whether this is a `.call`. A call does not end its block."""
        return self.mnemonic == CALL

    @property
    def is_branch(self) -> bool:
        return "branch" in self.flags

    @property
    def unit_name(self) -> str:
        """The unit that the specifier determines, such as `S1`. Empty if any part is open."""
        side = {"A": "1", "B": "2"}.get(self.unit.side, "")
        return self.unit.unit + side if self.unit.unit and side else ""

    @property
    def leaves(self) -> bool:
        """Whether the operation ends the procedure."""
        return self.mnemonic in (RETURN, END)

    @property
    def memory(self) -> MemoryReference | None:
        return next((o for o in self.operands if isinstance(o, MemoryReference)), None)

    @property
    def target(self) -> str | None:
        """The label of a branch. `None` for a branch to a register or a function."""
        if "call" in self.flags:
            return None
        return next((o.name for o in self.operands if isinstance(o, LabelReference)), None)

    def write_delay(self, register: Register) -> int:
        """Cycles after E1 in which `register` is written. With 0, the next cycle can read it."""
        memory = self.memory
        if memory is not None and memory.mode.updates_base and register == memory.base:
            return 0
        if register == STATUS and "saturates" in self.flags:
            return self.delay_slots + 1  # SAT is set a cycle after the result (spru189f 2.6.2)
        return self.delay_slots

    def write_delays(self, register: Register) -> tuple[int, ...]:
        """The delay of each write of `register`.

        `LDW *A4++, A4` writes A4 twice: the address that it moves, and later what it loads.
        """
        delay = self.write_delay(register)
        if self.delay_slots > delay and self.is_load and register in self._loaded():
            return delay, self.delay_slots
        return (delay,)

    def _loaded(self) -> tuple[Register, ...]:
        target = self.operands[-1]
        if isinstance(target, RegisterPair):
            return target.high, target.low
        return (target,) if isinstance(target, Register) else ()


@dataclass(frozen=True)
class Trip:
    """`.trip minimum[, maximum[, factor]]`. `maximum` is None if it is unknown."""

    minimum: int = 1
    maximum: int | None = None
    factor: int = 1


@dataclass(frozen=True)
class Block:
    """Operations that control enters at the top and leaves at the bottom.

    `unroll` (`.unroll`) is the number of passes of the loop that become one. 0 if the source does not say.
    """

    label: str | None
    operations: tuple[Operation, ...]
    trip: Trip | None
    location: Location
    unroll: int = 0

    @property
    def terminator(self) -> Operation | None:
        """The branch or return that ends the block, if it has one."""
        if self.operations and (self.operations[-1].is_branch or self.operations[-1].leaves):
            return self.operations[-1]
        return None

    @property
    def is_loop(self) -> bool:
        """Whether the block branches back to its own top: an innermost loop of one block."""
        last = self.terminator
        return last is not None and self.label is not None and last.target == self.label


@dataclass(frozen=True)
class PointerFact:
    """`.mptr subject, base + offset, stride`: facts about an address that decide bank conflicts.

    The distance of two addresses of one `base` is known. Bases whose names begin with `data0` and `data1` are
    in different blocks of data memory, like the sections of these names.
    """

    base: str
    offset: int = 0
    stride: int = 0


@dataclass(frozen=True)
class Procedure:
    """A `.cproc` or `.proc`.

    `arguments` are the operands of the opening directive, in order (pairs as `RegisterPair`). `sides` has the
    sides that `.rega` and `.regb` determine. `dependences` are the pairs of `.mdep`. With `no_aliases`
    (`.no_mdep`) there are no other memory dependences. `circular`: `.circ` names a register. `frame_words`
    (`.frame`) is the number of stack words for the procedure itself, at `*+B15[1]` and up. The optimizer
    saves registers above them.
    """

    name: str
    callable_from_c: bool
    arguments: tuple[Register | RegisterPair, ...]
    blocks: tuple[Block, ...]
    reserved: frozenset[str] = frozenset()
    sides: dict[Register, str] = field(default_factory=dict)
    pairs: frozenset[RegisterPair] = frozenset()
    no_aliases: bool = False
    circular: bool = False
    dependences: frozenset[tuple[str, str]] = frozenset()
    pointers: dict[str, PointerFact] = field(default_factory=dict)
    frame_words: int = 0
    location: Location = Location("", 0)

    @cached_property
    def may_be_circular(self) -> bool:
        """Whether AMR may make addresses circular: the source sets it, or `.circ` says that a caller did."""
        return self.circular or any(Register("AMR") in o.writes for o in self.operations)

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        return tuple(operation for block in self.blocks for operation in block.operations)

    def successors(self, index: int) -> tuple[int, ...]:
        """Indices of the blocks that control may enter after block `index`."""
        last = self.blocks[index].terminator
        following = (index + 1,) if index + 1 < len(self.blocks) else ()
        if last is None:
            return following
        if last.leaves or last.target is None:
            return ()
        target = next(i for i, block in enumerate(self.blocks) if block.label == last.target)
        return (target,) if last.predicate is None else tuple(dict.fromkeys((target, *following)))


@dataclass(frozen=True)
class LinearFile:
    """A parsed `.sa` file: procedures, and the lines between them, which stay unchanged.

    `places` has the place of each part in the source.
    """

    path: str
    parts: tuple[str | Procedure, ...]
    places: tuple[Location, ...]

    @property
    def procedures(self) -> list[Procedure]:
        return [part for part in self.parts if isinstance(part, Procedure)]
