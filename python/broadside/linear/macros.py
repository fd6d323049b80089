"""Expands macros and included files before a `.sa` text is parsed (TI SPRU186N, chapter 5).

    swap    .macro  a, b, shift, mask       name and parameters
            .reg    t?                      a name ending in ? is new in each expansion
            SHRU    a, shift, t?
            ...
            .endm

            swap    left, right, 4, m4      a call

            .var    n, m                    names for texts that are known within this expansion only
            .mexit                          ends the expansion

            .include "permutation.inc"      relative to the including file; .copy is the same
            .end                            nothing is read after it

A parameter is replaced where it is a whole name, and as `:name:` within a longer name. A name that has a
value from `.asg` or `.eval` is replaced in the same way:

            .asg    8, first                a text
            .eval   first + 2, first        a number
            .loop   16                      repeats the lines up to .endloop; 1024 times without a number
            .break  first > 64              ends the repetition, if not 0
            .if     first < 16              takes the lines up to the next of these, if not 0
            .elseif first < TAPS            TAPS may be a constant that .set or .equ gives
            .elseif .TMS320C6400            symbols that the assembler knows of itself
            .else
            .endif
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from broadside.facts.isa import LEVELS
from broadside.input.files import read_source
from broadside.linear.ir import LinearError, Location
from broadside.linear.text.constants import note_constant
from broadside.linear.text.expressions import evaluate
from broadside.linear.text.lines import Line, hidden, scan_line, split_comment, split_operands

MAX_DEPTH = 32
"""The most nested includes and macro calls, so that a recursive macro is an error and does not hang."""

MAX_REPEATS = 4096
"""The most passes of one `.loop`."""

MAX_TEXT = 10_000
"""The most characters of a line after expansion. The assembler has the same limit."""

_REPEATS = 1024  # of a .loop without a number (SPRU186N, .loop)
MAX_LINES = 200_000
"""The most lines of a source after expansion."""

_INCLUDES = (".include", ".copy")  # they differ only in TI's listing (SPRU186N)
_ENDS = {".loop": ".endloop", ".if": ".endif"}
_BEGINNINGS = {".endm": ".macro", ".endloop": ".loop"} | dict.fromkeys(
    (".elseif", ".else", ".endif"), ".if"
)

_LINE_END = re.compile(r"\r\n?|\n")
_NAME = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*\??")


@dataclass(frozen=True)
class SourceLine:
    """A line after expansion, and the place in the text from which it comes."""

    text: str
    path: str
    number: int


@dataclass
class _Macro:
    name: str
    parameters: tuple[str, ...]
    location: Location
    body: list[SourceLine] = field(default_factory=list)


def expand(text: str, path: str, isa: str = LEVELS[0]) -> list[SourceLine]:
    """The lines of `text` with macros expanded and files included. Raises LinearError.

    `isa` decides the values of the predefined symbols that name a device.
    """
    found: list[SourceLine] = []
    with suppress(_End):
        for line in _Expander(predefined(isa)).lines(_numbered(text, path), 0):
            found.append(line)
    return found


def predefined(isa: str) -> dict[str, int]:
    """Symbols that TI's assembler predefines (SPRU186N 3.8.4), with the values of our assembler.

    They describe little-endian code for the ELF ABI.
    """
    return {
        **dict.fromkeys((".TMS320C6000", ".TMS320C6X", ".LITTLE_ENDIAN", ".SMALL_MODEL"), 1),
        **dict.fromkeys((".TMS320C6700", ".BIG_ENDIAN", ".LARGE_MODEL"), 0),
        "__TI_EABI__": 1,
        ".TMS320C6200": int(isa == "c62x"),
        ".TMS320C6400": int(isa == "c64x"),
    }


def _numbered(text: str, path: str) -> Iterator[SourceLine]:
    """The lines of a text. A line whose code ends in a backslash continues in the next line."""
    lines = _LINE_END.split(text)
    begun: list[str] = []
    for number, line in enumerate(lines if lines[-1] else lines[:-1], start=1):
        code = split_comment(line)[0].rstrip()
        if code.endswith("\\") and not line.startswith("*") and number < len(lines):
            begun.append(code[:-1].strip() if begun else code[:-1].rstrip())
            continue
        yield SourceLine(
            " ".join([*begun, line.lstrip() if begun else line]), path, number - len(begun)
        )
        begun = []


class _Break(LinearError):
    """Raised by `.break` to end the repetition around it. Outside of a repetition it is an error."""


class _MacroExit(LinearError):
    """Raised by `.mexit` to end the expansion around it. Outside of a macro it is an error."""


class _End(Exception):
    """Raised by `.end`, after which nothing is read, even if it stands in an included file."""


class _Expander:
    def __init__(self, constants: dict[str, int]) -> None:
        """`constants` are the names that have a value before the first line."""
        self._macros: dict[str, _Macro] = {}
        self._expansions = 0
        self._count = 0
        self._symbols: dict[str, str] = {}
        self._hidden: list[dict[str, str | None]] = []  # by expansion: what its `.var` hide
        self._constants = dict(constants)

    def lines(self, source: Iterator[SourceLine], depth: int) -> Iterator[SourceLine]:
        for item in source:
            line = scan_line(item.text, item.path, item.number)
            self._count += 1
            if self._count > MAX_LINES:
                raise LinearError(line.location, f"expands to more than {MAX_LINES} lines")
            directive = _first_word(line.rest)[0].lower()
            if directive in (".asg", ".eval"):
                self._assign(directive, line)
                continue
            if directive == ".var":
                self._declare(line)
                continue
            if self._symbols and directive != ".macro":
                item = self._substituted(item)
                line = scan_line(item.text, item.path, item.number)
            if depth > MAX_DEPTH:
                raise LinearError(line.location, f"nested more than {MAX_DEPTH} deep")
            yield from self._expanded(item, line, source, depth)

    def _expanded(
        self, item: SourceLine, line: Line, source: Iterator[SourceLine], depth: int
    ) -> Iterator[SourceLine]:
        """The lines that replace one line, which directives may take with lines of `source` after it."""
        word, rest = _first_word(line.rest)
        directive = word.lower()
        if directive == ".macro":
            self._define(line, rest, source)
        elif directive == ".end":
            raise _End
        elif directive in _INCLUDES:
            yield from self.lines(_included(rest, line), depth + 1)
        elif directive == ".loop":
            yield from self._repeated(rest, line, source, depth)
        elif directive == ".if":
            branch = self._branch(_parts(".if", rest, line, source))
            yield from self.lines(iter(branch), depth + 1)
        elif directive == ".break":
            if not rest or self._number(rest, line.location):
                raise _Break(line.location, ".break without .loop")
        elif directive == ".mexit":
            raise _MacroExit(line.location, ".mexit outside of a macro")
        elif directive in _BEGINNINGS:
            raise LinearError(line.location, f"{word} without {_BEGINNINGS[directive]}")
        elif word in self._macros:
            yield from self._of_macro(self._macros[word], rest, line, depth)
        else:
            note_constant(item.text, Location(item.path, item.number), self._constants)
            yield item

    def _substituted(self, item: SourceLine) -> SourceLine:
        place = Location(item.path, item.number)
        return replace(item, text=_Substitution(self._symbols, None)(item.text, place))

    def _assign(self, directive: str, line: Line) -> None:
        """`.asg text, name` and `.eval expression, name`."""
        operands = split_operands(_first_word(line.rest)[1], line.location)
        if len(operands) != 2 or not _NAME.fullmatch(operands[1][0]):
            raise LinearError(line.location, f"{directive} takes a value and a name")
        (value, where), (name, _) = operands
        value = _Substitution(self._symbols, None)(value.strip('"'), where)
        if directive == ".eval":
            value = str(self._number(value, where))
        self._symbols[name] = value

    def _declare(self, line: Line) -> None:
        """`.var name, ...`: names without a text yet, until the expansion of this macro ends."""
        if not self._hidden:
            raise LinearError(line.location, ".var outside of a macro")
        operands = split_operands(_first_word(line.rest)[1], line.location)
        if not operands or not all(_NAME.fullmatch(name) for name, _ in operands):
            raise LinearError(line.location, ".var takes names")
        for name, _ in operands:
            self._hidden[-1].setdefault(name, self._symbols.get(name))
            self._symbols[name] = ""

    def _repeated(
        self, rest: str, line: Line, source: Iterator[SourceLine], depth: int
    ) -> Iterator[SourceLine]:
        """The lines of a `.loop`, repeated as often as it says or until a `.break`."""
        (body,) = _parts(".loop", rest, line, source)
        value = self._number(rest, line.location) if rest else _REPEATS
        if not 0 <= value <= MAX_REPEATS:
            raise LinearError(line.location, f".loop takes a count from 0 to {MAX_REPEATS}")
        try:
            for _ in range(value if body.lines else 0):
                yield from self.lines(iter(body.lines), depth + 1)
        except _Break:
            return

    def _branch(self, parts: list[_Part]) -> list[SourceLine]:
        """The lines of the first part whose condition holds. The condition of `.else` is empty."""
        for part in parts:
            condition = _Substitution(self._symbols, None)(part.condition, part.location)
            if not condition or self._number(condition, part.location):
                return part.lines
        return []

    def _number(self, text: str, location: Location) -> int:
        try:
            value = evaluate(text, self._constants)
        except SyntaxError as fault:
            raise LinearError(location, f"not a number: {text!r}: {fault}") from None
        if value is None:
            raise LinearError(location, f"not a number: {text!r}")
        return value

    def _define(self, line: Line, parameters: str, source: Iterator[SourceLine]) -> None:
        if not line.label:
            raise LinearError(line.location, "a macro has its name before .macro")
        if line.label in self._macros:
            raise LinearError(line.location, f"macro {line.label} is defined twice")
        names = tuple(name for name, _ in split_operands(parameters, line.location))
        macro = _Macro(line.label, names, line.location)
        for item in source:
            word, _ = _first_word(scan_line(item.text, item.path, item.number).rest)
            if word.lower() == ".endm":
                self._macros[macro.name] = macro
                return
            macro.body.append(item)
        raise LinearError(line.location, f"macro {macro.name} has no .endm")

    def _of_macro(self, macro: _Macro, rest: str, line: Line, depth: int) -> Iterator[SourceLine]:
        """The lines of a macro's expansion, up to its end or to a `.mexit`."""
        called = self._call(macro, rest, line)
        self._hidden.append({})
        try:
            with suppress(_MacroExit):
                yield from self.lines(called, depth + 1)
        finally:  # a `.break` may leave the expansion too
            for name, before in self._hidden.pop().items():
                if before is None:
                    del self._symbols[name]
                else:
                    self._symbols[name] = before

    def _call(self, macro: _Macro, rest: str, line: Line) -> Iterator[SourceLine]:
        values = [value for value, _ in split_operands(rest, line.location)]
        if len(values) != len(macro.parameters):
            raise LinearError(
                line.location,
                f"{macro.name} takes {len(macro.parameters)} operands, {len(values)} given",
            )
        self._expansions += 1
        given = _Substitution(dict(zip(macro.parameters, values, strict=True)), self._expansions)
        if line.label:
            yield SourceLine(f"{line.label}:", line.location.path, line.location.line)
        for item in macro.body:
            place = Location(item.path, item.number)
            yield replace(item, text=given(item.text, place))


