"""Executes a schedule on symbolic values, cycle by cycle, as the machine would."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field

from broadside.linear.dependence import FRAME
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
from broadside.linear.scan import access_bytes
from broadside.optimizer.circular import block_bytes, tables_of
from broadside.optimizer.emit import Issued
from broadside.optimizer.flow import Node
from broadside.optimizer.packet_rules import VerifyError
from broadside.optimizer.terms import Term, Terms, Undecided

MAX_CYCLES = 200_000
CIRCULAR = frozenset(f"{side}{n}" for side in "AB" for n in (4, 5, 6, 7))
_PRESERVED = (*(f"{s}{n}" for s in "AB" for n in range(10, 15)), "A15", "B15")


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

    @property
    def is_store(self) -> bool:
        return self.operation.is_store

    @property
    def line(self) -> int:
        return self.operation.location.line

    @property
    def key(self) -> tuple[Hashable, ...]:
        name = self.operation.mnemonic
        return (name, self.base, self.offset, self.circular, self.data, self.guard)

    def meets(self, other: Access, procedure: Procedure) -> bool:
        """Whether the two may touch the same bytes and one of them stores."""
        if not (self.is_store or other.is_store):
            return False
        if procedure.no_aliases:
            one, two = self.operation.memory, other.operation.memory
            assert one is not None and two is not None
            return (one.name or "", two.name or "") in procedure.dependences
        if self.base != other.base or not (
            isinstance(self.offset, int) and isinstance(other.offset, int)
        ):
            return True
        size, other_size = (
            access_bytes(self.operation.mnemonic),
            access_bytes(other.operation.mnemonic),
        )
        return self.offset < other.offset + other_size and other.offset < self.offset + size


@dataclass
class Trace:
    """What an execution did."""

    accesses: list[Access] = field(default_factory=list)
    result: Hashable = None

    def stores(self) -> Iterator[tuple[Hashable, ...]]:
        return (access.key for access in self.accesses if access.is_store)

    def loads(self) -> Iterator[tuple[Hashable, ...]]:
        return (access.key for access in self.accesses if not access.is_store)


def operand_terms(terms: Terms, operation: Operation, read: dict[Register, Term]) -> list[Term]:
    """Terms of the sources of an operation without memory access, in the order of its text."""
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
    return found


def loaded_parts(target: Operand) -> dict[Register, tuple[str, ...]]:
    """The registers that a load writes, each with what tells it from the other of its pair."""
    if isinstance(target, RegisterPair):
        return {target.high: ("high",), target.low: ("low",)}
    assert isinstance(target, Register)
    return {target: ()}


def stored_term(terms: Terms, source: Operand, read: Callable[[Register], Term]) -> Term:
    """What a store writes."""
    if isinstance(source, RegisterPair):
        return terms.make("pair", read(source.high), read(source.low))
    assert isinstance(source, Register)
    return read(source)


def address(
    terms: Terms, memory: MemoryReference, size: int, base: Term, offset: Term | None
) -> tuple[Term, Hashable, Term]:
    """(root, byte offset or term, the base after the access)."""
    sign = -1 if memory.mode.is_negative else 1
    if isinstance(memory.offset, Immediate):
        step = sign * size * memory.offset.value
        moved = terms.plus(base, step)
        used = base if memory.mode.is_post else moved
        shape = terms.shapes[used]
        if shape[0] == "plus":
            signed = int(str(shape[2]))
            signed -= (signed >> 31) << 32
            return int(str(shape[1])), signed, moved
        return used, 0, moved
    assert offset is not None
    moved = terms.make("index", base, offset, sign * size)
    if memory.mode.is_post:
        return base, 0, moved
    return base, ("index", offset, sign * size), moved


class StackWords:
    """What the source has stored in words of its stack frame: a load brings it back."""

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
        """A word is noted; of what else overlaps one nothing is known any more."""
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
        """What a load brings, if it is known."""
        root, distance = place
        if root != self.stack or mnemonic != "LDW" or not isinstance(distance, int):
            return None
        return self.words.get(distance)


class Replay:
    """The machine of one execution."""

    def __init__(self, scheduled: object, terms: Terms, multiplier_write_bits: int | None) -> None:
        from broadside.optimizer.program import ScheduledProcedure

        assert isinstance(scheduled, ScheduledProcedure)
        self.scheduled, self.terms = scheduled, terms
        self.multiplier_write_bits = multiplier_write_bits
        self.registers: dict[str, Term] = {}
        self.landing: dict[int, dict[str, Term]] = defaultdict(dict)
        self.frame: dict[Hashable, Term] = {}
        self.stack = StackWords(terms)
        self.storing: list[tuple[str, tuple[Term, Hashable], Term, tuple[Term, bool] | None]] = []
        self.trace = Trace()
        self.cycle = 0
        self.ports: dict[tuple[str, int], int] = defaultdict(int)
        self.jumps: dict[int, Node | None] = {}
        self.by_node = {item.node: item for item in scheduled.nodes}
        self.names = {item.node.name: item.node for item in scheduled.nodes}
        self.tables = tables_of(scheduled.source)
        self.packets = {item.node: _packets(item.issued, item.length) for item in scheduled.nodes}

    def run(self) -> Trace:
        """Execute from the entry to the return."""
        order = self.scheduled.nodes
        position, offset = 0, 0
        while self.cycle < MAX_CYCLES:
            self._land()
            if self.cycle in self.jumps:
                target = self.jumps.pop(self.cycle)
                if target is None:
                    return self._finish()
                position, offset = order.index(self.by_node[target]), 0
            if offset == order[position].length:
                position, offset = position + 1, 0
                if position == len(order):
                    return self._finish()
                continue
            self._issue(order[position].node, self.packets[order[position].node][offset])
            offset += 1
            self.cycle += 1
        raise VerifyError(f"{self.scheduled.procedure.name}: no end after {MAX_CYCLES} cycles")

    def _read(self, register: str) -> Term:
        if register not in self.registers:
            self.registers[register] = self.terms.make("entry", register)
        return self.registers[register]

    def _land(self) -> None:
        self.registers.update(self.landing.pop(self.cycle, {}))

    def _write(self, register: str, term: Term, delay: int) -> None:
        slot = self.landing[self.cycle + delay + 1]
        if register in slot:
            raise VerifyError(f"cycle {self.cycle}: {register} is written twice at once")
        slot[register] = term

    def _take_write_port(self, item: Issued) -> None:
        """What lands in one cycle fits the port: of .M, of its width; long results of .S and double
        words share one that takes a single result."""
        choice, operation = item.choice, item.operation
        pair = any(
            isinstance(operand, RegisterPair) and choice.fit.form_of(number).writes
            for number, operand in enumerate(operation.operands)
        )
        width = bits = 1
        if choice.unit == "M" and self.multiplier_write_bits is None:
            return
        if choice.unit == "M":
            port = choice.unit_name
            width, bits = self.multiplier_write_bits or 0, 64 if pair else 32
        elif pair and (choice.unit == "S" or operation.is_load):
            port = f"long results of side {choice.data_side or choice.side}"
        else:
            return
        taken = (port, self.cycle + operation.delay_slots)
        self.ports[taken] += bits
        if self.ports[taken] > width:
            raise VerifyError(f"cycle {self.cycle}: the write port for {port} is taken")

    def _issue(self, node: Node, packet: list[Issued]) -> None:
        for item in packet:
            self._take_write_port(item)
            if item.operation.is_branch:
                self._branch(node, item)
            elif item.operation.memory is not None:
                self._access(item, item.operation.memory)
            else:
                self._compute(item)
        for store in self.storing:  # loads of the packet see memory before its stores
            self.stack.store(*store)
        self.storing = []

    def _guard(self, item: Issued) -> tuple[Term, bool] | None:
        predicate = item.operation.predicate
        return None if predicate is None else (self._read(item.predicate), predicate.negated)

    def _guarded(self, item: Issued, register: str, new: Term) -> Term:
        guard = self._guard(item)
        return new if guard is None else self.terms.choice(*guard, new, self._read(register))

    def _compute(self, item: Issued) -> None:
        operation = item.operation
        read = {register: self._read(name) for register, name in item.reads.items()}
        for register in operation.reads:
            if register.is_control:
                read[register] = self._read(register.name)
        sources = operand_terms(self.terms, operation, read)
        target = operation.operands[-1]
        if isinstance(target, RegisterPair):
            parts = [("high", target.high), ("low", target.low)]
        else:
            assert isinstance(target, Register)
            parts = [("", target)]
        for part, register in parts:
            name = register.name if register.is_control else item.writes[register]
            new = self.terms.compute(operation, sources, part)
            self._write(name, self._guarded(item, name, new), operation.delay_slots)

    def _access(self, item: Issued, memory: MemoryReference) -> None:
        operation = item.operation
        base_name = item.reads[memory.base]
        offset = (
            self._read(item.reads[memory.offset]) if isinstance(memory.offset, Register) else None
        )
        root, distance, moved = address(
            self.terms, memory, access_bytes(operation.mnemonic), self._read(base_name), offset
        )
        if memory.mode.updates_base:
            self._write(item.writes[memory.base], self._guarded(item, base_name, moved), 0)
        circular = circular_mode(self.terms, base_name, self._read("AMR"))
        if circular is not None and base_name in self.tables:
            circular, distance = self._masked(base_name, circular, distance, operation)
        if memory.name == FRAME:
            self._frame_access(item, (root, distance))
            return
        data = self._data(item) if operation.is_store else None
        guard = self._guard(item)
        access = Access(operation, root, distance, circular, data, guard, self.cycle)
        self.trace.accesses.append(access)
        if data is not None:
            self.storing.append((operation.mnemonic, (root, distance), data, guard))
        if operation.is_load:
            waiting = self.stack.load(operation.mnemonic, (root, distance))
            for register, part in loaded_parts(operation.operands[1]).items():
                loaded = self.terms.make(operation.mnemonic, root, distance, circular, *part)
                loaded = loaded if waiting is None else waiting
                self._land_load(item, register, loaded)

    def _masked(
        self, base: str, mode: Term, distance: Hashable, operation: Operation
    ) -> tuple[Term | None, Hashable]:
        """A circular access to a table that lies on a multiple of its size: linear, its index masked."""
        modes, size = self.terms.constant_of(mode), access_bytes(operation.mnemonic)
        block = None if modes is None else block_bytes(modes, base)
        if block != self.tables[base]:
            raise VerifyError(
                f"cycle {self.cycle}: AMR does not address {base} by its table's size"
            )
        if isinstance(distance, tuple) and distance[0] == "index":
            kind, index, scale = distance
            bits = (block // size).bit_length() - 1
            return None, (kind, self.terms.low(int(str(index)), bits), scale)
        return None, distance

    def _data(self, item: Issued) -> Term:
        source = item.operation.operands[0]
        return stored_term(self.terms, source, lambda register: self._read(item.reads[register]))

    def _land_load(self, item: Issued, target: Register, loaded: Term) -> None:
        name = item.writes[target]
        # a load that is not executed leaves what the register holds when it would have landed
        new = self._guarded(item, name, loaded)
        self._write(name, new, item.operation.delay_slots)

    def _frame_access(self, item: Issued, place: Hashable) -> None:
        assert item.operation.memory is not None
        slot = item.operation.memory.offset
        if isinstance(slot, Immediate) and slot.value <= self.scheduled.procedure.frame_words:
            raise VerifyError(f"cycle {self.cycle}: frame word {slot.value} is the source's own")
        if item.operation.is_store:
            self.frame[place] = self._data(item)
        elif place in self.frame:
            target = item.operation.operands[1]
            assert isinstance(target, Register)
            self._land_load(item, target, self.frame[place])
        else:
            raise VerifyError(f"cycle {self.cycle}: a frame word is read before it is written")

    def _branch(self, node: Node, item: Issued) -> None:
        guard = self._guard(item)
        if guard is not None and self.terms_hold(guard[0]) == guard[1]:
            return
        label = item.operation.target
        if label is None:
            source = item.operation.operands[0]
            assert isinstance(source, Register)
            if self._read(item.reads[source]) != self.terms.make("entry", "B3"):
                raise VerifyError(f"cycle {self.cycle}: the return goes to a wrong address")
            self.jumps[self.cycle + 6] = None
        elif item.operation == node.branch:
            self.jumps[self.cycle + 6] = node.target
        else:
            self.jumps[self.cycle + 6] = self.names[label]

    def terms_hold(self, term: Term) -> bool:
        try:
            return self.terms.holds(term)
        except Undecided:
            raise VerifyError(
                f"cycle {self.cycle}: a branch on a value that the source never tests"
            ) from None

    def _finish(self) -> Trace:
        while self.landing:
            self._land()
            self.cycle += 1
        procedure = self.scheduled.procedure
        if procedure.callable_from_c:
            for register in _PRESERVED:
                if self._read(register) != self.terms.make("entry", register):
                    raise VerifyError(f"{procedure.name}: {register} is not preserved")
        if self.tables and self.terms.constant_of(self._read("AMR")) != 0:
            raise VerifyError(f"{procedure.name}: AMR is not cleared")
        self.trace.result = self._result(procedure)
        return self.trace

    def _result(self, procedure: Procedure) -> Hashable:
        leave = next((o for o in reversed(procedure.operations) if o.leaves), None)
        if leave is None or not leave.operands:
            return None
        if not procedure.callable_from_c:
            return tuple(self._read(r.name) for r in leave.reads)
        wide = isinstance(leave.operands[0], RegisterPair)
        return tuple(self._read(r) for r in (("A5", "A4") if wide else ("A4",)))


def circular_mode(terms: Terms, base: str, mode: Term) -> Term | None:
    """The addressing mode that bears on an access, `None` for linear."""
    if base not in CIRCULAR or mode == terms.make("entry", "AMR"):
        return None
    return None if terms.constant_of(mode) == 0 else mode


def _packets(issued: list[Issued], length: int) -> list[list[Issued]]:
    found: list[list[Issued]] = [[] for _ in range(length)]
    for item in issued:
        found[item.cycle].append(item)
    return found
