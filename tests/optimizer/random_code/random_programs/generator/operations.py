"""Operations without a branch: any instruction of the table, with operands for which it is defined."""

from __future__ import annotations

from broadside.facts.isa import Instruction
from random_programs.choices import Choices
from random_programs.generator.accesses import Accesses

_STRUCTURAL = frozenset(("branch", "multi_cycle_nop"))
"""Flags of instructions that the generator writes by itself (B) or that linear assembly does not have."""
_COMMON: tuple[str, ...] = ("MV", "ADD", "SUB", "MPY", "XOR", "SHL", "CMPGT", "MVK")
"""Chosen more often than the others."""
_FIELD = "GFPGFR"
_FIELD_SELECTORS = frozenset(("EXT", "EXTU", "SET", "CLR"))
"""Take two 5-bit numbers, as constants or in one register. Others there have no defined result (spru189f)."""
_SMALL_AMOUNTS = frozenset(("SSHL",))
"""Shifts that are defined for amounts up to 31."""
OVERFLOWING = frozenset(("DOTPNRSU2", "DOTPNRUS2", "DOTPRSU2", "DOTPRUS2"))
"""Have no defined result if their sum overflows, which the generator cannot exclude."""
_SATURATED = 9
"""Bit SAT of CSR. The other bits depend on the device, or on interrupts."""


class Operations(Accesses):
    """Writes operations."""

    def __init__(self, isa: str, choices: Choices) -> None:
        super().__init__(isa, choices)
        self.common, self.memory, self.any = self._instructions()

    def _instructions(self) -> tuple[list[str], list[str], list[str]]:
        """Names of frequent instructions, of loads and stores, and of all others."""
        usable = {
            mnemonic: forms
            for mnemonic, forms in self.table.forms.items()
            if not any(_STRUCTURAL & form.flags or not form.unit for form in forms)
        }
        memory = sorted(m for m, forms in usable.items() if forms[0].access_bytes)
        others = sorted(set(usable) - set(memory) - OVERFLOWING - {"MVC"})
        return list(_COMMON), memory, others

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
        """An operand for which some values give an undefined result; nothing for all others."""
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

    def _read_control(self) -> None:
        """The content of a control register; of CSR only one bit."""
        target = self._own_word("g")
        if self.isa != "c62x" and self.choices.chance(50):
            self._line(f"MVC     {_FIELD}, {target}")
        else:
            self._line(f"MVC     CSR, {target}")
            self._line(f"EXTU    {target}, {31 - _SATURATED}, 31, {target}")
        self._define(target)
