"""Pygments lexers for linear assembly (`sa`) and assembly of the C6000 (`c6000`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.token import (
    Comment,
    Keyword,
    Name,
    Number,
    Operator,
    Punctuation,
    String,
    Text,
    Whitespace,
    _TokenType,
)

from broadside.facts.cpu import LARGEST, REGISTERS

_NAME = r"[A-Za-z_$][\w$]*[?']?"
_CONTROL = rf"(?:{'|'.join(sorted(LARGEST.control_registers))})\b"
_REGISTER = rf"(?:{'|'.join(REGISTERS)})\b"


@cache
def _mnemonics() -> frozenset[str]:
    return frozenset(LARGEST.forms) | {"NOP", "IDLE"}


class C6000Lexer(RegexLexer):
    """Assembly in TI's syntax: labels in column 1, parallel bars, predicates, units, directives."""

    name = "C6000 assembly"
    aliases: ClassVar[Any] = ("c6000",)
    filenames: ClassVar = ("*.asm",)
    url = "https://www.ti.com/lit/pdf/spru186"
    version_added = ""
    flags = re.IGNORECASE | re.MULTILINE

    tokens: ClassVar = {
        "root": [
            (r"^\*.*$", Comment.Single),
            (r";.*$", Comment.Single),
            (r"\n", Whitespace),
            (
                rf"^({_NAME})(:?)",
                bygroups(  # type: ignore[no-untyped-call]
                    Name.Label, Punctuation
                ),
            ),
            (r"[ \t]+", Whitespace),
            (r"\|\|", Operator.Word),
            (
                r"(\[)(\s*!?\s*)(" + _NAME + r")(\s*)(\])",
                bygroups(  # type: ignore[no-untyped-call]
                    Punctuation, Operator, Name.Variable.Instance, Whitespace, Punctuation
                ),
            ),
            (r"\.[a-z_]\w*", Keyword.Pseudo, "operands"),
            (_NAME, Name.Function, "operands"),
            (r"[:,]", Punctuation),
            (r".", Text),
        ],
        "operands": [
            (r";.*$", Comment.Single, "#pop"),
            (r"\n", Whitespace, "#pop"),
            (r"[ \t]+", Whitespace),
            (r'"[^"\n]*"', String),
            (r"\.[LSMD][12]?X?(?:T[12])?(?=[\s]|$)", Keyword.Type),
            (r"\.(?:TMS320C\w+|\w+_ENDIAN|\w+_MODEL)", Name.Constant),
            (rf"{_CONTROL}|{_REGISTER}", Name.Builtin),
            (r"0x[0-9a-f]+|[0-9][0-9a-f]*h\b|[01]+b\b|[0-9]+", Number),
            (_NAME, Name),
            (r"[-+*/%&|^~!=<>?]+", Operator),
            (r"[\[\](){},:.@#]", Punctuation),
            (r".", Text),
        ],
    }

    def get_tokens_unprocessed(
        self, text: str, stack: Iterable[str] = ("root",)
    ) -> Iterator[tuple[int, _TokenType, str]]:
        """Distinguishes the machine's instructions from the names of macros."""
        for index, token, value in super().get_tokens_unprocessed(text, stack):
            if token is Name.Function and value.upper() in _mnemonics():
                token = Keyword
            yield index, token, value


class LinearAssemblyLexer(C6000Lexer):
    """Linear assembly. Its lines are those of assembly, with names of values instead of registers."""

    name = "C6000 linear assembly"
    aliases: ClassVar[Any] = ("sa", "linear-assembly")
    filenames: ClassVar = ("*.sa",)
    url = "https://www.ti.com/lit/pdf/spru187"
