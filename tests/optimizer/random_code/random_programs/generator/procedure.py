"""A whole program: a procedure with its arguments and declarations, and the functions that it calls."""

from __future__ import annotations

from broadside.linear.procedure.conventions import ARGUMENT_REGISTERS, CIRCULAR_REGISTERS
from random_programs.generator.blocks import Blocks, function
from random_programs.generator.loops import MOST_NAMED
from random_programs.generator.state import CALLS, MovingPointer
from random_programs.program import Argument, Pointer, Program, Wide

_KEPT = ("B3", *(f"{side}{number}" for side in "AB" for number in range(10, 15)), "A15")
"""Registers that a `.proc` leaves alone, because its caller needs them."""


class Generator(Blocks):
    """Writes a program."""

    def program(self) -> Program:
        choices = self.choices
        self._make_arguments()
        self._start()
        self._body(choices.between(1, choices.weighted([(5, 6), (4, 16), (1, 40)])), depth=0)
        self._finish()
        kind = ".proc " if self.names_registers else ".cproc"
        header = [f"f:      {kind}  {', '.join(self.arguments)}", *self._declarations()]
        functions = [line for count in sorted(self.functions) for line in function(count)]
        text = "\n".join([*header, *self.lines, *self._end(), *functions, ""])
        return Program(self.isa, text, "f", self.arenas, self.values, choices.between(0, 0xFFFF))

    def _end(self) -> list[str]:
        """The end of the procedure: a branch after it leads back to the caller of a `.proc`."""
        if not self.names_registers:
            return ["        .endproc"]
        result = " A4" if self.returns else ""
        return [f"        .endproc{result}", "        B       .S2     B3", "        NOP     5"]

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
        if self.aliasing == "none":
            pairs = [(one, two) for one in self.names for two in self.names]
            lines += [f"        .mdep   {a}, {b}" for a, b in pairs if self.choices.chance(40)]
        if self.frame_words:
            lines.append(f"        .frame  {self.frame_words}")
        return [*lines, *self.directives]

    def _make_arguments(self) -> None:
        choices = self.choices
        if self.names_registers:
            self.directives.append(f"        .reserve {', '.join(_KEPT)}")
        kinds = ["word"] * choices.between(0, 4) + ["pointer"] * choices.between(0, 3)
        kinds += ["pair"] * (choices.chance(12) and not self.names_registers)
        if self.names_registers:
            del kinds[MOST_NAMED:]
        while kinds:
            kind = kinds.pop(choices.between(0, len(kinds) - 1))
            if kind == "word":
                self._argument(self._argument_name("w"), [choices.word() for _ in range(CALLS)])
                self.scope.words.append(self.arguments[-1])
            elif kind == "pair" and len(self.arguments) < MOST_NAMED:
                self._pair_argument()
            elif kind == "pointer":
                self._pointer_argument()
        if choices.chance(10):
            self.directives.append(
                f"        .reserve {choices.pick(('A9', 'B9', 'A3, B2', 'A10, B10, A11'))}"
            )

    def _argument_name(self, prefix: str) -> str:
        if self.names_registers:
            return ARGUMENT_REGISTERS[len(self.arguments)]
        return self._new_name(prefix)

    def _pair_argument(self) -> None:
        number = len(self.declared) + len(self.arguments)
        high, low = f"h{number}", f"l{number}"
        words = [(self.choices.word(), self.choices.word()) for _ in range(CALLS)]
        self._argument(f"{high}:{low}", [Wide(*value) for value in words])
        self.scope.pairs.append((high, low))
        self.scope.words += [high, low]

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
        name = self._argument_name("p")
        self._argument(name, [Pointer(arena, offset)] * CALLS)
        pointer = MovingPointer(name, arena, granule)
        if self.aliasing == "none":
            pointer.loads = not choices.chance(50)
            pointer.stores = not pointer.loads
        if self.aliasing == "facts":
            block = choices.pick(("data0", "data1")) + name
            fact = choices.pick((block, f"{block}+{offset & 7}", f"{block}, {granule}"))
            self.directives.append(f"        .mptr   {name}, {fact}")
        self.pointers.append(pointer)
        self.fixed.add(name)

    def _make_ring(self) -> None:
        """A pointer that AMR keeps within a block of its arena."""
        register = self.choices.pick(CIRCULAR_REGISTERS)
        source = self.choices.pick(self.pointers)
        if self.names_registers or register in self.own:
            return
        name, mode = self._new_name("r"), self._own_word("m")
        self.old_modes = self._own_word("m")
        block = 2 ** self.choices.between(3, 6)
        place = 2 * CIRCULAR_REGISTERS.index(register)
        modes = 1 << place | (block.bit_length() - 2) << 16
        self.directives.append(f"        .circ   {name}/{register}")
        self.rings[name] = register
        self._line(f"MVC     AMR, {self.old_modes}")
        self._line(f"MVKL    {modes:#x}, {mode}")
        self._line(f"MVKH    {modes:#x}, {mode}")
        self._line(f"MVC     {mode}, AMR")
        self._line(f"MV      {source.name}, {name}")
        self.fixed.add(name)
        ring = MovingPointer(name, source.arena, source.granule, circular=True)
        self.pointers.append(ring)

    def _start(self) -> None:
        """Some values to begin with."""
        if self.pointers and self.aliasing == "unknown" and self.choices.chance(12):
            self._make_ring()
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
