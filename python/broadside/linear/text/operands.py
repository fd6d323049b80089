"""Turns the text of operands into the operands of `ir`."""

from __future__ import annotations

import re
from dataclasses import replace

from broadside.facts.cpu import ACCESS_BYTES
from broadside.linear.ir import (
    AddressMode,
    Immediate,
    LabelReference,
    LinearError,
    Location,
    MemoryReference,
    Operand,
    Operation,
    Register,
    RegisterPair,
    SymbolExpression,
)
from broadside.linear.text.expressions import evaluate
from broadside.linear.text.lines import (
    IDENTIFIER,
    Statement,
    hidden,
    names_machine,
    scan_register,
)

_MEMORY = re.compile(
    rf"\*\s*(?P<before>\+\+|--|[+-]?)\s*(?P<base>{IDENTIFIER})\s*(?P<after>\+\+|--)?\s*"
    r"(?:\[(?P<scaled>[^\]]+)\]|\((?P<bytes>[^)]+)\))?\s*(?:\{\s*(?P<name>[^}\s]+)\s*\})?"
)
_NAME_OR_REFERENCE = re.compile(r"\{[^}]*\}|[A-Za-z_$][\w$']*")
_DATA_PAGE = "B14"
_COMPILERS_NAMES = {"SP": "B15", "DP": "B14", "FP": "A15"}
"""Names that TI's compiler defines in its output."""

_WITH_BYTE_OFFSETS = ("LDNDW", "STNDW")
"""Instructions whose encoding says whether the offset counts elements or bytes (spru732j chapter 3)."""
_MOST_BYTES = 31
"""The greatest offset in bytes of these instructions."""


def access_bytes(mnemonic: str) -> int:
    """Bytes that a load or store moves: 4 for LDW."""
    return ACCESS_BYTES[mnemonic]


def offset_bytes(operation: Operation) -> int:
    """Bytes that one unit of an access's offset counts: 4 for `LDW *+p[n]`, 1 for `LDNDW *+p(n)`."""
    memory = operation.memory
    return 1 if memory is not None and memory.in_bytes else access_bytes(operation.mnemonic)


