"""Memory accesses, calls and operands as terms, for both executions of the verifier."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field

from broadside.linear.ir import (
    Immediate,
    MemoryReference,
    Operand,
    Operation,
    Procedure,
    Register,
    RegisterPair,
    SymbolExpression,
)
from broadside.linear.parse import GALOIS_FIELD
from broadside.linear.text.operands import access_bytes
from broadside.optimizer.verify.values.terms import Term, Terms

CIRCULAR = ("A4", "A5", "A6", "A7", "B4", "B5", "B6", "B7")
"""Registers that AMR may make circular, in the order of their fields in it (spru189f 2.6.1)."""
# by mode of a register, the bit of AMR at which the field of its block size begins
_SIZE_FIELDS = {1: 16, 2: 21}
_DESTROYED = tuple(f"{side}{number}" for side in "AB" for number in (*range(10), *range(16, 32)))
"""Registers that a function may change (spru187l 8.3)."""


@dataclass(frozen=True)
class Access:
    """A load or store that was executed."""

    operation: Operation
    base: Term
    offset: Hashable  # bytes from the base, or a term
    circular: Term | None
    data: Term | None
    guard: Hashable
    cycle: int = field(compare=False)
    visit: int = field(default=0, compare=False)
    """Number of the visit of its loop, counted from 1."""
    may_be_vain: bool = field(default=False, compare=False)
    """Whether it comes before a branch that decides whether its loop begins at all."""

    @property
    def is_store(self) -> bool:
        return self.operation.is_store

    @property
    def is_call(self) -> bool:
        """Whether this is a call; a function may read and write all memory."""
        return "call" in self.operation.flags

    @property
    def is_volatile(self) -> bool:
        return self.operation.is_volatile

    @property
    def line(self) -> int:
        return self.operation.location.line

    @property
    def key(self) -> tuple[Hashable, ...]:
        """What must agree in source and schedule: kind, address, data and guard."""
        name = "call" if self.is_call else self.operation.mnemonic
        return (name, self.base, self.offset, self.circular, self.data, self.guard)

    def meets(self, other: Access, procedure: Procedure, terms: Terms) -> bool:
        """Whether both may access the same bytes and one of them stores, or both are volatile."""
        if self.is_call or other.is_call or (self.is_volatile and other.is_volatile):
            return True
        if not (self.is_store or other.is_store):
            return False
        if procedure.no_aliases:
            one, two = self.operation.memory, other.operation.memory
            assert one is not None and two is not None
            if (one.name or "", two.name or "") in procedure.dependences:
                return True
            if not (self.is_store and other.is_store):
                return False
            return self.surely_meets(other, terms) or self.may_be_where(other, terms)
        blocks = {self._block_of_memory(procedure), other._block_of_memory(procedure)}
        if blocks == {"data0", "data1"}:
            return False
        if self.circular is not None or other.circular is not None:
            return True  # two distances from one base may be one place
        base, begin = self._place(other.guard, terms)
        other_base, other_begin = other._place(self.guard, terms)
        if base != other_base or not (isinstance(begin, int) and isinstance(other_begin, int)):
            return True
        end = begin + access_bytes(self.operation.mnemonic)
        other_end = other_begin + access_bytes(other.operation.mnemonic)
        return begin < other_end and other_begin < end

    def surely_meets(self, other: Access, terms: Terms) -> bool:
        """Whether both access the same bytes on this way, at a known distance from one base and index."""
        base, begin = terms.without_constant(self.base)
        other_base, other_begin = terms.without_constant(other.base)
        if base != other_base or self.circular is not None or other.circular is not None:
            return False
        if _excludes(self.guard, other.guard):
            return False
        if isinstance(self.offset, int) and isinstance(other.offset, int):
            apart = other_begin + other.offset - begin - self.offset
        elif self.offset == other.offset:  # the same index, counted in units of the same size
            apart = other_begin - begin
        else:
            return False
        apart = (apart + (1 << 31)) % (1 << 32) - (1 << 31)
        return (
            -access_bytes(other.operation.mnemonic) < apart < access_bytes(self.operation.mnemonic)
        )

    def may_be_where(self, other: Access, terms: Terms) -> bool:
        """Whether a later pass of the same access is here, if predicates keep base and index from moving."""
        one, two = self.operation, other.operation
        if one.location != two.location or one.mnemonic != two.mnemonic:
            return False
        if self.circular is not None or other.circular is not None:
            return False
        if _excludes(self.guard, other.guard):
            return False
        return self.base in terms.choices_of(other.base) and _may_be(
            self.offset, other.offset, terms
        )

    def _block_of_memory(self, procedure: Procedure) -> str:
        """`data0` or `data1` if `.mptr` says that the access reaches this block, else any other text."""
        memory = self.operation.memory
        assert memory is not None
        names = [name for name in (memory.name, memory.base.name) if name in procedure.pointers]
        return procedure.pointers[names[0]].base[:5] if names else ""

    def _place(self, guard: Hashable, terms: Terms) -> tuple[Term, Hashable]:
        """Base and offset of this access if the predicate of another access holds."""
        if not isinstance(guard, tuple) or not isinstance(self.offset, int):
            return self.base, self.offset
        base, constant = terms.without_constant(terms.under(guard, self.base))
        return base, self.offset + constant - (constant >> 31 << 32)


def _may_be(offset: Hashable, other: Hashable, terms: Terms) -> bool:
    """Whether an offset is the other one, or has an index that the other one may have."""
    match offset, other:
        case ("index", int(index), unit), ("index", int(later), later_unit):
            return unit == later_unit and index in terms.choices_of(later)
    return offset == other


def _excludes(guard: Hashable, other: Hashable) -> bool:
    """Whether two accesses with these predicates never run both."""
    if not (isinstance(guard, tuple) and isinstance(other, tuple)):
        return False
    return guard[0] == other[0] and guard[1] is not other[1]


@dataclass
class Trace:
    """The effects of an execution: accesses, result, control registers."""

    accesses: list[Access] = field(default_factory=list)
    result: tuple[Term, ...] | None = None
    controls: dict[str, Term] = field(default_factory=dict)
    """The terms of control registers at the end, if they were written."""

    def stores(self) -> Iterator[tuple[Hashable, ...]]:
        """The keys of the stores, in order."""
        return (access.key for access in self.accesses if access.is_store)

    def loads(self) -> Iterator[tuple[Hashable, ...]]:
        """The keys of all other accesses, calls included, in order."""
        return (access.key for access in self.accesses if not access.is_store)


def call(
    trace: Trace,
    terms: Terms,
    operation: Operation,
    function: Term,
    passed: Mapping[str, Term],
    cycle: int | None = None,
) -> dict[str, Term]:
    """Notes a call in the trace; returns the terms of the registers that it may change.

    `passed`: the arguments by register.
    """
    number = sum(access.is_call for access in trace.accesses)
    cycle = len(trace.accesses) if cycle is None else cycle
    arguments = tuple(sorted(passed.items()))
    trace.accesses.append(Access(operation, function, (number, arguments), None, None, None, cycle))
    return {name: terms.make("after call", number, name) for name in _DESTROYED}


def operand_terms(
    terms: Terms, operation: Operation, read: dict[Register, Term], circular: Term | None
) -> list[Term]:
    """Terms of the sources of an operation without memory access, in the order of its text.

    `circular`: the addressing mode for ADDAx and SUBAx, `None` for linear.
    """
    found: list[Term] = []
    *sources, target = operation.operands if operation.operands else [None]
    for operand in sources:
        if isinstance(operand, Register):
            found.append(read[operand])
        elif isinstance(operand, RegisterPair):
            found += [read[operand.high], read[operand.low]]
        elif isinstance(operand, Immediate):
            found.append(terms.constant(operand.value))
        elif isinstance(operand, SymbolExpression):
            found.append(terms.make("symbol", operand.text))
    if operation.mnemonic in ("ADDK", "MVKH", "MVKLH") and isinstance(target, Register):
        found.append(read[target])  # part of the old value remains
    if operation.mnemonic == "GMPY4":
        found.append(read[GALOIS_FIELD])
    if circular is not None:
        found.append(circular)
    return found


def counted_base(operation: Operation) -> Register | None:
    """The base register of ADDAx and SUBAx, which AMR may make circular."""
    base = operation.operands[0] if "circular" in operation.flags else None
    return base if isinstance(base, Register) else None


def written_parts(target: Operand) -> dict[Register, tuple[str, ...]]:
    """The registers of a result, each with a mark for its half of a pair."""
    if isinstance(target, RegisterPair):
        return {target.high: ("high",), target.low: ("low",)}
    assert isinstance(target, Register)
    return {target: ()}


def stored_term(source: Operand, read: Mapping[Register, Term], terms: Terms) -> Term:
    """The term that a store writes."""
    if isinstance(source, RegisterPair):
        return terms.make("pair", read[source.high], read[source.low])
    assert isinstance(source, Register)
    return read[source]


def address(
    terms: Terms, memory: MemoryReference, unit: int, base: Term, offset: Term | None
) -> tuple[Term, Hashable, Term]:
    """(root, byte offset or term, base after the access) of an access whose offset counts `unit` bytes."""
    if isinstance(memory.offset, SymbolExpression):
        return terms.make("in the data page", base, memory.offset.text), 0, base
    sign = -1 if memory.mode.is_negative else 1
    if isinstance(memory.offset, Immediate):
        step = sign * unit * memory.offset.value
        moved = terms.plus(base, step)
        used = base if memory.mode.is_post else moved
        shape = terms.shapes[used]
        if shape[0] == "plus":
            signed = int(str(shape[2]))
            signed -= (signed >> 31) << 32
            return int(str(shape[1])), signed, moved
        return used, 0, moved
    assert offset is not None
    moved = terms.make("index", base, offset, sign * unit)
    if memory.mode.is_post:
        return base, 0, moved
    return base, ("index", offset, sign * unit), moved


class StackWords:
    """The values that the source stored in words of its stack frame, so that loads give them back."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.stack = terms.make("entry", "B15")
        self.words: dict[int, Term] = {}

    def store(
        self,
        mnemonic: str,
        place: tuple[Term, Hashable],
        data: Term,
        guard: tuple[Term, bool] | None,
    ) -> None:
        """Notes a stored word. Any other store makes the words that it overlaps unknown."""
        root, distance = place
        if root != self.stack:
            return
        if not isinstance(distance, int):
            self.words.clear()
            return
        old = self.words.get(distance)
        size = access_bytes(mnemonic)
        for near in range(distance - 3, distance + size):
            self.words.pop(near, None)
        if mnemonic != "STW" or (guard is not None and old is None):
            return
        kept = data if guard is None or old is None else self.terms.choice(*guard, data, old)
        self.words[distance] = kept

    def load(self, mnemonic: str, place: tuple[Term, Hashable]) -> Term | None:
        """The value that a load reads, if it is known."""
        root, distance = place
        if root != self.stack or mnemonic != "LDW" or not isinstance(distance, int):
            return None
        return self.words.get(distance)


def block_bytes(modes: int, base: str) -> int | None:
    """The block size, in bytes, that AMR gives a register; None if it is linear (spru189f 2.6.1)."""
    field_of_size = _SIZE_FIELDS.get(modes >> 2 * CIRCULAR.index(base) & 3)
    return None if field_of_size is None else 1 << (modes >> field_of_size & 31) + 1


def circular_mode(terms: Terms, base: str, mode: Term) -> Term | None:
    """The addressing mode of an access, `None` for linear."""
    if base not in CIRCULAR or mode == terms.make("entry", "AMR"):
        return None
    modes = terms.constant_of(mode)
    return None if modes is not None and block_bytes(modes, base) is None else mode