@dataclass
class _Part:
    """The lines of a `.loop`, or those after an `.if`, `.elseif` or `.else`. The last has no condition."""

    condition: str
    location: Location
    lines: list[SourceLine] = field(default_factory=list)


def _parts(word: str, rest: str, line: Line, source: Iterator[SourceLine]) -> list[_Part]:
    """The lines up to the end of a `.loop` or `.if`, split into parts, each with the condition before it."""
    parts, open_ends = [_Part(rest, line.location)], [_ENDS[word]]
    if word == ".if" and not rest:
        raise LinearError(line.location, ".if takes a number")
    for item in source:
        inner = scan_line(item.text, item.path, item.number)
        directive, condition = _first_word(inner.rest)
        directive = directive.lower()
        if directive in _ENDS:
            open_ends.append(_ENDS[directive])
        elif directive == open_ends[-1]:
            open_ends.pop()
            if not open_ends:
                return parts
        elif directive in (".else", ".elseif") and open_ends == [".endif"]:
            parts.append(_next_part(parts[-1], directive, condition, inner.location))
            continue
        parts[-1].lines.append(item)
    raise LinearError(line.location, f"{word} has no {_ENDS[word]}")


def _next_part(before: _Part, directive: str, condition: str, location: Location) -> _Part:
    if not before.condition:
        raise LinearError(location, f"{directive} after .else")
    if directive == ".else":
        return _Part("", location)
    if not condition:
        raise LinearError(location, ".elseif takes a number")
    return _Part(condition, location)


