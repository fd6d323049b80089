"""Makes random programs that are legal by construction.

What they read was written before, and what they access is theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from broadside.isa import Instruction, InstructionTable, OperandForm, instruction_table
from broadside.linear.scan import access_bytes
from random_programs.choices import Choices
from random_programs.program import Argument, Pointer, Program

CALLS = 3
"""Lists of arguments that a program is called with."""

_MOST_ARGUMENTS = 10
_REACH = 2048  # bytes that a pointer may move away from where it began
_MOST_PASSES = 160  # of the innermost body of nested loops
_MOST_PAIRS = 4
_INDEX_BITS = 4
_OWN_REGISTERS = tuple(
    register
    for register in (f"{side}{number}" for number in range(14) for side in "AB")
    if register != "B3"
)
"""Machine registers that a program may use as variables: B3 holds the return address."""
_STRUCTURAL = frozenset(("branch", "multi_cycle_nop"))
"""Flags of instructions that the generator writes by itself (B) or that linear assembly does not have."""
_COMMON: tuple[str, ...] = ("MV", "ADD", "SUB", "MPY", "XOR", "SHL", "CMPGT", "MVK")
"""Chosen more often than the others."""
_FIELD = "GFPGFR"
_FIELD_SELECTORS = frozenset(("EXT", "EXTU", "SET", "CLR"))
"""Take two 5-bit numbers, as constants or in one register. Others there have no defined result (spru189f)."""
_SMALL_AMOUNTS = frozenset(("SSHL",))
"""Shifts that are defined for amounts up to 31."""


@dataclass
class _Pointer:
    """A pointer in a variable; all that it holds is a multiple of `granule` bytes away from its arena."""

    name: str
    arena: int
    granule: int
    drift: int = 0
    loads: bool = True
    stores: bool = True


@dataclass
class _Scope:
    """What is defined at the present line, and how often that line is passed at most."""

    words: list[str] = field(default_factory=list)
    pairs: list[tuple[str, str]] = field(default_factory=list)
    indexes: list[str] = field(default_factory=list)
    slots: list[int] = field(default_factory=list)  # words of the frame that were written
    passes: int = 1

    def inner(self, trips: int) -> _Scope:
        return _Scope(
            list(self.words),
            list(self.pairs),
            list(self.indexes),
            list(self.slots),
            self.passes * trips,
        )


def generate(isa: str, choices: Choices) -> Program:
    """One program, as the choices have it."""
    return _Generator(isa, choices).program()


def _function(count: int) -> list[str]:
    """A function of so many words, each of which bears on the result."""
    names = [f"w{number}" for number in range(count)]
    lines = [f"callee{count}:     .cproc  {', '.join(names)}".rstrip(), "        .reg    y, z"]
    lines.append("        MVK     77, y")
    for name in names:
        lines += [f"        SHL     y, 1, z\n        XOR     z, {name}, y"]
    return [*lines, "        .return y", "        .endproc"]


class _Generator:
    def __init__(self, isa: str, choices: Choices) -> None:
        self.isa, self.choices = isa, choices
        self.table: InstructionTable = instruction_table(isa)
        self.lines: list[str] = []
        self.directives: list[str] = []
        self.declared: dict[str, str] = {}  # variable -> side, or nothing
        self.fixed: set[str] = set()  # written by what the generator writes for itself alone
        self.arguments: list[str] = []
        self.values: list[list[Argument]] = [[] for _ in range(CALLS)]
        self.pointers: list[_Pointer] = []
        self.arenas = 0
        self.names: list[str] = []  # annotations of accesses
        self.scope = _Scope()
        self.labels = 0
        self.functions: set[int] = set()  # arguments of those that are called
        self.frame_words = 0
        self.returns = choices.chance(85)
        self.own = self._own_registers()
        self.sided = choices.chance(25)
        self.unit_percent = choices.weighted([(6, 0), (3, 10), (1, 40)])
        self.predicate_percent = choices.weighted([(3, 0), (5, 20), (1, 50)])
        self.aliasing = choices.weighted([(5, "unknown"), (3, "none"), (1, "named"), (2, "facts")])
        self.most_variables = choices.weighted([(4, 6), (4, 12), (1, 20 if isa == "c62x" else 40)])
        self.predicates: list[str] = []
        self.most_predicates = choices.weighted([(3, 2), (3, 3), (1, 12)])
        self.common, self.memory, self.any = self._instructions()

    def _own_registers(self) -> list[str]:
        count = self.choices.weighted([(7, 0), (2, 2), (1, 5)])
        found = [self.choices.pick(_OWN_REGISTERS) for _ in range(count)]
        return list(dict.fromkeys(found))

    def _instructions(self) -> tuple[list[str], list[str], list[str]]:
        """Names of frequent instructions, of loads and stores, and of all others."""
        usable = {
            mnemonic: forms
            for mnemonic, forms in self.table.forms.items()
            if not any(_STRUCTURAL & form.flags or not form.unit for form in forms)
        }
        memory = sorted(m for m, forms in usable.items() if forms[0].access_bytes)
        others = sorted(set(usable) - set(memory) - {"MVC"})
        return list(_COMMON), memory, others

    # ---- the procedure ----

    def program(self) -> Program:
        choices = self.choices
        self._make_arguments()
        self._start()
        self._body(choices.between(1, choices.weighted([(5, 6), (4, 16), (1, 40)])), depth=0)
        self._finish()
        header = [f"f:      .cproc  {', '.join(self.arguments)}", *self._declarations()]
        functions = [line for count in sorted(self.functions) for line in _function(count)]
        text = "\n".join([*header, *self.lines, "        .endproc", *functions, ""])
        return Program(self.isa, text, "f", self.arenas, self.values, choices.between(0, 0xFFFF))

    def _declarations(self) -> list[str]:
        lines = []
        groups: dict[str, list[str]] = {}
        for name, side in self.declared.items():
            groups.setdefault(".reg" + side.lower(), []).append(name)
        for directive, names in groups.items():
            for begin in range(0, len(names), 8):
                lines.append(f"        {directive:<7} {', '.join(names[begin : begin + 8])}")
        if self.aliasing in ("none", "named"):
            lines.append("        .no_mdep")
        if self.aliasing == "named":
            lines += [f"        .mdep   {one}, {two}" for one in self.names for two in self.names]
        if self.frame_words:
            lines.append(f"        .frame  {self.frame_words}")
        return [*lines, *self.directives]

    def _make_arguments(self) -> None:
        choices = self.choices
        kinds = ["word"] * choices.between(0, 4) + ["pointer"] * choices.between(0, 3)
        while kinds:
            kind = kinds.pop(choices.between(0, len(kinds) - 1))
            if kind == "word":
                self._argument(self._new_name("w"), [choices.word() for _ in range(CALLS)])
                self.scope.words.append(self.arguments[-1])
            else:
                self._pointer_argument()
        if choices.chance(10):
            self.directives.append(
                f"        .reserve {choices.pick(('A9', 'B9', 'A3, B2', 'A10, B10, A11'))}"
            )

    def _argument(self, name: str, values: list[Argument]) -> None:
        self.arguments.append(name)
        for call, value in zip(self.values, values, strict=True):
            call.append(value)

    def _pointer_argument(self) -> None:
        choices = self.choices
        apart = self.aliasing in ("none", "facts")
        arena = self.arenas if apart or not self.arenas else choices.between(0, self.arenas)
        self.arenas = max(self.arenas, arena + 1)
        granule = choices.weighted([(4, 4), (2, 2), (1, 1), (2, 8)])
        offset = choices.pick((0, 0, granule, 4 * granule, -2 * granule))
        name = self._new_name("p")
        self._argument(name, [Pointer(arena, offset)] * CALLS)
        pointer = _Pointer(name, arena, granule)
        if self.aliasing == "none":
            pointer.loads = not choices.chance(50)
            pointer.stores = not pointer.loads
        if self.aliasing == "facts":
            block = choices.pick(("data0", "data1")) + name
            fact = choices.pick((block, f"{block}+{offset & 7}", f"{block}, {granule}"))
            self.directives.append(f"        .mptr   {name}, {fact}")
        self.pointers.append(pointer)
        self.fixed.add(name)

    def _start(self) -> None:
        """Some values to begin with."""
        for _ in range(self.choices.between(0 if self.scope.words else 1, 3)):
            self._constant_into(self._new_word())
        if self.most_variables > 12 and self.choices.chance(50):
            for _ in range(self.choices.between(8, self.most_variables)):
                self._constant_into(self._new_word())

    def _finish(self) -> None:
        """What was computed is stored or returned."""
        choices, scope = self.choices, self.scope
        stored = [p for p in self.pointers if p.stores and p.granule >= 4]
        if self.aliasing in ("unknown", "facts") and stored and choices.chance(60):
            base = stored[0].name
            for place in range(choices.between(0, min(len(scope.words), 12))):
                self._line(f"STW     {choices.pick(scope.words)}, *+{base}[{place}]")
        if choices.chance(30):
            total = self._new_word(sided=False)
            self._line(f"MV      {scope.words[0]}, {total}")
            for name in scope.words[1:]:
                if name != total:
                    self._line(f"{choices.pick(('ADD', 'XOR'))}     {total}, {name}, {total}")
            scope.words.append(total)
            scope.words = [total]
        self._return()

    def _return(self) -> None:
        choices, scope = self.choices, self.scope
        if not self.returns:
            self._line(".return")
        elif scope.pairs and choices.chance(15):
            self._line(f".return {':'.join(choices.pick(scope.pairs))}")
        else:
            self._line(f".return {choices.pick(scope.words[::-1])}")

    # ---- lines and names ----

    def _line(self, text: str, predicate: str = "") -> None:
        self.lines.append(f" {predicate:<6} {text}" if predicate else f"        {text}")

    def _label(self) -> str:
        self.labels += 1
        return f"L{self.labels}"

    def _new_name(self, prefix: str) -> str:
        return f"{prefix}{len(self.declared) + len(self.arguments)}"

    def _new_word(self, *, sided: bool = True) -> str:
        """A word to write: a new variable, or a machine register that the program uses."""
        if self.own and self.choices.chance(20):
            return self.choices.pick(self.own)
        name = self._new_name("v")
        side = ""
        if self.sided and sided and self.choices.chance(40):
            side = self.choices.pick(("A", "B"))
        self.declared[name] = side
        return name

    def _own_word(self, prefix: str) -> str:
        """A variable that no random operation writes."""
        name = self._new_name(prefix)
        self.declared[name] = ""
        self.fixed.add(name)
        return name

    def _new_pair(self) -> tuple[str, str]:
        number = len(self.declared) + len(self.arguments)
        high, low = f"h{number}", f"l{number}"
        self.declared[f"{high}:{low}"] = ""
        return f"h{number}", f"l{number}"

    def _side(self, name: str) -> str:
        """The side that a variable is bound to, if it is."""
        if name in self.own:
            return name[0]
        return self.declared.get(name, "")

    def _define(self, name: str) -> None:
        if name not in self.scope.words:
            self.scope.words.append(name)

    def _constant_into(self, name: str) -> None:
        value = self.choices.word()
        signed = value - (value >> 31 << 32)
        if -32768 <= signed < 32768:
            self._line(f"MVK     {signed}, {name}")
        else:
            self._line(f"MVKL    {value:#x}, {name}")
            self._line(f"MVKH    {value:#x}, {name}")
        self._define(name)

    # ---- structure ----

    def _body(self, operations: int, depth: int) -> None:
        choices = self.choices
        while operations > 0:
            kind = choices.weighted(
                [(28, "operation"), (6, "loop"), (2, "skip"), (2, "field"), (1, "call")]
            )
            if kind == "loop" and depth < 2 and self.scope.passes <= _MOST_PASSES // 2:
                size = choices.between(1, max(1, min(operations, 14)))
                self._loop(size, depth)
                operations -= size + 2
            elif kind == "skip":
                size = choices.between(1, 4)
                self._skip(size, depth)
                operations -= size + 1
            elif kind == "field" and self.isa != "c62x":
                self._set_field()
                operations -= 3
            elif kind == "call" and not self.own and self.scope.words:
                self._call()
                operations -= 6
            else:
                self._operation()
                operations -= 1

    @contextmanager
    def _within(self, trips: int) -> Iterator[None]:
        """The body of a loop of at most so many passes, or a part that may be skipped.

        What is defined there is not known behind it.
        """
        outer, self.scope = self.scope, self.scope.inner(trips)
        yield
        self.scope = outer

    def _call(self) -> None:
        """A call; machine registers of the program's own would not survive it."""
        choices = self.choices
        count = choices.weighted([(1, 0), (6, 2), (2, 4), (1, 10)])
        self.functions.add(count)
        given = ", ".join(choices.pick(self.scope.words) for _ in range(count))
        if choices.chance(20):
            self._line(f".call   callee{count}({given})")
            return
        free = [word for word in self.scope.words if word not in self.fixed]
        result = choices.pick(free) if free and choices.chance(30) else self._new_word()
        self._line(f".call   {result} = callee{count}({given})")
        self._define(result)

    def _skip(self, size: int, depth: int) -> None:
        """A branch past some operations."""
        predicate = self._predicate()
        if predicate is None:
            return
        label = self._label()
        self._line(f"B       {label}", predicate)
        with self._within(1):
            for _ in range(size):
                self._operation()
            if depth == 0 and self.choices.chance(10):
                self._return()
        self.lines.append(f"{label}:")

    def _loop(self, size: int, depth: int) -> None:
        choices = self.choices
        most = max(1, _MOST_PASSES // self.scope.passes)
        greatest = min(most, choices.weighted([(3, 4), (3, 12), (1, 40)]))
        counts = [choices.between(1, greatest) for _ in range(CALLS)]
        if choices.chance(12):
            self._open_loop(size, max(counts), depth)
            return
        factor = 1
        if choices.chance(20):
            factor = choices.pick((2, 3, 4))
            counts = [count * factor for count in counts if count * factor <= most] or [factor]
            counts = [counts[call % len(counts)] for call in range(CALLS)]
        step = choices.weighted([(8, 1), (1, 2), (1, 3)])
        counter = self._counter(counts, step)
        label = self._label()
        self.lines.append(f"{label}: {self._trip(counts, factor)}".rstrip())
        early = choices.chance(15)
        with self._within(max(max(counts), factor)):
            before = choices.between(0, size) if early else size
            self._body(before, depth + 1)
            self._decrement(counter, step)
            if size > before:
                self._body(size - before, depth + 1)
        self._line(f"B       {self._branch_unit()}{label}", f"[{counter}]")

    def _branch_unit(self) -> str:
        return self.choices.pick((".S1 ", ".S2 ")) if self.choices.chance(10) else ""

    def _trip(self, counts: list[int], factor: int) -> str:
        """A `.trip` that is true of the counts."""
        least, greatest = min(counts), max(counts)
        lower = self.choices.pick((least, 1, max(1, least // factor // 2 * factor)))
        if factor > 1:
            lower -= lower % factor
        lower = max(lower, 0)
        upper = self.choices.pick((greatest, greatest + 2 * factor))
        return self.choices.pick(
            (
                "" if least else ".trip 0",
                f".trip {lower}",
                f".trip {lower}, {upper}",
                f".trip {lower}, {upper}, {factor}",
            )
        )

    def _counter(self, counts: list[int], step: int) -> str:
        """A variable that holds the number of passes, times the step."""
        choices = self.choices
        if choices.chance(60) and len(self.arguments) < _MOST_ARGUMENTS and self.scope.passes == 1:
            name = self._new_name("n")
            self._argument(name, [count * step for count in counts])
        else:
            counts[:] = [max(counts)] * CALLS
            name = self._own_word("n")
            self._line(f"MVK     {counts[0] * step}, {name}")
        self.fixed.add(name)
        if choices.chance(30):
            self._define(name)
        return name

    def _decrement(self, counter: str, step: int) -> None:
        text = self.choices.pick(
            (
                f"SUB     {counter}, {step}, {counter}",
                f"ADD     {counter}, {-step}, {counter}",
                f"ADD     {-step}, {counter}, {counter}",
                f"ADDK    {-step}, {counter}",
            )
        )
        self._line(text, f"[{counter}]" if self.choices.chance(15) else "")

    def _open_loop(self, size: int, passes: int, depth: int) -> None:
        """A loop that a comparison ends."""
        choices = self.choices
        if choices.chance(50):
            self._bounded_loop(size, passes, depth)
            return
        index, goes_on = self._own_word("i"), self._own_word("c")
        self._line(f"ZERO    {index}")
        label = self._label()
        self.lines.append(f"{label}:")
        with self._within(passes):
            if choices.chance(50):
                self._define(index)
            self._body(size, depth + 1)
            self._line(f"ADD     {index}, 1, {index}")
            if passes <= 15:
                self._line(f"CMPGT   {passes}, {index}, {goes_on}")
            else:
                limit = self._own_word("m")
                self._line(f"MVK     {passes}, {limit}")
                self._line(f"CMPLT   {index}, {limit}, {goes_on}")
        self._line(f"B       {label}", f"[{goes_on}]")

    def _bounded_loop(self, size: int, passes: int, depth: int) -> None:
        """A loop up or down to a bound in a register, or BDEC."""
        choices = self.choices
        index = self._own_word("i")
        kinds = [("up", 1), ("down", -1), *([("bdec", -1)] if self.isa != "c62x" else [])]
        kind, step = choices.pick(kinds)
        first = choices.between(0, 100) if kind != "bdec" else passes - 2
        self._line(f"MVK     {first}, {index}")
        bound, goes_on = self._own_word("m"), self._own_word("c")
        if kind != "bdec":
            self._line(f"MVK     {first + step * passes}, {bound}")
        unsigned = "U" if kind == "up" and choices.chance(40) else ""
        label = self._label()
        self.lines.append(f"{label}:")
        with self._within(passes):
            self._body(size, depth + 1)
            if kind == "bdec":
                self._line(f"BDEC    {label}, {index}")
                return
            self._line(f"ADD     {index}, {step}, {index}")
            if choices.chance(50):
                mnemonic, operands = ("CMPLT" if step > 0 else "CMPGT"), (index, bound)
            else:
                mnemonic, operands = ("CMPGT" if step > 0 else "CMPLT"), (bound, index)
            self._line(f"{mnemonic}{unsigned}  {', '.join(operands)}, {goes_on}")
        self._line(f"B       {label}", f"[{goes_on}]")

    # ---- operations ----

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

    def _set_field(self) -> None:
        """Another field for GMPY4: eight bits of a polynomial, and its degree."""
        name = self._own_word("g")
        value = 7 << 24 | self.choices.between(0, 255)
        self._line(f"MVKL    {value:#x}, {name}")
        self._line(f"MVKH    {value:#x}, {name}")
        self._line(f"MVC     {name}, {_FIELD}")
        self._define(name)

    def _operation(self) -> None:
        """One operation of any kind."""
        names = self.choices.weighted([(4, self.common), (5, self.any), (4, self.memory)])
        mnemonic = self.choices.pick(names)
        form = self.choices.pick(self.table.forms[mnemonic])
        if form.access_bytes:
            self._access(mnemonic, form)
        else:
            self._compute(mnemonic, form)

    def _compute(self, mnemonic: str, form: Instruction) -> None:
        choices = self.choices
        predicate = self._maybe_predicate(mnemonic)
        operands: list[str] = []
        written: list[tuple[str, ...]] = []
        for number, operand in enumerate(form.operands):
            special = self._special_operand(mnemonic, form, number, operands)
            if special:
                operands.append(special)
            elif operand.is_constant:
                operands.append(self._constant(operand))
            elif operand.writes:
                keeps = operand.reads or bool(predicate)
                target = self._target(operand, keeps)
                if target is None:
                    return
                written.append(target)
                operands.append(":".join(target))
            elif operand.is_register:
                source = self._source(operand)
                if source is None:
                    return
                operands.append(":".join(source))
            else:
                return
        sides = self._sides_possible(form, operands)
        if not sides:
            return
        unit = self._unit(form, choices.pick(sides))
        self._line(f"{mnemonic:<7} {unit}{', '.join(operands)}", predicate)
        for target in written:
            self._note_written(target)

    def _special_operand(
        self, mnemonic: str, form: Instruction, number: int, before: list[str]
    ) -> str:
        """An operand of which not every value gives a defined result; nothing for all others."""
        operand = form.operands[number]
        if mnemonic in _FIELD_SELECTORS and number == 1 and operand.is_register:
            name = self._own_word("s")
            first, last = sorted((self.choices.between(0, 31), self.choices.between(0, 31)))
            self._line(f"MVK     {first << 5 | last}, {name}")
            return name
        if mnemonic in ("SET", "CLR") and number == 2 and operand.is_constant:
            return str(self.choices.between(int(before[1]), 31))
        if mnemonic in _SMALL_AMOUNTS and number == 1 and operand.is_register:
            return self._index()
        return ""

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
        """The sides whose unit can execute the operation with what its operands are bound to."""
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
        """Where a result goes; what `keeps` a part of the old value must have one."""
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

    # ---- loads and stores ----

    def _access(self, mnemonic: str, form: Instruction) -> None:
        if form.operands[-1].kind == "mem15" or form.operands[0].kind == "mem15":
            self._frame_access(mnemonic)
            return
        is_store = "store" in form.flags
        size = access_bytes(mnemonic)
        aligned = "nonaligned" not in form.flags
        usable = [
            pointer
            for pointer in self.pointers
            if (pointer.stores if is_store else pointer.loads)
            and (pointer.granule >= size or not aligned)
        ]
        if not usable:
            return
        pointer = self.choices.pick(usable)
        predicate = self._maybe_predicate(mnemonic)
        data = self._data(form, is_store, bool(predicate))
        if data is None:
            return
        if self.aliasing == "none" and is_store:
            step = max(1, pointer.granule // size)
            if not self._may_move(pointer, step * size):
                return
            pointer.stores = False  # no other store meets what this one writes
            place = f"*{pointer.name}++[{step}]"
        else:
            place = self._place(pointer, size)
        if self.aliasing == "named":
            if len(self.names) >= 6:
                return
            self.names.append(f"m{len(self.names)}")
            place += f"{{{self.names[-1]}}}"
        operands = [":".join(data), place] if is_store else [place, ":".join(data)]
        unit = self._access_unit(pointer.name, data[0])
        self._line(f"{mnemonic:<7} {unit}{', '.join(operands)}", predicate)
        if not is_store:
            self._note_written(data)

    def _data(self, form: Instruction, is_store: bool, keeps: bool) -> tuple[str, ...] | None:
        """What a store writes, or where a load goes."""
        if is_store:
            return self._source(form.operands[0])
        return self._target(form.operands[-1], keeps)

    def _access_unit(self, base: str, data: str) -> str:
        if not self.choices.chance(self.unit_percent):
            return ""
        side = self._side(base) or self.choices.pick(("A", "B"))
        to = self._side(data) or self.choices.pick(("A", "B"))
        number = {"A": "1", "B": "2"}
        return (
            self.choices.pick((".D", f".D{number[side]}", f".D{number[side]}T{number[to]}")) + " "
        )

    def _may_move(self, pointer: _Pointer, step: int) -> bool:
        """Whether the pointer may move so far in each pass; if so, it does."""
        drift = abs(step) * self.scope.passes
        if step % pointer.granule or pointer.drift + drift > _REACH:
            return False
        pointer.drift += drift
        return True

    def _place(self, pointer: _Pointer, size: int) -> str:
        """An address operand."""
        choices, base = self.choices, pointer.name
        offset = choices.between(0, 8)
        mode = choices.weighted(
            [(4, "*+{}"), (1, "*-{}"), (4, "*{}++"), (1, "*++{}"), (1, "*{}--")]
        )
        if choices.chance(15):
            index = self._index()
            moves = mode not in ("*+{}", "*-{}")
            step = ((1 << _INDEX_BITS) - 1) * size
            if not moves or (size % pointer.granule == 0 and self._may_move(pointer, step)):
                return f"{mode.format(base)}[{index}]"
            return f"*+{base}[{index}]"
        if mode in ("*+{}", "*-{}"):
            if choices.chance(15):
                return f"{mode.format(base)}({offset * size})"
            return f"{mode.format(base)}[{offset}]"
        step = max(1, pointer.granule // size) * choices.weighted([(5, 1), (1, 0), (1, 2)])
        if not self._may_move(pointer, step * size):
            return f"*+{base}[{offset}]"
        return mode.format(base) + ("" if step == 1 else f"[{step}]")

    def _index(self) -> str:
        """A variable with a small number that is never negative."""
        if self.scope.indexes and self.choices.chance(60):
            return self.choices.pick(self.scope.indexes)
        name = self._own_word("x")
        cut = 32 - _INDEX_BITS
        self._line(f"EXTU    {self.choices.pick(self.scope.words)}, {cut}, {cut}, {name}")
        self.scope.indexes.append(name)
        return name

    def _frame_access(self, mnemonic: str) -> None:
        """A word of the procedure's own stack frame."""
        scope = self.scope
        if self.aliasing in ("none", "named"):
            return
        if mnemonic == "STW":
            slot = self.choices.between(1, 3)
            self.frame_words = max(self.frame_words, slot)
            self._line(f"STW     {self.choices.pick(scope.words)}, *+B15[{slot}]")
            if slot not in scope.slots:
                scope.slots.append(slot)
        elif mnemonic == "LDW" and scope.slots:
            target = self._target(self.table.forms["LDW"][0].operands[-1], keeps=False)
            if target is not None:
                self._line(f"LDW     *+B15[{self.choices.pick(scope.slots)}], {target[0]}")
                self._note_written(target)