class OperandScanner:
    """Turns operand text into operands. It knows the procedure's registers and the constants."""

    def __init__(self, constants: dict[str, int]) -> None:
        self.constants = constants
        self.registers: set[str] = set()
        self.mapped: dict[str, str] = {}

    def mapped_names(self, statement: Statement) -> Statement:
        """The statement with machine registers in place of the names that `.map` and `.circ` define.

        The operands of `.mdep` and `.volatile` stay, because they name memory references.
        """
        if not self.mapped or statement.mnemonic in (".mdep", ".volatile"):
            return statement
        predicate = statement.predicate
        if predicate is not None and predicate.register.name in self.mapped:
            register = Register(self.mapped[predicate.register.name])
            predicate = replace(predicate, register=register)
        operands = tuple((self._mapped(text), at) for text, at in statement.operands)
        text = self._mapped(statement.operand_text)
        return replace(statement, predicate=predicate, operands=operands, operand_text=text)

    def _mapped(self, text: str) -> str:
        """A text with mapped names replaced. Names in braces stay, because they name memory references."""
        return _NAME_OR_REFERENCE.sub(lambda match: self.mapped.get(match[0], match[0]), text)

    def operand(self, text: str, location: Location, mnemonic: str, is_branch: bool) -> Operand:
        if text.startswith("*"):
            return self._memory(text, location, mnemonic)
        if ":" in hidden(text):
            return self.pair(text, location)
        if self.is_register(text):
            return scan_register(text, location)
        if is_branch and re.fullmatch(IDENTIFIER, text):
            return LabelReference(text)
        return self.constant(text, location)

    def is_register(self, text: str) -> bool:
        return names_machine(text) or text in self.registers

    def pair(self, text: str, location: Location) -> RegisterPair:
        high, _, low = text.partition(":")
        pair = RegisterPair(self._known(high.strip(), location), self._known(low.strip(), location))
        check_pair(pair, location)
        return pair

    def _known(self, text: str, location: Location) -> Register:
        if not self.is_register(text):
            hint = _COMPILERS_NAMES.get(text.upper())
            meant = f"; .asg {hint}, {text} gives {hint} this name" if hint else ""
            raise LinearError(location, f"{text!r} is not declared as a register{meant}")
        return scan_register(text, location)

    def constant(self, text: str, location: Location) -> Immediate | SymbolExpression:
        """A constant. It stays text for the assembler if it names symbols that are unknown here."""
        try:
            value = evaluate(text, self.constants)
        except SyntaxError as error:
            cause = "a comment begins with ;" if re.search(r"//|/\*", text) else str(error)
            raise LinearError(location, f"cannot read the operand {text!r}: {cause}") from None
        if value is None:
            return SymbolExpression(text)
        return Immediate(value)

    def _memory(self, text: str, location: Location, mnemonic: str) -> MemoryReference:
        match = _MEMORY.fullmatch(text)
        if match is None or (match["after"] and match["before"]):
            raise LinearError(location, f"not a memory operand: {text!r}")
        base = self._known(match["base"], location)
        mode = _address_mode(match["before"], match["after"])
        offset, in_bytes = self._offset(match, mode, location, mnemonic)
        return MemoryReference(base, mode, offset, match["name"], in_bytes)

    def _offset(
        self, match: re.Match[str], mode: AddressMode, location: Location, mnemonic: str
    ) -> tuple[Register | Immediate | SymbolExpression, bool]:
        """The offset, and whether it counts bytes in the encoding."""
        text = match["scaled"] or match["bytes"]
        if text is None:
            return Immediate(1 if mode.updates_base else 0), False
        if self.is_register(text.strip()):
            in_bytes = match["bytes"] is not None
            if in_bytes and mnemonic not in _WITH_BYTE_OFFSETS:
                raise LinearError(
                    location, "a register offset is written in brackets, not parentheses"
                )
            return scan_register(text.strip(), location), in_bytes
        offset = self.constant(text.strip(), location)
        if isinstance(offset, SymbolExpression) and match["bytes"]:
            return self._page_offset(offset, match, mode, location), False
        if not isinstance(offset, Immediate):
            raise LinearError(
                location, f"the offset {text!r} is not a constant or a declared register"
            )
        if match["scaled"]:
            return offset, False
        if mnemonic[:2] not in ("LD", "ST"):
            raise LinearError(location, f"{mnemonic} takes no memory operand")
        return _byte_offset(offset.value, location, mnemonic)

    def _page_offset(
        self, offset: SymbolExpression, match: re.Match[str], mode: AddressMode, location: Location
    ) -> SymbolExpression:
        """`*+B14(symbol)`: the linker computes the distance of the symbol from the data page pointer."""
        if match["base"].upper() != _DATA_PAGE or mode is not AddressMode.PLUS:
            raise LinearError(
                location,
                f"the offset {offset} is not a constant or a declared register: "
                f"a symbol is an offset only in *+{_DATA_PAGE}(symbol)",
            )
        return offset


def _byte_offset(offset: int, location: Location, mnemonic: str) -> tuple[Immediate, bool]:
    """A constant offset in bytes, and whether the encoding counts bytes too. It counts elements if it can."""
    size = access_bytes(mnemonic)
    if offset % size == 0:
        return Immediate(offset // size), False
    counts_bytes = mnemonic in _WITH_BYTE_OFFSETS
    if counts_bytes and abs(offset) <= _MOST_BYTES:
        return Immediate(offset), True
    cause = f"byte offset {offset} is not a multiple of {size}"
    raise LinearError(location, f"{cause} and over {_MOST_BYTES}" if counts_bytes else cause)


def _address_mode(before: str | None, after: str | None) -> AddressMode:
    if after:
        return AddressMode.POST_INCREMENT if after == "++" else AddressMode.POST_DECREMENT
    return {
        "++": AddressMode.PRE_INCREMENT,
        "--": AddressMode.PRE_DECREMENT,
        "-": AddressMode.MINUS,
    }.get(before or "", AddressMode.PLUS)


def check_pair(pair: RegisterPair, location: Location) -> None:
    """Refuses a machine pair unless it is odd:even on one side."""
    high, low = pair.high, pair.low
    if high.is_machine != low.is_machine:
        machine = high if high.is_machine else low
        cause = (
            f"the pair {pair} mixes machine and symbolic registers: {machine} is a machine register"
        )
        raise LinearError(location, f"{cause}, so a variable needs another name")
    if high.is_machine and (
        high.side != low.side or low.number % 2 or high.number != low.number + 1
    ):
        cause = f"the pair {pair} is not odd:even of one side: these are machine registers"
        raise LinearError(location, f"{cause}, so variables need other names")