def _first_word(text: str) -> tuple[str, str]:
    word, *rest = text.split(None, 1) or [""]
    return word, rest[0] if rest else ""


def _included(operand: str, line: Line) -> Iterator[SourceLine]:
    path = Path(line.location.path).parent / operand.strip().strip('"')
    try:
        text = read_source(path, included=True)
    except (OSError, ValueError) as error:
        cause = error.strerror if isinstance(error, OSError) else str(error)
        raise LinearError(line.location, f"cannot include {path}: {cause}") from error
    return _numbered(text, str(path))


class _Substitution:
    """Replaces names by their values in lines of text. Comments and quoted characters stay unchanged.

    With the number of an `expansion`, names that end in `?` get a new name for each expansion.
    """

    def __init__(self, values: dict[str, str], expansion: int | None) -> None:
        self._values = values
        self._expansion = expansion
        names = "|".join(re.escape(name) for name in sorted(values, key=len, reverse=True))
        self._forced = re.compile(f":({names}):") if names else None

    def __call__(self, text: str, location: Location) -> str:
        """The text with the values in it. Raises LinearError if it becomes too long."""
        code, separator, comment = split_comment(text)
        if self._forced is not None:
            code = self._replaced(self._forced, code, location)
        return self._replaced(_NAME, code, location) + separator + comment

    def _replaced(self, names: re.Pattern[str], code: str, location: Location) -> str:
        """The code with the names that a pattern finds replaced; it is never built longer than MAX_TEXT."""
        shown = hidden(code) if names is _NAME else code
        parts: list[str] = []
        position = length = 0
        for match in names.finditer(code):
            if shown[match.start()] != code[match.start()]:
                continue
            value = self._values[match[1]] if names is self._forced else self._name(match[0])
            parts += [code[position : match.start()], value]
            length += match.start() - position + len(value)
            position = match.end()
            if length > MAX_TEXT:
                raise LinearError(location, "the line becomes too long")
        return "".join([*parts, code[position:]])

    def _name(self, name: str) -> str:
        if name.endswith("?") and self._expansion is not None:
            return f"{name[:-1]}_{self._expansion}"
        return self._values.get(name, name)
