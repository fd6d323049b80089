"""The round as linear assembly: what the placement schedules, for the reader and the interpreter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .operations import Operation
from .round import RoundRegisters

MARK = "A@"  # makes a symbolic register one of side A while its text is made

HEADER = """\
; Rounds of DES on bit slices, in linear assembly: written by generate.py, not to be edited.
;
;       void des_bitslice_rounds(uint32_t right[32], uint32_t left[32],
;                                const uint32_t *keys, uint32_t rounds);
;
; right, left   R0 and L0, one word per bit and one block per bit of a word. The halves change
;               places in every round but each sixteenth, so that after 16 or 48 rounds `right`
;               holds the first half of the preoutput and `left` the second.
; keys          24 words a round; each half of a word is 0 or 1 and tells whether it complements
;               an S-box input.
; rounds        a multiple of 16, not 0.
;
; k..: key words; m..: masks from them, by S-box and input; r..: bits of R, keyed in place; x..:
; keyed copies of bits that a second S-box still needs; s..: gates, by S-box; l.., n..: bits of L
; before and after.
"""


def symbolic(operation: Operation, names: dict[str, str], values: set[str]) -> str:
    """The operation on symbolic registers, without unit."""
    sources = [MARK + name for name in operation.reads]
    target = MARK + operation.write if operation.write else ""
    text = operation.forms[0].render(sources, target).replace(MARK, "")
    mnemonic, _, rest = text.split(" ", 2)
    operands = re.sub(r"\b[AB]\d+\b", lambda match: names[match[0]], rest)
    predicate = ""
    if operation.predicate:
        known = operation.predicate in values
        predicate = f"[{operation.predicate if known else names[operation.predicate]}]"
    return f"{predicate:8}{mnemonic:8}{operands}"


def round_procedure(operations: Sequence[Operation], fixed: RoundRegisters, label: str) -> str:
    """The loop over the rounds as a procedure."""
    names = {
        fixed.right: "right",
        fixed.left: "left",
        fixed.keys: "keys",
        fixed.count: "rounds",
        fixed.ones_a: "ones",
        fixed.ones_b: "ones",
    }
    values = list(dict.fromkeys(o.write for o in operations if o.write))
    lines = [HEADER, "        .global des_bitslice_rounds", ""]
    lines.append("des_bitslice_rounds: .cproc right, left, keys, rounds")
    lines.append("        .reg    ones")
    for first in range(0, len(values), 12):
        lines.append(f"        .reg    {', '.join(values[first : first + 12])}")
    lines += ["", "        MVK     -1, ones", f"{label}:  .trip   16"]
    lines += [symbolic(operation, names, set(values)) for operation in operations]
    lines += ["        .return", "        .endproc"]
    return "\n".join(lines) + "\n"
