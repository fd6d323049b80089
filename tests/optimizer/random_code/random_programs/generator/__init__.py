"""Makes random programs that are legal by construction.

They read only values that they wrote, and access only their own memory. They have, on each ISA level:

- every instruction of the table in every form, predicates, units, paths and sides that the source fixes,
  machine registers as variables, `.reserve`, up to 40 variables (C64x: 72) that live at once;
- words, pointers and pairs (these among the first six) as arguments; words, pairs or nothing as result;
  `.proc` as well as `.cproc`;
- loads and stores through moving pointers, to the stack frame, to rings (`.circ` and AMR); pointers that may
  alias, that `.mptr` tells apart, `.no_mdep` with the `.mdep` that it needs, with others and with none;
- loops in loops: counters up and down, BDEC, comparisons, `.trip` with few passes, further exits;
- branches past operations, results that nobody reads, several returns, calls of up to ten arguments;
- control registers: AMR, GFPGFR, and bit SAT of CSR.

Not here: `.volatile`, branches to an address, `.map`, `.call` within `.proc`.
"""

from __future__ import annotations

from random_programs.choices import Choices
from random_programs.generator.procedure import Generator
from random_programs.generator.state import CALLS
from random_programs.program import Program

__all__ = ["CALLS", "generate"]


def generate(isa: str, choices: Choices) -> Program:
    """One program, as the choices have it."""
    return Generator(isa, choices).program()
