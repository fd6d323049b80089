"""The declarations of a procedure: registers, pairs, reserved registers, accesses, and the frame."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from broadside.linear.ir import (
    LinearError,
    Location,
    PointerFact,
    Register,
    RegisterPair,
    registers_of,
)
from broadside.linear.procedure.conventions import CIRCULAR_REGISTERS
from broadside.linear.text.expressions import evaluate
from broadside.linear.text.lines import Statement, scan_register
from broadside.linear.text.operands import OperandScanner, check_pair

MAX_FRAME_WORDS = 4096
"""The most words of `.frame`. `ADDK` can subtract more than this from the stack pointer."""

_NAME = re.compile(r"[A-Za-z_$][\w$]*")
_REGISTER = re.compile(r"[ABab](?:[0-9]|[12][0-9]|3[01])")
_POINTER = re.compile(r"(?P<base>[A-Za-z_$][\w$]*)\s*(?P<offset>[+-].*)?")


def refuse_control(registers: Iterable[Register], place: str, location: Location) -> None:
    """Refuses control registers where only a general register can be."""
    for register in registers:
        if register.is_control:
            cause = f"{place} cannot be a control register: read {register} with MVC first"
            raise LinearError(location, cause)


class Declarations:
    """The declarations of a procedure. `scanner` knows its registers and constants."""

    def __init__(self, constants: dict[str, int]) -> None:
        self.scanner = OperandScanner(constants)
        self.reserved: dict[str, Location] = {}
        """The registers of `.reserve`, each with its place."""
        self.sides: dict[Register, str] = {}
        self.pairs: set[RegisterPair] = set()
        self.no_aliases = False
        self.circular = False
        self.frame_words = 0
        self.dependences: set[tuple[str, str]] = set()
        self.pointers: dict[str, PointerFact] = {}
        self.volatile: set[str] = set()
        self.accesses: dict[str, Location] = {}
        """The names of accesses in `.mdep` and `.volatile`, each with the place of the directive."""
        self.pointing: dict[str, Location] = {}
        """The subjects of `.mptr`, each with its place: names of registers and of accesses."""
        self._made = 1

    def check_register(self, register: Register, location: Location) -> None:
        if register.is_symbolic and register.name not in self.scanner.registers:
            raise LinearError(location, f"{register.name!r} is not declared as a register")

    def new_register(self, prefix: str) -> Register:
        """Declares a new register with an unused name."""
        while f"{prefix}${self._made}" in self.scanner.registers:
            self._made += 1
        register = Register(f"{prefix}${self._made}")
        self.scanner.registers.add(register.name)
        return register

    def register_operand(self, text: str, location: Location) -> Register | RegisterPair:
        """A declared register or pair."""
        if ":" in text:
            return self.scanner.pair(text, location)
        register = scan_register(text, location)
        self.check_register(register, location)
        return register

    def _map(self, statement: Statement) -> None:
        """`.map name/register, ...`. `.circ` also declares the register as one that AMR makes circular."""
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
            self.circular |= statement.mnemonic == ".circ"

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
        self._refuse_taken(name, location)
        registers = []
        for part in given:
            if not _REGISTER.fullmatch(part):
                raise LinearError(location, f"{part!r} is not a machine register")
            registers.append(scan_register(part, location))
        return name, registers

    def _volatile(self, statement: Statement) -> None:
        if not statement.operands:
            raise LinearError(statement.location, ".volatile takes names of accesses: *p{name}")
        self.volatile.update(self._access(text, at) for text, at in statement.operands)

    def _access(self, text: str, location: Location) -> str:
        """The name of an access. The braces of `*p{name}` may stand around it."""
        name = text.strip("{} ")
        self.accesses.setdefault(name, location)
        return name

    def declare(self, text: str, location: Location) -> Register | RegisterPair:
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
            self._refuse_taken(register.name, location)
            self.scanner.registers.add(register.name)
        return register

    def _refuse_taken(self, name: str, location: Location) -> None:
        if name in self.scanner.registers or name in self.scanner.mapped:
            raise LinearError(location, f"register {name!r} is declared twice")
        if name in self.scanner.constants:
            raise LinearError(location, f"{name!r} is a constant already")

    def check_label(self, name: str, location: Location) -> None:
        """Refuses a label with the name of a register: a branch to it would go to the register's address."""
        if self.scanner.is_register(name) or name in self.scanner.mapped:
            raise LinearError(location, f"{name!r} is a register and cannot be a label")

    def check_constant(self, name: str, location: Location) -> None:
        """Refuses a constant with the name of a register of the procedure."""
        if name in self.scanner.registers or name in self.scanner.mapped:
            raise LinearError(location, f"{name!r} is declared as a register")

    def _registers(self, statement: Statement, side: str) -> None:
        """`.reg name, high:low`. TI's manual also allows the names of machine registers (spru187l 4.4)."""
        for text, location in statement.operands:
            declared = self.declare(text, location)
            if isinstance(declared, RegisterPair):
                check_pair(declared, location)
            for register in registers_of(declared):
                if side and register.is_machine and register.side != side:
                    raise LinearError(location, f"{text!r} is not a register of side {side}")
                if side and register.is_symbolic:
                    self.sides[register] = side

    def _reserve(self, statement: Statement) -> None:
        for text, location in statement.operands:
            register = scan_register(text, location)
            if not register.is_machine:
                raise LinearError(location, f"{text!r} is not a machine register")
            self.reserved[register.name] = location

    def is_constant(self, text: str) -> bool:
        """Whether an operand is an expression of constants whose value is known."""
        try:
            return evaluate(text, self.scanner.constants) is not None
        except SyntaxError:
            return False

    def constant(self, text: str, location: Location) -> int:
        try:
            value = evaluate(text, self.scanner.constants)
        except SyntaxError as fault:
            cause = f"{text!r} is not a known constant: {fault}"
            raise LinearError(location, cause) from None
        if value is None:
            raise LinearError(location, f"{text!r} is not a known constant")
        return value

    def _frame(self, statement: Statement) -> None:
        """`.frame words`: reserves a part of the stack frame for the procedure itself."""
        if len(statement.operands) != 1:
            raise LinearError(statement.location, ".frame takes a number of words")
        words = self.constant(*statement.operands[0])
        if not 0 <= words <= MAX_FRAME_WORDS:
            raise LinearError(statement.location, f"a frame has 0 to {MAX_FRAME_WORDS} words")
        self.frame_words = words

    def _no_mdep(self, statement: Statement) -> None:
        if statement.operands:
            cause = ".no_mdep takes no operand: it holds for all accesses of the procedure"
            raise LinearError(statement.operands[0][1], cause)
        self.no_aliases = True

    def _mdep(self, statement: Statement) -> None:
        if len(statement.operands) != 2:
            cause = (
                ".mdep takes the names of two accesses, *p{name}; TI defines no meaning of fewer"
            )
            raise LinearError(statement.location, cause)
        first, second = (self._access(text, at) for text, at in statement.operands)
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
        offset = self.constant(match["offset"], base_at) if match["offset"] else 0
        step = self.constant(*stride[0]) if stride else 0
        self.pointers[name] = PointerFact(match["base"], offset, step)
        self.pointing.setdefault(name, at)


DIRECTIVES: Mapping[str, Callable[[Declarations, Statement], None]] = {
    ".reg": partial(Declarations._registers, side=""),
    ".rega": partial(Declarations._registers, side="A"),
    ".regb": partial(Declarations._registers, side="B"),
    ".reserve": Declarations._reserve,
    ".mdep": Declarations._mdep,
    ".no_mdep": Declarations._no_mdep,
    ".mptr": Declarations._mptr,
    ".frame": Declarations._frame,
    ".map": Declarations._map,
    ".circ": Declarations._map,
    ".pref": Declarations._prefer,
    ".volatile": Declarations._volatile,
}
"""What declares something, and how it is read."""
