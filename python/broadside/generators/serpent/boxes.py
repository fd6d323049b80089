"""The S-boxes of Serpent as macros, from the circuits of circuits/serpent.toml.

The circuits overwrite their registers. Here each step has its own register, so copies are not needed. On the
C62x a complement is a subtraction from -1, which the units .L, .S and .D can do. For the C64x, `polarity.py`
places the complements.
"""

from __future__ import annotations

import re
import tomllib

from broadside.generators.serpent import polarity
from broadside.places import checkout

CIRCUITS = checkout.root() / "circuits" / "serpent.toml"
STEP = re.compile(r"(x\d)(=|\^=|&=|\|=|~)(x\d)?")
MNEMONICS = {"^=": "XOR", "&=": "AND", "|=": "OR"}
NOT = "NOT"
INPUTS = ("x0", "x1", "x2", "x3")
OUTPUTS = ("y0", "y1", "y2", "y3")
HEADER = """\
; Serpent's S-boxes and their inverses on 32 columns at once: written by boxes.py from circuits/serpent.toml.
;
; x0 to x3 in, y0 to y3 out, bit 0 first; `ones` holds -1. \
`registers` is .reg, or .rega or .regb to stay on a side.
"""
HEADER_C64X = """\
; Serpent's S-boxes and their inverses on 32 columns at once, for the C64x: written by boxes.py from
; circuits/serpent.toml.
;
; x0 to x3 in, y0 to y3 out, bit 0 first. `registers` is .reg, or .rega or .regb to stay on a side. \
Every gate takes
; its inputs and gives its output as they are or complemented, whichever needs fewer complements \
in eight rounds; the
; comment of a box names the words that come and go complemented. The linear transformation and the \
keys change nothing
; but which words those are: they shift none of them.
"""

Step = tuple[str, str, str, str]
"""Mnemonic, two sources, destination. A complement has its one source twice."""


def steps(program: str, result: list[str]) -> list[Step]:
    """The steps of a circuit. No register is written twice."""
    holds = {name: name for name in INPUTS}
    made: list[Step] = []
    for text in program.split():
        match = STEP.fullmatch(text)
        if match is None:
            raise ValueError(f"{CIRCUITS}: not a step: {text}")
        target, operator, source = match.groups()
        if operator == "=":
            holds[target] = holds[source]
            continue
        new = f"t{len(made)}?"
        if operator == "~":
            made.append((NOT, holds[target], holds[target], new))
        else:
            made.append((MNEMONICS[operator], holds[target], holds[source], new))
        holds[target] = new
    names = {holds[register]: output for register, output in zip(result, OUTPUTS, strict=True)}
    return [
        (mnemonic, names.get(a, a), names.get(b, b), names.get(to, to))
        for mnemonic, a, b, to in made
    ]


def circuits() -> dict[str, list[Step]]:
    """Every S-box, by name."""
    entries = tomllib.loads(CIRCUITS.read_text(encoding="utf-8"))["circuit"]
    return {entry["name"]: steps(entry["program"], entry["result"]) for entry in entries}


def macro(name: str, made: list[Step]) -> str:
    """An S-box for the C62x."""
    lines = [f"{name:<7} .macro  registers, ones, {', '.join(INPUTS + OUTPUTS)}", *_own(made)]
    for mnemonic, a, b, to in made:
        words = ("SUB", "ones", b, to) if mnemonic == NOT else (mnemonic, a, b, to)
        lines.append(f"        {words[0]:<8}{', '.join(words[1:])}")
    return "\n".join([*lines, "        .endm"])


def macro_c64x(name: str, made: list[Step], comment: str) -> str:
    """An S-box for the C64x."""
    lines = [f"; {comment}"] if comment else []
    lines += [f"{name:<7} .macro  registers, {', '.join(INPUTS + OUTPUTS)}", *_own(made)]
    for mnemonic, a, b, to in made:
        sources = [a] if mnemonic == NOT else [a, b]
        lines.append(f"        {mnemonic:<8}{', '.join([*sources, to])}")
    return "\n".join([*lines, "        .endm"])


def _own(made: list[Step]) -> list[str]:
    own = [to for *_, to in made if to.endswith("?")]
    return [f"        registers {', '.join(own)}"]


def text(isa: str) -> str:
    """The text of `boxes.inc` (C62x) or `boxes_c64x.inc`."""
    if isa == "c62x":
        macros = [macro(name, made) for name, made in circuits().items()]
        return f"{HEADER}\n" + "\n\n".join(macros) + "\n"
    placed = polarity.place_complements(circuits())
    macros = [macro_c64x(box.name, box.steps, box.comment) for box in placed]
    return f"{HEADER_C64X}\n" + "\n\n".join(macros) + "\n"
