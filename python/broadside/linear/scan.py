"""Turns the text of lines and operands of linear assembly into the operands of `ir`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from broadside.linear.expressions import evaluate
from broadside.linear.ir import (
    CONTROL_REGISTERS,
    AddressMode,
    Immediate,
    LabelReference,
    LinearError,
    Location,
    MemoryReference,
    Operand,
    Predicate,
    Register,
    RegisterPair,
    SymbolExpression,
    UnitSpecifier,
)

_IDENTIFIER = r"[A-Za-z_$][A-Za-z0-9_$']*"
_LINE = re.compile(
    rf"(?:(?P<label>{_IDENTIFIER}):?(?=\s|$|:)|\s+(?P<indented>{_IDENTIFIER}):(?=\s|$))?\s*(?P<rest>.*)"
)
_STATEMENT = re.compile(
    r"(?:\|\|\s*)?(?:\[\s*(?P<negated>!?)\s*(?P<predicate>[^\]\s]+)\s*\]\s*)?"
    r"(?P<mnemonic>\.?[A-Za-z][A-Za-z0-9_]*)(?:\s*(?P<unit>\.[A-Za-z0-9]+)(?=\s|$))?\s*(?P<operands>.*)"
)
_CONSTANT = re.compile(
    rf"\s*(?P<name>{_IDENTIFIER}):?\s+\.(?:set|equ)\s+(?P<value>[^;]+)", re.IGNORECASE
)
_UNIT = re.compile(r"\.(?P<unit>[LSMD]?)(?P<side>[12]?)(?P<cross>X?)(?:T(?P<path>[12]))?", re.I)
_MEMORY = re.compile(
    rf"\*\s*(?P<before>\+\+|--|[+-]?)\s*(?P<base>{_IDENTIFIER})\s*(?P<after>\+\+|--)?\s*"
    r"(?:\[(?P<scaled>[^\]]+)\]|\((?P<bytes>[^)]+)\))?\s*(?:\{\s*(?P<name>[^}\s]+)\s*\})?"
)
_NAME_OR_REFERENCE = re.compile(r"\{[^}]*\}|[A-Za-z_$][\w$']*")
_DATA_PAGE = "B14"
_COMPILERS_NAMES = {
    "SP": "B15",
    "DP": "B14",
    "FP": "A15",
}  # TI's compiler defines them in its output
_SIDES = {"": "", "1": "A", "2": "B"}
_MACHINE = re.compile(r"[ABab]([0-9]|[12][0-9]|3[01])")
_ACCESS_BYTES = {"B": 1, "BU": 1, "H": 2, "HU": 2, "W": 4, "DW": 8, "NW": 4, "NDW": 8}


@dataclass(frozen=True)
class Line:
    """A line of source without its comment; the text of `rest` begins at `column`."""

    location: Location
    text: str
    label: str | None
    rest: str
    comment: str


@dataclass(frozen=True)
class Statement:
    """An instruction or directive in parts; the operands are text, each with its column."""

    location: Location
    predicate: Predicate | None
    mnemonic: str
    unit: UnitSpecifier
    operands: tuple[tuple[str, Location], ...]
    operand_text: str


def scan_line(text: str, path: str, number: int) -> Line:
    """Split a line into label, rest and comment. A comment line has neither label nor rest."""
    location = Location(path, number)
    if text.startswith("*"):
        return Line(location, text, None, "", text)
    code, _, comment = _split_comment(text)
    match = _LINE.fullmatch(code.rstrip())
    assert match is not None
    label = match["label"] or match["indented"]
    rest = match["rest"].lstrip(": \t")
    column = len(code.rstrip()) - len(rest) + 1
    return Line(Location(path, number, max(column, 1)), text, label, rest, comment.strip())


def is_constant(text: str) -> bool:
    """Whether a line gives a name to a constant: `TAPS .set 8`."""
    return _CONSTANT.match(text) is not None


def constant_of(text: str) -> tuple[str, str] | None:
    """The name of the constant that a line defines, and the expression for its value."""
    match = _CONSTANT.match(text)
    return None if match is None else (match["name"], match["value"].strip())


def note_constant(text: str, constants: dict[str, int]) -> None:
    """Adds the constant that a line defines, if its value is known here."""
    definition = constant_of(text)
    if definition is None:
        return
    name, expression = definition
    try:
        value = evaluate(expression, constants)
    except SyntaxError:
        return  # the assembler knows more expressions, and reports its own errors
    if value is not None:
        constants[name] = value


def _split_comment(text: str) -> tuple[str, str, str]:
    quoted = False
    for position, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        if character == ";" and not quoted:
            return text[:position], ";", text[position + 1 :]
    return text, "", ""


def scan_statement(line: Line) -> Statement:
    """Split an instruction or directive into its parts."""
    match = _STATEMENT.fullmatch(line.rest)
    if match is None:
        raise LinearError(line.location, f"not an instruction: {line.rest!r}")
    predicate = None
    if match["predicate"]:
        predicate = Predicate(
            scan_register(match["predicate"], line.location), bool(match["negated"])
        )
    start = line.location.column + match.start("operands")
    operands = split_operands(match["operands"], _at(line.location, start))
    mnemonic = match["mnemonic"]
    unit = scan_unit(match["unit"], _at(line.location, line.location.column + match.start("unit")))
    return Statement(
        _at(line.location, line.location.column + match.start("mnemonic")),
        predicate,
        mnemonic.lower() if mnemonic.startswith(".") else mnemonic.upper(),
        unit,
        operands,
        match["operands"],
    )


def _at(location: Location, column: int) -> Location:
    return Location(location.path, location.line, column)


def split_operands(text: str, location: Location) -> tuple[tuple[str, Location], ...]:
    """Split at commas outside brackets and quotes; one comma may follow the last operand.

    TI's own sources have such commas.
    """
    parts: list[tuple[str, Location]] = []
    depth, begin, quoted = 0, 0, False
    for position, character in enumerate(text + ","):
        if character == '"':
            quoted = not quoted
        elif not quoted and character in "[({":
            depth += 1
        elif not quoted and character in "])}":
            depth -= 1
        elif character == "," and depth == 0 and not quoted:
            part = text[begin:position]
            skipped = len(part) - len(part.lstrip())
            parts.append((part.strip(), _at(location, location.column + begin + skipped)))
            begin = position + 1
    if depth != 0 or quoted:
        raise LinearError(location, "brackets or quotation marks do not match")
    if not parts[-1][0]:
        parts.pop()
    for part, where in parts:
        if not part:
            raise LinearError(where, "empty operand")
    return tuple(parts)


def scan_unit(text: str | None, location: Location) -> UnitSpecifier:
    if not text:
        return UnitSpecifier()
    match = _UNIT.fullmatch(text)
    if match is None or text == ".":
        raise LinearError(location, f"not a functional unit: {text}")
    return UnitSpecifier(
        match["unit"].upper(),
        _SIDES[match["side"]],
        bool(match["cross"]),
        _SIDES[match["path"] or ""],
    )


def scan_register(text: str, location: Location) -> Register:
    """A register by name; machine and control registers in either case."""
    if _MACHINE.fullmatch(text) or text.upper() in CONTROL_REGISTERS:
        return Register(text.upper())
    if re.fullmatch(_IDENTIFIER, text):
        return Register(text)
    raise LinearError(location, f"not a register: {text!r}")


def access_bytes(mnemonic: str) -> int:
    """Bytes that a load or store moves: 4 for LDW."""
    return _ACCESS_BYTES[mnemonic[2:]]


class OperandScanner:
    """Turns operand text into operands; knows the registers of the procedure and the constants."""

    def __init__(self, constants: dict[str, int]) -> None:
        self.constants = constants
        self.registers: set[str] = set()
        self.mapped: dict[str, str] = {}

    def mapped_names(self, statement: Statement) -> Statement:
        """The statement with machine registers instead of the names that `.map` and `.circ` gave them."""
        if not self.mapped:
            return statement
        predicate = statement.predicate
        if predicate is not None and predicate.register.name in self.mapped:
            register = Register(self.mapped[predicate.register.name])
            predicate = replace(predicate, register=register)
        operands = tuple((self._mapped(text), at) for text, at in statement.operands)
        text = self._mapped(statement.operand_text)
        return replace(statement, predicate=predicate, operands=operands, operand_text=text)

    def _mapped(self, text: str) -> str:
        """Names in braces are names of memory references, which `.map` does not replace."""
        return _NAME_OR_REFERENCE.sub(lambda match: self.mapped.get(match[0], match[0]), text)

    def operand(self, text: str, location: Location, mnemonic: str, is_branch: bool) -> Operand:
        if text.startswith("*"):
            return self._memory(text, location, mnemonic)
        if ":" in text:
            return self.pair(text, location)
        if self.is_register(text):
            return scan_register(text, location)
        if is_branch and re.fullmatch(_IDENTIFIER, text):
            return LabelReference(text)
        return self.constant(text, location)

    def is_register(self, text: str) -> bool:
        machine = _MACHINE.fullmatch(text) or text.upper() in CONTROL_REGISTERS
        return bool(machine) or text in self.registers

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
        """A constant; it stays text for the assembler if it names symbols not known here."""
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
        return MemoryReference(
            base, mode, self._offset(match, mode, location, mnemonic), match["name"]
        )

    def _offset(
        self, match: re.Match[str], mode: AddressMode, location: Location, mnemonic: str
    ) -> Register | Immediate | SymbolExpression:
        text = match["scaled"] or match["bytes"]
        if text is None:
            return Immediate(1 if mode.updates_base else 0)
        if self.is_register(text.strip()):
            if match["bytes"]:
                raise LinearError(
                    location, "a register offset is written in brackets, not parentheses"
                )
            return scan_register(text.strip(), location)
        offset = self.constant(text.strip(), location)
        if isinstance(offset, SymbolExpression) and match["bytes"]:
            return self._page_offset(offset, match, mode, location)
        if not isinstance(offset, Immediate):
            raise LinearError(
                location, f"the offset {text!r} is not a constant or a declared register"
            )
        if match["scaled"]:
            return offset
        if mnemonic[:2] not in ("LD", "ST"):
            raise LinearError(location, f"{mnemonic} takes no memory operand")
        size = access_bytes(mnemonic)
        if offset.value % size:
            raise LinearError(location, f"byte offset {offset} is not a multiple of {size}")
        return Immediate(offset.value // size)

    def _page_offset(
        self, offset: SymbolExpression, match: re.Match[str], mode: AddressMode, location: Location
    ) -> SymbolExpression:
        """`*+B14(symbol)`: the linker counts the symbol from the data page pointer."""
        if match["base"].upper() != _DATA_PAGE or mode is not AddressMode.PLUS:
            raise LinearError(
                location,
                f"the offset {offset} is not a constant or a declared register: "
                f"a symbol is an offset only in *+{_DATA_PAGE}(symbol)",
            )
        return offset


def _address_mode(before: str | None, after: str | None) -> AddressMode:
    if after:
        return AddressMode.POST_INCREMENT if after == "++" else AddressMode.POST_DECREMENT
    return {
        "++": AddressMode.PRE_INCREMENT,
        "--": AddressMode.PRE_DECREMENT,
        "-": AddressMode.MINUS,
    }.get(before or "", AddressMode.PLUS)


def check_pair(pair: RegisterPair, location: Location) -> None:
    """Refuses a machine pair that is not odd:even of one side."""
    high, low = pair.high, pair.low
    if high.is_machine != low.is_machine:
        raise LinearError(location, f"the pair {pair} mixes machine and symbolic registers")
    if high.is_machine and (
        high.side != low.side or low.number % 2 or high.number != low.number + 1
    ):
        raise LinearError(location, f"the pair {pair} is not odd:even of one side")
