"""The S-boxes of Serpent as macros, from the circuits of circuits/serpent.toml.

    python kernels/serpent/boxes.py > kernels/serpent/boxes.inc

The circuits overwrite their registers; here each step has a register of its own, so that copies
vanish. A complement is a subtraction from -1, which any of the units .L, .S and .D can do.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

CIRCUITS = Path(__file__).parents[2] / "circuits" / "serpent.toml"
STEP = re.compile(r"(x\d)(=|\^=|&=|\|=|~)(x\d)?")
MNEMONICS = {"^=": "XOR", "&=": "AND", "|=": "OR"}
INPUTS = ("x0", "x1", "x2", "x3")
OUTPUTS = ("y0", "y1", "y2", "y3")
HEADER = """\
; Serpent's S-boxes and their inverses on 32 columns at once: written by boxes.py from circuits/serpent.toml.
;
; x0 to x3 in, y0 to y3 out, bit 0 first; `ones` holds -1. \
`registers` is .reg, or .rega or .regb to stay on a side.
"""


def steps(program: str, result: list[str]) -> list[tuple[str, str, str, str]]:
    """Mnemonic, two sources and destination of each step, no register written twice."""
    holds = {name: name for name in INPUTS}
    made: list[tuple[str, str, str, str]] = []
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
            made.append(("SUB", "ones", holds[target], new))
        else:
            made.append((MNEMONICS[operator], holds[target], holds[source], new))
        holds[target] = new
    names = {holds[register]: output for register, output in zip(result, OUTPUTS, strict=True)}
    return [
        (mnemonic, names.get(a, a), names.get(b, b), names.get(to, to))
        for mnemonic, a, b, to in made
    ]


def macro(name: str, program: str, result: list[str]) -> str:
    """One S-box."""
    made = steps(program, result)
    own = [to for *_, to in made if to.endswith("?")]
    lines = [f"{name:<7} .macro  registers, ones, {', '.join(INPUTS + OUTPUTS)}"]
    lines.append(f"        registers {', '.join(own)}")
    lines += [f"        {mnemonic:<8}{a}, {b}, {to}" for mnemonic, a, b, to in made]
    return "\n".join([*lines, "        .endm"])


def main() -> None:
    """Prints `boxes.inc`."""
    print(HEADER)
    circuits = tomllib.loads(CIRCUITS.read_text(encoding="utf-8"))["circuit"]
    print("\n\n".join(macro(c["name"], c["program"], c["result"]) for c in circuits))


if __name__ == "__main__":
    main()
